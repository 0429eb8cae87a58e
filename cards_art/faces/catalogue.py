"""The list of every sprite there is and the SVG it comes from; the build rasterises it whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cards_art.colours import FRENCH_BACKS, NUMBER_BACK_NAME, PALETTES
from cards_art.faces import cards, classic, numbers
from cards_art.layout.box import gross_height, mini_height
from cards_art.sprite_names import (
    DRAW,
    FACES,
    LANGUAGES,
    NUMBERS,
    STOP,
    WILD,
    Kind,
    back_name,
    emblem_name,
    face_name,
)
from games.core.cards import CODES, JOKER, RANKS
from games.core.cards import SUITS as SUIT_LETTERS

GROSS_WIDTH: Final = 250
MINI_WIDTH: Final = 150
BACK_WIDTH: Final = 150
EMBLEM_WIDTH: Final = 120
"""Pixels of a sprite: the largest size at which a layout shows it, so that none is enlarged."""

_SIZES: Final[dict[Kind, tuple[int, int]]] = {
    "gross": (GROSS_WIDTH, gross_height(GROSS_WIDTH)),
    "klassisch": (GROSS_WIDTH, gross_height(GROSS_WIDTH)),
    "mini": (MINI_WIDTH, mini_height(MINI_WIDTH)),
}

_JOKER: Final = CODES[JOKER]
_FRENCH: Final[tuple[tuple[Kind, str, str | None], ...]] = (
    *((face, code, None) for face in FACES for code in CODES),
    *(("mini", code, None) for code in CODES[:JOKER]),
    *(("mini", _JOKER, stands_for) for stands_for in (None, *RANKS, *CODES[:JOKER])),
)
"""Kind, code and what is stood for of every face of the French pack."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """One picture of a sheet.

    Attributes:
        sheet: file name of its sheet without suffix.
        name: see `cards_art.sprite_names`.
        svg: its source.
        width, height: pixels.
    """

    sheet: str
    name: str
    svg: str
    width: int
    height: int


def sprites() -> Iterator[Sprite]:
    """Yield every sprite once, in the order of the sheets."""
    for name in FRENCH_BACKS:
        yield Sprite(name, back_name(name), cards.back(name), BACK_WIDTH, gross_height(BACK_WIDTH))
    for letter in SUIT_LETTERS:
        yield Sprite(
            "emblems", emblem_name(letter), cards.emblem(letter), EMBLEM_WIDTH, EMBLEM_WIDTH
        )
    seen: set[str] = set()
    for palette in PALETTES:
        for language in LANGUAGES:
            for sprite in _french(palette, language):
                if sprite.name not in seen:  # most faces are the same in every language
                    seen.add(sprite.name)
                    yield sprite
    yield Sprite(
        NUMBER_BACK_NAME,
        back_name(NUMBER_BACK_NAME),
        numbers.back(),
        BACK_WIDTH,
        gross_height(BACK_WIDTH),
    )
    yield from _numbers("gross")
    yield from _numbers("mini")


def _numbers(kind: Kind) -> Iterator[Sprite]:
    """Yield the cards with numbers, which look the same in every palette."""
    drawn: dict[str, str] = {}
    for language in LANGUAGES:
        for code in NUMBERS:
            drawn[face_name(kind, code, "", language)] = numbers.number(kind, code)
            drawn[face_name(kind, WILD, "", language, code)] = numbers.wild_as(kind, code)
        for code in (WILD, STOP, DRAW):
            name = face_name(kind, code, "", language)
            drawn[name] = numbers.special(kind, code, language)
    for name, source in drawn.items():
        yield Sprite(f"numbers-{kind}", name, source, *_SIZES[kind])


def french_names(palette: str, language: str) -> Iterator[str]:
    """Yield the names of all faces of the French pack, however it is shown."""
    for kind, code, stands_for in _FRENCH:
        yield face_name(kind, code, palette, language, stands_for)


def _french(palette: str, language: str) -> Iterator[Sprite]:
    for kind, code, stands_for in _FRENCH:
        name = face_name(kind, code, palette, language, stands_for)
        # A sheet has 256 colours; faces of one suit need no more.
        parts = (palette, kind, "joker" if code == _JOKER else "", (stands_for or code)[:-1])
        drawing = _drawn(kind, code, stands_for, palette, language)
        yield Sprite("-".join(filter(None, parts)), name, drawing, *_SIZES[kind])


def _drawn(kind: Kind, code: str, stands_for: str | None, palette: str, language: str) -> str:
    if kind == "mini":
        if code == _JOKER:
            return cards.mini_joker(stands_for, palette, language)
        return cards.mini(code, palette, language)
    if kind == "klassisch":
        if code == _JOKER:
            return classic.classic_joker()
        return classic.classic(code, palette, language)
    return cards.gross_joker() if code == _JOKER else cards.gross(code, palette, language)
