"""Paints a hand: rows of large cards with what is new, chosen and not playable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.canvas import Canvas, Ground
from cards_art.colours import ACCENT, INK, IVORY, MUTED, PANEL, TEXT
from cards_art.inks import Inks
from cards_art.layout.box import Box
from cards_art.layout.hand import NEW_SIZE, NUMBER_SIZE, HandLayout, Place, hand_layout
from cards_art.layout.nearby import NAME_SIZE, NearbyBoxes, NearbyLayout, NearbyNeed
from cards_art.look import Look, Words
from cards_art.paint import (
    OVER_CARD,
    UNDER_CARDS,
    have_numbers,
    paint_fan,
    paint_line,
    paint_pill,
    paint_ring,
    paint_shadow,
    paint_veil,
    sprite_of,
    text_length,
)
from cards_art.sprites import Card, Cast
from games.core.cards import CODES, JOKER
from games.core.scene import Fact, HandScene
from games.core.text import Text

_JOKER: Final = CODES[JOKER]
_CHOSEN_RING: Final = 7
_CHANGED_RING: Final = 5
_FELT_BLUR: Final = 9
_FELT_SHADE: Final = 130
_CARD_BLUR: Final = 6
_CARD_SHADE: Final = 105
_OFFSET: Final = (-3, 3)
_REACH: Final = 60
"""Pixels beside a card within which another row's end makes a difference to its shadow."""


def layout_of(scene: HandScene, words: Words) -> HandLayout:
    """Return where every card of the scene goes."""
    chosen = frozenset(place for place, face in enumerate(scene.faces) if face.is_chosen)
    nearby = tuple(
        NearbyNeed(
            text_length(words(fact.name), NAME_SIZE, 600),
            text_length(words(fact.value), NAME_SIZE, 700) if fact.value is not None else 0,
            len(fact.faces),
        )
        for fact in scene.facts
    )
    return hand_layout(
        len(scene.faces), chosen=chosen, is_numbered=scene.is_numbered, nearby=nearby
    )


def inks_of(scene: HandScene) -> Inks:
    """Return the inks that suit the cards of the scene."""
    nearby = [face for fact in scene.facts for face in fact.faces]
    return "numbers" if have_numbers((*scene.faces, *nearby)) else "hand"


def paint_hand(
    canvas: Canvas, layout: HandLayout, scene: HandScene, look: Look, words: Words
) -> None:
    """Paint the whole hand; shadows first, for they may fall on bare felt only."""
    radius = round(layout.card_width * 0.075)
    rows = _rows(layout)
    raised = [
        place.card for place, face in zip(layout.places, scene.faces, strict=True) if face.is_chosen
    ]
    for box in (*rows, *raised):
        paint_shadow(
            canvas,
            box,
            radius=radius,
            blur=_FELT_BLUR,
            opacity=_FELT_SHADE,
            dx=_OFFSET[0],
            dy=_OFFSET[1],
        )
    _shade_nearby(canvas, layout.nearby)
    for index, (place, face) in enumerate(zip(layout.places, scene.faces, strict=True)):
        following = layout.places[index + 1 : index + 2]
        over = [at.card for at in following if at.row == place.row]
        over += rows[place.row + 1 : place.row + 2]
        card = Card(
            name=sprite_of(face, "gross", look),
            width=layout.card_width,
            ground=_ground(place, layout.places[:index], is_raised=face.is_chosen),
            shown=None if raised else _visible(place, rows, radius),
            casts=tuple(_cast(place.card, box, radius) for box in over),
            is_playable=face.is_playable,
        )
        canvas.paste(card, place.card.x, place.card.y)
        if face.is_chosen:
            paint_ring(canvas, place.card, _CHOSEN_RING)
        elif face.is_changed:
            paint_ring(canvas, place.card, _CHANGED_RING)
        if face.is_new:
            word = words(Text.of("picture-mark-new"))
            room = place.low if face.code == _JOKER else place.new
            paint_pill(canvas, room, word, NEW_SIZE, (INK, ACCENT), IVORY)
    for index, place in enumerate(layout.places):
        if place.number is not None:
            paint_pill(
                canvas, place.number, str(index + 1), NUMBER_SIZE, (TEXT, PANEL), UNDER_CARDS
            )
    for boxes, fact in zip(layout.nearby.facts, scene.facts, strict=True):
        _paint_nearby(canvas, boxes, fact, look, words)


def _shade_nearby(canvas: Canvas, nearby: NearbyLayout) -> None:
    if nearby.facts:
        paint_veil(canvas, nearby.panel, 20, 150)


def _paint_nearby(canvas: Canvas, boxes: NearbyBoxes, fact: Fact, look: Look, words: Words) -> None:
    paint_line(canvas, boxes.name, words(fact.name), NAME_SIZE, MUTED, PANEL, align="l", weight=600)
    if boxes.value is not None and fact.value is not None:
        paint_line(canvas, boxes.value, words(fact.value), NAME_SIZE, ACCENT, PANEL, align="l")
    paint_fan(canvas, boxes.cards, fact.faces, "mini", look, ground=PANEL)
    for box, face in zip(boxes.cards, fact.faces, strict=True):
        if face.is_chosen or face.is_changed or face.is_new:
            paint_ring(canvas, box, _CHANGED_RING)


def _rows(layout: HandLayout) -> list[Box]:
    """Return the rectangle of each row, as if no card were raised."""
    rows: dict[int, Box] = {}
    for place in layout.places:
        first = rows.get(place.row, place.card)
        low = max(first.bottom, place.card.bottom)
        rows[place.row] = Box(first.x, low - first.height, place.card.right - first.x, first.height)
    return [rows[row] for row in sorted(rows)]


def _ground(place: Place, earlier: Sequence[Place], *, is_raised: bool) -> Ground:
    """Return what lies around the four corners: felt, or the card before or above."""
    lies_on_it = any(
        other.row == place.row and other.card.x < place.card.x < other.card.right
        for other in earlier[-1:]
    )
    beside = OVER_CARD if lies_on_it else UNDER_CARDS
    above = OVER_CARD if place.row else UNDER_CARDS
    upper_left = above if is_raised or place.row else beside
    return upper_left, above, beside, UNDER_CARDS


def _visible(place: Place, rows: list[Box], radius: int) -> tuple[int, int] | None:
    """Return how much of a card to paste: what shows and what the next corners leave open."""
    shown, card = place.shown, place.card
    covered_below = place.row + 1 < len(rows) and rows[place.row + 1].right >= shown.right
    across = min(card.width, shown.width + radius + 4)
    down = min(card.height, shown.height + radius + 4) if covered_below else card.height
    return None if (across, down) == (card.width, card.height) else (across, down)


def _cast(card: Box, over: Box, radius: int) -> Cast:
    """Return the shadow of `over` on `card`, the same for all cards that it passes by."""
    left = max(over.x, card.x - _REACH)
    right = min(over.right, card.right + _REACH)
    dx, dy = _OFFSET
    box = Box(left - card.x + dx, over.y - card.y + dy, right - left, over.height)
    return Cast(box, radius, _CARD_BLUR, _CARD_SHADE)
