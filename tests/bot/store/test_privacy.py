"""A deleted member is nowhere in the files any more, and the others' tables stay as they were."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, select

from bot.league.located import Form
from bot.log import LIBRARIES, WORDY, Redaction, TerminalFormatter
from bot.preferences import Preferences
from bot.session import Status, TableId
from bot.session.deletion import Deleted, NotDeleted, StillAtTables
from bot.store import Store, privacy
from bot.store.engine import in_one_trip
from bot.store.schema import metadata
from tests.bot.session.parlour import ANNA, BEN, PLACE, Parlour, done
from tests.bot.store.league.histories import played_by

MEMBER = 1_234_567_890_123_456_789


def forms(member: int) -> Iterator[bytes]:
    yield str(member).encode()
    yield member.to_bytes(8, "big")
    yield member.to_bytes(8, "little")


def traces(folder: Path, member: int) -> list[str]:
    """Return every file of a folder in which an id stands in any of its forms."""
    return [
        file.name
        for file in sorted(folder.iterdir())
        if file.is_file() and any(form in file.read_bytes() for form in forms(member))
    ]


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


async def played(store: Store) -> Parlour:
    parlour = Parlour(store)
    for _ in range(2):
        await parlour.play_out(await parlour.match(MEMBER, ANNA, BEN))
    await parlour.play_out(await parlour.match(ANNA, MEMBER))
    table = await parlour.match(MEMBER, ANNA, BEN)
    done(await parlour.tables.give_up(parlour.click(MEMBER), table.id))
    for _ in range(2):
        await parlour.settle()
    assert await Preferences(store).change_member(MEMBER, {"view": "text"})
    return parlour


async def finish(parlour: Parlour) -> None:
    (table,) = parlour.tables.open_tables()
    for member in (ANNA, BEN):
        done(await parlour.tables.abort(parlour.click(member), table.id))


@pytest.fixture
def logbook(tmp_path: Path) -> Iterator[Path]:
    """All that the process logs while the bot is at DEBUG, as `bot.log` sets it up."""
    book, root = tmp_path / "bot.log", logging.getLogger()
    before, handler = root.level, logging.FileHandler(book)
    handler.setFormatter(TerminalFormatter(Redaction()))
    levels = {name: logging.getLogger(name).level for name in (*LIBRARIES, *WORDY)}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    for name in levels:
        logging.getLogger(name).setLevel(logging.INFO if name in LIBRARIES else logging.WARNING)
    yield book
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    root.setLevel(before)
    root.removeHandler(handler)
    handler.close()


def said(logbook: Path) -> str:
    return logbook.read_text("utf-8")


async def exported(store: Store, folder: Path) -> None:
    """Write what others may take along: their own data, and the server's league."""
    kept = await store.export_of(ANNA)
    (folder / "anna.json").write_text(json.dumps(kept), "utf-8")
    for form in Form:
        league = await store.league.export(PLACE.guild, form, with_records=True)
        (folder / f"league.{form}").write_text(league.content, "utf-8")


def test_the_search_finds_an_id_in_every_form_and_file(tmp_path: Path):
    for number, form in enumerate(forms(MEMBER)):
        (tmp_path / f"{number}.log").write_bytes(b"before " + form + b" after")
    assert traces(tmp_path, MEMBER) == ["0.log", "1.log", "2.log"]


@pytest.mark.usefixtures("logbook")
async def test_the_id_is_found_before_and_nowhere_after(store: Store, file: Path):
    parlour = await played(store)
    await finish(parlour)
    await exported(store, file.parent)
    names = {"anna.json", "league.csv", "league.json", "stammtisch.sqlite-wal"}
    assert names <= set(traces(file.parent, MEMBER))
    assert isinstance(await store.forget_member(MEMBER), Deleted)
    await exported(store, file.parent)
    assert traces(file.parent, MEMBER) == []
    await store.backup(file.with_name("backup.sqlite"))
    await store.close()
    assert traces(file.parent, MEMBER) == []


async def test_every_column_that_holds_members_is_known(store: Store):
    parlour = await played(store)
    await finish(parlour)
    table = await parlour.lobby(MEMBER, ANNA)
    done(await parlour.tables.invite(parlour.click(MEMBER), table.id, [MEMBER]))
    assert await members_stand_in(store) == MEMBER_COLUMNS
    done(await parlour.tables.abort(parlour.click(MEMBER), table.id))
    await store.forget_member(MEMBER)
    assert await members_stand_in(store) == set()


MEMBER_COLUMNS = {
    "achievements.member",
    "careers.member",
    "encounters.member",
    "encounters.other",
    "member_settings.member",
    "rating_log.member",
    "ratings.member",
    "season_meetings.member",
    "season_meetings.other",
    "season_rows.member",
    "seats.member",
    "tables.guests",
    "tables.host",
}


async def members_stand_in(store: Store) -> set[str]:
    """Return every column in which an id stands; what is named like one of them counts, too."""
    async with store._engine.connect() as connection:
        return {
            f"{table.name}.{column}"
            for table in metadata.sorted_tables
            for row in (await connection.execute(select(table))).mappings()
            for column, value in row.items()
            if str(MEMBER) in str(value)
        }


def test_every_column_that_is_named_like_one_of_members_is_among_them():
    named = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.c
        if column.name in {"member", "other", "host", "guests"}
    }
    assert named == MEMBER_COLUMNS


async def test_who_was_invited_to_a_damaged_table_is_struck_out_as_well(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [MEMBER, BEN]))
    await store.set_aside(table.id)
    assert await store.forget_member(MEMBER) == Deleted([table.id], is_wiped=True)
    assert rows(file, "SELECT guests FROM tables") == [(str(BEN),)]
    assert traces(file.parent, MEMBER) == []


async def test_the_others_keep_their_ratings_also_when_all_is_built_anew(store: Store, file: Path):
    parlour = await played(store)
    await finish(parlour)
    own = f"WHERE member IN ({ANNA}, {BEN}) ORDER BY member"
    before = rows(file, f"SELECT member, mu, sigma, matches FROM ratings {own}")
    await store.forget_member(MEMBER)
    after = rows(file, "SELECT * FROM ratings ORDER BY member")
    assert rows(file, f"SELECT member, mu, sigma, matches FROM ratings {own}") == before
    await store.league.rebuild()
    assert rows(file, "SELECT * FROM ratings ORDER BY member") == after
    table = await played_by(store, PLACE.guild, ANNA)
    assert all(other != MEMBER for each in table for other, _ in each.others)


async def test_his_seats_are_anonymous_and_the_matches_still_verify(store: Store):
    parlour = await played(store)
    await finish(parlour)
    deleted = await store.forget_member(MEMBER)
    assert isinstance(deleted, Deleted)
    later = Parlour(store, clicks=1_000)
    found = [await later.tables.find(TableId(table)) for table in deleted.tables]
    assert [table.status for table in found if table is not None] == [
        *[Status.OVER] * 3,
        Status.ABORTED,
    ]
    assert all(MEMBER not in table.people for table in found if table is not None)


async def test_while_a_table_is_open_nothing_is_removed(store: Store):
    parlour = await played(store)
    (table,) = parlour.tables.open_tables()
    assert await privacy.open_tables_of(store._engine, MEMBER) == [table.id]
    assert await store.forget_member(MEMBER) == StillAtTables([table.id])
    assert len(await played_by(store, PLACE.guild, MEMBER)) == 3


async def test_on_a_disk_that_takes_nothing_nothing_is_removed_and_later_all_of_it(
    store: Store, file: Path
):
    parlour = await played(store)
    await finish(parlour)
    before = rows(file, "SELECT * FROM seats ORDER BY table_id, seat")
    async with store._engine.connect() as connection:
        await in_one_trip(connection, lambda database: database.execute("PRAGMA query_only = 1"))
    assert await store.forget_member(MEMBER) == NotDeleted()
    assert rows(file, "SELECT * FROM seats ORDER BY table_id, seat") == before
    async with store._engine.connect() as connection:
        await in_one_trip(connection, lambda database: database.execute("PRAGMA query_only = 0"))
    assert isinstance(await store.forget_member(MEMBER), Deleted)
    assert traces(file.parent, MEMBER) == []


async def test_where_the_log_cannot_be_emptied_that_is_told_and_done_the_next_time(
    store: Store, file: Path
):
    parlour = await played(store)
    await finish(parlour)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT 1 FROM seats WHERE member = ?", (MEMBER,)).fetchone()
        async with store._engine.connect() as connection:
            await in_one_trip(connection, lambda each: each.execute("PRAGMA busy_timeout = 1"))
        deleted = await store.forget_member(MEMBER)
        assert isinstance(deleted, Deleted)
        assert not deleted.is_wiped
        assert await members_stand_in(store) == set()
        assert traces(file.parent, MEMBER)
    assert await store.forget_member(MEMBER) == Deleted([], is_wiped=True)
    assert traces(file.parent, MEMBER) == []


async def test_whoever_has_played_much_holds_up_the_others_no_longer(store: Store):
    parlour, statements = Parlour(store), list[int]()
    counted: list[str] = []

    def count(*given: object) -> None:
        counted.append(str(given[2]))

    event.listen(store._engine.sync_engine, "before_cursor_execute", count)
    for matches in (1, 4):
        for _ in range(matches):
            await parlour.play_out(await parlour.match(MEMBER, ANNA, preset="kurz"))
        counted.clear()
        await store.forget_member(MEMBER)
        statements.append(len(counted))
    assert statements[0] == statements[1]


async def test_an_invitation_counts_as_well(store: Store):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.invite(parlour.click(ANNA), table.id, [MEMBER]))
    assert await privacy.open_tables_of(store._engine, MEMBER) == [table.id]
    assert await privacy.open_tables_of(store._engine, MEMBER // 10) == []


async def test_a_server_goes_with_all_that_was_played_on_it(store: Store, file: Path):
    parlour = await played(store)
    await finish(parlour)
    await privacy.note_left(store._engine, PLACE.guild, 100)
    await privacy.note_left(store._engine, PLACE.guild, 500)
    assert await privacy.left_before(store._engine, 100) == []
    assert await privacy.left_before(store._engine, 101) == [PLACE.guild]
    await privacy.forget_guild(store._engine, PLACE.guild)
    for table in ("tables", "lines", "seats", "ratings", "rating_log", "guilds_left", "sheets"):
        assert rows(file, f"SELECT count(*) FROM {table}") == [(0,)]


async def test_a_server_left_is_forgotten_after_30_days(store: Store, file: Path):
    parlour = await played(store)
    day = 86_400
    assert await privacy.purge(store._engine, [PLACE.guild], 0) == []
    assert await privacy.purge(store._engine, [], day) == []
    assert await privacy.purge(store._engine, [], 40 * day) == []  # a table is still open
    await finish(parlour)
    assert await privacy.purge(store._engine, [], 31 * day) == []
    assert await privacy.purge(store._engine, [], 31 * day + 1) == [PLACE.guild]
    assert rows(file, "SELECT count(*) FROM tables") == [(0,)]


async def test_a_server_is_noted_whatever_is_kept_of_it(store: Store, file: Path):
    await store.league.mark_season(PLACE.guild, 1, is_opening=False)
    assert await Preferences(store).change_server(8, {"language": "en"})
    assert await store.purge([], 0) == 0
    assert rows(file, "SELECT guild FROM guilds_left ORDER BY guild") == [(7,), (8,)]
    assert await store.purge([], privacy.KEPT_S + 1) == 2
    for table in privacy.OF_SERVERS:
        assert rows(file, f"SELECT count(*) FROM {table.name}") == [(0,)]


async def test_no_log_names_a_server_that_was_forgotten(store: Store, file: Path, logbook: Path):
    guild = MEMBER + 1
    await store.league.mark_season(guild, 1, is_opening=False)
    assert traces(file.parent, guild)
    await store.purge([], 0)
    assert await store.purge([], privacy.KEPT_S + 1) == 1
    assert "left long ago and are forgotten: 1" in said(logbook)
    assert traces(file.parent, guild) == []


async def test_an_export_holds_all_rows_of_a_member(store: Store):
    await played(store)
    kept = await store.export_of(MEMBER)
    assert kept["member"] == str(MEMBER)
    assert {name: len(kept[name]) for name in ("seats", "results", "ratings", "settings")} == {
        "seats": 4,
        "results": 3,
        "ratings": 1,
        "settings": 1,
    }


async def test_a_server_that_takes_the_bot_back_keeps_everything(store: Store):
    await privacy.note_left(store._engine, PLACE.guild, 100)
    await privacy.note_back(store._engine, PLACE.guild)
    assert await privacy.left_before(store._engine, 10_000) == []
