"""What is told of one member: the sums of each game, of all together, and the last matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.league.career import Career, Played
from bot.league.tally import Tally
from games.core.statistics import Statistic


@dataclass(frozen=True, slots=True)
class Resume:
    """A member's matches on one server, summed up.

    Attributes:
        careers: by game, of those in which something counts. If one game was asked for, the others
            may lack against whom they were.
        every: all games together, without what single games count; the same holds for it.
        recent: the last matches of the game that was asked for, oldest first.
    """

    careers: Mapping[str, Career]
    every: Career
    recent: Sequence[Played]


def resume_of(
    played: Sequence[Played],
    declared: Mapping[str, Sequence[Statistic]],
    game: str | None = None,
    last: int = 5,
) -> Resume:
    """Sum up every match of a member.

    Args:
        played: all of them, oldest first.
        declared: the statistics of each game.
        game: of which the last matches are wanted; ``None``: of all.
        last: how many.
    """
    tally = Tally(declared)
    for each in played:
        tally.add(each)
    own = [each for each in played if game in {None, each.game}]
    return Resume(tally.counting, tally.every, own[-last:])
