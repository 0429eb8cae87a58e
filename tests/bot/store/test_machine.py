"""Random people at random tables with restarts in between: nothing is forgotten or doubled."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.session import Click, Declined, Done, Outcome, Place, Reason, Table, TableId
from bot.session.restore import restore
from bot.store import Store
from games.core.record import Match
from tests.bot.session.parlour import Parlour

T = TypeVar("T")

MEMBERS = st.sampled_from([101, 102, 103])
CHANNELS = st.sampled_from([70, 71])


class Evening(RuleBasedStateMachine):
    """What the people at the tables know must always be what a restart finds."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.starts = 0
        self.taken: list[tuple[Click, TableId, int, str]] = []
        self.shown: dict[TableId, Table] = {}
        self._open_store()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def _open_store(self) -> None:
        self.starts += 1
        self.store = self.run(Store.at(Path(self.folder.name) / "stammtisch.sqlite"))
        self.run(self._make_parlour())

    async def _make_parlour(self) -> None:
        self.parlour = Parlour(self.store, clicks=self.starts * 100_000)
        loaded = await self.parlour.tables.load()
        assert loaded.damaged == ()
        assert [each.id for each in loaded.tables] == list(self.shown)

    def _note(self, outcome: Outcome) -> None:
        if not isinstance(outcome, Done):
            return
        table = outcome.table
        self.shown.pop(table.id, None)
        if table.is_open:
            self.shown[table.id] = table
            self.shown = dict(sorted(self.shown.items()))

    def teardown(self) -> None:
        self.run(self.parlour.tables.close())
        self.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    @rule(member=MEMBERS, channel=CHANNELS)
    def open(self, member: int, channel: int) -> None:
        click = self.parlour.click(member)
        self._note(
            self.run(self.parlour.tables.open(click, Place(7, channel), "toy", preset="kurz"))
        )

    @precondition(lambda self: self.shown)
    @rule(member=MEMBERS, which=st.integers(0, 1), verb=st.sampled_from(["join", "leave", "start"]))
    def change_the_lobby(self, member: int, which: int, verb: str) -> None:
        table = list(self.shown)[which % len(self.shown)]
        operation = getattr(self.parlour.tables, verb)
        self._note(self.run(operation(self.parlour.click(member), table)))

    @precondition(lambda self: self.shown)
    @rule(member=MEMBERS, which=st.integers(0, 1), deals=st.integers(1, 4))
    def change_the_rules(self, member: int, which: int, deals: int) -> None:
        table = list(self.shown)[which % len(self.shown)]
        click, options = self.parlour.click(member), {"deals": str(deals)}
        self._note(self.run(self.parlour.tables.change_rules(click, table, options=options)))

    @precondition(lambda self: any(table.match for table in self.shown.values()))
    @rule(which=st.integers(0, 1), card=st.integers(0, 2), times=st.integers(1, 3))
    def play(self, which: int, card: int, times: int) -> None:
        """Press a card several times at once: it is played once."""
        running = [table for table in self.shown.values() if table.match is not None]
        table = running[which % len(running)]
        assert table.match is not None
        seat = table.match.to_act[0]
        legal = table.match.legal(seat)
        action = str(legal[card % len(legal)])
        clicks = [self.parlour.click(table.people[seat]) for _ in range(times)]

        async def press() -> list[Outcome]:
            tables = self.parlour.tables
            pressed = (tables.play(each, table.id, table.number, [action]) for each in clicks)
            return await asyncio.gather(*pressed)

        outcomes = self.run(press())
        assert isinstance(outcomes[0], Done)
        assert not any(isinstance(outcome, Done) for outcome in outcomes[1:])
        self.taken.append((clicks[0], table.id, table.number, action))
        self._note(outcomes[0])

    @precondition(lambda self: self.taken)
    @rule(which=st.integers(0, 20))
    def deliver_again(self, which: int) -> None:
        click, table, number, action = self.taken[which % len(self.taken)]
        outcome = self.run(self.parlour.tables.play(click, table, number, [action]))
        assert isinstance(outcome, Declined)
        assert outcome.reason is Reason.ALREADY_PLAYED

    @rule()
    def restart(self) -> None:
        """Open the file as after a kill: nothing is closed in order but the file itself."""
        self.run(self.store.close())
        self._open_store()

    @invariant()
    def what_was_shown_is_what_is_kept(self) -> None:
        kept = self.run(self.store.read_open())
        assert [each.id for each in kept] == list(self.shown)
        for saved, table in zip(kept, self.shown.values(), strict=True):
            restored = restore(saved)
            assert isinstance(restored, Table)
            assert restored.rules == table.rules
            assert saved.lines is not None
            assert len(saved.lines) == table.number
            if table.match is None:
                continue
            replayed = Match.begin(table.match.header)
            for line in saved.lines:
                replayed.play(line.text())
            assert replayed.state == table.match.secret_state


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=12, stateful_step_count=25)
