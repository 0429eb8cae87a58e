"""König, Dame and Bube as one bust that rank and suit vary: headgear, robe, pattern, hair.

The suits differ by the robe's colour and pattern and by the hair, so that no figure depends on
colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cards_art.colours import (
    BLACK_SUIT,
    ERMINE_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    IVORY,
    SKIN,
    SKIN_DARK,
    SUITS,
    mix,
)
from cards_art.faces import bust, svg
from cards_art.faces.bust import two_tone
from cards_art.faces.suits import suit
from cards_art.faces.svg import Drawing

_HAIR: Final[dict[str, tuple[str, str]]] = {
    "c": ("#3A2A20", "#291D16"),
    "s": ("#7A4A24", "#5F3819"),
    "h": ("#C98B3A", "#AE732A"),
    "d": ("#8E3B1C", "#742D13"),
}
_ROBES: Final[dict[tuple[str, str], str]] = {
    ("c", BLACK_SUIT): "#3E5479",
    ("s", BLACK_SUIT): "#54497A",
    ("d", SUITS["farbsicher"]["d"]): "#9A6212",
}
"""Robes where the suit's colour would not do: black has no shades, and yellow is lost in gold."""

_DARK_BROW: Final = "#2B2019"
_LIPS: Final = "#B4453F"


@dataclass(frozen=True, slots=True)
class _Dress:
    """The colours one suit's figures wear; `emblem` is its suit on gold."""

    letter: str
    emblem: str
    robe: str
    robe_dark: str
    pale: str
    hair: str
    hair_dark: str
    hair_deep: str
    brow: str


def court(rank: str, letter: str, colour: str) -> Drawing:
    """Return the bust of a court card.

    Args:
        rank: ``K``, ``Q`` or ``J``.
        letter: suit letter of the card codes.
        colour: colour of the suit in the palette in use.
    """
    robe = _ROBES.get((letter, colour), colour)
    hair, hair_dark = _HAIR[letter]
    dress = _Dress(
        letter=letter,
        emblem=mix(colour, "#000000", 0.28),
        robe=mix(robe, "#FFFFFF", 0.08),
        robe_dark=mix(robe, "#000000", 0.28),
        pale=mix(robe, "#FFFFFF", 0.72),
        hair=hair,
        hair_dark=hair_dark,
        hair_deep=mix(hair_dark, "#000000", 0.28),
        brow=_DARK_BROW if letter in "cs" else hair_dark,
    )
    pattern = f"robe-{letter}"
    parts = {"K": _king, "Q": _queen, "J": _jack}[rank](dress)
    body = (
        parts.back
        + two_tone(bust.ROBE, bust.ROBE_SHADE, dress.robe, dress.robe_dark, opacity=0.55)
        + svg.path(bust.ROBE, f"url(#{pattern})")
        + parts.collar
        + bust.head()
        + parts.front
        + bust.brows(dress.brow)
        + bust.eyes()
        + bust.nose()
        + parts.face
        + parts.headgear
    )
    definition = (
        f'<pattern id="{pattern}" width="24" height="24" patternUnits="userSpaceOnUse">'
        f"{_pattern(letter, dress.pale)}</pattern>"
    )
    return Drawing(body, definition)


def _pattern(letter: str, pale: str) -> str:
    """Return one tile, 24 by 24: waves, dots, lozenges or checks."""
    match letter:
        case "c":
            return svg.line("M0,6 L12,0 L24,6 M0,18 L12,12 L24,18", pale, 2.4, opacity=0.55)
        case "s":
            return "".join(
                f'<circle cx="{at}" cy="{at}" r="2.8" fill="{pale}" opacity=".6"/>'
                for at in (7, 19)
            )
        case "h":
            return svg.line("M12,1 L23,12 L12,23 L1,12 Z", pale, 2.2, opacity=0.5)
        case _:
            return svg.path("M0,0 H12 V12 H0 Z M12,12 H24 V24 H12 Z", pale, opacity=0.28)


@dataclass(frozen=True, slots=True)
class _Parts:
    """What a rank adds to the bust, from the back to the front."""

    back: str
    collar: str
    front: str
    face: str
    headgear: str


def _king(dress: _Dress) -> _Parts:
    back = two_tone(
        "M0,-40 C-42,-40 -43,0 -41,26 C-40,36 -42,40 -46,46 L46,46 C42,40 40,36 41,26 "
        "C43,0 42,-40 0,-40 Z",
        "M0,-40 C42,-40 43,0 41,26 C40,36 42,40 46,46 L0,46 Z",
        dress.hair,
        dress.hair_dark,
    )
    collar = two_tone(
        "M-30,43 C-66,54 -84,72 -92,102 C-58,96 -28,92 0,112 C28,92 58,96 92,102 "
        "C84,72 66,54 30,43 Z",
        "M0,43 L30,43 C66,54 84,72 92,102 C58,96 28,92 0,112 Z",
        IVORY,
        ERMINE_DARK,
    )
    for x, y in ((68, 82), (45, 68), (40, 88), (16, 84)):
        for side in (-x, x):
            collar += svg.path(f"M{side},{y - 6} q4,6 0,12 q-4,-6 0,-12 Z", INK)
    collar += svg.circle(0, 112, 9, GOLD) + svg.circle(0, 112, 4, dress.robe_dark)
    collar += svg.path("M-6,121 H6 V160 H-6 Z", GOLD)
    beard = two_tone(
        "M-33,4 C-33,30 -22,62 0,70 C22,62 33,30 33,4 C30,14 24,18 16,18 C8,16 4,17 0,19 "
        "C-4,17 -8,16 -16,18 C-24,18 -30,14 -33,4 Z",
        "M33,4 C33,30 22,62 0,70 L0,19 C4,17 8,16 16,18 C24,18 30,14 33,4 Z",
        dress.hair,
        dress.hair_dark,
    )
    beard += svg.path("M-9,27 Q0,25 9,27 Q0,35 -9,27 Z", _LIPS)
    beard += svg.path(
        "M0,17 C-6,13 -15,15 -21,24 C-13,28 -4,27 0,21 C4,27 13,28 21,24 C15,15 6,13 0,17 Z",
        mix(dress.hair, "#FFFFFF", 0.16),
    )
    left, right = (
        ("#55402F", "#443222") if dress.letter == "c" else (dress.hair_dark, dress.hair_deep)
    )
    beard += svg.line("M-14,52 Q-8,44 -9,38 M-4,60 Q-1,50 -2,40", left, 1.8)
    beard += svg.line("M14,52 Q8,44 9,38 M5,60 Q2,50 3,40", right, 1.8)
    crown = two_tone(
        "M-38,-24 L-44,-66 L-24,-46 L0,-76 L24,-46 L44,-66 L38,-24 C14,-32 -14,-32 -38,-24 Z",
        "M0,-76 L24,-46 L44,-66 L38,-24 C26,-28 13,-30 0,-30 Z",
        GOLD,
        GOLD_DARK,
        opacity=0.55,
    )
    crown += svg.path(
        "M-38,-24 C-14,-32 14,-32 38,-24 L37,-15 C14,-23 -14,-23 -37,-15 Z", dress.robe
    )
    for x, y in ((-44, -68), (0, -78), (44, -68)):
        crown += svg.circle(x, y, 5.5, GOLD, GOLD_DARK, 1.2)
    crown += suit(dress.letter, 0, -45, 21, dress.emblem)
    return _Parts(back, collar, front="", face=beard, headgear=crown)


def _queen(dress: _Dress) -> _Parts:
    back = two_tone(
        "M0,-44 C-46,-46 -50,0 -47,32 C-45,58 -56,70 -60,84 C-36,92 -24,74 -22,52 L22,52 "
        "C24,74 36,92 60,84 C56,70 45,58 47,32 C50,0 46,-46 0,-44 Z",
        "M0,-44 C46,-46 50,0 47,32 C45,58 56,70 60,84 C36,92 24,74 22,52 L0,52 Z",
        dress.hair,
        dress.hair_dark,
    )
    collar = two_tone(
        "M-30,46 C-28,84 -10,96 0,100 C10,96 28,84 30,46 Z",
        "M0,46 L30,46 C28,84 10,96 0,100 Z",
        SKIN,
        SKIN_DARK,
    )
    collar += svg.line("M-33,47 C-32,88 -12,102 0,106 C12,102 32,88 33,47", GOLD, 6)
    for x, y in ((20, 58), (13, 66), (5, 71)):
        for side in (-x, x):
            collar += svg.circle(side, y, 3.3, IVORY, GOLD_DARK, 1)
    collar += suit(dress.letter, 0, 82, 15, dress.robe_dark)
    collar += svg.path("M-4,107 H4 V160 H-4 Z", GOLD)
    front = svg.path(
        "M0,-36 C-30,-38 -38,-14 -36,14 C-31,4 -28,-8 -20,-14 C-12,-20 -4,-20 0,-26 Z", dress.hair
    ) + svg.path(
        "M0,-36 C30,-38 38,-14 36,14 C31,4 28,-8 20,-14 C12,-20 4,-20 0,-26 Z", dress.hair_dark
    )
    face = (
        '<circle cx="-20" cy="13" r="6" fill="#E8968A" opacity=".45"/>'
        '<circle cx="20" cy="13" r="6" fill="#D9776C" opacity=".45"/>'
    ) + svg.path("M-8,23 Q-4,20 0,22 Q4,20 8,23 Q0,31 -8,23 Z", "#B8323A")
    face += svg.line("M-18,-2 Q-21,-3 -23,-6 M18,-2 Q21,-3 23,-6", INK, 2)
    for x in (-35, 35):
        face += svg.circle(x, 22, 3.2, GOLD, GOLD_DARK, 1)
        face += svg.path(f"M{x},25 q5.5,9 0,12 q-5.5,-3 0,-12 Z", IVORY)
    diadem = two_tone(
        "M-33,-27 C-34,-40 -28,-47 -24,-54 C-20,-46 -14,-44 -10,-50 C-6,-56 -3,-62 0,-70 "
        "C3,-62 6,-56 10,-50 C14,-44 20,-46 24,-54 C28,-47 34,-40 33,-27 C14,-37 -14,-37 -33,-27 Z",
        "M0,-70 C3,-62 6,-56 10,-50 C14,-44 20,-46 24,-54 C28,-47 34,-40 33,-27 "
        "C23,-32 12,-34 0,-34 Z",
        GOLD,
        GOLD_DARK,
        opacity=0.5,
    )
    for x, y, r in ((-24, -56, 3.6), (0, -72, 4.6), (24, -56, 3.6)):
        diadem += svg.circle(x, y, r, IVORY, GOLD_DARK, 1.2)
    diadem += suit(dress.letter, 0, -46, 15, dress.emblem)
    return _Parts(back, collar, front, face, headgear=diadem)


def _jack(dress: _Dress) -> _Parts:
    back = two_tone(
        "M0,-40 C-44,-40 -45,-4 -43,20 C-42,34 -46,40 -50,44 C-34,50 -22,44 -16,34 L16,34 "
        "C22,44 34,50 50,44 C46,40 42,34 43,20 C45,-4 44,-40 0,-40 Z",
        "M0,-40 C44,-40 45,-4 43,20 C42,34 46,40 50,44 C34,50 22,44 16,34 L0,34 Z",
        dress.hair,
        dress.hair_dark,
    )
    ruff = (
        "M-40,60 L-30,44 L-20,62 L-10,46 L0,64 L10,46 L20,62 L30,44 L40,60 L34,74 L22,70 "
        "L11,78 L0,72 L-11,78 L-22,70 L-34,74 Z"
    )
    collar = svg.path(ruff, IVORY) + svg.line(ruff, "#D6CDBB", 1.2)
    collar += svg.path("M-10,80 L10,80 L14,160 L-14,160 Z", dress.pale)
    for y in (92, 106, 120, 134):
        collar += svg.line(f"M-11,{y} L11,{y + 8} M11,{y} L-11,{y + 8}", dress.robe_dark, 2.4)
    front = svg.path(
        "M-35,8 C-34,-8 -30,-16 -26,-18 C-14,-14 14,-14 26,-18 C30,-16 34,-8 35,8 "
        "C38,-20 30,-36 0,-36 C-30,-36 -38,-20 -35,8 Z",
        dress.hair,
    )
    face = svg.line("M-8,24 Q0,29 8,24", "#A8483F", 3)
    beret = two_tone(
        "M-42,-18 C-54,-50 -22,-66 6,-60 C40,-54 50,-34 42,-16 C20,-30 -18,-31 -42,-18 Z",
        "M6,-60 C40,-54 50,-34 42,-16 C32,-22 20,-26 6,-28 Z",
        dress.robe,
        dress.robe_dark,
        opacity=0.7,
    )
    beret += svg.path("M-43,-17 C-18,-31 20,-30 43,-15 L42,-7 C18,-20 -18,-21 -42,-8 Z", GOLD)
    beret += svg.path("M28,-50 C40,-84 66,-92 84,-84 C78,-62 58,-46 34,-44 Z", dress.pale)
    beret += svg.line("M30,-47 C46,-64 62,-74 80,-82", dress.robe_dark, 2.2)
    beret += svg.circle(28, -43, 9.5, GOLD, GOLD_DARK, 1.2)
    beret += suit(dress.letter, 28, -43, 12, dress.emblem)
    return _Parts(back, collar, front, face, headgear=beret)
