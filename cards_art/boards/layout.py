"""What the layouts of all boards share: the heading and rows of equal height."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box

INSET: Final = 32
TITLE_SIZE: Final = 44
TITLE: Final = Box(INSET, 16, WIDTH - 2 * INSET, 56)
SUBTITLE: Final = Box(INSET, 72, WIDTH - 2 * INSET, 36)
UNDER_HEADING: Final = 118
"""Where what follows the heading begins."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Where title and the line under it go."""

    title: Box = TITLE
    subtitle: Box = SUBTITLE


def board_height(bottom: int) -> int:
    """Return the height of a board whose last row ends there; never wider than 11:7."""
    return max(HEIGHT, bottom + MARGIN)


def columns(left: int, right: int, count: int, gap: int) -> tuple[tuple[int, int], ...]:
    """Return left edge and width of equal columns between two edges."""
    wide = (right - left - gap * (count - 1)) // count
    return tuple((left + place * (wide + gap), wide) for place in range(count))
