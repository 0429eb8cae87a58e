"""Made-up examples of the rules, with captions in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cards_art.sample_tricks import faces
from games.core.scene import Example

_LANGUAGES: Final = ("de", "en")
_SHOWN: Final = {
    "examples-1": (("7 7 7", "Drilling: dreimal dieselbe Zahl", "Triple: the same number thrice"),),
    "examples-2": (
        ("11 12", "Zweierstraße 12", "Straight of two to 12"),
        (
            "1 1",
            "Paar 1 – sticht jede Zweierstraße, auch die höchste",
            "Pair of 1 – beats every straight of two, even the highest",
        ),
    ),
    "examples-3": (
        ("7 X=8", "als Zweierstraße 8", "as a straight of two to 8"),
        ("7 X=7", "als Paar 7", "as a pair of 7"),
        ("8 10 9", "Dreierstraße 10, in beliebiger Reihenfolge", "Straight of three, in any order"),
    ),
    "examples-5": (
        ("h5 h6 h7 h8 h9", "Folge in einer Farbe", "Run of a suit"),
        ("c7 d7 *=h7 s7", "Satz mit Joker", "Set with a joker"),
        ("sA s2 s3", "Das Ass zählt vor der Zwei 1", "The ace before the two counts 1"),
        (
            "h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK hA",
            "Alle dreizehn Karten einer Farbe",
            "All thirteen cards of a suit",
        ),
        ("cK", "Einzeln", "Single"),
    ),
}
"""Cards and caption, German and English."""


def examples(language: str = "de") -> Iterator[tuple[str, tuple[Example, ...]]]:
    """Yield named examples as the rules show them."""
    at = _LANGUAGES.index(language)
    for name, shown in _SHOWN.items():
        yield name, tuple(Example(faces(codes), captions[at]) for codes, *captions in shown)
