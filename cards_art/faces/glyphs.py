"""Letters and digits of the ranks as SVG paths, so that rasterising looks up no font."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from cards_art.faces import svg

_FONTS: Final = Path(__file__).parent.parent / "fonts"


@dataclass(frozen=True, slots=True)
class Lettering:
    """A font for what is printed on cards.

    Attributes:
        font: its file.
        tracking: em by which two digits stand closer than in running text, as a negative number.
    """

    font: Path
    tracking: float


RANKS: Final = Lettering(_FONTS / "source-serif-4-latin-700-normal.woff2", -0.045)
NUMBERS: Final = Lettering(_FONTS / "barlow-semi-condensed-latin-700-normal.woff2", -0.02)
EMOJIS: Final = Lettering(_FONTS / "fira-sans-condensed-latin-700-normal.woff2", -0.04)


def fonttools(module: str) -> Any:
    """Return a module of fontTools, which declares no types: what comes from it is `Any`."""
    return import_module(f"fontTools.{module}")


def characters(font: Path) -> dict[int, str]:
    """Return the glyph names of a font file by code point."""
    names: dict[int, str] = fonttools("ttLib").TTFont(font).getBestCmap()
    return names


@cache
def _font(path: Path) -> Any:
    return fonttools("ttLib").TTFont(path)


def glyph_path(
    text: str,
    cap: float,
    x: float,
    y: float,
    widest: float,
    fill: str,
    lettering: Lettering = RANKS,
) -> str:
    """Return `text` as one filled path.

    Args:
        text: characters of the font's latin subset.
        cap: height of a capital letter in units.
        x: where the middle of the ink lies.
        y: base line.
        widest: the ink is narrowed to this width if it would be wider.
        fill: colour.
        lettering: its font.
    """
    font = _font(lettering.font)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    em: float = font["head"].unitsPerEm
    scale: float = cap / font["OS/2"].sCapHeight
    tracking = lettering.tracking * em if len(text) > 1 and text.isdigit() else 0.0
    placed: list[tuple[Any, float]] = []
    left, right, advance = float("inf"), float("-inf"), 0.0
    for character in text:
        glyph = glyphs[names[ord(character)]]
        ink = fonttools("pens.boundsPen").BoundsPen(glyphs)
        glyph.draw(ink)
        left, right = min(left, advance + ink.bounds[0]), max(right, advance + ink.bounds[2])
        placed.append((glyph, advance))
        advance += glyph.width + tracking
    across = scale * min(1.0, widest / ((right - left) * scale))
    start = x - (left + right) / 2 * across
    pen = fonttools("pens.svgPathPen").SVGPathPen(glyphs, ntos=svg.number)
    for glyph, offset in placed:
        moved = (across, 0, 0, -scale, start + offset * across, y)
        glyph.draw(fonttools("pens.transformPen").TransformPen(pen, moved))
    return svg.path(pen.getCommands(), fill)
