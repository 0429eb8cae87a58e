"""The statistics of Rommé: minus points, deals won, and going out in one turn (§9, §12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.statistics import Fold, SeatMatch, Statistic, how_often, points_of_deals


def _deals_won(match: SeatMatch) -> Iterable[int]:
    """Return how many deals the seat has ended; whoever goes out has the fewest minus points."""
    won = 0
    for deal in match.sheet:
        is_decided = all(note.key != "romme-sheet-undecided" for note in deal.notes)
        best = min(points for points in deal.points if points is not None)
        won += is_decided and deal.points[match.seat] == best
    return (won,)


STATISTICS: Final = (
    Statistic("points-per-deal", Fold.MEAN, points_of_deals),
    Statistic("deals-won", Fold.SUM, _deals_won),
    Statistic("hand-rommes", Fold.SUM, how_often("romme-sheet-hand-romme")),
    Statistic("worst-deal", Fold.HIGHEST, points_of_deals),
)
