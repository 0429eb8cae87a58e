"""How many requests of a kind Discord takes in a while, with the headers that tell the client.

Discord publishes no numbers; these are what client libraries observe. A test may order others.
Faults on order are in `faults`.
"""

import hashlib
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

LimitScope = Literal["user", "shared"]


@dataclass(frozen=True, slots=True)
class Limit:
    """So many `calls` in `seconds`, counted apart for each value of the major parameter.

    Attributes:
        scope: `shared` counts the calls of all bots together; a refusal by it is no fault of one.
    """

    name: str
    calls: int
    seconds: float
    scope: LimitScope = "user"


CREATE_MESSAGE = Limit("create-message", 5, 5.0)
EDIT_MESSAGE = Limit("edit-message", 5, 5.0)
DELETE_MESSAGE = Limit("delete-message", 5, 1.0)
OLD_MESSAGE = Limit("edit-old-message", 3, 6.0)
WEBHOOK = Limit("webhook", 5, 2.0)
FOLLOW_UPS = Limit("follow-ups-in-channel", 300, 60.0, "shared")
"""All bots' follow-ups in one channel."""
CREATE_THREAD = Limit("create-thread", 50, 300.0)
EDIT_CHANNEL = Limit("edit-channel", 5, 15.0)
THREAD_MEMBERS = Limit("thread-members", 10, 10.0)
TYPING = Limit("typing", 5, 5.0)
GLOBAL = Limit("global", 50, 1.0)

LIMITS = {
    limit.name: limit
    for limit in (
        CREATE_MESSAGE,
        EDIT_MESSAGE,
        DELETE_MESSAGE,
        OLD_MESSAGE,
        WEBHOOK,
        FOLLOW_UPS,
        CREATE_THREAD,
        EDIT_CHANNEL,
        THREAD_MEMBERS,
        TYPING,
        GLOBAL,
    )
}

INVALID_REQUESTS, INVALID_S = 10_000, 600.0
"""So many invalid requests in so many seconds ban the address for as long."""
INVALID_STATUSES = frozenset({401, 403, 429})


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a limit says to a request: `retry_after` is None when it may pass."""

    limit: Limit
    remaining: int
    reset_after: float
    retry_after: float | None

    def headers(self) -> dict[str, str]:
        """Return the X-RateLimit headers, those of a refusal too."""
        headers = {
            "X-RateLimit-Limit": str(self.limit.calls),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(self.limit.name.encode()).hexdigest()[:32],
        }
        if self.retry_after is not None:
            headers["Retry-After"] = str(math.ceil(self.retry_after))
            headers["X-RateLimit-Scope"] = self.limit.scope
        return headers


class RateLimits:
    """Fixed windows: the first request opens one; `steady` gives seconds that always run.

    Not enforced, every request is told that it is the first: a client that reads ahead never waits.

    Attributes:
        invalid_allowed: so many invalid requests in ten minutes ban the address.
    """

    def __init__(self, steady: Callable[[], float], *, enforced: bool = True) -> None:
        self._steady = steady
        self._enforced = enforced
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self._ordered: dict[str, Limit] = {}
        self._invalid: deque[float] = deque()
        self._banned_until = 0.0
        self.invalid_allowed = INVALID_REQUESTS

    def order(self, limit: Limit) -> None:
        """Let another limit hold instead of the usual one of its name; its windows start anew."""
        self._ordered[limit.name] = limit
        for key in [key for key in self._windows if key[0] == limit.name]:
            del self._windows[key]

    def usual(self) -> None:
        """Let the usual limits hold again, and lift the ban."""
        self._ordered.clear()
        self._windows.clear()
        self._invalid.clear()
        self._banned_until = 0.0
        self.invalid_allowed = INVALID_REQUESTS

    def take(self, limit: Limit, major: str) -> Verdict:
        """Count a request and say whether it may pass; a refused one is not counted."""
        is_ordered = limit.name in self._ordered
        limit = self._ordered.get(limit.name, limit)
        now = self._steady()
        opened, count = self._windows.get((limit.name, major), (now, 0))
        if now >= opened + limit.seconds:
            opened, count = now, 0
        left = opened + limit.seconds - now
        if not self._enforced and not is_ordered:
            return Verdict(limit, limit.calls - 1, left, None)
        if count >= limit.calls:
            wait = math.ceil(left * 1000) / 1000
            return Verdict(limit, 0, wait, wait)
        self._windows[limit.name, major] = (opened, count + 1)
        return Verdict(limit, limit.calls - count - 1, left, None)

    @property
    def ban_s(self) -> float:
        """Seconds that the ban for invalid requests still lasts, 0 without one."""
        return max(0.0, self._banned_until - self._steady())

    @property
    def invalid(self) -> int:
        """How many invalid requests there were in the last ten minutes."""
        self._forget_old()
        return len(self._invalid)

    def count_answer(self, status: int, scope: str | None) -> None:
        """Count an answer of 401, 403 or 429 (unless of a shared limit) towards the ban."""
        if status not in INVALID_STATUSES or scope == "shared":
            return
        self._forget_old()
        self._invalid.append(self._steady())
        if len(self._invalid) >= self.invalid_allowed:
            self._banned_until = self._steady() + INVALID_S
            self._invalid.clear()

    def _forget_old(self) -> None:
        while self._invalid and self._invalid[0] <= self._steady() - INVALID_S:
            self._invalid.popleft()
