"""Processes that paint pictures, so that pasting and packing hold up no other thread of the bot.

They start when the first picture is wanted and end with the process that started them, however
that ends. Until one is there, and in place of one that is not, whoever asks paints himself.
"""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Final

from bot import processes
from cards_art import remote
from cards_art.painting import Job, paint
from cards_art.png import Strip
from cards_art.remote import PAINT_S, NotPainted, Painter

START_S: Final = 60.0
"""How long a process may take to start; nobody waits for that."""

REST_S: Final = 10.0
"""Pause after one that died or did not start, twice as long after the next: what ended it may end
the next one too, or soon the whole bot."""

_LONGEST_REST_S: Final = 600.0

_END_S: Final = 1.0
"""How long a process may take to end by itself."""

_log = logging.getLogger(__name__)


class Painters:
    """A bounded number of painting processes; any thread may call it, see `painting.Paint`.

    Args:
        workers: how many processes.
        now: monotonic seconds.
        silence_s: how long one may be silent at work.
    """

    def __init__(
        self,
        workers: int,
        now: Callable[[], float] = time.monotonic,
        silence_s: float = PAINT_S,
    ) -> None:
        processes.preload(remote.__name__)
        self._workers = workers
        self._now = now
        self._silence_s = silence_s
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._living = 0
        self._starter: threading.Thread | None = None
        self._rests_until_s = now()
        self._rest_s = REST_S
        self._is_closed = False

    def __call__(self, job: Job) -> Sequence[Strip]:
        """Have a job done by a process, or do it here if none is idle."""
        worker = self._take()
        if worker is None:
            return paint(job)
        try:
            strips = worker.painter(job)
        except NotPainted:
            self._put_back(worker)
        except OSError as error:
            self._lose(worker, error)
        else:
            self._put_back(worker)
            return strips
        return paint(job)

    @property
    def idle(self) -> list[int]:
        """The processes that are ready and wait for a job."""
        with self._lock:
            found = [worker.process.pid for worker in self._idle]
        return [pid for pid in found if pid is not None]

    def close(self) -> None:
        """End every process, those at work when they are done; it may take a moment."""
        with self._lock:
            self._is_closed = True
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.end()

    def _take(self) -> _Worker | None:
        with self._lock:
            if self._living < self._workers and self._may_start():
                self._starter = threading.Thread(target=self._start, name="painters", daemon=True)
                self._starter.start()
            return self._idle.pop() if self._idle else None

    def _may_start(self) -> bool:
        is_starting = self._starter is not None and self._starter.is_alive()
        return not (self._is_closed or is_starting or self._now() < self._rests_until_s)

    def _start(self) -> None:
        """Start what is missing, one process after the other."""
        while self._living < self._workers and not self._is_closed:
            try:
                worker = _started(self._silence_s)
            except OSError as error:
                self._rest("no painting process could be started", error)
                return
            with self._lock:
                self._living += 1
            self._put_back(worker)

    def _put_back(self, worker: _Worker) -> None:
        with self._lock:
            if not self._is_closed:
                self._idle.append(worker)  # the last used is the first to be used again
                return
        worker.end()

    def _lose(self, worker: _Worker, error: OSError) -> None:
        with self._lock:
            self._living -= 1
        self._rest("a painting process is gone", error)
        worker.kill()

    def _rest(self, event: str, error: OSError) -> None:
        self._rests_until_s = self._now() + self._rest_s
        self._rest_s = min(2 * self._rest_s, _LONGEST_REST_S)
        if not self._is_closed:
            reason = type(error).__name__
            _log.warning("%s (%s); pictures are painted without it", event, reason)


@dataclass(frozen=True, slots=True)
class _Worker:
    process: BaseProcess
    painter: Painter

    def end(self) -> None:
        """Let it finish what it is doing, and wait until it has ended."""
        self.painter.close()
        self.process.join(_END_S)
        if self.process.is_alive():
            self.process.kill()

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self.painter.close()
        self.process.kill()


def _started(silence_s: float) -> _Worker:
    """Start a process and wait until it is ready.

    Raises:
        OSError: it could not be started, ended, or took too long.
    """
    ours, theirs = socket.socketpair()
    painter = Painter(ours, silence_s=silence_s)
    with theirs:
        try:
            process = processes.start("painter", remote.serve, theirs)
        except OSError:
            painter.close()
            raise
    worker = _Worker(process, painter)
    try:
        painter.wait(START_S)
    except OSError:
        worker.kill()
        raise
    return worker
