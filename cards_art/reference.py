"""The same pictures pasted in full colour and saved by Pillow: what the fast canvas is judged by.

The benchmark takes its time as reference, the tests its pixels as truth, and the build its sprites
as the colours worth having.
"""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image

from cards_art import inks
from cards_art.canvas import Sprite, felt_tones
from cards_art.pixels import mapped


class RgbaCanvas:
    """A picture in full colour; see `cards_art.canvas.Canvas`."""

    def __init__(self, width: int, height: int) -> None:
        self.image = _felt(width, height).copy()

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Blend a tone of the felt through a mask."""
        self.image.paste((*inks.ramp_colour(tone), 255), (x, y), mask)

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite through its own opacity."""
        drawn = _drawn(sprite)
        self.image.paste(drawn, (x, y), drawn)

    def png(self) -> bytes:
        """Return the picture as Pillow saves it when told nothing else."""
        target = io.BytesIO()
        self.image.save(target, "PNG")
        return target.getvalue()


class Collector:
    """A canvas that paints nothing and keeps the sprites it was given."""

    def __init__(self) -> None:
        self.sprites: dict[Sprite, None] = {}

    def shade(self, mask: Image.Image, x: int, y: int, tone: int) -> None:
        """Do nothing: the felt's tones are part of every palette."""

    def paste(self, sprite: Sprite, x: int, y: int) -> None:  # noqa: ARG002 - as of `Canvas`
        """Keep the sprite."""
        self.sprites[sprite] = None


@lru_cache(maxsize=8)
def _felt(width: int, height: int) -> Image.Image:
    tones = felt_tones(width, height)
    colours = [inks.ramp_colour(min(tone, inks.RAMP - 1)) for tone in range(256)]
    channels = [mapped(tones, [colour[part] for colour in colours]) for part in range(3)]
    return Image.merge("RGB", channels).convert("RGBA")


@lru_cache(maxsize=1024)
def _drawn(sprite: Sprite) -> Image.Image:
    return sprite.draw()
