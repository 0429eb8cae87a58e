"""Paints a table: panels of the seats, piles and melds, each at the place the layout gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.canvas import Canvas
from cards_art.colours import (
    ACCENT,
    ACCENT_INK,
    ACCENT_LIGHT,
    BACKS,
    COMPUTER,
    EDGE,
    FELT,
    INK,
    IVORY,
    MUTED,
    PANEL,
    PANEL_EDGE,
    TEXT,
)
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.box import TEXT as TEXT_SIZE
from cards_art.layout.seats import SeatBoxes, SeatNeed
from cards_art.layout.table import (
    LETTER_SIZE,
    GroupBoxes,
    PileBoxes,
    PileNeed,
    TableLayout,
    table_layout,
)
from cards_art.look import Look, Person, Words
from cards_art.names import shown_name
from cards_art.paint import (
    PANEL_TONE,
    UNDER_CARDS,
    paint_pill,
    paint_ring,
    paint_shadow,
    paint_text,
    sprite_of,
)
from cards_art.shapes import Plate, Pointer, Ring, Star, veil
from cards_art.sprite_names import back_name
from cards_art.sprites import Card, Cast
from cards_art.typeface import fit
from games.core.scene import Face, Group, Pile, SeatPanel, TableScene
from games.core.text import Text

_RADIUS: Final = 18
_BORDER: Final = 3
_RING: Final = 5
_FACES_OF_A_PILE: Final = 2
_LAYERS: Final = 3
_BACK_WIDTH: Final = 30
_FAN_STEP: Final = 9


def layout_of(scene: TableScene, people: Sequence[Person]) -> TableLayout:
    """Return where everything of the scene goes; `people` sit in seat order."""
    return table_layout(
        [
            SeatNeed(
                cards=seat.cards,
                score=seat.score,
                is_turn=seat.is_turn,
                is_dealer=seat.is_dealer,
                is_computer=person.is_computer,
            )
            for seat, person in zip(scene.seats, people, strict=True)
        ],
        [PileNeed(len(pile.faces[-_FACES_OF_A_PILE:]), pile.count) for pile in scene.piles],
        [len(group.faces) for group in scene.groups],
    )


def paint_table(
    canvas: Canvas,
    layout: TableLayout,
    scene: TableScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
) -> None:
    """Paint the whole table; shadows first, for they may fall on bare felt only."""
    canvas.shade(
        veil(layout.column.width, layout.column.height, 20, 120),
        layout.column.x,
        layout.column.y,
        PANEL_TONE,
    )
    for group in layout.groups:
        _paint_ground(canvas, group)
    for boxes, seat, person in zip(layout.seats, scene.seats, people, strict=True):
        _paint_panel(canvas, boxes, is_turn=seat.is_turn)
        _paint_seat(canvas, boxes, seat, person, words)
    for boxes, pile in zip(layout.piles, scene.piles, strict=True):
        _paint_pile(canvas, boxes, pile, look)
    for boxes, group in zip(layout.groups, scene.groups, strict=True):
        _paint_group(canvas, boxes, group, look)


def _paint_panel(canvas: Canvas, boxes: SeatBoxes, *, is_turn: bool) -> None:
    box = boxes.panel
    if not is_turn:
        canvas.shade(veil(box.width, box.height, _RADIUS, 190), box.x, box.y, PANEL_TONE)
        canvas.paste(Ring(box.width, box.height, _RADIUS, _BORDER, PANEL_EDGE, FELT), box.x, box.y)
        return
    paint_shadow(canvas, box, radius=_RADIUS, blur=8, opacity=150, dx=0, dy=3)
    canvas.paste(
        Plate(box.width, box.height, _RADIUS, ACCENT, FELT, ACCENT_LIGHT, _BORDER), box.x, box.y
    )
    if boxes.pointer is not None:
        at = boxes.pointer
        colours = (INK, ACCENT) if boxes.is_tight else (ACCENT, FELT)
        canvas.paste(
            Pointer(at.width, at.height, *colours, is_sideways=boxes.is_tight), at.x, at.y
        )


def _paint_seat(
    canvas: Canvas, boxes: SeatBoxes, seat: SeatPanel, person: Person, words: Words
) -> None:
    ground, ink = (ACCENT, INK) if seat.is_turn else (PANEL, TEXT)
    name, size = fit(
        shown_name(person.name, seat.seat),
        boxes.name.width,
        boxes.name_size,
        boxes.name_smallest,
        700,
    )
    if name:
        paint_text(canvas, boxes.name, name, size, ink, ground, align="l")
    for box, key, fill in (
        (boxes.dealer, "picture-mark-dealer", TEXT),
        (boxes.computer, "picture-mark-computer", COMPUTER),
    ):
        if box is not None:
            paint_pill(canvas, box, words(Text.of(key)), SMALLEST_TEXT, (INK, fill), ground)
    for layer in (0,) if boxes.is_tight else range(_LAYERS - 1, -1, -1):
        back = Card(back_name("back"), _BACK_WIDTH, PANEL if layer == 0 else EDGE)
        canvas.paste(back, boxes.back.x + layer * _FAN_STEP, boxes.back.y)
    paint_text(canvas, boxes.count, str(seat.cards), boxes.number_size, ink, ground, align="l")
    score_ink = (ACCENT_INK if seat.is_turn else ACCENT) if boxes.is_tight else ink
    paint_text(
        canvas, boxes.score, str(seat.score), boxes.number_size, score_ink, ground, align="r"
    )
    if boxes.star is not None:
        star = Star(boxes.star.width, ACCENT_INK if seat.is_turn else ACCENT, ground)
        canvas.paste(star, boxes.star.x, boxes.star.y)


def _paint_pile(canvas: Canvas, boxes: PileBoxes, pile: Pile, look: Look) -> None:
    top = boxes.top
    if not pile.faces:
        canvas.paste(Ring(top.width, top.height, 12, 3, PANEL_EDGE, PANEL), top.x, top.y)
    elif pile.faces[-1].code in BACKS:
        _paint_stock(canvas, top, pile)
    else:
        _paint_open_pile(canvas, boxes, pile.faces[-_FACES_OF_A_PILE:], look)
    if pile.is_changed or (pile.faces and pile.faces[-1].is_changed):
        paint_ring(canvas, top, _RING)
    paint_pill(canvas, boxes.count, str(pile.count), TEXT_SIZE, (TEXT, PANEL), IVORY)


def _paint_stock(canvas: Canvas, top: Box, pile: Pile) -> None:
    """Paint a face-down pile; one with fewer cards is lower."""
    layers = min(_LAYERS, max(1, pile.count))
    deepest = top.moved(5 * (layers - 1), 4 * (layers - 1))
    paint_shadow(canvas, deepest, radius=11, blur=6, opacity=110, dx=-2, dy=2)
    name = back_name(pile.faces[-1].code)
    for layer in range(layers - 1, -1, -1):
        casts = (_cast(Box(-5, -4, top.width, top.height), 6, 90),) if layer else ()
        ground = EDGE if layer == 0 and layers > 1 else UNDER_CARDS
        card = Card(name, top.width, ground, casts=casts)
        canvas.paste(card, top.x + 5 * layer, top.y + 4 * layer)


def _paint_open_pile(
    canvas: Canvas, boxes: PileBoxes, faces: Sequence[Face], look: Look
) -> None:
    places = (*boxes.below, boxes.top)
    whole = Box(
        places[0].x, boxes.top.y, boxes.top.right - places[0].x, boxes.top.height
    )
    paint_shadow(canvas, whole, radius=11, blur=7, opacity=120, dx=-3, dy=3)
    for depth, (box, face) in enumerate(zip(places, faces, strict=True)):
        shown, casts = None, ()
        if depth + 1 < len(places):
            step = places[depth + 1].x - box.x
            shown = (step + 16, box.height)
            casts = (_cast(Box(step - 3, 3, box.width, box.height), 7, 120),)
        ground = UNDER_CARDS if depth == 0 else EDGE
        name = sprite_of(face, "gross", look)
        canvas.paste(Card(name, box.width, ground, shown, casts), box.x, box.y)


def _paint_ground(canvas: Canvas, boxes: GroupBoxes) -> None:
    whole, letter = boxes.whole, boxes.letter
    radius = round(boxes.cards[0].width * 0.09)
    paint_shadow(canvas, whole, radius=radius, blur=5, opacity=110, dx=-2, dy=2)
    canvas.shade(veil(letter.width, letter.height, 12, 210), letter.x, letter.y, PANEL_TONE)


def _paint_group(canvas: Canvas, boxes: GroupBoxes, group: Group, look: Look) -> None:
    letter_size = LETTER_SIZE if len(group.letter) == 1 else SMALLEST_TEXT
    paint_text(canvas, boxes.letter, group.letter, letter_size, ACCENT, PANEL)
    last = len(boxes.cards) - 1
    for place, (box, face) in enumerate(zip(boxes.cards, group.faces, strict=True)):
        shown, casts = (box.width, box.height), ()
        if place < last:
            step = boxes.cards[place + 1].x - box.x
            radius = round(box.width * 0.09)
            shown = (min(box.width, step + radius + 2), box.height)
            casts = (_cast(Box(step - 3, 2, box.width, box.height), 6, 110, radius),)
        ground = UNDER_CARDS if place == 0 else EDGE
        name = sprite_of(face, "mini", look)
        card = Card(name, box.width, ground, shown, casts, is_playable=face.is_playable)
        canvas.paste(card, box.x, box.y)
    if group.is_changed:
        paint_ring(canvas, boxes.whole, _RING)
        return
    for place, (box, face) in enumerate(zip(boxes.cards, group.faces, strict=True)):
        if face.is_changed:
            width = box.width if place == last else boxes.cards[place + 1].x - box.x
            paint_ring(canvas, Box(box.x, box.y, width, box.height), _RING)


def _cast(box: Box, blur: int, opacity: int, radius: int = 11) -> Cast:
    return Cast(box, radius, blur, opacity)
