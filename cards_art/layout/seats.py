"""The panels of the seats at the top of a table: name, marks, count and score of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cards_art.layout.box import MARGIN, SMALLEST_TEXT, TEXT, WIDTH, Box, number_width
from cards_art.layout.strip import (
    EMPTY_STRIP,
    NO_STRIP,
    StripBoxes,
    StripNeed,
    strip_boxes,
    strip_height,
)

_GAP: Final = 14
_ROW_GAP: Final = 10
_ONE_ROW_HEIGHT: Final = 120
_TWO_ROW_HEIGHT: Final = 76
_FOLDED_LINE: Final = 58
_WIDE: Final = 500
"""Pixels of a panel from which on the strip lies beside the numbers, not below them."""

_MOST_IN_ONE_ROW: Final = 4
_COLUMNS: Final = 3
_MARK_HEIGHT: Final = 40
_MARK_HEIGHT_STACKED: Final = 32
_LONG_MARK: Final = 50
_MARK_GAP: Final = 6
_LEAST_NAME: Final = 130
"""Pixels a name must keep beside the marks of a tight panel; otherwise they stand above it."""
COUNT_SIZE: Final = 44
_COUNT_SIZE_TIGHT: Final = 40
_STAR: Final = 30
_STAR_TIGHT: Final = 28
_PAD: Final = 18
_TIGHT_PAD: Final = 12
_NUMBER_GAP: Final = 16
_NUMBER_GAP_TIGHT: Final = 12
_TICK: Final = 28
POINTER: Final = (44, 22)
"""Width and height of the pointer under the panel whose turn it is."""

POINTER_TIGHT: Final = (16, 32)
"""The same inside a panel of two rows, where there is no room below."""


@dataclass(frozen=True, slots=True)
class SeatNeed:
    """What of a seat decides the size of its parts.

    Attributes:
        name: pixels of the name at the smallest size.
        has_sign: whether the score has its sign in tight panels too.
        strip: what stands in the line below, if any seat needs one.
    """

    cards: int
    score: int
    is_turn: bool
    is_dealer: bool
    is_computer: bool
    is_ticked: bool = False
    has_sign: bool = False
    strip: StripNeed = NO_STRIP
    name: int = WIDTH


@dataclass(frozen=True, slots=True)
class SeatBoxes:
    """One panel and its parts.

    Attributes:
        panel: the whole.
        name: room for the name, written from the left.
        name_size: pixels the name starts at; it may shrink to `name_smallest`, then it is cut.
        dealer, computer: the marks beside the name, if it has them.
        tick: on the corner of `back`, if the seat is ticked.
        back: the picture beside the count: one back, or a fan of three where `is_tight` is false.
        count: room for the number of cards, written from the left.
        score: room for the score, written to the right.
        star: the sign of the score, in panels of one row.
        pointer: of the panel whose turn it is.
        number_size: pixels of count and score.
        is_tight: two rows of panels.
        strip: the line below: open cards, the own pile and a tag.
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
    strip: StripBoxes = EMPTY_STRIP

    def texts(self) -> list[Box]:
        """Return every box with text or a sign, none of which may overlap another."""
        optional = (self.dealer, self.computer, self.star)
        return [
            self.name,
            self.back,
            self.count,
            self.score,
            *filter(None, optional),
            *self.strip.boxes(),
        ]


def seat_boxes(seats: Sequence[SeatNeed]) -> tuple[SeatBoxes, ...]:
    """Place the panels: up to four in one row, more in rows of three."""
    is_tight = len(seats) > _MOST_IN_ONE_ROW
    columns = _COLUMNS if is_tight else len(seats)
    below = strip_height([seat.strip for seat in seats])
    width = (WIDTH - 2 * MARGIN - _GAP * (columns - 1)) / columns
    line = _TWO_ROW_HEIGHT if is_tight else _ONE_ROW_HEIGHT
    if below and (is_tight or width >= _WIDE):
        line = _FOLDED_LINE
    height = line + below
    if not is_tight:
        height = max(height, _ONE_ROW_HEIGHT)
    placed: list[SeatBoxes] = []
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        left = round(MARGIN + column * (width + _GAP))
        right = round(MARGIN + column * (width + _GAP) + width)
        panel = Box(left, MARGIN + row * (height + _ROW_GAP), right - left, height)
        placed.append(_panel(panel, seat, line, is_tight=is_tight))
    if any(boxes.star is None for boxes in placed):  # all have the sign or none
        return tuple(replace(boxes, star=None) for boxes in placed)
    return tuple(placed)


def _panel(panel: Box, seat: SeatNeed, line: int, *, is_tight: bool) -> SeatBoxes:
    """Place the parts of one panel; `line` is the height of what is above the strip."""
    has_strip = panel.height > line
    pad = _TIGHT_PAD if is_tight else _PAD
    left, right = panel.x + pad, panel.right - pad
    if not is_tight:
        boxes = _roomy(panel, seat)
        if line == _FOLDED_LINE:  # beside the numbers of a wide panel
            left, right = boxes.count.right + 2 * _NUMBER_GAP, boxes.score.x - 2 * _STAR
    elif has_strip:
        boxes = _folded(panel, seat, line)
        left = boxes.count.right + 12
    else:
        boxes = _tight(panel, seat)
    strip = EMPTY_STRIP
    if has_strip:
        room = Box(left, panel.y + line, right - left, panel.height - line)
        strip = strip_boxes(seat.strip, room)
    is_ticked = seat.is_ticked or bool(seat.strip.tag and strip.tag is None)
    return replace(boxes, strip=strip, tick=_tick(boxes.back) if is_ticked else None)


@dataclass(frozen=True, slots=True)
class _Marks:
    """Where the marks lie, and the first pixel of the leftmost."""

    dealer: Box | None
    computer: Box | None
    left: int


def _marks(seat: SeatNeed, right: int, y: int, height: int) -> _Marks:
    """Place the marks leftwards from `right`."""
    placed: list[Box | None] = []
    for is_there, width in (
        (seat.is_computer, _LONG_MARK),
        (seat.is_dealer, height),
    ):
        placed.append(Box(right - width, y, width, height) if is_there else None)
        right -= width + _MARK_GAP if is_there else 0
    computer, dealer = placed
    return _Marks(dealer, computer, right)


def _stacked(seat: SeatNeed, left: int, y: int) -> _Marks:
    """Place the marks rightwards from `left`, as one line above the name."""
    height = _MARK_HEIGHT_STACKED
    right = left + seat.is_computer * _LONG_MARK + seat.is_dealer * height
    right += (seat.is_computer and seat.is_dealer) * _MARK_GAP
    return _marks(seat, right, y, height)


def _tick(back: Box) -> Box:
    return Box(back.right - _TICK + 3, back.bottom - _TICK + 3, _TICK, _TICK)


def _roomy(panel: Box, seat: SeatNeed) -> SeatBoxes:
    pad = _PAD
    marks = _marks(seat, panel.right - pad + 2, panel.y + 12, _MARK_HEIGHT)
    line = panel.y + 62
    back = Box(panel.x + pad, line, 48, 46)
    room = panel.right - pad - back.right - 12 - (_STAR - 4 if seat.has_sign else 0)
    size = _number_size(seat, COUNT_SIZE, room - _NUMBER_GAP)
    count = Box(back.right + 12, line, number_width(seat.cards, size), 48)
    wide = number_width(seat.score, size)
    score = Box(panel.right - pad - wide, line, wide, 48)
    star = Box(score.x - _STAR - 6, line + 9, _STAR, _STAR)
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
        tick=None,
        back=back,
        count=count,
        score=score,
        star=star if star.x >= count.right + 6 else None,
        pointer=pointer,
        number_size=size,
        is_tight=False,
    )


def _tight(panel: Box, seat: SeatNeed) -> SeatBoxes:
    pad, middle = _TIGHT_PAD, panel.middle[1]
    left, pointer = panel.x + pad, None
    if seat.is_turn:
        across, down = POINTER_TIGHT
        pointer = Box(panel.x + 12, middle - down // 2, across, down)
        left = pointer.right + 8
    room = panel.right - pad - left - _LEAST_NAME - 8 - 30 - 6 - _NUMBER_GAP_TIGHT
    room -= _STAR_TIGHT + 6 if seat.has_sign else 0
    size = _number_size(seat, _COUNT_SIZE_TIGHT, room)
    wide = number_width(seat.score, size)
    score = Box(panel.right - pad - wide, middle - 24, wide, 48)
    wide = number_width(seat.cards, size)
    sign = _STAR_TIGHT + 6 if seat.has_sign else 0
    star = Box(score.x - sign, middle - _STAR_TIGHT // 2, _STAR_TIGHT, _STAR_TIGHT)
    count = Box(score.x - sign - _NUMBER_GAP_TIGHT - wide, middle - 24, wide, 48)
    back = Box(count.x - 6 - 30, middle - 23, 30, 46)
    right = back.x - 8
    marks = _marks(seat, right, middle - _MARK_HEIGHT // 2, _MARK_HEIGHT)
    name = Box(left, middle - 25, marks.left - left, 50)
    name_size = TEXT
    if name.width < min(_LEAST_NAME, seat.name) and marks.left < right:
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
        tick=None,
        back=back,
        count=count,
        score=score,
        star=star if seat.has_sign else None,
        pointer=pointer,
        number_size=size,
        is_tight=True,
    )


def _folded(panel: Box, seat: SeatNeed, line: int) -> SeatBoxes:
    """Place name, marks and score in the upper line, the cards held at the left of the strip."""
    pad, middle = _TIGHT_PAD, panel.y + 4 + line // 2
    left, pointer = panel.x + pad, None
    if seat.is_turn:
        across, down = POINTER_TIGHT
        pointer = Box(panel.x + 12, middle - down // 2, across, down)
        left = pointer.right + 8
    size = _number_size(seat, _COUNT_SIZE_TIGHT, panel.width // 2)
    wide = number_width(seat.score, size)
    score = Box(panel.right - pad - wide, middle - 24, wide, 48)
    star = Box(score.x - _STAR_TIGHT - 6, middle - _STAR_TIGHT // 2, _STAR_TIGHT, _STAR_TIGHT)
    marks = _marks(seat, star.x - 8, middle - _MARK_HEIGHT // 2, _MARK_HEIGHT)
    below = panel.y + line + (panel.height - line - 8) // 2
    back = Box(panel.x + pad, below - 23, 30, 46)
    wide = number_width(seat.cards, size)
    return SeatBoxes(
        panel=panel,
        name=Box(left, middle - 25, marks.left - left, 50),
        name_size=TEXT,
        name_smallest=SMALLEST_TEXT,
        dealer=marks.dealer,
        computer=marks.computer,
        tick=None,
        back=back,
        count=Box(back.right + 6, below - 24, wide, 48),
        score=score,
        star=star if seat.has_sign else None,
        pointer=pointer,
        number_size=size,
        is_tight=True,
    )


def _number_size(seat: SeatNeed, largest: int, room: int) -> int:
    """Return the size at which count and score fit side by side; long scores shrink both."""
    for size in range(largest, SMALLEST_TEXT, -2):
        if number_width(seat.cards, size) + number_width(seat.score, size) <= room:
            return size
    return SMALLEST_TEXT
