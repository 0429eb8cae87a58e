"""What the declared statistics of the games make of score sheets."""

from collections.abc import Mapping, Sequence

import pytest

from games.core.sheet import DealScore
from games.core.statistics import Fold, Folded, SeatMatch, Statistic, final_score
from games.core.text import SeatValue, Text, Value
from games.registry import newest_games


def deal(points: Sequence[int | None], *notes: Text) -> DealScore:
    return DealScore(1, 0, tuple(points), (0,) * len(points), notes)


def note(key: str, seat: int, **values: Value) -> Text:
    return Text.of(key, seat=SeatValue(seat), **values)


def told(slug: str, *deals: DealScore, seat: int = 0, score: int = 0) -> Mapping[str, float | None]:
    """Return what one match comes to in the statistics of a game."""
    match = SeatMatch(seat, score, deals)
    return {
        each.name: each.value(Folded().plus(each.numbers(match)))
        for each in newest_games()[slug].spec.statistics
    }


@pytest.mark.parametrize(
    ("fold", "value"),
    [(Fold.SUM, 9), (Fold.MEAN, 3), (Fold.SHARE, 3), (Fold.HIGHEST, 6), (Fold.LOWEST, 1)],
)
def test_numbers_are_folded_as_declared(fold: Fold, value: float):
    assert Statistic("any", fold, final_score).value(Folded().plus([2, 1, 6])) == value
    assert Statistic("any", fold, final_score).value(Folded()) is None


def test_romme_counts_deals_won_and_hand_rommes():
    deals = (
        deal([0, 30], note("romme-sheet-hand-romme", 0)),
        deal([12, 8], Text.of("romme-sheet-undecided")),
        deal([40, 0], note("romme-sheet-hand-romme", 1)),
    )
    assert told("romme", *deals) == {
        "points-per-deal": pytest.approx(52 / 3),
        "deals-won": 1,
        "hand-rommes": 1,
        "worst-deal": 40,
    }


def test_a_deal_after_a_seat_has_left_the_match_is_not_its_own():
    assert told("romme", deal([120, 0]), deal([None, 0]))["points-per-deal"] == 120


def test_tausendundeins_knows_the_best_deal_and_the_bids():
    deals = (
        deal([130, 20, 0], note("tausendundeins-sheet-bid", 0, bid=120, made="yes")),
        deal([-140, 60, 0], note("tausendundeins-sheet-bid", 0, bid=140, made="no")),
        deal([-100, 60, 0], note("tausendundeins-sheet-forfeited", 0)),
        deal(
            [90, 0, 0],
            note("tausendundeins-sheet-declared", 0, points=60),
            note("tausendundeins-sheet-jungfrau", 1),
        ),
    )
    assert told("tausendundeins", *deals) == {
        "best-deal": 130,
        "points-per-deal": -5,
        "bids-made": pytest.approx(1 / 3),
        "highest-bid": 120,
        "most-declared": 60,
        "jungfrauen": 0,
    }
    assert told("tausendundeins", *deals, seat=1)["jungfrauen"] == 1
    assert told("tausendundeins", *deals, seat=1)["bids-made"] is None


def test_krass_kariert_counts_chips_kept_and_paid():
    lost = note("krass_kariert-sheet-lost", 0)
    kept = told("krass_kariert", deal([0, -1]), deal([0, -1]), seat=0, score=2)
    assert (kept["chips-kept"], kept["chips-paid"], kept["spotless"]) == (2, 0, 1)
    paid = told("krass_kariert", deal([-1, 0]), deal([0, 0], lost), seat=0, score=0)
    assert (paid["chips-paid"], paid["spotless"], paid["lost"]) == (1, 0, 1)


def test_grosses_los_counts_what_deals_cost():
    assert told("grosses_los", deal([0, 7]), deal([5, 0]), deal([1, 0])) == {
        "points-per-deal": 2,
        "free-deals": 1,
        "worst-deal": 5,
    }
