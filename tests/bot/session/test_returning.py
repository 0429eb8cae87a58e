"""Who counts as having left: a computer player took the seat over, and its owner came back."""

import pytest

from bot.session import Person, Reason, Table
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import (
    ANNA,
    BEN,
    CEM,
    DORA,
    Parlour,
    done,
    reason,
    timed,
    timed_lobby,
)
from tests.bot.session.test_presence import due, late


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStorage())


def held_by(table: Table, member: int) -> Person:
    seat = table.seat_of(member)
    assert seat is not None
    person = table.seating[seat]
    assert isinstance(person, Person)
    return person


async def missed_twice(parlour: Parlour, table: Table) -> tuple[Table, int]:
    """Let whoever is due miss two turns in a row; returns who has lost his seat."""
    slow = due(table)
    while table.away_seat_of(slow) is None:
        table = await (late(parlour, table) if due(table) == slow else parlour.play_lowest(table))
    return table, slow


async def returned(parlour: Parlour, table: Table) -> tuple[Table, int]:
    """Let whoever is due miss two turns in a row and come back."""
    table, slow = await missed_twice(parlour, table)
    return done(await parlour.tables.come_back(parlour.click(slow), table.id)).table, slow


async def test_who_comes_back_counts_as_having_left_and_plays_on(parlour: Parlour):
    table, slow = await returned(parlour, await timed(parlour, ANNA, BEN, CEM))
    assert held_by(table, slow).has_left
    ended = await parlour.play_out(table)
    assert [member for member in (ANNA, BEN, CEM) if held_by(ended, member).has_left] == [slow]


async def test_one_missed_turn_is_no_leaving(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    slow = due(table)
    table = await late(parlour, table)
    assert held_by(table, slow) == Person(slow, missed=1)


async def test_where_the_table_agreed_coming_back_makes_up_for_leaving(parlour: Parlour):
    lobby = await timed_lobby(parlour, ANNA, BEN)
    tables, click = parlour.tables, parlour.click
    done(await tables.change_leniency(click(ANNA), lobby.id, is_lenient=True))
    table = done(await tables.start(click(ANNA), lobby.id)).table
    table, slow = await returned(parlour, table)
    assert held_by(table, slow) == Person(slow)


async def test_a_match_without_rating_holds_nothing_against_who_comes_back(parlour: Parlour):
    lobby = await timed_lobby(parlour, ANNA, BEN)
    done(await parlour.tables.change_rating(parlour.click(ANNA), lobby.id, is_casual=True))
    table = done(await parlour.tables.start(parlour.click(ANNA), lobby.id)).table
    table, slow = await returned(parlour, table)
    assert not held_by(table, slow).has_left


async def test_nor_does_one_that_somebody_has_joined_late(parlour: Parlour):
    lobby = await timed_lobby(parlour, ANNA, BEN)
    done(await parlour.tables.add_computer(parlour.click(ANNA), lobby.id))
    table = done(await parlour.tables.start(parlour.click(ANNA), lobby.id)).table
    seat = next(at for at in range(3) if at not in {table.seat_of(ANNA), table.seat_of(BEN)})
    table = done(await parlour.tables.take_over(parlour.click(DORA), table.id, seat)).table
    table, slow = await returned(parlour, table)
    assert not held_by(table, slow).has_left


async def test_who_counts_as_having_left_does_so_after_a_restart(parlour: Parlour):
    table, slow = await returned(parlour, await timed(parlour, ANNA, BEN))
    again = Parlour(parlour.storage, clicks=1_000)
    (found,) = (await again.tables.load()).tables
    assert found.seating == table.seating
    assert held_by(found, slow).has_left


async def test_what_the_table_agreed_on_outlasts_a_restart_and_goes_on_in_a_rematch(
    parlour: Parlour,
):
    lobby = await parlour.lobby(ANNA, BEN, preset="kurz")
    done(await parlour.tables.change_leniency(parlour.click(ANNA), lobby.id, is_lenient=True))
    later = Parlour(parlour.storage, clicks=100)
    (table,) = (await later.tables.load()).tables
    table = done(await later.tables.start(later.click(ANNA), table.id)).table
    ended = await later.play_out(table)
    assert done(await later.tables.rematch(later.click(BEN), ended.id)).table.is_lenient


async def test_the_host_alone_decides_and_only_before_the_start(parlour: Parlour):
    lobby = await parlour.lobby(ANNA, BEN)
    change, click = parlour.tables.change_leniency, parlour.click
    assert reason(await change(click(BEN), lobby.id, is_lenient=True)) is Reason.NOT_HOST
    done(await parlour.tables.start(click(ANNA), lobby.id))
    assert reason(await change(click(ANNA), lobby.id, is_lenient=True)) is Reason.NOT_A_LOBBY


async def test_in_a_rematch_nobody_has_left_yet(parlour: Parlour):
    table, _ = await returned(parlour, await timed(parlour, ANNA, BEN))
    ended = await parlour.play_out(table)
    again = done(await parlour.tables.rematch(parlour.click(ANNA), ended.id)).table
    assert set(again.seating) == {Person(ANNA), Person(BEN)}
