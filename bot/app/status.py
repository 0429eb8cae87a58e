"""What the running bot tells and does for whoever runs it: its figures, backups, its league."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from bot import control
from bot.control import Answer, Handler
from bot.session import Status, Table
from bot.store import Store
from bot.store.league.files import export_file, import_file
from bot.views.operating import CountAll


def count(tables: tuple[Table, ...], status: Status) -> int:
    """Return how many tables have a status."""
    return sum(table.status is status for table in tables)


def handlers_of(store: Store, figures: CountAll) -> Mapping[str, Handler]:
    """Return what answers each request of `bot.control`."""
    return {
        control.BACKUP: backup_by(store),
        control.STATUS: status_by(figures),
        control.REBUILD: rebuild_by(store),
        control.EXPORT: export_by(store),
        control.IMPORT: import_by(store),
    }


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


def export_by(store: Store) -> Handler:
    """Return what writes a server's league into a file; asked with its id and the file, as JSON."""

    async def export(asked: str) -> Answer:
        guild, target = json.loads(asked)
        return asdict(await export_file(store.league, int(guild), Path(target)))

    return export


def import_by(store: Store) -> Handler:
    """Return what adds the league of a file."""

    async def bring(source: str) -> Answer:
        return asdict(await import_file(store.league, Path(source), int(time.time())))

    return bring
