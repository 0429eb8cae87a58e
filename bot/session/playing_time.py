"""Playing time: seconds in which the bot was there, counted on over restarts and outages.

Deadlines are moments of it. It stands still while nobody could have played, and takes no notice of
a system clock that jumps.
"""

from __future__ import annotations

from collections.abc import Callable


class PlayingTime:
    """A clock that can be stopped.

    Args:
        seconds: where it was when it was saved last.
        monotonic: seconds since some moment, never going back.
    """

    def __init__(self, seconds: int, monotonic: Callable[[], float]) -> None:
        self._counted_s = float(seconds)
        self._monotonic = monotonic
        self._since_s: float | None = None

    def __call__(self) -> int:
        """Return the whole seconds counted so far."""
        running_s = 0.0 if self._since_s is None else self._monotonic() - self._since_s
        return int(self._counted_s + running_s)

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._since_s is not None

    def go_on(self) -> None:
        """Let time pass, if it does not already."""
        if self._since_s is None:
            self._since_s = self._monotonic()

    def take_back(self, seconds: float) -> None:
        """Let this much of the time counted so far not count."""
        self._counted_s -= seconds

    def stop(self) -> None:
        """Let time stand still, if it does not already."""
        if self._since_s is not None:
            self._counted_s += self._monotonic() - self._since_s
            self._since_s = None
