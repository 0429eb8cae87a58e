"""The calls of Pillow whose types mention numpy and are unknown without it, typed for our use."""

from __future__ import annotations

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
