"""Rectangles of whole pixels and the sizes that all pictures share."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 1100
"""Pixels of every picture; a phone shows them on about 300 dp."""

HEIGHT: Final = 700
"""The best height, and the least: no picture is wider than 11:7."""

SMALLEST_TEXT: Final = 28
"""Pixels; nothing is written smaller."""

TEXT: Final = 40
"""Pixels of what must be read on a phone (11 dp)."""

MARGIN: Final = 16

MINUS: Final = "−"

DIGITS: Final[dict[str, float]] = {
    "0": 0.68, "1": 0.43, "2": 0.62, "3": 0.65, "4": 0.68,
    "5": 0.63, "6": 0.66, "7": 0.59, "8": 0.66, "9": 0.66, MINUS: 0.67,
}  # fmt: skip
"""Advances of the bold face as shares of its size; a test compares them with the font."""


@dataclass(frozen=True, slots=True, order=True)
class Box:
    """A rectangle; `right` and `bottom` are the first pixels outside."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Return the first column to the right."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Return the first row below."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[int, int]:
        """Return the centre, rounded towards the upper left."""
        return self.x + self.width // 2, self.y + self.height // 2

    def contains(self, other: Box) -> bool:
        """Tell whether `other` lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Box) -> bool:
        """Tell whether both share a pixel."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def grown(self, by: int) -> Box:
        """Return the box with `by` more pixels on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: int, dy: int) -> Box:
        """Return the box shifted."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)


def gross_height(width: int) -> int:
    """Return the height of a large card or a back of that width (59 : 91 mm)."""
    return round(width * 370 / 240)


def mini_height(width: int) -> int:
    """Return the height of a small card of that width."""
    return round(width * 262 / 240)


def number_text(number: int) -> str:
    """Return a whole number with a minus as wide as a digit, not a hyphen."""
    return f"{MINUS if number < 0 else ''}{abs(number)}"


def number_width(number: int, size: int) -> int:
    """Return pixels enough for an integer written in bold at `size`."""
    digits = number_text(number)
    # One pixel for each digit: fonts fit their advances to the grid.
    return math.ceil(sum(DIGITS[digit] for digit in digits) * size) + len(digits)
