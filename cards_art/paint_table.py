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
    FELT_EDGE,
    FRENCH_BACKS,
    INK,
    IVORY,
    NUMBER_BACK_NAME,
    PANEL,
    PANEL_EDGE,
    TEXT,
    TICK,
)
from cards_art.inks import Inks
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
    ON_NEIGHBOUR,
    OVER_CARD,
    PANEL_TONE,
    UNDER_CARDS,
    paint_pill,
    paint_ring,
    paint_shadow,
    paint_text,
    sprite_of,
)
from cards_art.shapes import Plate, Pointer, Ring, Star, Tick, veil
from cards_art.sprite_names import back_name, emblem_name
from cards_art.sprites import Card, Cast, emblem
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
_LAYER: Final = (5, 4)
"""Pixels by which a deeper card of a face-down pile shows at the right and below."""

_EMBLEM_STEP: Final = 170
_EMBLEM_OPACITY: Final = 70


def layout_of(scene: TableScene, people: Sequence[Person]) -> TableLayout:
    """Return where everything of the scene goes; `people` sit in seat order."""
    return table_layout(
        tuple(
            SeatNeed(
                cards=seat.cards,
                score=seat.score,
                is_turn=seat.is_turn,
                is_dealer=seat.is_dealer,
                is_computer=person.is_computer,
                is_ticked=bool(seat.tags),
            )
            for seat, person in zip(scene.seats, people, strict=True)
        ),
        tuple(PileNeed(len(pile.faces[-_FACES_OF_A_PILE:]), pile.count) for pile in scene.piles),
        tuple(len(group.faces) for group in scene.groups),
    )


def inks_of(scene: TableScene) -> Inks:
    """Return the inks that suit the cards of the scene."""
    return "numbers" if scene.back == NUMBER_BACK_NAME else "table"


def paint_table(
    canvas: Canvas,
    layout: TableLayout,
    scene: TableScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
) -> None:
    """Paint the whole table; shades first, for they may fall on bare felt only."""
    _shade(canvas, layout, scene)
    for boxes, seat, person in zip(layout.seats, scene.seats, people, strict=True):
        _paint_panel(canvas, boxes, is_turn=seat.is_turn)
        _paint_seat(canvas, boxes, seat, person, words)
    for boxes, pile in zip(layout.piles, scene.piles, strict=True):
        _paint_pile(canvas, boxes, pile, look)
    for boxes, group in zip(layout.groups, scene.groups, strict=True):
        _paint_group(canvas, boxes, group, look)


def _shade(canvas: Canvas, layout: TableLayout, scene: TableScene) -> None:
    """Darken the felt for panels, column, piles and melds."""
    for boxes, seat in zip(layout.seats, scene.seats, strict=True):
        if seat.is_turn:
            paint_shadow(canvas, boxes.panel, radius=_RADIUS, blur=8, opacity=150, dx=0, dy=3)
    for boxes, seat in zip(layout.seats, scene.seats, strict=True):
        if not seat.is_turn:
            _paint_veil(canvas, boxes.panel, _RADIUS, 190)
    _paint_veil(canvas, layout.column, 20, 120)
    for boxes, pile in zip(layout.piles, scene.piles, strict=True):
        if pile.faces:
            first = boxes.below[0] if boxes.below else boxes.top
            whole = Box(first.x, first.y, boxes.top.right - first.x, first.height)
            if pile.faces[-1].code in BACKS:
                deepest = _layers(pile) - 1
                whole = whole.moved(_LAYER[0] * deepest, _LAYER[1] * deepest)
            paint_shadow(canvas, whole, radius=11, blur=7, opacity=120, dx=-3, dy=3)
    for group in layout.groups:
        radius = round(group.cards[0].width * 0.09)
        paint_shadow(canvas, group.whole, radius=radius, blur=5, opacity=110, dx=-2, dy=2)
        _paint_veil(canvas, group.letter, 12, 210)
    if not layout.groups:
        _paint_emblems(canvas, layout.melds)


def _paint_veil(canvas: Canvas, box: Box, radius: int, opacity: int) -> None:
    canvas.shade(veil(box.width, box.height, radius, opacity), box.x, box.y, PANEL_TONE)


def _paint_emblems(canvas: Canvas, room: Box) -> None:
    """Weave the four suits into the felt where no meld lies yet."""
    x, y = room.middle
    for place, letter in enumerate("cshd"):
        mask = emblem(emblem_name(letter), _EMBLEM_OPACITY)
        left = x + round((place - 2) * _EMBLEM_STEP + (_EMBLEM_STEP - mask.width) / 2)
        canvas.shade(mask, left, y - mask.height // 2, PANEL_TONE)


def _paint_panel(canvas: Canvas, boxes: SeatBoxes, *, is_turn: bool) -> None:
    box = boxes.panel
    if not is_turn:
        canvas.paste(Ring(box.width, box.height, _RADIUS, _BORDER, PANEL_EDGE, FELT), box.x, box.y)
        return
    plate = Plate(box.width, box.height, _RADIUS, ACCENT, FELT_EDGE, ACCENT_LIGHT, _BORDER)
    canvas.paste(plate, box.x, box.y)
    at = boxes.pointer
    if at is not None:
        ink, ground = (INK, ACCENT) if boxes.is_tight else (ACCENT, FELT_EDGE)
        pointer = Pointer(at.width, at.height, ink, ground, is_sideways=boxes.is_tight)
        canvas.paste(pointer, at.x, at.y)


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
    if boxes.tick is not None:
        tick = Tick(boxes.tick.height, INK, TICK, FRENCH_BACKS["back"][1])
        canvas.paste(tick, boxes.tick.x, boxes.tick.y)
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


def _layers(pile: Pile) -> int:
    """Return how many edges of a face-down pile show; one with fewer cards is lower."""
    return min(_LAYERS, max(1, pile.count))


def _paint_stock(canvas: Canvas, top: Box, pile: Pile) -> None:
    name = back_name(pile.faces[-1].code)
    across, down = _LAYER
    deepest = _layers(pile) - 1
    for layer in range(deepest, -1, -1):
        above = Box(-across, -down, top.width, top.height)
        casts = (Cast(above, 11, 6, 90),) if layer else ()
        upper = UNDER_CARDS if layer == deepest else OVER_CARD
        ground = (UNDER_CARDS, upper, upper, upper)
        card = Card(name, top.width, ground, casts=casts)
        canvas.paste(card, top.x + across * layer, top.y + down * layer)


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
    last = len(boxes.cards) - 1
    for place, (box, face) in enumerate(zip(boxes.cards, group.faces, strict=True)):
        shown, casts = (box.width, box.height), ()
        if place < last:
            step = boxes.cards[place + 1].x - box.x
            radius = round(box.width * 0.09)
            shown = (min(box.width, step + radius + 2), box.height)
            casts = (Cast(Box(step - 2, 2, box.width, box.height), radius, 5, 110),)
        ground = ON_NEIGHBOUR if place else UNDER_CARDS
        name = sprite_of(face, "mini", look)
        card = Card(name, box.width, ground, shown, casts, is_playable=face.is_playable)
        canvas.paste(card, box.x, box.y)
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
