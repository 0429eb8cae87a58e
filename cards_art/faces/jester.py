"""The joker's figure and its cap: a jester, so that nothing of it reads as a rank."""

from __future__ import annotations

from typing import Final

from cards_art.colours import (
    GOLD,
    GOLD_DARK,
    INK,
    JOKER_PURPLE,
    JOKER_PURPLE_DARK,
    JOKER_RED,
    JOKER_RED_DARK,
)
from cards_art.faces import bust, svg
from cards_art.faces.svg import Drawing

_LOZENGES: Final = ((26, 90), (52, 90), (78, 90), (39, 126), (65, 126))
_PALE_PURPLE: Final = "#C9B8EE"
_PALE_RED: Final = "#F8C9C4"


def cap(x: float, y: float, scale: float) -> str:
    """Return a fool's cap with three bells, about 120 `scale` units wide, around (x, y)."""
    body = (
        svg.path(
            "M-34,30 C-40,4 -52,-14 -62,0 C-66,6 -64,12 -60,14 C-60,-26 -34,-36 -14,-8 "
            "C-12,-30 -8,-42 0,-56 L0,30 Z",
            JOKER_PURPLE,
        )
        + svg.path(
            "M34,30 C40,4 52,-14 62,0 C66,6 64,12 60,14 C60,-26 34,-36 14,-8 "
            "C12,-30 8,-42 0,-56 L0,30 Z",
            JOKER_RED,
        )
        + svg.path("M-38,26 C-14,18 14,18 38,26 L36,42 C14,35 -14,35 -36,42 Z", GOLD)
        + "".join(svg.circle(*at, 9, GOLD, GOLD_DARK, 2) for at in ((-60, 16), (0, -60), (60, 16)))
    )
    return svg.moved(body, x, y, scale)


def figure() -> Drawing:
    """Return the jester's bust in the frame of `cards_art.faces.bust`."""
    definitions = f'<clipPath id="motley"><path d="{bust.ROBE}"/></clipPath>'
    return Drawing(_motley() + _collar() + bust.head() + _face() + _worn_cap(), definitions)


def _motley() -> str:
    halves = svg.path("M-110,40 H0 V165 H-110 Z", JOKER_PURPLE)
    halves += svg.path("M0,40 H110 V165 H0 Z", JOKER_RED)
    for x, y in _LOZENGES:
        for side, colour in ((-x, _PALE_PURPLE), (x, _PALE_RED)):
            halves += svg.path(f"M{side},{y} l13,18 l-13,18 l-13,-18 Z", colour, opacity=0.35)
    return svg.clipped(halves, "motley")


def _collar() -> str:
    points = "M-34,44 L-66,92 L-46,74 L-34,104 L-20,76 L0,110 L20,76 L34,104 L46,74 L66,92 L34,44 Z"
    bells = "".join(
        svg.circle(x, y, 6, "#FFF3D0", GOLD_DARK, 1.6)
        for x, y in ((-66, 94), (-34, 106), (0, 112), (34, 106), (66, 94))
    )
    return svg.path(points, GOLD) + svg.line(points, GOLD_DARK, 1.4) + bells


def _face() -> str:
    paint = svg.path("M-13.5,-12 l6,12 l-6,12 l-6,-12 Z", JOKER_PURPLE, opacity=0.9)
    paint += svg.path("M13.5,-12 l6,12 l-6,12 l-6,-12 Z", JOKER_RED, opacity=0.9)
    for x in (-13.5, 13.5):
        paint += f'<ellipse cx="{x}" cy="0" rx="4" ry="3.6" fill="#FFFFFF"/>'
        paint += svg.circle(x + 0.7, 0, 2.4, INK)
    brows = svg.line("M-22,-14 Q-14,-20 -6,-14 M6,-16 Q14,-22 22,-15", "#5A3B20", 3)
    grin = svg.path("M-16,20 Q0,26 16,20 Q10,34 0,34 Q-10,34 -16,20 Z", "#8E1B25")
    grin += svg.path("M-12,22.5 Q0,27 12,22.5 L10,26 Q0,29 -10,26 Z", "#FFFFFF")
    return paint + brows + bust.nose() + grin


def _worn_cap() -> str:
    horns = (
        svg.path(
            "M-40,-14 C-44,-44 -60,-62 -80,-52 C-92,-46 -94,-30 -90,-16 C-86,-34 -74,-34 -66,-22 "
            "C-60,-12 -50,-8 -40,-10 Z",
            JOKER_PURPLE,
        )
        + svg.path(
            "M40,-14 C44,-44 60,-62 80,-52 C92,-46 94,-30 90,-16 C86,-34 74,-34 66,-22 "
            "C60,-12 50,-8 40,-10 Z",
            JOKER_RED,
        )
        + svg.path("M-41,-12 C-40,-44 -20,-58 0,-96 L0,-20 Z", JOKER_PURPLE_DARK)
        + svg.path("M41,-12 C40,-44 20,-58 0,-96 L0,-20 Z", JOKER_RED_DARK)
        + svg.path("M-42,-14 C-18,-26 18,-26 42,-14 L40,-3 C18,-14 -18,-14 -40,-3 Z", GOLD)
    )
    bells = "".join(
        svg.circle(x, y, 8.5, GOLD, GOLD_DARK, 1.8)
        + svg.line(f"M{x - 4},{y + 2} h8", GOLD_DARK, 1.8)
        for x, y in ((-90, -14), (0, -98), (90, -14))
    )
    return horns + bells
