"""Names of people made fit for a picture or a line of text; what they are elsewhere stays."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 32
"""Characters of a name that are looked at; Discord allows no more."""

_MOST_MARKS: Final = 1  # combining marks kept on one letter; what NFKC composes is not counted
_EMOJI: Final = (
    (0x200D, 0x200D),
    (0x20E3, 0x20E3),
    (0x2600, 0x27BF),
    (0xFE00, 0xFE0F),
    (0x1F000, 0x1FAFF),
    (0xE0000, 0xE01EF),
)
_MARKDOWN: Final = frozenset("\\*_~`|>#[]()<@-:")


@lru_cache(maxsize=1024)
def clean_name(name: str) -> str:
    """Return `name` composed (NFKC), on one line, without emoji, controls and floods of marks.

    May be empty: then nothing of the name can be written.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", name):
        category = unicodedata.category(character)
        if _is_emoji(character):
            continue
        if category[0] == "M":
            marks += 1
            if not kept or kept[-1] == " " or marks > _MOST_MARKS:
                continue
        elif category[0] == "Z" or character in "\t\n\r":
            marks = 0
            if not kept or kept[-1] == " ":
                continue
            character = " "  # noqa: PLW2901 - every kind of space is one space from here on
        elif category[0] == "C" or category in {"So", "Sk"}:
            continue
        else:
            marks = 0
        kept.append(character)
    return "".join(kept).strip()[:LONGEST].strip()


def shown_name(name: str, seat: int) -> str:
    """Return the cleaned name, or ``#3`` for seat 2 when nothing of it is left."""
    return clean_name(name) or f"#{seat + 1}"


def shortened(text: str, longest: int) -> str:
    """Return `text` cut to at most `longest` (1 or more) characters, with "…" where it was cut."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def escaped(name: str) -> str:
    """Return `name` so that Discord's Markdown shows it letter by letter."""
    return "".join(f"\\{character}" if character in _MARKDOWN else character for character in name)


def _is_emoji(character: str) -> bool:
    point = ord(character)
    return any(first <= point <= last for first, last in _EMOJI)
