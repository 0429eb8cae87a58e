"""How many requests of a kind Discord takes in a while, with the headers that tell the client.

Discord publishes no numbers; these are what client libraries observe. Faults on order are in
`faults`.
"""

import hashlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """So many `calls` in `seconds`, counted apart for each value of the major parameter."""

    name: str
    calls: int
    seconds: float


CREATE_MESSAGE = Limit("create-message", 5, 5.0)
EDIT_MESSAGE = Limit("edit-message", 5, 5.0)
DELETE_MESSAGE = Limit("delete-message", 5, 1.0)
OLD_MESSAGE = Limit("edit-old-message", 3, 6.0)
WEBHOOK = Limit("webhook", 5, 2.0)
GLOBAL = Limit("global", 50, 1.0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a limit says to a request: `retry_after` is None when it may pass."""

    limit: Limit
    remaining: int
    reset_after: float
    retry_after: float | None

    def headers(self) -> dict[str, str]:
        """Return the X-RateLimit headers."""
        return {
            "X-RateLimit-Limit": str(self.limit.calls),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(self.limit.name.encode()).hexdigest()[:32],
        }


class RateLimits:
    """Fixed windows: the first request opens one; `steady` gives seconds that always run.

    Not enforced, every request is told that it is the first: a client that reads ahead never waits.
    """

    def __init__(self, steady: Callable[[], float], *, enforced: bool = True) -> None:
        self._steady = steady
        self._enforced = enforced
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def take(self, limit: Limit, major: str) -> Verdict:
        """Count a request and say whether it may pass; a refused one is not counted."""
        now = self._steady()
        opened, count = self._windows.get((limit.name, major), (now, 0))
        if now >= opened + limit.seconds:
            opened, count = now, 0
        left = opened + limit.seconds - now
        if not self._enforced:
            return Verdict(limit, limit.calls - 1, left, None)
        if count >= limit.calls:
            wait = math.ceil(left * 1000) / 1000
            return Verdict(limit, 0, wait, wait)
        self._windows[limit.name, major] = (opened, count + 1)
        return Verdict(limit, limit.calls - count - 1, left, None)
