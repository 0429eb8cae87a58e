"""Does long work for the league in parts, so that between two of them others have their turn."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import in_one_trip

T = TypeVar("T")


class EngineHands:
    """Implements `bot.store.league.rebuilding.Hands` for one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Return what `work` does with the database."""
        async with self._engine.begin() as connection:
            done = await connection.run_sync(work)
        await _let_others()
        return done

    async def touch(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `work` does with the database on its own thread."""
        async with self._engine.begin() as connection:
            done = await in_one_trip(connection, work)
        await _let_others()
        return done

    async def think(self, work: Callable[[], T]) -> T:
        """Return what `work` computes, in a thread."""
        return await asyncio.to_thread(work)


async def _let_others() -> None:
    """Let whoever waits for the connection have it: asked for again at once it would not be his."""
    await asyncio.sleep(0)
