from datetime import UTC, datetime

from bot.league.seasons import Calendar, Mark, day_of, month_of, quarter_of, week_of


def at(*when: int) -> int:
    return int(datetime(*when, tzinfo=UTC).timestamp())


NOVEMBER = at(2026, 11, 15, 20)


def test_quarters_months_weeks_and_days_are_those_of_utc():
    assert quarter_of(NOVEMBER) == (at(2026, 10, 1), at(2027, 1, 1))
    assert quarter_of(at(2026, 3, 31, 23, 59)) == (at(2026, 1, 1), at(2026, 4, 1))
    assert month_of(NOVEMBER) == at(2026, 11, 1)
    assert week_of(NOVEMBER) == at(2026, 11, 9)
    assert day_of(NOVEMBER) == at(2026, 11, 15)


def test_a_season_is_a_quarter():
    season = Calendar().season_at(NOVEMBER)
    assert season is not None
    assert (season.start, season.end) == (at(2026, 10, 1), at(2027, 1, 1))
    assert (season.year, season.quarter, season.number) == (2026, 4, 1)


def test_a_season_changes_with_its_last_second():
    calendar = Calendar()
    assert calendar.changes(NOVEMBER, at(2026, 12, 31, 23, 59, 59)) == 0
    assert calendar.changes(NOVEMBER, at(2027, 1, 1)) == 1
    assert calendar.changes(NOVEMBER, at(2027, 9, 30)) == 3


def test_after_a_closing_there_is_no_season_until_the_next_quarter():
    calendar = Calendar([Mark(NOVEMBER, is_opening=False)])
    before = calendar.season_at(NOVEMBER - 1)
    assert before is not None
    assert before.end == NOVEMBER
    assert calendar.season_at(NOVEMBER) is None
    following = calendar.season_at(at(2027, 1, 1))
    assert following is not None
    assert following.number == 1
    assert calendar.changes(NOVEMBER - 1, at(2027, 1, 2)) == 1


def test_an_opening_ends_the_running_season_and_begins_another():
    calendar = Calendar([Mark(NOVEMBER, is_opening=True)])
    season = calendar.season_at(NOVEMBER + 5)
    assert season is not None
    assert (season.start, season.end, season.number) == (NOVEMBER, at(2027, 1, 1), 2)
    ended = calendar.ended_before(at(2026, 10, 1), at(2027, 1, 1))
    assert [each.start for each in ended] == [at(2026, 10, 1), NOVEMBER]


def test_changes_add_up():
    marks = [Mark(NOVEMBER, is_opening=False), Mark(NOVEMBER + 500, is_opening=True)]
    calendar = Calendar(marks)
    whole = calendar.changes(at(2026, 1, 1), at(2028, 1, 1))
    for middle in (NOVEMBER - 1, NOVEMBER, NOVEMBER + 100, NOVEMBER + 500, at(2027, 4, 1)):
        first = calendar.changes(at(2026, 1, 1), middle)
        assert first + calendar.changes(middle, at(2028, 1, 1)) == whole
    assert whole == 9
