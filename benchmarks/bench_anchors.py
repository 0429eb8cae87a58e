"""Row W5: whether the strengths that games declare for their levels are those of their matches.

One seat is played by a level, all others by the level below, in whole matches under the standard
rules. What is counted is how many of the others it is placed ahead of, ties by half.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import exp
from typing import Final

from benchmarks import rows
from benchmarks.contests import Contest, Counted, held
from benchmarks.rows import Figure, at_most, row
from bot.league.places import place_points
from games.core.record import Match
from games.registry import find_game

LEVELS: Final = ("leicht", "mittel", "schwer")
SEATS: Final = {"romme": 2, "tausendundeins": 3, "krass_kariert": 4, "grosses_los": 4}
SECONDS: Final = {"mittel": 8.0, "schwer": 30.0}
"""Time of a contest unless it is ``--whole``."""
ERRORS: Final = 3.0
"""By how many standard errors what was played may differ from what is declared."""


def placed_ahead(match: Match, seat: int) -> Counted:
    """Count a match by the share of the other seats that come after one."""
    result = match.game.result(match.state)
    assert result is not None
    points = place_points(result.places)
    return Counted(1, points[seat] / 100, len(points) / 2)


def _declared(slug: str, level: str, below: str) -> Figure:
    seconds = None if rows.is_whole else SECONDS[level]
    standing = held(Contest(slug, "", SEATS[slug], level, below, placed_ahead, seconds))
    players = find_game(slug).spec.players
    expected = 1 / (1 + exp(players[below].strength - players[level].strength))
    off = abs(standing.share - expected) / standing.standard_error
    note = f"ratio in standard errors of {standing.standard_error:.1%}; {standing.units:,} matches"
    return Figure(expected * 100, standing.share * 100, off, "%", note)


for _slug in SEATS:
    for _below, _level in pairwise(LEVELS):
        what = f"{find_game(_slug).spec.title}: {_level} expected ahead of {_below}"
        row("W5", what, "matches played", at_most(ERRORS))(
            partial(_declared, _slug, _level, _below)
        )
