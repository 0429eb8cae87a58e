"""Time as a port, so that tests decide how it passes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """How time passes.

    Attributes:
        monotonic: seconds since some moment, never going back.
        sleep: waits so many seconds.
    """

    monotonic: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
