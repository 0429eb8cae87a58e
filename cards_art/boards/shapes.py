"""Small figures of the boards with smooth edges: arrows, the leader's crown, marks of curves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from cards_art.colours import rgb
from cards_art.pixels import resized

Corners: TypeAlias = tuple[tuple[float, float], ...]

_FINE: Final = 4
"""Figures are drawn this many times larger and averaged down."""

RISEN: Final[Corners] = ((0.5, 0.08), (0.98, 0.92), (0.02, 0.92))
FALLEN: Final[Corners] = ((0.02, 0.08), (0.98, 0.08), (0.5, 0.92))
CROWN: Final[Corners] = (
    (0.03, 0.22), (0.28, 0.5), (0.5, 0.06), (0.72, 0.5), (0.97, 0.22), (0.86, 0.94), (0.14, 0.94),
)  # fmt: skip
SQUARE: Final[Corners] = ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94))
DIAMOND: Final[Corners] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure in one colour; its corners are shares of its size."""

    corners: Corners
    size: int
    colour: str
    ground: str

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        side = self.size * _FINE
        mask = Image.new("L", (side, side), 0)
        corners = [(x * (side - 1), y * (side - 1)) for x, y in self.corners]
        ImageDraw.Draw(mask).polygon(corners, fill=255)
        drawn = Image.new("RGBA", (self.size, self.size), (*rgb(self.colour), 0))
        drawn.putalpha(resized(mask, (self.size, self.size), Image.Resampling.BOX))
        return drawn
