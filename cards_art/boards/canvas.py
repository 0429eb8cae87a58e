"""The surface of boards without cards: `cards_art.canvas.IndexCanvas` with inks of their own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Protocol, TypeAlias

from PIL import Image

from cards_art import inks, png
from cards_art.boards import tones
from cards_art.canvas import Canvas, Sprite, felt_tones, on_ground
from cards_art.colours import rgb
from cards_art.pixels import mapped

_SPRITES: Final = 512
"""Sprites kept in the form they are pasted in, a few kB each."""

_FAINTEST: Final = 40
"""Opacity (0..255) below which a sprite's pixel is left out."""


class OnceCanvas(Canvas, Protocol):
    """A canvas that also takes what no other picture has."""

    def paste_once(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a large sprite without keeping it for another time."""
        ...


class BoardCanvas:
    """A picture of palette indices in the inks of the boards; see `cards_art.canvas.Canvas`."""

    def __init__(self, width: int, height: int) -> None:
        self._image = felt_tones(width, height).copy()

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Blend a tone of the felt through a mask."""
        self._image.paste(tone, (x, y), mask)

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite, looked up in the palette once and kept."""
        self._image.paste(*_placed(_indexed(sprite), x, y))

    def paste_once(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a large sprite without keeping it."""
        self._image.paste(*_placed(_looked_up(sprite), x, y))

    def png(self) -> bytes:
        """Return the picture as PNG."""
        return png.encode(self._image, palette())


_Pasted: TypeAlias = tuple[Image.Image, Image.Image]


@cache
def palette() -> bytes:
    """Return red, green, blue of the felt's tones and of the boards' inks."""
    ramp = [inks.ramp_colour(tone) for tone in range(inks.RAMP)]
    return bytes(part for colour in (*ramp, *map(rgb, tones.inks())) for part in colour)


def _placed(pasted: _Pasted, x: int, y: int) -> tuple[Image.Image, tuple[int, int], Image.Image]:
    indices, mask = pasted
    return indices, (x, y), mask


@lru_cache(maxsize=_SPRITES)
def _indexed(sprite: Sprite) -> _Pasted:
    return _looked_up(sprite)


def _looked_up(sprite: Sprite) -> _Pasted:
    """Return a sprite as palette indices and the mask (mode 1) of what is pasted."""
    drawn = sprite.draw()
    flat = on_ground(sprite, drawn).quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    indices = Image.frombytes("L", flat.size, flat.tobytes())
    opaque = [255 * (value >= _FAINTEST) for value in range(256)]
    return indices, mapped(drawn.getchannel("A"), opaque, "1")


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette())
    return image
