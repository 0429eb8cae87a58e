"""Score sheets of matches that were played before there were any, or before a statistic was new.

They are replayed out of the records, each in a thread and a transaction of its own, so that
whoever plays meanwhile waits for none of it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.league.editions import edition_of
from bot.league.sheets import Sheet
from bot.session.model import Table, TableId
from bot.session.restore import restore
from bot.store import reading
from bot.store.league.results import IS_COUNTED
from bot.store.league.schema import sheets
from bot.store.league.taking import note_outdated
from bot.store.schema import lines, tables
from bot.store.writes import sheet_row

_HAS_RECORD: Final = exists().where(lines.c.table_id == tables.c.id)


@dataclass(frozen=True, slots=True)
class Replayed:
    """The score sheet of a match, replayed out of its record."""

    table: TableId
    guild: int
    game: str
    sheet: Sheet


async def read_sheet_of(engine: AsyncEngine, table: TableId) -> Replayed | None:
    """Replay the score sheet of one match; ``None``: its record cannot be replayed."""
    async with engine.connect() as connection:
        saved = await reading.read_one(connection, table)
    found = None if saved is None else await asyncio.to_thread(restore, saved)
    if not isinstance(found, Table) or found.match is None:
        return None
    return Replayed(table, found.place.guild, found.rules.slug, found.match.sheet)


def write_sheet(connection: Connection, sheet: Replayed) -> None:
    """Write a score sheet in place of the old; what was counted of that is outdated then."""
    connection.execute(sheets.delete().where(sheets.c.table_id == sheet.table))
    connection.execute(sheets.insert().values(sheet_row(sheet.table, sheet.game, sheet.sheet)))
    note_outdated(connection, sheet.guild)


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
