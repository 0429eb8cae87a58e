"""Fault points: the moments around a save at which a test may end the process.

They exist so that a crash can be put exactly between saving and answering. The product has no
switch for them: whoever builds the bot hands over a port that is told of each, and the default
does nothing.
"""

from __future__ import annotations

from typing import Final

BEFORE_SAVE: Final = "before-save"
"""The change is checked, nothing is written."""
AFTER_SAVE: Final = "after-save"
"""The change is on the disk, nobody knows."""
NAMES: Final = (BEFORE_SAVE, AFTER_SAVE)


def pass_all(name: str) -> None:
    """Pass every fault point: what runs in production."""
    del name
