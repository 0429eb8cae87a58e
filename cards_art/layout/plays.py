"""The plays of a trick in order, from the left: as large as fits, in as few rows as fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.layout.box import Box, gross_height, mini_height
from cards_art.sprite_names import Kind

WIDEST: Final = 214
NARROWEST: Final = 84
_LEAST_GROSS: Final = 100
"""Large cards narrower than this give way to small ones, whose ranks are larger."""

_LEAST_STEP: Final = 0.49
_WIDEST_OVERLAP: Final = 0.85
_APART: Final = 14
"""Pixels between the cards of one play where there is room for all of them."""

_GAP: Final = 20
_LEAST_PLAY: Final = 112
"""Pixels that a name needs."""

_WORDS: Final = 190
"""Pixels that most names and notes need; a play gets them where the row has room."""

_ROW_GAP: Final = 30
_UNDER: Final = 6
NAME_HEIGHT: Final = 42
NOTE_HEIGHT: Final = 34
NAME_SIZE: Final = 36
NOTE_SIZE: Final = 28
_ORDER: Final[dict[Kind, Box]] = {
    "gross": Box(10, 14, 56, 46),
    "mini": Box(10, 26, 50, 38),
}
"""The pill on the upper right corner: how far it stands out, and its size."""


@dataclass(frozen=True, slots=True)
class PlayBoxes:
    """One play.

    Attributes:
        whole: all its cards, or the empty place.
        cards: its cards in order; later ones may lie on earlier ones.
        order: the pill with its place in the trick.
        name: room for the name of the seat.
        note: room for what it was, if any play has a note.
    """

    whole: Box
    cards: tuple[Box, ...]
    order: Box
    name: Box
    note: Box | None


@dataclass(frozen=True, slots=True)
class PlaysLayout:
    """All plays: their kind and width of card, and how far down they reach."""

    kind: Kind
    width: int
    plays: tuple[PlayBoxes, ...]
    bottom: int


@dataclass(frozen=True, slots=True)
class _Size:
    """A size of the cards that is tried.

    Attributes:
        step: pixels from card to card of one play.
        below: pixels for name and note.
    """

    kind: Kind
    width: int
    step: int
    below: int

    @property
    def height(self) -> int:
        """Return the height of a card."""
        return gross_height(self.width) if self.kind == "gross" else mini_height(self.width)

    def play(self, cards: int) -> int:
        """Return how wide a play of that many cards is."""
        return max(_LEAST_PLAY, self.width, self.width + self.step * (cards - 1))


@lru_cache(maxsize=256)
def plays_layout(plays: tuple[int, ...], room: Box, *, has_notes: bool) -> PlaysLayout:
    """Place plays of so many cards each (0: an empty place) in the middle of the room.

    They leave the room below only where not even the narrowest cards fit.
    """
    below = _UNDER + NAME_HEIGHT + (NOTE_HEIGHT if has_notes else 0)
    size = next(_fitting(plays, room, below), _size("mini", NARROWEST, below))
    rows = _rows(plays, room.width, size)
    size = _Size(size.kind, size.width, _step(rows, room.width, size), below)
    pitch = size.height + below + _ROW_GAP
    y = room.y + max(0, room.height - pitch * len(rows) + _ROW_GAP) // 2
    placed: list[PlayBoxes] = []
    for row in rows:
        cells = _cells(row, room.width, size)
        x = room.x + max(0, room.width - sum(cells) - _GAP * (len(row) - 1)) // 2
        for cards, wide in zip(row, cells, strict=True):
            cell = Box(x, y, wide, size.height)
            placed.append(_play(cards, cell, size, has_note=has_notes))
            x += wide + _GAP
        y += pitch
    return PlaysLayout(size.kind, size.width, tuple(placed), y - _ROW_GAP)


def _size(kind: Kind, width: int, below: int) -> _Size:
    return _Size(kind, width, round(width * _LEAST_STEP), below)


def _fitting(plays: Sequence[int], room: Box, below: int) -> Iterator[_Size]:
    """Yield the sizes at which everything fits: large cards first, the widest first."""
    kinds: tuple[tuple[Kind, int], ...] = (("gross", _LEAST_GROSS), ("mini", NARROWEST))
    for kind, narrowest in kinds:
        for width in range(WIDEST if kind == "gross" else 150, narrowest - 1, -2):
            size = _size(kind, width, below)
            rows = len(_broken(plays, room.width, size))
            high = (size.height + below + _ROW_GAP) * rows - _ROW_GAP
            fits_across = all(size.play(cards) <= room.width for cards in plays)
            if fits_across and high <= room.height:
                yield size


def _rows(plays: Sequence[int], width: int, size: _Size) -> list[list[int]]:
    """Break the plays into rows that are about equally full."""
    filled = _broken(plays, width, size)
    if len(filled) == 1:
        return filled
    for narrower in range(width // len(filled), width, 10):
        evened = _broken(plays, narrower, size)
        if len(evened) == len(filled):
            return evened
    return filled


def _broken(plays: Sequence[int], width: int, size: _Size) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    x = 0
    for cards in plays:
        wide = size.play(cards)
        if rows[-1] and x + wide > width:
            rows.append([])
            x = 0
        rows[-1].append(cards)
        x += wide + _GAP
    return rows


def _step(rows: Sequence[Sequence[int]], width: int, size: _Size) -> int:
    """Return the widest step at which every row still fits; less for plays of too many cards."""
    apart = range(size.width + _APART, size.width + 5, -2)
    for step in (*apart, *range(round(size.width * _WIDEST_OVERLAP), size.step, -2)):
        spread = _Size(size.kind, size.width, step, size.below)
        if all(sum(map(spread.play, row)) + _GAP * (len(row) - 1) <= width for row in rows):
            return step
    longest = max((cards for row in rows for cards in row), default=0)
    if longest > 1:
        return min(size.step, (width - size.width) // (longest - 1))
    return size.step


def _cells(row: Sequence[int], width: int, size: _Size) -> list[int]:
    """Return the widths of the plays of a row, with room for words where there is some."""
    plays = [size.play(cards) for cards in row]
    spare = max(0, width - sum(plays) - _GAP * (len(row) - 1)) // max(1, len(row))
    return [max(play, min(_WORDS, play + spare)) for play in plays]


def _play(cards: int, room: Box, size: _Size, *, has_note: bool) -> PlayBoxes:
    wide = size.width + size.step * max(0, cards - 1)
    left = room.x + (room.width - wide) // 2
    boxes = tuple(
        Box(left + place * size.step, room.y, size.width, size.height) for place in range(cards)
    )
    whole = Box(left, room.y, wide, room.height)
    pill = _ORDER[size.kind]
    order = Box(whole.right - pill.width + pill.x, whole.y - pill.y, pill.width, pill.height)
    name = Box(room.x, whole.bottom + _UNDER, room.width, NAME_HEIGHT)
    note = Box(room.x, name.bottom, room.width, NOTE_HEIGHT) if has_note else None
    return PlayBoxes(whole, boxes, order, name, note)
