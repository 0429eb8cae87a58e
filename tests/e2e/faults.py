"""What the tests of faults share: orders of trouble, a moved clock, and a log without errors."""

import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.views.clock import Clock
from tests.e2e.house import House, control, hurried
from tests.e2e.player import Player
from tests.people import Member


class Watch:
    """The clock on the wall, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead_s = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead_s


@asynccontextmanager
async def house_with_watch(
    file: Path, *, time_runs: bool = False
) -> AsyncIterator[tuple[House, Watch]]:
    """Open a house in which the bot's time can be put forward; `time_runs`: see `House.open`."""
    watch = Watch()

    def change(house: House) -> None:
        house.ports = replace(house.ports, clock=Clock(watch, hurried))

    async with House.open(file, change, time_runs=time_runs) as house:
        yield house, watch


@contextmanager
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Demand that nothing is logged as an error: a fault of Discord's is none of the bot's."""
    with caplog.at_level(logging.INFO):
        yield
    records = [each for each in caplog.records if each.levelno >= logging.ERROR]
    said = [each.getMessage() for each in records if each.name != "discord.client"]
    assert not said, "\n".join(said[:5])


async def order(house: House, **fault: Any) -> None:
    """Order a fault of requests or events."""
    await house.order("/control/faults", **fault)


async def due_player(house: House, *players: Player) -> Player:
    """Wait until one of these is due, and return him."""
    while True:
        table = await house.table_now()
        assert table.match is not None
        for player in players:
            if table.seat_of(int(player.member.id)) in table.match.to_act:
                await player.wait_for(table)
                return player
        await house.changed(table)


async def plays_on(house: House, *players: Player) -> None:
    """Demand that the match goes on: whoever is due draws, and has it in his hand."""
    player = await due_player(house, *players)
    number = (await house.table_now()).number
    name = "draw-stock" if control(player.hand, "draw-stock") else "discard"
    button = control(player.hand, name)
    assert button is not None
    await player.member.click(player.hand, button["custom_id"])
    assert (await house.table_now()).number > number or name == "discard"


async def players_of(house: House, *members: Member) -> list[Player]:
    """Let members open their hands."""
    players = [Player(house, member) for member in members]
    for player in players:
        await player.open_hand()
    return players


async def start_thread(house: House, member: Member, name: str) -> str:
    """Let a member start a public thread in his channel; return its id."""
    path = f"{house.playground.base}/page/channels/{member.channel}/threads"
    async with house.http.post(path, json={"member": member.id, "name": name}) as response:
        assert response.status == 200, await response.text()
        return (await response.json())["thread"]
