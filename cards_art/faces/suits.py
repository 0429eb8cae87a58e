"""The four French suits as Bézier paths in a box of 100 by 100 around (0, 0)."""

from __future__ import annotations

from typing import Final

from cards_art.faces import svg


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r},{y} A{r},{r} 0 1 1 {x + r},{y} A{r},{r} 0 1 1 {x - r},{y} Z "


PATHS: Final[dict[str, str]] = {
    "c": _disc(0, -26, 22.5)
    + _disc(-24.5, 9, 22.5)
    + _disc(24.5, 9, 22.5)
    + "M-11,-12 L11,-12 L14,12 L-14,12 Z M3,8 C4,28 9,42 18,49 L-18,49 C-9,42 -4,28 -3,8 Z",
    "s": "M0,-50 C9,-33 46,-14 46,12 C46,28 35,36 23,36 C14,36 6,31 3,24 C4,35 9,43 18,49 L-18,49 "
    "C-9,43 -4,35 -3,24 C-6,31 -14,36 -23,36 C-35,36 -46,28 -46,12 C-46,-14 -9,-33 0,-50 Z",
    "h": "M0,45 C-8,29 -47,9 -47,-17 C-47,-36 -34,-46 -21,-46 C-10,-46 -2,-38 0,-27 "
    "C2,-38 10,-46 21,-46 C34,-46 47,-36 47,-17 C47,9 8,29 0,45 Z",
    "d": "M0,-50 C8,-31 24,-12 39,0 C24,12 8,31 0,50 C-8,31 -24,12 -39,0 C-24,-12 -8,-31 0,-50 Z",
}
"""Outlines by suit letter of the card codes."""

_OPTICAL: Final[dict[str, float]] = {"c": 1.0, "s": 1.0, "h": 0.98, "d": 1.09}
# The diamond is narrow and the heart is full; these factors make all four look equally big.


def suit(letter: str, x: float, y: float, size: float, fill: str) -> str:
    """Return the suit `size` units high, centred at (x, y)."""
    return svg.moved(svg.path(PATHS[letter], fill), x, y, size / 100 * _OPTICAL[letter])
