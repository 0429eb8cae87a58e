"""Tells whoever is invited to a private table, by one mention that goes when it has served.

Nobody is called twice to the same table, however often he is invited and invited away. Who is
invited stands in the database; which calls stand in a channel, a start reads there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.session import Done, MemberId, Place, Status, Table, TableId
from bot.texts import Voice
from bot.views.background import Background
from bot.views.calls import call_screen, called_by, known
from bot.views.channels import Channels, Posted
from bot.views.faults import Fault
from bot.views.ids import ClickId, Verb

CLOSING_S: Final = 0.5
"""How long the end of the process waits for invitations to be posted or to go."""


@dataclass(frozen=True, slots=True)
class _Call:
    place: Place
    message: asyncio.Task[int | Fault]


class Invitations:
    """Every invitation that stands in a channel.

    Args:
        channels: where they are posted.
    """

    def __init__(self, channels: Channels) -> None:
        self._channels = channels
        self._standing: dict[TableId, dict[MemberId, _Call]] = {}
        self._called: dict[TableId, set[MemberId]] = {}
        self._background = Background("an invitation")

    def call(self, table: Table, voice: Voice) -> None:
        """Mention everybody who is invited, does not sit there and was not called; never blocks.

        Args:
            table: a private lobby.
            voice: everybody's.
        """
        called = self._called.setdefault(table.id, set())
        standing = self._standing.setdefault(table.id, {})
        for member in table.guests or ():
            if member not in called and member not in table.people:
                called.add(member)
                message = self._background.start(self._posted(table, member, voice))
                standing[member] = _Call(table.place, message)

    def changed(self, done: Done) -> None:
        """Take away what has served: its member sits there, or cannot any more; never blocks."""
        table = done.table
        standing = self._standing.get(table.id, {})
        for member in [each for each in standing if not _waits(table, each)]:
            self._background.start(self._deleted(standing.pop(member)))
        for member in [each for each in standing if standing[each].place != table.place]:
            self._background.start(self._deleted(standing.pop(member)))
        if table.status is not Status.LOBBY:
            self._standing.pop(table.id, None)
            self._called.pop(table.id, None)

    def take_up(self, open_tables: Callable[[], Sequence[Table]]) -> None:
        """Find what an earlier process has left: what still holds stays; never blocks."""
        for table in open_tables():
            if table.status is Status.LOBBY and table.guests:
                self._called.setdefault(table.id, set()).update(table.guests)
        self._background.start(self._taken_up(open_tables))

    async def settle(self) -> None:
        """Wait until everything under way is posted or gone."""
        await self._background.settle()

    async def close(self) -> None:
        """Stop, but for what Discord takes within a moment; the next start looks at what stands."""
        await self._background.close(CLOSING_S)

    async def _taken_up(self, open_tables: Callable[[], Sequence[Table]]) -> None:
        for before in open_tables():
            if before.status is not Status.LOBBY or before.message is None:
                continue
            for posted in await self._channels.own_since(before.place, before.opened_at):
                member = called_by(posted, Verb.JOIN, before.id)
                if member is not None:
                    await self._decide(posted, before, member, open_tables())

    async def _decide(
        self, posted: Posted, before: Table, member: MemberId, tables: Sequence[Table]
    ) -> None:
        """Keep an invitation that was found as long as it holds; else delete it."""
        call = self._standing.get(before.id, {}).get(member)
        now = next((each for each in tables if each.id == before.id), None)
        if call is None and now is not None and now.place == before.place and _waits(now, member):
            call = _Call(now.place, self._background.start(known(posted)))
            self._standing.setdefault(now.id, {})[member] = call
        elif call is None or await call.message != posted.id:
            await self._channels.delete(before.place, posted.id)

    async def _posted(self, table: Table, member: MemberId, voice: Voice) -> int | Fault:
        title = table.rules.spec.title
        said = voice("invitation", member=f"<@{member}>", host=f"<@{table.host}>", game=title)
        join = ClickId(Verb.JOIN, table.id)
        screen = call_screen(said, join, voice("button-join"))
        return await self._channels.call(table.place, screen, member)

    async def _deleted(self, call: _Call) -> None:
        message = await call.message
        if not isinstance(message, Fault):
            await self._channels.delete(call.place, message)


def _waits(table: Table, member: MemberId) -> bool:
    """Say whether a member could still sit down because he is invited."""
    is_guest = table.status is Status.LOBBY and member in (table.guests or ())
    return is_guest and member not in table.people
