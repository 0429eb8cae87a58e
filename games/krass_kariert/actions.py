"""The actions of Krass Kariert and their one spelling each; if they are allowed the rules say.

Places in a hand and reserve cards count from 0 here and from 1 in the notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, Self

from games.core.actions import Action
from games.core.errors import NotationError
from games.krass_kariert.cards import HIGHEST, LOWEST, NO_CARD, codes_of, parse_cards

MAX_PLACES: Final = 24
"""More places than any hand has: 10 cards dealt, 3 reserve cards, 8 cards drawn, and a gap more."""
_MAX_DIGITS: Final = 2
_MAX_NAMED: Final = 2
"""There are two X in the pack."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play cards that lie side by side: a combination, or one special card (§5, §8, §9).

    Attributes:
        first, last: places of the slice, both inclusive, from 0.
        named: the numbers that its X stand for, the smaller first (§7).
    """

    verb: ClassVar[str] = "play"

    first: int
    last: int
    named: tuple[int, ...] = ()

    def arguments(self) -> tuple[str, ...]:
        """Return the slice and, where X is in it, the named numbers."""
        places = str(self.first + 1)
        if self.last != self.first:
            places = f"{places}-{self.last + 1}"
        if not self.named:
            return (places,)
        return (places, f"={','.join(map(str, self.named))}")

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the slice and perhaps the named numbers."""
        if len(arguments) not in {1, 2}:
            raise NotationError("written as 'play 3-5', 'play 6' or 'play 3-4 =8'")
        first, dash, last = arguments[0].partition("-")
        start = _read_place(first)
        stop = _read_place(last) if dash else start
        if dash and stop <= start:
            raise NotationError(f"{arguments[0]!r} is not a slice from left to right")
        return cls(start, stop, _read_named(arguments[1]) if len(arguments) == 2 else ())


@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Take a reserve card and insert it (§6).

    Attributes:
        number: which of the own reserve cards, from 0; numbers stay when others are gone.
        place: the card's place in the new hand, from 0.
    """

    verb: ClassVar[str] = "reserve"

    number: int
    place: int

    def arguments(self) -> tuple[str, ...]:
        """Return number and place."""
        return (str(self.number + 1), str(self.place + 1))

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read number and place."""
        if len(arguments) != 2:
            raise NotationError("written as 'reserve 2 4'")
        return cls(_read_place(arguments[0]), _read_place(arguments[1]))


@dataclass(frozen=True, slots=True)
class Insert(Action):
    """Insert the card just drawn (§9); `place` is its place in the new hand, from 0."""

    verb: ClassVar[str] = "insert"

    place: int

    def arguments(self) -> tuple[str, ...]:
        """Return the place."""
        return (str(self.place + 1),)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the place."""
        if len(arguments) != 1:
            raise NotationError("written as 'insert 4'")
        return cls(_read_place(arguments[0]))


@dataclass(frozen=True, slots=True)
class Deck(Action):
    """The whole pack after shuffling, top first; dealing follows from it (§3)."""

    verb: ClassVar[str] = "deck"
    is_chance: ClassVar[bool] = True

    tiles: tuple[int, ...]

    def arguments(self) -> tuple[str, ...]:
        """Return the cards, top first."""
        return codes_of(self.tiles)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the cards, top first."""
        return cls(parse_cards(arguments))


@cache
def plays_of(length: int, named: tuple[int, ...]) -> tuple[Play, ...]:
    """Return the one instance of each play of so many cards with these numbers, by first place."""
    return tuple(Play(first, first + length - 1, named) for first in range(MAX_PLACES))


@cache
def reserves_of(reserve: bytes, places: int) -> tuple[Reserve, ...]:
    """Return every way to take a reserve card.

    Args:
        reserve: the reserve cards by their numbers, `NO_CARD` where one is gone.
        places: how many places of the new hand there are to choose from.
    """
    return tuple(
        Reserve(number, place)
        for number, card in enumerate(reserve)
        if card != NO_CARD
        for place in range(places)
    )


@cache
def inserts_of(places: int) -> tuple[Insert, ...]:
    """Return every way to insert a card where there are so many places to choose from."""
    return tuple(Insert(place) for place in range(places))


def _read_place(text: str) -> int:
    """Read ``1``, ``2`` and so on as 0, 1 and so on."""
    is_number = text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS
    if not is_number or text[0] == "0":
        raise NotationError(f"{text!r} is not a place or a number; the first is '1'")
    return int(text) - 1


def _read_named(text: str) -> tuple[int, ...]:
    """Read ``=8`` or ``=5,7``, the smaller number first."""
    named = tuple(_read_place(part) + 1 for part in text[1:].split(","))
    is_short = len(named) <= _MAX_NAMED
    if text[:1] != "=" or not is_short or list(named) != sorted(named) or max(named) > HIGHEST:
        raise NotationError(
            f"the numbers of X are {LOWEST} to {HIGHEST}, written '=8' or '=5,7', the smaller first"
        )
    return named
