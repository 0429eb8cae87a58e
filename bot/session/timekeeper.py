"""Looks at the time of every open table once a second: reminds, moves for whoever is late, closes.

What a missed turn comes to is `bot.session.presence`'s; what a reminder looks like is a listener's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeAlias

from bot.log import told
from bot.session.model import Table, TableId
from bot.session.outcomes import Declined, Outcome, Reason
from bot.session.playing_time import PlayingTime
from bot.session.ports import Sleep, Storage
from bot.session.presence import idle_at
from bot.session.tables import Tables
from bot.session.tempo import LIMIT_S

TICK_S: Final = 1.0
SAVED_EVERY_S: Final = 10
"""Seconds of playing time that a crash may take back, to nobody's harm."""

RETRY_S: Final = 10
"""Seconds before what could not be done at a table is tried again."""
STOOD_STILL_S: Final = 5.0
"""Seconds after which the process or its disk is taken to have stood still, not the people."""

DOUBTED_EVERY_S: Final = 5
"""Seconds before it is asked again whether Discord is still there."""

EXCUSED_EVERY_S: Final = 10
"""Seconds after which a table that cannot be reached gets its time back, in parts."""

IsReachable: TypeAlias = Callable[[int], bool]
"""Says whether people on a server can play now."""
OnReminder: TypeAlias = Callable[[Table], None]
OnDoubt: TypeAlias = Callable[[Table], None]
"""Is told of a table at which somebody is late if Discord is still there; may ask it."""

_log = logging.getLogger(__name__)


class Timekeeper:
    """Lets time have its effect.

    Args:
        tables: whose time it keeps.
        time: the playing time; who stops it is whoever knows that nobody can play.
        storage: where it is saved.
        sleep: the clock between two looks.
        is_reachable: see `IsReachable`; an outage of everything stops `time` instead.
        process_s: seconds of this process, by which is seen whether it stood still.
    """

    def __init__(
        self,
        tables: Tables,
        time: PlayingTime,
        storage: Storage,
        sleep: Sleep = asyncio.sleep,
        is_reachable: IsReachable = lambda _: True,
        process_s: Callable[[], float] = monotonic,
    ) -> None:
        self._tables = tables
        self._time = time
        self._storage = storage
        self._sleep = sleep
        self._is_reachable = is_reachable
        self._process_s = process_s
        self._saved_at = time()
        self._unreached: dict[TableId, int] = {}
        self._reminded: dict[TableId, int] = {}
        self._failed: dict[TableId, int] = {}
        self._doubted_at = -DOUBTED_EVERY_S
        self._listeners: list[OnReminder] = []
        self._doubters: list[OnDoubt] = []
        self._task: asyncio.Task[None] | None = None

    def on_reminder(self, listener: OnReminder) -> None:
        """Have `listener` called when half the time of a turn is over; it must not block."""
        self._listeners.append(listener)

    def on_doubt(self, doubter: OnDoubt) -> None:
        """Have `doubter` called when somebody's time is over in a silence; it must not block."""
        self._doubters.append(doubter)

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
        tables = self._tables.open_tables()
        numbers = [table.id for table in tables]
        for number in [table.id for table in tables if self._is_worth_a_look(table, at)]:
            if at < self._failed.get(number, -RETRY_S) + RETRY_S:
                continue
            try:
                # Read only now: it may have moved on while another table's change was saved.
                table = await self._tables.find(number)
                outcome = None if table is None else await self._look_at(table, at)
            except Exception as error:  # noqa: BLE001  # one table's trouble must not stop the others' time
                _log.error("the time of table %s could not be kept: %s", number, told(error))
                self._failed[number] = at
            else:
                if isinstance(outcome, Declined) and outcome.reason is Reason.NOT_SAVED:
                    self._failed[number] = at
        for kept in (self._unreached, self._reminded, self._failed):
            for number in kept.keys() - set(numbers):
                del kept[number]
        if not self._saved_at <= at < self._saved_at + SAVED_EVERY_S:
            self._saved_at = at
            await self._storage.save_playing_time(at)

    def _is_worth_a_look(self, table: Table, at: int) -> bool:
        """Say whether anything may be due: among hundreds of tables it is at hardly any."""
        if table.id in self._unreached or not self._is_reachable(table.place.guild):
            return True
        return at >= idle_at(table) or (table.deadline is not None and at >= _half_time(table))

    async def _look_at(self, table: Table, at: int) -> Outcome | None:
        """Do what is due at a table; returns what became of it, if anything was."""
        deadline = table.deadline
        if not table.is_open:
            return None
        if at >= idle_at(table):
            return await self._tables.close_idle(table.id)
        if await self._is_excused(table, at) or deadline is None:
            return None
        if at >= deadline:
            if self._time.is_heard_since(deadline):
                return await self._tables.time_out(table.id)
            self._doubt(table, at)
            return None
        if at >= _half_time(table):
            self._remind(table)
        return None

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
        await self._tables.excuse(table.id, max(at - since, 0))
        return True

    def _doubt(self, table: Table, at: int) -> None:
        """Ask for a sign of life: in a line that is dead without a word nobody can play."""
        if 0 <= at - self._doubted_at < DOUBTED_EVERY_S:
            return
        self._doubted_at = at
        for doubter in self._doubters:
            doubter(table)

    def _remind(self, table: Table) -> None:
        """Tell of the half-time of a turn, once."""
        if table.turn_at is None or self._reminded.get(table.id) == table.turn_at:
            return
        self._reminded[table.id] = table.turn_at
        for listener in self._listeners:
            listener(table)

    async def _look_on(self) -> None:
        while True:
            await self._without_standstill(self._sleep(TICK_S), TICK_S)
            await self._without_standstill(self._look_safely(), 0.0)

    async def _look_safely(self) -> None:
        try:
            await self.look()
        except Exception as error:  # noqa: BLE001  # time must go on, whatever else does not
            _log.error("the time could not be kept: %s", told(error))

    async def _without_standstill(self, work: Awaitable[object], lasts_s: float) -> None:
        """Await what lasts so long; do not count how much longer the process or disk took."""
        at, since_s = self._time(), self._process_s()
        await work
        still_s = self._process_s() - since_s - lasts_s
        counted_s = self._time() - at - lasts_s
        if still_s > STOOD_STILL_S and counted_s > 0:
            self._time.take_back(min(still_s, counted_s))
            _log.warning("everything stood still for %.0f s, nobody's time ran", still_s)


def _half_time(table: Table) -> int:
    limit = LIMIT_S[table.tempo] or 0
    return (table.turn_at or 0) + limit // 2
