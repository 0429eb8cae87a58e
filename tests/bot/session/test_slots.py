"""Where an open table stands, it is found; where it stood, and once it is closed, no more."""

from dataclasses import replace

from bot.session import Place, Rules, Status, Table, TableId
from bot.session.slots import Slot, Slots

LOBBY = Table(TableId(1), Place(1, 10), Rules("toy", 1), "de", Status.LOBBY, 1, (), 0)


def moved(slots: Slots, table: Table) -> None:
    slots.keep(Slot(table, frozenset()))


def test_a_table_is_found_in_its_channel_as_it_stands_now():
    slots = Slots()
    moved(slots, LOBBY)
    running = replace(LOBBY, status=Status.RUNNING, revision=1)
    moved(slots, running)
    assert slots.in_channel(10) is running


def test_a_table_that_moves_to_a_thread_leaves_its_channel_to_others():
    slots = Slots()
    moved(slots, LOBBY)
    moved(slots, replace(LOBBY, place=Place(1, 11)))
    other = replace(LOBBY, id=TableId(2))
    moved(slots, other)
    assert slots.in_channel(10) is other


def test_a_closed_table_is_in_no_channel():
    slots = Slots()
    moved(slots, LOBBY)
    moved(slots, replace(LOBBY, status=Status.ABORTED))
    assert slots.in_channel(10) is None
