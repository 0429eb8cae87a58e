"""For whom a picture is drawn: who sits where, in which language and colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from cards_art.colours import PALETTES
from cards_art.sprite_names import FACES, Language, Large
from games.core.text import Text

Words: TypeAlias = Callable[[Text], str]
"""Turns a text into a sentence; seats in it are the caller's to name."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at a seat; `name` is as the platform gives it."""

    name: str
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """How cards look.

    Attributes:
        language: of the indices: B D K A or J Q K A.
        palette: one of `cards_art.colours.PALETTES`.
        face: of large French cards; small ones have one face.
    """

    language: Language = "de"
    palette: str = PALETTES[0]
    face: Large = FACES[0]
