"""The shaded felt below everything; what lies on it is not known here.

Seats, columns and cards darken the same places again and again, at any table of as many seats, and
blending through a soft mask takes five times as long as pasting. A `Ground` blends them once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from cards_art.areas import Area, clipped, merged, overlap
from cards_art.canvas import felt_tones
from cards_art.pixels import fill, paste

FILTER: Final = 1
"""Columns at the left of every row that hold the byte of its filter: 0, none."""

_PATCHES: Final = 256
"""Shaded places kept, 5 to 130 kB each."""

ShadeKey: TypeAlias = tuple[int, ...]
"""Tone of the felt, identity of the mask, left and top, and zeros to tell equal ones apart."""


class Shades:
    """Shades in the order of painting, and what they are for; equal ones darken alike.

    Whoever keeps one keeps its masks, so that no other mask gets the identity of one of them.

    Attributes:
        size: width and height of the picture.
        masks: how much of each tone there is (mode L).
        within: part of the picture that is meant.
    """

    def __init__(
        self,
        size: tuple[int, int],
        masks: Mapping[ShadeKey, Image.Image],
        within: Area | None = None,
    ) -> None:
        self.size, self.masks, self.within = size, masks, within or (0, 0, *size)
        self._key = size, self.within, tuple(masks)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shades) and self._key == other._key


_Patch: TypeAlias = tuple[Image.Image, int, int]
"""The felt with its shades within an area, and the left and top of that."""


class Ground:
    """Shaded places that were blended once; any thread may use it."""

    def __init__(self) -> None:
        self._patch = lru_cache(maxsize=_PATCHES)(_patch)
        self._patches = lru_cache(maxsize=_PATCHES // 4)(self._found)

    def paint(self, image: Image.Image, shades: Shades, top: int) -> None:
        """Do the same as `darken`."""
        for patch, x, y in self._patches(shades):
            if y < top + image.height and top < y + patch.height:
                paste(image, patch, x + FILTER, y - top)

    def _found(self, shades: Shades) -> tuple[_Patch, ...]:
        areas = {key: _area(key, mask) for key, mask in shades.masks.items()}
        patches: list[_Patch] = []
        for place in merged([clipped(area, shades.size) for area in areas.values()]):
            inside = {key: shades.masks[key] for key, area in areas.items() if overlap(area, place)}
            patches.append((self._patch(Shades(shades.size, inside, place)), *place[:2]))
        return tuple(patches)


def darken(image: Image.Image, shades: Shades, top: int) -> None:
    """Shade rows of bare felt, see `bare`, of which the first is the row `top`."""
    for (tone, _, x, y, *_), mask in shades.masks.items():
        if y < top + image.height and top < y + mask.height:
            fill(image, tone, x + FILTER, y - top, mask)


def bare(size: tuple[int, int], top: int, bottom: int) -> bytearray:
    """Return rows of the bare felt, each with the byte of its filter at the left.

    Args:
        size: width and height of the picture.
        top: the first row.
        bottom: the first row that is left out.
    """
    width = size[0] + FILTER
    return bytearray(_felt(*size)[top * width : bottom * width])


@lru_cache(maxsize=8)
def _felt(width: int, height: int) -> memoryview:
    rows = Image.new("L", (width + FILTER, height), 0)
    rows.paste(felt_tones(width, height), (FILTER, 0))
    return memoryview(rows.tobytes())


def _area(key: ShadeKey, mask: Image.Image) -> Area:
    x, y = key[2:4]
    return x, y, x + mask.width, y + mask.height


def _patch(shades: Shades) -> Image.Image:
    """Return the felt within an area with all its shades."""
    left, top, _, _ = shades.within
    patch = felt_tones(*shades.size).crop(shades.within)
    for (tone, _, x, y, *_), mask in shades.masks.items():
        patch.paste(tone, (x - left, y - top), mask)
    return patch
