"""Work that goes on while nobody waits for it: kept until it is done, and what fails is logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from bot.views import faults

T = TypeVar("T")


class Background:
    """The tasks of one owner, which the event loop itself holds too loosely to rely on.

    Args:
        doing: what they do, for the log of one that fails, such as "looking after a thread".
    """

    def __init__(self, doing: str) -> None:
        self._doing: Final = doing
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin some work; never blocks, and an error in it ends nothing else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    async def settle(self) -> None:
        """Wait until nothing is under way, what begins meanwhile included."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self, within_s: float = 0.0) -> None:
        """Cut off what is under way.

        Args:
            within_s: how long it may go on before that.
        """
        if self._tasks and within_s > 0:
            await asyncio.wait(self._tasks, timeout=within_s)
        late = list(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            faults.note_failure(self._doing, error)
