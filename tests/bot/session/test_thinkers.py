"""Computer players that think in processes of their own: real processes, real signals."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.session.model import Match
from bot.session.ports import Thought
from bot.session.thinkers import Thinkers
from bot.session.thinking import choose
from games.core.actions import Action
from games.core.players import Player
from games.core.record import Header
from tests.bot.session.parlour import ANNA, BEN, Parlour
from tests.toy.game import Toy
from tests.watched import Watched

ROOT = Path(__file__).parents[3]


class Pid(Player[Any, Any]):
    """Says where it thinks, by the card it chooses: never one of this process."""

    def choose(
        self, game: Any, view: Any, seat: int, legal: Sequence[Action], rng: Random
    ) -> Action:
        return game.parse(f"put {os.getpid()}")


class Dreamer(Player[Any, Any]):
    """Never comes to an end."""

    def choose(
        self, game: Any, view: Any, seat: int, legal: Sequence[Action], rng: Random
    ) -> Action:
        while True:
            time.sleep(60)


class Thoughtful(Toy):
    spec = replace(Toy.spec, players={**Toy.spec.players, "pid": Pid, "dreamer": Dreamer})


PATIENT_S = 60.0
"""No thought here is long, but machines may be slow."""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(1, PATIENT_S)
    yield thinkers
    await thinkers.close()


@pytest.fixture
async def thought(parlour: Parlour) -> Thought:
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    return Thought(table.match, 0, "random", bytes(32))


def of(level: str) -> Thought:
    """Return a thought of one of the players of this file."""
    game = Thoughtful()
    match = Match(Header("toy", 1, 2), game, game.start(2), 0, b"")
    return Thought(match, 0, level, bytes(32))


async def pid_of(thinkers: Thinkers) -> int:
    return int((await thinkers(of("pid"))).split()[1])


async def test_it_thinks_what_would_be_thought_here(thinkers: Thinkers, thought: Thought):
    assert await thinkers(thought) == choose(thought)


async def test_it_thinks_in_another_process_that_is_kept(thinkers: Thinkers):
    first = await pid_of(thinkers)
    assert first != os.getpid()
    assert await pid_of(thinkers) == first


async def test_no_process_is_started_before_somebody_thinks():
    before = set(multiprocessing.active_children())
    idle = Thinkers(4)
    assert set(multiprocessing.active_children()) == before
    await idle.close()


async def test_it_can_be_made_ready_before_the_first_thought():
    before = set(multiprocessing.active_children())
    ready = Thinkers(1, PATIENT_S)
    for _ in range(3):
        ready.get_ready()
    await pid_of(ready)
    assert len(set(multiprocessing.active_children()) - before) == 1
    await ready.close()


async def test_a_process_that_has_still_to_start_is_no_long_thought():
    before = set(multiprocessing.active_children())
    cold = Thinkers(1, longest_s=0)
    with pytest.raises(TimeoutError):
        await cold(of("dreamer"))
    assert len(set(multiprocessing.active_children()) - before) == 1
    await cold.close()


async def test_what_a_player_raises_comes_back(thinkers: Thinkers, thought: Thought):
    with pytest.raises(RuntimeError, match="broken"):
        await thinkers(replace(thought, level="crasher"))
    assert await thinkers(thought) == choose(thought)


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers):
    first = await pid_of(thinkers)
    with Watched(first) as watched:
        os.kill(first, signal.SIGKILL)
        watched.wait()
    assert await pid_of(thinkers) != first


async def test_ctrl_c_does_not_reach_it(thinkers: Thinkers):
    first = await pid_of(thinkers)
    os.kill(first, signal.SIGINT)
    assert await pid_of(thinkers) == first


async def test_closing_ends_it_in_the_middle_of_a_thought():
    thinkers = Thinkers(1, PATIENT_S)
    pid = await pid_of(thinkers)
    with Watched(pid) as watched:
        dreaming = asyncio.create_task(thinkers(of("dreamer")))
        await asyncio.sleep(0)
        await thinkers.close()
        await asyncio.to_thread(watched.wait)
    dreaming.cancel()
    await asyncio.gather(dreaming, return_exceptions=True)


def test_it_ends_with_the_process_that_started_it_however_that_ends():
    program = """
        import asyncio
        from bot.session.thinkers import Thinkers
        from tests.bot.session.test_thinkers import PATIENT_S, pid_of

        async def main():
            thinkers = Thinkers(1, PATIENT_S)
            print(await pid_of(thinkers), flush=True)
            await asyncio.Event().wait()

        if __name__ == "__main__":
            asyncio.run(main())
    """
    starter = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
    )
    with starter:
        assert starter.stdout is not None
        try:
            watched = Watched(int(starter.stdout.readline()))
        finally:
            starter.kill()
    with watched:
        watched.wait()
