"""What the painters of tables and hands share: texts, pills, rings and the sprite of a face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal

from cards_art import inks
from cards_art.canvas import Canvas
from cards_art.colours import ACCENT, BACKS, FELT_EDGE, IVORY, PANEL, TEXT, mix
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.look import Look
from cards_art.shapes import Plate, Ring, shadow, veil
from cards_art.sprite_names import (
    NUMBER_CODES,
    Kind,
    back_name,
    face_name,
    index,
    prints_stands_for,
)
from cards_art.sprites import Card, Cast, Label, exists
from cards_art.typeface import Weight, fit, measure
from games.core.scene import Face

SHADE: Final = 0
"""Tone of shadows."""

PANEL_TONE: Final = inks.ramp_tone(PANEL)
UNDER_CARDS: Final = mix(FELT_EDGE, PANEL, 0.3)
"""The felt beside a card, in its shadow."""

_EVENING: Final = 16
"""Pixels by which lines are made shorter, as long as their number stays the same."""

OVER_CARD: Final = mix(IVORY, PANEL, 0.22)
"""The edge of a card that another lies on, in the shadow of that."""

ON_NEIGHBOUR: Final = (OVER_CARD, UNDER_CARDS, OVER_CARD, UNDER_CARDS)
"""The ground of a card whose left edge lies on the card before it."""


def paint_text(
    canvas: Canvas,
    box: Box,
    text: str,
    size: int,
    colour: str,
    ground: str,
    *,
    align: Literal["l", "m", "r"] = "m",
    weight: Weight = 700,
) -> None:
    """Write one line within `box`; what would leave it is cut off."""
    label, dx, dy = _label(text, size, weight, colour, ground, (box.width, box.height), align)
    canvas.paste(label, box.x + dx, box.y + dy)


@lru_cache(maxsize=2048)
def _label(
    text: str,
    size: int,
    weight: Weight,
    colour: str,
    ground: str,
    room: tuple[int, int],
    align: Literal["l", "m", "r"],
) -> tuple[Label, int, int]:
    """Return a label, which is one object each time, and where its ink lies in the room."""
    label = Label(text, size, weight, colour, ground, room, align)
    return label, *label.offset()


def paint_line(
    canvas: Canvas,
    box: Box,
    text: str,
    size: int,
    colour: str,
    ground: str,
    *,
    align: Literal["l", "m", "r"] = "m",
    weight: Weight = 700,
) -> None:
    """Write one line that shrinks to the smallest size, and then is cut, to fit the box."""
    shown, fitted = fit(text, box.width, size, SMALLEST_TEXT, weight)
    if shown:
        paint_text(canvas, box, shown, fitted, colour, ground, align=align, weight=weight)


@lru_cache(maxsize=1024)
def wrapped(text: str, width: int, size: int, weight: Weight, most: int) -> tuple[str, ...]:
    """Break a text between its words into at most `most` lines of about the same length.

    The last takes what is left, and may be too long.
    """
    lines = _broken(text, width, size, weight, most)
    for narrower in range(width - _EVENING, width // 2, -_EVENING) if len(lines) > 1 else ():
        evened = _broken(text, narrower, size, weight, len(lines))
        if measure(evened[-1], size, weight) > max(narrower, measure(lines[-1], size, weight)):
            break
        lines = evened
    return tuple(lines)


def _broken(text: str, width: int, size: int, weight: Weight, most: int) -> list[str]:
    lines: list[str] = []
    words = text.split()
    while words and len(lines) + 1 < most:
        count = len(words)
        while count > 1 and measure(" ".join(words[:count]), size, weight) > width:
            count -= 1
        lines.append(" ".join(words[:count]))
        words = words[count:]
    return [*lines, " ".join(words)] if words else lines


def text_length(text: str, size: int, weight: Weight) -> int:
    """Return the pixels of a text, in steps of four so that few layouts differ by it."""
    return -(-measure(text, size, weight) // 4) * 4


def paint_pill(
    canvas: Canvas, box: Box, text: str, size: int, colours: tuple[str, str], ground: str
) -> None:
    """Write `text` on a pill that fills `box`; `colours` are those of the text and the pill."""
    ink, fill = colours
    canvas.paste(Plate(box.width, box.height, box.height // 2, fill, ground), box.x, box.y)
    paint_text(canvas, box, text, size, ink, fill)


def paint_ring(canvas: Canvas, card: Box, stroke: int) -> None:
    """Ring a card, or cards that lie together."""
    box = card.grown(3)
    radius = max(8, round(card.height * 0.055))
    canvas.paste(
        Ring(box.width, box.height, radius, stroke, ACCENT, mix(IVORY, FELT_EDGE, 0.5)),
        box.x,
        box.y,
    )


def paint_shadow(
    canvas: Canvas, box: Box, *, radius: int, blur: int, opacity: int, dx: int, dy: int
) -> None:
    """Let `box` throw a shadow on the felt; to be painted before anything that lies there."""
    mask = shadow(box.width, box.height, radius, blur, opacity)
    canvas.shade(mask, box.x - 2 * blur + dx, box.y - 2 * blur + dy, SHADE)


def paint_veil(canvas: Canvas, box: Box, radius: int, opacity: int) -> None:
    """Darken the felt within `box`."""
    canvas.shade(veil(box.width, box.height, radius, opacity), box.x, box.y, PANEL_TONE)


def shade_fan(canvas: Canvas, boxes: Sequence[Box]) -> None:
    """Let cards that lie in a row throw their shadow on the felt."""
    if not boxes:
        return
    radius = round(boxes[0].width * 0.08)
    first, last = boxes[0], boxes[-1]
    is_apart = len(boxes) > 1 and boxes[1].x > first.right
    whole = Box(first.x, first.y, last.right - first.x, first.height)
    for box in boxes if is_apart else (whole,):
        paint_shadow(canvas, box, radius=radius, blur=6, opacity=115, dx=-2, dy=3)


def paint_fan(
    canvas: Canvas,
    boxes: Sequence[Box],
    faces: Sequence[Face],
    kind: Kind,
    look: Look,
    back: str = "back",
    ground: str = UNDER_CARDS,
) -> None:
    """Paint cards in a row, each on the one before it where they overlap.

    Args:
        canvas: what is painted on.
        boxes: where each lies.
        faces: one for each box.
        kind: large or small cards.
        look: palette and language.
        back: what a card face down shows.
        ground: the colour beside them.
    """
    last = len(boxes) - 1
    for place, (box, face) in enumerate(zip(boxes, faces, strict=True)):
        step = boxes[place + 1].x - box.x if place < last else box.width
        lies_on_it = place > 0 and boxes[place - 1].right > box.x
        name = sprite_of(face, kind, look, back)
        card = _in_fan(name, (box.width, box.height), step, ground, lies_on_it, face.is_playable)
        canvas.paste(card, box.x, box.y)
        if face.stands_for and not prints_stands_for(kind, face.code):
            _paint_stands_for(canvas, box, face.stands_for, look)


@lru_cache(maxsize=2048)
def _in_fan(
    name: str,
    size: tuple[int, int],
    step: int,
    ground: str,
    lies_on_it: bool,  # noqa: FBT001
    is_playable: bool,  # noqa: FBT001
) -> Card:
    """Return a card of a fan; the next one lies `step` pixels further right."""
    width, height = size
    beside = (OVER_CARD, ground, OVER_CARD, ground)
    shown, casts = size, ()
    if step < width:
        radius = round(width * 0.09)
        shown = (min(width, step + radius + 2), height)
        casts = (Cast(Box(step - 2, 2, width, height), radius, 5, 110),)
    around = beside if lies_on_it else ground
    return Card(name, width, around, shown, casts, is_playable=is_playable)


def _paint_stands_for(canvas: Canvas, card: Box, code: str, look: Look) -> None:
    """Write on a large joker the rank that it stands for."""
    room = Box(card.x + 4, card.bottom - 54, round(card.width * 0.45), 46)
    paint_pill(canvas, room, f"= {index(code[-1], look.language)}", 30, (TEXT, PANEL), IVORY)


def sprite_of(face: Face, kind: Kind, look: Look, back: str = "back") -> str:
    """Return the name of the sprite that shows a face; what has no face shows its back."""
    return _sprite_of(face.code, face.stands_for, kind, look, back)


@lru_cache(maxsize=4096)
def _sprite_of(code: str, stands_for: str | None, kind: Kind, look: Look, back: str) -> str:
    if code in BACKS:
        return back_name(back if code == "back" else code)
    shown = look.face if kind == "gross" else kind
    name = face_name(shown, code, look.palette, look.language, stands_for)
    return name if exists(name) else back_name(back)


def have_numbers(faces: Iterable[Face]) -> bool:
    """Tell whether any of the cards is one with a number, or of that pack."""
    return any(face.code in NUMBER_CODES for face in faces)
