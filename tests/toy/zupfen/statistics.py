"""The statistics of Zupfen."""

from typing import Final

from games.core.statistics import Fold, SeatMatch, Statistic, points_of_deals


def _finished(match: SeatMatch) -> tuple[int]:
    return (match.points.count(0),)


STATISTICS: Final = (
    Statistic("cards-per-deal", Fold.MEAN, points_of_deals),
    Statistic("finished", Fold.SUM, _finished),
)
