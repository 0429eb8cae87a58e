"""How sprites are called, shared by the build that makes them and the painters that paste them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from cards_art.colours import PALETTES, SUITS

Language: TypeAlias = Literal["de", "en"]
Large: TypeAlias = Literal["gross", "klassisch"]
Kind: TypeAlias = Literal["gross", "klassisch", "mini"]

FACES: Final[tuple[Large, ...]] = get_args(Large)
"""The faces of large cards in the order in which they are offered; the first is the default."""

LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")
NUMBERS: Final = tuple(str(number) for number in range(1, 13))
WILD: Final = "X"
STOP: Final = "S"
DRAW: Final = "N"
NUMBER_CODES: Final = frozenset((*NUMBERS, WILD, STOP, DRAW))
"""Cards with numbers look the same in every palette."""

INDICES: Final[dict[str, dict[str, str]]] = {
    "de": {"T": "10", "J": "B", "Q": "D"},
    "en": {"T": "10"},
}
"""Ranks whose printed index differs from the letter in the card code, by language."""

UNDERLINED: Final = ("6", "9")
"""The numbers that would be each other upside down."""

_TRANSLATED_RANKS: Final = "JQ"  # the only indices that differ between the languages
_WORDED: Final = frozenset((STOP, DRAW))  # large, they carry a word


def face_name(
    kind: str, code: str, palette: str, language: str, stands_for: str | None = None
) -> str:
    """Return the name of a face, such as ``turnier/mini/*=hQ.en`` or ``numbers/gross/X=7``.

    The language is part of the name only where what is printed depends on it. What a card stands
    for is part of it only where it is printed, see `prints_stands_for`. Palettes that give a suit
    the same colour share its faces, under the name of the first of them.
    """
    is_told = stands_for is not None and prints_stands_for(kind, code)
    shown = f"{code}={stands_for}" if is_told else code
    if code in NUMBER_CODES:
        kind = "mini" if kind == "mini" else FACES[0]  # of them there is one large face
        suffix = f".{language}" if kind == "gross" and code in _WORDED else ""
        return f"numbers/{kind}/{shown}{suffix}"
    suffix = f".{language}" if is_translated(shown) else ""
    return f"{_first_alike(palette, shown)}/{kind}/{shown}{suffix}"


def _first_alike(palette: str, shown: str) -> str:
    """Return the first palette in which a face has the same colours, see `face_name`."""
    letter = shown.rpartition("=")[2][0]
    colour = SUITS[palette].get(letter)  # none for a joker that shows no suit
    return next(name for name in PALETTES if SUITS[name].get(letter) == colour)


def index(rank: str, language: str) -> str:
    """Return what is printed for a rank letter of the card codes."""
    return INDICES[language].get(rank, rank)


def is_translated(code: str) -> bool:
    """Tell whether the index that a code ends with is printed differently in each language."""
    return code.endswith(tuple(_TRANSLATED_RANKS))


def prints_stands_for(kind: str, code: str) -> bool:
    """Tell whether a card of that kind shows on its face what it stands for."""
    return kind == "mini" or code == WILD


def emblem_name(letter: str) -> str:
    """Return the name of a suit's emblem."""
    return f"emblems/{letter}"


def back_name(name: str) -> str:
    """Return the name of a back of `cards_art.colours.BACKS`."""
    return f"backs/{name}"
