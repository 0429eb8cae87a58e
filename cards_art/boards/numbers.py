"""Numbers as each language writes them on the boards."""

from __future__ import annotations

from typing import Final

from cards_art.boards.scenes import Figure
from cards_art.layout.box import MINUS
from cards_art.sprite_names import Language

NO_NUMBER: Final = "–"
_MARKS: Final[dict[Language, tuple[str, str]]] = {"de": (".", ","), "en": (",", ".")}
"""What stands between thousands and before decimals."""
_GROUPED_FROM: Final = 10_000
"""Smaller numbers, such as ratings, are written without a mark between the thousands."""


def written(figure: Figure, language: Language) -> str:
    """Return a figure such as ``1742``, ``2,35`` or ``58 %``."""
    value = figure.value * 100 if figure.is_share else figure.value
    thousands, decimals = _MARKS[language]
    rounded = f"{abs(value):,.{figure.digits}f}"
    whole, _, rest = rounded.partition(".")
    mark = thousands if abs(value) >= _GROUPED_FROM else ""
    number = whole.replace(",", mark) + (decimals + rest if rest else "")
    is_negative = value < 0 and any(digit in "123456789" for digit in rounded)
    text = MINUS + number if is_negative else number
    if not figure.is_share:
        return text
    return f"{text} %" if language == "de" else f"{text}%"


def total(value: int, language: Language) -> str:
    """Return a whole number."""
    return written(Figure(value), language)


def change(value: int | None, language: Language, *, signed: bool) -> str:
    """Return what a deal brought; `signed` puts a plus before what was won."""
    if value is None:
        return NO_NUMBER
    text = total(value, language)
    return f"+{text}" if signed and value > 0 else text
