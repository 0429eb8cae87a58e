import pytest

from bot.league.places import league_places, place_points
from tests.bot.league.matches import ANNA, BEN, CEM, DORA, seat


def test_whoever_left_comes_last_and_the_others_move_up():
    seats = [seat(ANNA, 1, 50), seat(BEN, 2), seat(CEM, 3), seat("mittel", 4)]
    assert league_places(seats) == (4, 1, 2, 3)


def test_whoever_left_and_came_back_comes_last_as_well():
    seats = [seat(ANNA, 1, came_back=True), seat(BEN, 2), seat(CEM, 3, 60), seat(DORA, 4)]
    assert league_places(seats) == (3, 1, 3, 2)


def test_several_who_left_share_the_last_place():
    seats = [seat(ANNA, 1, 50), seat(BEN, 2), seat(CEM, 3, 60), seat(DORA, 4)]
    assert league_places(seats) == (3, 1, 3, 2)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (100, 0)),
        ((2, 3, 1), (50, 0, 100)),
        ((1, 2, 3, 4), (100, pytest.approx(66.67, abs=0.01), pytest.approx(33.33, abs=0.01), 0)),
        ((1, 1, 3), (75, 75, 0)),
        ((1, 1), (50, 50)),
        ((1, 2, 2, 2), (100, *[pytest.approx(33.33, abs=0.01)] * 3)),
    ],
)
def test_place_points_go_from_100_to_0_and_ties_share(places, points):
    assert place_points(places) == points
