from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.views import showing
from tests.e2e.house import ANNA, BEN, House
from tests.people import Member


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let answers wait for their pictures: what is slow here is the machine."""
    monkeypatch.setattr(showing, "ANSWER_S", 30.0)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A playground with a running bot."""
    async with House.open(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.fixture
async def anna(house: House) -> Member:
    return await house.member(ANNA)


@pytest.fixture
async def ben(house: House) -> Member:
    return await house.member(BEN)
