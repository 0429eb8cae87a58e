"""What cards are called: short with a suit sign for reading, in words for listening."""

from collections.abc import Callable, Mapping
from enum import Enum
from string import ascii_uppercase
from typing import Final

_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_LETTER_RANKS: Final = "JQKA"
_RANKS: Final = "23456789T"
JOKER: Final = "*"


class CardStyle(Enum):
    """How cards stand in a sentence."""

    SIGNS = "signs"
    """♥7, ♦D (♦Q for English readers): messages and menus."""
    WORDS = "words"
    """Herz 7, Karo Dame (7 of hearts): alt texts, which are read aloud."""


def card_names(
    format_key: Callable[[str, Mapping[str, str]], str], has: Callable[[str], bool]
) -> Mapping[CardStyle, Mapping[str, str]]:
    """Build the names of all cards that have one in one language.

    A card whose code is one capital letter is called by the text ``card-<letter>``, if there is
    one; any other code, such as a number, is a name already.

    Args:
        format_key: formats the texts ``card-…``, ``suit-…``, ``rank-…`` and ``rank-short-…``.
        has: says whether there is such a text.

    Returns:
        For each style, code → name, the joker included.
    """
    words = {JOKER: format_key("card-joker", {})}
    for letter in ascii_uppercase:
        key = f"card-{letter.lower()}"
        if has(key):
            words[letter] = format_key(key, {})
    signs = dict(words)
    for suit, sign in _SIGNS.items():
        suit_name = format_key(f"suit-{suit}", {})
        for rank in (*_RANKS, *_LETTER_RANKS):
            if rank in _LETTER_RANKS:
                short = format_key(f"rank-short-{rank.lower()}", {})
                name = format_key(f"rank-{rank.lower()}", {})
            else:
                short = name = "10" if rank == "T" else rank
            code = suit + rank
            signs[code] = sign + short
            words[code] = format_key("card-words", {"suit": suit_name, "rank": name})
    return {CardStyle.SIGNS: signs, CardStyle.WORDS: words}
