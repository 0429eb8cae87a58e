import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from bot.league import keeping
from bot.league.ports import Decided
from bot.league.results import SeatResult
from bot.league.resume import Resume
from bot.league.tally import EVERY
from bot.store import Store
from bot.store.league.careers import read_resume
from bot.store.league.schema import achievements, careers
from bot.store.league.taking import find_old_careers, take_match
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, NOVEMBER, match
from tests.bot.session.parlour import PLACE, Parlour
from tests.bot.store.league.histories import GUILD, memory, rebuilt, write_match


def resume(connection: Connection) -> Resume:
    found = read_resume(connection, GUILD, ANNA, None, 5)
    assert found is not None
    return found


def test_a_career_keeps_no_ids_and_is_read_as_it_was_written():
    with memory().begin() as connection:
        write_match(connection, match((ANNA, 1), (BEN, 2), ("leicht", 3)))
        take_match(connection, 1)
        own = (careers.c.member == ANNA) & (careers.c.game == EVERY)
        (kept,) = connection.execute(select(careers.c.sums).where(own))
        career = resume(connection).every
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
        assert connection.execute(own).scalars().all() == [NOVEMBER + 30 * DAY]


def test_a_seat_of_nobody_is_no_computer_player_that_was_beaten():
    nobody = SeatResult(None, None, 4, 0)
    with memory().begin() as connection:
        played = match((ANNA, 1), (BEN, 2), ("leicht", 3))
        write_match(connection, replace(played, seats=(*played.seats, nobody)))
        take_match(connection, 1)
        assert resume(connection).every.beaten_levels == {"leicht"}


def test_a_match_that_is_older_than_what_is_kept_of_its_people_is_not_just_taken():
    with memory().begin() as connection:
        write_match(connection, match((ANNA, 1), (BEN, 2), table=1, at=20))
        assert take_match(connection, 1) is None
        write_match(connection, match((ANNA, 1), (CEM, 2), table=2, at=10), game="zupfen")
        assert take_match(connection, 2) == GUILD
        assert resume(connection).every.matches == 1
        write_match(connection, match((BEN, 1), (CEM, 2), table=3, at=15), game="chess")
        rebuilt(connection)
        assert resume(connection).every.matches == 2


def test_careers_of_which_nothing_is_kept_do_not_begin_in_the_middle():
    with memory().begin() as connection:
        for table in (1, 2):
            write_match(connection, match((ANNA, 1), (BEN, 2), table=table, at=table))
            take_match(connection, table)
            if table == 1:
                connection.execute(careers.delete().where(careers.c.member == ANNA))
        assert read_resume(connection, GUILD, ANNA, None, 5) is None
        assert find_old_careers(connection) == []
        connection.execute(careers.update().values(edition="old"))
        assert find_old_careers(connection) == [GUILD]
        rebuilt(connection)
        assert find_old_careers(connection) == []
        assert resume(connection).every.matches == 2


async def test_of_whom_nothing_is_kept_all_is_summed_up(store: Store, file: Path):
    parlour = Parlour(store)
    for other in (BEN, CEM):
        await parlour.play_out(await parlour.match(ANNA, other))
    kept = await store.book.resume(PLACE.guild, ANNA, "toy", 1)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE careers SET edition = 'old'")
    summed = await store.book.resume(PLACE.guild, ANNA, "toy", 1)
    assert (summed.careers, summed.every) == (kept.careers, kept.every)
    assert [each.table for each in summed.recent] == [each.table for each in kept.recent] == [2]
    assert kept.every.matches == 2
    await store.close()
    again = await Store.at(file)
    assert again._refreshing is not None
    await again._refreshing
    with closing(sqlite3.connect(file)) as connection:
        editions = connection.execute("SELECT DISTINCT edition FROM careers").fetchall()
    assert editions == [(keeping.edition(),)]
    await again.close()


@pytest.fixture
async def evening(store: Store) -> Parlour:
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    await parlour.play_out(await parlour.match(ANNA, CEM))
    return parlour


async def test_a_void_match_leaves_the_career(evening: Parlour, store: Store, file: Path):
    before = await store.book.resume(PLACE.guild, ANNA, "toy", 1)
    assert (before.every.matches, len(before.recent)) == (2, 1)
    assert await store.league.void(PLACE.guild, 1, 2_000) is Decided.DONE
    after = await store.book.resume(PLACE.guild, ANNA, None, 5)
    assert (after.every.matches, set(after.every.versus)) == (1, {CEM})
    course = await store.book.course(PLACE.guild, ANNA, "toy", 5)
    assert (course.first, len(course.ratings)) == (1, 1)
    assert await store.book.rated_games(PLACE.guild, ANNA) == ["toy"]
    with closing(sqlite3.connect(file)) as connection:
        kept = connection.execute("SELECT game FROM careers WHERE member = ?", [ANNA]).fetchall()
    assert sorted(kept) == [("",), ("toy",)]
