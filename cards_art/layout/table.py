"""A table with piles and melds: panels above, piles in a column at the left, melds in rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.layout.box import (
    HEIGHT,
    MARGIN,
    TEXT,
    WIDTH,
    Box,
    gross_height,
    mini_height,
    number_width,
)
from cards_art.layout.seats import SeatBoxes, SeatNeed, seat_boxes

COLUMN_WIDTH: Final = 214
_COLUMN_PAD: Final = 14
_PILE_GAP: Final = 34
_TALLEST_PILE: Final = 219
_PEEK: Final = 24
"""Pixels by which the card under the top of a pile shows at the left."""

WIDEST_MINI: Final = 150
NARROWEST_MINI: Final = 60
_MINI_STEP: Final = 2
OVERLAP: Final = 0.49
"""Share of a small card that shows beside the next one."""

_GAP_ACROSS: Final = 18
_GAP_DOWN: Final = 14
_LETTER: Final = Box(0, 0, 44, 50)
_LETTER_ROOM: Final = 52
LETTER_SIZE: Final = TEXT


@dataclass(frozen=True, slots=True)
class PileNeed:
    """What of a pile decides the places: how many faces show, and its count."""

    faces: int
    count: int


@dataclass(frozen=True, slots=True)
class PileBoxes:
    """One pile.

    Attributes:
        top: the top card, or the empty place.
        below: the cards that peek out from under it, lowest first.
        count: the pill with the number of cards.
    """

    top: Box
    below: tuple[Box, ...]
    count: Box


@dataclass(frozen=True, slots=True)
class GroupBoxes:
    """One meld: the tag with its letter, and each card; later cards lie on earlier ones."""

    letter: Box
    cards: tuple[Box, ...]

    @property
    def whole(self) -> Box:
        """Return the rectangle of all its cards."""
        first, last = self.cards[0], self.cards[-1]
        return Box(first.x, first.y, last.right - first.x, first.height)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All places of a table picture, `WIDTH` wide and `height` high."""

    height: int
    seats: tuple[SeatBoxes, ...]
    column: Box
    piles: tuple[PileBoxes, ...]
    melds: Box
    groups: tuple[GroupBoxes, ...]
    mini_width: int
    mini_step: int

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


@lru_cache(maxsize=256)
def table_layout(
    seats: tuple[SeatNeed, ...], piles: tuple[PileNeed, ...], groups: tuple[int, ...]
) -> TableLayout:
    """Place everything; equal arguments share one layout.

    Args:
        seats: in seat order.
        piles: from the top of the column down.
        groups: number of cards of each meld, each at least 1, in the order laid.
    """
    panels = seat_boxes(seats)
    is_tight = any(panel.is_tight for panel in panels)
    top = max((seat.panel.bottom for seat in panels), default=0) + (16 if is_tight else 30)
    left = MARGIN + COLUMN_WIDTH + _GAP_ACROSS
    room = Box(left, top + 2, WIDTH - MARGIN - left, HEIGHT - MARGIN - top - 2)
    width, placed = _largest(groups, room)
    bottom = max((group.cards[0].bottom for group in placed), default=0)
    height = max(HEIGHT, bottom + MARGIN)
    column = Box(MARGIN, top, COLUMN_WIDTH, height - MARGIN - top)
    return TableLayout(
        height=height,
        seats=panels,
        column=column,
        piles=_piles(column, piles),
        melds=Box(room.x, room.y, room.width, height - MARGIN - room.y),
        groups=placed,
        mini_width=width,
        mini_step=mini_step(width),
    )


def mini_step(width: int) -> int:
    """Return pixels from one small card of a meld to the next."""
    return round(width * OVERLAP)


def _largest(groups: Sequence[int], room: Box) -> tuple[int, tuple[GroupBoxes, ...]]:
    """Return the greatest card width at which the melds fit, and their places.

    Where even the narrowest does not fit, the melds run on below and the picture grows.
    """
    widths = range(WIDEST_MINI, NARROWEST_MINI, -_MINI_STEP)
    width = next((width for width in widths if _fits(groups, room, width)), NARROWEST_MINI)
    return width, _flow(groups, room, width)


def _fits(groups: Sequence[int], room: Box, width: int) -> bool:
    """Tell whether the melds stay within the room at this card width, as `_flow` places them."""
    step = mini_step(width)
    rows, x = 1, 0
    for cards in groups:
        whole = _LETTER_ROOM + width + step * (cards - 1)
        if whole > room.width:
            return False
        if x and x + whole > room.width:
            rows, x = rows + 1, 0
        x += whole + _GAP_ACROSS
    height = mini_height(width)
    return rows * height + (rows - 1) * _GAP_DOWN <= room.height


def _flow(groups: Sequence[int], room: Box, width: int) -> tuple[GroupBoxes, ...]:
    height, step = mini_height(width), mini_step(width)
    x, y = room.x, room.y
    placed: list[GroupBoxes] = []
    for cards in groups:
        # A meld too long for a whole row closes up; no rule of a game forbids it to exist.
        own_step = step
        longest = room.width - _LETTER_ROOM - width
        if width == NARROWEST_MINI and cards > 1 and step * (cards - 1) > longest:
            own_step = longest // (cards - 1)
        whole = _LETTER_ROOM + width + own_step * (cards - 1)
        if x > room.x and x + whole > room.right:
            x, y = room.x, y + height + _GAP_DOWN
        letter = _LETTER.moved(x, y + (height - _LETTER.height) // 2)
        boxes = tuple(
            Box(x + _LETTER_ROOM + place * own_step, y, width, height) for place in range(cards)
        )
        placed.append(GroupBoxes(letter, boxes))
        x += whole + _GAP_ACROSS
    return tuple(placed)


def _piles(column: Box, piles: Sequence[PileNeed]) -> tuple[PileBoxes, ...]:
    if not piles:
        return ()
    room = column.height - 2 * _COLUMN_PAD - _PILE_GAP * (len(piles) - 1)
    height = min(_TALLEST_PILE, room // len(piles))
    width = round(height * 240 / 370)
    height = gross_height(width)
    placed: list[PileBoxes] = []
    for place, pile in enumerate(piles):
        y = column.y + _COLUMN_PAD + place * (height + _PILE_GAP)
        hidden = max(0, pile.faces - 1)
        left = column.x + (column.width - width + _PEEK * min(hidden, 1)) // 2
        top = Box(left, y, width, height)
        below = tuple(top.moved(-_PEEK * (hidden - depth), 0) for depth in range(hidden))
        wide = number_width(pile.count, TEXT) + 34
        count = Box(top.middle[0] - wide // 2, top.bottom - 44, wide, 54)
        placed.append(PileBoxes(top, below, count))
    return tuple(placed)
