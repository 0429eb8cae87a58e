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
        self._heard_s = float(seconds)

    def __call__(self) -> int:
        """Return the whole seconds counted so far."""
        return int(self._exact())

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._since_s is not None

    def go_on(self) -> None:
        """Let time pass, if it does not already."""
        if self._since_s is None:
            self._since_s = self._monotonic()
            self.hear()

    def hear(self) -> None:
        """Note that people could play until now: there was a sign of life."""
        self._heard_s = self._exact()

    def is_heard_since(self, moment: int) -> bool:
        """Say whether it is certain that people could play at a moment."""
        return self._heard_s >= moment

    def take_back(self, seconds: float) -> None:
        """Let this much of the time counted so far not count."""
        self._counted_s -= seconds
        self._heard_s = min(self._heard_s, self._exact())

    def stop(self) -> None:
        """Let time stand still, if it does not already."""
        self._counted_s = self._exact()
        self._since_s = None

    def lose(self) -> None:
        """Let time stand still as of the last sign of life: since then nobody could have played."""
        self.stop()
        self._counted_s = min(self._counted_s, self._heard_s)

    def _exact(self) -> float:
        running_s = 0.0 if self._since_s is None else self._monotonic() - self._since_s
        return self._counted_s + running_s
