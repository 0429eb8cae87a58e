"""aiosqlite with one trip to its thread for each statement, where its cursors take three.

SQLAlchemy asks a cursor to be made, to execute and to be closed, and each is a trip of its own,
which together cost more than a commit. aiosqlite's connection can make, execute and return a
cursor in one; closing is left to the garbage collector, since every cursor is read to its end.
A BEGIN goes with the first statement after it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite

BEGIN: Final = "BEGIN IMMEDIATE"
"""At once as a writer: whoever reads first and writes then may be refused in between."""

_FETCH_ROWS: Final = 64
"""Rows of one trip when a cursor is iterated, aiosqlite's own default."""


T = TypeVar("T")


class OneTripCursor:
    """What SQLAlchemy uses of a cursor; it exists on the thread only once it has executed."""

    def __init__(self, connection: OneTripConnection) -> None:
        self._connection = connection
        self._cursor: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Self:
        """Execute one statement."""
        if sql == BEGIN:
            self._connection.owes_begin = True
            return self
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
    """An aiosqlite connection whose cursors are `OneTripCursor`.

    Attributes:
        owes_begin: whether a transaction begins with the next statement.
    """

    owes_begin = False

    def cursor(self) -> OneTripCursor:  # pyright: ignore[reportIncompatibleMethodOverride]  # SQLAlchemy needs no more
        """Return a cursor, without a trip."""
        return OneTripCursor(self)

    async def in_one_trip(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `work` does with the database on its thread."""
        return await self._execute(lambda: work(self._conn))

    async def commit(self) -> None:
        """Commit what has begun."""
        self.owes_begin = False
        await super().commit()

    async def rollback(self) -> None:
        """Take back what has begun."""
        self.owes_begin = False
        await super().rollback()

    async def _execute(self, fn: Callable[..., T], *args: Any, **named: Any) -> T:
        if self.owes_begin:
            self.owes_begin = False
            fn = partial(self._begun, fn)
        done: T = await super()._execute(fn, *args, **named)  # pyright: ignore[reportUnknownMemberType]  # untyped there
        return done

    def _begun(self, fn: Callable[..., T], *args: Any, **named: Any) -> T:
        self._conn.execute(BEGIN)
        return fn(*args, **named)


def connect(file: Path) -> OneTripConnection:
    """Return a connection to be awaited.

    Its transactions are begun by hand: left to itself the driver would begin them too late, and
    never IMMEDIATE.
    """
    return OneTripConnection(
        lambda: sqlite3.connect(file, isolation_level=None), iter_chunk_size=_FETCH_ROWS
    )
