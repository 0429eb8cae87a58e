"""A bot's session: its sequence of events, kept for a resume while the socket is gone."""

from collections import deque
from dataclasses import dataclass, field
from typing import Protocol

from playground.gateway.intents import needed
from playground.wire import JsonObject, Snowflake

KEPT_EVENTS = 5_000
"""So many of the newest events can be replayed."""


class Socket(Protocol):
    """What a session needs of a connection."""

    def queue(self, frame: JsonObject) -> None:
        """Send a frame after those queued before."""
        ...

    def end(self, code: int) -> None:
        """Close with a code after what was queued."""
        ...


@dataclass(slots=True)
class Session:
    """What one shard of a bot identified for.

    Attributes:
        id: the session id of READY.
        intents: the bits of IDENTIFY.
        shard: (number, count).
        detached: seconds since 1970 when the socket went, None while there is one.
        is_forgotten: whether it was ordered that it cannot be resumed.
    """

    id: str
    intents: int
    shard: tuple[int, int]
    socket: Socket | None
    seq: int = 0
    events: deque[JsonObject] = field(default_factory=lambda: deque[JsonObject](maxlen=KEPT_EVENTS))
    detached: float | None = None
    is_forgotten: bool = False

    def wants(
        self,
        event: str,
        guild_id: Snowflake | None,
        *,
        private: bool = False,
        concerns_bot: bool = False,
    ) -> bool:
        """Tell whether this shard is told of an event (Discord's rule: guild id >> 22, modulo)."""
        number, count = self.shard
        owner = (int(guild_id) >> 22) % count if guild_id is not None else 0
        intent = needed(event, private=private, concerns_bot=concerns_bot)
        return owner == number and (not intent or bool(self.intents & intent))

    def dispatch(self, event: str, data: JsonObject, *, lost: bool = False) -> JsonObject:
        """Number an event, keep it for a resume and send it; a lost one is never seen again."""
        self.seq += 1
        frame: JsonObject = {"op": 0, "s": self.seq, "t": event, "d": data}
        if lost:
            return frame
        self.events.append(frame)
        if self.socket is not None:
            self.socket.queue(frame)
        return frame

    def missed(self, seq: int) -> list[JsonObject] | None:
        """Return the events after a number, None when it is not one that can be resumed from."""
        if not 0 <= seq <= self.seq:
            return None
        oldest = self.events[0]["s"] if self.events else self.seq + 1
        if seq + 1 < oldest and len(self.events) == KEPT_EVENTS:
            return None
        return [frame for frame in self.events if frame["s"] > seq]
