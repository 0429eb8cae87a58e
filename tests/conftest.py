"""A playground on a free port for every test that asks for one, judged by Discord's schemas."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from playground import server
from playground.clock import Clock
from tests.schema import documents
from tests.schema.oracle import problems


@asynccontextmanager
async def _judged(clock: Clock) -> AsyncIterator[server.Playground]:
    """Run a playground; afterwards nothing in its transcript may break Discord's schemas.

    A request that was refused is not judged: tests send wrong ones on purpose.
    """
    running = await server.start(port=0, clock=clock)
    try:
        yield running
    finally:
        await running.stop()
    if documents.AVAILABLE:
        found = problems(running.transcript.entries, refused_too=False)
        assert not found, "\n".join(found)


@pytest.fixture
async def playground() -> AsyncIterator[server.Playground]:
    """A playground whose time runs."""
    async with _judged(Clock()) as running:
        yield running


@pytest.fixture
async def still_playground() -> AsyncIterator[server.Playground]:
    """A playground whose time stands still until the test moves it."""
    async with _judged(Clock(running=False)) as running:
        yield running
