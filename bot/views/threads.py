"""Threads of tables: where a table that has moved is, and that they rest when it ends.

The thread of a private table is private where the host has moved it there as such; who is in it is
told by `doors`.
"""

from __future__ import annotations

from typing import Final

from bot.session import Done, Status, Table, TableId
from bot.views.background import Background
from bot.views.boards import Boards
from bot.views.channels import Channels, RestAfter
from bot.views.public import notice_screen

CLOSING_S: Final = 0.5
"""How long the end of the process waits for threads to be archived."""

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
        self._background = Background("looking after a thread")

    async def leave_word(self, before: Table, sentence: str) -> None:
        """Say in the message of a table that has moved where it is now."""
        if before.message is not None:
            screen = notice_screen([sentence])
            await self._channels.edit(before.place, before.message, screen)

    def changed(self, done: Done) -> None:
        """Archive the thread of a closed table; never blocks.

        After the end of a match Discord does it an hour later, so that *Noch einmal* can be
        pressed; a rematch keeps it awake again.
        """
        table = done.table
        if table.parent is None:
            return
        if not table.is_open or (done.before is None and table.follows is not None):
            self._background.start(self._look_after(table))

    async def settle(self) -> None:
        """Wait until every thread is as its table wants it."""
        await self._background.settle()

    async def close(self) -> None:
        """Stop, but for what Discord takes within a moment: no start looks after it again."""
        await self._background.close(CLOSING_S)

    async def _look_after(self, table: Table) -> None:
        await self._boards.shown(TableId(table.id))
        if table.status in _RESTING:
            await self._channels.change_thread(table.place, is_at_rest=True)
        else:
            wait = RestAfter.A_WEEK if table.is_open else RestAfter.AN_HOUR
            await self._channels.change_thread(table.place, rest_after=wait)
