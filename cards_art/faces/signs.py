"""The signs of the special cards, cross, octagon and two cards, in a box of 100 by 100."""

from __future__ import annotations

from cards_art.colours import IVORY, mix
from cards_art.faces import svg
from cards_art.sprite_names import DRAW, STOP, WILD


def sign(code: str, x: float, y: float, scale: float, colour: str) -> str:
    """Return the sign of a special card, centred at (x, y)."""
    shape = {WILD: _cross, STOP: _octagon, DRAW: _two_cards}[code]
    return svg.moved(shape(colour), x, y, scale)


def _cross(colour: str) -> str:
    return svg.path(
        "M-30,-42 L0,-13 L30,-42 L43,-29 L14,0 L43,29 L30,42 L0,13 L-30,42 L-43,29 L-14,0 "
        "L-43,-29 Z",
        colour,
    )


def _octagon(colour: str) -> str:
    return (
        svg.path("M-19,-46 H19 L46,-19 V19 L19,46 H-19 L-46,19 V-19 Z", colour)
        + '<path d="M-16.5,-39 H16.5 L39,-16.5 V16.5 L16.5,39 H-16.5 L-39,16.5 V-16.5 Z"'
        f' fill="none" stroke="{IVORY}" stroke-width="3.5"/>'
        f'<rect x="-25" y="-8" width="50" height="16" rx="2.5" fill="{IVORY}"/>'
    )


def _two_cards(colour: str) -> str:
    return (
        f'<rect x="-38" y="-41" width="50" height="76" rx="7" fill="{mix(colour, IVORY, 0.55)}"'
        ' transform="rotate(-13)"/>'
        f'<rect x="-26" y="-39" width="54" height="80" rx="7" fill="{colour}" stroke="{IVORY}"'
        ' stroke-width="3.5"/>'
        + svg.path("M-4,-20 h10 v16 h16 v10 h-16 v16 h-10 v-16 h-16 v-10 h16 Z", IVORY)
    )
