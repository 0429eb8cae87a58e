from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.rating import MU, SIGMA, Rating, after_seasons, anchor, rated, shown

SETTLED = Rating(sigma=7)


def changes(before: Rating, places: list[int]) -> list[int]:
    return [shown(each.mu) - before.shown for each in rated([before] * len(places), places)]


def test_a_new_player_is_shown_at_1500():
    assert Rating().shown == 1500
    assert Rating().deviation == pytest.approx(125)


@pytest.mark.parametrize(
    ("before", "places", "expected"),
    [
        (Rating(), [1, 2, 3, 4], [42, 14, -14, -42]),
        (Rating(), [1, 1, 3, 4], [28, 28, -14, -42]),
        (SETTLED, [1, 2, 3, 4], [30, 10, -10, -30]),
        (SETTLED, [1, 1, 3, 4], [20, 20, -10, -30]),
    ],
)
def test_places_alone_change_ratings(before: Rating, places: list[int], expected: list[int]):
    assert changes(before, places) == expected


@given(st.lists(st.integers(1, 4), min_size=2, max_size=6), st.floats(1, 8.33))
def test_equal_uncertainties_give_as_much_as_they_take(places: list[int], sigma: float):
    after = rated([Rating(sigma=sigma)] * len(places), places)
    assert sum(each.mu - MU for each in after) == pytest.approx(0, abs=1e-9)


def test_whoever_wins_never_falls():
    strong, weak = Rating(40, 3), Rating(10, 8)
    assert rated([strong, weak, weak], [1, 2, 2])[0].mu > strong.mu


def test_a_season_draws_ratings_to_the_middle_and_makes_them_less_certain():
    after = after_seasons(Rating(35, 3), 1)
    assert (after.mu, after.sigma) == (34, pytest.approx(13**0.5))
    assert after_seasons(Rating(35, 8), 1).sigma == pytest.approx((64 + 4) ** 0.5)
    assert after_seasons(Rating(35, 8.3), 1).sigma == SIGMA
    assert after_seasons(Rating(35, 3), 3) == after_seasons(after_seasons(Rating(35, 3), 2), 1)


def test_many_seasons_end_where_everybody_begins():
    late = after_seasons(Rating(35, 3), 1000)
    assert (late.mu, late.sigma) == (pytest.approx(MU), SIGMA)


def test_a_computer_player_stands_where_the_model_expects_the_odds_it_has():
    ours, theirs = anchor(log(3)), anchor(0)
    assert (theirs.mu, theirs.shown) == (MU, 1500)
    won, lost = (rated([ours, theirs], places)[0].mu - ours.mu for places in ([1, 2], [2, 1]))
    assert -lost / won == pytest.approx(3, rel=1e-4)
