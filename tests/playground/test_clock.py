"""Time as a port: still until moved, never back; whoever waits is woken in order."""

import asyncio

import pytest

from playground.clock import Clock, iso
from playground.snowflakes import Snowflakes, seconds_of


def test_still_clock_moves_only_when_told() -> None:
    clock = Clock(running=False)
    start = clock.now()
    assert clock.now() == start
    clock.advance(5)
    assert clock.now() == start + 5


def test_time_never_goes_back() -> None:
    with pytest.raises(ValueError, match="forward"):
        Clock(running=False).advance(-1)


def test_what_is_due_runs_earliest_first() -> None:
    clock = Clock(running=False)
    ran: list[str] = []
    clock.call_at(clock.now() + 2, lambda: ran.append("zwei"))
    clock.call_at(clock.now() + 1, lambda: ran.append("eins"))
    clock.call_at(clock.now() + 9, lambda: ran.append("neun"))
    clock.advance(3)
    assert ran == ["eins", "zwei"]


async def test_running_clock_wakes_whoever_waits() -> None:
    clock = Clock()
    woken = asyncio.Event()
    clock.call_at(clock.now() + 0.001, woken.set)
    await asyncio.wait_for(woken.wait(), 5)
    clock.call_at(clock.now() + 60, woken.clear)
    clock.advance(61)
    assert not woken.is_set()
    clock.stop()


async def test_stopped_clock_wakes_nobody() -> None:
    clock = Clock()
    clock.call_at(clock.now() + 60, lambda: pytest.fail("woken"))
    clock.stop()
    clock.advance(61)


def test_ids_grow_and_tell_their_time() -> None:
    clock = Clock(running=False)
    ids = Snowflakes(clock)
    made = [ids.next() for _ in range(3)]
    assert made == sorted(made, key=int)
    assert len(set(made)) == 3
    assert abs(seconds_of(made[0]) - clock.now()) < 0.002
    assert abs(seconds_of(ids.unguessable()) - clock.now()) < 0.002


def test_times_are_written_as_discord_does() -> None:
    assert iso(0.5) == "1970-01-01T00:00:00.500000+00:00"
