"""The rows of many changes in one trip to the database's thread, their statements compiled once.

By SQLAlchemy's connection every statement is a trip of its own and compiled, checked and counted
anew, which costs a move more than its commit. What the statements are stays `bot.store.writes`'.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import in_one_trip
from bot.store.league.schema import departures, sheets
from bot.store.schema import clicks, lines, results, seats
from bot.store.writes import EMPTY_SEATS, MOVE_HEAD, Conflict, Rows, Write

_DIALECT: Final = sqlite.dialect(paramstyle="named")
_MOVE_HEAD: Final = str(MOVE_HEAD.compile(dialect=_DIALECT))
_EMPTY_SEATS: Final = str(EMPTY_SEATS.compile(dialect=_DIALECT))

_Statement: TypeAlias = tuple[str, Rows]


async def execute(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Execute changes of different tables inside the transaction of `connection`.

    Raises:
        Conflict: a table has moved on; the transaction must be rolled back.
        IntegrityError: a click or a line is there already; likewise.
        DBAPIError: the disk does not take them; likewise.
    """
    await in_one_trip(connection, partial(_run, [write.head for write in writes], _further(writes)))


def _run(heads: Rows, further: Sequence[_Statement], database: sqlite3.Connection) -> None:
    if database.executemany(_MOVE_HEAD, heads).rowcount != len(heads):
        raise Conflict
    for sql, rows in further:
        database.executemany(sql, rows)


def _further(writes: Sequence[Write]) -> list[_Statement]:
    """Return what follows once every table is known to be what its change starts from."""
    reseated = [write for write in writes if write.seats]
    statements: list[_Statement] = []
    if reseated:
        statements.append((_EMPTY_SEATS, [{"at_id": write.table} for write in reseated]))
    for table, rows in (
        (seats, [row for write in reseated for row in write.seats]),
        (lines, [row for write in writes for row in write.lines]),
        (clicks, [row for write in writes for row in write.clicks]),
        (results, [row for write in writes for row in write.results]),
        (departures, [row for write in writes for row in write.departures]),
        (sheets, [row for write in writes for row in write.sheets]),
    ):
        if rows:
            statements.append((_insert(table, tuple(rows[0])), rows))
    return statements


@cache
def _insert(table: Table, columns: tuple[str, ...]) -> str:
    return str(table.insert().compile(dialect=_DIALECT, column_keys=columns))
