"""The surface painters work on: felt, shade on felt, and sprites pasted at whole pixels.

`IndexCanvas` pastes at once: one byte a pixel, every sprite looked up in the palette once and
pasted from then on. Tables and hands are noted first, see `cards_art.redraw.StrokeCanvas`. Painters
work on any `Canvas`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from PIL import Image

from cards_art import inks, png
from cards_art.colours import FELT, FELT_EDGE, PALETTES, rgb
from cards_art.inks import Inks
from cards_art.pixels import alike_rows, mapped, paste, quartered, resized, solid_columns

_SPRITES: Final = 1536
"""Sprites kept in the form they are pasted in, about 40 kB each."""

_FAINTEST: Final = 40
"""Opacity (0..255) below which a sprite's pixel is left out."""


_WORTH_CUTTING: Final = 6000
"""Pixels in rows alike from which a sprite is cut: these need no mask, but calls of their own."""

Ground: TypeAlias = str | tuple[str, str, str, str]
"""A colour (``#RRGGBB``), or one for each quarter: upper left and right, lower left and right."""


class Sprite(Protocol):
    """Something that is drawn once and pasted often; equal values look equal.

    Attributes:
        ground: the colours it will lie on, which its soft edges are blended with.
    """

    @property
    def ground(self) -> Ground:
        """Return what is around it."""
        ...

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        ...

    def __hash__(self) -> int: ...


class Canvas(Protocol):
    """What a painter needs of a surface."""

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Blend a tone of the felt through a mask (mode L); only where felt lies bare."""
        ...

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite with its upper left corner at (x, y)."""
        ...


class IndexCanvas:
    """A picture of palette indices, with the inks for its use and the colours of its suits."""

    def __init__(self, width: int, height: int, use: Inks, suits: str = PALETTES[0]) -> None:
        self._inks = inks.name_of(use, suits)
        self._image = felt_tones(width, height).copy()

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Blend a tone of the felt through a mask; see `Canvas`."""
        self._image.paste(tone, (x, y), mask)

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite; see `Canvas`."""
        indexed(sprite, self._inks).paste(self._image, x, y)

    def png(self) -> bytes:
        """Return the picture as PNG."""
        return png.encode(self._image, inks.palette(self._inks))


@lru_cache(maxsize=8)
def felt_tones(width: int, height: int) -> Image.Image:
    """Return the bare felt as tones: bright in the middle, an ellipse larger than the picture."""
    wide, high = int(width * 1.25), int(height * 1.45)
    left, top = (wide - width) // 2, (high - height) // 2
    distance = resized(Image.radial_gradient("L"), (wide, high), Image.Resampling.BICUBIC)
    inner, outer = inks.ramp_tone(FELT), inks.ramp_tone(FELT_EDGE)
    tones = [round(inner + (outer - inner) * value / 255) for value in range(256)]
    return mapped(distance.crop((left, top, left + width, top + height)), tones)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a sprite, pasted in one call.

    Attributes:
        x, y: where in the sprite it lies.
        pixels: palette indices.
        mask: what of it is pasted (mode 1); ``None``: all.
    """

    x: int
    y: int
    pixels: Image.Image
    mask: Image.Image | None


@dataclass(frozen=True, slots=True, eq=False)
class Indexed:
    """A sprite as palette indices, in the form in which it is pasted fastest."""

    height: int
    pieces: tuple[Piece, ...]

    def paste(self, onto: Image.Image, x: int, y: int) -> None:
        """Paste it with its upper left corner at (x, y); what lies outside is left out."""
        for piece in self.pieces:
            paste(onto, piece.pixels, x + piece.x, y + piece.y, piece.mask)


@lru_cache(maxsize=_SPRITES)
def indexed(sprite: Sprite, ink_name: str) -> Indexed:
    """Return a sprite as palette indices."""
    drawn = sprite.draw()
    pixels = inks.to_indices(on_ground(sprite, drawn), ink_name)
    opaque = [255 * (value >= _FAINTEST) for value in range(256)]
    mask = mapped(drawn.getchannel("A"), opaque, "1")
    return _cut(pixels, mask)


def _cut(pixels: Image.Image, mask: Image.Image) -> Indexed:
    """Return a sprite in pieces: those in the middle of a card or a ring need no mask."""
    width, height = pixels.size
    first, end = alike_rows(mask)
    if width * (end - first) < _WORTH_CUTTING:
        return Indexed(height, (Piece(0, 0, pixels, mask),))
    pieces = [
        Piece(0, top, pixels.crop((0, top, width, bottom)), mask.crop((0, top, width, bottom)))
        for top, bottom in ((0, first), (end, height))
        if top < bottom
    ]
    for left, right in solid_columns(mask, first):
        pieces.append(Piece(left, first, pixels.crop((left, first, right, end)), None))
    return Indexed(height, tuple(pieces))


def on_ground(sprite: Sprite, drawn: Image.Image) -> Image.Image:
    """Return a drawn sprite as RGB on its ground."""
    ground = sprite.ground
    if isinstance(ground, str):
        flat = Image.new("RGB", drawn.size, rgb(ground))
    else:
        flat = quartered(drawn.size, [rgb(colour) for colour in ground])
    flat.paste(drawn, (0, 0), drawn.getchannel("A"))
    return flat
