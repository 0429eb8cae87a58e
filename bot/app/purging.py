"""Forgets the servers that the bot left long ago: one look at a time, beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from bot.preferences import Preferences
from bot.session.ports import Now
from bot.store import Store

PURGING_S: Final = 0.5
"""How long the end of the process waits for it; the next start forgets what is left."""


class Purging:
    """The look at servers that a session begins with; what is forgotten is the store's to say.

    Args:
        store: what is kept of servers.
        preferences: what is remembered of their settings.
        now: the time.
    """

    def __init__(self, store: Store, preferences: Preferences, now: Now) -> None:
        self._store = store
        self._preferences = preferences
        self._now = now
        # A task of its own: the end may come between two of its transactions.
        self._task: asyncio.Task[None] | None = None

    async def look(self, present: Collection[int]) -> None:
        """Forget what is due, or wait for who does so already.

        Args:
            present: the servers that the bot is on.
        """
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._forget(present))
        await asyncio.shield(self._task)

    async def close(self) -> None:
        """Wait for what is under way, for a moment: it may wait for a league that is counted."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=PURGING_S)

    async def _forget(self, present: Collection[int]) -> None:
        if await self._store.purge(present, self._now()):
            await self._preferences.load()
