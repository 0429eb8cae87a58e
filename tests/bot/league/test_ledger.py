from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.counting import Unrated
from bot.league.ledger import Entry, Kind, Ledger, Period, Span, Strength, Sums
from bot.league.rating import Rating
from bot.league.results import MatchResult, SeatResult
from bot.league.seasons import Calendar, quarter_of
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, DORA, NOVEMBER, match, seat

EVER = Period(Kind.RATED, Span.EVER, 0)


def taken(*matches: MatchResult) -> tuple[Ledger, Entry]:
    ledger = Ledger(Calendar())
    return ledger, [ledger.add(each) for each in matches][-1]


def changes(entry: Entry) -> dict[int, int]:
    return {
        line.member: line.after.shown - line.before.shown
        for line in entry.lines
        if line.before is not None and line.after is not None
    }


def test_four_new_players_are_rated_by_their_places():
    _, entry = taken(match((ANNA, 1), (BEN, 2), (CEM, 3), (DORA, 4)))
    assert entry.reason is None
    assert changes(entry) == {ANNA: 42, BEN: 14, CEM: -14, DORA: -42}


def test_a_tie_counts_for_both_alike():
    _, entry = taken(match((ANNA, 1), (BEN, 1), (CEM, 3), (DORA, 4)))
    assert changes(entry) == {ANNA: 28, BEN: 28, CEM: -14, DORA: -42}


def test_who_left_is_last_and_the_others_are_rated_among_themselves():
    _, alone = taken(match((BEN, 1), (CEM, 2), (DORA, 3)))
    ledger, entry = taken(match(seat(ANNA, 1, 50), (BEN, 2), (CEM, 3), (DORA, 4)))
    assert changes(entry) == {**changes(alone), ANNA: -42}
    assert ledger.sums[EVER][ANNA] == Sums(1, 0, 0.0)
    assert ledger.sums[EVER][BEN] == Sums(1, 1, 100.0)


def brought(drawn: list[tuple[bool, int, int]], which: int, at: int) -> MatchResult:
    """Return a match; a seat that was left is brought to the first or the second place drawn."""
    seats: list[SeatResult] = []
    for who, (is_left, *places) in enumerate(drawn, ANNA):
        is_back = is_left and who % 2 == 0
        left_at = 90 if is_left and not is_back else None
        seats.append(seat(who, places[which if is_left else 0], left_at, came_back=is_back))
    return match(*seats, table=at, at=NOVEMBER + at * DAY)


SEATS = st.lists(
    st.tuples(st.booleans(), st.integers(1, 4), st.integers(1, 4)), min_size=2, max_size=4
)


@given(st.lists(SEATS, min_size=1, max_size=4))
@settings(max_examples=40)
def test_a_leaver_never_gains_from_the_substitute(history: list[list[tuple[bool, int, int]]]):
    one, other = Ledger(Calendar()), Ledger(Calendar())
    for at, drawn in enumerate(history):
        lines = one.add(brought(drawn, 0, at)).lines
        other.add(brought(drawn, 1, at))
        last = max(line.place for line in lines)
        assert all(line.place == last for line in lines if drawn[line.seat][0])
    assert (one.strengths, one.sums) == (other.strengths, other.sums)


def test_the_only_one_who_stayed_has_won_against_the_others():
    _, entry = taken(match(seat(ANNA, 1, 50), (BEN, 2)))
    assert changes(entry)[BEN] > 0 > changes(entry)[ANNA]


def test_computer_players_take_places_and_keep_their_rating():
    ledger, entry = taken(match((ANNA, 1), ("schwer", 2), (BEN, 3)))
    assert set(ledger.strengths) == {ANNA, BEN}
    assert [line.place for line in entry.lines] == [1, 3]
    easier = Ledger(Calendar(), {"schwer": -0.5}).add(entry.match)
    assert changes(entry)[ANNA] > changes(easier)[ANNA]


@pytest.mark.parametrize("is_void", [True, False])
def test_what_is_not_rated_changes_nothing(is_void: bool):
    played = match((ANNA, 1), (BEN, 2), is_void=True)
    if not is_void:
        played = match((ANNA, 1), seat(BEN, 2, came_late=True))
    ledger, entry = taken(played)
    assert (ledger.strengths, ledger.sums, ledger.meetings) == ({}, {}, {})
    assert [(line.before, line.after) for line in entry.lines] == [(None, None)] * 2


def test_training_has_sums_of_its_own():
    ledger, entry = taken(match((ANNA, 1), ("mittel", 2)))
    assert entry.reason is Unrated.TRAINING
    assert ledger.strengths == {}
    assert {period.kind for period in ledger.sums} == {Kind.TRAINING}


def test_a_fourth_match_of_the_same_people_on_a_day_is_not_rated():
    games = [match((ANNA, 1), (BEN, 2), table=at, at=NOVEMBER + at) for at in range(4)]
    ledger, entry = taken(*games)
    assert entry.reason is Unrated.GROUP_DAY
    assert ledger.strengths[ANNA].matches == 3
    with_another = match((ANNA, 1), (BEN, 2), (CEM, 3), table=9, at=NOVEMBER + 9)
    assert ledger.add(with_another).reason is None


def test_a_match_that_is_void_takes_no_place_among_those_of_a_day():
    games = [match((ANNA, 1), (BEN, 2), table=at, at=NOVEMBER + at) for at in range(4)]
    games[1] = replace(games[1], is_void=True)
    assert taken(*games)[1].reason is None


def test_a_match_counts_for_its_season_its_month_and_for_all_time():
    ledger, _ = taken(match((ANNA, 1), (BEN, 2)))
    start, _ = quarter_of(NOVEMBER)
    assert set(ledger.sums) == {
        Period(Kind.RATED, Span.SEASON, start),
        Period(Kind.RATED, Span.MONTH, NOVEMBER),
        EVER,
    }
    assert ledger.meetings[EVER] == {(ANNA, BEN), (BEN, ANNA)}


def test_a_new_season_begins_nearer_to_the_middle_without_any_clock():
    first = match((ANNA, 1), (BEN, 2))
    later = match((ANNA, 2), (BEN, 1), table=2, at=NOVEMBER + 100 * DAY)
    ledger, entry = taken(first, later)
    assert entry.lines[0].before is not None
    won = taken(first)[1].lines[0].after
    assert won is not None
    assert entry.lines[0].before.mu == pytest.approx(25 + 0.9 * (won.mu - 25))
    assert ledger.strengths[ANNA].as_of == later.ended_at


def test_who_has_not_played_is_as_strong_as_at_the_beginning():
    assert Strength().at(NOVEMBER, Calendar()) == Rating()
