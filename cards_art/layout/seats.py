"""The panels of the seats at the top of a table: name, marks, count and score of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.layout.box import MARGIN, SMALLEST_TEXT, TEXT, WIDTH, Box, number_width

_GAP: Final = 14
_ROW_GAP: Final = 10
_ONE_ROW_HEIGHT: Final = 120
_TWO_ROW_HEIGHT: Final = 76
_MOST_IN_ONE_ROW: Final = 4
_COLUMNS: Final = 3
_MARK_HEIGHT: Final = 40
_MARK_HEIGHT_STACKED: Final = 32
_LONG_MARK: Final = 54
_MARK_GAP: Final = 6
_LEAST_NAME: Final = 130
"""Pixels a name must keep beside the marks of a tight panel; otherwise they stand above it."""
COUNT_SIZE: Final = 44
_COUNT_SIZE_TIGHT: Final = 40
_STAR: Final = 30
POINTER: Final = (44, 22)
"""Width and height of the pointer under the panel whose turn it is."""

POINTER_TIGHT: Final = (16, 32)
"""The same inside a panel of two rows, where there is no room below."""


@dataclass(frozen=True, slots=True)
class SeatNeed:
    """What of a seat decides the size of its parts."""

    cards: int
    score: int
    is_turn: bool
    is_dealer: bool
    is_computer: bool
    is_ticked: bool = False


@dataclass(frozen=True, slots=True)
class SeatBoxes:
    """One panel and its parts.

    Attributes:
        panel: the whole.
        name: room for the name, written from the left.
        name_size: pixels the name starts at; it may shrink to `name_smallest`, then it is cut.
        dealer, computer, tick: the marks, if it has them.
        back: the picture beside the count: one back, or a fan of three where `is_tight` is false.
        count: room for the number of cards, written from the left.
        score: room for the score, written to the right.
        star: the sign of the score, in panels of one row.
        pointer: of the panel whose turn it is.
        number_size: pixels of count and score.
        is_tight: two rows of panels.
    """

    panel: Box
    name: Box
    name_size: int
    name_smallest: int
    dealer: Box | None
    computer: Box | None
    tick: Box | None
    back: Box
    count: Box
    score: Box
    star: Box | None
    pointer: Box | None
    number_size: int
    is_tight: bool

    def texts(self) -> list[Box]:
        """Return every box with text or a sign, none of which may overlap another."""
        optional = (self.dealer, self.computer, self.tick, self.star)
        return [self.name, self.back, self.count, self.score, *filter(None, optional)]


def seat_boxes(seats: Sequence[SeatNeed]) -> tuple[SeatBoxes, ...]:
    """Place the panels: up to four in one row, more in rows of three."""
    is_tight = len(seats) > _MOST_IN_ONE_ROW
    columns = _COLUMNS if is_tight else len(seats)
    height = _TWO_ROW_HEIGHT if is_tight else _ONE_ROW_HEIGHT
    width = (WIDTH - 2 * MARGIN - _GAP * (columns - 1)) / columns
    placed: list[SeatBoxes] = []
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        left = round(MARGIN + column * (width + _GAP))
        right = round(MARGIN + column * (width + _GAP) + width)
        panel = Box(left, MARGIN + row * (height + _ROW_GAP), right - left, height)
        placed.append(_tight(panel, seat) if is_tight else _roomy(panel, seat))
    return tuple(placed)


@dataclass(frozen=True, slots=True)
class _Marks:
    """Where the marks lie, and the first pixel of the leftmost."""

    dealer: Box | None
    computer: Box | None
    tick: Box | None
    left: int


def _marks(seat: SeatNeed, right: int, y: int, height: int) -> _Marks:
    """Place the marks leftwards from `right`."""
    placed: list[Box | None] = []
    for is_there, width in (
        (seat.is_computer, _LONG_MARK),
        (seat.is_dealer, height),
        (seat.is_ticked, height),
    ):
        placed.append(Box(right - width, y, width, height) if is_there else None)
        right -= width + _MARK_GAP if is_there else 0
    computer, dealer, tick = placed
    return _Marks(dealer, computer, tick, right)


def _stacked(seat: SeatNeed, left: int, y: int) -> _Marks:
    """Place the marks rightwards from `left`, as one line above the name."""
    height = _MARK_HEIGHT_STACKED
    everything = _marks(seat, left + _LONG_MARK + 2 * (height + _MARK_GAP), y, height)
    placed = [box for box in (everything.computer, everything.dealer, everything.tick) if box]
    shift = min(box.x for box in placed) - left
    dealer, computer, tick = (
        box.moved(-shift, 0) if box else None
        for box in (everything.dealer, everything.computer, everything.tick)
    )
    return _Marks(dealer, computer, tick, left)


def _roomy(panel: Box, seat: SeatNeed) -> SeatBoxes:
    pad = 18
    marks = _marks(seat, panel.right - pad + 2, panel.y + 12, _MARK_HEIGHT)
    line = panel.y + 62
    back = Box(panel.x + pad, line, 48, 46)
    count = Box(back.right + 12, line, number_width(seat.cards, COUNT_SIZE), 48)
    wide = number_width(seat.score, COUNT_SIZE)
    score = Box(panel.right - pad - wide, line, wide, 48)
    pointer = None
    if seat.is_turn:
        across, down = POINTER
        pointer = Box(panel.middle[0] - across // 2, panel.bottom - 3, across, down)
    return SeatBoxes(
        panel=panel,
        name=Box(panel.x + pad, panel.y + 8, marks.left - panel.x - pad, 50),
        name_size=TEXT,
        name_smallest=32,
        dealer=marks.dealer,
        computer=marks.computer,
        tick=marks.tick,
        back=back,
        count=count,
        score=score,
        star=Box(score.x - _STAR - 6, line + 9, _STAR, _STAR),
        pointer=pointer,
        number_size=COUNT_SIZE,
        is_tight=False,
    )


def _tight(panel: Box, seat: SeatNeed) -> SeatBoxes:
    pad, middle = 14, panel.middle[1]
    size = _COUNT_SIZE_TIGHT
    wide = number_width(seat.score, size)
    score = Box(panel.right - pad - wide, middle - 24, wide, 48)
    wide = number_width(seat.cards, size)
    count = Box(score.x - 16 - wide, middle - 24, wide, 48)
    back = Box(count.x - 6 - 30, middle - 23, 30, 46)
    left, pointer = panel.x + pad, None
    if seat.is_turn:
        across, down = POINTER_TIGHT
        pointer = Box(panel.x + 12, middle - down // 2, across, down)
        left = pointer.right + 8
    right = back.x - 8
    marks = _marks(seat, right, middle - _MARK_HEIGHT // 2, _MARK_HEIGHT)
    name = Box(left, middle - 25, marks.left - left, 50)
    name_size = TEXT
    if name.width < _LEAST_NAME and marks.left < right:
        marks = _stacked(seat, left, panel.y + 5)
        name = Box(left, panel.y + 37, right - left, 37)
        name_size = 30
    return SeatBoxes(
        panel=panel,
        name=name,
        name_size=name_size,
        name_smallest=SMALLEST_TEXT,
        dealer=marks.dealer,
        computer=marks.computer,
        tick=marks.tick,
        back=back,
        count=count,
        score=score,
        star=None,
        pointer=pointer,
        number_size=size,
        is_tight=True,
    )
