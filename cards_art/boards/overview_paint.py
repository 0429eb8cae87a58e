"""Paints an overview: numbers on tiles, and small tables."""

from __future__ import annotations

from typing import Final

from cards_art.boards import numbers, tones
from cards_art.boards.marks import paint_heading, paint_provisional, shade_row
from cards_art.boards.overview_layout import (
    LABEL_LINES,
    OverviewLayout,
    OverviewRowBoxes,
    TableNeed,
    TileBoxes,
    label_width,
    overview_layout,
)
from cards_art.boards.scenes import OverviewRow, OverviewScene, OverviewTile
from cards_art.canvas import Canvas
from cards_art.colours import MUTED, TEXT
from cards_art.layout.box import SMALLEST_TEXT
from cards_art.look import Look, Words
from cards_art.names import shown_name
from cards_art.paint import paint_line, wrapped
from games.core.text import Text

_NUMBER_SIZE: Final = 52
_NAME_SIZE: Final = 36
_SIZE: Final = 34
_TITLE_SIZE: Final = 32


def layout_of(scene: OverviewScene, words: Words) -> OverviewLayout:
    """Return where everything goes."""
    needs = [
        TableNeed(len(table.rows), len(table.columns), any(row.note for row in table.rows))
        for table in scene.tables
    ]
    lines = max((len(_label(tile, words)) for tile in scene.tiles), default=1)
    return overview_layout(len(scene.tiles), needs, lines=lines)


def paint_overview(
    canvas: Canvas, layout: OverviewLayout, scene: OverviewScene, look: Look, words: Words
) -> None:
    """Paint it; shades first, for they may fall on bare felt only."""
    for tile in layout.tiles:
        shade_row(canvas, tile.panel, is_odd=True)
    for table in layout.tables:
        for place, row in enumerate(table.rows):
            shade_row(canvas, row.panel, is_odd=place % 2 == 0)
    paint_heading(canvas, layout.heading, words(scene.title), words(scene.subtitle))
    for boxes, tile in zip(layout.tiles, scene.tiles, strict=True):
        _paint_tile(canvas, boxes, tile, look, words)
    for placed, table in zip(layout.tables, scene.tables, strict=True):
        ground = tones.HEADING
        title = words(table.title)
        paint_line(canvas, placed.title, title, _TITLE_SIZE, TEXT, ground, align="l", weight=600)
        for box, head in zip(placed.heads, table.columns, strict=True):
            said = words(head)
            paint_line(canvas, box, said, SMALLEST_TEXT, MUTED, ground, align="r", weight=600)
        for at, (boxes, row) in enumerate(zip(placed.rows, table.rows, strict=True)):
            _paint_row(canvas, boxes, row, at, look)
    if has_provisional(scene):
        legend = words(Text.of("picture-standings-legend"))
        paint_line(
            canvas,
            layout.legend,
            legend,
            SMALLEST_TEXT,
            MUTED,
            tones.HEADING,
            align="l",
            weight=600,
        )


def has_provisional(scene: OverviewScene) -> bool:
    """Say whether something is marked, so that the mark must be explained."""
    rows = (row for table in scene.tables for row in table.rows)
    return any(each.is_provisional for each in (*scene.tiles, *rows))


def _label(tile: OverviewTile, words: Words) -> tuple[str, ...]:
    return wrapped(words(tile.label), label_width(), SMALLEST_TEXT, 600, LABEL_LINES)


def _paint_tile(
    canvas: Canvas, boxes: TileBoxes, tile: OverviewTile, look: Look, words: Words
) -> None:
    number = numbers.written(tile.figure, look.language)
    paint_line(canvas, boxes.number, number, _NUMBER_SIZE, TEXT, tones.ROW, align="l")
    if tile.is_provisional:
        paint_provisional(canvas, boxes.mark, tones.ROW)
    for box, line in zip(boxes.lines, _label(tile, words), strict=False):
        paint_line(canvas, box, line, SMALLEST_TEXT, MUTED, tones.ROW, align="l", weight=600)


def _paint_row(
    canvas: Canvas, boxes: OverviewRowBoxes, row: OverviewRow, place: int, look: Look
) -> None:
    ground = tones.ROW
    if boxes.note is not None:
        paint_line(
            canvas, boxes.note, row.note, SMALLEST_TEXT, MUTED, ground, align="l", weight=600
        )
    name = shown_name(row.name, place)
    paint_line(canvas, boxes.name, name, _NAME_SIZE, TEXT, ground, align="l")
    last = len(row.figures) - 1
    for at, (box, figure) in enumerate(zip(boxes.figures, row.figures, strict=True)):
        number = numbers.NO_NUMBER if figure is None else numbers.written(figure, look.language)
        colour = MUTED if at == last and row.is_provisional else TEXT
        paint_line(canvas, box, number, _SIZE, colour, ground, align="r", weight=600)
    if row.is_provisional:
        paint_provisional(canvas, boxes.mark, ground)
