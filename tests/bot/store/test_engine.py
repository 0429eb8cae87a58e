"""The one connection: who comes while somebody has it waits, and who comes late finds none."""

from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import QueuePool
from sqlalchemy.exc import OperationalError

from bot.control import ASK_TIMEOUT_S
from bot.store import Store
from bot.store.engine import make_engine


def test_whoever_saves_waits_as_long_as_a_person_waits_for_an_import(file: Path):
    assert cast(QueuePool, make_engine(file).pool).timeout() >= ASK_TIMEOUT_S


async def test_a_database_that_was_closed_is_not_opened_again(store: Store, file: Path):
    log = file.with_name(f"{file.name}-wal")
    assert log.exists()
    await store.close()
    assert not await store.save_playing_time(7)
    with pytest.raises(OperationalError, match="closed"):
        await store.read_playing_time()
    assert not log.exists()
