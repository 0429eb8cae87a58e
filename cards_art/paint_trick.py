"""Paints a table with tricks: the plays in order, the column of facts, the sentence below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.canvas import Canvas
from cards_art.colours import (
    ACCENT,
    FELT,
    FELT_EDGE,
    IVORY,
    MUTED,
    ON_FELT,
    PANEL,
    PANEL_EDGE,
    TEXT,
    mix,
)
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.box import TEXT as TEXT_SIZE
from cards_art.layout.column import (
    NAME_SIZE,
    VALUE_SIZE,
    ColumnNeed,
    FactBoxes,
    FactNeed,
    LastBoxes,
    PileNeed,
    PileRow,
)
from cards_art.layout.plays import NAME_SIZE as PLAYER_SIZE
from cards_art.layout.plays import NOTE_SIZE, PlayBoxes, PlaysLayout
from cards_art.layout.trick import TrickLayout, TrickNeed, trick_layout
from cards_art.look import Look, Person, Words
from cards_art.names import shown_name
from cards_art.paint import (
    paint_fan,
    paint_line,
    paint_pill,
    paint_ring,
    paint_text,
    paint_veil,
    shade_fan,
    sprite_of,
    text_length,
    wrapped,
)
from cards_art.paint_seats import Seating, paint_seat, seat_needs, shade_seats
from cards_art.shapes import Plate, Ring, Star
from cards_art.sprites import Card, Sign
from cards_art.typeface import fit, measure
from games.core.scene import Fact, Pile, TableScene, TrickPlay
from games.core.text import Text

_BEST_RING: Final = 7
_SENTENCE_SIZE: Final = 34
_LINE: Final = 32
_DOT: Final = 14
_STAR: Final = 30
_STAR_GAP: Final = 6
_ON_FELT: Final = mix(FELT, FELT_EDGE, 0.4)
"""The felt in the middle of the table, where names are written on it."""


def layout_of(scene: TableScene, people: Sequence[Person], words: Words) -> TrickLayout:
    """Return where everything of a scene with tricks goes; `people` sit in seat order."""
    trick = scene.trick or ()
    best = [place for place, play in enumerate(scene.last_trick) if play.is_best]
    return trick_layout(
        seat_needs(scene, people),
        TrickNeed(
            tuple(len(play.faces) for play in trick),
            is_waited=_waited(scene) is not None,
            has_notes=any(play.note for play in trick),
        ),
        ColumnNeed(
            tuple(
                FactNeed(
                    text_length(words(fact.name), NAME_SIZE, 600),
                    None if fact.value is None else text_length(words(fact.value), VALUE_SIZE, 700),
                    fact.suit in ON_FELT,
                    len(fact.faces),
                )
                for fact in scene.facts
            ),
            tuple(
                PileNeed(text_length(words(pile.name), NAME_SIZE, 600), pile.count)
                for pile in scene.piles
            ),
            tuple(len(play.faces) for play in scene.last_trick),
            best[0] if best else None,
        ),
    )


def paint_trick(
    canvas: Canvas,
    layout: TrickLayout,
    scene: TableScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
) -> None:
    """Paint the whole table; shades first, for they may fall on bare felt only."""
    trick, names = scene.trick or (), [shown_name(each.name, at) for at, each in enumerate(people)]
    _shade(canvas, layout, scene)
    seating = Seating(scene.back, scene.score_sign, look, words)
    for boxes, seat, person in zip(layout.seats, scene.seats, people, strict=True):
        paint_seat(canvas, boxes, seat, person, seating)
    for place, (boxes, play) in enumerate(zip(layout.trick.plays, trick, strict=False)):
        _paint_play(canvas, layout.trick, boxes, play, place, names[play.seat], seating)
    waited = _waited(scene)
    if waited is not None and layout.is_waited:
        _paint_waited(canvas, layout.trick.plays[-1], names[waited])
    for boxes, fact in zip(layout.parts.facts, scene.facts, strict=True):
        _paint_fact(canvas, boxes, fact, seating)
    for boxes, pile in zip(layout.parts.piles, scene.piles, strict=True):
        _paint_pile(canvas, boxes, pile, seating)
    if layout.parts.last is not None:
        _paint_last(canvas, layout.parts.last, scene.last_trick, names, seating)
    for rule in layout.parts.rules:
        canvas.paste(Plate(rule.width, rule.height, 1, PANEL_EDGE, PANEL), rule.x, rule.y)
    _paint_sentence(canvas, layout.sentence, words(scene.headline))


def _waited(scene: TableScene) -> int | None:
    """Return the seat whose card is waited for: whose turn it is and who has not played."""
    played = {play.seat for play in scene.trick or ()}
    turns = [seat.seat for seat in scene.seats if seat.is_turn and seat.seat not in played]
    return turns[0] if turns else None


def _shade(canvas: Canvas, layout: TrickLayout, scene: TableScene) -> None:
    """Darken the felt for panels, column, sentence and cards."""
    shade_seats(canvas, layout.seats, scene.seats)
    paint_veil(canvas, layout.column, 20, 120)
    paint_veil(canvas, layout.sentence, 18, 150)
    for boxes in layout.trick.plays:
        if boxes.cards:
            shade_fan(canvas, boxes.cards)
        else:
            paint_veil(canvas, boxes.whole, _radius(boxes.whole), 70)
    if not layout.trick.plays:
        x, y = layout.room.middle
        calm = Box(x - 150, y - 105, 300, 210)
        paint_veil(canvas, calm, 105, 60)


def _radius(card: Box) -> int:
    return max(10, round(card.width * 0.075))


def _paint_play(
    canvas: Canvas,
    trick: PlaysLayout,
    boxes: PlayBoxes,
    play: TrickPlay,
    place: int,
    name: str,
    seating: Seating,
) -> None:
    paint_fan(canvas, boxes.cards, play.faces, trick.kind, seating.look, seating.back)
    if not boxes.cards:
        _paint_empty(canvas, boxes.whole)
    if play.is_best:
        paint_ring(canvas, boxes.whole.grown(3), _BEST_RING)
    paint_pill(canvas, boxes.order, f"{place + 1}.", SMALLEST_TEXT, (TEXT, PANEL), IVORY)
    if play.is_best:
        _paint_best(canvas, boxes.name, name)
    else:
        paint_line(canvas, boxes.name, name, PLAYER_SIZE, TEXT, _ON_FELT)
    if play.note is not None and boxes.note is not None:
        note = seating.words(play.note)
        paint_line(canvas, boxes.note, note, NOTE_SIZE, MUTED, _ON_FELT, weight=600)


def _paint_best(canvas: Canvas, box: Box, name: str) -> None:
    """Write the name of who wins the trick so far, after a star."""
    room = box.width - _STAR - _STAR_GAP
    shown, size = fit(name, room, PLAYER_SIZE, SMALLEST_TEXT, 700)
    wide = measure(shown, size, 700) if shown else 0
    left = box.x + (room - wide) // 2
    canvas.paste(Star(_STAR, ACCENT, _ON_FELT), left, box.y + (box.height - _STAR) // 2 - 1)
    if shown:
        label = Box(left + _STAR + _STAR_GAP, box.y, wide, box.height)
        paint_text(canvas, label, shown, size, ACCENT, _ON_FELT, align="l")


def _paint_empty(canvas: Canvas, box: Box) -> None:
    canvas.paste(Ring(box.width, box.height, _radius(box), 3, PANEL_EDGE, _ON_FELT), box.x, box.y)


def _paint_waited(canvas: Canvas, boxes: PlayBoxes, name: str) -> None:
    """Paint the place of the seat whose card is waited for: an outline and three dots."""
    _paint_empty(canvas, boxes.whole)
    x, y = boxes.whole.middle
    for turn in (-1, 0, 1):
        dot = Plate(_DOT, _DOT, _DOT // 2, ACCENT, _ON_FELT)
        canvas.paste(dot, x + turn * 26 - _DOT // 2, y - _DOT // 2)
    paint_line(canvas, boxes.name, name, PLAYER_SIZE, MUTED, _ON_FELT)


def _paint_fact(canvas: Canvas, boxes: FactBoxes, fact: Fact, seating: Seating) -> None:
    words = seating.words
    paint_line(canvas, boxes.name, words(fact.name), NAME_SIZE, MUTED, PANEL, align="l", weight=600)
    if boxes.value and fact.value is not None:
        size = VALUE_SIZE if len(boxes.value) == 1 else SMALLEST_TEXT
        lines = wrapped(words(fact.value), boxes.value[0].width, size, 700, len(boxes.value))
        for box, line in zip(boxes.value, lines, strict=False):
            paint_line(canvas, box, line, size, TEXT, PANEL, align="l")
    if boxes.suit is not None and fact.suit is not None:
        sign = Sign(fact.suit, boxes.suit.width, ON_FELT[fact.suit], PANEL)
        canvas.paste(sign, boxes.suit.x, boxes.suit.y)
    shown = fact.faces[: len(boxes.cards)]
    paint_fan(canvas, boxes.cards, shown, "mini", seating.look, seating.back, PANEL)


def _paint_pile(canvas: Canvas, boxes: PileRow, pile: Pile, seating: Seating) -> None:
    name = seating.words(pile.name)
    paint_line(canvas, boxes.name, name, NAME_SIZE, MUTED, PANEL, align="l", weight=600)
    card = boxes.card
    if pile.faces:
        sprite = sprite_of(pile.faces[-1], "gross", seating.look, seating.back)
        canvas.paste(Card(sprite, card.width, PANEL), card.x, card.y)
    else:
        canvas.paste(Ring(card.width, card.height, 6, 2, PANEL_EDGE, PANEL), card.x, card.y)
    paint_text(canvas, boxes.count, str(pile.count), TEXT_SIZE, TEXT, PANEL, align="r")


def _paint_last(
    canvas: Canvas,
    boxes: LastBoxes,
    plays: Sequence[TrickPlay],
    names: Sequence[str],
    seating: Seating,
) -> None:
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


def _paint_sentence(canvas: Canvas, box: Box, sentence: str) -> None:
    """Write the sentence on one line, or smaller on two, or cut at the end of the second."""
    room = Box(box.x + 20, box.y, box.width - 40, box.height)
    for size in range(_SENTENCE_SIZE, SMALLEST_TEXT - 1, -1):
        if measure(sentence, size, 600) <= room.width:
            paint_text(canvas, room, sentence, size, TEXT, PANEL, align="l", weight=600)
            return
    upper = Box(room.x, room.y + 3, room.width, _LINE)
    lines = wrapped(sentence, room.width, SMALLEST_TEXT, 600, 2)
    for line, text in zip((upper, upper.moved(0, _LINE)), lines, strict=False):
        paint_line(canvas, line, text, SMALLEST_TEXT, TEXT, PANEL, align="l", weight=600)
