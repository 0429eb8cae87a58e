"""Counts the starts of a bot on Discord, and holds one back after others that ended early."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.backoff import LASTING_S, wait_s
from bot.health import BEAT_S
from bot.session.ports import Now
from bot.store import Store
from bot.views.clock import Clock

_log = logging.getLogger(__name__)


Beat: TypeAlias = Callable[[], Awaitable[object]]


class Starting:
    """One start: `wait` before the log-in, `end` at the end.

    Args:
        store: where starts are counted.
        now: the time.
        clock: how it passes.
        beat: gives a sign of life; a bot that waits for its turn is well.
    """

    def __init__(self, store: Store, now: Now, clock: Clock, beat: Beat) -> None:
        self._store = store
        self._now = now
        self._clock = clock
        self._beat = beat
        self._number: int | None = None
        self._lasting: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Count this start, and wait as long as those before it demand."""
        now = self._now()
        self._number, before = await self._store.note_start(now)
        seconds = wait_s(before, now)
        if seconds:
            _log.warning(
                "the bot ended early before; to spare Discord's log-ins it waits %s s", seconds
            )
        left_s = float(seconds)
        while left_s > 0:
            await self._beat()
            nap_s = min(BEAT_S, left_s)
            await self._clock.sleep(nap_s)
            left_s -= nap_s
        self._lasting = asyncio.get_running_loop().create_task(self._last(self._number))

    async def end(self, *, in_order: bool) -> None:
        """Stop counting.

        Args:
            in_order: whether somebody wanted the bot to end; the next start then does not wait.
        """
        if self._lasting is not None:
            self._lasting.cancel()
        if in_order and self._number is not None:
            await self._store.note_lasting(self._number)

    async def _last(self, number: int) -> None:
        await self._clock.sleep(LASTING_S)
        await self._store.note_lasting(number)
