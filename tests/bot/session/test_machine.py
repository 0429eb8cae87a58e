"""Random evenings over a real store, with crashes and failing disks: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.session import (
    Away,
    Click,
    Computer,
    Declined,
    Done,
    Outcome,
    Person,
    Place,
    Reason,
    Status,
    Table,
    TableId,
    Tempo,
)
from bot.session.failpoints import AFTER_SAVE, BEFORE_SAVE
from bot.session.ports import Change, NotSaved, SaveResult
from bot.session.restore import restore
from bot.store import Store
from games.core.record import Match
from tests.bot.session.parlour import Parlour
from tests.bot.session.test_restart import same

T = TypeVar("T")

MEMBERS = st.sampled_from([101, 102, 103, 104])
CHANNELS = st.sampled_from([70, 71])
WHICH = st.integers(0, 1)
CRASH_COSTS_S = 10
"""Playing time that a crash may take back at most."""


class Killed(BaseException):
    """The process ends here."""


class Disk(Store):
    """A store whose next save may fail, or be done without an answer."""

    fails = False
    loses_answer = False

    async def save(self, change: Change) -> SaveResult:
        if self.fails:
            self.fails = False
            return NotSaved()
        result = await super().save(change)
        if self.loses_answer:
            self.loses_answer = False
            return NotSaved()
        return result


class Night(RuleBasedStateMachine):
    """Two channels, four members, everything that can happen at their tables."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.starts = 0
        self.at = 0
        self.deadly: str | None = None
        self.taken: list[tuple[Click, TableId, int, str]] = []
        self.owners: dict[tuple[TableId, int], int] = {}
        self._open()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def _open(self) -> None:
        self.starts += 1
        self.run(self._begin())

    async def _begin(self) -> None:
        self.disk = await Disk.at(Path(self.folder.name) / "night.sqlite")
        self.parlour = Parlour(self.disk, clicks=self.starts * 100_000, reach=self._reach)
        self.parlour.at = self.at
        self.tables = self.parlour.tables
        loaded = await self.tables.load()
        assert loaded.damaged == ()

    def _reach(self, point: str) -> None:
        if point == self.deadly:
            self.deadly = None
            raise Killed

    def _do(self, work: Coroutine[Any, Any, Outcome]) -> Outcome:
        """Do something, and let computer players play until people are due."""

        async def whole() -> Outcome:
            outcome = await work
            await self.parlour.settle()
            return outcome

        outcome = self.run(whole())
        for table in self.tables.open_tables():
            self._note_owners(table)
        return outcome

    def _note_owners(self, table: Table) -> None:
        for seat, each in enumerate(table.seating):
            if table.status is Status.RUNNING and isinstance(each, Person | Away):
                self.owners.setdefault((TableId(table.id), seat), each.member)

    def _restart(self, lost_s: int = 0) -> None:
        """Open the file as after a kill; nobody has less time than before, nothing has changed."""
        before = self.tables.open_tables()
        left = {each.id: each.deadline - self.at for each in before if each.deadline is not None}
        self.run(self.disk.close())
        self.at = max(0, self.at - lost_s)
        self._open()
        after = self.tables.open_tables()
        assert [each.id for each in after] == sorted(each.id for each in before)
        for old, new in zip(sorted(before, key=lambda each: each.id), after, strict=True):
            assert same(old, new)
            if new.deadline is not None:
                assert new.deadline - self.at >= left[new.id]
        self.run(self.parlour.settle())

    def teardown(self) -> None:
        self.run(self.tables.close())
        self.run(self.disk.close())
        self.runner.close()
        self.folder.cleanup()

    def _table(self, which: int) -> Table:
        tables = self.tables.open_tables()
        return tables[which % len(tables)]

    def _running(self, which: int) -> Table:
        running = [each for each in self.tables.open_tables() if each.match is not None]
        return running[which % len(running)]

    def _is_open(self) -> bool:
        return bool(self.tables.open_tables())

    def _is_running(self) -> bool:
        return any(each.match is not None for each in self.tables.open_tables())

    @rule(member=MEMBERS, channel=CHANNELS, tempo=st.sampled_from(list(Tempo)))
    def open(self, member: int, channel: int, tempo: Tempo) -> None:
        click, place = self.parlour.click(member), Place(7, channel)
        self._do(self.tables.open(click, place, "toy", preset="kurz", tempo=tempo))

    @precondition(lambda self: self._is_open())
    @rule(
        member=MEMBERS,
        which=WHICH,
        verb=st.sampled_from(["join", "join", "leave", "add_computer", "remove_computer", "start"]),
    )
    def change_the_lobby(self, member: int, which: int, verb: str) -> None:
        table = TableId(self._table(which).id)
        self._do(getattr(self.tables, verb)(self.parlour.click(member), table))

    @precondition(lambda self: self._is_open())
    @rule(member=MEMBERS, other=MEMBERS, which=WHICH, verb=st.sampled_from(["remove", "hand_over"]))
    def use_the_hosts_rights(self, member: int, other: int, which: int, verb: str) -> None:
        table = self._table(which)
        work = getattr(self.tables, verb)(self.parlour.click(member), TableId(table.id), other)
        if isinstance(self._do(work), Done):
            assert member == table.host

    def _press(self, which: int, card: int) -> tuple[Click, TableId, int, str] | None:
        table = self._running(which)
        assert table.match is not None
        if not table.people_due:
            return None
        seat = table.people_due[0]
        legal = table.match.legal(seat)
        person = table.seating[seat]
        assert isinstance(person, Person)
        action = str(legal[card % len(legal)])
        return self.parlour.click(person.member), TableId(table.id), table.number, action

    def _play(self, pressed: tuple[Click, TableId, int, str]) -> Outcome:
        click, table, number, action = pressed
        return self._do(self.tables.play(click, table, number, [action]))

    @precondition(lambda self: self._is_running())
    @rule(which=WHICH, card=st.integers(0, 2))
    def play(self, which: int, card: int) -> None:
        pressed = self._press(which, card)
        if pressed is not None:
            assert isinstance(self._play(pressed), Done)
            self.taken.append(pressed)

    @precondition(lambda self: self.taken)
    @rule(which=st.integers(0, 20))
    def deliver_again(self, which: int) -> None:
        outcome = self._play(self.taken[which % len(self.taken)])
        assert isinstance(outcome, Declined)
        assert outcome.reason in {Reason.ALREADY_PLAYED, Reason.NO_TABLE}

    @precondition(lambda self: self._is_running())
    @rule(
        member=MEMBERS,
        which=WHICH,
        verb=st.sampled_from(["come_back", "give_up", "pause", "abort"]),
    )
    def come_and_go(self, member: int, which: int, verb: str) -> None:
        table = TableId(self._running(which).id)
        self._do(getattr(self.tables, verb)(self.parlour.click(member), table))

    @precondition(lambda self: self._is_running())
    @rule(member=MEMBERS, which=WHICH, seat=st.integers(0, 3))
    def take_over(self, member: int, which: int, seat: int) -> None:
        table = self._running(which)
        was_there = {getattr(each, "member", None) for each in table.seating}
        outcome = self._do(
            self.tables.take_over(self.parlour.click(member), TableId(table.id), seat)
        )
        if isinstance(outcome, Done):
            assert member not in was_there
            assert isinstance(table.seating[seat], Computer)

    @precondition(lambda self: self._is_running())
    @rule(which=WHICH, share=st.sampled_from([0.5, 1.0]))
    def let_time_pass(self, which: int, share: float) -> None:
        table = self._running(which)
        if table.deadline is None:
            return
        self.at = self.parlour.at = self.at + int(max(0, table.deadline - self.at) * share)
        outcome = self._do(self.tables.time_out(TableId(table.id)))
        assert isinstance(outcome, Done) == (self.at >= table.deadline)

    @rule(lost_s=st.integers(0, CRASH_COSTS_S))
    def restart(self, lost_s: int) -> None:
        self._restart(lost_s)

    @precondition(lambda self: self._is_running())
    @rule(which=WHICH, card=st.integers(0, 2), point=st.sampled_from([BEFORE_SAVE, AFTER_SAVE]))
    def crash_at_a_move(self, which: int, card: int, point: str) -> None:
        """Before the save nothing has happened, after it all of it has."""
        pressed = self._press(which, card)
        if pressed is None:
            return
        self.deadly = point
        try:
            self.run(self.tables.play(pressed[0], pressed[1], pressed[2], [pressed[3]]))
        except Killed:
            pass
        else:
            raise AssertionError("it goes on after its end")
        self.run(self.disk.close())
        self._open()
        self.run(self.parlour.settle())
        again = self._play(pressed)
        assert isinstance(again, Done) == (point == BEFORE_SAVE)
        if isinstance(again, Declined):
            assert again.reason is Reason.ALREADY_PLAYED
        self.taken.append(pressed)

    @precondition(lambda self: self._is_running())
    @rule(which=WHICH, card=st.integers(0, 2), answered=st.booleans())
    def fail_to_save_a_move(self, which: int, card: int, answered: bool) -> None:
        """What was not saved is not played; what only seemed so is found, and played once."""
        pressed = self._press(which, card)
        if pressed is None:
            return
        self.disk.fails, self.disk.loses_answer = answered, not answered
        before = self._running(which)
        outcome = self._play(pressed)
        assert outcome == Declined(Reason.NOT_SAVED, before)
        again = self._play(pressed)
        assert isinstance(again, Done) == answered
        if isinstance(again, Declined):
            assert again.reason is Reason.ALREADY_PLAYED
        self.taken.append(pressed)

    @invariant()
    def what_is_shown_is_what_is_kept(self) -> None:
        kept = self.run(self.disk.read_open())
        shown = sorted(self.tables.open_tables(), key=lambda each: each.id)
        assert [each.id for each in kept] == [each.id for each in shown]
        for saved, table in zip(kept, shown, strict=True):
            restored = restore(saved)
            assert isinstance(restored, Table)
            assert same(restored, table)
            if table.match is not None:
                assert saved.lines is not None
                replayed = Match.begin(table.match.header)
                for line in saved.lines:
                    replayed.play(line.text())
                assert replayed.state == table.match.secret_state

    @invariant()
    def nobody_loses_his_seat(self) -> None:
        for table in self.tables.open_tables():
            for (number, seat), member in self.owners.items():
                if number == table.id:
                    held = table.seating[seat]
                    assert isinstance(held, Person | Away)
                    assert held.member == member


TestNight = Night.TestCase
TestNight.settings = settings(max_examples=16, stateful_step_count=30)
