"""A server's league read to be taken elsewhere: what happened, and records where wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, func, select

from bot.league.portable import Granted, PortableLeague, PortableMatch
from bot.league.results import SeatResult
from bot.store.league.broken import read_broken_off
from bot.store.league.results import IS_COUNTED, read_marks, read_some
from bot.store.league.schema import achievements, origins, sheets, voids
from bot.store.schema import lines, seats, tables
from games.core.errors import GameError
from games.core.record import Header
from games.registry import find_game

Key: TypeAlias = tuple[str, int, int]
"""What a match is known by: `PortableMatch.key`."""
_NUMBER: Final = func.coalesce(origins.c.number, tables.c.id)


def read_numbers(connection: Connection, guild: int) -> dict[Key, int]:
    """Return the tables of a server's ended matches by their keys, in the league's order."""
    found = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.ended_at, _NUMBER)
        .outerjoin(origins, origins.c.table_id == tables.c.id)
        .where(tables.c.guild == guild, IS_COUNTED)
        .order_by(tables.c.ended_at, tables.c.id)
    )
    return {(game, ended_at, number): table for table, game, ended_at, number in found}


def read_matches(connection: Connection, numbers: Sequence[int]) -> list[PortableMatch]:
    """Return some ended matches without their records, in the league's order."""
    rows = {
        row.id: row
        for row in connection.execute(
            select(tables, _NUMBER.label("at_home"), voids.c.voided_at, sheets.c.deals)
            .outerjoin(origins, origins.c.table_id == tables.c.id)
            .outerjoin(voids, voids.c.table_id == tables.c.id)
            .outerjoin(sheets, sheets.c.table_id == tables.c.id)
            .where(tables.c.id.in_(numbers))
        )
    }
    return [_portable(rows[each.table], each.seats) for each in read_some(connection, numbers)]


def read_rest(connection: Connection, guild: int) -> PortableLeague:
    """Return a server's league without its matches."""
    granted = connection.execute(
        select(achievements.c.member, achievements.c.name, achievements.c.granted_at)
        .where(achievements.c.guild == guild)
        .order_by(achievements.c.granted_at, achievements.c.member, achievements.c.name)
    )
    marks = tuple(sorted(read_marks(connection, guild)))
    broken_off = tuple(reversed(read_broken_off(connection, guild)))
    return PortableLeague(
        guild, marks, tuple(Granted(*row) for row in granted), broken_off=broken_off
    )


def read_records(connection: Connection, numbers: Sequence[int]) -> dict[int, str]:
    """Return the records of tables that have one, and whose game is known."""
    taken = select(tables).where(tables.c.id.in_(numbers), tables.c.head.is_not(None))
    found: dict[int, str] = {}
    for row in connection.execute(taken).all():
        written = connection.execute(
            select(lines.c.seat, lines.c.action)
            .where(lines.c.table_id == row.id)
            .order_by(lines.c.number)
        ).all()
        count = select(func.count()).where(seats.c.table_id == row.id)
        header = _header(row, connection.execute(count).scalar_one())
        if header is not None and written:
            said = (
                each.action if each.seat is None else f"{each.seat} {each.action}"
                for each in written
            )
            found[row.id] = "\n".join([*header.lines(), *said]) + "\n"
    return found


def _portable(row: Any, seated: tuple[SeatResult, ...]) -> PortableMatch:
    return PortableMatch(
        row.at_home,
        row.game,
        row.rules_version,
        row.options,
        row.preset,
        row.opened_at,
        row.ended_at,
        row.reason,
        row.voided_at,
        row.number,
        row.deals,
        None,
        seated,
        bool(row.is_casual),
    )


def _header(row: Any, count: int) -> Header | None:
    """Return the header of a table's record; ``None`` for a game that this program lacks."""
    try:
        game = find_game(row.game, row.rules_version)
        options = game.spec.options.from_text(row.options).pairs()
    except GameError:
        return None
    return Header(row.game, row.rules_version, count, options, row.dealer)
