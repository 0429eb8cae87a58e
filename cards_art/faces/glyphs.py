"""Letters and digits of the ranks as SVG paths, so that rasterising looks up no font."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from cards_art.faces import svg

FONT: Final = Path(__file__).parent.parent / "fonts" / "source-serif-4-latin-700-normal.woff2"
_TEN_TRACKING: Final = -0.045  # em; the two digits of 10 stand closer than in running text


def fonttools(module: str) -> Any:
    """Return a module of fontTools, which declares no types: what comes from it is `Any`."""
    return import_module(f"fontTools.{module}")


def characters(font: Path) -> dict[int, str]:
    """Return the glyph names of a font file by code point."""
    names: dict[int, str] = fonttools("ttLib").TTFont(font).getBestCmap()
    return names


@cache
def _rank_font() -> Any:
    return fonttools("ttLib").TTFont(FONT)


def glyph_path(text: str, cap: float, x: float, y: float, widest: float, fill: str) -> str:
    """Return `text` as one filled path.

    Args:
        text: characters of the font's latin subset.
        cap: height of a capital letter in units.
        x: where the middle of the ink lies.
        y: base line.
        widest: the ink is narrowed to this width if it would be wider.
        fill: colour.
    """
    font = _rank_font()
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    em: float = font["head"].unitsPerEm
    scale: float = cap / font["OS/2"].sCapHeight
    tracking = _TEN_TRACKING * em if text == "10" else 0.0
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
