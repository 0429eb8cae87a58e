"""Where everything of an overview goes: tiles of equal size, below them small tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cards_art.boards.layout import INSET, TITLE, UNDER_HEADING, Heading, board_height, columns
from cards_art.layout.box import MARGIN, WIDTH, Box

MOST_TILES: Final = 12
LABEL_LINES: Final = 2
"""Lines that the label of a tile may take."""

_IN_A_ROW: Final = 4
_GAP: Final = 10
_NUMBER: Final = 58
_LINE: Final = 34
_PADDING: Final = 14
_HEAD: Final = 46
_ROW: Final = 64
_INNER: Final = _ROW - 8
_MARK: Final = 24
_FIGURE: Final = 150
_FIGURE_GAP: Final = 16
_LEAST_NAME: Final = 260
_NOTE: Final = 240
_FOOT: Final = 44


class TableNeed(NamedTuple):
    """What a table takes: its lines, its columns, and whether notes stand before the names."""

    rows: int
    columns: int
    has_notes: bool = False


@dataclass(frozen=True, slots=True)
class TileBoxes:
    """Where a tile goes; `lines` are those of its label, of which the first may be all."""

    panel: Box
    number: Box
    mark: Box
    lines: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class OverviewRowBoxes:
    """Where a line of a table goes; `note` is ``None`` where the table has none."""

    panel: Box
    note: Box | None
    name: Box
    figures: tuple[Box, ...]
    mark: Box


@dataclass(frozen=True, slots=True)
class TableBoxes:
    """Where a table goes: its title, the heads of its columns, and its lines."""

    title: Box
    heads: tuple[Box, ...]
    rows: tuple[OverviewRowBoxes, ...]


@dataclass(frozen=True, slots=True)
class OverviewLayout:
    """Where everything goes.

    Attributes:
        height: of the picture, in pixels.
        heading: title and the line under it.
        tiles: in reading order.
        tables: from the top.
        legend: what stands below.
    """

    height: int
    heading: Heading
    tiles: tuple[TileBoxes, ...]
    tables: tuple[TableBoxes, ...]
    legend: Box

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


def label_width() -> int:
    """Return how wide a line of a tile's label may be."""
    return columns(MARGIN, WIDTH - MARGIN, _IN_A_ROW, _GAP)[0][1] - 2 * _PADDING


def overview_layout(
    tiles: int, needs: Sequence[TableNeed], *, lines: int = LABEL_LINES
) -> OverviewLayout:
    """Return the layout.

    Args:
        tiles: how many.
        needs: of each table.
        lines: how many the longest label takes.
    """
    high = 2 * _PADDING + _NUMBER + lines * _LINE
    edges = columns(MARGIN, WIDTH - MARGIN, _IN_A_ROW, _GAP)
    placed = tuple(
        _tile(*edges[at % _IN_A_ROW], UNDER_HEADING + at // _IN_A_ROW * (high + _GAP), high, lines)
        for at in range(tiles)
    )
    top = UNDER_HEADING + -(-tiles // _IN_A_ROW) * (high + _GAP)
    tables: list[TableBoxes] = []
    for need in needs:
        tables.append(_table(top, need))
        top += _HEAD + need.rows * _ROW
    height = board_height(top + _FOOT)
    legend = Box(TITLE.x, height - MARGIN - _FOOT, TITLE.width, _FOOT)
    return OverviewLayout(height, Heading(), placed, tuple(tables), legend)


def _tile(left: int, width: int, top: int, high: int, lines: int) -> TileBoxes:
    inside, wide = left + _PADDING, width - 2 * _PADDING
    below = top + _PADDING + _NUMBER
    return TileBoxes(
        Box(left, top, width, high),
        Box(inside, top + _PADDING, wide - _MARK - 8, _NUMBER),
        Box(inside + wide - _MARK, top + _PADDING, _MARK, _NUMBER),
        tuple(Box(inside, below + at * _LINE, wide, _LINE) for at in range(lines)),
    )


def _table(top: int, need: TableNeed) -> TableBoxes:
    left = INSET + (_NOTE + _FIGURE_GAP if need.has_notes else 0)
    right = WIDTH - MARGIN - _PADDING - _MARK - _FIGURE_GAP
    room = (right - left - _LEAST_NAME) // max(1, need.columns)
    wide = min(_FIGURE, room - _FIGURE_GAP)
    first = right - need.columns * (wide + _FIGURE_GAP) + _FIGURE_GAP
    figures = [(first + at * (wide + _FIGURE_GAP), wide) for at in range(need.columns)]
    name_end = first - _FIGURE_GAP
    heads = tuple(Box(x, top, width, _HEAD) for x, width in figures)
    title = Box(INSET, top, name_end - INSET, _HEAD)

    def row(at: int) -> OverviewRowBoxes:
        y = top + _HEAD + at * _ROW
        return OverviewRowBoxes(
            Box(MARGIN, y, WIDTH - 2 * MARGIN, _INNER),
            Box(INSET, y + 6, _NOTE, _INNER - 12) if need.has_notes else None,
            Box(left, y + 6, name_end - left, _INNER - 12),
            tuple(Box(x, y + 6, width, _INNER - 12) for x, width in figures),
            Box(right + _FIGURE_GAP, y + (_INNER - _MARK) // 2, _MARK, _MARK),
        )

    return TableBoxes(title, heads, tuple(row(at) for at in range(need.rows)))
