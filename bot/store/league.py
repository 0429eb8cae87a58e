"""Keeps the league: takes every match once it has ended, and builds all of it anew on demand.

What happened stands in results and is never changed here; ratings and sums are caches of the pure
`bot.league.ledger`. A match is taken after it is saved, in a transaction of its own, so that no
fault of the league can cost a move; what a crash left out is caught up with at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.league.achievements import achieved
from bot.league.ledger import Entry, Ledger
from bot.league.results import MatchResult
from bot.league.seasons import Calendar
from bot.store.engine import DISK_FAILURES
from bot.store.league_reading import read_played
from bot.store.league_results import (
    IS_COUNTED,
    Scope,
    read_calendar,
    read_match,
    read_scope,
    scope_of,
)
from bot.store.league_schema import achievements, match_log, season_marks, voids
from bot.store.league_writes import known, write_all, write_entry
from bot.store.schema import tables
from bot.store.whole import whole

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What a rebuild went through: how many leagues (of a server and game) and matches."""

    leagues: int
    matches: int


@whole()
class LeagueKeeper:
    """Writes the projections of one database; everything else about the league only reads."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._lock = asyncio.Lock()

    async def take(self, table: int) -> None:
        """Take a match that has ended, if it is not taken yet; failing costs nothing but time."""
        try:
            async with self._lock:
                await self._take(table)
        except DISK_FAILURES as error:
            _log.error("the league could not take table %s: %s", table, error)

    async def catch_up(self) -> int:
        """Take every match that was saved but not taken; returns how many."""
        async with self._lock:
            async with self._engine.connect() as connection:
                missing = await connection.run_sync(_missing)
            for scope, numbers in missing.items():
                if len(numbers) > 1:
                    await self._rebuild(scope)
                else:
                    await self._take(numbers[0])
        return sum(map(len, missing.values()))

    async def rebuild(self) -> Rebuilt:
        """Build every league anew from the results."""
        async with self._lock:
            async with self._engine.connect() as connection:
                found = await connection.execute(
                    select(tables.c.guild, tables.c.game)
                    .where(IS_COUNTED)
                    .distinct()
                    .order_by(tables.c.guild, tables.c.game)
                )
                scopes = [Scope(*row) for row in found]
            return Rebuilt(len(scopes), sum([await self._rebuild(scope) for scope in scopes]))

    async def void(self, guild: int, table: int, now: int, *, is_void: bool = True) -> bool:
        """Declare a server's ended match void, or take that back; returns whether it changed."""
        async with self._lock:
            async with self._engine.begin() as connection:
                scope = await connection.run_sync(scope_of, table)
                found = await connection.execute(select(voids).where(voids.c.table_id == table))
                if scope is None or scope.guild != guild or (found.first() is not None) == is_void:
                    return False
                await connection.execute(
                    voids.insert().values(table_id=table, voided_at=now)
                    if is_void
                    else voids.delete().where(voids.c.table_id == table)
                )
            await self._rebuild(scope)
        return True

    async def mark_season(self, guild: int, now: int, *, is_opening: bool) -> bool:
        """Open or close a season by hand; returns whether anything changed.

        Opening ends a running season. Matches that have ended by now keep theirs.
        """
        async with self._lock, self._engine.begin() as connection:
            calendar = await connection.run_sync(read_calendar, guild)
            season = calendar.season_at(now)
            begins_now = season is not None and season.start == now
            if begins_now or (not is_opening and season is None):
                return False
            await connection.execute(
                season_marks.delete().where(season_marks.c.guild == guild, season_marks.c.at == now)
            )
            await connection.execute(
                season_marks.insert().values(guild=guild, at=now, is_opening=is_opening)
            )
        return True

    async def _take(self, table: int) -> None:
        async with self._engine.begin() as connection:
            late = await connection.run_sync(take_match, table)
            if late is None:
                await connection.run_sync(_grant, table)
        if late is not None:
            await self._rebuild(late)

    async def _rebuild(self, scope: Scope) -> int:
        async with self._engine.connect() as connection:
            matches, calendar = await connection.run_sync(_raw, scope)
        ledger, entries = await asyncio.to_thread(_folded, matches, calendar)
        async with self._engine.begin() as connection:
            await connection.run_sync(write_all, scope, ledger, entries)
            await connection.run_sync(_grant_all, scope, sorted(ledger.strengths))
        return len(matches)


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


def _missing(connection: Connection) -> dict[Scope, list[int]]:
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


def _raw(connection: Connection, scope: Scope) -> tuple[Sequence[MatchResult], Calendar]:
    return read_scope(connection, scope), read_calendar(connection, scope.guild)


def _folded(matches: Sequence[MatchResult], calendar: Calendar) -> tuple[Ledger, list[Entry]]:
    ledger = Ledger(calendar)
    return ledger, [ledger.add(match) for match in matches]


def _grant(connection: Connection, table: int) -> None:
    """Grant what a match has brought its people."""
    scope = scope_of(connection, table)
    match = read_match(connection, table)
    if scope is not None and match is not None:
        _grant_all(connection, scope, sorted(match.people))


def _grant_all(connection: Connection, scope: Scope, people: Sequence[int]) -> None:
    """Grant what people have achieved by now and do not have yet; nothing is taken away."""
    for member in people:
        if member < 0:
            continue
        found = achieved(read_played(connection, scope.guild, member, with_sheets=False))
        own = (achievements.c.guild == scope.guild) & (achievements.c.member == member)
        has = set(connection.execute(select(achievements.c.name).where(own)).scalars())
        new = [
            {"guild": scope.guild, "member": member, "name": name, "granted_at": at}
            for name, at in found.items()
            if name not in has
        ]
        if new:
            connection.execute(achievements.insert(), new)
