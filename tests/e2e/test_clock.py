"""Time at the table over real sockets: calls, missed turns, coming back, outages; tests move it."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.session import Away, Click, Closing, Person, Table
from bot.session.tempo import LOBBY_IDLE_S
from bot.views.clock import Clock
from playground import world
from tests.e2e.house import ANNA, BEN, House, hurried, lobby_of, match_of, public
from tests.messages import Json, pictures, text_of
from tests.people import Member


class Watch:
    """The clock on the wall, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead_s = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead_s


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def house(tmp_path: Path, watch: Watch) -> AsyncIterator[House]:
    def change(house: House) -> None:
        clock = Clock(watch, hurried)
        house.ports = replace(
            house.ports, clock=clock, now=lambda: int(time.time() + watch.ahead_s)
        )

    async with House.open(tmp_path / "tables.sqlite", change) as house:
        yield house


async def when(house: House, watch: Watch, seconds: float, table: Table) -> Table:
    """Let time pass and wait until it has changed the table."""
    watch.ahead_s += seconds
    await house.changed(table)
    return await house.table_now(table.id)


def due(table: Table) -> str:
    (seat,) = table.people_due
    person = table.seating[seat]
    assert isinstance(person, Person)
    return str(person.member)


async def gone(member: Member, message: Json) -> None:
    await member.wait(lambda: member.message(message["id"]) is None)


def is_call(member: str) -> Callable[[Json], bool]:
    def check(message: Json) -> bool:
        return not message["ephemeral"] and f"<@{member}>, du bist am Zug" in text_of(message)

    return check


async def test_who_is_late_twice_is_stood_in_for_and_comes_back(house: House, watch: Watch):
    members = {each: await house.member(each) for each in (ANNA, BEN)}
    anna = members[ANNA]
    await match_of(anna, members[BEN])
    table = await house.table_now()
    slow = due(table)
    call = await anna.wait_for_message(is_call(slow))
    assert "Die Bedenkzeit endet <t:" in text_of(await public(anna, "Meine Karten"))

    table = await when(house, watch, 90, table)
    assert Person(int(slow), missed=1) in table.seating
    other = due(table)
    assert other != slow
    await gone(anna, call)

    await anna.wait_for_message(is_call(other))
    while due(table) != slow:
        table = await when(house, watch, 90, table)
    table = await when(house, watch, 90, table)
    away = table.seating[table.away_seat_of(int(slow)) or 0]
    assert isinstance(away, Away)
    shown = await anna.wait_for_message(lambda m: "vertreten vom Computer" in text_of(m))
    assert not shown["ephemeral"]

    answer = await members[slow].press(await public(members[slow], "Meine Karten"), "Meine Karten")
    assert answer.message is not None
    assert "du wieder da bist" in text_of(answer.message)
    assert "zählt sie für dich aber als verlassen" in text_of(answer.message)
    assert (await house.table_now()).seat_of(int(slow)) is not None


async def test_a_lobby_that_nobody_touches_is_closed_with_a_notice(house: House, watch: Watch):
    anna = await house.member(ANNA)
    await lobby_of(anna)
    closed = await when(house, watch, LOBBY_IDLE_S, await house.table_now())
    assert closed.closing is Closing.IDLE
    said = await anna.wait_for_message(lambda m: "Lange hat hier niemand mehr" in text_of(m))
    assert "der Tisch ist geschlossen" in text_of(said)


async def test_who_is_away_keeps_his_name_and_comes_back_by_command_too(house: House, watch: Watch):
    members = {each: await house.member(each) for each in (ANNA, BEN)}
    anna = members[ANNA]
    await match_of(anna, members[BEN])
    table = await house.table_now()
    slow = due(table)
    while table.away_seat_of(int(slow)) is None:
        table = await when(house, watch, 90, table)
    await house.stop_bot()
    await house.start_bot()
    shown = await public(anna, "Meine Karten")
    words = " ".join(str(picture["description"]) for picture in pictures(shown))
    assert "Platz 1" not in words
    assert "Platz 2" not in words
    answer = await members[slow].command("tisch hand")
    assert answer.message is not None
    assert "du wieder da bist" in text_of(answer.message)


async def test_a_call_that_a_killed_bot_has_left_goes_when_he_has_played(
    house: House, watch: Watch
):
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    table = await house.table_now()
    call = await anna.wait_for_message(is_call(due(table)))
    await anna.command("tisch zeigen")  # now the table stands below it
    assert house.bot is not None
    house.bot._mentions = None
    await house.stop_bot()
    bot = await house.start_bot()
    assert bot._mentions is not None
    await bot._mentions.settle()
    assert anna.message(call["id"]) is not None
    await when(house, watch, 90, table)
    await gone(anna, call)


async def test_half_time_calls_once_more(house: House, watch: Watch):
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    slow = due(await house.table_now())
    first = await anna.wait_for_message(is_call(slow))
    watch.ahead_s += 46
    await gone(anna, first)
    assert (await anna.wait_for_message(is_call(slow)))["id"] != first["id"]


async def test_a_server_has_calls_come_at_half_time_alone_or_never(house: House, watch: Watch):
    anna, ben = await house.member(ANNA), await house.member(BEN)
    assert house.bot is not None
    assert house.bot._mentions is not None
    choose = house.bot.desk.preferences.change_server
    await choose(int(world.GUILD_ID), {"mentions": "halbzeit"})
    await match_of(anna, ben)
    table = await house.table_now()
    slow = due(table)
    await house.bot._mentions.settle()
    assert not any(map(is_call(slow), await anna.see()))
    watch.ahead_s += 46
    call = await anna.wait_for_message(is_call(slow))

    await choose(int(world.GUILD_ID), {"mentions": "nie"})
    table = await when(house, watch, 45, table)
    await gone(anna, call)
    other = due(table)
    watch.ahead_s += 46
    await when(house, watch, 45, table)
    await house.bot._mentions.settle()
    assert not any(map(is_call(other), await anna.see()))


async def test_an_outage_and_a_restart_cost_nobody_his_turn(house: House, watch: Watch):
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    table = await house.table_now()
    watch.ahead_s += 60
    await house.stop_bot()
    watch.ahead_s += 3600
    await house.start_bot()
    assert (await house.table_now()).number == table.number
    deadline = (await house.table_now()).deadline
    assert deadline is not None
    assert house.bot is not None
    left_s = deadline - house.bot._time()
    assert 20 < left_s <= 30
    await when(house, watch, 31, table)


async def test_after_an_outage_the_end_of_the_turn_is_shown_anew(house: House, watch: Watch):
    anna, ben = await house.member(ANNA), await house.member(BEN)
    await match_of(anna, ben)
    assert house.bot is not None
    gone, back = (
        asyncio.create_task(house.bot.wait_for(event)) for event in ("disconnect", "resumed")
    )
    before = end_of_turn(await public(anna, "Meine Karten"))
    await house.order("/control/gateway", action="abort")
    await gone
    watch.ahead_s += 600
    await back
    shown = await anna.wait_for_message(lambda m: end_of_turn(m) > before + 500)
    assert not shown["ephemeral"]


def end_of_turn(message: Json) -> int:
    found = re.search(r"Die Bedenkzeit endet <t:(\d+)", text_of(message))
    return 0 if found is None else int(found[1])


async def test_a_pause_is_shown_with_its_end(house: House, anna: Member):
    ben = await house.member(BEN)
    await match_of(anna, ben)
    table = await house.table_now()
    assert house.bot is not None
    await house.bot.desk.tables.pause(Click(1, int(ANNA)), table.id)
    said = f"Pause von <@{ANNA}>: Ende <t:"
    shown = await anna.wait_for_message(lambda m: said in text_of(m))
    assert end_of_turn(shown)  # and how long the turn then lasts
    assert not shown["ephemeral"]
