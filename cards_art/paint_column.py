"""Paints what stands in the column beside a trick: facts, piles and the last trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.canvas import Canvas
from cards_art.colours import ACCENT, BACKS, IVORY, MUTED, ON_FELT, PANEL, PANEL_EDGE, TEXT
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.box import TEXT as TEXT_SIZE
from cards_art.layout.column import NAME_SIZE, VALUE_SIZE, FactBoxes, PileRow
from cards_art.layout.last_trick import LastBoxes
from cards_art.paint import (
    UNDER_CARDS,
    paint_fan,
    paint_line,
    paint_pill,
    paint_shadow,
    paint_text,
    sprite_of,
    wrapped,
)
from cards_art.paint_piles import lowest, paint_stock
from cards_art.paint_seats import Seating
from cards_art.shapes import Ring, Star
from cards_art.sprites import Card, Sign
from cards_art.typeface import measure
from games.core.scene import Fact, Pile, TrickPlay
from games.core.text import SeatValue, Text

_TAIL: Final = 2
"""Pixels by which letters may stand out of a close line."""


def shade_piles(canvas: Canvas, rows: Sequence[PileRow], piles: Sequence[Pile]) -> None:
    """Let piles that lie as large as a stock throw their shadow."""
    for boxes, pile in zip(rows, piles, strict=True):
        if boxes.is_grand and pile.faces:
            whole = lowest(boxes.card, pile) if pile.faces[-1].code in BACKS else boxes.card
            paint_shadow(canvas, whole, radius=9, blur=6, opacity=115, dx=-2, dy=3)


def paint_fact(
    canvas: Canvas, boxes: FactBoxes, fact: Fact, names: Sequence[str], seating: Seating
) -> None:
    """Paint a fact: its name, and all of its value, suit and cards that has a place.

    Where its name would be cut and says whose it is, only that is written: the suit tells the rest.
    """
    words = seating.words
    name = words(fact.name)
    is_one_line = boxes.name.height < 2 * NAME_SIZE
    is_cut = is_one_line and measure(name, SMALLEST_TEXT, 600) > boxes.name.width
    whose = [value.seat for _, value in fact.name.values if isinstance(value, SeatValue)]
    _paint_name(canvas, boxes.name, names[whose[0]] if is_cut and whose and fact.suit else name)
    if boxes.value and fact.value is not None:
        size = VALUE_SIZE if len(boxes.value) == 1 else SMALLEST_TEXT
        lines = wrapped(words(fact.value), boxes.value[0].width, size, 700, len(boxes.value))
        for box, line in zip(boxes.value, lines, strict=False):
            paint_line(canvas, box, line, size, TEXT, PANEL, align="l")
    if boxes.suit is not None and fact.suit is not None:
        sign = Sign(fact.suit, boxes.suit.width, ON_FELT[seating.look.palette][fact.suit], PANEL)
        canvas.paste(sign, boxes.suit.x, boxes.suit.y)
    shown = fact.faces[: len(boxes.cards)]
    paint_fan(canvas, boxes.cards, shown, "mini", seating.look, seating.back, PANEL)


def _paint_name(canvas: Canvas, box: Box, name: str) -> None:
    """Write the name of a fact on the one line or the two that it has."""
    if box.height < 2 * NAME_SIZE:
        paint_line(canvas, box, name, NAME_SIZE, MUTED, PANEL, align="l", weight=600)
        return
    half = Box(box.x, box.y, box.width, box.height // 2)
    lines = wrapped(name, box.width, SMALLEST_TEXT, 600, 2)
    for line, text in zip((half, half.moved(0, half.height)), lines, strict=False):
        room = Box(line.x, line.y - _TAIL, line.width, line.height + 2 * _TAIL)
        paint_line(canvas, room, text, SMALLEST_TEXT, MUTED, PANEL, align="l", weight=600)


def paint_pile(canvas: Canvas, boxes: PileRow, pile: Pile, seating: Seating) -> None:
    """Paint a pile: its name, its top card or an outline, and how many cards it has."""
    name = seating.words(pile.name)
    paint_line(canvas, boxes.name, name, NAME_SIZE, MUTED, PANEL, align="l", weight=600)
    card = boxes.card
    if boxes.is_grand:
        _paint_grand(canvas, boxes, pile, seating)
        return
    if pile.faces:
        sprite = sprite_of(pile.faces[-1], "gross", seating.look, seating.back)
        canvas.paste(Card(sprite, card.width, PANEL), card.x, card.y)
    else:
        canvas.paste(Ring(card.width, card.height, 6, 2, PANEL_EDGE, PANEL), card.x, card.y)
    paint_text(canvas, boxes.count, str(pile.count), TEXT_SIZE, TEXT, PANEL, align="r")


def _paint_grand(canvas: Canvas, boxes: PileRow, pile: Pile, seating: Seating) -> None:
    """Paint a pile as large as a stock."""
    card = boxes.card
    if not pile.faces:
        canvas.paste(Ring(card.width, card.height, 10, 3, PANEL_EDGE, PANEL), card.x, card.y)
    elif pile.faces[-1].code in BACKS:
        name = sprite_of(pile.faces[-1], "gross", seating.look, seating.back)
        paint_stock(canvas, card, pile.count, name)
    else:
        sprite = sprite_of(pile.faces[-1], "gross", seating.look)
        canvas.paste(Card(sprite, card.width, UNDER_CARDS), card.x, card.y)
    paint_pill(canvas, boxes.count, str(pile.count), TEXT_SIZE, (TEXT, PANEL), IVORY)


def paint_last(
    canvas: Canvas,
    boxes: LastBoxes,
    plays: Sequence[TrickPlay],
    names: Sequence[str],
    seating: Seating,
) -> None:
    """Paint the last trick: its cards, a star under those that won it, and who that was."""
    title = seating.words(Text.of("picture-last-trick"))
    paint_line(canvas, boxes.title, title, NAME_SIZE, MUTED, PANEL, align="l", weight=600)
    cards = [
        (box, face)
        for at, places in boxes.plays
        for box, face in zip(places, plays[at].faces, strict=True)
    ]
    rows: dict[int, list[int]] = {}
    for at, (box, _) in enumerate(cards):
        rows.setdefault(box.y, []).append(at)
    for row in rows.values():
        paint_fan(
            canvas,
            [cards[at][0] for at in row],
            [cards[at][1] for at in row],
            "mini",
            seating.look,
            seating.back,
            PANEL,
        )
    if boxes.star is not None:
        canvas.paste(Star(boxes.star.width, ACCENT, PANEL), boxes.star.x, boxes.star.y)
    winner = next((names[play.seat] for play in plays if play.is_best), None)
    if boxes.winner is not None and winner is not None:
        paint_line(canvas, boxes.winner, winner, NAME_SIZE, TEXT, PANEL, align="l", weight=600)
