"""Looks at the time of every open table once a second: reminds, moves for whoever is late, closes.

What a missed turn comes to is `bot.session.presence`'s; what a reminder looks like is a listener's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, TypeAlias

from bot.session.model import Table, TableId
from bot.session.playing_time import PlayingTime
from bot.session.ports import Sleep, Storage
from bot.session.presence import idle_at
from bot.session.tables import Tables
from bot.session.tempo import LIMIT_S

TICK_S: Final = 1.0
SAVED_EVERY_S: Final = 10
"""Seconds of playing time that a crash may take back, to nobody's harm."""

EXCUSED_EVERY_S: Final = 10
"""Seconds after which a table that cannot be reached gets its time back, in parts."""

IsReachable: TypeAlias = Callable[[int], bool]
"""Says whether people on a server can play now."""
OnReminder: TypeAlias = Callable[[Table], None]

_log = logging.getLogger(__name__)


class Timekeeper:
    """Lets time have its effect.

    Args:
        tables: whose time it keeps.
        time: the playing time; who stops it is whoever knows that nobody can play.
        storage: where it is saved.
        sleep: the clock between two looks.
        is_reachable: see `IsReachable`; an outage of everything stops `time` instead.
    """

    def __init__(
        self,
        tables: Tables,
        time: PlayingTime,
        storage: Storage,
        sleep: Sleep = asyncio.sleep,
        is_reachable: IsReachable = lambda _: True,
    ) -> None:
        self._tables = tables
        self._time = time
        self._storage = storage
        self._sleep = sleep
        self._is_reachable = is_reachable
        self._saved_at = time()
        self._unreached: dict[TableId, int] = {}
        self._reminded: dict[TableId, int] = {}
        self._listeners: list[OnReminder] = []
        self._task: asyncio.Task[None] | None = None

    def on_reminder(self, listener: OnReminder) -> None:
        """Have `listener` called when half the time of a turn is over; it must not block."""
        self._listeners.append(listener)

    def start(self) -> None:
        """Begin to look, if it does not already."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._look_on())

    async def close(self) -> None:
        """Look no more, and save the time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._storage.save_playing_time(self._time())

    async def look(self) -> None:
        """Look once at every open table."""
        at = self._time()
        for table in self._tables.open_tables():
            try:
                await self._look_at(table, at)
            except Exception:  # noqa: BLE001  # one table's trouble must not stop the others' time
                _log.exception("the time of table %s could not be kept", table.id)
        if at >= self._saved_at + SAVED_EVERY_S:
            self._saved_at = at
            await self._storage.save_playing_time(at)

    async def _look_at(self, table: Table, at: int) -> None:
        deadline = table.deadline
        if at >= idle_at(table):
            await self._tables.close_idle(table.id)
        elif await self._is_excused(table, at):
            return
        elif deadline is not None and at >= deadline:
            await self._tables.time_out(table.id)
        elif deadline is not None and at >= _half_time(table):
            self._remind(table)

    async def _is_excused(self, table: Table, at: int) -> bool:
        """Give a table back the time in which its server could not be reached, if so."""
        is_reachable = self._is_reachable(table.place.guild)
        since = self._unreached.get(table.id)
        if since is None:
            if not is_reachable:
                self._unreached[table.id] = at
            return not is_reachable
        if is_reachable:
            del self._unreached[table.id]
        elif at < since + EXCUSED_EVERY_S:
            return True
        else:
            self._unreached[table.id] = at
        await self._tables.excuse(table.id, at - since)
        return True

    def _remind(self, table: Table) -> None:
        """Tell of the half-time of a turn, once."""
        if table.turn_at is None or self._reminded.get(table.id) == table.turn_at:
            return
        self._reminded[table.id] = table.turn_at
        for listener in self._listeners:
            listener(table)

    async def _look_on(self) -> None:
        while True:
            await self._sleep(TICK_S)
            await self.look()


def _half_time(table: Table) -> int:
    limit = LIMIT_S[table.tempo] or 0
    return (table.turn_at or 0) + limit // 2
