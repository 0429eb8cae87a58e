"""The log of tables: what became of them and of their seats, and nobody's name."""

import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.session import Away, Computer, Done, Person, Table, chronicle
from bot.session.seating import Occupant
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, Parlour

NAMES = ("table", "seat", "why")
GONE = Away(ANNA, "leicht")


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[Any, ...]]:
    """Return what was logged, each line with its numbers."""
    return [
        (each.getMessage(), *(getattr(each, name) for name in NAMES if hasattr(each, name)))
        for each in caplog.records
    ]


async def played(caplog: pytest.LogCaptureFixture) -> Table:
    """Return a match that was broken off by an administrator."""
    parlour = Parlour(MemoryStorage())
    caplog.set_level(logging.INFO, "bot.session.chronicle")
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    await parlour.tables.abort(parlour.click(DORA), table.id, is_admin=True)
    return table


async def test_a_table_is_told_of_from_its_opening_to_its_end_but_no_move(
    caplog: pytest.LogCaptureFixture,
):
    await played(caplog)
    assert told(caplog) == [
        ("a table was opened", 1),
        ("a match has begun", 1),
        ("a table was closed", 1, "admin"),
    ]
    assert not any(str(member) in caplog.text for member in (ANNA, BEN, DORA))


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        (Person(ANNA), Person(ANNA, missed=1), "a turn was missed"),
        (Person(ANNA, missed=1), GONE, "a computer player holds a seat"),
        (Person(ANNA), replace(GONE, gave_up=True), "a seat was given up"),
        (GONE, replace(GONE, gave_up=True), "a seat was given up"),
        (GONE, Person(ANNA), "a seat was taken back"),
        (Computer("leicht"), Person(CEM), "a seat was taken over"),
        (Person(ANNA, missed=1), Person(ANNA), None),
    ],
)
async def test_what_becomes_of_a_seat_is_told_with_its_number(
    caplog: pytest.LogCaptureFixture, was: Occupant, now: Occupant, said: str | None
):
    table = await played(caplog)
    caplog.clear()
    before = replace(table, seating=(Person(BEN), was))
    chronicle.note(Done(replace(before, seating=(Person(BEN), now)), before))
    assert told(caplog) == ([] if said is None else [(said, 1, 1)])
