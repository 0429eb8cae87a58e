"""The small pictures of cards for Discord's emojis: their names and their bytes, read from files.

`python -m cards_art build` makes the files; uploading them is the bot's affair. They are shown 22
pixels wide beside words, so they carry rank and suit and nothing else.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cards_art.colours import BACKS
from cards_art.sprite_names import DRAW, LANGUAGES, NUMBERS, STOP, WILD, is_translated
from games.core.cards import CODES, JOKER

FOLDER: Final = Path(__file__).parent / "sheets" / "emojis"
SIDE: Final = 128
"""Pixels of an emoji, across and down."""

EMPTY: Final = ""
"""The code that stands for a place without a card."""

SHOWN: Final[tuple[str, ...]] = (*CODES, *NUMBERS, WILD, STOP, DRAW, *sorted(BACKS), EMPTY)
"""The codes of everything that has an emoji."""

_SPOKEN: Final = {CODES[JOKER]: "joker", STOP: "stop", DRAW: "draw", EMPTY: "empty"}
"""Codes that Discord would not take in a name, or that would tell nothing in it."""


def names() -> tuple[str, ...]:
    """Return the names of all emojis: lower-case letters, digits and underscores, 6 to 12 long."""
    return tuple(dict.fromkeys(name_of(code, each) for each in LANGUAGES for code in SHOWN))


def name_of(code: str, language: str) -> str:
    """Return the name of the emoji that shows a card, such as ``card_h7`` or ``card_hq_de``.

    Args:
        code: one of `SHOWN`.
        language: ``de`` or ``en``, which matters for the ranks that are not called alike.

    Raises:
        KeyError: there is no emoji for that code.
    """
    if code not in SHOWN:
        raise KeyError(code)
    name = f"card_{_SPOKEN.get(code, code).lower()}"
    return f"{name}_{language}" if is_translated(code) else name


@cache
def png(name: str) -> bytes:
    """Return the picture of one of `names`: a PNG of 128 by 128 pixels without metadata.

    Raises:
        KeyError: there is no emoji of that name.
    """
    if name not in names():
        raise KeyError(name)
    return (FOLDER / f"{name}.png").read_bytes()
