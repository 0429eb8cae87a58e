"""What every figure shares: the bust's outline, neck, head and the small marks of a face.

The head's centre is (0, 0); the shoulders end at y = 160, about 100 to either side.
"""

from __future__ import annotations

from typing import Final

from cards_art.colours import INK, SKIN, SKIN_DARK
from cards_art.faces import svg

ROBE: Final = "M-24,44 C-58,52 -92,74 -100,160 L100,160 C92,74 58,52 24,44 Z"
ROBE_SHADE: Final = "M0,44 L24,44 C58,52 92,74 100,160 L0,160 Z"
_HEAD: Final = (
    "M0,-34 C-24,-34 -33,-18 -32,2 C-31,24 -16,41 0,41 C16,41 31,24 32,2 C33,-18 24,-34 0,-34 Z"
)
_HEAD_SHADE: Final = "M0,-34 C24,-34 33,-18 32,2 C31,24 16,41 0,41 Z"
_NECK: Final = "M-13,20 L13,20 L15,52 C6,58 -6,58 -15,52 Z"
_NOSE: Final = "M0,-6 L0,12 L6,14"
_NOSE_COLOUR: Final = "#C99F79"


def two_tone(whole: str, shade: str, light: str, dark: str, *, opacity: float = 1) -> str:
    """Return a shape in `light` with its right half in `dark`: the light comes from the left."""
    return svg.path(whole, light) + svg.path(shade, dark, opacity=opacity)


def head() -> str:
    """Return neck and bare head."""
    return svg.path(_NECK, SKIN_DARK) + two_tone(_HEAD, _HEAD_SHADE, SKIN, SKIN_DARK)


def brows(colour: str) -> str:
    """Return a calm pair of brows."""
    return svg.line("M-22,-9 Q-14,-14 -6,-9 M6,-9 Q14,-14 22,-9", colour, 3)


def eyes() -> str:
    """Return two dark eyes with a glint."""
    return "".join(
        f'<ellipse cx="{x}" cy="0" rx="4.2" ry="3.6" fill="{INK}"/>'
        + svg.circle(x + 1.3, -1.2, 1.2, "#FFFFFF")
        for x in (-13.5, 13.5)
    )


def nose() -> str:
    """Return the line of the nose."""
    return svg.line(_NOSE, _NOSE_COLOUR, 2.4)
