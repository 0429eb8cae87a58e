"""Group commit: one task writes, all that waits at a moment becomes one transaction.

What a change is in rows, and what became of it, is `bot.store.writes`'.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.log import told
from bot.session.ports import NotSaved, Saved, SaveResult
from bot.store.writes import Write

BATCH: Final = 128
"""Most changes in one transaction, so that a flood does not make the first wait for the last."""

CommitAll: TypeAlias = Callable[[Sequence[Write]], Awaitable[bool]]
"""Commits all of them or none; false if one of them conflicts."""
CommitOne: TypeAlias = Callable[[Write], Awaitable[SaveResult]]
"""Commits one of them, or says why not."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    write: Write
    answer: asyncio.Future[SaveResult]


class Writer:
    """The only task that saves changes of tables.

    Args:
        commit_all, commit_one: the transactions; they raise nothing for a full disk.
    """

    def __init__(self, commit_all: CommitAll, commit_one: CommitOne) -> None:
        self._commit_all = commit_all
        self._commit_one = commit_one
        self._queue: deque[_Waiting] = deque()
        self._has_work = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def save(self, write: Write) -> SaveResult:
        """Save one change; returns once it is on the disk."""
        if self._is_closing:
            return NotSaved()
        waiting = _Waiting(write, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._has_work.set()
        return await waiting.answer

    async def close(self) -> None:
        """Save what waits, then stop."""
        self._is_closing = True
        self._has_work.set()
        await self._task

    async def _work(self) -> None:
        while not self._is_closing or self._queue:
            await self._has_work.wait()
            self._has_work.clear()
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                await self._commit(batch)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        try:
            if len(batch) > 1 and await self._commit_all([waiting.write for waiting in batch]):
                for waiting in batch:
                    _answer(waiting, Saved(waiting.write.table))
                return
            for waiting in batch:
                _answer(waiting, await self._commit_one(waiting.write))
        except Exception as error:  # noqa: BLE001  # whatever the driver raises, nobody may wait for ever
            _log.error("the writer failed: %s", told(error))
            for waiting in batch:
                _answer(waiting, NotSaved())


def _answer(waiting: _Waiting, result: SaveResult) -> None:
    if not waiting.answer.done():  # whoever waited may have been cancelled
        waiting.answer.set_result(result)
