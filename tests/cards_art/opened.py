"""What a picture shows, however it was packed.

isal packs equal rows differently by a few bytes once in a long while, see `cards_art.png.pack`; so
far in threads that had just begun, as those have in which tests serve.
"""

import io
from collections.abc import Iterable

from PIL import Image

from cards_art.png import Strip


def shown(png: bytes) -> tuple[tuple[int, int], object, bytes]:
    """Return size, palette and every row of a picture."""
    with Image.open(io.BytesIO(png)) as image:
        return image.size, image.getpalette(), image.tobytes()


def rows(strips: Iterable[Strip]) -> list[tuple[int, int]]:
    """Return checksum and length of the rows of each strip."""
    return [(strip.checksum, strip.length) for strip in strips]
