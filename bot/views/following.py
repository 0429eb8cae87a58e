"""Lets an open hand follow the game: it is refreshed when it becomes its owner's turn.

A convenience while Discord still takes changes to the private message; nothing depends on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.session import Done, MemberId, Table, TableId
from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.hand import Hand
from bot.views.reply import Reply
from bot.views.showing import show_hand

FOLLOWED: Final = 1_000
"""Private messages remembered, the newest of each member and table."""

_Key: TypeAlias = tuple[TableId, MemberId]
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Followed:
    reply: Reply
    voice: Voice
    number: int


class Following:
    """The newest private hand of every member, as long as it can be changed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._followed: OrderedDict[_Key, _Followed] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, reply: Reply, table: Table, member: MemberId, voice: Voice) -> None:
        """Remember that this answer shows a member's hand as of this table."""
        key = (table.id, member)
        self._followed[key] = _Followed(reply, voice, table.number)
        self._followed.move_to_end(key)
        if len(self._followed) > FOLLOWED:
            self._followed.popitem(last=False)

    def changed(self, done: Done) -> None:
        """Refresh the hands whose turn has come, or whose match has ended; never blocks."""
        table = done.table
        if table.match is None:
            return
        due = {table.seating[seat] for seat in table.match.to_act}
        for key, followed in [item for item in self._followed.items() if item[0][0] == table.id]:
            if not followed.reply.can_still_show:
                del self._followed[key]
                continue
            seat = table.seat_of(key[1])
            is_due = seat is not None and table.seating[seat] in due
            if (is_due and not _was_due(done, seat)) or not table.is_open:
                task = asyncio.get_running_loop().create_task(self._refresh(key, followed))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop refreshing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _refresh(self, key: _Key, followed: _Followed) -> None:
        table = await self._desk.tables.find(key[0])
        seat = None if table is None else table.seat_of(key[1])
        if table is None or table.match is None or seat is None:
            return
        # A click that came meanwhile has shown this state already, in a newer answer.
        if self._followed.get(key) is not followed or table.number <= followed.number:
            return
        followed.number = table.number
        hand = Hand(table, table.match, seat)
        since_s = self._desk.clock.monotonic()
        await show_hand(self._desk, followed.reply, hand, followed.voice, (), since_s)


def _was_due(done: Done, seat: int | None) -> bool:
    before = done.before
    return before is not None and before.match is not None and seat in before.match.to_act
