"""What the league is computed from, read raw: results of ended matches, and a server's seasons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, select

from bot.league.results import MatchResult, SeatResult
from bot.league.seasons import Calendar, Mark
from bot.session.model import Status
from bot.store.league.schema import departures, ghosts, season_marks, voids
from bot.store.schema import results, seats, tables

IS_COUNTED: Final = (tables.c.status == Status.OVER) & (tables.c.channel >= 0)
"""Of matches that have ended; a practice, which has no channel, counts nowhere."""


class Scope(NamedTuple):
    """One server and game: what has a league of its own."""

    guild: int
    game: str


def scope_of(connection: Connection, table: int) -> Scope | None:
    """Return whose league a table belongs to, if its match has ended."""
    found = connection.execute(
        select(tables.c.guild, tables.c.game).where(tables.c.id == table, IS_COUNTED)
    ).first()
    return None if found is None else Scope(*found)


def read_ended(connection: Connection, guild: int) -> list[int]:
    """Return the numbers of all ended matches of a server in the order of `MatchResult.order`."""
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.guild == guild, IS_COUNTED)
        .order_by(tables.c.ended_at, tables.c.id)
    )
    return list(found.scalars())


def read_guilds(connection: Connection) -> list[int]:
    """Return the servers on which a match has ended."""
    found = select(tables.c.guild).where(IS_COUNTED).distinct().order_by(tables.c.guild)
    return list(connection.execute(found).scalars())


def read_some(connection: Connection, numbers: Sequence[int]) -> list[MatchResult]:
    """Return some ended matches in the same order."""
    return [match for _, match in read_games(connection, numbers)]


def read_games(connection: Connection, numbers: Sequence[int]) -> list[tuple[str, MatchResult]]:
    """Return some ended matches in the same order, each with its game."""
    return _read(connection, tables.c.id.in_(numbers) & IS_COUNTED)


def read_match(connection: Connection, table: int) -> MatchResult | None:
    """Return one ended match."""
    return next((match for _, match in _read(connection, tables.c.id == table)), None)


def read_calendar(connection: Connection, guild: int) -> Calendar:
    """Return the seasons of a server."""
    return Calendar(read_marks(connection, guild))


def read_marks(connection: Connection, guild: int) -> list[Mark]:
    """Return when seasons of a server were opened and closed by hand."""
    found = connection.execute(
        select(season_marks.c.at, season_marks.c.is_opening).where(season_marks.c.guild == guild)
    )
    return [Mark(at, is_opening) for at, is_opening in found]


def _read(connection: Connection, which: ColumnElement[bool]) -> list[tuple[str, MatchResult]]:
    left = {
        (row.table_id, row.seat): row
        for row in connection.execute(
            select(departures)
            .join(tables, tables.c.id == departures.c.table_id)
            .where(which)
            .order_by(departures.c.revision)  # the last one of a seat stands
        )
    }
    found = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.ended_at,
            tables.c.number,
            tables.c.is_casual,
            voids.c.voided_at,
            results.c.seat,
            results.c.place,
            results.c.score,
            seats.c.member,
            seats.c.level,
            seats.c.came_late,
            seats.c.has_left,
            ghosts.c.ghost,
            ghosts.c.has_left.label("is_gone"),
        )
        .join_from(results, tables, results.c.table_id == tables.c.id)
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .outerjoin(
            ghosts, (ghosts.c.table_id == results.c.table_id) & (ghosts.c.seat == results.c.seat)
        )
        .outerjoin(voids, voids.c.table_id == tables.c.id)
        .where(which)
        .order_by(tables.c.ended_at, tables.c.id, results.c.seat)
    )
    matches: list[tuple[str, MatchResult]] = []
    for number, rows in groupby(found.all(), key=lambda row: row.id):
        seated: list[Any] = list(rows)
        first = seated[0]
        sat = tuple(_seat(row, left.get((number, row.seat))) for row in seated)
        is_void = first.voided_at is not None
        is_casual = bool(first.is_casual)
        match = MatchResult(number, first.ended_at, sat, first.number, is_void, is_casual)
        matches.append((first.game, match))
    return matches


def _seat(row: Any, left: Any) -> SeatResult:
    member, level = row.member, row.level
    if row.ghost is not None:
        member, level = row.ghost, "" if row.is_gone else None
    is_gone = member is not None and level is not None
    return SeatResult(
        member,
        level,
        row.place,
        row.score,
        row.came_late,
        left.number if left is not None and is_gone else None,
        left is not None and is_gone and left.in_first_deal,
        row.has_left and not is_gone,
    )
