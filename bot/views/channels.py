"""Public messages in Discord's channels: posting, editing and deleting the bot's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias

import discord

from bot.session import MemberId, Place
from bot.views import faults
from bot.views.faults import Fault
from bot.views.screen import NOBODY, DoesNotFit, PublicScreen


class RestAfter(Enum):
    """After how many minutes without a message Discord archives a thread."""

    AN_HOUR = 60
    A_WEEK = 10_080


READ_AT_ONCE: Final = 100
"""Messages that Discord gives at once, at most."""
COUNTED_AT_ONCE: Final = 30
"""Messages of which those below a table are counted: the bot's own are among them."""
READ_PAGES: Final = 5
"""So many times that, the newest of a channel, are read to find the bot's own among them."""
CLOCKS_DIFFER_S: Final = 300
"""Seconds by which Discord's clock and this machine's may differ."""

Message: TypeAlias = Mapping[str, Any]
"""As Discord has it."""
ReadPage: TypeAlias = Callable[[int | None], Awaitable[Sequence[Message]]]
"""Id of a message, or ``None`` → up to `READ_AT_ONCE` before it, or the newest; newest first."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands in a channel.

    Attributes:
        components: as Discord has them.
    """

    id: int
    components: Sequence[Mapping[str, Any]] = field(repr=False)


class Channels(Protocol):
    """Where public messages stand."""

    async def post(self, place: Place, screen: PublicScreen) -> int | Fault:
        """Post a message and return its id, or why not."""
        ...

    async def call(self, place: Place, screen: PublicScreen, member: MemberId) -> int | Fault:
        """Post a message that pings one member, and return its id, or why not."""
        ...

    async def edit(self, place: Place, message: int, screen: PublicScreen) -> Fault | None:
        """Change a message in place; returns why not, if not."""
        ...

    async def delete(self, place: Place, message: int) -> None:
        """Delete a message; one that is gone already is fine."""
        ...

    async def own_since(self, place: Place, moment: int) -> Sequence[Posted]:
        """Return the bot's own messages since a moment, in seconds since 1970, oldest first.

        Of a busy channel only the newest are read; none if they cannot be.
        """
        ...

    async def others_below(self, place: Place, message: int) -> int:
        """Return how many messages of others stand under a message, by one request.

        Of many only the newest are counted; 0 if they cannot be read.
        """
        ...

    async def start_thread(self, place: Place, message: int, name: str) -> int | Fault:
        """Start a public thread at a message, and return its id, or why not."""
        ...

    async def start_private_thread(self, place: Place, name: str) -> int | Fault:
        """Start a thread that only its members see, and return its id, or why not."""
        ...

    async def let_in(self, place: Place, member: MemberId) -> Fault | None:
        """Add a member to a thread; returns why not, if not."""
        ...

    async def let_out(self, place: Place, member: MemberId) -> Fault | None:
        """Take a member out of a thread; returns why not, if not."""
        ...

    async def change_thread(
        self, place: Place, *, rest_after: RestAfter | None = None, is_at_rest: bool | None = None
    ) -> Fault | None:
        """Archive a thread or wake it, now or after some time; returns why not, if not."""
        ...


async def newest_since(read: ReadPage, first: int) -> list[Message]:
    """Return the messages of a channel from one id on, newest first.

    Args:
        read: see `ReadPage`; called `READ_PAGES` times at most.
        first: the id; no message needs to have it.
    """
    found: list[Message] = []
    for _ in range(READ_PAGES):
        page = await read(int(found[-1]["id"]) if found else None)
        found += page
        if len(page) < READ_AT_ONCE or int(page[-1]["id"]) < first:
            break
    return [each for each in found if int(each["id"]) >= first]


class DiscordChannels:
    """The channels of the servers that a client is in."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(self, place: Place, screen: PublicScreen) -> int | Fault:
        """Post a message and return its id, or why not; a thread that sleeps wakes by it."""
        try:
            sent = await self._channel(place).send(view=screen.layout(), files=screen.files())
        except faults.SENDING as error:
            return faults.note(error, "post a table")
        except DoesNotFit as error:
            return faults.too_large(error)
        return sent.id

    async def call(self, place: Place, screen: PublicScreen, member: MemberId) -> int | Fault:
        """Post a message that pings one member, and return its id, or why not."""
        only = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(member)], replied_user=False
        )
        try:
            sent = await self._channel(place).send(view=screen.layout(), allowed_mentions=only)
        except faults.SENDING as error:
            return faults.note(error, "call a member")
        except DoesNotFit as error:
            return faults.too_large(error)
        return sent.id

    async def edit(self, place: Place, message: int, screen: PublicScreen) -> Fault | None:
        """Change a message in place; returns why not, if not."""
        fault = await self._edit(place, message, screen)
        # A sleeping thread takes no edits; a locked one stays as its moderators want it.
        if fault is Fault.ARCHIVED and await self._woken(place):
            fault = await self._edit(place, message, screen)
        return fault

    async def _woken(self, place: Place) -> bool:
        """Wake a thread, unless it is locked; returns whether it is awake."""
        try:
            thread: Any = await self._client.http.get_channel(place.channel)
            if thread["thread_metadata"]["locked"]:
                return False
            await self._client.http.edit_channel(place.channel, archived=False)
        except faults.SENDING as error:
            faults.note(error, "wake a thread")
            return False
        return True

    async def _edit(self, place: Place, message: int, screen: PublicScreen) -> Fault | None:
        partial = self._channel(place).get_partial_message(message)
        try:
            # Always with the files: a gallery without its upload is refused.
            await partial.edit(
                view=screen.layout(), attachments=screen.files(), allowed_mentions=NOBODY
            )
        except faults.SENDING as error:
            return faults.note(error, "edit a table")
        except DoesNotFit as error:
            return faults.too_large(error)
        return None

    async def delete(self, place: Place, message: int) -> None:
        """Delete a message; one that is gone already is fine."""
        try:
            await self._channel(place).get_partial_message(message).delete()
        except faults.SENDING as error:
            faults.note(error, "delete an old table")

    async def own_since(self, place: Place, moment: int) -> Sequence[Posted]:
        """Return the bot's own messages since a moment, oldest first; see `Channels`."""

        async def read(before: int | None) -> Sequence[Message]:
            return await self._client.http.logs_from(place.channel, READ_AT_ONCE, before)

        since = datetime.fromtimestamp(moment - CLOCKS_DIFFER_S, UTC)
        try:
            found = await newest_since(read, discord.utils.time_snowflake(since))
        except faults.SENDING as error:
            faults.note(error, "read a channel")
            return ()
        own = None if self._client.user is None else str(self._client.user.id)
        return [
            Posted(int(each["id"]), each.get("components", []))
            for each in reversed(found)
            if each["author"]["id"] == own
        ]

    async def others_below(self, place: Place, message: int) -> int:
        """Return how many messages of others stand under a message; see `Channels`."""
        try:
            found = await self._client.http.logs_from(place.channel, COUNTED_AT_ONCE)
        except faults.SENDING as error:
            faults.note(error, "read a channel")
            return 0
        own = None if self._client.user is None else str(self._client.user.id)
        return sum(int(each["id"]) > message and each["author"]["id"] != own for each in found)

    async def start_thread(self, place: Place, message: int, name: str) -> int | Fault:
        """Start a public thread at a message, and return its id, or why not."""
        try:
            thread = await self._client.http.start_thread_with_message(
                place.channel, message, name=name, auto_archive_duration=RestAfter.A_WEEK.value
            )
        except faults.SENDING as error:
            return faults.note(error, "start a thread")
        return int(thread["id"])

    async def start_private_thread(self, place: Place, name: str) -> int | Fault:
        """Start a thread that only its members see, and return its id, or why not."""
        try:
            thread = await self._client.http.start_thread_without_message(
                place.channel,
                name=name,
                auto_archive_duration=RestAfter.A_WEEK.value,
                type=discord.ChannelType.private_thread.value,
                invitable=False,  # whom the host invites is let in by the bot
            )
        except faults.SENDING as error:
            return faults.note(error, "start a private thread")
        return int(thread["id"])

    async def let_in(self, place: Place, member: MemberId) -> Fault | None:
        """Add a member to a thread; returns why not, if not."""
        try:
            await self._client.http.add_user_to_thread(place.channel, member)
        except faults.SENDING as error:
            return faults.note(error, "let a member into a thread")
        return None

    async def let_out(self, place: Place, member: MemberId) -> Fault | None:
        """Take a member out of a thread; returns why not, if not."""
        try:
            await self._client.http.remove_user_from_thread(place.channel, member)
        except faults.SENDING as error:
            return faults.note(error, "take a member out of a thread")
        return None

    async def change_thread(
        self, place: Place, *, rest_after: RestAfter | None = None, is_at_rest: bool | None = None
    ) -> Fault | None:
        """Archive a thread or wake it, now or after some time; returns why not, if not."""
        changes: dict[str, Any] = {}
        if rest_after is not None:
            changes["auto_archive_duration"] = rest_after.value
        if is_at_rest is not None:
            changes["archived"] = is_at_rest
        try:
            await self._client.http.edit_channel(place.channel, **changes)
        except faults.SENDING as error:
            return faults.note(error, "change a thread")
        return None

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)
