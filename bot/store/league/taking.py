"""Takes matches into the projections of a league, in the transaction of whoever keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from sqlalchemy import Connection, select, union

from bot.league.achievements import AGAINST, achieved, reached
from bot.league.counting import Unrated
from bot.league.ledger import Entry, Ledger
from bot.league.levels import levels_of
from bot.league.results import MatchResult
from bot.league.resume import resume_of
from bot.store.league.careers import EVERY, drop, grow, keep
from bot.store.league.played import read_played
from bot.store.league.results import (
    IS_COUNTED,
    Scope,
    read_calendar,
    read_match,
    read_scope,
    read_scopes,
    scope_of,
)
from bot.store.league.schema import achievements, match_log, voids
from bot.store.league.writes import Step, clear, known, write_all, write_entry
from bot.store.schema import tables


def take_match(connection: Connection, table: int) -> Scope | None:
    """Take one match, or return whose league must be rebuilt because later ones were taken."""
    scope = scope_of(connection, table)
    match = read_match(connection, table)
    if scope is None or match is None:
        return None
    newest = connection.execute(
        select(match_log.c.ended_at, match_log.c.table_id)
        .where(match_log.c.guild == scope.guild, match_log.c.game == scope.game)
        .order_by(match_log.c.ended_at.desc(), match_log.c.table_id.desc())
        .limit(1)
    ).first()
    if newest is not None and tuple(newest) >= match.order:
        taken = select(match_log.c.table_id).where(match_log.c.table_id == table)
        return None if connection.execute(taken).first() is not None else scope
    calendar = read_calendar(connection, scope.guild)
    ledger = known(connection, scope, calendar, match)
    write_entry(connection, scope, ledger, ledger.add(match))
    return None


def find_missing(connection: Connection) -> dict[Scope, list[int]]:
    """Return the ended matches that were not taken, by league, oldest first."""
    found = connection.execute(
        select(tables.c.guild, tables.c.game, tables.c.id)
        .outerjoin(match_log, match_log.c.table_id == tables.c.id)
        .where(IS_COUNTED, match_log.c.table_id.is_(None))
        .order_by(tables.c.ended_at, tables.c.id)
    )
    missing: dict[Scope, list[int]] = {}
    for guild, game, number in found:
        missing.setdefault(Scope(guild, game), []).append(number)
    return missing


def find_changed(connection: Connection) -> list[Scope]:
    """Return the leagues whose taken matches are not void where they should be, or are."""
    log = match_log.c
    declared = (
        select(log.guild, log.game)
        .join(voids, voids.c.table_id == log.table_id)
        .where(log.reason.is_distinct_from(Unrated.VOID))
    )
    taken_back = (
        select(log.guild, log.game)
        .outerjoin(voids, voids.c.table_id == log.table_id)
        .where(log.reason == Unrated.VOID, voids.c.table_id.is_(None))
    )
    return [Scope(*row) for row in connection.execute(union(declared, taken_back))]


def clear_server(connection: Connection, guild: int) -> None:
    """Forget all that was computed of a server, so that every match of it is missing."""
    for scope in read_scopes(connection, guild):
        clear(connection, scope)
    drop(connection, guild)


def read_raw(connection: Connection, scope: Scope) -> tuple[Sequence[MatchResult], Ledger]:
    """Return what a league is computed from: its matches, and the ledger before the first."""
    calendar = read_calendar(connection, scope.guild)
    return read_scope(connection, scope), Ledger(calendar, levels_of(scope.game))


def fold(matches: Sequence[MatchResult], ledger: Ledger) -> tuple[Ledger, list[Entry]]:
    """Compute a league; needs no database, so that it can be done in a thread."""
    return ledger, [ledger.add(match) for match in matches]


def write_folded(scope: Scope, ledger: Ledger, entries: Sequence[Entry]) -> Iterator[Step]:
    """Yield the steps that write a league which `fold` has computed, all for one transaction.

    They leave its people without careers: those are counted anew by `count_anew`, or when they
    are next looked at or grow.
    """
    yield from write_all(scope, ledger, entries)
    yield partial(drop, guild=scope.guild)


def people_of(entries: Iterable[Entry]) -> list[int]:
    """Return the members, but no deleted ones, who played in matches of a league."""
    return sorted({line.member for entry in entries for line in entry.lines if line.member > 0})


def count_anew(connection: Connection, guild: int, member: int) -> None:
    """Count a member's career anew, and note what it has brought."""
    _insert(connection, guild, member, _counted(connection, guild, member))


def grant(connection: Connection, table: int) -> None:
    """Let careers grow by a match that was just taken, and grant what that has brought."""
    scope = scope_of(connection, table)
    match = read_match(connection, table)
    if scope is None or match is None:
        return
    for member in sorted(each for each in match.people if each > 0):
        (played,) = read_played(connection, scope.guild, member, table=table)
        has = _has(connection, scope.guild, member)
        with_versus = not has >= AGAINST
        career = grow(connection, scope.guild, member, played, with_versus=with_versus)
        if career is None:
            found = _counted(connection, scope.guild, member)
        else:
            found = dict.fromkeys(reached(career), match.ended_at)
        _insert(connection, scope.guild, member, found)


def _counted(connection: Connection, guild: int, member: int) -> dict[str, int]:
    """Sum a member's career up out of all of his matches; returns what it brought, and when."""
    history = read_played(connection, guild, member, with_sheets=False)
    keep(connection, guild, member, {EVERY: resume_of(history, {}).every}, history[-1])
    return achieved(history)


def _insert(connection: Connection, guild: int, member: int, found: dict[str, int]) -> None:
    """Note what a member has achieved and does not have yet; nothing is taken away."""
    has = _has(connection, guild, member)
    new = [
        {"guild": guild, "member": member, "name": name, "granted_at": at}
        for name, at in found.items()
        if name not in has
    ]
    if new:
        connection.execute(achievements.insert(), new)


def _has(connection: Connection, guild: int, member: int) -> set[str]:
    own = (achievements.c.guild == guild) & (achievements.c.member == member)
    return set(connection.execute(select(achievements.c.name).where(own)).scalars())
