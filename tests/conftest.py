"""A playground on a free port for every test that asks for one."""

from collections.abc import AsyncIterator

import pytest

from playground import server
from playground.clock import Clock


@pytest.fixture
async def playground() -> AsyncIterator[server.Playground]:
    """A playground whose time runs."""
    running = await server.start(port=0)
    yield running
    await running.stop()


@pytest.fixture
async def still_playground() -> AsyncIterator[server.Playground]:
    """A playground whose time stands still until the test moves it."""
    running = await server.start(port=0, clock=Clock(running=False))
    yield running
    await running.stop()
