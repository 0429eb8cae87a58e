"""Calls of Pillow: typed where they mention numpy, and without what they look at before pasting."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from PIL import Image

from cards_art.colours import Rgb


def resized(
    image: Image.Image,
    size: tuple[int, int],
    resample: Image.Resampling,
    reducing_gap: float | None = None,
) -> Image.Image:
    """Return the image at another size; see ``Image.resize``."""
    done: Image.Image = cast("Any", image).resize(size, resample, reducing_gap=reducing_gap)
    return done


def mapped(image: Image.Image, table: Sequence[int], mode: str | None = None) -> Image.Image:
    """Return the image with every value 0..255 replaced by its entry; see ``Image.point``."""
    done: Image.Image = cast("Any", image).point(table, mode)
    return done


def faded(mask: Image.Image, opacity: int) -> Image.Image:
    """Return a mask (mode L) scaled down so that 255 becomes `opacity`."""
    return mapped(mask, [value * opacity // 255 for value in range(256)])


def quartered(size: tuple[int, int], colours: Sequence[Rgb]) -> Image.Image:
    """Return an RGB image of four flat quarters: upper left and right, lower left and right."""
    width, height = size
    image = Image.new("RGB", size, colours[0])
    across, down = width // 2, height // 2
    image.paste(colours[1], (across, 0, width, down))
    image.paste(colours[2], (0, down, across, height))
    image.paste(colours[3], (across, down, width, height))
    return image


def paste(
    onto: Image.Image, source: Image.Image, x: int, y: int, mask: Image.Image | None = None
) -> None:
    """Paste an image of the same mode at (x, y), through a mask of its size; see ``Image.paste``.

    That method first finds out what it was given, which takes twice as long as a small sprite.
    """
    width, height = source.size
    box = x, y, x + width, y + height
    if mask is None:
        onto.im.paste(source.im, box)
    else:
        onto.im.paste(source.im, box, mask.im)


def fill(onto: Image.Image, value: int, x: int, y: int, mask: Image.Image) -> None:
    """Blend a value through a mask whose upper left corner is laid at (x, y); see `paste`."""
    onto.im.paste(value, (x, y, x + mask.width, y + mask.height), mask.im)


def over(buffer: bytearray, width: int) -> Image.Image:
    """Return an image (mode L) of the rows in a buffer; `paste` and `fill` change the buffer."""
    size = width, len(buffer) // width
    return Image.frombuffer("L", size, buffer, "raw", "L", 0, 1)


def alike_rows(mask: Image.Image) -> tuple[int, int]:
    """Return first row and end of the longest stretch of equal rows of a mask."""
    rows = _rows(mask)
    best, start = (0, 0), 0
    for row in range(1, len(rows) + 1):
        if row == len(rows) or rows[row] != rows[start]:
            if row - start > best[1] - best[0]:
                best = start, row
            start = row
    return best


def solid_columns(mask: Image.Image, row: int) -> list[tuple[int, int]]:
    """Return left and end of every stretch of a mask's row that is let through."""
    return [match.span() for match in re.finditer(rb"\xff+", _rows(mask)[row])]


def _rows(mask: Image.Image) -> list[bytes]:
    width, height = mask.size
    values = mask.convert("L").tobytes()
    return [values[row * width : (row + 1) * width] for row in range(height)]
