"""By which statistics a score sheet was written, so that a new one applies to old matches.

A game that counts something new makes its sheets say more: those written before are replayed out
of their records then, without anybody telling it.
"""

from __future__ import annotations

import hashlib

from games.core.errors import NotationError
from games.registry import find_game


def edition_of(game: str) -> str:
    """Return what stands for all statistics of a game; empty for one that is not known."""
    try:
        statistics = find_game(game).spec.statistics
    except NotationError:
        return ""
    names = " ".join(statistic.name for statistic in statistics)
    return hashlib.sha256(names.encode()).hexdigest()[:12]
