"""Paints and packs the rows of a picture; what lies where on it, and which rows, others decide.

A `Job` is all that is needed for it, so that it can be done in any thread or process.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image

from cards_art import png
from cards_art.canvas import Indexed
from cards_art.ground import FILTER, Ground, ShadeKey, Shades, bare, darken
from cards_art.pixels import over
from cards_art.png import Strip

_PASTING: Final = threading.Lock()
"""Held while a picture is painted: one thread at a time pastes, others pack beside it.

Pillow gives the interpreter's lock away for every paste of some microseconds. Two threads that
paste at once wake each other a hundred times a table, which costs more than it saves.
"""

_GROUND: Final = Ground()
"""Shaded places of public tables."""

StrokeKey: TypeAlias = tuple[int, int, int, int]
"""0, identity of a sprite's form, left, top: the same if the same is pasted, while both exist."""


@dataclass(frozen=True, slots=True)
class Job:
    """Rows of a picture that are to be painted and packed.

    Attributes:
        size: width and height of the whole picture.
        shades: on the felt, in the order of painting, below all sprites.
        strokes: sprites in the order of painting; some may lie on other rows only.
        stretches: of rows without a gap: first row of each strip, and where the last one ends.
        keeps_ground: whether places that are shaded are remembered, as of what everybody may see.
    """

    size: tuple[int, int]
    shades: Mapping[ShadeKey, Image.Image]
    strokes: Mapping[StrokeKey, Indexed]
    stretches: Sequence[Sequence[int]]
    keeps_ground: bool


Paint: TypeAlias = Callable[[Job], Sequence[Strip]]
"""Does a job and returns its strips, from the top down; it may be called by any thread."""


def paint(job: Job) -> list[Strip]:
    """Do a job here and now, see `Paint`."""
    shades = Shades(job.size, job.shades)
    return [
        strip
        for bounds in job.stretches
        for strip in _packed(memoryview(_rows(job, shades, bounds[0], bounds[-1])), bounds)
    ]


def _rows(job: Job, shades: Shades, top: int, bottom: int) -> bytearray:
    """Return rows painted, each with the byte of its filter at the left."""
    rows = bare(job.size, top, bottom)
    image = over(rows, job.size[0] + FILTER)
    with _PASTING:
        if job.keeps_ground:
            _GROUND.paint(image, shades, top)
        else:
            darken(image, shades, top)
        for (_, _, x, y), form in job.strokes.items():
            if y < bottom and top < y + form.height:
                form.paste(image, x + FILTER, y - top)
    rows[:: image.width] = bytes(bottom - top)  # a sprite or shade may lie on the column
    return rows


def _packed(pixels: memoryview, bounds: Sequence[int]) -> Iterator[Strip]:
    """Yield rows packed, a strip at a time; the last bound is where the last one ends."""
    width = len(pixels) // (bounds[-1] - bounds[0])
    for top, bottom in pairwise(row - bounds[0] for row in bounds):
        yield png.pack(pixels[top * width : bottom * width])
