"""What the painters of the boards share: headings, rows, ranks, the sign of what is provisional."""

from __future__ import annotations

from typing import Final

from cards_art.boards import tones
from cards_art.boards.layout import TITLE_SIZE, Heading
from cards_art.canvas import Canvas
from cards_art.colours import ACCENT, FELT, INK, MUTED, TEXT
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.paint import paint_line, paint_text, paint_veil
from cards_art.shapes import Plate, Ring

RADIUS: Final = 16
_OWN_RING: Final = 4
_PROVISIONAL_SIZE: Final = 34
_PROVISIONAL_MORE: Final = 4
"""Pixels by which a question mark stands out of the place of an arrow."""


def paint_heading(canvas: Canvas, heading: Heading, title: str, subtitle: str) -> None:
    """Write title and the line under it."""
    ground = tones.HEADING
    paint_line(canvas, heading.title, title, TITLE_SIZE, TEXT, ground, align="l")
    paint_line(
        canvas, heading.subtitle, subtitle, SMALLEST_TEXT, MUTED, ground, align="l", weight=600
    )


def shade_row(canvas: Canvas, box: Box, *, is_odd: bool) -> None:
    """Darken the felt for a row, every other a little more."""
    paint_veil(canvas, box, RADIUS, 150 if is_odd else 110)


def paint_own_row(canvas: Canvas, box: Box) -> None:
    """Lay the ground and the frame of the row of whoever asked."""
    plate = Plate(box.width, box.height, RADIUS, tones.OWN, FELT)
    canvas.paste(plate, box.x, box.y)
    ring = Ring(box.width, box.height, RADIUS, _OWN_RING, ACCENT, tones.OWN)
    canvas.paste(ring, box.x, box.y)


def paint_rank(canvas: Canvas, box: Box, rank: int, ground: str, size: int = 32) -> None:
    """Write a rank, on a medal if it has one; a long number shrinks, then is cut."""
    medal = tones.MEDALS.get(rank)
    if medal is None:
        colour = INK if ground == ACCENT else TEXT
        paint_line(canvas, box, str(rank), size, colour, ground)
        return
    canvas.paste(Plate(box.width, box.height, box.height // 2, medal, ground), box.x, box.y)
    paint_text(canvas, box, str(rank), size, INK, medal)


def paint_provisional(canvas: Canvas, mark: Box, ground: str) -> None:
    """Write the sign of a provisional figure where the arrow of another would be."""
    room = mark.grown(_PROVISIONAL_MORE)
    paint_text(canvas, room, "?", _PROVISIONAL_SIZE, ACCENT, ground)
