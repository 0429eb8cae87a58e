"""Keeps the league: takes every match once it has ended, and builds all of it anew on demand.

What happened stands in results and is never changed here, an import only adds to it; ratings and
sums are caches of the pure `bot.league.ledger`. A match is taken after it is saved, in a
transaction of its own, so that no fault of the league can cost a move; what a crash left out is
caught up with at the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.league.located import Form, decoded
from bot.league.portable import PortableLeague, PortableMatch, league_of, text_of
from bot.league.ports import Decided, Exported
from bot.league.results import BrokenOff
from bot.log import told
from bot.session.model import TableId
from bot.session.replays import Replay
from bot.store.engine import DISK_FAILURES
from bot.store.league.broken import read_broken_off
from bot.store.league.deciding import note_mark, note_void
from bot.store.league.exporting import (
    Key,
    read_matches,
    read_numbers,
    read_records,
    read_rest,
)
from bot.store.league.hands import EngineHands
from bot.store.league.importing import (
    Brought,
    broken_rows,
    check_known,
    draw_number,
    insert_rows,
    replays_of,
    rows_of,
    write_rest,
)
from bot.store.league.parts import parts
from bot.store.league.rebuilding import rebuild
from bot.store.league.results import read_guilds
from bot.store.league.sheets import find_stale, read_sheet_of, write_sheet
from bot.store.league.taking import (
    find_missing,
    find_old_careers,
    find_outdated,
    note_outdated,
    take_match,
)
from bot.store.whole import whole

PATIENCE_S: Final = 2.0
"""How long the end of a match waits to be told with what it brought, while a league is built."""

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
        self._hands = EngineHands(engine)
        self._taking: set[asyncio.Task[None]] = set()
        self.computing = asyncio.Lock()
        self._bringing = asyncio.Lock()

    async def take(self, table: int) -> None:
        """Take a match that has ended, if it is not taken yet; failing costs nothing but time.

        While a league is built anew it waits only so long, and is done afterwards.
        """
        taking = asyncio.create_task(self._take_alone(table))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)
        await asyncio.wait({taking}, timeout=PATIENCE_S)

    async def catch_up(self) -> int:
        """Take every match that was saved but not taken; returns how many.

        Leagues of servers that are outdated are built anew.
        """
        async with self.computing:
            await self._rebuild_outdated()
            missing = await self._hands.ask(find_missing)
            for guild, numbers in missing.items():
                if len(numbers) > 1:
                    await rebuild(self._hands, guild)
                else:
                    await self._take(numbers[0])
        return sum(map(len, missing.values()))

    async def recount(self) -> None:
        """Build the leagues of servers anew of whose matches this version counts more."""
        async with self.computing:
            for guild in await self._hands.ask(find_old_careers):
                await self._hands.ask(partial(note_outdated, guild=guild))
        for guild in await self._hands.ask(find_outdated):
            async with self.computing:
                await rebuild(self._hands, guild)

    async def has_old_careers(self) -> bool:
        """Whether there are careers of an earlier version, see `recount`."""
        return bool(await self._hands.ask(find_old_careers))

    async def rebuild(self) -> Rebuilt:
        """Build every league anew from the results, and score sheets that are out of date."""
        written = sum([await self.refresh(table) for table in await self.find_stale()])
        built: list[tuple[int, int]] = []
        for guild in await self._hands.ask(read_guilds):
            async with self.computing:
                built.append(await rebuild(self._hands, guild))
        leagues, matches = (sum(each) for each in zip((0, 0), *built, strict=True))
        return Rebuilt(leagues, matches, written)

    async def find_stale(self) -> list[TableId]:
        """Return the matches whose score sheets are missing or older than a statistic."""
        return await self._hands.ask(find_stale)

    async def refresh(self, table: TableId) -> bool:
        """Write a match's score sheet anew out of its record; returns whether that could be.

        Its server's league is outdated then.
        """
        sheet = await read_sheet_of(self._engine, table)
        if sheet is None:
            return False
        async with self.computing:
            await self._hands.ask(partial(write_sheet, sheet=sheet))
        return True

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

    async def bring(self, content: bytes, form: Form, now: int) -> Brought:
        """Add the league of a file to its server's: all of it, or nothing.

        What is there already stays as it is. Saving waits while it is written.

        Args:
            content: of the file.
            form: in which it is written.
            now: seconds since 1970.

        Raises:
            Malformed: something in the file is wrong, or cannot be added.
        """
        league = await asyncio.to_thread(_league_of, content, form, now)
        async with self._bringing:
            async with self._engine.connect() as connection:
                there = await connection.run_sync(read_numbers, league.guild)
                broken = await connection.run_sync(read_broken_off, league.guild)
            known = [(each, there[each.key]) for each in league.matches if each.key in there]
            for part in parts(known):
                async with self._engine.connect() as connection:
                    await connection.run_sync(check_known, part)
            new = [match for match in league.matches if match.key not in there]
            told_of = {each.key for each in broken}
            new_broken = [each for each in league.broken_off if each.key not in told_of]
            replays = await asyncio.to_thread(replays_of, new)
            async with self.computing:
                async with self._engine.begin() as connection:
                    await self._write(connection, league.guild, new, replays)
                    await self._write_broken(connection, league.guild, new_broken)
                    marks, granted = await connection.run_sync(write_rest, league)
                    await connection.run_sync(note_outdated, league.guild)
                is_built = await self._rebuild_after(league.guild)
        return Brought(league.guild, len(new), len(known), marks, granted, is_built)

    async def void(self, guild: int, table: int, now: int, *, is_void: bool = True) -> Decided:
        """Declare a server's ended match void, or take that back."""
        async with self.computing:
            declared = partial(note_void, guild=guild, table=table, now=now, is_void=is_void)
            decided = await self._decide(declared)
            if decided is Decided.DONE and not await self._rebuild_after(guild):
                return Decided.LATER
        return decided

    async def mark_season(self, guild: int, now: int, *, is_opening: bool) -> Decided:
        """Open or close a season by hand.

        Opening ends a running season. Matches that have ended by now keep theirs.
        """
        async with self.computing:
            return await self._decide(
                partial(note_mark, guild=guild, now=now, is_opening=is_opening)
            )

    async def _decide(self, note: Callable[[Connection], bool]) -> Decided:
        try:
            is_new = await self._hands.ask(note)
        except DISK_FAILURES as error:
            _log.error("what an administrator decided could not be saved: %s", error)
            return Decided.NOT_SAVED
        return Decided.DONE if is_new else Decided.NOTHING

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

    async def _write_broken(
        self, connection: AsyncConnection, guild: int, broken: Sequence[BrokenOff]
    ) -> None:
        """Write matches without a result; nothing is computed from them."""
        for part in parts(broken):
            first = await connection.run_sync(draw_number)
            await connection.run_sync(insert_rows, broken_rows(guild, enumerate(part, first)))

    async def _rebuild_after(self, guild: int) -> bool:
        """Build a server's outdated league anew; returns whether that could be.

        What it is computed from is saved: the next match or start catches up with what fails.
        """
        try:
            await rebuild(self._hands, guild)
        except DISK_FAILURES as error:
            _log.error("the league could not be built anew: %s", error)
            return False
        return True

    async def _rebuild_outdated(self) -> None:
        for guild in await self._hands.ask(find_outdated):
            await rebuild(self._hands, guild)

    async def _take_alone(self, table: int) -> None:
        try:
            async with self.computing:
                await self._take(table)
        except DISK_FAILURES as error:
            _log.error("the league could not take table %s: %s", table, error)
        except Exception as error:  # noqa: BLE001  # the match is saved, whatever the league does
            _log.error("the league could not take table %s: %s", table, told(error))

    async def _take(self, table: int) -> None:
        guild = await self._hands.ask(partial(take_match, table=table))
        if guild is not None:
            await rebuild(self._hands, guild)


def _league_of(content: bytes, form: Form, now: int) -> PortableLeague:
    return league_of(decoded(content), form, now)
