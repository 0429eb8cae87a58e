"""Garbage collection that nobody notices: what stays is left out, the rest goes in quiet moments.

A collection stops everything. Those of young objects take a few milliseconds; full ones as long as
there is much to go through, which is why `bot.views.reply` lets go of what nobody needs.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

from bot.session.ports import Sleep

LOOK_S: Final = 0.5
"""How often it is looked whether the moment is quiet."""
DUE_AFTER: Final = 10
"""Collections of the middle generation after which a full one is worth a quiet moment; with as
many Python itself would have one at once."""
OVERDUE_AFTER: Final = 30
"""So many, and it comes however much is going on: without it a bot that is never quiet would grow
by some kilobytes a click. At 100 clicks a second that is every dozen seconds."""


def leave_out_what_stays() -> None:
    """Let no collection go through what is there now; called when everything is loaded.

    Modules, texts and tables stay until the end. A collector that goes through all of them again
    and again stops everything for a tenth of a second each time.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, OVERDUE_AFTER)


async def collect_when_quiet(is_quiet: Callable[[], bool], sleep: Sleep = asyncio.sleep) -> None:
    """Have full collections where nobody waits; runs until it is cancelled.

    What is left after the first, second, fourth, eighth of them is left out from then on: caches
    fill while people play. Of that only what refers to itself could stay after its end, and so
    rarely that it comes to nothing.

    Args:
        is_quiet: says whether nobody waits for an answer.
        sleep: the clock between two looks.
    """
    collected, left_out_after = 0, 1
    while True:
        await sleep(LOOK_S)
        if gc.get_count()[2] >= DUE_AFTER and is_quiet():
            gc.collect()
            collected += 1
            if collected == left_out_after:
                gc.freeze()
                left_out_after *= 2
