"""Who is let into the threads of private tables, and out: tried until Discord takes it.

Whoever has a seat or is invited is inside, and nobody else. Discord does not tell a bot without
privileged intents who is; it is asked only for changes, and at a start for everybody once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, repeat
from typing import Final

from bot.session import Done, MemberId, Table, TableId
from bot.views.background import Background
from bot.views.boards import RETRIES_S
from bot.views.channels import Channels
from bot.views.clock import Clock
from bot.views.faults import Fault

_PASSING: Final = {Fault.OUTAGE, Fault.LIMITED}
"""What goes by itself: tried again, more and more rarely, until it has."""
_LASTING: Final = {*_PASSING, Fault.FORBIDDEN, Fault.ARCHIVED}
"""What somebody may mend: tried again with the table's next change, too."""


@dataclass(slots=True)
class _Door:
    """One thread's.

    Attributes:
        table: as it was private last.
        undone: whom Discord has not let in or out yet; which of both, the table says.
        is_waiting: whether it is tried again in a while.
    """

    table: Table
    undone: set[MemberId] = field(default_factory=set[MemberId])
    is_waiting: bool = False


class Doors:
    """The doors of all threads.

    Args:
        channels: where threads are.
        clock: how time passes between two tries.
    """

    def __init__(self, channels: Channels, clock: Clock) -> None:
        self._channels = channels
        self._clock = clock
        self._doors: dict[TableId, _Door] = {}
        self._opened: dict[TableId, set[MemberId]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._background = Background("letting somebody into a thread")

    def changed(self, done: Done) -> None:
        """Let in and out who may be there now, or may be no more; never blocks."""
        table = done.table
        if table.parent is None:
            return
        if not table.is_open:
            self._opened.pop(table.id, None)
            self._doors.pop(table.id, None)
        elif table.is_private:
            self._attend_to(table, _inside(table) ^ self._was_in(done))
        elif not _is_new(done):
            # Nobody has to leave a table that is opened to all; it may be private again.
            self._opened[table.id] = _inside(done.before)
            if (door := self._doors.get(table.id)) is not None:
                door.undone &= _inside(door.table)

    def take_up(self, tables: Iterable[Table]) -> None:
        """Let everybody in who may be there: an earlier process may have been hindered."""
        for table in tables:
            if table.is_private and table.parent is not None:
                self._attend_to(table, _inside(table))

    async def settle(self) -> None:
        """Wait until everybody is where he belongs, or it cannot be."""
        await self._background.settle()

    async def close(self) -> None:
        """Try no more; the next start takes it up."""
        await self._background.close()

    def _attend_to(self, table: Table, members: set[MemberId]) -> None:
        door = self._doors.setdefault(table.id, _Door(table))
        door.table = table
        door.undone |= members
        if door.undone:
            self._background.start(self._attend(door))

    async def _attend(self, door: _Door) -> None:
        if await self._is_attended(door) or door.is_waiting:
            return
        door.is_waiting = True
        for wait_s in chain(RETRIES_S, repeat(RETRIES_S[-1])):
            await self._clock.sleep(wait_s)
            if self._doors.get(door.table.id) is not door or await self._is_attended(door):
                break
        door.is_waiting = False

    async def _is_attended(self, door: _Door) -> bool:
        """Try whatever is undone; returns whether nothing of it is left that goes by itself."""
        is_passing = False
        async with self._one_at_a_time:
            for member in sorted(door.undone):
                is_to_be_in = member in _inside(door.table)
                change = self._channels.let_in if is_to_be_in else self._channels.let_out
                fault = await change(door.table.place, member)
                is_passing |= fault in _PASSING
                # The table may have changed its mind about him while Discord was asked.
                if fault not in _LASTING and (member in _inside(door.table)) == is_to_be_in:
                    door.undone.discard(member)
        return not is_passing

    def _was_in(self, done: Done) -> set[MemberId]:
        """Return who was let into the thread before."""
        opened = self._opened.pop(done.table.id, set[MemberId]())
        return opened if _is_new(done) else _inside(done.before)


def _is_new(done: Done) -> bool:
    """Say whether the thread was not that of a private table before."""
    before = done.before
    return before is None or before.place != done.table.place or not before.is_private


def _inside(table: Table | None) -> set[MemberId]:
    """Return who belongs into the thread of a private table."""
    return set() if table is None else {*(table.guests or ()), *table.members}
