"""The middle of a table where no trick lies: what goes on, and what happened before, in lines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.layout.box import Box

TITLE_SIZE: Final = 48
LINE_SIZES: Final = (34, 28)
"""Pixels of what happened: the large ones where all of it fits so."""

PAD: Final = 28
_PAD_DOWN: Final = 20
_TITLE: Final = 64
_LINES: Final = (46, 38)
_BARE: Final = (300, 210)
"""Size of the panel where there are no words."""


@dataclass(frozen=True, slots=True)
class CalmNeed:
    """What is said.

    Attributes:
        has_title: whether it is said what goes on.
        notes: for each of `LINE_SIZES` the lines of every note, broken to the room less `PAD`.
        fits_large: whether no line is too long for the large size.
    """

    has_title: bool
    notes: tuple[tuple[int, ...], tuple[int, ...]]
    fits_large: bool = True


@dataclass(frozen=True, slots=True)
class CalmLayout:
    """The words in the middle.

    Attributes:
        panel: the whole.
        title: the line of what goes on.
        size: pixels of the notes.
        notes: how many of them are shown, the last ones.
        lines: a line each.
    """

    panel: Box
    title: Box | None
    size: int
    notes: int
    lines: tuple[Box, ...]


@lru_cache(maxsize=256)
def calm_layout(need: CalmNeed, room: Box) -> CalmLayout:
    """Place the words in the middle of the room; where they are too many the oldest are left."""
    title = _TITLE * need.has_title
    large, small = need.notes
    free = room.height - 2 * _PAD_DOWN - title
    is_small = not need.fits_large or sum(large) * _LINES[0] > free
    pitch, notes = (_LINES[1], small) if is_small else (_LINES[0], large)
    shown = len(notes)
    while shown and sum(notes[len(notes) - shown :]) * pitch > free:
        shown -= 1
    lines = sum(notes[len(notes) - shown :])
    width, height = room.width, 2 * _PAD_DOWN + title + pitch * lines
    if not (title or lines):
        width, height = _BARE
    left = room.x + (room.width - width) // 2
    panel = Box(left, room.y + max(0, room.height - height) // 2, width, height)
    across = Box(panel.x + PAD, panel.y + _PAD_DOWN, panel.width - 2 * PAD, pitch)
    first = across.moved(0, title)
    return CalmLayout(
        panel,
        Box(across.x, across.y, across.width, _TITLE) if title else None,
        LINE_SIZES[is_small],
        shown,
        tuple(first.moved(0, pitch * line) for line in range(lines)),
    )
