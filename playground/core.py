"""The parts of a running playground in one place, handed to whatever answers a request."""

import logging
from dataclasses import dataclass, field
from typing import TypeAlias

from playground import guild_shapes, shapes, world
from playground.clock import Clock
from playground.errors import ApiError, Code
from playground.faults import Faults
from playground.files import Files
from playground.gateway.hub import Gateway
from playground.page_api.live import Live
from playground.permissions import NOTHING, Permission
from playground.ratelimit import RateLimits
from playground.snowflakes import Snowflakes
from playground.state import State, Thread
from playground.transcript import Transcript
from playground.wire import JsonObject, Snowflake

log = logging.getLogger("playground")

Place: TypeAlias = world.Channel | Thread
"""Where messages stand."""


def talk_right(place: Place, permission: Permission) -> Permission:
    """Return what a permission is called in a place: talking in threads is one of its own."""
    is_talk = permission is Permission.SEND_MESSAGES and isinstance(place, Thread)
    return Permission.SEND_MESSAGES_IN_THREADS if is_talk else permission


@dataclass(slots=True)
class Core:
    """One playground.

    Attributes:
        base: the address clients use, e.g. `http://127.0.0.1:8420`.
        lang: the language of the page, `de` or `en`.
        out_until: until then (seconds since 1970) Discord answers nothing: an outage on order.
    """

    base: str
    lang: str
    clock: Clock
    ids: Snowflakes
    transcript: Transcript
    faults: Faults
    limits: RateLimits
    gateway: Gateway
    live: Live
    state: State = field(default_factory=State)
    files: Files = field(default_factory=Files)
    out_until: float = 0.0

    def channel(self, channel_id: Snowflake) -> Place:
        """Return a channel or a thread.

        Raises:
            ApiError: 10003 if there is no such channel (any more).
        """
        place = self.find(channel_id)
        if place is None:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return place

    def find(self, channel_id: Snowflake) -> Place | None:
        """Return a channel or a thread, None if there is none (any more)."""
        thread = self.state.threads.get(channel_id)
        of_channel = thread.parent_id if thread is not None else channel_id
        if of_channel in self.state.gone_channels:
            return None
        return thread or world.channel(channel_id)

    def rights(self, member_id: Snowflake, channel_id: Snowflake) -> Permission:
        """Return what a member or the bot may do in a channel or thread that there is.

        A thread gives what its channel gives, a private one only to those who joined it and to
        those who manage threads. Who left the server may do nothing.
        """
        is_bot_gone = member_id == world.BOT_ID and self.state.bot_is_gone
        if is_bot_gone or member_id in self.state.gone_members:
            return NOTHING
        thread = self.state.threads.get(channel_id)
        if thread is None:
            return self.state.permissions.in_channel(member_id, channel_id)
        allowed = self.state.permissions.in_channel(member_id, thread.parent_id)
        is_in = member_id in thread.members or Permission.MANAGE_THREADS in allowed
        return allowed if is_in or not thread.is_private else NOTHING

    def sees(self, member_id: Snowflake, channel_id: Snowflake) -> bool:
        """Tell whether a member or the bot sees a channel or thread."""
        return Permission.VIEW_CHANNEL in self.rights(member_id, channel_id)

    def manages_threads(self, member_id: Snowflake, channel_id: Snowflake) -> bool:
        """Tell whether a member or the bot may lock threads and talk in locked ones."""
        return Permission.MANAGE_THREADS in self.rights(member_id, channel_id)

    def require(self, channel_id: Snowflake, *needed: Permission) -> Place:
        """Return a channel or thread in which the bot holds the permissions.

        Raises:
            ApiError: 10003 without such a channel, 50001 if hidden, 50013 without a permission.
        """
        place = self.channel(channel_id)
        allowed = self.rights(world.BOT_ID, channel_id)
        if Permission.VIEW_CHANNEL not in allowed:
            raise ApiError(Code.MISSING_ACCESS)
        if any(talk_right(place, permission) not in allowed for permission in needed):
            raise ApiError(Code.MISSING_PERMISSIONS)
        return place

    def channels(self) -> list[JsonObject]:
        """Return the channels of the guild as Discord gives them."""
        return [
            guild_shapes.channel(place, self.state.permissions)
            for place in world.CHANNELS
            if place.id not in self.state.gone_channels
        ]

    def threads(self, viewer_id: Snowflake) -> list[Thread]:
        """Return the threads that a member or the bot sees, archived ones too, oldest first."""
        return [
            thread
            for thread in self.state.threads.values()
            if self.find(thread.id) is not None and self.sees(viewer_id, thread.id)
        ]

    def place(self, channel_id: Snowflake) -> JsonObject:
        """Return a channel or thread, as the bot gets it."""
        place = self.channel(channel_id)
        if isinstance(place, Thread):
            return guild_shapes.thread(place, member_id=world.BOT_ID)
        return guild_shapes.channel(place, self.state.permissions)

    def member(self, person: world.Person) -> JsonObject:
        """Return a member with the roles held now."""
        return shapes.member(person, self.state.permissions.roles_of(person.id))

    def guild_create(self) -> JsonObject:
        """Return the data of GUILD_CREATE."""
        threads = [
            guild_shapes.thread(thread, member_id=world.BOT_ID)
            for thread in self.threads(world.BOT_ID)
            if not thread.archived
        ]
        return guild_shapes.guild_create(
            self.state.permissions,
            self.channels(),
            threads,
            [self.member(world.BOT)],
            member_count=len(world.PEOPLE) + 1 - len(self.state.gone_members),
        )

    def show(
        self, frame: JsonObject, channel_id: Snowflake, only_for: Snowflake | None = None
    ) -> None:
        """Tell something of a channel to the pages of those who see the channel."""
        self.live.send(frame, only_for, lambda member_id: self.sees(member_id, channel_id))

    def is_out(self) -> bool:
        """Tell whether Discord has an outage, ordered until a time of the clock."""
        return self.clock.now() < self.out_until

    def notice(self, text: str) -> None:
        """Say loudly, on the page and in the log, that something was asked that is not known."""
        log.warning(text)
        self.transcript.add("page", action="notice", text=text)
        self.live.send({"event": "notice", "level": "warning", "text": text})
