"""Paints a page of a league table: ranks, names, figures, and who has risen or fallen."""

from __future__ import annotations

from typing import Final

from cards_art.boards import numbers, tones
from cards_art.boards.marks import (
    paint_heading,
    paint_own_row,
    paint_provisional,
    paint_rank,
    shade_row,
)
from cards_art.boards.scenes import StandingsRow, StandingsScene
from cards_art.boards.shapes import FALLEN, RISEN, Figure
from cards_art.boards.standings_layout import (
    StandingsLayout,
    StandingsRowBoxes,
    standings_layout,
)
from cards_art.canvas import Canvas
from cards_art.colours import MUTED, TEXT
from cards_art.layout.box import SMALLEST_TEXT
from cards_art.look import Look, Words
from cards_art.names import shown_name
from cards_art.paint import paint_line, text_length
from games.core.text import Text

_NAME_SIZE: Final = 40
_MAIN_SIZE: Final = 42
_SIZE: Final = 34
_RANK_SIZE: Final = 32


def layout_of(scene: StandingsScene, look: Look, words: Words) -> StandingsLayout:
    """Return where everything goes."""
    rows = (*scene.rows, *([scene.pinned] if scene.pinned else []))
    widths: list[int] = []
    for place, head in enumerate(scene.columns):
        size = _MAIN_SIZE if place == len(scene.columns) - 1 else _SIZE
        entries = [
            text_length(numbers.written(row.figures[place], look.language), size, 700)
            for row in rows
        ]
        widths.append(max(text_length(words(head), SMALLEST_TEXT, 600), *entries, 0))
    return standings_layout(widths, len(scene.rows), has_pinned=scene.pinned is not None)


def paint_standings(
    canvas: Canvas, layout: StandingsLayout, scene: StandingsScene, look: Look, words: Words
) -> None:
    """Paint the whole page; shades first, for they may fall on bare felt only."""
    rows = list(zip(layout.rows, scene.rows, strict=True))
    if layout.pinned is not None and scene.pinned is not None:
        rows.append((layout.pinned, scene.pinned))
    for place, (boxes, row) in enumerate(rows):
        if not row.is_own:
            shade_row(canvas, boxes.panel, is_odd=place % 2 == 0)
    paint_heading(canvas, layout.heading, words(scene.title), words(scene.subtitle))
    for box, head in zip(layout.heads, scene.columns, strict=True):
        paint_line(
            canvas,
            box,
            words(head),
            SMALLEST_TEXT,
            MUTED,
            tones.HEADING,
            align="r",
            weight=600,
        )
    for boxes, row in rows:
        _paint_row(canvas, boxes, row, look)
    if layout.empty is not None:
        said = words(Text.of("picture-standings-empty"))
        paint_line(canvas, layout.empty, said, 34, MUTED, tones.HEADING, weight=600)
    _paint_foot(canvas, layout, scene, words)


def _paint_row(canvas: Canvas, boxes: StandingsRowBoxes, row: StandingsRow, look: Look) -> None:
    ground = tones.ROW
    if row.is_own:
        ground = tones.OWN
        paint_own_row(canvas, boxes.panel)
    paint_rank(canvas, boxes.rank, row.rank, ground, _RANK_SIZE)
    name = shown_name(row.name, row.rank - 1)
    paint_line(canvas, boxes.name, name, _NAME_SIZE, TEXT, ground, align="l")
    last = len(row.figures) - 1
    for place, (box, figure) in enumerate(zip(boxes.figures, row.figures, strict=True)):
        is_main = place == last
        paint_line(
            canvas,
            box,
            numbers.written(figure, look.language),
            _MAIN_SIZE if is_main else _SIZE,
            TEXT if is_main and not row.is_provisional else MUTED,
            ground,
            align="r",
            weight=700 if is_main else 600,
        )
    mark = boxes.mark
    if row.is_provisional:
        paint_provisional(canvas, mark, ground)
    elif row.move:
        shape, colour = (RISEN, tones.UP) if row.move > 0 else (FALLEN, tones.DOWN)
        canvas.paste(Figure(shape, mark.width, colour, ground), mark.x, mark.y)


def _paint_foot(
    canvas: Canvas, layout: StandingsLayout, scene: StandingsScene, words: Words
) -> None:
    """Say what the question mark means, and which page it is, where either is needed."""
    rows = (*scene.rows, *([scene.pinned] if scene.pinned else []))
    ground = tones.HEADING
    if any(row.is_provisional for row in rows):
        legend = words(Text.of("picture-standings-legend"))
        paint_line(
            canvas, layout.legend, legend, SMALLEST_TEXT, MUTED, ground, align="l", weight=600
        )
    if scene.pages > 1:
        page = words(Text.of("picture-standings-page", page=scene.page, pages=scene.pages))
        paint_line(canvas, layout.page, page, SMALLEST_TEXT, MUTED, ground, align="r", weight=600)
