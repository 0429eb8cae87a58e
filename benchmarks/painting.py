"""Painting processes as the bot has them, for rows that draw or run one."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.app.painters import Painters
from cards_art.painting import Job

NOTHING = Job((8, 8), {}, {}, [(0, 8)], keeps_ground=False)


@contextmanager
def ready_painters(workers: int) -> Iterator[Painters]:
    """Start so many painting processes, and end them afterwards."""
    painters = Painters(workers)
    painters(NOTHING)  # the first job of all is what they start for
    while len(painters.idle) < workers:
        time.sleep(0.01)
    try:
        yield painters
    finally:
        painters.close()


def processor_s() -> float:
    """Return the processor time of this process and of those it has started, in seconds."""
    used_s = time.process_time()
    for process in multiprocessing.active_children():
        file = Path(f"/proc/{process.pid}/schedstat")
        if file.exists():  # elsewhere than on Linux only this process counts
            used_s += int(file.read_text().split()[0]) / 1e9
    return used_s
