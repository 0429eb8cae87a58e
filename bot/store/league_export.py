"""A server's league read to be taken elsewhere: what happened, and records where wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, func, select

from bot.league.portable import Granted, PortableLeague, PortableMatch
from bot.league.results import SeatResult
from bot.store.league_results import IS_COUNTED, read_guild, read_marks
from bot.store.league_schema import achievements, origins, sheets, voids
from bot.store.schema import lines, seats, tables
from games.core.errors import GameError
from games.core.record import Header
from games.registry import find_game

Key: TypeAlias = tuple[str, int, int]
"""What a match is known by: `PortableMatch.key`."""
_NUMBER: Final = func.coalesce(origins.c.number, tables.c.id)


def read_league(connection: Connection, guild: int) -> tuple[PortableLeague, dict[Key, int]]:
    """Return a server's league without records, and its matches' tables by their keys."""
    rows = {
        row.id: row
        for row in connection.execute(
            select(tables, _NUMBER.label("at_home"), voids.c.voided_at, sheets.c.deals)
            .outerjoin(origins, origins.c.table_id == tables.c.id)
            .outerjoin(voids, voids.c.table_id == tables.c.id)
            .outerjoin(sheets, sheets.c.table_id == tables.c.id)
            .where(tables.c.guild == guild, IS_COUNTED)
        )
    }
    read = read_guild(connection, guild)
    matches = [_portable(rows[match.table], match.seats) for match in read]
    own = achievements.c.guild == guild
    granted = connection.execute(
        select(achievements.c.member, achievements.c.name, achievements.c.granted_at)
        .where(own)
        .order_by(achievements.c.granted_at, achievements.c.member, achievements.c.name)
    )
    league = PortableLeague(
        guild,
        tuple(sorted(read_marks(connection, guild))),
        tuple(Granted(*row) for row in granted),
        tuple(matches),
    )
    return league, {match.key: each.table for match, each in zip(matches, read, strict=True)}


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
