"""Pauses: one each, five minutes, ended by whose they are; by the toy game and a moved clock."""

from dataclasses import replace

import pytest

from bot.session import Reason, Tempo, presence
from bot.session.steps import Step
from bot.session.tempo import PAUSE_S
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, Parlour, done, reason, timed


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStorage())


async def test_a_pause_stops_the_time_for_five_minutes_once(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    parlour.at = 30
    table = done(await parlour.tables.pause(parlour.click(ANNA), table.id)).table
    assert (table.deadline, table.paused_until) == (90 + PAUSE_S, 30 + PAUSE_S)
    parlour.at = 40
    # The pause of one is not for others to end.
    refused = await parlour.tables.pause(parlour.click(BEN), table.id)
    assert reason(refused) is Reason.PAUSE_LASTS
    table = done(await parlour.tables.pause(parlour.click(ANNA), table.id)).table
    assert (table.deadline, table.paused_until) == (100, None)
    assert reason(await parlour.tables.pause(parlour.click(ANNA), table.id)) is Reason.HAS_PAUSED
    assert reason(await parlour.tables.pause(parlour.click(CEM), table.id)) is Reason.NOT_SEATED


async def test_a_second_click_on_the_same_button_ends_no_pause_and_begins_none(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    tables, click = parlour.tables, parlour.click
    assert reason(await tables.pause(click(ANNA), table.id, ends=True)) is Reason.STALE
    paused = done(await tables.pause(click(ANNA), table.id, ends=False)).table
    assert reason(await tables.pause(click(ANNA), table.id, ends=False)) is Reason.STALE
    assert reason(await tables.pause(click(BEN), table.id, ends=False)) is Reason.PAUSE_LASTS
    assert await tables.find(table.id) == paused
    table = done(await tables.pause(click(ANNA), table.id, ends=True)).table
    assert reason(await tables.pause(click(BEN), table.id, ends=True)) is Reason.STALE
    assert await tables.find(table.id) == table


async def test_a_used_up_pause_gives_no_say_in_that_of_another(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    for member in (BEN, BEN, ANNA):  # one pause begun and ended, then another's
        table = done(await parlour.tables.pause(parlour.click(member), table.id)).table
    assert table.paused_by == table.seat_of(ANNA)
    refused = await parlour.tables.pause(parlour.click(BEN), table.id)
    assert reason(refused) is Reason.PAUSE_LASTS


async def test_the_pause_of_somebody_who_has_left_is_anybodys_to_end(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, CEM)
    await parlour.tables.pause(parlour.click(CEM), table.id)
    await parlour.tables.give_up(parlour.click(CEM), table.id)
    table = done(await parlour.tables.pause(parlour.click(BEN), table.id)).table
    assert (table.paused_until, table.paused_by) == (None, None)


async def test_a_pause_that_an_older_version_saved_ends_as_it_did_there(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    table = done(await parlour.tables.pause(parlour.click(ANNA), table.id)).table
    step = presence.pause(replace(table, paused_by=None), BEN, 10)
    assert isinstance(step, Step)
    assert step.after.paused_until is None


async def test_where_no_time_runs_there_is_nothing_to_pause(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN, tempo=Tempo.NONE)
    assert reason(await parlour.tables.pause(parlour.click(ANNA), table.id)) is Reason.NO_TEMPO


async def test_a_pause_lasts_whoever_plays_meanwhile(parlour: Parlour):
    table = await timed(parlour, ANNA, BEN)
    parlour.at = 10
    await parlour.tables.pause(parlour.click(ANNA), table.id)
    parlour.at = 20
    now = await parlour.tables.find(table.id)
    assert now is not None
    table = await parlour.play_lowest(now)
    assert (table.paused_until, table.deadline) == (10 + PAUSE_S, 10 + PAUSE_S + 90)
    parlour.at = 30
    table = done(await parlour.tables.pause(parlour.click(ANNA), table.id)).table
    assert (table.paused_until, table.deadline) == (None, 120)
