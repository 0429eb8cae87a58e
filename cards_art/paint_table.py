"""Paints a table: panels of the seats, piles and melds, each at the place the layout gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art import paint_trick
from cards_art.canvas import Canvas
from cards_art.colours import ACCENT, BACKS, IVORY, NUMBER_BACK_NAME, PANEL, PANEL_EDGE, TEXT
from cards_art.inks import Inks
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.box import TEXT as TEXT_SIZE
from cards_art.layout.table import (
    LETTER_SIZE,
    GroupBoxes,
    PileBoxes,
    PileNeed,
    TableLayout,
    table_layout,
)
from cards_art.layout.trick import TrickLayout
from cards_art.look import Look, Person, Words
from cards_art.paint import (
    ON_NEIGHBOUR,
    PANEL_TONE,
    UNDER_CARDS,
    have_numbers,
    paint_fan,
    paint_pill,
    paint_ring,
    paint_shadow,
    paint_text,
    paint_veil,
    sprite_of,
)
from cards_art.paint_piles import lowest, paint_stock
from cards_art.paint_seats import Seating, paint_seat, seat_needs, shade_seats
from cards_art.shapes import Ring
from cards_art.sprite_names import back_name, emblem_name
from cards_art.sprites import Card, Cast, emblem
from games.core.scene import Face, Group, Pile, TableScene

_RING: Final = 5
_FACES_OF_A_PILE: Final = 2
_EMBLEM_STEP: Final = 170
_EMBLEM_OPACITY: Final = 70


def layout_of(
    scene: TableScene, people: Sequence[Person], words: Words
) -> TableLayout | TrickLayout:
    """Return where everything of the scene goes; `people` sit in seat order."""
    if scene.trick is not None:
        return paint_trick.layout_of(scene, people, words)
    return table_layout(
        seat_needs(scene, people, words),
        tuple(PileNeed(len(pile.faces[-_FACES_OF_A_PILE:]), pile.count) for pile in scene.piles),
        tuple(len(group.faces) for group in scene.groups),
    )


def inks_of(scene: TableScene) -> Inks:
    """Return the inks that suit the cards of the scene."""
    lying = [face for play in scene.trick or () for face in play.faces]
    return "numbers" if scene.back == NUMBER_BACK_NAME or have_numbers(lying) else "table"


def paint_table(
    canvas: Canvas,
    layout: TableLayout | TrickLayout,
    scene: TableScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
) -> None:
    """Paint the whole table; shades first, for they may fall on bare felt only."""
    if isinstance(layout, TrickLayout):
        paint_trick.paint_trick(canvas, layout, scene, people, look, words)
        return
    _shade(canvas, layout, scene)
    seating = Seating(scene.back, scene.score_sign, look, words)
    for boxes, seat, person in zip(layout.seats, scene.seats, people, strict=True):
        paint_seat(canvas, boxes, seat, person, seating)
    for boxes, pile in zip(layout.piles, scene.piles, strict=True):
        _paint_pile(canvas, boxes, pile, look)
    for boxes, group in zip(layout.groups, scene.groups, strict=True):
        _paint_group(canvas, boxes, group, look)


def _shade(canvas: Canvas, layout: TableLayout, scene: TableScene) -> None:
    """Darken the felt for panels, column, piles and melds."""
    shade_seats(canvas, layout.seats, scene.seats)
    paint_veil(canvas, layout.column, 20, 120)
    for boxes, pile in zip(layout.piles, scene.piles, strict=True):
        if pile.faces:
            first = boxes.below[0] if boxes.below else boxes.top
            whole = Box(first.x, first.y, boxes.top.right - first.x, first.height)
            if pile.faces[-1].code in BACKS:
                whole = lowest(whole, pile)
            paint_shadow(canvas, whole, radius=11, blur=7, opacity=120, dx=-3, dy=3)
    for group in layout.groups:
        radius = round(group.cards[0].width * 0.09)
        paint_shadow(canvas, group.whole, radius=radius, blur=5, opacity=110, dx=-2, dy=2)
        paint_veil(canvas, group.letter, 12, 210)
    if not layout.groups:
        _paint_emblems(canvas, layout.melds)


def _paint_emblems(canvas: Canvas, room: Box) -> None:
    """Weave the four suits into the felt where no meld lies yet."""
    x, y = room.middle
    for place, letter in enumerate("cshd"):
        mask = emblem(emblem_name(letter), _EMBLEM_OPACITY)
        left = x + round((place - 2) * _EMBLEM_STEP + (_EMBLEM_STEP - mask.width) / 2)
        canvas.shade(mask, left, y - mask.height // 2, PANEL_TONE)


def _paint_pile(canvas: Canvas, boxes: PileBoxes, pile: Pile, look: Look) -> None:
    top = boxes.top
    if not pile.faces:
        canvas.paste(Ring(top.width, top.height, 12, 3, PANEL_EDGE, PANEL), top.x, top.y)
    elif pile.faces[-1].code in BACKS:
        paint_stock(canvas, top, pile.count, back_name(pile.faces[-1].code))
    else:
        _paint_open_pile(canvas, boxes, pile.faces[-_FACES_OF_A_PILE:], look)
    if pile.is_changed or (pile.faces and pile.faces[-1].is_changed):
        paint_ring(canvas, top, _RING)
    paint_pill(canvas, boxes.count, str(pile.count), TEXT_SIZE, (TEXT, PANEL), IVORY)


def _paint_open_pile(canvas: Canvas, boxes: PileBoxes, faces: Sequence[Face], look: Look) -> None:
    places = (*boxes.below, boxes.top)
    for depth, (box, face) in enumerate(zip(places, faces, strict=True)):
        shown, casts = None, ()
        if depth + 1 < len(places):
            step = places[depth + 1].x - box.x
            shown = (step + 16, box.height)
            casts = (Cast(Box(step - 3, 3, box.width, box.height), 11, 7, 120),)
        ground = ON_NEIGHBOUR if depth else UNDER_CARDS
        name = sprite_of(face, "gross", look)
        canvas.paste(Card(name, box.width, ground, shown, casts), box.x, box.y)


def _paint_group(canvas: Canvas, boxes: GroupBoxes, group: Group, look: Look) -> None:
    letter_size = LETTER_SIZE if len(group.letter) == 1 else SMALLEST_TEXT
    paint_text(canvas, boxes.letter, group.letter, letter_size, ACCENT, PANEL)
    paint_fan(canvas, boxes.cards, group.faces, "mini", look)
    last = len(boxes.cards) - 1
    changed = [place for place, face in enumerate(group.faces) if face.is_changed]
    if group.is_changed and not changed:
        changed = list(range(last + 1))
    for first, final in _stretches(changed):
        start, end = boxes.cards[first], boxes.cards[final]
        right = end.right if final == last else boxes.cards[final + 1].x
        paint_ring(canvas, Box(start.x, start.y, right - start.x, start.height), _RING)


def _stretches(places: Sequence[int]) -> list[tuple[int, int]]:
    """Return first and last of each unbroken stretch of ascending numbers."""
    stretches: list[tuple[int, int]] = []
    for place in places:
        if stretches and stretches[-1][1] == place - 1:
            stretches[-1] = (stretches[-1][0], place)
        else:
            stretches.append((place, place))
    return stretches
