"""A database of every earlier version, with a lobby, a match and an end, goes on under this."""

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bot.preferences import Preferences
from bot.session import Status, TableId
from bot.store import Store
from bot.store.migrate import MIGRATIONS, NEWEST
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, Parlour, done
from tests.bot.store.league.histories import played_by

SCRIPTS = ScriptDirectory(str(MIGRATIONS))
EARLIER = [script.revision for script in SCRIPTS.walk_revisions()][:0:-1]


def test_the_newest_file_is_the_newest_revision():
    assert SCRIPTS.get_heads() == [NEWEST]


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def as_of(revision: str, file: Path, now: Path) -> None:
    """Make `file` a database of an earlier version with all of `now` that it can hold."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(now)) as new, closing(sqlite3.connect(file)) as old, old:
        found = old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in found.fetchall():
            if table == "alembic_version" or table.startswith("sqlite_"):
                continue
            shared = ", ".join(set(columns(old, table)) & set(columns(new, table)))
            rows = new.execute(f"SELECT {shared} FROM {table}").fetchall()
            if rows:
                marks = ", ".join("?" * len(rows[0]))
                old.executemany(f"INSERT INTO {table} ({shared}) VALUES ({marks})", rows)


@asynccontextmanager
async def opened(file: Path) -> AsyncGenerator[Store]:
    store = await Store.at(file)
    yield store
    await store.close()


@pytest.fixture
async def stack() -> AsyncGenerator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


@pytest.mark.parametrize("revision", EARLIER)
async def test_tables_of_every_earlier_version_go_on(
    revision: str, store: Store, file: Path, tmp_path: Path, stack: AsyncExitStack
):
    parlour = Parlour(store)
    lobby = await parlour.lobby(DORA, channel=1)
    match = await parlour.play_lowest(await parlour.match(ANNA, BEN, channel=2))
    ended = await parlour.play_out(await parlour.match(CEM, BEN, channel=3))
    await store.close()
    old = tmp_path / "old.sqlite"
    as_of(revision, old, file)
    again = await stack.enter_async_context(opened(old))
    later = Parlour(again, clicks=1_000)
    loaded = await later.tables.load()
    assert [(each.id, each.status) for each in loaded.tables] == [
        (lobby.id, Status.LOBBY),
        (match.id, Status.RUNNING),
    ]
    assert (await later.play_out(loaded.tables[1])).status is Status.OVER
    done(await later.tables.join(later.click(ANNA), TableId(lobby.id)))
    assert len(await played_by(again, 7, BEN)) == 2
    found = await later.tables.find(ended.id)
    assert found is not None
    assert found.status is Status.OVER
    assert await Preferences(again).change_member(ANNA, {"view": "text"})
