"""aiosqlite with one trip to its thread for each statement, where its cursors take three.

SQLAlchemy asks a cursor to be made, to execute and to be closed, and each is a trip of its own,
which together cost more than a commit. aiosqlite's connection can make, execute and return a
cursor in one; closing is left to the garbage collector, since every cursor is read to its end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Self

import aiosqlite

_FETCH_ROWS: Final = 64
"""Rows of one trip when a cursor is iterated, aiosqlite's own default."""


class OneTripCursor:
    """What SQLAlchemy uses of a cursor; it exists on the thread only once it has executed."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._cursor: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Self:
        """Execute one statement."""
        self._cursor = await self._connection.execute(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Execute one statement for each set of parameters."""
        self._cursor = await self._connection.executemany(sql, parameters)
        return self

    async def fetchall(self) -> list[sqlite3.Row]:
        """Return every row, so that the statement is finished."""
        return [] if self._cursor is None else list(await self._cursor.fetchall())

    async def close(self) -> None:
        """Forget the cursor."""
        self._cursor = None

    @property
    def description(self) -> Any:
        """Columns of the rows, ``None`` for statements without rows."""
        return None if self._cursor is None else self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return -1 if self._cursor is None else self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """Number of the row that was inserted last."""
        return None if self._cursor is None else self._cursor.lastrowid


class OneTripConnection(aiosqlite.Connection):
    """An aiosqlite connection whose cursors are `OneTripCursor`."""

    def cursor(self) -> OneTripCursor:  # pyright: ignore[reportIncompatibleMethodOverride]  # SQLAlchemy needs no more
        """Return a cursor, without a trip."""
        return OneTripCursor(self)


def connect(file: Path) -> OneTripConnection:
    """Return a connection to be awaited.

    Its transactions are begun by hand: left to itself the driver would begin them too late, and
    never IMMEDIATE.
    """
    return OneTripConnection(
        lambda: sqlite3.connect(file, isolation_level=None), iter_chunk_size=_FETCH_ROWS
    )
