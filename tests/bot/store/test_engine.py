"""The one connection: who comes while somebody has it waits, and is not sent away."""

from pathlib import Path
from typing import cast

from sqlalchemy import QueuePool

from bot.control import ASK_TIMEOUT_S
from bot.store.engine import make_engine


def test_whoever_saves_waits_as_long_as_a_person_waits_for_an_import(file: Path):
    assert cast(QueuePool, make_engine(file).pool).timeout() >= ASK_TIMEOUT_S
