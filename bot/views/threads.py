"""Threads of tables: who is let in, and that they rest when the table ends.

The thread of a private table is private where the host has moved it there as such; whoever has a
seat or is invited is in it, and nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any, Final

from bot.session import Done, MemberId, Status, Table, TableId
from bot.views import faults
from bot.views.boards import Boards
from bot.views.channels import Channels, RestAfter
from bot.views.public import notice_screen

_RESTING: Final = {Status.ABORTED, Status.DAMAGED}


class Threads:
    """Looks after the threads that the bot has started.

    Args:
        channels: where threads are.
        boards: show a table's last state before its thread is archived.
    """

    def __init__(self, channels: Channels, boards: Boards) -> None:
        self._channels = channels
        self._boards = boards
        self._tasks: set[asyncio.Task[None]] = set()
        self._door = asyncio.Lock()
        self._opened: dict[TableId, set[MemberId]] = {}

    async def leave_word(self, before: Table, sentence: str) -> None:
        """Say in the message of a table that has moved where it is now."""
        if before.message is not None:
            screen = notice_screen([sentence])
            await self._channels.edit(before.place, before.message, screen)

    def changed(self, done: Done) -> None:
        """Let in and out who may be there, archive the thread of a closed table; never blocks.

        After the end of a match Discord does it an hour later, so that *Noch einmal* can be
        pressed; a rematch keeps it awake again.
        """
        table = done.table
        if table.parent is None:
            return
        if table.is_open and table.is_private:
            self._start(self._admit(table, self._was_in(done)))
        elif table.is_open and not _is_new(done):
            # Nobody has to leave a table that is opened to all; it may be private again.
            self._opened[table.id] = _inside(done.before)
        if not table.is_open:
            self._opened.pop(table.id, None)
        if not table.is_open or (done.before is None and table.follows is not None):
            self._start(self._look_after(table))

    async def settle(self) -> None:
        """Wait until every thread is as its table wants it."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _look_after(self, table: Table) -> None:
        await self._boards.shown(TableId(table.id))
        if table.status in _RESTING:
            await self._channels.change_thread(table.place, is_at_rest=True)
        else:
            wait = RestAfter.A_WEEK if table.is_open else RestAfter.AN_HOUR
            await self._channels.change_thread(table.place, rest_after=wait)

    async def _admit(self, table: Table, was_in: Collection[MemberId]) -> None:
        may_be_in = _inside(table)
        async with self._door:  # one change after the other: the last one decides who is in
            for member in sorted(may_be_in.difference(was_in)):
                await self._channels.let_in(table.place, member)
            for member in sorted(set(was_in) - may_be_in):
                await self._channels.let_out(table.place, member)

    def _was_in(self, done: Done) -> set[MemberId]:
        """Return who was let into the thread before."""
        opened = self._opened.pop(done.table.id, set[MemberId]())
        return opened if _is_new(done) else _inside(done.before)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            faults.note_failure("looking after a thread", error)


def _is_new(done: Done) -> bool:
    """Say whether the thread was not that of a private table before."""
    before = done.before
    return before is None or before.place != done.table.place or not before.is_private


def _inside(table: Table | None) -> set[MemberId]:
    """Return who belongs into the thread of a private table."""
    return set() if table is None else {*(table.guests or ()), *table.members}
