"""Calls whoever is due by one mention in the channel, which goes when he has played.

Whoever has his hand open sees his turn there and is called at half-time only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.preferences import Preferences
from bot.preferences.declared import CALLED_AT_ONCE, NEVER_CALLED
from bot.session import Done, MemberId, Person, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.background import Background
from bot.views.calls import call_screen, called_by, known
from bot.views.channels import Channels, Posted
from bot.views.faults import Fault
from bot.views.ids import ClickId, Verb

IsFollowing: TypeAlias = Callable[[TableId, MemberId], bool]
"""Says whether a member has a private hand of a table open that follows the game."""

_Key: TypeAlias = tuple[TableId, MemberId]


@dataclass(slots=True)
class _Call:
    """One mention: posting it and taking it away come in this order, whatever happens meanwhile."""

    table: Table
    message: asyncio.Task[int | Fault]


class Mentions:
    """Every mention that stands in a channel.

    Args:
        channels: where they are posted.
        preferences: whether a server and a member want them.
        texts: their words.
        is_following: see `IsFollowing`.
    """

    def __init__(
        self,
        channels: Channels,
        preferences: Preferences,
        texts: Texts,
        is_following: IsFollowing,
    ) -> None:
        self._channels = channels
        self._preferences = preferences
        self._texts = texts
        self._is_following = is_following
        self._calls: dict[_Key, _Call] = {}
        self._is_closing = False
        self._background = Background("a mention")

    def changed(self, done: Done) -> None:
        """Take away the mentions of those who have played, and call who has become due."""
        due = _due(done.table)
        for key in [key for key in self._calls if key[0] == done.table.id and key[1] not in due]:
            self._take_away(key)
        was_due = set[MemberId]() if done.before is None else _due(done.before)
        style = self._preferences.server(done.table.place.guild).mentions
        if style != CALLED_AT_ONCE or len(done.table.people) < 2:
            return
        for member in due - was_due:
            if not self._is_following(done.table.id, member):
                self.call(done.table, member)

    def remind(self, table: Table) -> None:
        """Call everybody who is due once more: half of his time is over."""
        if self._preferences.server(table.place.guild).mentions == NEVER_CALLED:
            return
        for member in _due(table):
            self.call(table, member)

    def call(self, table: Table, member: MemberId) -> None:
        """Mention a member, in place of a mention of his that stands already; never blocks."""
        if self._is_closing:
            return
        key = (table.id, member)
        self._take_away(key)
        self._calls[key] = _Call(table, self._background.start(self._posted(table, member)))

    def take_up(self, open_tables: Callable[[], Sequence[Table]]) -> None:
        """Find what a process that was killed has left: what still holds stays; never blocks."""
        self._background.start(self._taken_up(open_tables))

    async def close(self) -> None:
        """Take all mentions away, as far as Discord lets it happen in time; call nobody more."""
        self._is_closing = True
        for key in list(self._calls):
            self._take_away(key)
        await self._background.close(CLOSING_S)

    async def settle(self) -> None:
        """Wait until everything under way is posted or gone."""
        await self._background.settle()

    async def _taken_up(self, open_tables: Callable[[], Sequence[Table]]) -> None:
        for before in open_tables():
            if before.status is not Status.RUNNING or before.message is None:
                continue
            found = await self._channels.own_since(before.place, before.opened_at)
            for posted in found:
                member = called_by(posted, Verb.HAND, before.id)
                if member is not None and not self._is_closing:
                    await self._decide(posted, before, member, open_tables())

    async def _decide(
        self, posted: Posted, before: Table, member: MemberId, tables: Sequence[Table]
    ) -> None:
        """Keep a mention that was found until its member has played, if he is due; else delete."""
        key = (before.id, member)
        call = self._calls.get(key)
        now = next((each for each in tables if each.id == before.id), None)
        if call is None and now is not None and member in _due(now):
            self._calls[key] = _Call(now, self._background.start(known(posted)))
        elif call is None or await call.message != posted.id:
            await self._channels.delete(before.place, posted.id)

    def _take_away(self, key: _Key) -> None:
        call = self._calls.pop(key, None)
        if call is not None:
            self._background.start(self._deleted(call))

    async def _posted(self, table: Table, member: MemberId) -> int | Fault:
        settings = await self._preferences.member(member)
        if not settings.is_called:
            return Fault.LIMITED
        language = self._preferences.server(table.place.guild).language_or(table.language)
        voice = Voice(self._texts, language)
        said = voice("mention-due", member=f"<@{member}>", game=table.rules.spec.title)
        shown = ClickId(Verb.HAND, table.id)
        screen = call_screen(said, shown, voice("mention-button"))
        return await self._channels.call(table.place, screen, member)

    async def _deleted(self, call: _Call) -> None:
        message = await call.message
        if not isinstance(message, Fault):
            await self._channels.delete(call.table.place, message)


CLOSING_S: Final = 2.0
"""How long the end of the process waits for mentions to go."""


def _due(table: Table) -> set[MemberId]:
    """Return the members whose action is due."""
    if table.status is not Status.RUNNING:
        return set()
    people = (table.seating[seat] for seat in table.people_due)
    return {person.member for person in people if isinstance(person, Person)}
