"""Backups: whole, checked, of one moment, and nothing left behind where there is none."""

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
