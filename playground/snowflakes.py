"""Ids that grow with time, as Discord makes them: milliseconds since 2015 in the upper bits."""

import secrets

from playground.clock import Clock
from playground.wire import Snowflake

EPOCH_MS = 1_420_070_400_000
"""2015-01-01T00:00Z in milliseconds since 1970."""
SEQUENCE_BITS = 22


class Snowflakes:
    """Makes ids; each is greater than the one before, even within a millisecond."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> Snowflake:
        """Return the next id for something that happens now."""
        self._last = max(self._last + 1, self._stamp() << SEQUENCE_BITS)
        return str(self._last)

    def unguessable(self) -> Snowflake:
        """Return an id with random lower bits, for an address that works as a key."""
        return str(self._stamp() << SEQUENCE_BITS | secrets.randbits(SEQUENCE_BITS))

    def _stamp(self) -> int:
        return int(self._clock.now() * 1000) - EPOCH_MS


def seconds_of(snowflake: Snowflake) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> SEQUENCE_BITS) + EPOCH_MS) / 1000
