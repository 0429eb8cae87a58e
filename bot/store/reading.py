"""What is read of tables; a part that cannot be read costs its own table only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Executable, Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.session.chain import RecordLine
from bot.session.model import Status, TableId
from bot.session.ports import SavedTable
from bot.session.rows import SeatColumns
from bot.store.engine import DISK_FAILURES
from bot.store.schema import clicks, lines, seats, tables

_IS_CLOSED = tables.c.status.in_([Status.OVER, Status.ABORTED, Status.DAMAGED])
_IS_OPEN = tables.c.status.is_(None) | ~_IS_CLOSED
"""Also where the status is damaged: such a table must not vanish without a word."""


async def read_open(connection: AsyncConnection) -> list[SavedTable]:
    """Return every lobby and running match, oldest first."""
    try:
        return await _read(connection, _IS_OPEN)
    except DISK_FAILURES:  # something cannot be read: find out at which table
        found = await connection.execute(select(tables.c.id).where(_IS_OPEN).order_by(tables.c.id))
        return [await _read_carefully(connection, number) for number in found.scalars().all()]


async def read_one(connection: AsyncConnection, table: TableId) -> SavedTable | None:
    """Return one table, whatever its status."""
    found = await connection.execute(select(tables.c.id).where(tables.c.id == table))
    return None if found.first() is None else await _read_carefully(connection, table)


async def read_newest(connection: AsyncConnection, channel: int) -> TableId | None:
    """Return the table that was opened last in a channel, if there ever was one."""
    newest = select(func.max(tables.c.id)).where(tables.c.channel == channel)
    found = (await connection.execute(newest)).scalar_one()
    return None if found is None else TableId(found)


async def _read_carefully(connection: AsyncConnection, number: int) -> SavedTable:
    try:
        return (await _read(connection, tables.c.id == number))[0]
    except DISK_FAILURES:
        try:
            found = await connection.execute(select(tables).where(tables.c.id == number))
            row = dict(found.mappings().one())
        except DISK_FAILURES:
            row = {}
        return SavedTable(TableId(number), row, (), None, frozenset())


async def _read(connection: AsyncConnection, which: ColumnElement[bool]) -> list[SavedTable]:
    chosen = select(tables.c.id).where(which).scalar_subquery()
    found = await connection.execute(select(tables).where(which).order_by(tables.c.id))
    seated = _by_table(
        await _all(
            connection,
            select(seats.c.table_id, *(seats.c[name] for name in SeatColumns._fields))
            .where(seats.c.table_id.in_(chosen))
            .order_by(seats.c.table_id, seats.c.seat),
        )
    )
    written = _by_table(
        await _all(
            connection,
            select(lines.c.table_id, lines.c.number, lines.c.seat, lines.c.action, lines.c.previous)
            .where(lines.c.table_id.in_(chosen))
            .order_by(lines.c.table_id, lines.c.number),
        )
    )
    clicked = _by_table(
        await _all(
            connection,
            select(clicks.c.table_id, clicks.c.id)
            .where(clicks.c.table_id.in_(chosen))
            .order_by(clicks.c.table_id),
        )
    )
    return [
        SavedTable(
            row["id"],
            row,
            tuple(SeatColumns(*columns) for columns in seated.get(row["id"], ())),
            [RecordLine(*line) for line in written.get(row["id"], ())],
            frozenset(click for (click,) in clicked.get(row["id"], ())),
        )
        for row in map(dict[str, Any], found.mappings().all())
    ]


async def _all(connection: AsyncConnection, statement: Executable) -> Sequence[Row[Any]]:
    return (await connection.execute(statement)).all()


def _by_table(rows: Iterable[Row[Any]]) -> dict[int, list[tuple[Any, ...]]]:
    """Group rows that are ordered by their first column, which is left out."""
    return {
        number: [tuple(row[1:]) for row in group]
        for number, group in groupby(rows, key=lambda row: row[0])
    }
