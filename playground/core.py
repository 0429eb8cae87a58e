"""The parts of a running playground in one place, handed to whatever answers a request."""

import logging
from dataclasses import dataclass, field

from playground import shapes, world
from playground.clock import Clock
from playground.errors import ApiError, Code
from playground.faults import Faults
from playground.files import Files
from playground.gateway.hub import Gateway
from playground.page_api.live import Live
from playground.permissions import Permission
from playground.ratelimit import RateLimits
from playground.snowflakes import Snowflakes
from playground.state import State
from playground.transcript import Transcript
from playground.wire import JsonObject, Snowflake

log = logging.getLogger("playground")


@dataclass(slots=True)
class Core:
    """One playground.

    Attributes:
        base: the address clients use, e.g. `http://127.0.0.1:8420`.
        lang: the language of the page, `de` or `en`.
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

    def channel(self, channel_id: Snowflake) -> world.Channel:
        """Return a channel.

        Raises:
            ApiError: 10003 if there is no such channel (any more).
        """
        place = world.channel(channel_id)
        if place is None or channel_id in self.state.gone_channels:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return place

    def require(self, channel_id: Snowflake, *needed: Permission) -> world.Channel:
        """Return a channel in which the bot holds the permissions.

        Raises:
            ApiError: 10003 without such a channel, 50001 if hidden, 50013 without a permission.
        """
        place = self.channel(channel_id)
        allowed = self.state.permissions.of_bot(channel_id)
        if Permission.VIEW_CHANNEL not in allowed:
            raise ApiError(Code.MISSING_ACCESS)
        if any(permission not in allowed for permission in needed):
            raise ApiError(Code.MISSING_PERMISSIONS)
        return place

    def channels(self) -> list[JsonObject]:
        """Return the channels of the guild as Discord gives them."""
        return [
            shapes.channel(place, self.state.permissions)
            for place in world.CHANNELS
            if place.id not in self.state.gone_channels
        ]

    def notice(self, text: str) -> None:
        """Say loudly, on the page and in the log, that something was asked that is not known."""
        log.warning(text)
        self.transcript.add("page", action="notice", text=text)
        self.live.send({"event": "notice", "level": "warning", "text": text})
