"""The end of the process, step by step: one that fails is logged and holds up none after it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from bot.views import faults

Step: TypeAlias = Callable[[], Awaitable[object]]


async def take(steps: Iterable[tuple[str, Step | None]]) -> None:
    """Take every step in turn, whatever becomes of those before.

    Args:
        steps: what each ends, for the log, and how; ``None`` where nothing had begun.
    """
    for ended, step in steps:
        if step is None:
            continue
        try:
            await step()
        except Exception as error:  # noqa: BLE001  # what is left open would be worse
            faults.note_failure(f"ending {ended}", error)
