"""Letters and digits of the ranks as SVG paths, so that rasterising looks up no font."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from cards_art.faces import svg

FONT: Final = Path(__file__).parent.parent / "fonts" / "source-serif-4-latin-700-normal.woff2"
_TEN_TRACKING: Final = -0.045  # em; the two digits of 10 stand closer than in running text


@cache
def _font() -> Any:  # fontTools declares no types
    return TTFont(FONT)


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
    font = _font()
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    em: float = font["head"].unitsPerEm
    scale = cap / font["OS/2"].sCapHeight
    tracking = _TEN_TRACKING * em if text == "10" else 0.0
    placed: list[tuple[Any, float]] = []
    left, right, advance = float("inf"), float("-inf"), 0.0
    for character in text:
        glyph = glyphs[names[ord(character)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        ink: Any = bounds.bounds
        left, right = min(left, advance + ink[0]), max(right, advance + ink[2])
        placed.append((glyph, advance))
        advance += glyph.width + tracking
    narrow = min(1.0, widest / ((right - left) * scale))
    across = scale * narrow
    start = x - (left + right) / 2 * across
    pen = SVGPathPen(glyphs, ntos=svg.number)
    for glyph, offset in placed:
        glyph.draw(TransformPen(pen, (across, 0, 0, -scale, start + offset * across, y)))
    return svg.path(pen.getCommands(), fill)
