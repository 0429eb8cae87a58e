"""Fault points: places where the kill test ends the process, named by one environment variable.

They exist so that a crash can be put exactly between saving and answering. Without the variable
passing one costs a call that does nothing.
"""

from __future__ import annotations

import os
import re
from typing import Final

from bot.session.ports import Reach

BEFORE_SAVE: Final = "before-save"
"""The move is checked, nothing is written."""
AFTER_SAVE: Final = "after-save"
"""The move is on the disk, nobody knows."""
NAMES: Final = (BEFORE_SAVE, AFTER_SAVE)

KILLED: Final = 137
"""Exit status of a process ended here, that of one ended by SIGKILL in a shell."""


def is_failpoint(text: str) -> bool:
    """Whether `text` is a name, or a name and a count such as ``after-save:12``."""
    return re.fullmatch(rf"({'|'.join(NAMES)})(:[1-9][0-9]{{0,5}})?", text) is not None


def pass_all(name: str) -> None:
    """Pass every fault point: what runs in production."""
    del name


def end_process_at(text: str) -> Reach:
    """Return what ends the process at once, nothing flushed or closed, at one fault point.

    Args:
        text: a name, optionally with how many times it is to be reached: ``after-save:12``.

    Raises:
        ValueError: there is no such fault point.
    """
    if not is_failpoint(text):
        raise ValueError(f"there is no fault point {text!r}; known are {', '.join(NAMES)}")
    name, _, count = text.partition(":")
    left = int(count or 1)

    def reach(reached: str) -> None:
        nonlocal left
        if reached == name:
            left -= 1
            if left == 0:
                os._exit(KILLED)

    return reach
