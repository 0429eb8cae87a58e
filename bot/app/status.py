"""What the running bot tells and does for whoever runs it: its figures, and backups."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from bot.control import Answer, Handler
from bot.session import Status, Table
from bot.store import Store
from bot.views.operating import CountAll


def count(tables: tuple[Table, ...], status: Status) -> int:
    """Return how many tables have a status."""
    return sum(table.status is status for table in tables)


def backup_by(store: Store) -> Handler:
    """Return what answers the wish for a backup."""

    async def backup(target: str) -> Answer:
        return {"bytes": await store.backup(Path(target))}

    return backup


def status_by(figures: CountAll) -> Handler:
    """Return what answers the question how the bot fares."""

    async def status(_: str) -> Answer:
        return asdict(figures())

    return status


def rebuild_by(store: Store) -> Handler:
    """Return what answers the request for building the league anew."""

    async def rebuild(_: str) -> Answer:
        return asdict(await store.league.rebuild())

    return rebuild
