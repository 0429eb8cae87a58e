"""A scripted member of the playground under test, and bare requests to it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground import world
from playground.server import Playground
from tests.people import Member
from tests.playground.raw import Rest


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


@pytest.fixture
async def anna(playground: Playground, session: aiohttp.ClientSession) -> AsyncIterator[Member]:
    channel = world.CHANNELS[0].id
    async with Member(session, playground.base, world.PEOPLE[0].id, channel) as member:
        yield member


@pytest.fixture
async def ben(playground: Playground, session: aiohttp.ClientSession) -> AsyncIterator[Member]:
    channel = world.CHANNELS[0].id
    async with Member(session, playground.base, world.PEOPLE[1].id, channel) as member:
        yield member


@pytest.fixture
def rest(playground: Playground, session: aiohttp.ClientSession) -> Rest:
    return Rest(session, playground.base)


@pytest.fixture
def still_rest(still_playground: Playground, session: aiohttp.ClientSession) -> Rest:
    return Rest(session, still_playground.base)
