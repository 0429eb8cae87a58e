"""Saves what happens at every open table, one change at a time at each, and tells of it.

What a change is, is decided by who brings an `Attempt`; nothing is drawn or sent here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from bot.log import told
from bot.session import failpoints
from bot.session.model import Status, Table, TableId
from bot.session.outcomes import Declined, Done, Outcome, Reason
from bot.session.ports import (
    Change,
    Click,
    Moved,
    NotSaved,
    Reach,
    Repeated,
    Saved,
    Storage,
    TimeOfPlay,
)
from bot.session.quotas import Admission
from bot.session.restore import Damage, restore
from bot.session.slots import Slot, Slots
from bot.session.steps import Attempt, Step
from bot.session.turns import noted

T = TypeVar("T")
OnChange: TypeAlias = Callable[[Done], None]

_log = logging.getLogger(__name__)


class Ledger:
    """Every open table of the process with its queue.

    Args:
        storage: where tables are kept.
        admission: says whether a new one may be opened.
        at: the playing time.
        reach: is told of fault points.
    """

    def __init__(
        self, storage: Storage, admission: Admission, at: TimeOfPlay, reach: Reach
    ) -> None:
        self._storage = storage
        self._admission = admission
        self._at = at
        self._reach = reach
        self._slots = Slots()
        self._opening = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._listeners: list[OnChange] = []

    def on_change(self, listener: OnChange) -> None:
        """Have `listener` called after every saved change, whoever made it; it must not block."""
        self._listeners.append(listener)

    def open_tables(self) -> tuple[Table, ...]:
        """Return every lobby and running match, oldest first."""
        return self._slots.open_tables()

    def in_channel(self, channel: int) -> Table | None:
        """Return the open table of a channel or thread, if there is one."""
        return self._slots.in_channel(channel)

    def current(self, table: TableId) -> Table | None:
        """Return an open table as it stands."""
        return self._slots.current(table)

    async def find(self, table: TableId) -> Table | None:
        """Return a table as it stands, also a closed one; ``None`` if it is unknown or damaged."""
        slot = await self._slot(table)
        return None if slot is None else slot.table

    def forget(self, tables: Iterable[TableId]) -> None:
        """Let closed tables go that have changed in the store."""
        for table in tables:
            self._slots.forget(table)

    async def load(self) -> tuple[Damage, ...]:
        """Take up every open table of the store; return those that had to be set aside."""
        damaged: list[Damage] = []
        for saved in await self._storage.read_open():
            table = restore(saved)
            if isinstance(table, Damage):
                _log.error("table %s is damaged at line %s", table.table, table.line)
                await self._storage.set_aside(table.table)
                damaged.append(table)
            else:
                self._slots.keep(Slot(table, saved.clicks))
        return tuple(damaged)

    async def close(self) -> None:
        """Let the changes under way be saved."""
        while self._work:
            await asyncio.wait(self._work)

    async def open(self, click: Click, draft: Table) -> Outcome:
        """Save a new table, if it may be opened."""
        return await self._whole(self._open_new(click, draft))

    async def take(
        self, click: Click | None, table: TableId, attempt: Callable[[Table], Attempt]
    ) -> Outcome:
        """Attempt a change when the table's queue comes to it, and save it.

        Args:
            click: whose; ``None`` for computer players and the time.
            table: where.
            attempt: takes the table as it then stands.
        """
        slot = await self._slot(table)
        if slot is None:
            return Declined(Reason.NO_TABLE)
        return await self._whole(self._take_in_turn(click, slot, attempt))

    async def note_message(self, table: TableId, message: int | None) -> bool:
        """Remember the id of the public message; returns whether it is saved."""
        slot = await self._slot(table)
        if slot is None:
            return False
        async with slot.lock:
            slot.table = replace(slot.table, message=message)
            return await self._storage.note_message(table, message)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Await `work` so that it is finished even if whoever waits for it is cancelled."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _slot(self, table: TableId) -> Slot | None:
        slot = self._slots.get(table)
        if slot is not None:
            return slot
        saved = await self._storage.read(table)
        restored = None if saved is None else restore(saved)
        if saved is None or not isinstance(restored, Table) or restored.status is Status.DAMAGED:
            return None
        # Another click may have read it meanwhile: one table, one queue.
        slot = self._slots.get(table)
        if slot is None:
            slot = Slot(restored, saved.clicks)
            self._slots.keep(slot)
        return slot

    async def _take_in_turn(
        self, click: Click | None, slot: Slot, attempt: Callable[[Table], Attempt]
    ) -> Outcome:
        async with slot.lock:
            if click is not None and click.id in slot.clicks:
                return Declined(Reason.ALREADY_PLAYED, slot.table)
            step = attempt(slot.table)
            if not isinstance(step, Step):
                return step
            return await self._save(click, slot, step)

    async def _save(self, click: Click | None, slot: Slot, step: Step) -> Outcome:
        """Save, then swap; the caller holds the table's lock."""
        before = slot.table
        member = None if click is None else click.member
        timed = noted(before, step.after, self._at(), member)
        # Whom somebody had invited is nobody's business any more once a table is closed.
        guests = () if timed.is_private and not timed.is_open else timed.guests
        after = replace(timed, revision=before.revision + 1, guests=guests)
        self._reach(failpoints.BEFORE_SAVE)
        result = await self._storage.save(Change(before, after, step.lines, click))
        match result:
            case Saved():
                self._reach(failpoints.AFTER_SAVE)
            case NotSaved():
                return Declined(Reason.NOT_SAVED, before)
            case Moved():
                return await self._catch_up(slot, Reason.STALE)
            case Repeated():
                return await self._catch_up(slot, Reason.ALREADY_PLAYED)
        slot.table = after
        if click is not None:
            slot.clicks.add(click.id)
        self._slots.keep(slot)
        return self._tell(Done(after, before, step.events))

    async def _catch_up(self, slot: Slot, reason: Reason) -> Declined:
        """Read the table anew: a save that seemed to fail had reached the disk."""
        before = slot.table
        saved = await self._storage.read(before.id)
        table = None if saved is None else restore(saved)
        if saved is None or not isinstance(table, Table):
            _log.error("table %s is not what was saved, it is set aside", before.id)
            await self._storage.set_aside(before.id)
            table = replace(before, status=Status.DAMAGED)
            reason = Reason.TABLE_DAMAGED
        else:
            slot.clicks.update(saved.clicks)
        slot.table = table
        self._slots.keep(slot)
        self._tell(Done(table, before))
        return Declined(reason, table)

    async def _open_new(self, click: Click, draft: Table) -> Outcome:
        async with self._opening:
            known = self._slots.with_click(click.id)
            if known is not None:
                return Declined(Reason.ALREADY_PLAYED, known.table)
            declined = self._admission.refusal(draft, self.open_tables())
            if declined is not None:
                return declined
            self._reach(failpoints.BEFORE_SAVE)
            result = await self._storage.open(draft, click)
            match result:
                case Saved(table=number):
                    self._reach(failpoints.AFTER_SAVE)
                case Repeated(table=number):
                    return Declined(Reason.ALREADY_PLAYED, await self.find(number))
                case Moved():
                    return Declined(Reason.CHANNEL_TAKEN, self.in_channel(draft.place.channel))
                case NotSaved():
                    return Declined(Reason.NOT_SAVED)
            table = replace(draft, id=number)
            self._admission.note(table)
            self._slots.keep(Slot(table, frozenset({click.id})))
            return self._tell(Done(table, None))

    def _tell(self, done: Done) -> Done:
        for listener in self._listeners:
            try:
                listener(done)
            except Exception as error:  # noqa: BLE001  # what is saved stands, whatever is drawn of it
                number = done.table.id
                _log.error("a change of table %s could not be shown: %s", number, told(error))
        return done
