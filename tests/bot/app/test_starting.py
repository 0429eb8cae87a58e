"""Starts are counted in the store, over crashes and orderly ends, by a clock of the test's."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import Ports, build_client, run
from bot.app.starting import Starting
from bot.backoff import DAY_S, FIRST_S, LASTING_S
from bot.settings import Secret, Settings
from bot.store import Store
from bot.views.clock import Clock
from playground import server
from tests import emoji_art


class Time:
    """Lets waits before a start pass at once, and waits for the time after which one has lasted."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.beats = 0
        self.has_lasted = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        if seconds == LASTING_S:
            await self.has_lasted.wait()
        elif seconds < FIRST_S:
            await asyncio.sleep(seconds)  # the clock of the tables, which else would never rest
        else:
            self.slept.append(seconds)

    async def beat(self) -> None:
        self.beats += 1

    @property
    def clock(self) -> Clock:
        return Clock(sleep=self.sleep)


async def start(store: Store, time: Time) -> Starting:
    starting = Starting(store, lambda: 1_000_000, time.clock, time.beat)
    await starting.wait()
    return starting


@pytest.fixture
async def store(tmp_path: Path):
    store = await Store.at(tmp_path / "tables.sqlite")
    yield store
    await store.close()


async def test_starts_that_end_early_make_the_next_wait(store: Store):
    time = Time()
    for _ in range(4):
        await (await start(store, time)).end(in_order=False)
    assert time.slept == [5, 10, 15, 5]
    assert time.beats == 4  # a start that waits gives signs of life all the same


async def test_a_start_that_was_told_to_end_costs_the_next_nothing(store: Store):
    time = Time()
    for _ in range(3):
        await (await start(store, time)).end(in_order=True)
    assert time.slept == []


async def test_a_start_that_lasted_costs_the_next_nothing_even_if_it_is_killed(store: Store):
    time = Time()
    for _ in range(2):
        starting = await start(store, time)
        time.has_lasted.set()
        assert starting._lasting is not None
        await starting._lasting
    assert time.slept == []


async def test_a_clock_that_was_far_ahead_holds_no_start_back(store: Store):
    far_ahead = 1_000_000 + 365 * DAY_S
    for _ in range(3):
        await store.note_start(far_ahead)
    time = Time()
    await (await start(store, time)).end(in_order=True)
    assert time.slept == []


async def test_the_bot_says_why_it_waits_and_an_orderly_end_is_remembered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.WARNING)
    playground = await server.start(port=0, limits_enforced=False)
    time = Time()
    ports = Ports(
        clock=time.clock,
        guild_ready_timeout_s=0.05,
        emoji_art=emoji_art.NONE,
        counts_starts=True,
    )
    settings = Settings(
        discord_token=Secret(playground.token),
        discord_base=playground.base,
        database=tmp_path / "tables.sqlite",
        health_file=tmp_path / "health",
    )
    crashed = build_client(settings, ports)
    task = asyncio.create_task(crashed.start(playground.token))
    while not crashed.is_ready():
        await asyncio.sleep(0)
    await crashed.close()
    await task
    for round_ in range(2):
        health_file = tmp_path / f"health {round_}"
        told = asyncio.create_task(run(replace(settings, health_file=health_file), ports))
        while not health_file.exists() and not told.done():
            await asyncio.sleep(0)
        told.cancel()
        with pytest.raises(asyncio.CancelledError):
            await told
    await playground.stop()
    assert caplog.text.count("to spare Discord's log-ins it waits 5 s") == 1
