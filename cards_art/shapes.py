"""Plain shapes with smooth edges: plates, rings, pointers, stars and soft shadows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cards_art.canvas import Ground
from cards_art.colours import rgb
from cards_art.pixels import faded, resized

_FINE: Final = 4
"""Shapes are drawn this many times larger and averaged down."""


@lru_cache(maxsize=256)
def rounded(width: int, height: int, radius: int, inset: int = 0) -> Image.Image:
    """Return the mask of a rounded rectangle, `inset` pixels smaller on every side."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    edge = inset * _FINE
    ImageDraw.Draw(mask).rounded_rectangle(
        (edge, edge, width * _FINE - 1 - edge, height * _FINE - 1 - edge),
        max(0, radius - inset) * _FINE,
        fill=255,
    )
    return resized(mask, (width, height), Image.Resampling.BOX)


@lru_cache(maxsize=256)
def shadow(width: int, height: int, radius: int, blur: int, opacity: int) -> Image.Image:
    """Return the mask of a soft shadow, `2 * blur` pixels larger on every side."""
    mask = Image.new("L", (width + 4 * blur, height + 4 * blur), 0)
    box = (2 * blur, 2 * blur, 2 * blur + width, 2 * blur + height)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=opacity)
    return mask.filter(ImageFilter.GaussianBlur(blur))


@lru_cache(maxsize=256)
def veil(width: int, height: int, radius: int, opacity: int) -> Image.Image:
    """Return the mask of a half-transparent rounded rectangle."""
    return faded(rounded(width, height, radius), opacity)


@dataclass(frozen=True, slots=True)
class Plate:
    """A rounded rectangle, filled, with a border where `edge` is given."""

    width: int
    height: int
    radius: int
    fill: str
    ground: str
    edge: str | None = None
    border: int = 0

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        outline = rounded(self.width, self.height, self.radius)
        drawn = Image.new("RGBA", outline.size, (*rgb(self.fill), 0))
        if self.edge is not None:
            drawn.paste((*rgb(self.edge), 255), (0, 0, *outline.size))
            inner = rounded(self.width, self.height, self.radius, self.border)
            drawn.paste((*rgb(self.fill), 255), (0, 0), inner)
        drawn.putalpha(outline)
        return drawn


@dataclass(frozen=True, slots=True)
class Ring:
    """A frame of a rounded rectangle; its middle stays open."""

    width: int
    height: int
    radius: int
    stroke: int
    colour: str
    ground: Ground

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        outline = rounded(self.width, self.height, self.radius)
        inner = rounded(self.width, self.height, self.radius, self.stroke)
        return _filled(ImageChops.subtract(outline, inner), self.colour)


@dataclass(frozen=True, slots=True)
class Pointer:
    """A triangle that points down, or to the right."""

    width: int
    height: int
    colour: str
    ground: str
    is_sideways: bool = False

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        right, bottom = self.width * _FINE - 1, self.height * _FINE - 1
        if self.is_sideways:
            corners = [(0, 0), (right, bottom // 2), (0, bottom)]
        else:
            corners = [(0, 0), (right, 0), (right // 2, bottom)]
        return _filled(_polygon(self.width, self.height, corners), self.colour)


@dataclass(frozen=True, slots=True)
class Tick:
    """A tick on a disc."""

    size: int
    ink: str
    colour: str
    ground: str

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        side = self.size * _FINE
        stroke = Image.new("L", (side, side), 0)
        corners = [
            (side * 0.27, side * 0.52),
            (side * 0.44, side * 0.69),
            (side * 0.74, side * 0.34),
        ]
        ImageDraw.Draw(stroke).line(corners, fill=255, width=side // 9, joint="curve")
        drawn = Plate(self.size, self.size, self.size // 2, self.colour, self.ground).draw()
        mask = resized(stroke, (self.size, self.size), Image.Resampling.BOX)
        opacity = drawn.getchannel("A")
        drawn.paste((*rgb(self.ink), 255), (0, 0), mask)
        drawn.putalpha(opacity)
        return drawn


@dataclass(frozen=True, slots=True)
class Star:
    """A star of five points, one of them up."""

    size: int
    colour: str
    ground: str

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        centre = self.size * _FINE / 2
        corners = [
            (
                round(centre + math.sin(turn * math.pi / 5) * reach),
                round(centre - math.cos(turn * math.pi / 5) * reach),
            )
            for turn in range(10)
            for reach in (centre if turn % 2 == 0 else centre * 0.45,)
        ]
        return _filled(_polygon(self.size, self.size, corners), self.colour)


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip of a casino seen from above."""

    size: int
    colour: str
    ground: str

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        side = self.size * _FINE
        mask = Image.new("L", (side, side), 0)
        pen = ImageDraw.Draw(mask)

        def disc(share: float, fill: int) -> None:
            edge = round(side * (1 - share) / 2)
            pen.ellipse((edge, edge, side - 1 - edge, side - 1 - edge), fill=fill)

        disc(1, 255)
        rim = round(side * 0.05)
        for turn in range(6):
            box = (rim, rim, side - 1 - rim, side - 1 - rim)
            pen.pieslice(box, turn * 60 - 13, turn * 60 + 13, fill=0)
        disc(0.68, 255)
        disc(0.56, 0)
        disc(0.42, 255)
        return _filled(resized(mask, (self.size, self.size), Image.Resampling.BOX), self.colour)


def _polygon(width: int, height: int, corners: list[tuple[int, int]]) -> Image.Image:
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return resized(mask, (width, height), Image.Resampling.BOX)


def _filled(mask: Image.Image, colour: str) -> Image.Image:
    drawn = Image.new("RGBA", mask.size, (*rgb(colour), 0))
    drawn.putalpha(mask)
    return drawn
