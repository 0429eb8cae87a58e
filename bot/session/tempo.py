"""How long people may think: five tempi, and the moments at which a table waits no longer.

All moments are in playing time (`bot.session.playing_time`): seconds in which the bot was there, so
that no restart and no outage costs anybody his turn.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Tempo(StrEnum):
    """How fast a table plays; the values stand in the database and in settings."""

    FAST = "schnell"
    NORMAL = "normal"
    CALM = "gemuetlich"
    CORRESPONDENCE = "fernpartie"
    NONE = "keine"


LIMIT_S: Final[dict[Tempo, int | None]] = {
    Tempo.FAST: 30,
    Tempo.NORMAL: 90,
    Tempo.CALM: 10 * 60,
    Tempo.CORRESPONDENCE: 24 * 60 * 60,
    Tempo.NONE: None,
}
"""Seconds for a turn."""

DEFAULT: Final = Tempo.NORMAL
FORGIVEN: Final = 1
"""Turns in a row that a person may miss; after one more a computer player takes his seat."""
PAUSE_S: Final = 5 * 60
"""The one pause that each person has in a match."""
LOBBY_IDLE_S: Final = 15 * 60
MATCH_IDLE_S: Final = 24 * 60 * 60
"""Seconds without anything done by a person, after which a table is closed; see `idle_limit`."""


def idle_limit(tempo: Tempo, seats: int) -> int:
    """Return after how many seconds without a person a match is closed.

    Where a turn may take a day, everybody's missed turns come first, so that nobody finds the match
    closed before it was his turn.
    """
    return max(MATCH_IDLE_S, (seats * (FORGIVEN + 1) + 1) * (LIMIT_S[tempo] or 0))
