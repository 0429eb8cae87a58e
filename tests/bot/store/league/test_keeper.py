import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine

from bot.league import keeping
from bot.league.ports import Decided
from bot.league.results import MatchResult
from bot.league.resume import resume_of
from bot.session.deletion import Deleted
from bot.store import Store
from bot.store.league import keeper
from bot.store.league.careers import read_resume
from bot.store.league.keeper import Rebuilt
from bot.store.league.played import read_played
from bot.store.league.results import read_ended, read_games, read_match
from bot.store.league.schema import season_marks
from bot.store.league.taking import find_missing, take_match
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, DORA, EVA, NOVEMBER, match, seat
from tests.bot.session.parlour import PLACE, Parlour, done
from tests.bot.store.league.histories import (
    GUILD,
    memory,
    projections,
    rebuilt,
    write_match,
    write_matches,
)

GAMES = ("toy", "zupfen")


def seats_of(data: st.DataObject) -> list:
    people = data.draw(
        st.lists(st.sampled_from([ANNA, BEN, CEM, DORA, EVA]), unique=True, min_size=1, max_size=4)
    )
    computers = data.draw(st.integers(1 if len(people) == 1 else 0, 4 - len(people) or 0))
    sat = []
    for who in [*people, *["mittel", "schwer"][:computers]]:
        place = data.draw(st.integers(1, 3))
        left_at = None
        if isinstance(who, int) and data.draw(st.integers(0, 5)) == 0:
            left_at = data.draw(st.integers(0, 100))
        first = left_at is not None and data.draw(st.booleans())
        late = isinstance(who, int) and data.draw(st.integers(0, 8)) == 0
        back = left_at is None and data.draw(st.integers(0, 5)) == 0
        if isinstance(who, str):
            sat.append(seat(who, place))
        else:
            marks = {"left_in_first_deal": first, "came_late": late, "came_back": back}
            sat.append(seat(who, place, left_at, **marks))
    return sat


@st.composite
def histories(draw: st.DrawFn) -> list[MatchResult]:
    """Matches as they are saved: two that end together may come in either order."""
    data = draw(st.data())
    at = NOVEMBER
    found: list[MatchResult] = []
    for table in draw(st.permutations(range(1, draw(st.integers(1, 9)) + 1))):
        at += draw(st.sampled_from([-5, 0, 60, 3600, DAY, 20 * DAY, 100 * DAY]))
        is_void = draw(st.integers(0, 6)) == 0
        found.append(match(*seats_of(data), table=table, at=at, is_void=is_void))
    return found


@given(histories(), st.lists(st.tuples(st.integers(0, 150), st.booleans()), max_size=3))
@settings(max_examples=40)
def test_building_anew_equals_taking_match_by_match(
    history: list[MatchResult], marks: list[tuple[int, bool]]
):
    with memory().begin() as connection:
        for day, is_opening in dict(marks).items():
            mark = {"guild": GUILD, "at": NOVEMBER + day * DAY, "is_opening": is_opening}
            connection.execute(season_marks.insert(), mark)
        for each in history:
            write_match(connection, each, game=GAMES[each.table % 2])
            if take_match(connection, each.table) is not None:
                rebuilt(connection)
        taken = projections(connection)
        assert len(taken["match_log"]) == len(history)
        rebuilt(connection)
        assert projections(connection) == taken
        for member in sorted({who for each in history for who in each.people}):
            played = read_played(connection, GUILD, member)
            summed = resume_of(played, keeping.declared())
            assert read_resume(connection, GUILD, member, None, 5) == summed


def test_a_match_is_read_as_it_ended():
    played = match(
        seat(ANNA, 2, 30, left_in_first_deal=True),
        seat(BEN, 1, came_late=True, came_back=True),
        ("schwer", 3),
    )
    with memory().begin() as connection:
        write_match(connection, played)
        assert read_match(connection, played.table) == played
        assert read_ended(connection, GUILD) == [played.table]
        assert read_games(connection, [played.table]) == [("toy", played)]


def test_taking_a_match_again_changes_nothing():
    with memory().begin() as connection:
        write_match(connection, match((ANNA, 1), (BEN, 2)))
        assert take_match(connection, 1) is None
        once = projections(connection)
        assert take_match(connection, 1) is None
        assert projections(connection) == once


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def execute(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(sql)


async def test_the_league_takes_a_match_when_it_ends(store: Store, file: Path):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    assert rows(file, "SELECT table_id, guild, game, reason FROM match_log") == [
        (1, PLACE.guild, "toy", None)
    ]
    assert rows(file, "SELECT count(*) FROM ratings") == [(2,)]
    (deals,) = rows(file, "SELECT deals FROM sheets")[0]
    assert deals != "[]"


async def test_who_gives_up_is_noted_with_the_line_and_the_deal(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN, CEM))
    done(await parlour.tables.give_up(parlour.click(ANNA), table.id))
    assert rows(file, "SELECT seat, number, in_first_deal FROM departures") == [(0, 2, 1)]


async def test_what_a_crash_left_out_is_caught_up_with_at_the_next_start(store: Store, file: Path):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    await parlour.play_out(await parlour.match(ANNA, CEM))
    before = rows(file, "SELECT * FROM ratings ORDER BY member")
    await store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM match_log")
        connection.execute("DELETE FROM rating_log")
        connection.execute("DELETE FROM ratings")
    again = await Store.at(file)
    assert rows(file, "SELECT * FROM ratings ORDER BY member") == before
    assert await again.league.catch_up() == 0
    assert await again.league.rebuild() == Rebuilt(1, 2)
    assert rows(file, "SELECT * FROM ratings ORDER BY member") == before
    await again.close()


async def test_a_match_without_rating_is_kept_with_its_reason(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA, BEN)
    done(await parlour.tables.change_rating(parlour.click(ANNA), table.id, is_casual=True))
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    await parlour.play_out(table)
    assert rows(file, "SELECT reason FROM match_log") == [("casual",)]


async def test_a_void_match_is_as_if_it_had_not_been_played(store: Store, file: Path):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    alone = rows(file, "SELECT * FROM ratings ORDER BY member")
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert await store.league.void(PLACE.guild, table.id, 2_000) is Decided.DONE
    assert rows(file, "SELECT * FROM ratings ORDER BY member") == alone
    nothing = Decided.NOTHING
    assert await store.league.void(PLACE.guild, table.id, 2_000) is nothing
    assert await store.league.void(PLACE.guild, 99, 2_000) is nothing
    assert await store.league.void(8, table.id, 2_000, is_void=False) is nothing
    assert await store.league.void(PLACE.guild, table.id, 2_000, is_void=False) is Decided.DONE
    assert rows(file, "SELECT max(matches) FROM ratings") == [(2,)]


async def test_what_an_early_end_left_of_a_void_match_the_next_start_goes_on_with(
    store: Store, file: Path
):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    ratings = "SELECT * FROM ratings ORDER BY member"
    rated = rows(file, ratings)
    assert await store.league.void(PLACE.guild, table.id, 2_000) is Decided.DONE
    void = rows(file, ratings)
    await store.close()
    for sql, found in (("DELETE FROM voids", rated), ("INSERT INTO voids VALUES (2, 3)", void)):
        execute(file, sql)
        execute(file, f"INSERT INTO outdated VALUES ({PLACE.guild})")
        await (await Store.at(file)).close()
        assert rows(file, ratings) == found != []
    assert rated != void


async def test_a_void_match_is_void_also_where_the_disk_takes_nothing_more(
    store: Store, file: Path
):
    parlour = Parlour(store)
    ratings = "SELECT * FROM ratings ORDER BY member"
    await parlour.play_out(await parlour.match(ANNA, BEN))
    alone = rows(file, ratings)
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    rated = rows(file, ratings)
    full = "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
    execute(file, f"CREATE TRIGGER full_rows BEFORE DELETE ON ratings {full}")
    execute(file, f"CREATE TRIGGER full_voids BEFORE INSERT ON voids {full}")
    assert await store.league.void(PLACE.guild, table.id, 2_000) is Decided.NOT_SAVED
    execute(file, "DROP TRIGGER full_voids")
    assert await store.league.void(PLACE.guild, table.id, 2_000) is Decided.LATER
    assert rows(file, "SELECT count(*) FROM voids") == [(1,)]
    assert rows(file, ratings) == rated
    execute(file, "DROP TRIGGER full_rows")
    await parlour.play_out(await parlour.match(CEM, DORA))
    assert rows(file, "SELECT * FROM outdated") == []
    assert rows(file, f"{ratings} LIMIT 2") == alone != rated[:2]


async def test_a_match_ends_also_while_a_league_is_built(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(keeper, "PATIENCE_S", 0)
    parlour = Parlour(store)
    async with store.league.computing:
        await parlour.play_out(await parlour.match(ANNA, BEN))
        assert rows(file, "SELECT * FROM match_log") == []
        assert await store.book.news(1) is None
    await asyncio.gather(*store.league._taking)
    assert rows(file, "SELECT table_id FROM match_log") == [(1,)]


async def test_who_waits_for_the_league_has_his_turn_between_two_servers(store: Store, file: Path):
    execute(file, "INSERT INTO outdated VALUES (7), (8)")
    counting, left = asyncio.create_task(store.league.recount()), set[object]()
    while not counting.done():
        async with store.league.computing:
            left.update(rows(file, "SELECT count(*) FROM outdated"))
        await asyncio.sleep(0)
    assert left == {(2,), (1,), (0,)}


def test_what_was_not_taken_is_missing():
    with memory().begin() as connection:
        for table in (1, 2, 3):
            write_match(connection, match((ANNA, 1), (BEN, 2), table=table, at=table))
        take_match(connection, 1)
        assert find_missing(connection) == {GUILD: [2, 3]}


async def test_who_is_deleted_while_the_league_is_built_does_not_come_back(
    store: Store, file: Path
):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    building = asyncio.create_task(store.league.rebuild())
    while not (store.league.computing.locked() or building.done()):
        await asyncio.sleep(0)
    assert isinstance(await store.forget_member(ANNA), Deleted)
    await building
    for table in ("rating_log", "ratings", "season_rows", "careers", "achievements"):
        assert rows(file, f"SELECT * FROM {table} WHERE member = {ANNA}") == []


async def test_a_fault_of_the_league_costs_neither_the_last_move_nor_a_start(
    store: Store, file: Path
):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    execute(file, "UPDATE careers SET sums = 'x'")
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert not table.is_open
    assert rows(file, "SELECT count(*) FROM match_log") == [(1,)]
    await store.close()
    again = await Store.at(file)
    await again.league.rebuild()
    assert rows(file, "SELECT count(*) FROM match_log") == [(2,)]
    await again.close()


async def test_seasons_are_opened_and_closed_by_hand(store: Store, file: Path):
    league = store.league
    assert await league.mark_season(7, NOVEMBER, is_opening=False) is Decided.DONE
    assert await league.mark_season(7, NOVEMBER + 1, is_opening=False) is Decided.NOTHING
    assert await league.mark_season(7, NOVEMBER + 2, is_opening=True) is Decided.DONE
    assert await league.mark_season(7, NOVEMBER + 2, is_opening=True) is Decided.NOTHING
    marks = rows(file, "SELECT at, is_opening FROM season_marks ORDER BY at")
    assert marks == [(NOVEMBER, 0), (NOVEMBER + 2, 1)]


@pytest.mark.parametrize("game", ["toy", "chess"])
async def test_leagues_of_games_and_servers_are_apart(store: Store, file: Path, game: str):
    await store.close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        write_matches(connection, [match((ANNA, 1), (BEN, 2))], game=game)
        write_matches(connection, [match((ANNA, 2), (BEN, 1), table=2)], guild=8, game=game)
    engine.dispose()
    again = await Store.at(file)
    first = rows(file, "SELECT guild, game FROM ratings WHERE mu > 25 ORDER BY guild, member")
    assert first == [(7, game), (8, game)]
    assert await again.league.rebuild() == Rebuilt(2, 2)
    await again.close()


async def test_a_match_against_computers_alone_is_training(store: Store, file: Path):
    parlour = Parlour(store)
    lobby = await parlour.lobby(ANNA, preset="kurz")
    done(await parlour.tables.add_computer(parlour.click(ANNA), lobby.id, "random"))
    table = done(await parlour.tables.start(parlour.click(ANNA), lobby.id)).table
    await parlour.play_out_alone(table, ANNA)
    assert rows(file, "SELECT reason FROM match_log") == [("training",)]
    assert rows(file, "SELECT DISTINCT kind, member FROM season_rows") == [("training", ANNA)]
    assert rows(file, "SELECT count(*) FROM ratings") == [(0,)]


async def test_a_practice_is_in_no_league(store: Store, file: Path):
    parlour = Parlour(store)
    click = parlour.click(ANNA)
    table = done(await parlour.tables.practise(click, PLACE.guild, "toy", "de")).table
    await parlour.play_out_alone(table, ANNA)
    assert rows(file, "SELECT count(*) FROM results") == [(2,)]
    assert rows(file, "SELECT count(*) FROM match_log") == [(0,)]
    assert await store.league.rebuild() == Rebuilt(0, 0)
