"""The statistics of Krass Kariert: chips kept and paid (§11, §12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.statistics import Fold, SeatMatch, Statistic, final_score, how_often

_LOST: Final = "krass_kariert-sheet-lost"


def _paid(match: SeatMatch) -> Iterable[int]:
    return (-sum(match.points),)


def _is_spotless(match: SeatMatch) -> Iterable[int]:
    """Return 1 if the seat has paid nothing, also not with the chip that it did not have."""
    return (int(not any(match.points) and not any(match.notes(_LOST))),)


STATISTICS: Final = (
    Statistic("chips-kept", Fold.MEAN, final_score),
    Statistic("chips-kept-in-all", Fold.SUM, final_score),
    Statistic("chips-paid", Fold.SUM, _paid),
    Statistic("spotless", Fold.SUM, _is_spotless),
    Statistic("lost", Fold.SUM, how_often(_LOST)),
)
