"""How long a start waits if those before it ended early, so that no crash uses up the log-ins.

Discord allows a bot 1,000 log-ins a day and then resets its token, which ends every bot there is.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

DAY_S: Final = 24 * 60 * 60
LASTING_S: Final = 10 * 60.0
"""Seconds after which a start counts as one that went well."""
FIRST_S: Final = 5
LONGEST_S: Final = 30 * 60
MOST_A_DAY: Final = 900
"""Starts a day, whatever became of them; the rest is for reconnecting without a start."""


class Start(NamedTuple):
    """One start of the program.

    Attributes:
        at: seconds since 1970.
        has_lasted: whether it ran for `LASTING_S` or ended because it was told to.
    """

    at: int
    has_lasted: bool


def wait_s(before: Sequence[Start], now: int) -> int:
    """Return for how many seconds a start waits before it logs in.

    Args:
        before: the starts of the last day, oldest first.
        now: seconds since 1970.

    Returns:
        0 after a start that lasted or whose successor has; then 5, 10, 20 … up to half an hour,
        counted from now, for each one in a row that ended early.
    """
    if len(before) >= MOST_A_DAY:
        # No longer than a day, even if the clock was ahead when it was noted.
        return min(DAY_S, max(LONGEST_S, before[-MOST_A_DAY].at + DAY_S - now))
    early = sum(1 for _ in takewhile(lambda start: not start.has_lasted, reversed(before)))
    if not early:
        return 0
    doublings = min(early - 1, LONGEST_S.bit_length())
    return min(LONGEST_S, FIRST_S << doublings)
