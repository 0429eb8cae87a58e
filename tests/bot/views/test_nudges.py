"""Who nudges whom, and how often."""

from collections.abc import AsyncIterator

import pytest

from bot.session import MemberId, Table
from bot.views.nudges import GAP_S, Nudged, Nudges, due_members
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, Parlour
from tests.bot.views.fakes import Time
from tests.toy.game import toy_registered


class Bell:
    """Nudges that ring for whom they call."""

    def __init__(self) -> None:
        self.time = Time()
        self.called: list[MemberId] = []
        self.nudges = Nudges(self._call, self.time.clock())

    def _call(self, table: Table, member: MemberId) -> None:
        self.called.append(member)


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
async def match() -> AsyncIterator[Table]:
    with toy_registered():
        yield await Parlour(MemoryStorage()).match(ANNA, BEN)


def others(table: Table) -> tuple[MemberId, MemberId]:
    """Return who is due and who waits."""
    (due,) = due_members(table)
    return due, BEN if due == ANNA else ANNA


async def test_who_waits_has_whoever_is_due_called(bell: Bell, match: Table):
    due, waiting = others(match)
    assert bell.nudges.nudge(match, waiting) is Nudged.DONE
    assert bell.called == [due]


async def test_nobody_nudges_himself_and_no_stranger_anybody(bell: Bell, match: Table):
    due, _ = others(match)
    assert bell.nudges.nudge(match, due) is Nudged.NOBODY
    assert bell.nudges.nudge(match, CEM) is Nudged.NOT_SEATED
    assert bell.called == []


async def test_a_table_is_nudged_once_a_minute(bell: Bell, match: Table):
    _, waiting = others(match)
    bell.nudges.nudge(match, waiting)
    bell.time.now_s += GAP_S - 1
    assert bell.nudges.nudge(match, waiting) is Nudged.TOO_SOON
    bell.time.now_s += 1
    assert bell.nudges.nudge(match, waiting) is Nudged.DONE
    assert len(bell.called) == 2
