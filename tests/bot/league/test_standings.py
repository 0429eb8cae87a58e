import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.results import MatchResult, SeatResult
from bot.league.standings import Row, standings

ANNA, BEN, CEM = 101, 102, 103


def match(*seats: tuple[int | str | None, int, int], table: int = 1) -> MatchResult:
    """Return a match of (member, level or ``None``, place, score) each."""
    return MatchResult(
        table,
        table,
        tuple(
            SeatResult(
                who if isinstance(who, int) else None,
                who if isinstance(who, str) else None,
                place,
                score,
            )
            for who, place, score in seats
        ),
    )


def test_nothing_played_is_nothing_shown():
    assert standings([], fewest_wins=True).rated == ()


def test_matches_wins_average_and_points_are_summed():
    table = standings(
        [
            match((ANNA, 1, 10), (BEN, 2, 50), (CEM, 3, 90)),
            match((ANNA, 2, 60), (BEN, 1, 20), (CEM, 3, 80)),
            match((ANNA, 1, 0), (BEN, 2, 40)),
        ],
        fewest_wins=True,
    )
    assert table.rated == (
        Row(1, ANNA, 3, 2, 4 / 3, 70),
        Row(2, BEN, 3, 1, 5 / 3, 110),
        Row(3, CEM, 2, 0, 3.0, 170),
    )
    assert table.training == ()


def test_a_shared_first_place_is_a_win_of_both():
    rows = standings([match((ANNA, 1, 30), (BEN, 1, 30))], fewest_wins=True).rated
    assert [(row.rank, row.wins) for row in rows] == [(1, 1), (1, 1)]


def test_with_one_person_a_match_is_training():
    table = standings(
        [match((ANNA, 2, 30), ("mittel", 1, 10)), match((ANNA, 1, 5), (BEN, 2, 30))],
        fewest_wins=True,
    )
    assert [(row.member, row.matches) for row in table.rated] == [(ANNA, 1), (BEN, 1)]
    assert [(row.member, row.matches) for row in table.training] == [(ANNA, 1)]


def test_a_deleted_member_counts_as_a_person_but_has_no_row():
    deleted = SeatResult(None, None, 1, 10)
    played = MatchResult(1, 1, (deleted, SeatResult(ANNA, None, 2, 30)))
    table = standings([played], fewest_wins=True)
    assert [row.member for row in table.rated] == [ANNA]


@pytest.mark.parametrize(("fewest_wins", "first"), [(True, ANNA), (False, BEN)])
def test_points_decide_the_last_tie(*, fewest_wins: bool, first: int):
    table = standings([match((ANNA, 1, 10), (BEN, 1, 20))], fewest_wins=fewest_wins)
    assert table.rated[0].member == first
    assert [row.rank for row in table.rated] == [1, 2]


results = st.lists(
    st.lists(
        st.tuples(
            st.sampled_from([ANNA, BEN, CEM, "mittel"]), st.integers(1, 4), st.integers(-50, 300)
        ),
        min_size=2,
        max_size=4,
    ),
    max_size=8,
).map(lambda matches: [match(*seats, table=at) for at, seats in enumerate(matches)])


@given(results, st.booleans(), st.randoms())
def test_the_order_of_the_results_does_not_matter(results, fewest_wins, random):
    shuffled = list(results)
    random.shuffle(shuffled)
    assert standings(shuffled, fewest_wins=fewest_wins) == standings(
        results, fewest_wins=fewest_wins
    )


@given(results)
def test_every_seat_of_a_person_is_counted_once(results):
    table = standings(results, fewest_wins=True)
    counted = sum(row.matches for row in (*table.rated, *table.training))
    assert counted == sum(seat.member is not None for each in results for seat in each.seats)
