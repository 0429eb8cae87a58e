"""The sign of life: the running bot touches a file, `python -m bot health` looks at its age.

What "well" means is decided by whoever calls `beat_while`; a container needs no open port for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.errors import Sentence

BEAT_S: Final = 15.0
"""Seconds between two beats: a file older than `STALE_S` has missed three of them."""
STALE_S: Final = 60.0
"""Age in seconds from which the bot counts as dead."""

_log = logging.getLogger(__name__)


def beat(file: Path) -> None:
    """Touches the file, and makes its folder if need be. Blocks on the disk."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


async def beat_while(
    is_well: Callable[[], bool],
    file: Path,
    *,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Beats every `BEAT_S` seconds while the bot is well; ends only by cancelling.

    Args:
        is_well: Asked before every beat; while it says no the file grows old.
        file: The file to touch. A full disk is no reason to stop the tables: the beat is missed.
        sleep: The clock, a port for tests.
    """
    while True:
        if is_well():
            await beat_once(file)
        await sleep(BEAT_S)


async def beat_once(file: Path) -> None:
    """Beats, as far as the disk takes it."""
    try:
        await asyncio.to_thread(beat, file)
    except OSError:
        _log.warning("the sign of life cannot be written", exc_info=True)


def complaint(file: Path, now_s: float) -> Sentence | None:
    """Says why the bot does not count as alive.

    Args:
        file: The file that the bot touches.
        now_s: The time, in seconds since 1970.

    Returns:
        None if the file is younger than `STALE_S`.
    """
    try:
        age_s = now_s - file.stat().st_mtime
    except OSError:
        return Sentence(
            f"Kein Lebenszeichen: „{file}“ gibt es nicht. Läuft der Bot?",
            f"No sign of life: “{file}” does not exist. Is the bot running?",
        )
    if age_s < STALE_S:
        return None
    return Sentence(
        f"Das letzte Lebenszeichen ist {age_s:.0f} Sekunden alt, erlaubt sind {STALE_S:.0f}.",
        f"The last sign of life is {age_s:.0f} seconds old, {STALE_S:.0f} are allowed.",
    )
