import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bot.errors import CannotRun, ExitCode
from bot.store import Store
from bot.store.league.keeper import LeagueKeeper
from bot.store.migrate import MIGRATIONS
from bot.store.schema import metadata
from tests.bot.session.parlour import ANNA, Parlour
from tests.databases import put_empty_database

HOLDER = """
import asyncio, sys
from pathlib import Path
from bot.store import Store

async def main():
    await Store.at(Path(sys.argv[1]))
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def refusal(file: Path) -> CannotRun:
    with pytest.raises(CannotRun) as caught:
        await Store.at(file)
    return caught.value


def sql(file: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            rows = connection.execute(statement).fetchall()
    return rows


def write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


async def test_an_empty_file_becomes_a_database_of_the_newest_version(file: Path):
    store = await Store.at(file.parent / "new" / "folder" / file.name)
    await store.close()
    made = file.parent / "new" / "folder" / file.name
    (head,) = ScriptDirectory(str(MIGRATIONS)).get_heads()
    assert sql(made, "SELECT version_num FROM alembic_version") == [(head,)]


async def test_the_migrations_make_exactly_the_declared_tables(store: Store, file: Path):
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"target_metadata": metadata})
        assert compare_metadata(context, metadata) == []
        checks = connection.exec_driver_sql("SELECT sql FROM sqlite_master").scalars().all()
    engine.dispose()
    assert any("ck_tables_status CHECK" in (check or "") for check in checks)


async def test_the_pragmas_are_set(store: Store):
    async with store._engine.connect() as connection:
        found = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in (
                "journal_mode", "synchronous", "busy_timeout", "foreign_keys", "secure_delete",
            )
        }  # fmt: skip
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,
        "busy_timeout": 1500,
        "foreign_keys": 1,
        "secure_delete": 1,
    }


async def test_an_existing_database_is_left_as_it_is(file: Path):
    store = await Store.at(file)
    await Parlour(store).lobby(ANNA)
    await store.close()
    store = await Store.at(file)
    assert len(await store.read_open()) == 1
    await store.close()


async def test_a_newer_database_is_refused_with_a_sentence(store: Store, file: Path):
    await store.close()
    sql(file, "UPDATE alembic_version SET version_num = '9999'")
    refused = await refusal(file)
    assert "neuer als dieses Programm" in refused.text("de")
    assert refused.code is ExitCode.CONFIGURATION
    assert sql(file, "SELECT version_num FROM alembic_version") == [("9999",)]
    (head,) = ScriptDirectory(str(MIGRATIONS)).get_heads()
    sql(file, f"UPDATE alembic_version SET version_num = '{head}'")
    await (await Store.at(file)).close()


async def test_somebody_elses_database_is_refused(file: Path):
    sql(file, "CREATE TABLE recipes (cake)")
    assert "keine von Stammtisch" in (await refusal(file)).text("de")
    assert sql(file, "SELECT name FROM sqlite_master") == [("recipes",)]


async def test_a_file_that_is_no_database_is_refused(file: Path):
    write(file, "Es war einmal ein Stammtisch. " * 100)
    assert "file is not a database" in (await refusal(file)).text("en")


async def test_a_database_that_lost_a_column_is_refused_and_no_table_is_set_aside(file: Path):
    store = await Store.at(file)
    await Parlour(store).lobby(ANNA)
    await store.close()
    sql(file, "ALTER TABLE seats RENAME COLUMN missed TO mossed")
    assert "no such column" in (await refusal(file)).text("de")
    assert sql(file, "SELECT status FROM tables") == [("lobby",)]


async def test_a_folder_that_cannot_be_made_is_refused(file: Path):
    write(file, "")
    refused = await refusal(file / "below" / "stammtisch.sqlite")
    assert "lässt sich nicht anlegen" in refused.text("de")


async def test_references_to_nothing_are_refused_and_nothing_is_changed(file: Path, monkeypatch):
    def upgrade(config, revision):
        connection = config.attributes["connection"]
        connection.exec_driver_sql("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
        connection.exec_driver_sql("CREATE TABLE child (parent REFERENCES parent (id))")
        connection.exec_driver_sql("INSERT INTO child VALUES (7)")

    monkeypatch.setattr("bot.store.upgrade.command.upgrade", upgrade)
    assert "verweisen auf nichts" in (await refusal(file)).text("de")
    assert sql(file, "SELECT name FROM sqlite_master") == []


async def test_a_start_that_is_cut_off_lets_the_file_go(
    file: Path, monkeypatch: pytest.MonkeyPatch
):
    catches_up = asyncio.Event()

    async def never_done(_: LeagueKeeper) -> int:
        catches_up.set()
        return await asyncio.get_running_loop().create_future()

    put_empty_database(file)
    with monkeypatch.context() as slowly:
        slowly.setattr(LeagueKeeper, "catch_up", never_done)
        starting = asyncio.create_task(Store.at(file))
        await catches_up.wait()
        starting.cancel()
        await asyncio.wait({starting})
    assert starting.cancelled()
    await (await Store.at(file)).close()


async def test_a_second_store_on_a_file_is_refused(store: Store, file: Path):
    refused = await refusal(file)
    assert refused.code is ExitCode.TEMPORARY
    assert "läuft schon" in refused.text("de")


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX")
async def test_the_lock_dies_with_its_process(file: Path):
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(file), stdout=asyncio.subprocess.PIPE
    )
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"held\n"
    assert (await refusal(file)).code is ExitCode.TEMPORARY
    holder.kill()
    await holder.wait()
    await (await Store.at(file)).close()
