"""Score sheets of matches that were played before there were any, or before a statistic was new.

They are replayed out of the records, each in a thread and a transaction of its own, so that
whoever plays meanwhile waits for none of it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Connection, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.league.editions import edition_of
from bot.session.model import Table, TableId
from bot.session.restore import restore
from bot.store import reading
from bot.store.league.careers import drop
from bot.store.league.results import IS_COUNTED
from bot.store.league.schema import sheets
from bot.store.schema import lines, tables
from bot.store.writes import sheet_row

_HAS_RECORD: Final = exists().where(lines.c.table_id == tables.c.id)


async def refresh(engine: AsyncEngine, table: TableId) -> bool:
    """Write the score sheet of one match anew; returns whether its record could be replayed."""
    async with engine.connect() as connection:
        saved = await reading.read_one(connection, table)
    found = None if saved is None else await asyncio.to_thread(restore, saved)
    if not isinstance(found, Table) or found.match is None:
        return False
    async with engine.begin() as connection:
        await connection.execute(sheets.delete().where(sheets.c.table_id == table))
        row = sheet_row(table, found.rules.slug, found.match.sheet)
        await connection.execute(sheets.insert().values(row))
        await connection.run_sync(drop, found.place.guild)
    return True


def find_stale(connection: Connection) -> list[TableId]:
    """Return the ended matches whose score sheets are missing or older than a statistic."""
    found: list[TableId] = []
    for game in connection.execute(select(tables.c.game).where(IS_COUNTED).distinct()).scalars():
        edition = edition_of(game)
        if not edition:
            continue  # a game that this program does not know can replay nothing
        is_stale = sheets.c.table_id.is_(None) | sheets.c.edition.is_distinct_from(edition)
        numbers = connection.execute(
            select(tables.c.id)
            .outerjoin(sheets, sheets.c.table_id == tables.c.id)
            .where(IS_COUNTED, tables.c.game == game, is_stale, _HAS_RECORD)
            .order_by(tables.c.id)
        )
        found += map(TableId, numbers.scalars())
    return found
