"""What the running bot tells and does for whoever runs it: its figures, and backups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.control import Answer, Handler
from bot.session import Status, Table
from bot.store import Store


@dataclass(frozen=True, slots=True)
class Figures:
    """The state of a process at one moment; nothing of members, cards or tokens.

    Attributes:
        up_s: seconds since it was set up.
        latency_ms: of the gateway's last heartbeat; ``None`` before the first.
        servers: on which it is.
        lobbies, matches: open tables.
        database_bytes: of the file, without what still waits beside it.
    """

    up_s: int
    latency_ms: int | None
    servers: int
    lobbies: int
    matches: int
    database_bytes: int


def count(tables: tuple[Table, ...], status: Status) -> int:
    """Return how many tables have a status."""
    return sum(table.status is status for table in tables)


def backup_by(store: Store) -> Handler:
    """Return what answers the wish for a backup."""

    async def backup(target: str) -> Answer:
        return {"bytes": await store.backup(Path(target))}

    return backup


def status_by(figures: Callable[[], Figures]) -> Handler:
    """Return what answers the question how the bot fares."""

    async def status(_: str) -> Answer:
        return asdict(figures())

    return status


def rebuild_by(store: Store) -> Handler:
    """Return what answers the request for building the league anew."""

    async def rebuild(_: str) -> Answer:
        return asdict(await store.league.rebuild())

    return rebuild
