"""Takes a match that has ended into the projections, in one transaction, and finds what is not."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.league import keeping
from bot.store.league.careers import grow, has_later
from bot.store.league.results import IS_COUNTED, read_calendar, read_match, scope_of
from bot.store.league.schema import careers, match_log, outdated
from bot.store.league.writes import known, write_entry
from bot.store.schema import tables


def take_match(connection: Connection, table: int) -> int | None:
    """Take one match, if it is not taken yet.

    Returns:
        The server that must be built anew instead, because it is outdated or matches that ended
        later were taken already; ``None``: there is nothing left to do.
    """
    scope = scope_of(connection, table)
    match = read_match(connection, table)
    if scope is None or match is None:
        return None
    if connection.execute(select(outdated).where(outdated.c.guild == scope.guild)).first():
        return scope.guild
    taken = select(match_log.c.table_id).where(match_log.c.table_id == table)
    if connection.execute(taken).first() is not None:
        return None
    newest = connection.execute(
        select(match_log.c.ended_at, match_log.c.table_id)
        .where(match_log.c.guild == scope.guild, match_log.c.game == scope.game)
        .order_by(match_log.c.ended_at.desc(), match_log.c.table_id.desc())
        .limit(1)
    ).first()
    is_late = newest is not None and tuple(newest) >= match.order
    if is_late or has_later(connection, scope.guild, match.people, match.order):
        return scope.guild
    ledger = known(connection, scope, read_calendar(connection, scope.guild), match)
    entry = ledger.add(match)
    write_entry(connection, scope, ledger, entry)
    grow(connection, scope, entry)
    return None


def find_missing(connection: Connection) -> dict[int, list[int]]:
    """Return the ended matches that were not taken, by server, oldest first."""
    found = connection.execute(
        select(tables.c.guild, tables.c.id)
        .outerjoin(match_log, match_log.c.table_id == tables.c.id)
        .where(IS_COUNTED, match_log.c.table_id.is_(None))
        .order_by(tables.c.ended_at, tables.c.id)
    )
    missing: dict[int, list[int]] = {}
    for guild, number in found:
        missing.setdefault(guild, []).append(number)
    return missing


def note_outdated(connection: Connection, guild: int) -> None:
    """Remember that a server's league must be built anew, also for a start after a crash."""
    there = select(outdated.c.guild).where(outdated.c.guild == guild)
    if connection.execute(there).first() is None:
        connection.execute(outdated.insert().values(guild=guild))


def find_outdated(connection: Connection) -> list[int]:
    """Return the servers whose leagues must be built anew."""
    return list(connection.execute(select(outdated.c.guild).order_by(outdated.c.guild)).scalars())


def find_old_careers(connection: Connection) -> list[int]:
    """Return the servers whose careers hold something else than this version counts."""
    old = select(careers.c.guild).where(careers.c.edition != keeping.edition()).distinct()
    return list(connection.execute(old).scalars())
