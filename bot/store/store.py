"""The store: implements the ports of session and preferences, and keeps what else is remembered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.backoff import Start
from bot.errors import CannotRun, Sentence
from bot.log import told
from bot.preferences import Owner, Rows, Scope
from bot.session.deletion import Deletion, NotDeleted
from bot.session.model import Status, Table, TableId
from bot.session.ports import (
    Change,
    Click,
    Moved,
    NotSaved,
    Repeated,
    Saved,
    SavedTable,
    SaveResult,
)
from bot.session.rows import row_of
from bot.store import preferences, privacy, reading, starts
from bot.store.backup import copy_open
from bot.store.batch import execute
from bot.store.engine import DISK_FAILURES, close_engine, make_engine
from bot.store.league.keeper import LeagueKeeper
from bot.store.league.reading import LeagueBook
from bot.store.lock import FileLock
from bot.store.migrate import migrate
from bot.store.schema import clicks, pulse, seats, tables
from bot.store.whole import whole
from bot.store.writer import Writer
from bot.store.writes import Conflict, Write, click_row, seat_rows, write_of

_log = logging.getLogger(__name__)


@whole("backup", "close", "save")  # a backup may be cut off, and saving is a task of its own
class Store:
    """One database file, held by this process alone. Made by `Store.at`."""

    def __init__(self, file: Path, engine: AsyncEngine, lock: FileLock) -> None:
        self._file = file
        self._engine = engine
        self._lock = lock
        self._writer = Writer(self._commit_all, self._commit_one)
        self._copying = asyncio.Lock()
        self._refreshing: asyncio.Task[None] | None = None
        self.league = LeagueKeeper(engine)
        self.book = LeagueBook(engine)

    @classmethod
    async def at(cls, file: Path) -> Self:
        """Open a database, made or upgraded if need be.

        Raises:
            CannotRun: another process has it, it is newer than the program, damaged, not ours,
                or the disk refuses it.
        """
        lock = FileLock(file)
        engine = make_engine(file)
        try:
            await migrate(engine, file)
        except BaseException as error:
            await engine.dispose()
            lock.release()
            if isinstance(error, DISK_FAILURES):
                raise _unusable(file, error) from error
            raise
        store = cls(file, engine, lock)
        try:
            await store.league.catch_up()
            stale = await store.league.find_stale()
            is_old = await store.league.has_old_careers()
        except DISK_FAILURES as error:  # tables can be played at without a league
            _log.error("the league could not catch up: %s", error)
        except Exception as error:  # noqa: BLE001  # likewise
            _log.error("the league could not catch up: %s", told(error))
        except BaseException:  # cancelled: else file and thread would hold up the process' end
            await store.close()
            raise
        else:
            if stale or is_old:
                store._refreshing = asyncio.create_task(store._refresh(stale))
        return store

    async def close(self) -> None:
        """Save what waits and let the file go; closing twice is no error."""
        if self._refreshing is not None:
            self._refreshing.cancel()
            await asyncio.wait({self._refreshing})
        await self._writer.close()
        await close_engine(self._engine)
        self._lock.release()

    def size(self) -> int:
        """Return the bytes of the database, with what waits beside the file to be taken in."""
        log = self._file.with_name(f"{self._file.name}-wal")
        return sum(file.stat().st_size for file in (self._file, log) if file.exists())

    async def backup(self, target: Path) -> int:
        """Copy the whole database into a new file, and return its bytes (raises `CannotRun`)."""
        async with self._copying:
            return await copy_open(self._engine, self._file, target)

    async def open(self, table: Table, click: Click) -> SaveResult:
        """Save a new table with its first click."""
        try:
            async with self._engine.begin() as connection:
                inserted = await connection.execute(
                    tables.insert().values(row_of(table)).returning(tables.c.id)
                )
                number = TableId(inserted.scalar_one())
                await connection.execute(seats.insert(), seat_rows(table, number))
                await connection.execute(clicks.insert(), [click_row(click, number)])
        except IntegrityError:
            return await self._why_not(click.id)
        except DISK_FAILURES as error:
            return _not_saved(error)
        return Saved(number)

    async def save(self, change: Change) -> SaveResult:
        """Save a change, in one transaction with whatever else waits."""
        write = write_of(change)
        result = await self._writer.save(write)
        if write.ends_match and isinstance(result, Saved):
            await self.league.take(write.table)
        return result

    async def note_message(self, table: TableId, message: int | None) -> bool:
        """Save the id of the public message."""
        return await self._update(table, message=message)

    async def set_aside(self, table: TableId) -> bool:
        """Mark a table as damaged."""
        return await self._update(table, status=Status.DAMAGED.value)

    async def read_open(self) -> Sequence[SavedTable]:
        """Return every lobby and running match, oldest first.

        Raises:
            CannotRun: not even the list of tables can be read.
        """
        try:
            async with self._engine.connect() as connection:
                return await reading.read_open(connection)
        except DISK_FAILURES as error:
            raise _unusable(self._file, error) from error

    async def read(self, table: TableId) -> SavedTable | None:
        """Return one table, whatever its status."""
        async with self._engine.connect() as connection:
            return await reading.read_one(connection, table)

    async def newest(self, channel: int) -> TableId | None:
        """Return the table that was opened last in a channel, if there ever was one."""
        async with self._engine.connect() as connection:
            return await reading.read_newest(connection, channel)

    async def open_tables_of(self, member: int) -> Sequence[int]:
        """Return the open tables that know a member."""
        return await privacy.open_tables_of(self._engine, member)

    async def forget_member(self, member: int) -> Deletion:
        """Remove a member from everything, or from nothing; says which."""
        try:
            async with self.league.computing:
                return await privacy.forget_member(self._engine, member)
        except DISK_FAILURES as error:
            _not_saved(error)
            return NotDeleted()

    async def export_of(self, member: int) -> Mapping[str, Any]:
        """Return all that is kept of a member, as JSON holds it."""
        return await privacy.export_of(self._engine, member)

    async def purge(self, present: Collection[int], now: int) -> int:
        """Forget the servers that were left long ago, and return how many there were.

        Args:
            present: the servers that the bot is on.
            now: seconds since 1970.
        """
        try:
            async with self.league.computing:
                forgotten = await privacy.purge(self._engine, present, now)
        except DISK_FAILURES as error:
            _not_saved(error)
            return 0
        if forgotten:  # how many, not which: a log outlasts what is deleted
            _log.info("servers that were left long ago and are forgotten: %s", len(forgotten))
        return len(forgotten)

    async def read_server_settings(self) -> Mapping[Owner, Rows] | None:
        """Return the settings of every server that has any; ``None``: they cannot be read."""
        try:
            async with self._engine.connect() as connection:
                return await preferences.read_servers(connection)
        except DISK_FAILURES as error:
            _log.error("the settings of the servers cannot be read: %s", error)
            return None

    async def read_member_settings(self, member: Owner) -> Rows | None:
        """Return the settings of one member; ``None``: they cannot be read."""
        try:
            async with self._engine.connect() as connection:
                return await preferences.read_member(connection, member)
        except DISK_FAILURES as error:
            _log.error("the settings of a member cannot be read: %s", error)
            return None

    async def save_settings(
        self, scope: Scope, owner: Owner, changes: Mapping[str, str | None]
    ) -> bool:
        """Save some settings of one owner, whole or not at all; returns whether it is saved."""
        try:
            async with self._engine.begin() as connection:
                await preferences.save(connection, scope, owner, changes)
        except DISK_FAILURES as error:
            _not_saved(error)
            return False
        return True

    async def read_playing_time(self) -> int:
        """Return the playing time that was saved last; 0 if none ever was."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(pulse.c.playing_s))
            return found.scalar_one_or_none() or 0

    async def save_playing_time(self, seconds: int) -> bool:
        """Save the playing time, which never goes back.

        Of two that nobody waits for any more the earlier one may be written last.
        """
        latest = func.max(pulse.c.playing_s, seconds)
        try:
            async with self._engine.begin() as connection:
                saved = await connection.execute(pulse.update().values(playing_s=latest))
                if not saved.rowcount:
                    await connection.execute(pulse.insert().values(id=1, playing_s=seconds))
        except DISK_FAILURES as error:
            _not_saved(error)
            return False
        return True

    async def note_start(self, now: int) -> tuple[int, Sequence[Start]]:
        """Keep a new start; return its number and those of the last day before it, oldest first.

        Raises:
            CannotRun: it cannot be kept.
        """
        try:
            async with self._engine.begin() as connection:
                return await starts.note(connection, now)
        except DISK_FAILURES as error:
            raise _unusable(self._file, error) from error

    async def note_lasting(self, start: int) -> None:
        """Keep that a start has lasted; a full disk costs no more than a wait."""
        try:
            async with self._engine.begin() as connection:
                await starts.note_lasting(connection, start)
        except DISK_FAILURES as error:
            _not_saved(error)

    async def _refresh(self, stale: Sequence[TableId]) -> None:
        """Bring score sheets up to the statistics of this version, beside everything else."""
        _log.info("score sheets to be written anew out of records: %s", len(stale))
        for table in stale:
            try:
                await self.league.refresh(table)
            except Exception as error:  # noqa: BLE001  # one match's trouble must not stop the others'
                _log.error("the score sheet of table %s is not written: %s", table, told(error))
        try:
            await self.league.recount()
        except Exception as error:  # noqa: BLE001  # the next start tries again
            _log.error("the league could not be counted anew: %s", told(error))

    async def _update(self, table: TableId, **values: object) -> bool:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    tables.update().where(tables.c.id == table).values(**values)
                )
        except DISK_FAILURES as error:
            _not_saved(error)
            return False
        return True

    async def _commit_all(self, writes: Sequence[Write]) -> bool:
        try:
            await self._transact(writes)
        except (Conflict, *DISK_FAILURES):
            return False  # each will be committed alone and say for itself what is wrong
        return True

    async def _commit_one(self, write: Write) -> SaveResult:
        try:
            await self._transact([write])
        except (Conflict, IntegrityError):
            return await self._why_not(write.click)
        except DISK_FAILURES as error:
            return _not_saved(error)
        return Saved(write.table)

    async def _transact(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            await execute(connection, writes)

    async def _why_not(self, click: int | None) -> SaveResult:
        """Say why a change conflicts: its click was taken before, or the table moved on."""
        if click is not None:
            try:
                async with self._engine.connect() as connection:
                    table = await _table_of_click(connection, click)
            except DISK_FAILURES as error:
                return _not_saved(error)
            if table is not None:
                return Repeated(table)
        return Moved()


async def _table_of_click(connection: AsyncConnection, click: int) -> TableId | None:
    found = await connection.execute(select(clicks.c.table_id).where(clicks.c.id == click))
    return found.scalar_one_or_none()


def _not_saved(error: Exception) -> NotSaved:
    _log.error("a change could not be saved: %s", error)
    return NotSaved()


def _unusable(file: Path, error: Exception) -> CannotRun:
    reason = getattr(error, "orig", error)
    return CannotRun(
        Sentence(
            f"Die Datenbank „{file}“ lässt sich nicht öffnen: {reason}.",
            f"The database “{file}” cannot be opened: {reason}.",
        )
    )
