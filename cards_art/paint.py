"""What the painters of tables and hands share: texts, pills, rings and the sprite of a face."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from cards_art import inks
from cards_art.canvas import Canvas
from cards_art.colours import ACCENT, BACKS, FELT_EDGE, IVORY, PANEL, mix
from cards_art.layout.box import Box
from cards_art.look import Look
from cards_art.shapes import Plate, Ring, shadow
from cards_art.sprite_names import NUMBER_CODES, Kind, back_name, face_name
from cards_art.sprites import Label, exists
from cards_art.typeface import Weight
from games.core.scene import Face

SHADE: Final = 0
"""Tone of shadows."""

PANEL_TONE: Final = inks.ramp_tone(PANEL)
UNDER_CARDS: Final = mix(FELT_EDGE, PANEL, 0.3)
"""The felt beside a card, in its shadow."""

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
    label = Label(text, size, weight, colour, ground, (box.width, box.height), align)
    dx, dy = label.offset()
    canvas.paste(label, box.x + dx, box.y + dy)


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


def sprite_of(face: Face, kind: Kind, look: Look) -> str:
    """Return the name of the sprite that shows a face; what has no face shows its back."""
    if face.code in BACKS:
        return back_name(face.code)
    name = face_name(kind, face.code, look.palette, look.language, face.stands_for)
    return name if exists(name) else back_name("back")


def have_numbers(faces: Iterable[Face]) -> bool:
    """Tell whether any of the cards is one with a number, or of that pack."""
    return any(face.code in NUMBER_CODES for face in faces)
