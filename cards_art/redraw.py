"""Draws a picture from its strokes, anew only where they differ from those of a former drawing.

After a move most of a table looks as before. Painters leave strokes: which sprite goes where. Where
the lists agree the former pixels stay, and former packed rows are sent again. The result is that of
a drawing from nothing, byte for byte.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from cards_art import inks, png
from cards_art.canvas import Sprite, felt_tones, indexed
from cards_art.colours import PALETTES
from cards_art.inks import Inks
from cards_art.png import Strip

STRIP: Final = 50
"""Rows that are packed together: fewer are packed faster after a move, more from nothing."""

_MOST_CHANGED: Final = 0.7
"""Share of the picture beyond which it is painted from nothing."""

_MOST_STROKES: Final = 80
"""Changed strokes beyond which the same."""

_FILTER: Final = 1
"""Columns at the left of every row that hold the byte of its filter: 0, none."""

_PASTING: Final = threading.Lock()
"""Held while a table is painted: one thread at a time pastes, others pack beside it.

Pillow gives the interpreter's lock away for every paste of some ten microseconds. Two threads that
paste at once wake each other a hundred times a table, which costs more than it saves.
"""

_Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, first column and row outside; cheaper than a `Box` where there are hundreds."""

_Stroke: TypeAlias = tuple[tuple[int, int, int, int], _Area, Image.Image | int, Image.Image]
"""A sprite (its indices) or shade (its tone) through a mask, and where.

The first part is the same for two strokes that paint the same, as long as both exist.
"""


@dataclass(frozen=True, slots=True)
class Painting:
    """A finished picture, and what it was made of.

    Attributes:
        inks: name of its inks.
        strokes: in the order of painting.
        rows: the pixels, with a column of filter bytes at the left; never changed.
        strips: the rows as they were packed.
    """

    inks: str
    strokes: Sequence[_Stroke]
    rows: Image.Image
    strips: Sequence[Strip]

    def png(self) -> bytes:
        """Return it as PNG."""
        width, height = self.rows.size
        return png.assemble((width - _FILTER, height), inks.palette(self.inks), self.strips)


class StrokeCanvas:
    """A canvas that notes what is to be painted; see `cards_art.canvas.Canvas`."""

    def __init__(self, width: int, height: int, use: Inks, suits: str = PALETTES[0]) -> None:
        self._size = width, height
        self._inks = inks.name_of(use, suits)
        self._strokes: list[_Stroke] = []

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Note a shade."""
        width, height = mask.size
        key = tone, id(mask), x, y
        self._strokes.append((key, (x, y, x + width, y + height), tone, mask))

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Note a sprite."""
        pixels, mask = indexed(sprite, self._inks)
        width, height = pixels.size
        key = id(pixels), id(mask), x, y
        self._strokes.append((key, (x, y, x + width, y + height), pixels, mask))

    def painted(self, former: Painting | None = None) -> Painting:
        """Paint what was noted.

        Args:
            former: an earlier drawing of the same table, which may save most of the work.
        """
        changed = None
        look = self._inks, self._size[1]
        if former is not None and (former.inks, former.rows.height) == look:
            changed = _changed(former.strokes, self._strokes, self._size)
        if former is None or changed is None:
            with _PASTING:
                rows = self._whole()
            return Painting(self._inks, self._strokes, rows, _packed(rows, (), ()))
        rows = former.rows.copy()
        with _PASTING:
            for area in changed:
                rows.paste(self._part(area), (area[0] + _FILTER, area[1]))
        return Painting(self._inks, self._strokes, rows, _packed(rows, former.strips, changed))

    def _whole(self) -> Image.Image:
        """Return all rows painted from nothing."""
        rows = _felt_rows(*self._size).copy()
        for _, (x, y, _, _), source, mask in self._strokes:
            rows.paste(source, (x + _FILTER, y), mask)
        rows.paste(0, (0, 0, _FILTER, rows.height))  # a shadow may lie on the column
        return rows

    def _part(self, area: _Area) -> Image.Image:
        """Return what lies within an area."""
        left, top, right, bottom = area
        part = felt_tones(*self._size).crop(area)
        for _, (x, y, end, below), source, mask in self._strokes:
            if x < right and left < end and y < bottom and top < below:
                part.paste(source, (x - left, y - top), mask)
        return part


def _packed(
    rows: Image.Image, kept: Sequence[Strip], changed: Sequence[_Area]
) -> tuple[Strip, ...]:
    """Return the rows packed: strips of the former drawing where nothing has changed."""
    width, height = rows.size
    pixels = memoryview(rows.tobytes())
    return tuple(
        kept[top // STRIP]
        if kept and not any(area[1] < top + STRIP and top < area[3] for area in changed)
        else png.pack(pixels[top * width : min(height, top + STRIP) * width])
        for top in range(0, height, STRIP)
    )


@lru_cache(maxsize=8)
def _felt_rows(width: int, height: int) -> Image.Image:
    """Return the bare felt with the column of filter bytes."""
    rows = Image.new("L", (width + _FILTER, height), 0)
    rows.paste(felt_tones(width, height), (_FILTER, 0))
    return rows


def _changed(
    former: Sequence[_Stroke], new: Sequence[_Stroke], size: tuple[int, int]
) -> list[_Area] | None:
    """Return areas that do not overlap around all that differs; ``None``: better paint it all."""
    before, after = [stroke[0] for stroke in former], [stroke[0] for stroke in new]
    common = set(before) & set(after)
    # Where what stayed is painted in another order, what covers what may have changed.
    if [key for key in before if key in common] != [key for key in after if key in common]:
        return None
    areas = [stroke[1] for stroke in (*former, *new) if stroke[0] not in common]
    if len(areas) > _MOST_STROKES:
        return None
    width, height = size
    merged = _merged(
        [(max(0, x), max(0, y), min(width, r), min(height, b)) for x, y, r, b in areas]
    )
    total = sum((right - left) * (bottom - top) for left, top, right, bottom in merged)
    return merged if total <= _MOST_CHANGED * width * height else None


def _merged(areas: Sequence[_Area]) -> list[_Area]:
    """Return the areas, those that overlap joined and empty ones left out."""
    apart: list[_Area] = []
    for area in areas:
        left, top, right, bottom = area
        if left >= right or top >= bottom:
            continue
        at = 0
        while at < len(apart):
            x, y, end, below = apart[at]
            if x < right and left < end and y < bottom and top < below:
                left, top = min(left, x), min(top, y)
                right, bottom = max(right, end), max(bottom, below)
                del apart[at]
                at = 0  # what has grown may reach those that it did not reach before
            else:
                at += 1
        apart.append((left, top, right, bottom))
    return apart


class Memory:
    """Former drawings of tables, the last used kept; any thread may use it.

    It is for what everybody may see: no hand goes in here.
    """

    def __init__(self, most: int = 16) -> None:
        self._most = most  # about 0.9 MB each
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, Painting] = OrderedDict()

    def get(self, key: Hashable) -> Painting | None:
        """Return the last drawing under that key."""
        with self._lock:
            return self._kept.get(key)

    def keep(self, key: Hashable, painting: Painting) -> None:
        """Keep a drawing in place of the last under that key."""
        with self._lock:
            self._kept[key] = painting
            self._kept.move_to_end(key)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
