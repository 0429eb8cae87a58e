"""The statistics of Großes Los: what deals cost (§9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.statistics import Fold, SeatMatch, Statistic, points_of_deals


def _free(match: SeatMatch) -> Iterable[int]:
    return (match.points.count(0),)


STATISTICS: Final = (
    Statistic("points-per-deal", Fold.MEAN, points_of_deals),
    Statistic("free-deals", Fold.SUM, _free),
    Statistic("worst-deal", Fold.HIGHEST, points_of_deals),
)
