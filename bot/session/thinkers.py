"""Processes in which computer players think, so that no thought holds up the event loop.

They start when the first of them is needed, do not hear Ctrl-C, and end with the process that
started them, however that ends. What is thought there is `bot.session.thinking`'s.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Final

from bot.processes import CONTEXT, ignore_interrupts, preload
from bot.session.ports import Thought
from bot.session.thinking import choose
from games.registry import newest_games

THINK_S: Final = 1.5
"""Longest thought once a process is there, so that a computer player answers within 2 s."""

_log = logging.getLogger(__name__)


class Thinkers:
    """A port that thinks in processes of its own (`bot.session.ports.Think`).

    Args:
        workers: how many think at the same time.
        longest_s: see `THINK_S`.
    """

    def __init__(self, workers: int, longest_s: float = THINK_S) -> None:
        preload(__name__, *(game.spec.package for game in newest_games().values()))
        self._workers = workers
        self._longest_s = longest_s
        self._pool: _Pool | None = None
        self._readying: asyncio.Task[None] | None = None
        self._is_closed = False

    async def __call__(self, thought: Thought) -> str:
        """Return the notation of the choice; a process that died is replaced once.

        A process that has still to start may take as long as it takes: on a busy machine that is
        longer than a thought, and a seat should not play worse for it.

        Raises:
            TimeoutError: the thought itself took longer than it may.
        """
        pool = self._current()
        try:
            return await pool.think(thought)
        except BrokenProcessPool:
            if self._is_closed:
                raise
        _log.error("a thinking process died; others take over")
        if self._pool is pool:
            self._pool = None
            pool.close()
        return await self._current().think(thought)

    def get_ready(self) -> None:
        """Start the first process now, so that the first thought need not wait; never blocks."""
        if self._readying is None and not self._is_closed:
            self._readying = asyncio.get_running_loop().create_task(self._start())

    async def close(self) -> None:
        """End every process at once; what is being thought is thrown away."""
        self._is_closed = True
        if self._readying is not None:
            await asyncio.gather(self._readying, return_exceptions=True)
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    async def _start(self) -> None:
        try:
            await self._current().start()
        except (BrokenProcessPool, OSError):
            _log.exception("no thinking process could be started; it is tried again when needed")

    def _current(self) -> _Pool:
        if self._pool is None:
            self._pool = _Pool(self._workers, self._longest_s)
        return self._pool


class _Pool:
    """Processes that live as long as one end of a pipe is open: this process holds it."""

    def __init__(self, workers: int, longest_s: float) -> None:
        self._longest_s = longest_s
        self._theirs, self._ours = CONTEXT.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(workers, CONTEXT, _begin, (self._theirs,))
        self._has_started = False

    async def think(self, thought: Thought) -> str:
        await self.start()
        async with asyncio.timeout(self._longest_s):
            # Handing over may start a process and wait for it, which the event loop must not.
            future = await asyncio.to_thread(self._executor.submit, choose, thought)
            return await asyncio.wrap_future(future)

    async def start(self) -> None:
        if not self._has_started:
            future: Future[int] = await asyncio.to_thread(self._executor.submit, os.getpid)
            await asyncio.wrap_future(future)
            self._has_started = True

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._ours.close()
        self._theirs.close()


def _begin(lifeline: Connection) -> None:
    """Prepare a new process to think.

    Args:
        lifeline: its other end is held by the process that wants to know the thoughts.
    """
    ignore_interrupts()
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    newest_games()


def _end_with(lifeline: Connection) -> None:
    """End this process as soon as nobody holds the other end: nothing here needs to be saved."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)
