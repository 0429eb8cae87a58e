"""Where everything of a league table goes: rows of equal height, columns as wide as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.boards.layout import SUBTITLE, TITLE, UNDER_HEADING, Heading, board_height
from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box

ROW: Final = 74
ROWS: Final = 7
"""Rows of a page: with them the picture has its best size."""

_INNER: Final = ROW - 8
_RANK: Final = 50
_RANK_ROOM: Final = 64
_NAME_LEFT: Final = MARGIN + _RANK_ROOM + 24
_LEAST_NAME: Final = 250
_ARROW: Final = 24
_COLUMN_GAP: Final = 26
_FOOT: Final = 44


@dataclass(frozen=True, slots=True)
class StandingsRowBoxes:
    """Where a row goes; `mark` is the arrow, or the sign of a provisional figure."""

    panel: Box
    rank: Box
    name: Box
    figures: tuple[Box, ...]
    mark: Box


@dataclass(frozen=True, slots=True)
class StandingsLayout:
    """Where everything goes.

    Attributes:
        height: of the picture, in pixels.
        heading: title and the line under it.
        heads: of the columns.
        rows: of the page.
        pinned: the own row below them.
        empty: where it is said that there is no row, else ``None``.
        legend, page: what stands below.
    """

    height: int
    heading: Heading
    heads: tuple[Box, ...]
    rows: tuple[StandingsRowBoxes, ...]
    pinned: StandingsRowBoxes | None
    empty: Box | None
    legend: Box
    page: Box

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


def standings_layout(
    widths: Sequence[int], rows: int, *, has_pinned: bool = False
) -> StandingsLayout:
    """Return the layout.

    Args:
        widths: pixels that each column's widest entry needs, its head included.
        rows: how many the page has.
        has_pinned: whether the own row stands below them.
    """
    edges = _edges(widths)
    shown = tuple(_row(UNDER_HEADING + place * ROW, edges) for place in range(rows))
    bottom = UNDER_HEADING + max(1, rows) * ROW
    pinned = _row(bottom + 8, edges) if has_pinned else None
    if pinned is not None:
        bottom = pinned.panel.bottom + 8
    empty = None if rows else Box(MARGIN, UNDER_HEADING, WIDTH - 2 * MARGIN, _INNER)
    height = board_height(bottom + _FOOT)
    foot = max(bottom, HEIGHT - _FOOT - MARGIN)
    first = edges[0][0] if edges else WIDTH
    subtitle = Box(SUBTITLE.x, SUBTITLE.y, first - 12 - SUBTITLE.x, SUBTITLE.height)
    return StandingsLayout(
        height,
        Heading(TITLE, subtitle),
        tuple(Box(left, SUBTITLE.y, right - left, SUBTITLE.height) for left, right in edges),
        shown,
        pinned,
        empty,
        Box(TITLE.x, foot, 700, _FOOT),
        Box(TITLE.x + 720, foot, TITLE.width - 720, _FOOT),
    )


def _edges(widths: Sequence[int]) -> list[tuple[int, int]]:
    """Return left and right of each column; where they need too much, all give way alike."""
    right = WIDTH - MARGIN - 16 - _ARROW - 14
    room = right - _NAME_LEFT - _LEAST_NAME - _COLUMN_GAP * len(widths)
    scale = min(1.0, room / max(1, sum(widths)))
    found: list[tuple[int, int]] = []
    for width in reversed([int(width * scale) for width in widths]):
        found.append((right - width, right))
        right -= width + _COLUMN_GAP
    return found[::-1]


def _row(y: int, edges: Sequence[tuple[int, int]]) -> StandingsRowBoxes:
    panel = Box(MARGIN, y, WIDTH - 2 * MARGIN, _INNER)
    middle = y + _INNER // 2
    end = (edges[0][0] if edges else panel.right - 60) - 12
    return StandingsRowBoxes(
        panel,
        Box(MARGIN + (_RANK_ROOM + 16 - _RANK) // 2, middle - _RANK // 2, _RANK, _RANK),
        Box(_NAME_LEFT, y + 6, end - _NAME_LEFT, _INNER - 12),
        tuple(Box(left, y + 6, right - left, _INNER - 12) for left, right in edges),
        Box(panel.right - 16 - _ARROW, middle - _ARROW // 2, _ARROW, _ARROW),
    )
