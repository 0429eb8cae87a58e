"""The one connection to the SQLite file, with the pragmas that make a commit a promise."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar, cast

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.driver import BEGIN, OneTripConnection, connect

T = TypeVar("T")

BUSY_TIMEOUT_MS: Final = 1500
WAIT_S: Final = 600
"""How long a transaction waits for the one before it: importing the league of years with all of its
records may take longer than the pool's own half a minute, and whoever plays then shall wait."""
PRAGMAS: Final = (
    f"busy_timeout={BUSY_TIMEOUT_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)

DISK_FAILURES: Final = (SQLAlchemyError, UnicodeError)
"""What a full, locked or damaged file raises; the second where stored text is no text any more."""


def make_engine(file: Path) -> AsyncEngine:
    """Return an engine of one connection; its errors never print values, which may be cards.

    The default pool would open up to 15 connections, a static one would let tasks share a
    transaction.
    """
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        async_creator=lambda: connect(file),
        pool_size=1,
        max_overflow=0,
        pool_timeout=WAIT_S,
        pool_reset_on_return=None,  # every transaction is a `with`, a further rollback is a trip
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", _on_begin)
    return engine


async def in_one_trip(connection: AsyncConnection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Return what `work` does on the database's thread, in the transaction that has begun.

    Raises:
        DBAPIError: what the database raised, as SQLAlchemy has it; `work`'s own as they are.
    """
    driver = (await connection.get_raw_connection()).driver_connection
    try:
        return await cast(OneTripConnection, driver).in_one_trip(work)
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error


async def close_engine(engine: AsyncEngine) -> None:
    """Let what is under way be finished, and everything later fail as on a disk that is gone.

    Without it a late task would open the file again, after the process has let it go, and the
    thread of a connection that nobody closes would keep the process from ending.
    """
    event.listen(engine.sync_engine, "begin", _refuse, insert=True)
    with contextlib.suppress(DatabaseError):  # closed before, or damaged since
        # This waits for whoever has the one connection; whoever comes next finds it closed.
        async with engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.close()
    await engine.dispose()
    engine.sync_engine.pool = NullPool(_refuse)


def _refuse(*_: object) -> NoReturn:
    raise OperationalError("BEGIN", None, sqlite3.OperationalError("the database is closed"))


def _on_connect(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql(BEGIN)
