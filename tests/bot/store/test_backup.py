"""Backups: whole, checked, of one moment, and nothing left behind where there is none."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import CannotRun, ExitCode
from bot.session import TableId
from bot.store import Store
from bot.store.backup import copy_at_rest
from tests.bot.session.parlour import ANNA, BEN, Parlour


async def open_tables(file: Path) -> list[TableId]:
    store = await Store.at(file)
    saved = [table.id for table in await store.read_open()]
    await store.close()
    return saved


def copies(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("copy*")]


async def test_a_copy_made_while_the_bot_runs_holds_every_table(store: Store, tmp_path: Path):
    parlour = Parlour(store)
    table = await parlour.lobby(ANNA)
    size = await store.backup(tmp_path / "copy.sqlite")
    await parlour.lobby(BEN, channel=71)
    assert size == (tmp_path / "copy.sqlite").stat().st_size
    assert await open_tables(tmp_path / "copy.sqlite") == [table.id]


async def test_a_copy_at_rest_is_the_same(store: Store, file: Path, tmp_path: Path):
    await Parlour(store).lobby(ANNA)
    await store.close()
    copy_at_rest(file, tmp_path / "copy.sqlite")
    assert await open_tables(tmp_path / "copy.sqlite") == [1]


async def test_a_copy_is_its_owners_alone(store: Store, tmp_path: Path):
    await store.backup(tmp_path / "copy.sqlite")
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600


async def test_a_file_that_exists_is_not_overwritten(store: Store, tmp_path: Path):
    target = tmp_path / "copy.sqlite"
    target.write_text("mine")
    with pytest.raises(CannotRun, match="overwrites nothing") as caught:
        await store.backup(target)
    assert caught.value.code is ExitCode.FAILED
    assert target.read_text() == "mine"


async def test_two_at_once_to_one_file_make_one_copy(store: Store, tmp_path: Path):
    table = await Parlour(store).lobby(ANNA)
    target = tmp_path / "copy.sqlite"
    results = await asyncio.gather(
        store.backup(target), store.backup(target), return_exceptions=True
    )
    assert [type(each) for each in results] == [int, CannotRun]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert await open_tables(target) == [table.id]


@pytest.mark.parametrize("beside", ["-wal", "-shm", "-journal", ".lock", ".control"])
async def test_a_name_that_the_database_needs_itself_is_refused(
    store: Store, file: Path, tmp_path: Path, beside: str
):
    await store.close()
    target = file.with_name(file.name + beside)
    target.unlink(missing_ok=True)
    with pytest.raises(CannotRun, match="needs itself"):
        copy_at_rest(file, tmp_path / "." / target.name)


async def test_a_database_is_never_taken_for_what_a_killed_backup_left(tmp_path: Path):
    file = tmp_path / "copy.partial"
    store = await Store.at(file)
    table = await Parlour(store).lobby(ANNA)
    with pytest.raises(CannotRun, match="needs itself"):
        await store.backup(tmp_path / "copy")
    await store.close()
    assert await open_tables(file) == [table.id]


async def test_a_backup_that_is_given_up_leaves_nothing_and_holds_up_nobody(
    store: Store, tmp_path: Path
):
    parlour = Parlour(store)
    await parlour.lobby(ANNA)
    task = asyncio.create_task(store.backup(tmp_path / "copy.sqlite"))
    while not copies(tmp_path):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert copies(tmp_path) == []
    await parlour.lobby(BEN, channel=71)


async def test_a_folder_that_is_not_there_is_a_sentence(store: Store, tmp_path: Path):
    with pytest.raises(CannotRun, match="cannot be written: No such file"):
        await store.backup(tmp_path / "nowhere" / "copy.sqlite")


async def test_a_damaged_database_gives_no_copy(store: Store, file: Path, tmp_path: Path):
    await Parlour(store).lobby(ANNA)
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name='seats'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    with pytest.raises(CannotRun, match="is malformed"):
        copy_at_rest(file, tmp_path / "copy.sqlite")
    assert copies(tmp_path) == []


async def test_what_a_killed_backup_left_does_not_hinder_the_next(store: Store, tmp_path: Path):
    (tmp_path / "copy.sqlite.partial").write_text("half")
    await store.backup(tmp_path / "copy.sqlite")
    assert copies(tmp_path) == ["copy.sqlite"]


async def test_a_running_bot_is_asked_not_read_behind_its_back(
    store: Store, file: Path, tmp_path: Path
):
    with pytest.raises(CannotRun) as caught:
        copy_at_rest(file, tmp_path / "copy.sqlite")
    assert caught.value.code is ExitCode.TEMPORARY


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path):
    with pytest.raises(CannotRun, match="There is no database"):
        copy_at_rest(tmp_path / "none.sqlite", tmp_path / "copy.sqlite")
    assert not list(tmp_path.iterdir())


async def test_a_copy_holds_nothing_that_was_deleted(store: Store, file: Path, tmp_path: Path):
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE extra(text)")
        connection.execute("INSERT INTO extra VALUES ('forgotten')")
        connection.commit()
        connection.execute("DROP TABLE extra")
        connection.commit()
    copy_at_rest(file, tmp_path / "copy.sqlite")
    assert b"forgotten" not in (tmp_path / "copy.sqlite").read_bytes()
