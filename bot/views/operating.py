"""How the running bot fares, as whoever runs it reads it in Discord; counting is `bot.app`'s."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.session import MemberId
from bot.texts import Key, Voice, relative_time
from bot.views.screen import PrivateScreen, box, text

_KILOBYTE: Final = 1_000


@dataclass(frozen=True, slots=True)
class Figures:
    """The state of a process at one moment; nothing of members, cards or tokens.

    Attributes:
        up_s: seconds since it was set up.
        latency_ms: of the gateway's last heartbeat; ``None`` before the first.
        servers: on which it is.
        lobbies, matches: open tables.
        database_bytes: of the file, and of what still waits beside it.
    """

    up_s: int
    latency_ms: int | None
    servers: int
    lobbies: int
    matches: int
    database_bytes: int


CountAll: TypeAlias = Callable[[], Figures]
FindOperators: TypeAlias = Callable[[], Awaitable[frozenset[MemberId]]]
"""Returns who runs the bot: its application's owner, or everybody in the team that owns it."""


@dataclass(frozen=True, slots=True)
class Operating:
    """What the command for whoever runs the bot needs.

    Attributes:
        count: how the process fares.
        operators: who may know.
        now: seconds since 1970.
    """

    count: CountAll
    operators: FindOperators
    now: Callable[[], int]


def status_screen(figures: Figures, now: int, voice: Voice) -> PrivateScreen:
    """Return the figures, one a line; those of `Figures` and no others.

    Args:
        figures: of this moment.
        now: the moment, in seconds since 1970.
        voice: of whoever asked.
    """
    latency = figures.latency_ms
    counted: list[tuple[Key, int]] = [
        ("status-servers", figures.servers),
        ("status-lobbies", figures.lobbies),
        ("status-matches", figures.matches),
        ("status-database", round(figures.database_bytes / _KILOBYTE)),
    ]
    lines = [
        f"## {voice('status-title')}",
        voice("status-up", time=relative_time(now - figures.up_s)),
        voice("status-no-latency") if latency is None else voice("status-latency", count=latency),
        *(voice(key, count=count) for key, count in counted),
    ]
    return PrivateScreen([box(text("\n".join(lines)))])
