"""Storage without a disk, for the tests of the session: keeps what a store would."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.session.chain import RecordLine
from bot.session.model import Table, TableId
from bot.session.ports import (
    Change,
    Click,
    Moved,
    NotSaved,
    Repeated,
    Saved,
    SavedTable,
    SaveResult,
)
from bot.session.rows import SeatColumns, row_of, seats_of


@dataclass
class Kept:
    row: dict[str, Any]
    seats: tuple[SeatColumns, ...]
    lines: list[RecordLine] = field(default_factory=list)


class MemoryStorage:
    """What a store keeps, in dicts.

    Attributes:
        fails: while true nothing can be saved.
        loses_answer: the next save reaches the disk, but its answer says it did not.
        gate: a save waits for it.
    """

    def __init__(self) -> None:
        self.tables: dict[int, Kept] = {}
        self.clicks: dict[int, int] = {}
        self.fails = False
        self.playing_s = 0
        self.loses_answer = False
        self.gate: asyncio.Event | None = None

    async def open(self, table: Table, click: Click) -> SaveResult:
        await asyncio.sleep(0)
        if self.fails:
            return NotSaved()
        if click.id in self.clicks:
            return Repeated(TableId(self.clicks[click.id]))
        number = TableId(len(self.tables) + 1)
        self.tables[number] = Kept(row_of(table), seats_of(table))
        self.clicks[click.id] = number
        return Saved(number)

    async def save(self, change: Change) -> SaveResult:
        if self.gate is not None:
            await self.gate.wait()
        await asyncio.sleep(0)
        if self.fails:
            return NotSaved()
        kept = self.tables[change.before.id]
        if change.click is not None and change.click.id in self.clicks:
            return Repeated(TableId(self.clicks[change.click.id]))
        if kept.row["revision"] != change.before.revision:
            return Moved()
        kept.row, kept.seats = row_of(change.after), seats_of(change.after)
        kept.lines.extend(change.lines)
        if change.click is not None:
            self.clicks[change.click.id] = change.after.id
        if self.loses_answer:
            self.loses_answer = False
            return NotSaved()
        return Saved(change.after.id)

    async def note_message(self, table: TableId, message: int | None) -> bool:
        self.tables[table].row["message"] = message
        return not self.fails

    async def set_aside(self, table: TableId) -> bool:
        self.tables[table].row["status"] = "damaged"
        return True

    async def read_open(self) -> Sequence[SavedTable]:
        return [
            self._read(TableId(number))
            for number, kept in self.tables.items()
            if kept.row["status"] in {"lobby", "running"}
        ]

    async def read(self, table: TableId) -> SavedTable | None:
        await asyncio.sleep(0)
        return self._read(table) if table in self.tables else None

    async def newest(self, channel: int) -> TableId | None:
        await asyncio.sleep(0)
        there = [at for at, kept in self.tables.items() if kept.row["channel"] == channel]
        return TableId(max(there)) if there else None

    async def read_playing_time(self) -> int:
        await asyncio.sleep(0)
        return self.playing_s

    async def save_playing_time(self, seconds: int) -> bool:
        await asyncio.sleep(0)
        self.playing_s = seconds
        return True

    def _read(self, table: TableId) -> SavedTable:
        kept = self.tables[table]
        clicks = frozenset(click for click, at in self.clicks.items() if at == table)
        return SavedTable(table, dict(kept.row), kept.seats, list(kept.lines), clicks)
