"""Where everything of a score sheet goes: a column for each seat, a row for each deal.

The newest deals are shown; where not all have room, one row stands for those before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.boards.layout import UNDER_HEADING, Heading, board_height, columns
from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box

TALLEST: Final = 1100
"""Pixels: a sheet is at most as high as it is wide."""

_LABEL: Final = 88
_GAP: Final = 8
_PAD: Final = 10
_HEAD: Final = 124
_HEAD_OF_THREE: Final = 164
_WIDE_SEATS: Final = 3
"""With so many seats a cell has room for both numbers side by side."""
_MIDDLE_SEATS: Final = 4
"""With so many seats a head has room for place and total side by side."""

_NOTE: Final = 36
MOST_NOTE_LINES: Final = 2
NOTE_WIDTH: Final = WIDTH - 2 * MARGIN - _LABEL - _GAP - 2 * _PAD
"""Pixels of a line of notes."""
MARK: Final = 36
"""Side of the discs and of the crown."""


@dataclass(frozen=True, slots=True)
class Rows:
    """How high rows are, and the numbers in them.

    Attributes:
        points, total: heights of the lines of both numbers of a cell, in pixels.
        points_size, total_size: of the numbers.
        is_wide: whether they stand side by side.
    """

    points: int
    total: int
    points_size: int
    total_size: int
    is_wide: bool = False

    @property
    def height(self) -> int:
        """Return the height of a row without notes."""
        return self.points if self.is_wide else self.points + self.total + 8


_WIDE: Final = (Rows(88, 88, 56, 40, is_wide=True), Rows(56, 56, 40, 30, is_wide=True))
_NARROW: Final = (Rows(58, 44, 52, 38), Rows(42, 32, 40, 30))
"""Rows for a few deals that fill the picture, and rows for many."""


@dataclass(frozen=True, slots=True)
class ScoreNeed:
    """What decides the layout of one row: in how many lines what was special is told."""

    note_lines: int


@dataclass(frozen=True, slots=True)
class HeadBoxes:
    """Where a seat's name, place and total go.

    Attributes:
        panel: the whole.
        name: of the person, ending before `computer`.
        computer: the pill of a computer player.
        place: the disc with the place.
        crown: beside it, for who leads.
        total: the number.
    """

    panel: Box
    name: Box
    computer: Box | None
    place: Box
    crown: Box
    total: Box


@dataclass(frozen=True, slots=True)
class CellBoxes:
    """Where one seat's numbers of a deal go; `dealer` is the disc of who dealt."""

    dealer: Box
    points: Box
    total: Box


@dataclass(frozen=True, slots=True)
class RowBoxes:
    """Where a deal goes; `notes` are lines for what was special."""

    panel: Box
    label: Box
    cells: tuple[CellBoxes, ...]
    notes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class ScoreLayout:
    """Where everything goes.

    Attributes:
        height: of the picture, in pixels.
        heading: title and the line under it.
        heads: per seat.
        earlier: the row of all deals that have no row of their own; ``None``: there are none.
        rows: of the last deals, oldest first.
        empty: where it is said that no deal has ended, else ``None``.
        size: of the rows and the numbers in them.
    """

    height: int
    heading: Heading
    heads: tuple[HeadBoxes, ...]
    earlier: RowBoxes | None
    rows: tuple[RowBoxes, ...]
    empty: Box | None
    size: Rows

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


def score_layout(computers: Sequence[bool], rows: Sequence[ScoreNeed]) -> ScoreLayout:
    """Return the layout.

    Args:
        computers: per seat, whether a computer player sits there.
        rows: per finished deal, oldest first.
    """
    places = columns(MARGIN + _LABEL + _GAP, WIDTH - MARGIN, len(computers), _GAP)
    head = _head if len(computers) <= _MIDDLE_SEATS else _narrow_head
    heads = tuple(
        head(x, wide, is_computer=is_computer)
        for (x, wide), is_computer in zip(places, computers, strict=True)
    )
    top = heads[0].panel.bottom + _GAP
    roomy, dense = _WIDE if len(computers) <= _WIDE_SEATS else _NARROW
    size = roomy if _kept(rows, HEIGHT - MARGIN - top, roomy) == len(rows) else dense
    kept = _kept(rows, TALLEST - MARGIN - top, size)
    y = top
    earlier = None
    if kept < len(rows):
        earlier = _row(places, y, 0, size)
        y = earlier.panel.bottom + _GAP
    shown: list[RowBoxes] = []
    for need in rows[len(rows) - kept :]:
        row = _row(places, y, need.note_lines, size)
        shown.append(row)
        y = row.panel.bottom + _GAP
    empty = None if rows else Box(MARGIN, top, WIDTH - 2 * MARGIN, 90)
    bottom = empty.bottom if empty else y - _GAP
    return ScoreLayout(board_height(bottom), Heading(), heads, earlier, tuple(shown), empty, size)


def _kept(rows: Sequence[ScoreNeed], room: int, size: Rows) -> int:
    """Return how many of the last rows have room, with one for those before where some have not."""
    heights = [size.height + _NOTE * need.note_lines + _GAP for need in rows]
    if sum(heights) - _GAP <= room:
        return len(rows)
    room -= size.height
    kept = 0
    for height in reversed(heights):
        room -= height
        if room < 0:
            break
        kept += 1
    return kept


def _head(x: int, wide: int, *, is_computer: bool) -> HeadBoxes:
    panel = Box(x, UNDER_HEADING, wide, _HEAD)
    left, right = x + _PAD, panel.right - _PAD
    pill = Box(right - 48, panel.y + 14, 48, 36) if is_computer else None
    end = pill.x - 6 if pill else right
    place = Box(left, panel.bottom - 54, 42, 42)
    crown = Box(place.right + 6, place.y + 4, MARK - 2, MARK - 2)
    first = crown.right + 4
    return HeadBoxes(
        panel,
        Box(left, panel.y + 10, end - left, 46),
        pill,
        place,
        crown,
        Box(first, panel.bottom - 60, right - first, 54),
    )


def _narrow_head(x: int, wide: int, *, is_computer: bool) -> HeadBoxes:
    panel = Box(x, UNDER_HEADING, wide, _HEAD_OF_THREE)
    left, right = x + _PAD, panel.right - _PAD
    place = Box(left, panel.y + 60, 42, 42)
    crown = Box(place.right + 6, place.y + 4, MARK - 2, MARK - 2)
    return HeadBoxes(
        panel,
        Box(left, panel.y + 10, right - left, 46),
        Box(right - 46, place.y + 3, 46, 36) if is_computer else None,
        place,
        crown,
        Box(left, panel.bottom - 56, right - left, 50),
    )


def _row(places: Sequence[tuple[int, int]], y: int, note_lines: int, size: Rows) -> RowBoxes:
    numbers = size.height
    panel = Box(MARGIN, y, WIDTH - 2 * MARGIN, numbers + _NOTE * note_lines)
    label = Box(MARGIN + _PAD, y, _LABEL - _PAD, numbers)
    cells = tuple(_cell(x, y, wide, size) for x, wide in places)
    first = places[0][0] + _PAD
    notes = tuple(
        Box(first, y + numbers - 4 + line * _NOTE, NOTE_WIDTH, _NOTE) for line in range(note_lines)
    )
    return RowBoxes(panel, label, cells, notes)


def _cell(x: int, y: int, wide: int, size: Rows) -> CellBoxes:
    left, right = x + _PAD, x + wide - _PAD
    dealer = Box(left, y + (size.points - MARK) // 2 + (0 if size.is_wide else 4), MARK, MARK)
    first = dealer.right + 4
    if size.is_wide:
        middle = first + (right - first) * 54 // 100
        return CellBoxes(
            dealer,
            Box(first, y, middle - first, size.points),
            Box(middle, y, right - middle, size.total),
        )
    return CellBoxes(
        dealer,
        Box(first, y + 4, right - first, size.points),
        Box(left, y + 4 + size.points, right - left, size.total),
    )
