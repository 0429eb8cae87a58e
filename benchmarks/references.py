"""What figures are compared with: plain Python loops and the packages of peers, where installed."""

from __future__ import annotations

import importlib
import time
from typing import Any

from benchmarks.rows import NotMeasured


def loop(_: int) -> float:
    """Return the µs of ``for i in range(1000): x += i``, the mean of many."""
    number = 400
    begin = time.process_time()
    for _ in range(number):
        _add_up()
    return (time.process_time() - begin) / number * 1e6


def _add_up() -> int:
    x = 0
    for i in range(1000):
        x += i
    return x


def peer(module: str) -> Any:
    """Return a module of a peer's package, or give up the row."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.split(".", maxsplit=1)[0]
        raise NotMeasured(f"{package} is not installed: {error}") from error
