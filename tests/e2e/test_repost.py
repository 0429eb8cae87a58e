"""The public message comes down when it is old or far up, and the old one leads to the new one."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.views.boards import MOST_BELOW, OLD_S
from playground import world
from tests.e2e.house import CHANNEL, House, lobby_of
from tests.messages import Json, components, has, text_of
from tests.people import PATIENCE_S, Member


class Calendar:
    """The time since 1970, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead_s = 0

    def __call__(self) -> int:
        return int(time.time()) + self.ahead_s


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def house(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    def change(house: House) -> None:
        house.ports = replace(house.ports, now=calendar)

    async with House.open(tmp_path / "tables.sqlite", change) as house:
        yield house


def is_left(anna: Member, old: Json, new: Json) -> bool:
    """Say whether the old message has nothing but the way to the new one."""
    left = anna.message(old["id"]) or {}
    link = f"https://discord.com/channels/{world.GUILD_ID}/{CHANNEL}/{new['id']}"
    is_bare = not any("custom_id" in part for part in components(left))
    return is_bare and link in text_of(left)


async def newer(anna: Member, old: Json) -> Json:
    """Wait for another message of the table than the old one."""
    return await anna.wait_for_message(lambda m: has(m, "Mitspielen") and m["id"] != old["id"])


async def until(condition: Callable[[], object]) -> None:
    """Let the bot hear what it is told."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0)


async def test_a_table_of_fifty_minutes_comes_in_a_new_message(
    house: House, anna: Member, calendar: Calendar
):
    old = await lobby_of(anna)
    calendar.ahead_s += OLD_S + 1
    await anna.press(old, "Computer dazu")
    await house.settle()
    new = await newer(anna, old)
    assert str((await house.table_now()).message) == new["id"]
    await anna.wait(lambda: is_left(anna, old, new))
    await anna.press(new, "Computer dazu")
    assert len((await house.table_now()).seating) == 3


async def test_a_table_that_has_scrolled_away_comes_down_with_its_next_change(
    house: House, anna: Member, ben: Member
):
    old = await lobby_of(anna)
    for number in range(MOST_BELOW):
        await ben.write(f"Nachricht {number}")
    assert house.bot is not None
    board = house.bot.desk.boards._boards[(await house.table_now()).id]
    await until(lambda: board.below == MOST_BELOW)
    await anna.press(old, "Computer dazu")
    await house.settle()
    assert board.below == 0
    new = await newer(anna, old)
    await anna.wait(lambda: is_left(anna, old, new))


async def test_what_was_written_while_the_bot_was_away_counts_too(
    house: House, anna: Member, ben: Member
):
    old = await lobby_of(anna)
    await house.settle()
    await house.stop_bot()
    for number in range(MOST_BELOW):
        await ben.write(f"Nachricht {number}")
    await house.start_bot()
    await house.settle()
    if str((await house.table_now()).message) == old["id"]:  # shown before it was counted
        await anna.press(anna.message(old["id"]) or old, "Computer dazu")
    new = await newer(anna, old)
    await anna.wait(lambda: is_left(anna, old, new))


async def test_the_bot_is_told_that_somebody_writes_but_not_what(house: House, ben: Member):
    def told() -> list[Json]:
        return [entry for entry in house.playground.transcript.entries if is_message(entry)]

    await ben.write("mein Geheimnis")
    await until(told)
    assert "mein Geheimnis" not in str(told())


def is_message(entry: Json) -> bool:
    return "MESSAGE_CREATE" in str(entry)
