"""Draws a picture from its strokes, anew only where they differ from those of a former drawing.

After a move much of a table looks as before. Painters leave strokes: which sprite goes where. Rows
in which the lists agree are neither painted nor packed again; the others are a job for whoever
paints, see `cards_art.painting`. The result is that of a drawing from nothing, byte for byte.
"""

from __future__ import annotations

import threading
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import filterfalse
from typing import Final, TypeAlias, TypeVar

from PIL import Image

from cards_art import inks, painting, png
from cards_art.canvas import Indexed, Sprite, indexed
from cards_art.colours import PALETTES
from cards_art.ground import ShadeKey
from cards_art.inks import Inks
from cards_art.painting import Job, Paint, StrokeKey
from cards_art.png import Strip

STRIP: Final = 74
"""Rows that are packed together: fewer are packed faster after a move, more from nothing."""

FIRST: Final = 82
"""Rows of the first strip. In matches of all games these two leave the fewest rows to be packed
after a move: where the panels of the seats end, a strip ends."""

_Key: TypeAlias = ShadeKey | StrokeKey

_Painted = TypeVar("_Painted", Image.Image, Indexed)


@dataclass(frozen=True, slots=True)
class Painting:
    """A finished picture, and what it was made of.

    Attributes:
        size: width and height.
        inks: name of its inks.
        shades: on the felt, in the order of painting.
        strokes: sprites on it, in that order.
        strips: the rows as they were packed, from the top down.
    """

    size: tuple[int, int]
    inks: str
    shades: Mapping[ShadeKey, Image.Image]
    strokes: Mapping[StrokeKey, Indexed]
    strips: Sequence[Strip]

    def png(self) -> bytes:
        """Return it as PNG."""
        return png.assemble(self.size, inks.palette(self.inks), self.strips)


class Memory:
    """What is remembered of public tables, the last used of each kind; any thread may use it.

    It is for what everybody may see: no hand goes in here.
    """

    def __init__(self, most: int = 64) -> None:
        self._most = most  # drawings, about 0.15 MB each beside the sprites, which they share
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


class StrokeCanvas:
    """A canvas that notes what is to be painted before it paints.

    Args:
        width, height: of the picture.
        use, suits: see `cards_art.inks.name_of`.
        is_public: whether everybody may see it, see `cards_art.painting.Job.keeps_ground`.
        is_redrawn: whether it is packed in strips, which may then be used once more.
    """

    def __init__(
        self,
        width: int,
        height: int,
        use: Inks,
        suits: str = PALETTES[0],
        *,
        is_public: bool = False,
        is_redrawn: bool = True,
    ) -> None:
        self._size = width, height
        self._inks = inks.name_of(use, suits)
        self._is_public = is_public
        self._bounds = _bounds(height) if is_redrawn else (0, height)
        self._shades: dict[ShadeKey, Image.Image] = {}
        self._strokes: dict[StrokeKey, Indexed] = {}

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Note a shade; all of them lie below all sprites."""
        key: ShadeKey = (tone, id(mask), x, y)
        while key in self._shades:
            key = (*key, 0)  # twice the same is twice as dark
        self._shades[key] = mask

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Note a sprite."""
        form = indexed(sprite, self._inks)
        key = 0, id(form), x, y
        self._strokes.pop(key, None)  # the same once more covers all of what it was before
        self._strokes[key] = form

    def painted(self, former: Painting | None = None, paint: Paint = painting.paint) -> Painting:
        """Paint what was noted.

        Args:
            former: an earlier drawing of the same table, which may save most of the work.
            paint: who paints and packs.
        """
        bounds = self._bounds
        strips: list[Strip | None] = [None] * (len(bounds) - 1)
        if former is not None and (former.size, former.inks) == (self._size, self._inks):
            strips = self._kept(former, bounds)
        gaps = [*_gaps(strips)]
        if gaps:
            rows = [bounds[first : end + 1] for first, end in gaps]
            done = paint(Job(self._size, self._shades, self._strokes, rows, self._is_public))
            missing = [at for first, end in gaps for at in range(first, end)]
            for at, strip in zip(missing, done, strict=True):
                strips[at] = strip
        whole = [strip for strip in strips if strip is not None]
        return Painting(self._size, self._inks, self._shades, self._strokes, whole)

    def _kept(self, former: Painting, bounds: Sequence[int]) -> list[Strip | None]:
        """Return the strips of a former drawing, ``None`` for those in which anything differs."""
        shades = _changes(former.shades, self._shades)
        strokes = _changes(former.strokes, self._strokes)
        if shades is None or strokes is None:
            return [None] * len(former.strips)
        strips: list[Strip | None] = [*former.strips]
        for top, height in (*shades, *strokes):
            first = max(0, bisect_right(bounds, top) - 1)
            end = bisect_left(bounds, top + height, hi=len(strips))
            strips[first:end] = [None] * (end - first)
        return strips


@lru_cache(maxsize=64)
def _bounds(height: int) -> tuple[int, ...]:
    """Return the first row of each strip of a picture, and its height."""
    return 0, *range(FIRST, height, STRIP), height


def _changes(
    former: Mapping[_Key, _Painted], new: Mapping[_Key, _Painted]
) -> list[tuple[int, int]] | None:
    """Return top and height of what only one of them has.

    Returns:
        ``None`` if what both have comes in another order: then what covers what may have changed
        where nothing else has.
    """
    changed = former.keys() ^ new.keys()
    is_changed = changed.__contains__
    if [*filterfalse(is_changed, former)] != [*filterfalse(is_changed, new)]:
        return None
    return [(key[3], (former if key in former else new)[key].height) for key in changed]


def _gaps(strips: Sequence[Strip | None]) -> Iterator[tuple[int, int]]:
    """Yield first and end of each unbroken stretch of strips that are missing."""
    first = None
    for at in range(len(strips) + 1):
        is_missing = at < len(strips) and strips[at] is None
        if is_missing and first is None:
            first = at
        elif first is not None and not is_missing:
            yield first, at
            first = None
