from dataclasses import replace

import pytest

from bot.league.counting import Unrated, too_often, unrated
from bot.league.results import MatchResult
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, NOVEMBER, match, seat

NOBODY_STAYED = Unrated.NOBODY_STAYED


@pytest.mark.parametrize(
    ("played", "reason"),
    [
        (match((ANNA, 1), (BEN, 2)), None),
        (match((ANNA, 1), (BEN, 2), is_void=True), Unrated.VOID),
        (match((ANNA, 1), ("mittel", 2)), Unrated.TRAINING),
        (replace(match((ANNA, 1), (BEN, 2)), is_casual=True), Unrated.CASUAL),
        (match((ANNA, 1), seat(BEN, 2, came_late=True)), Unrated.CAME_LATE),
        (match((ANNA, 1), seat(BEN, 2, 30, left_in_first_deal=True)), Unrated.FIRST_DEAL),
        (match((ANNA, 1), seat(BEN, 2, 24)), Unrated.TOO_SHORT),
        (match((ANNA, 1), seat(BEN, 2, 25)), None),
        (match((ANNA, 1), seat(BEN, 2, 10), (CEM, 3)), None),
        (match((ANNA, 1), seat(BEN, 2, 10), seat(CEM, 3, 24)), Unrated.TOO_SHORT),
        (match((-5, 1), (BEN, 2)), None),
        (match((ANNA, 1), seat(BEN, 2, came_back=True)), None),
        (match(seat(ANNA, 1, came_back=True), seat(BEN, 2, 90), ("mittel", 3)), NOBODY_STAYED),
    ],
)
def test_a_match_is_rated_or_has_its_reason(played: MatchResult, reason: Unrated | None):
    assert unrated(played, ()) is reason


def test_the_same_people_count_three_times_a_day():
    earlier = [NOVEMBER, NOVEMBER + 60, NOVEMBER + 120]
    assert too_often(NOVEMBER + DAY - 1, earlier) is Unrated.GROUP_DAY
    assert too_often(NOVEMBER + DAY, earlier) is None


def test_the_same_people_count_ten_times_a_week():
    monday = NOVEMBER + DAY
    earlier = [monday + DAY * (each // 3) for each in range(10)]
    assert too_often(monday + 6 * DAY, earlier) is Unrated.GROUP_WEEK
    assert too_often(monday + 7 * DAY, earlier) is None
