"""The statistics of Tausendundeins: points, bids, declared pairs, no trick (§5, §7, §8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core.statistics import Fold, SeatMatch, Statistic, how_often, points_of_deals

_BID: Final = "tausendundeins-sheet-bid"
_FORFEITED: Final = "tausendundeins-sheet-forfeited"
_DECLARED: Final = "tausendundeins-sheet-declared"


def _made(match: SeatMatch) -> Iterable[int]:
    """Return 1 for each bid that was made, 0 for one that was not or was given up."""
    made = [int(dict(note.values)["made"] == "yes") for note in match.notes(_BID)]
    return [*made, *(0 for _ in match.notes(_FORFEITED))]


def _bids_made(match: SeatMatch) -> Iterable[int]:
    for note in match.notes(_BID):
        values = dict(note.values)
        bid = values["bid"]
        if values["made"] == "yes" and isinstance(bid, int):
            yield bid


def _declared(match: SeatMatch) -> Iterable[int]:
    for note in match.notes(_DECLARED):
        points = dict(note.values)["points"]
        if isinstance(points, int):
            yield points


STATISTICS: Final = (
    Statistic("best-deal", Fold.HIGHEST, points_of_deals),
    Statistic("points-per-deal", Fold.MEAN, points_of_deals),
    Statistic("bids-made", Fold.SHARE, _made),
    Statistic("highest-bid", Fold.HIGHEST, _bids_made),
    Statistic("most-declared", Fold.HIGHEST, _declared),
    Statistic("jungfrauen", Fold.SUM, how_often("tausendundeins-sheet-jungfrau")),
)
