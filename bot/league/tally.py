"""A member's careers on one server, in each game and in all, counted match by match.

How a match becomes what each of its people has played is told here too; where it is read from and
what is kept of the sums is the store's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.league.achievements import Progress
from bot.league.career import Career, Played
from bot.league.ledger import Entry
from bot.league.sheets import Sheet
from games.core.statistics import Statistic

EVERY: Final = ""
"""Stands for all games together where a game could."""

Moment: TypeAlias = tuple[int, int]
"""When a match ended and its table, by which matches are ordered."""


@dataclass(slots=True)
class Tally:
    """What the matches of one member come to, taken oldest first.

    Attributes:
        declared: the statistics of each game.
        every: all games together, without what single games count.
        games: by game.
        last: the newest match of each game, and under `EVERY` of all.
        progress: what he has achieved by them.
    """

    declared: Mapping[str, Sequence[Statistic]]
    every: Career = field(default_factory=Career)
    games: dict[str, Career] = field(default_factory=dict[str, Career])
    last: dict[str, Moment] = field(default_factory=dict[str, Moment])
    progress: Progress = field(default_factory=Progress)

    @property
    def counting(self) -> dict[str, Career]:
        """The games in which something counts."""
        return {slug: each for slug, each in self.games.items() if each.matches or each.training}

    @property
    def kept(self) -> dict[str, Career]:
        """What is worth keeping: all games together, and those in which something counts."""
        return {EVERY: self.every, **self.counting}

    def add(self, played: Played) -> None:
        """Take the next match."""
        self.every.add(played)
        if played.game not in self.games:
            self.games[played.game] = Career(self.declared)
        self.games[played.game].add(played)
        self.last[EVERY] = self.last[played.game] = played.ended_at, played.table
        self.progress.check(self.every, played.ended_at)


def played_in(entry: Entry, game: str, sheet: Sheet = ()) -> Iterator[tuple[int, Played]]:
    """Yield the people of a match, deleted ones apart, each with the match as he has played it."""
    match = entry.match
    levels = tuple(
        (seat.level, seat.place)
        for seat in match.seats
        # Neither: somebody who was deleted before numbers were drawn by lot.
        if seat.member is None and seat.level is not None
    )
    for line in entry.lines:
        if line.member < 0:
            continue
        seat = match.seats[line.seat]
        others = tuple(
            (each.member, each.place) for each in entry.lines if each.member != line.member
        )
        yield (
            line.member,
            Played(
                match.table,
                game,
                match.ended_at,
                line.seat,
                line.place,
                line.points,
                seat.score,
                seat.has_left,
                entry.reason,
                line.before,
                line.after,
                others,
                levels,
                sheet,
            ),
        )
