"""Lets what was begun in the database be finished, even if whoever waits for it is cancelled.

A transaction that is cut off leaves a connection that nobody closes, and with it a lock.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Final, TypeVar

T = TypeVar("T")
ClassT = TypeVar("ClassT", bound=type)

_under_way: Final[set[asyncio.Task[Any]]] = set()
"""The loop itself holds its tasks too loosely to rely on."""

_log = logging.getLogger(__name__)


def whole(*but: str) -> Callable[[ClassT], ClassT]:
    """Return a decorator for a class whose public coroutines shall not be cut off.

    Args:
        *but: names of those that may be.
    """

    def decorate(cls: ClassT) -> ClassT:
        for name, method in vars(cls).copy().items():
            if inspect.iscoroutinefunction(method) and not name.startswith("_") and name not in but:
                setattr(cls, name, _whole(method))
        return cls

    return decorate


def _whole(method: Callable[..., Coroutine[Any, Any, T]]) -> Callable[..., Awaitable[T]]:
    @wraps(method)
    async def finished(*given: Any, **named: Any) -> T:
        task = asyncio.get_running_loop().create_task(method(*given, **named))
        _under_way.add(task)
        task.add_done_callback(_rest)
        return await asyncio.shield(task)

    return finished


def _rest(task: asyncio.Task[Any]) -> None:
    _under_way.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        # Whoever waits is told by the exception itself; nobody may be waiting any more.
        _log.debug("the database could not do what was asked: %s", type(error).__name__)
