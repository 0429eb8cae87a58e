"""Holds the tables of the process, each with its queue; what is done to them is elsewhere."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from bot.session.model import Table, TableId

CLOSED_KEPT: Final = 64
"""How many closed tables stay in memory for *Noch einmal* and their last picture."""


class Slot:
    """One table of this process.

    Attributes:
        table: as it stands; replaced only by who holds the lock.
        clicks: interaction ids that were taken at it.
        lock: its queue, first come first served.
    """

    __slots__ = ("clicks", "lock", "table")

    def __init__(self, table: Table, clicks: frozenset[int]) -> None:
        self.table = table
        self.clicks = set(clicks)
        self.lock = asyncio.Lock()


class Slots:
    """Every open table, and the closed ones that were used last."""

    def __init__(self) -> None:
        self._open: dict[TableId, Slot] = {}
        self._channels: dict[int, TableId] = {}
        self._places: dict[TableId, int] = {}
        self._closed: OrderedDict[TableId, Slot] = OrderedDict()

    def get(self, table: TableId) -> Slot | None:
        """Return a table that is in memory."""
        return self._open.get(table) or self._closed.get(table)

    def current(self, table: TableId) -> Table | None:
        """Return an open table as it stands."""
        slot = self._open.get(table)
        return None if slot is None else slot.table

    def with_click(self, click: int) -> Slot | None:
        """Return the open table at which this click was taken, if there is one."""
        return next((slot for slot in self._open.values() if click in slot.clicks), None)

    def in_channel(self, channel: int) -> Table | None:
        """Return the open table of a channel or thread, if there is one."""
        table = self._channels.get(channel)
        return None if table is None else self.current(table)

    def open_tables(self) -> tuple[Table, ...]:
        """Return the open tables in the order in which they were taken up."""
        return tuple(slot.table for slot in self._open.values())

    def forget(self, table: TableId) -> None:
        """Let a closed table go; whoever needs it again reads it anew."""
        self._closed.pop(table, None)

    def keep(self, slot: Slot) -> None:
        """File a slot anew after its table has changed; the oldest closed table is forgotten."""
        table = slot.table
        self._file(table)
        if table.is_open:
            self._open[table.id] = slot
            return
        self._open.pop(table.id, None)
        self._closed[table.id] = slot
        self._closed.move_to_end(table.id)
        while len(self._closed) > CLOSED_KEPT:
            self._closed.popitem(last=False)

    def _file(self, table: Table) -> None:
        """Note where an open table stands, and no more where it stood."""
        channel = table.place.channel if table.is_open else None
        stood = self._places.get(table.id)
        if stood == channel:
            return
        if stood is not None:
            del self._channels[stood], self._places[table.id]
        if channel is not None:
            self._channels[channel], self._places[table.id] = table.id, channel
