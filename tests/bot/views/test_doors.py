"""Who is in the thread of a private table, whatever Discord takes at once."""

import asyncio
from dataclasses import replace

import pytest

from bot.session import Done, Person, Place, Status, Table
from bot.views.boards import RETRIES_S
from bot.views.doors import Doors
from bot.views.faults import Fault
from tests.bot.session.parlour import ANNA, BEN, CEM
from tests.bot.views.fakes import PLACE, Channels, Time, lobby


class Hall:
    """Doors over fakes."""

    def __init__(self) -> None:
        self.time = Time()
        self.channels = Channels(self.time)
        self.doors = Doors(self.channels, self.time.clock())

    async def change(self, before: Table | None, after: Table) -> None:
        """Let a table change as the session tells it."""
        self.doors.changed(Done(after, before))
        await self.doors.settle()


@pytest.fixture
def hall() -> Hall:
    return Hall()


PRIVATE = replace(lobby(message=1), parent=5, seating=(Person(ANNA),), guests=(BEN,))


async def test_who_sits_at_a_private_table_or_is_invited_is_in_its_thread(hall: Hall):
    in_channel = replace(PRIVATE, parent=None, place=Place(PLACE.guild, 5))
    await hall.change(in_channel, PRIVATE)
    assert hall.channels.inside == {ANNA, BEN}
    invited = replace(PRIVATE, guests=(CEM,), revision=1)
    await hall.change(PRIVATE, invited)
    assert hall.channels.inside == {ANNA, CEM}


async def test_a_table_that_was_open_to_all_and_is_private_again_keeps_nobody_uninvited(
    hall: Hall,
):
    await hall.change(None, PRIVATE)
    opened = replace(PRIVATE, guests=None, revision=1)
    await hall.change(PRIVATE, opened)
    assert hall.channels.inside == {ANNA, BEN}
    again = replace(PRIVATE, guests=(CEM,), revision=2)
    await hall.change(opened, again)
    assert hall.channels.inside == {ANNA, CEM}


async def test_the_end_of_a_private_table_sends_nobody_out_of_its_thread(hall: Hall):
    await hall.change(None, PRIVATE)
    closed = replace(PRIVATE, status=Status.ABORTED, guests=(), revision=1)
    await hall.change(PRIVATE, closed)
    assert hall.channels.inside == {ANNA, BEN}


async def test_the_thread_of_a_table_for_everybody_is_nobodys_to_enter(hall: Hall):
    await hall.change(None, replace(PRIVATE, guests=None))
    assert hall.channels.inside == set()


async def test_whom_an_outage_keeps_out_is_let_in_after_it(hall: Hall):
    hall.channels.faults = [Fault.OUTAGE] * 12
    await hall.change(None, PRIVATE)
    assert hall.channels.inside == {ANNA, BEN}
    assert tuple(hall.time.naps) == (*RETRIES_S, RETRIES_S[-1], RETRIES_S[-1])


async def test_whom_an_outage_keeps_in_is_let_out_after_it(hall: Hall):
    await hall.change(None, PRIVATE)
    hall.channels.faults = [Fault.OUTAGE]
    await hall.change(PRIVATE, replace(PRIVATE, guests=(), revision=1))
    assert hall.channels.inside == {ANNA}


async def test_whoever_is_invited_away_meanwhile_is_not_let_in_later(hall: Hall):
    hall.channels.faults = [Fault.OUTAGE] * 4
    hall.doors.changed(Done(PRIVATE, None))
    hall.doors.changed(Done(replace(PRIVATE, guests=(CEM,), revision=1), PRIVATE))
    await hall.doors.settle()
    assert hall.channels.inside == {ANNA, CEM}


async def test_what_somebody_has_to_mend_is_tried_again_with_the_next_change(hall: Hall):
    hall.channels.faults = [Fault.FORBIDDEN, Fault.PERSON_GONE]
    await hall.change(None, PRIVATE)
    assert (hall.channels.inside, hall.time.naps) == (set(), [])
    await hall.change(PRIVATE, replace(PRIVATE, revision=1))
    assert hall.channels.inside == {ANNA}


async def test_a_table_that_is_closed_needs_nobody_let_in(hall: Hall):
    hall.channels.faults = [Fault.OUTAGE] * 3
    hall.doors.changed(Done(PRIVATE, None))
    await hall.change(PRIVATE, replace(PRIVATE, status=Status.ABORTED, revision=1))
    assert hall.channels.inside == set()


async def test_who_waits_to_be_let_in_still_is_when_the_table_is_opened_to_all(hall: Hall):
    hall.channels.faults = [Fault.OUTAGE] * 2
    hall.doors.changed(Done(PRIVATE, None))
    await hall.change(PRIVATE, replace(PRIVATE, guests=None, revision=1))
    assert hall.channels.inside == {ANNA, BEN}


async def test_the_end_of_the_process_leaves_whom_an_outage_keeps_out_to_the_next(hall: Hall):
    hall.channels.faults = [Fault.OUTAGE] * 99
    hall.doors.changed(Done(PRIVATE, None))
    await asyncio.sleep(0)
    await hall.doors.close()
    await hall.doors.settle()
    assert hall.channels.inside == set()


async def test_a_start_lets_in_whom_an_earlier_process_could_not(hall: Hall):
    hall.doors.take_up([PRIVATE, replace(PRIVATE, parent=None), replace(PRIVATE, guests=None)])
    await hall.doors.settle()
    assert hall.channels.inside == {ANNA, BEN}
