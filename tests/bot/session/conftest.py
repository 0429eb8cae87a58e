from collections.abc import Iterator

import pytest

from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import Parlour
from tests.toy.game import toy_registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with toy_registered():
        yield


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
async def parlour(storage: MemoryStorage):
    parlour = Parlour(storage)
    yield parlour
    await parlour.tables.close()
