import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from sqlalchemy import select

from bot.league import keeping
from bot.league.career import Career
from bot.league.results import MatchResult, SeatResult
from bot.league.resume import resume_of
from bot.store import Store
from bot.store.league.careers import EVERY, grow, keep, read_resume
from bot.store.league.played import read_played
from bot.store.league.schema import achievements, careers
from bot.store.league.taking import grant, take_match
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, NOVEMBER, match
from tests.bot.session.parlour import PLACE, Parlour
from tests.bot.store.league.histories import GUILD, memory, write_match
from tests.bot.store.league.test_keeper import histories, rebuilt


@given(histories())
@settings(max_examples=15)
def test_a_career_that_grew_equals_one_summed_up(history: list[MatchResult]):
    with memory().begin() as connection:
        for each in history:
            write_match(connection, each)
            if take_match(connection, each.table) is not None:
                rebuilt(connection)
                connection.execute(careers.delete())
            grant(connection, each.table)
            for member in sorted(each.people):
                read_resume(connection, GUILD, member, None, 5)
        for member in sorted({who for each in history for who in each.people}):
            played = read_played(connection, GUILD, member)
            summed = resume_of(played, keeping.declared())
            assert read_resume(connection, GUILD, member, None, 5) == summed


def test_a_career_keeps_no_ids_and_is_read_as_it_was_written():
    with memory().begin() as connection:
        write_match(connection, match((ANNA, 1), (BEN, 2), ("leicht", 3)))
        take_match(connection, 1)
        grant(connection, 1)
        (kept,) = connection.execute(select(careers.c.sums).where(careers.c.member == ANNA))
        career = read_resume(connection, GUILD, ANNA, None, 5).every
    assert str(BEN) not in kept.sums
    assert set(career.versus) == {BEN}
    career.versus.clear()
    assert keeping.read(kept.sums, {}) == career


def test_what_asks_against_whom_counts_the_match_that_has_just_ended_once():
    own = select(achievements.c.granted_at).where(
        achievements.c.member == ANNA, achievements.c.name == "ahead-10"
    )
    with memory().begin() as connection:
        for table in range(1, 11):
            assert connection.execute(own).all() == []
            played = match((ANNA, 1), (BEN, 2), table=table, at=NOVEMBER + 3 * table * DAY)
            write_match(connection, played)
            take_match(connection, table)
            grant(connection, table)
        assert connection.execute(own).scalars().all() == [NOVEMBER + 30 * DAY]


def test_a_seat_of_nobody_is_no_computer_player_that_was_beaten():
    nobody = SeatResult(None, None, 4, 0)
    with memory().begin() as connection:
        played = match((ANNA, 1), (BEN, 2), ("leicht", 3))
        write_match(connection, replace(played, seats=(*played.seats, nobody)))
        take_match(connection, 1)
        grant(connection, 1)
        assert read_resume(connection, GUILD, ANNA, None, 5).every.beaten_levels == {"leicht"}


def test_a_match_that_is_older_than_what_is_kept_makes_it_be_summed_up_anew():
    with memory().begin() as connection:
        for table in (1, 2):
            write_match(connection, match((ANNA, 1), (BEN, 2), table=table, at=table))
            take_match(connection, table)
        early, late = read_played(connection, GUILD, ANNA)
        keep(connection, GUILD, ANNA, {EVERY: Career()}, late)
        assert grow(connection, GUILD, ANNA, early) is None
        assert connection.execute(select(careers)).first() is None
        assert read_resume(connection, GUILD, ANNA, None, 5).every.matches == 2


@pytest.fixture
async def evening(store: Store) -> Parlour:
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    await parlour.play_out(await parlour.match(ANNA, CEM))
    return parlour


async def test_a_void_match_leaves_the_career(evening: Parlour, store: Store, file: Path):
    before = await store.book.resume(PLACE.guild, ANNA, "toy", 1)
    assert (before.every.matches, len(before.recent)) == (2, 1)
    assert await store.league.void(PLACE.guild, 1, 2_000)
    after = await store.book.resume(PLACE.guild, ANNA, None, 5)
    assert (after.every.matches, set(after.every.versus)) == (1, {CEM})
    course = await store.book.course(PLACE.guild, ANNA, "toy", 5)
    assert (course.first, len(course.ratings)) == (1, 1)
    assert await store.book.rated_games(PLACE.guild, ANNA) == ["toy"]
    with closing(sqlite3.connect(file)) as connection:
        kept = connection.execute("SELECT game FROM careers WHERE member = ?", [ANNA]).fetchall()
    assert sorted(kept) == [("",), ("toy",)]
