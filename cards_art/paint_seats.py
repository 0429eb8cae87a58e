"""Paints the panels of the seats: who sits there, whose turn it is, what each holds and has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.canvas import Canvas
from cards_art.colours import (
    ACCENT,
    ACCENT_INK,
    ACCENT_LIGHT,
    COMPUTER,
    EDGE,
    FELT,
    FELT_EDGE,
    FRENCH_BACKS,
    INK,
    PANEL,
    PANEL_EDGE,
    TEXT,
    TICK,
    mix,
)
from cards_art.layout.box import SMALLEST_TEXT, Box, number_text
from cards_art.layout.seats import SeatBoxes, SeatNeed
from cards_art.layout.strip import PILE_SIZE, TAG_SIZE, StripBoxes, StripNeed
from cards_art.look import Look, Person, Words
from cards_art.names import shown_name
from cards_art.paint import paint_fan, paint_pill, paint_shadow, paint_text, paint_veil, text_length
from cards_art.shapes import Chip, Plate, Pointer, Ring, Star, Tick
from cards_art.sprite_names import back_name
from cards_art.sprites import Card
from cards_art.typeface import fit
from games.core.scene import ScoreSign, SeatPanel, TableScene
from games.core.text import Text

_RADIUS: Final = 18
_BORDER: Final = 3
_LAYERS: Final = 3
_BACK_WIDTH: Final = 30
_FAN_STEP: Final = 9
_PILE_STEP: Final = 4
_TAG_PAD: Final = 9


@dataclass(frozen=True, slots=True)
class Seating:
    """What all panels of a picture share.

    Attributes:
        back: of the cards held.
        sign: of the scores.
        look, words: for whom it is drawn.
    """

    back: str
    sign: ScoreSign
    look: Look
    words: Words


def seat_needs(scene: TableScene, people: Sequence[Person], words: Words) -> tuple[SeatNeed, ...]:
    """Return what decides the panels of a scene; `people` sit in seat order.

    Tags are a tick where melds lie and words where tricks are played.
    """
    has_tricks = scene.trick is not None
    return tuple(
        SeatNeed(
            cards=seat.cards,
            score=seat.score,
            is_turn=seat.is_turn,
            is_dealer=seat.is_dealer,
            is_computer=person.is_computer,
            is_ticked=bool(seat.tags) and not has_tricks,
            has_sign=has_tricks,
            strip=StripNeed(
                len(seat.open_faces), seat.pile, _tag_length(seat, words) if has_tricks else 0
            ),
            name=text_length(shown_name(person.name, seat.seat), SMALLEST_TEXT, 700),
        )
        for seat, person in zip(scene.seats, people, strict=True)
    )


def _tag(seat: SeatPanel, words: Words) -> str:
    return " · ".join(words(tag) for tag in seat.tags)


def _tag_length(seat: SeatPanel, words: Words) -> int:
    return text_length(_tag(seat, words), TAG_SIZE, 600) + 2 * _TAG_PAD if seat.tags else 0


def shade_seats(canvas: Canvas, boxes: Sequence[SeatBoxes], seats: Sequence[SeatPanel]) -> None:
    """Darken the felt for the panels."""
    for place, seat in zip(boxes, seats, strict=True):
        if seat.is_turn:
            paint_shadow(canvas, place.panel, radius=_RADIUS, blur=8, opacity=150, dx=0, dy=3)
    for place, seat in zip(boxes, seats, strict=True):
        if not seat.is_turn:
            paint_veil(canvas, place.panel, _RADIUS, 190)


def paint_seat(
    canvas: Canvas, boxes: SeatBoxes, seat: SeatPanel, person: Person, seating: Seating
) -> None:
    """Paint one panel."""
    _paint_panel(canvas, boxes, is_turn=seat.is_turn)
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
            word = seating.words(Text.of(key))
            paint_pill(canvas, box, word, SMALLEST_TEXT, (INK, fill), ground)
    for layer in (0,) if boxes.is_tight else range(_LAYERS - 1, -1, -1):
        back = Card(back_name(seating.back), _BACK_WIDTH, PANEL if layer == 0 else EDGE)
        canvas.paste(back, boxes.back.x + layer * _FAN_STEP, boxes.back.y)
    if boxes.tick is not None:
        tick = Tick(boxes.tick.height, INK, TICK, FRENCH_BACKS["back"][1])
        canvas.paste(tick, boxes.tick.x, boxes.tick.y)
    paint_text(canvas, boxes.count, str(seat.cards), boxes.number_size, ink, ground, align="l")
    gold = ACCENT_INK if seat.is_turn else ACCENT
    score_ink = gold if boxes.is_tight or boxes.star is None else ink
    score = number_text(seat.score)
    paint_text(canvas, boxes.score, score, boxes.number_size, score_ink, ground, align="r")
    if boxes.star is not None:
        shape = Chip if seating.sign is ScoreSign.CHIPS else Star
        canvas.paste(shape(boxes.star.width, gold, ground), boxes.star.x, boxes.star.y)
    _paint_strip(canvas, boxes.strip, seat, seating)


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


def _paint_strip(canvas: Canvas, boxes: StripBoxes, seat: SeatPanel, seating: Seating) -> None:
    ground, ink = (ACCENT, INK) if seat.is_turn else (PANEL, TEXT)
    paint_fan(canvas, boxes.cards, seat.open_faces, "mini", seating.look, seating.back, ground)
    if boxes.pile is not None and boxes.count is not None:
        _paint_own_pile(canvas, boxes.pile, seat.pile or 0, seating.back, ground)
        paint_text(canvas, boxes.count, str(seat.pile), PILE_SIZE, ink, ground, align="l")
    if boxes.tag is not None:
        _paint_tag(canvas, boxes.tag, _tag(seat, seating.words), ink, ground)


def _paint_own_pile(canvas: Canvas, box: Box, count: int, back: str, ground: str) -> None:
    """Paint cards that lie across, one over the other; an outline where there are none."""
    if not count:
        outline = Ring(box.width, 30, 6, 2, mix(ground, PANEL_EDGE, 0.8), ground)
        canvas.paste(outline, box.x, box.bottom - 30)
        return
    layers = min(_LAYERS, count)
    for layer in range(layers):
        card = Card(back_name(back), 30, ground if layer == 0 else EDGE, is_across=True)
        canvas.paste(card, box.x, box.bottom - 30 - layer * _PILE_STEP)


def _paint_tag(canvas: Canvas, box: Box, tag: str, ink: str, ground: str) -> None:
    """Write a tag on its pill."""
    text, size = fit(tag, box.width - 2 * _TAG_PAD, TAG_SIZE, TAG_SIZE, 600)
    fill = mix(ground, PANEL_EDGE if ground == PANEL else TEXT, 0.45)
    plate = Plate(box.width, box.height, box.height // 2, fill, ground)
    canvas.paste(plate, box.x, box.y)
    paint_text(canvas, box, text, size, ink, fill, weight=600)
