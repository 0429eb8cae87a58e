from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.databases import put_empty_database
from tests.toy.game import toy_registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with toy_registered():
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stammtisch.sqlite"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    put_empty_database(file)
    store = await Store.at(file)
    yield store
    await store.close()
