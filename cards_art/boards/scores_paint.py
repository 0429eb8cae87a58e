"""Paints a score sheet: who leads with what, and every deal with what was special about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.boards import numbers, tones
from cards_art.boards.marks import RADIUS, paint_heading, paint_rank, shade_row
from cards_art.boards.scenes import ScoreScene
from cards_art.boards.scores_layout import (
    MOST_NOTE_LINES,
    NOTE_WIDTH,
    CellBoxes,
    HeadBoxes,
    RowBoxes,
    Rows,
    ScoreLayout,
    ScoreNeed,
    score_layout,
)
from cards_art.boards.shapes import CROWN, Figure
from cards_art.boards.words import deals_line
from cards_art.canvas import Canvas
from cards_art.colours import (
    ACCENT,
    ACCENT_INK,
    ACCENT_LIGHT,
    COMPUTER,
    FELT_EDGE,
    INK,
    MUTED,
    TEXT,
)
from cards_art.layout.box import SMALLEST_TEXT
from cards_art.look import Look, Person, Words
from cards_art.names import shown_name
from cards_art.paint import paint_line, paint_pill, paint_veil, wrapped
from cards_art.shapes import Plate
from games.core.sheet import DealScore
from games.core.text import Text

_NAME_SIZE: Final = 40
_TOTAL_SIZE: Final = 48
_BORDER: Final = 3


@dataclass(frozen=True, slots=True)
class _Writing:
    """What all cells share: language, words, whether gains carry a plus, and sizes."""

    look: Look
    words: Words
    signed: bool
    size: Rows


def layout_of(scene: ScoreScene, people: Sequence[Person], words: Words) -> ScoreLayout:
    """Return where everything goes; `people` sit in seat order."""
    needs = [ScoreNeed(len(_note_lines(deal, words))) for deal in scene.deals]
    return score_layout([person.is_computer for person in people], needs)


def paint_scores(
    canvas: Canvas,
    layout: ScoreLayout,
    scene: ScoreScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
) -> None:
    """Paint the whole sheet; shades first, for they may fall on bare felt only."""
    writing = _Writing(look, words, signed=not scene.fewest_wins, size=layout.size)
    winners = [scene.is_over and place == 1 for place in scene.places]
    for boxes, is_winner in zip(layout.heads, winners, strict=True):
        if not is_winner:
            paint_veil(canvas, boxes.panel, RADIUS, 170)
    every = [*([layout.earlier] if layout.earlier else []), *layout.rows]
    for place, row in enumerate(every):
        shade_row(canvas, row.panel, is_odd=place % 2 == 1)
    title = words(Text.of("picture-scores-title", game=scene.game))
    paint_heading(canvas, layout.heading, title, deals_line(scene, words))
    for seat, boxes in enumerate(layout.heads):
        _paint_head(canvas, boxes, scene, seat, people[seat], writing)
    kept = len(layout.rows)
    if layout.earlier is not None:
        _paint_earlier(canvas, layout.earlier, scene.deals[: len(scene.deals) - kept], writing)
    for row, deal in zip(layout.rows, scene.deals[len(scene.deals) - kept :], strict=True):
        _paint_deal(canvas, row, deal, writing)
    if layout.empty is not None:
        said = words(Text.of("picture-scores-empty"))
        paint_line(canvas, layout.empty, said, 34, MUTED, tones.HEADING, weight=600)


def _paint_head(
    canvas: Canvas,
    boxes: HeadBoxes,
    scene: ScoreScene,
    seat: int,
    person: Person,
    writing: _Writing,
) -> None:
    leads = scene.places[seat] == 1 and bool(scene.deals)
    is_winner = leads and scene.is_over
    ground, ink = (ACCENT, INK) if is_winner else (tones.ROW, TEXT)
    panel = boxes.panel
    if is_winner:
        plate = Plate(panel.width, panel.height, RADIUS, ACCENT, FELT_EDGE, ACCENT_LIGHT, _BORDER)
        canvas.paste(plate, panel.x, panel.y)
    name = shown_name(person.name, seat)
    paint_line(canvas, boxes.name, name, _NAME_SIZE, ink, ground, align="l")
    if boxes.computer is not None:
        word = writing.words(Text.of("picture-mark-computer"))
        paint_pill(canvas, boxes.computer, word, SMALLEST_TEXT, (INK, COMPUTER), ground)
    if scene.deals:
        if is_winner:
            paint_line(canvas, boxes.place, str(scene.places[seat]), 36, INK, ground)
        else:
            paint_rank(canvas, boxes.place, scene.places[seat], ground)
    gold = ACCENT_INK if is_winner else ACCENT
    if leads:
        at = boxes.crown
        canvas.paste(Figure(CROWN, at.width, gold, ground), at.x, at.y)
    shown = numbers.total(scene.totals[seat], writing.look.language)
    colour = ACCENT if leads and not is_winner else ink
    paint_line(canvas, boxes.total, shown, _TOTAL_SIZE, colour, ground, align="r")


def _paint_earlier(
    canvas: Canvas, row: RowBoxes, deals: Sequence[DealScore], writing: _Writing
) -> None:
    """Paint what the deals that have no row of their own came to."""
    label = f"1–{deals[-1].deal}"
    paint_line(canvas, row.label, label, writing.size.total_size, MUTED, tones.ROW, align="l")
    for seat, boxes in enumerate(row.cells):
        shown = numbers.total(deals[-1].totals[seat], writing.look.language)
        paint_line(
            canvas, boxes.points, shown, writing.size.points_size, MUTED, tones.ROW, align="r"
        )


def _paint_deal(canvas: Canvas, row: RowBoxes, deal: DealScore, writing: _Writing) -> None:
    paint_line(canvas, row.label, f"{deal.deal}.", 34, TEXT, tones.ROW, align="l")
    for seat, boxes in enumerate(row.cells):
        if seat == deal.dealer:
            word = writing.words(Text.of("picture-mark-dealer"))
            paint_pill(canvas, boxes.dealer, word, SMALLEST_TEXT, (INK, TEXT), tones.ROW)
        _paint_points(canvas, boxes, deal.points[seat], writing)
        _paint_sum(canvas, boxes, deal.totals[seat], writing)
    for box, note in zip(row.notes, _note_lines(deal, writing.words), strict=True):
        paint_line(canvas, box, note, SMALLEST_TEXT, ACCENT, tones.ROW, align="l", weight=600)


def _note_lines(deal: DealScore, words: Words) -> list[str]:
    """Return what was special in as many lines as it needs; the last is cut if it is too long."""
    told = " · ".join(map(words, deal.notes))
    return list(wrapped(told, NOTE_WIDTH, SMALLEST_TEXT, 600, MOST_NOTE_LINES))


def _paint_points(canvas: Canvas, boxes: CellBoxes, points: int | None, writing: _Writing) -> None:
    shown = numbers.change(points, writing.look.language, signed=writing.signed)
    colour = TEXT if points else MUTED
    paint_line(canvas, boxes.points, shown, writing.size.points_size, colour, tones.ROW, align="r")


def _paint_sum(canvas: Canvas, boxes: CellBoxes, value: int, writing: _Writing) -> None:
    shown = numbers.total(value, writing.look.language)
    paint_line(
        canvas, boxes.total, shown, writing.size.total_size, MUTED, tones.ROW, align="r", weight=600
    )
