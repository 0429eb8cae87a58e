"""Time as a port: runs with the wall, or stands still until a test moves it; wakes who waits.

Expiry of interactions and tokens, timestamps and ids read this clock. It never goes backwards.
"""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """Seconds since 1970, movable forward.

    Args:
        running: True follows the wall clock, False stands still between calls of `advance`.
    """

    def __init__(self, *, running: bool = True) -> None:
        self.running = running
        self._start = time.time()
        self._steady_start = time.monotonic()
        self._advanced = 0.0
        self._order = itertools.count()
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._wake: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the time in seconds since 1970-01-01T00:00Z."""
        passed = time.monotonic() - self._steady_start if self.running else 0.0
        return self._start + passed + self._advanced

    def steady(self) -> float:
        """Return seconds that always run, plus those advanced: for limits a client waits out."""
        return time.monotonic() + self._advanced

    def advance(self, seconds: float) -> None:
        """Move the time forward and run what has become due, earliest first.

        Raises:
            ValueError: for a negative number of seconds.
        """
        if seconds < 0:
            raise ValueError("the clock only moves forward")
        self._advanced += seconds
        self._run_due()

    def call_at(self, when: float, callback: Callable[[], None]) -> None:
        """Run the callback once when `now()` has reached `when` (seconds since 1970)."""
        heapq.heappush(self._timers, (when, next(self._order), callback))
        self._arm()

    def stop(self) -> None:
        """Forget everything that waits."""
        self._timers.clear()
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None

    def _run_due(self) -> None:
        while self._timers and self._timers[0][0] <= self.now():
            heapq.heappop(self._timers)[2]()
        self._arm()

    def _arm(self) -> None:
        if not self.running:
            return
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if self._timers:
            delay = max(0.0, self._timers[0][0] - self.now())
            self._wake = asyncio.get_running_loop().call_later(delay, self._run_due)


def iso(seconds: float) -> str:
    """Return a time as Discord writes it: ISO 8601, microseconds, +00:00."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
