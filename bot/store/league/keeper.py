"""Keeps the league: takes every match once it has ended, and builds all of it anew on demand.

What happened stands in results and is never changed here, an import only adds to it; ratings and
sums are caches of the pure `bot.league.ledger`. A match is taken after it is saved, in a
transaction of its own, so that no fault of the league can cost a move; what a crash left out is
caught up with at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.league.located import Form, decoded
from bot.league.portable import PortableLeague, PortableMatch, league_of, text_of
from bot.league.ports import Exported
from bot.log import told
from bot.session.model import TableId
from bot.session.replays import Replay
from bot.store.engine import DISK_FAILURES
from bot.store.league.exporting import (
    Key,
    read_matches,
    read_numbers,
    read_records,
    read_rest,
)
from bot.store.league.importing import (
    Brought,
    check_known,
    draw_number,
    insert_rows,
    replays_of,
    rows_of,
    write_rest,
)
from bot.store.league.parts import parts
from bot.store.league.results import Scope, read_calendar, read_scopes, scope_of
from bot.store.league.schema import season_marks, voids
from bot.store.league.sheets import find_stale, refresh
from bot.store.league.taking import (
    clear_server,
    count_anew,
    find_changed,
    find_missing,
    fold,
    grant,
    people_of,
    read_raw,
    take_match,
    write_folded,
)
from bot.store.whole import whole

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What a rebuild went through.

    Attributes:
        leagues: how many, one for each server and game.
        matches: how many.
        sheets: how many score sheets were written anew out of records, since they were missing
            or older than a statistic.
    """

    leagues: int
    matches: int
    sheets: int = 0


@whole()
class LeagueKeeper:
    """Writes the projections of one database; everything else about the league only reads.

    Attributes:
        computing: held from reading what a league is computed from until it is written, and by
            whoever deletes: what is deleted in between would be written back. Nobody holds it
            longer than for one server, since the end of a match waits for it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.computing = asyncio.Lock()
        self._bringing = asyncio.Lock()

    async def take(self, table: int) -> None:
        """Take a match that has ended, if it is not taken yet; failing costs nothing but time."""
        try:
            async with self.computing:
                await self._take(table)
        except DISK_FAILURES as error:
            _log.error("the league could not take table %s: %s", table, error)
        except Exception as error:  # noqa: BLE001  # the match is saved, whatever the league does
            _log.error("the league could not take table %s: %s", table, told(error))

    async def catch_up(self) -> int:
        """Take every match that was saved but not taken; returns how many.

        Leagues in which a match was declared void, or that was taken back, are built anew.
        """
        async with self.computing:
            async with self._engine.connect() as connection:
                missing = await connection.run_sync(find_missing)
                changed = await connection.run_sync(find_changed)
            for scope in changed:
                await self._rebuild(scope)
            for scope, numbers in missing.items():
                if scope in changed:
                    continue
                if len(numbers) > 1:
                    await self._rebuild(scope)
                else:
                    await self._take(numbers[0])
        return sum(map(len, missing.values()))

    async def rebuild(self) -> Rebuilt:
        """Build every league anew from the results, and score sheets that are out of date."""
        written = sum([await self.refresh(table) for table in await self.find_stale()])
        async with self._engine.connect() as connection:
            scopes = await connection.run_sync(read_scopes)
        matches = 0
        for scope in scopes:
            async with self.computing:
                matches += await self._rebuild(scope)
        return Rebuilt(len(scopes), matches, written)

    async def find_stale(self) -> list[TableId]:
        """Return the matches whose score sheets are missing or older than a statistic."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(find_stale)

    async def refresh(self, table: TableId) -> bool:
        """Write a match's score sheet anew out of its record; returns whether that could be."""
        return await refresh(self._engine, table)

    async def export(self, guild: int, form: Form, *, with_records: bool = False) -> Exported:
        """Return a server's league to be taken elsewhere.

        Args:
            guild: whose.
            form: of the file.
            with_records: whether the records of the matches come along, by which statistics of
                later versions apply to them; ten times as long.
        """
        async with self._engine.connect() as connection:
            numbers = await connection.run_sync(read_numbers, guild)
            league = await connection.run_sync(read_rest, guild)
        matches: list[PortableMatch] = []
        for part in parts(list(numbers.values())):
            # Some at a time, since whoever plays needs the one connection and the loop, too.
            async with self._engine.connect() as connection:
                found = await connection.run_sync(read_matches, part)
                records = await connection.run_sync(read_records, part) if with_records else {}
            matches += [replace(match, record=records.get(numbers[match.key])) for match in found]
        league = replace(league, matches=tuple(matches))
        return Exported(await asyncio.to_thread(text_of, league, form), len(matches))

    async def bring(self, content: bytes, form: Form) -> Brought:
        """Add the league of a file to its server's: all of it, or nothing.

        What is there already stays as it is. Saving waits while it is written.

        Raises:
            Malformed: something in the file is wrong, or cannot be added.
        """
        league = await asyncio.to_thread(_league_of, content, form)
        async with self._bringing:
            async with self._engine.connect() as connection:
                there = await connection.run_sync(read_numbers, league.guild)
            known = [(each, there[each.key]) for each in league.matches if each.key in there]
            for part in parts(known):
                async with self._engine.connect() as connection:
                    await connection.run_sync(check_known, part)
            new = [match for match in league.matches if match.key not in there]
            replays = await asyncio.to_thread(replays_of, new)
            async with self.computing:
                async with self._engine.begin() as connection:
                    await self._write(connection, league.guild, new, replays)
                    marks, granted = await connection.run_sync(write_rest, league)
                    if marks:  # every match is missing then, also for a start after a crash
                        await connection.run_sync(clear_server, league.guild)
                games = None if marks else {each.game for each in new}
                await self._rebuild_after(league.guild, games)
        return Brought(league.guild, len(new), len(known), marks, granted)

    async def void(self, guild: int, table: int, now: int, *, is_void: bool = True) -> bool:
        """Declare a server's ended match void, or take that back; returns whether it changed."""
        async with self.computing:
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
            await self._rebuild_after(guild, {scope.game})
        return True

    async def mark_season(self, guild: int, now: int, *, is_opening: bool) -> bool:
        """Open or close a season by hand; returns whether anything changed.

        Opening ends a running season. Matches that have ended by now keep theirs.
        """
        async with self.computing, self._engine.begin() as connection:
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

    async def _write(
        self,
        connection: AsyncConnection,
        guild: int,
        matches: Sequence[PortableMatch],
        replays: Mapping[Key, Replay],
    ) -> None:
        """Write new matches, so that those that ended first have the first numbers."""
        if not matches:
            return
        ordered = sorted(matches, key=lambda match: (match.ended_at, match.number))
        first = await connection.run_sync(draw_number)
        for part in parts(list(enumerate(ordered, first))):
            rows = await asyncio.to_thread(rows_of, guild, part, replays)
            await connection.run_sync(insert_rows, rows)

    async def _rebuild_after(self, guild: int, games: Collection[str] | None) -> None:
        """Build a server's leagues of some games anew, ``None``: of all.

        What it is computed from is saved: a start catches up with what fails here.
        """
        try:
            async with self._engine.connect() as connection:
                scopes = await connection.run_sync(read_scopes, guild)
            for scope in scopes:
                if games is None or scope.game in games:
                    await self._rebuild(scope)
        except DISK_FAILURES as error:
            _log.error("the league could not be built anew: %s", error)

    async def _take(self, table: int) -> None:
        async with self._engine.begin() as connection:
            late = await connection.run_sync(take_match, table)
            if late is None:
                await connection.run_sync(grant, table)
        if late is not None:
            await self._rebuild(late)

    async def _rebuild(self, scope: Scope) -> int:
        async with self._engine.connect() as connection:
            matches, ledger = await connection.run_sync(read_raw, scope)
        folded = await asyncio.to_thread(fold, matches, ledger)
        async with self._engine.begin() as connection:
            for step in write_folded(scope, *folded):
                await connection.run_sync(step)
        for member in people_of(folded[1]):
            # Each for himself: whoever saves a move meanwhile waits for one of them at most.
            async with self._engine.begin() as connection:
                await connection.run_sync(count_anew, scope.guild, member)
        return len(matches)


def _league_of(content: bytes, form: Form) -> PortableLeague:
    return league_of(decoded(content), form)
