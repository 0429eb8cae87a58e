"""Removes a member, or a whole server, so that the file no longer holds their ids.

A deleted member's seats become anonymous and sealed anew; a number drawn by lot keeps his place in
the ratings of the others. Records hold seats alone and stay as they are. SQLite overwrites what is
deleted (`secure_delete`), and the write-ahead log is emptied afterwards.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    bindparam,
    delete,
    literal,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.session.deletion import Deleted, StillAtTables
from bot.session.model import Status
from bot.session.rows import SeatColumns, seal_of
from bot.store.engine import DISK_FAILURES, in_one_trip
from bot.store.league.parts import parts
from bot.store.league.schema import (
    achievements,
    careers,
    encounters,
    ghosts,
    guilds_left,
    match_log,
    rating_log,
    ratings,
    season_meetings,
    season_rows,
)
from bot.store.schema import member_settings, metadata, results, seats, tables

KEPT_S: Final = 30 * 86_400
"""How long after the bot has left a server what was played there is kept."""
NOBODY: Final = 0
"""Stands where a table's host was deleted."""
OF_SERVERS: Final[Sequence[Table]] = tuple(
    table for table in metadata.sorted_tables if "guild" in table.c
)
"""Every table whose rows belong to one server; what belongs to a card table goes with that."""
_IS_OPEN: Final = tables.c.status.in_([Status.LOBBY, Status.RUNNING])

_SEAL: Final = (
    update(tables).where(tables.c.id == bindparam("at_id")).values(seal=bindparam("new_seal"))
)

DrawNumber = Callable[[], int]

_log = logging.getLogger(__name__)


def lot() -> int:
    """Return a negative number of 62 bits that nobody can guess."""
    return -1 - secrets.randbits(62)


async def open_tables_of(engine: AsyncEngine, member: int) -> list[int]:
    """Return the open tables that know a member; they must end before he can be forgotten.

    He has a seat there, is the host, or is invited.
    """
    async with engine.connect() as connection:
        return await connection.run_sync(_open_tables_of, member)


async def forget_member(
    engine: AsyncEngine, member: int, draw: DrawNumber = lot
) -> Deleted | StillAtTables:
    """Remove a member from everything, unless an open table knows him (`open_tables_of`).

    Raises:
        DISK_FAILURES: the disk did not take it; nothing is removed.
    """
    async with engine.begin() as connection:
        if tables := await connection.run_sync(_open_tables_of, member):
            return StillAtTables(tables)
        touched = await connection.run_sync(_forget, member, draw)
    return Deleted(touched, await _empty_log(engine))


async def export_of(engine: AsyncEngine, member: int) -> dict[str, Any]:
    """Return all that is kept of a member: rows of every table in which he stands."""
    asked = {
        "seats": select(seats, tables.c.guild, tables.c.game, tables.c.status, tables.c.ended_at)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.member == member),
        "results": select(results)
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .where(seats.c.member == member),
        "hosted": select(tables.c.id, tables.c.guild).where(tables.c.host == member),
        "invited": select(tables.c.id, tables.c.guild).where(_invites(member)),
        "ratings": select(ratings).where(ratings.c.member == member),
        "matches": select(rating_log).where(rating_log.c.member == member),
        "tables": select(season_rows).where(season_rows.c.member == member),
        "met": select(season_meetings).where(season_meetings.c.member == member),
        "encounters": select(encounters).where(encounters.c.member == member),
        "careers": select(careers).where(careers.c.member == member),
        "achievements": select(achievements).where(achievements.c.member == member),
        "settings": select(member_settings).where(member_settings.c.member == member),
    }
    async with engine.connect() as connection:
        found: dict[str, Any] = {"member": str(member)}
        for name, rows in asked.items():
            found[name] = [dict(row) for row in (await connection.execute(rows)).mappings()]
        return found


async def forget_guild(engine: AsyncEngine, guild: int) -> None:
    """Remove a server with all of its tables and its league."""
    async with engine.begin() as connection:
        for table in OF_SERVERS:
            await connection.execute(delete(table).where(table.c.guild == guild))
    await _empty_log(engine)


async def purge(engine: AsyncEngine, present: Collection[int], now: int) -> list[int]:
    """Forget the servers that the bot left long ago; returns them.

    Args:
        engine: of the database.
        present: the servers on which the bot is.
        now: seconds since 1970.
    """
    async with engine.connect() as connection:
        known = union(*(select(table.c.guild) for table in OF_SERVERS if table is not guilds_left))
        guilds = set((await connection.execute(known)).scalars())
        busy = set((await connection.execute(select(tables.c.guild).where(_IS_OPEN))).scalars())
    for guild in guilds:
        await (note_back(engine, guild) if guild in present else note_left(engine, guild, now))
    long_ago = [each for each in await left_before(engine, now - KEPT_S) if each not in busy]
    for guild in long_ago:
        await forget_guild(engine, guild)
    return long_ago


async def note_left(engine: AsyncEngine, guild: int, now: int) -> None:
    """Remember that the bot is on a server no more."""
    async with engine.begin() as connection:
        found = await connection.execute(
            select(guilds_left.c.guild).where(guilds_left.c.guild == guild)
        )
        if found.first() is None:
            await connection.execute(guilds_left.insert().values(guild=guild, left_at=now))


async def note_back(engine: AsyncEngine, guild: int) -> None:
    """Forget that the bot had left a server."""
    async with engine.begin() as connection:
        await connection.execute(delete(guilds_left).where(guilds_left.c.guild == guild))


async def left_before(engine: AsyncEngine, moment: int) -> list[int]:
    """Return the servers that were left before a moment and not joined again."""
    async with engine.connect() as connection:
        found = await connection.execute(
            select(guilds_left.c.guild).where(guilds_left.c.left_at < moment)
        )
        return list(found.scalars())


def _open_tables_of(connection: Connection, member: int) -> list[int]:
    seated = select(seats.c.table_id).where(seats.c.member == member)
    found = connection.execute(
        select(tables.c.id)
        .where(_IS_OPEN, tables.c.id.in_(seated) | (tables.c.host == member) | _invites(member))
        .order_by(tables.c.id)
    )
    return list(found.scalars())


def _forget(connection: Connection, member: int, draw: DrawNumber) -> Sequence[int]:
    sat = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.level, tables.c.guild)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.member == member)
    ).all()
    by_guild: dict[int, int] = {}
    anonymous = [
        {
            "table_id": row.table_id,
            "seat": row.seat,
            "ghost": by_guild.setdefault(row.guild, draw()),
            "has_left": row.level is not None,
        }
        for row in sat
    ]
    if anonymous:
        connection.execute(ghosts.insert(), anonymous)
    connection.execute(
        update(seats).where(seats.c.member == member).values(member=None, level=None)
    )
    hosted = connection.execute(select(tables.c.id).where(tables.c.host == member)).scalars()
    touched = {row.table_id for row in sat} | set(hosted) | _uninvite(connection, member)
    connection.execute(update(tables).where(tables.c.host == member).values(host=NOBODY))
    for part in parts(sorted(touched)):
        _seal(connection, part)
    _rename(connection, member, by_guild)
    for table in (ratings, season_rows, careers, encounters, achievements, member_settings):
        connection.execute(delete(table).where(table.c.member == member))
    return sorted(touched)


def _invites(member: int) -> ColumnElement[bool]:
    return (literal(" ") + tables.c.guests + literal(" ")).contains(f" {member} ")


def _uninvite(connection: Connection, member: int) -> set[int]:
    """Strike a member out of the guests of every table; returns the tables."""
    found = connection.execute(select(tables.c.id, tables.c.guests).where(_invites(member))).all()
    for row in found:
        left = " ".join(each for each in row.guests.split() if each != str(member))
        connection.execute(update(tables).where(tables.c.id == row.id).values(guests=left))
    return {row.id for row in found}


def _rename(connection: Connection, member: int, by_guild: dict[int, int]) -> None:
    """Let the numbers drawn stand in the projections where the member stood."""
    for guild, ghost in by_guild.items():
        here = select(match_log.c.table_id).where(match_log.c.guild == guild)
        connection.execute(
            update(rating_log)
            .where(rating_log.c.member == member, rating_log.c.table_id.in_(here))
            .values(member=ghost)
        )
        for table, column in (
            (ratings, ratings.c.member),
            (season_rows, season_rows.c.member),
            (season_meetings, season_meetings.c.member),
            (season_meetings, season_meetings.c.other),
            (encounters, encounters.c.other),
        ):
            connection.execute(
                update(table)
                .where(table.c.guild == guild, column == member)
                .values({column.name: ghost})
            )


def _seal(connection: Connection, numbers: Sequence[int]) -> None:
    """Seal some tables anew, by few statements: as long as it takes nobody's move is saved."""
    columns = [seats.c[name] for name in SeatColumns._fields]
    seated: dict[int, list[SeatColumns]] = {number: [] for number in numbers}
    for number, *sat in connection.execute(
        select(seats.c.table_id, *columns)
        .where(seats.c.table_id.in_(numbers))
        .order_by(seats.c.table_id, seats.c.seat)
    ):
        seated[number].append(SeatColumns(*sat))
    rows = connection.execute(select(tables).where(tables.c.id.in_(numbers))).mappings()
    sealed = [
        {"at_id": row["id"], "new_seal": seal_of(dict(row), tuple(seated[row["id"]]))}
        for row in rows
    ]
    connection.execute(_SEAL, sealed)


async def _empty_log(engine: AsyncEngine) -> bool:
    """Bring the write-ahead log into the file and cut it off, since it holds old pages.

    Returns:
        Whether it is empty. What is deleted stays so in any case.
    """
    try:
        async with engine.connect() as connection:
            is_empty = await in_one_trip(connection, _emptied)
    except DISK_FAILURES as error:
        _log.error("the write-ahead log still holds what was deleted: %s", error)
        return False
    if not is_empty:
        _log.error("the write-ahead log still holds what was deleted: it is being read")
    return is_empty


def _emptied(database: sqlite3.Connection) -> bool:
    busy, *_ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
