"""Turns a sheet into one byte a pixel: 256 colours of its own, invisibly far from the true ones.

A sheet holds the faces of one suit, so it has few colours; its soft outer edges share one colour
at several opacities. On disk and in memory it takes a third of what full colour would.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from PIL import Image

from cards_art.colours import Rgb
from cards_art.inks import palette_image
from cards_art.pixels import mapped

_OPACITIES: Final = 24
"""Entries for soft edges; the first of them is no ink at all."""

_OPAQUE: Final = 256 - _OPACITIES
_EXACT: Final = 24
"""The most frequent colours, which are large flat areas, are kept as they are."""

_NEIGHBOUR: Final = 6
"""Difference of a channel within which an entry could be taken for an exact one."""

_ROUNDS: Final = 4


def indexed(page: Image.Image) -> Image.Image:
    """Return an RGBA picture in 256 colours (mode P), opacities in ``info["transparency"]``."""
    opacity = page.getchannel("A")
    soft = mapped(opacity, [255 * (value < 255) for value in range(256)], "1")
    edge = _edge(page)
    flat = page.convert("RGB")
    flat.paste(edge, (0, 0), soft)
    colours = _colours(flat)
    looked_up = flat.quantize(palette=palette_image(colours), dither=Image.Dither.NONE)
    indices = Image.frombytes("L", page.size, looked_up.tobytes())
    levels = [_OPAQUE + round(value * (_OPACITIES - 1) / 255) for value in range(256)]
    indices.paste(mapped(opacity, levels), (0, 0), soft)
    done = Image.frombytes("P", page.size, indices.tobytes())
    entries = (*colours, *(edge,) * (256 - len(colours)))
    done.putpalette([part for colour in entries for part in colour])
    steps = [round(level * 255 / (_OPACITIES - 1)) for level in range(_OPACITIES)]
    done.info["transparency"] = bytes([255] * _OPAQUE + steps)
    return done


def _edge(page: Image.Image) -> Rgb:
    """Return the colour that most pixels with a soft edge have."""
    counted: Counter[Rgb] = Counter()
    for times, (red, green, blue, opacity) in _counts(page):
        if 0 < opacity < 255:
            counted[red, green, blue] += times
    return max(counted, key=counted.__getitem__)


def _colours(flat: Image.Image) -> list[Rgb]:
    """Return at most `_OPAQUE` colours, the most frequent ones exactly."""
    exact: list[Rgb] = []
    for _, (red, green, blue) in sorted(_counts(flat), reverse=True):
        if len(exact) < _EXACT and _is_apart((red, green, blue), exact):
            exact.append((red, green, blue))
    spread = flat.quantize(
        _OPAQUE - len(exact), method=Image.Quantize.MAXCOVERAGE, kmeans=_ROUNDS
    ).convert("RGB")
    others: list[Rgb] = [(red, green, blue) for _, (red, green, blue) in _counts(spread)]
    return exact + [colour for colour in others if _is_apart(colour, exact)]


def _is_apart(colour: Rgb, kept: list[Rgb]) -> bool:
    """Tell whether a colour could not be taken for any of the others."""
    return all(
        max(abs(a - b) for a, b in zip(colour, other, strict=True)) > _NEIGHBOUR for other in kept
    )


def _counts(image: Image.Image) -> list[tuple[int, tuple[int, ...]]]:
    """Return how often each colour occurs."""
    found = image.getcolors(image.width * image.height)
    return cast("list[tuple[int, tuple[int, ...]]]", found)
