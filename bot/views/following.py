"""Lets an open hand follow the game: it is refreshed when it becomes its owner's turn.

A convenience while Discord still takes changes to the private message; nothing depends on it.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from bot.session import Done, MemberId, Table, TableId
from bot.texts import Voice
from bot.views.background import Background
from bot.views.desk import Desk
from bot.views.hand import Hand
from bot.views.practice import show_own
from bot.views.reply import Reply

FOLLOWED: Final = 1_000
"""Private messages remembered, the newest of each member and table."""

_Key: TypeAlias = tuple[TableId, MemberId]
_AnyKey = TypeVar("_AnyKey")


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
        self._newest: OrderedDict[TableId, Table] = OrderedDict()
        self._background = Background("refreshing a hand")

    def follow(self, reply: Reply, table: Table, member: MemberId, voice: Voice) -> None:
        """Remember that this answer shows a member's hand as of this table; it is let go."""
        reply.let_go()
        key = (table.id, member)
        followed = self._followed[key] = _Followed(reply, voice, table.number)
        _limit(self._followed, key)
        newest = self._newest.get(table.id)
        # The game may have moved on while the answer was drawn and sent.
        if newest is not None and newest.number > table.number and _concerns(newest, member):
            self._background.start(self._refresh(key, followed))

    def changed(self, done: Done) -> None:
        """Refresh the hands whose turn has come, or whose match has ended; never blocks."""
        table = done.table
        if table.match is None:
            return
        self._newest[table.id] = table
        _limit(self._newest, table.id)
        for member in table.people:
            key = (table.id, member)
            followed = self._followed.get(key)
            if followed is None:
                continue
            if not followed.reply.can_still_show:
                del self._followed[key]
            elif _concerns(table, member) and not _was_due(done, member):
                self._background.start(self._refresh(key, followed))

    def let_be(self, table: TableId, member: MemberId) -> None:
        """Refresh a member's hand no more: something else is shown in its place."""
        self._followed.pop((table, member), None)

    def follows(self, table: TableId, member: MemberId) -> bool:
        """Say whether a member has a hand of a table open that can still be refreshed."""
        followed = self._followed.get((table, member))
        return followed is not None and followed.reply.can_still_show

    async def close(self) -> None:
        """Stop refreshing."""
        await self._background.close()

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
        await show_own(self._desk, followed.reply, hand, followed.voice, (), since_s)


def _concerns(table: Table, member: MemberId) -> bool:
    """Say whether a member has something new to do or see: his turn, or the end."""
    seat = table.seat_of(member)
    return not table.is_open or (table.match is not None and seat in table.match.to_act)


def _was_due(done: Done, member: MemberId) -> bool:
    before = done.before
    return done.table.is_open and before is not None and _concerns(before, member)


def _limit(kept: OrderedDict[_AnyKey, Any], key: _AnyKey) -> None:
    kept.move_to_end(key)
    if len(kept) > FOLLOWED:
        kept.popitem(last=False)
