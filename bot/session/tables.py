"""Every open table of the process: one click at a time at each, checked, saved, then shown.

Views call the operations and get an `Outcome`; they are told of every change, also of computer
players' and after a restart, by `Tables.on_change`. Nothing is drawn or sent here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

from bot.errors import Language
from bot.league.standings import Standings, standings
from bot.session import failpoints, lobby, steps
from bot.session.computers import Computers
from bot.session.model import MemberId, Place, Status, Table, TableId
from bot.session.outcomes import Declined, Done, Outcome, Reason
from bot.session.ports import (
    Change,
    Click,
    Moved,
    NotSaved,
    Now,
    Reach,
    Repeated,
    Saved,
    Secret,
    Sleep,
    Storage,
    Think,
)
from bot.session.quotas import Admission, Quotas, QuotasOf
from bot.session.restore import Damage, restore
from bot.session.slots import Slot, Slots
from bot.session.steps import Attempt, Step
from games.core.game import Seat
from games.registry import find_game

T = TypeVar("T")
OnChange: TypeAlias = Callable[[Done], None]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a start found.

    Attributes:
        tables: lobbies and running matches, to be drawn anew.
        damaged: tables that were set aside, to be told of where they stand.
    """

    tables: tuple[Table, ...]
    damaged: tuple[Damage, ...]


class Tables:
    """All tables of one process, which is the only one on its database.

    Args:
        storage: where they are kept.
        think: lets a computer player think beside the event loop.
        secret: 32 fresh bytes for each shuffle.
        now: the time.
        sleep: the clock of pacing.
        pace_s: how long a computer player's move takes at least, so that people can follow.
        reach: is told of fault points.
        quotas_of: how many tables people may open on a server.
    """

    def __init__(
        self,
        storage: Storage,
        *,
        think: Think,
        secret: Secret,
        now: Now,
        sleep: Sleep = asyncio.sleep,
        pace_s: float = 0.8,
        reach: Reach = failpoints.pass_all,
        quotas_of: QuotasOf = lambda _: Quotas(),
    ) -> None:
        self._storage = storage
        self._secret = secret
        self._now = now
        self._reach = reach
        self._admission = Admission(quotas_of)
        self._slots = Slots()
        self._opening = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._listeners: list[OnChange] = []
        self._computers = Computers(
            self._slots.current,
            self._play_computer,
            think,
            secret=secret,
            sleep=sleep,
            pace_s=pace_s,
        )

    def on_change(self, listener: OnChange) -> None:
        """Have `listener` called after every saved change, whoever made it; it must not block."""
        self._listeners.append(listener)

    def open_tables(self) -> tuple[Table, ...]:
        """Return every lobby and running match, oldest first."""
        return self._slots.open_tables()

    def in_channel(self, channel: int) -> Table | None:
        """Return the open table of a channel or thread, if there is one."""
        return next((each for each in self.open_tables() if each.place.channel == channel), None)

    async def find(self, table: TableId) -> Table | None:
        """Return a table as it stands, also a closed one; ``None`` if it is unknown or damaged."""
        slot = await self._slot(table)
        return None if slot is None else slot.table

    async def standings(self, guild: int, slug: str) -> Standings:
        """Return the league table of a server and game (raises `NotationError`: no such game)."""
        spec = find_game(slug).spec
        results = await self._storage.results(guild, slug)
        return standings(results, fewest_wins=spec.fewest_wins)

    async def load(self) -> Loaded:
        """Take up every open table of the store; computer players go on at once."""
        damaged: list[Damage] = []
        for saved in await self._storage.read_open():
            table = restore(saved)
            if isinstance(table, Damage):
                _log.error("table %s is damaged at line %s", table.table, table.line)
                await self._storage.set_aside(table.table)
                damaged.append(table)
            else:
                self._slots.keep(Slot(table, saved.clicks))
        for table in self.open_tables():
            self._computers.wake(table)
        return Loaded(self.open_tables(), tuple(damaged))

    async def close(self) -> None:
        """Let the clicks under way finish, and the computer players stop thinking."""
        await self._computers.close()
        while self._work:
            await asyncio.wait(self._work)

    async def open(
        self,
        click: Click,
        place: Place,
        slug: str,
        *,
        preset: str = "standard",
        options: Mapping[str, str] | None = None,
        language: Language = "de",
    ) -> Outcome:
        """Open a lobby in which the member sits as its host.

        Args:
            click: whose.
            place: where.
            slug: the game; its newest rules are played.
            preset: code of one of its presets.
            options: key → spelling of what shall differ from the preset.
            language: of what the table shows to everybody.
        """
        rules = lobby.choose_rules(slug, preset, options or {})
        if isinstance(rules, Declined):
            return rules
        table = lobby.lobby(place, rules, click.member, language, self._now)
        return await self._whole(self._open_new(click, table))

    async def rematch(self, click: Click, table: TableId) -> Outcome:
        """Open a lobby with the same people, rules and seats; the first dealer moves on.

        With only one person at the table the match begins at once, otherwise the others may
        still leave before the host starts it.
        """
        old = await self.find(table)
        if old is None:
            return Declined(Reason.NO_TABLE)
        new = lobby.rematch(old, click.member, self._now)
        if isinstance(new, Declined):
            return new
        outcome = await self._whole(self._open_new(click, new))
        if not isinstance(outcome, Done) or len(new.people) > 1:
            return outcome
        started = await self._take(None, outcome.table.id, self._starting(None))
        return replace(started, before=None) if isinstance(started, Done) else outcome

    async def join(self, click: Click, table: TableId) -> Outcome:
        """Seat the member."""
        return await self._take(click, table, lambda at: lobby.join(at, click.member))

    async def leave(self, click: Click, table: TableId) -> Outcome:
        """Let the member go; without people the lobby is closed (status aborted)."""
        return await self._take(click, table, lambda at: lobby.leave(at, click.member, self._now))

    async def add_computer(self, click: Click, table: TableId, level: str | None = None) -> Outcome:
        """Seat a computer player, by default of the game's first level."""
        return await self._take(
            click, table, lambda at: lobby.add_computer(at, click.member, level)
        )

    async def remove_computer(self, click: Click, table: TableId) -> Outcome:
        """Take the last computer player away."""
        return await self._take(click, table, lambda at: lobby.remove_computer(at, click.member))

    async def change_rules(
        self,
        click: Click,
        table: TableId,
        *,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Outcome:
        """Change the house rules before the start. Only the host may.

        Args:
            click: whose.
            table: where.
            preset: all rules as this preset has them first; ``None``: as they are.
            options: key → spelling of what shall be set then.
        """
        return await self._take(
            click,
            table,
            lambda at: lobby.change_rules(at, click.member, preset, options or {}),
        )

    async def start(self, click: Click, table: TableId) -> Outcome:
        """Begin the match: shuffle and deal. Only the host may."""
        return await self._take(click, table, self._starting(click.member))

    async def abort(self, click: Click, table: TableId, *, is_admin: bool = False) -> Outcome:
        """Close the table without a result. Only the host may, or an administrator."""
        return await self._take(
            click,
            table,
            lambda at: lobby.abort(at, click.member, self._now, is_admin=is_admin),
        )

    async def play(
        self, click: Click, table: TableId, expected: int, actions: Sequence[str]
    ) -> Outcome:
        """Let the member play one or more actions, all of them or none.

        Args:
            click: whose.
            table: where.
            expected: `Table.number` when the button was shown.
            actions: notation of each, in order, without the seat.
        """
        return await self._take(
            click,
            table,
            lambda at: steps.play(
                at, click.member, expected, actions, secret=self._secret, now=self._now
            ),
        )

    async def note_message(self, table: TableId, message: int | None) -> bool:
        """Remember the id of the public message; returns whether it is saved."""
        slot = await self._slot(table)
        if slot is None:
            return False
        async with slot.lock:
            slot.table = replace(slot.table, message=message)
            return await self._storage.note_message(table, message)

    def _starting(self, member: MemberId | None) -> Callable[[Table], Attempt]:
        return lambda at: lobby.start(at, member, secret=self._secret, now=self._now)

    async def _play_computer(
        self, table: TableId, seat: Seat, expected: int, action: str
    ) -> Outcome:
        return await self._take(
            None,
            table,
            lambda at: steps.move(
                at, seat, expected, (action,), secret=self._secret, now=self._now
            ),
        )

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

    async def _take(
        self, click: Click | None, table: TableId, attempt: Callable[[Table], Attempt]
    ) -> Outcome:
        slot = await self._slot(table)
        if slot is None:
            return Declined(Reason.NO_TABLE)
        outcome = await self._whole(self._take_in_turn(click, slot, attempt))
        self._computers.wake(slot.table)
        return outcome

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
        after = replace(step.after, revision=before.revision + 1)
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
            except Exception:  # noqa: BLE001  # what is saved stands, whatever becomes of its picture
                _log.exception("a change of table %s could not be shown", done.table.id)
        return done
