"""Cards that somebody holds as one integer: cheap to copy, compare and take cards from.

Bits 0..51 are the natural cards of the one pack. Jokers fill the bits from 52 on, lowest first:
none is 0, one is 1, two are 3, so that the number of set bits is the number of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from games.core.cards import CODES, JOKER
from games.core.errors import NotationError

MAX_JOKERS: Final = 2
NATURALS: Final = (1 << JOKER) - 1
ONE_JOKER: Final = 1 << JOKER
JOKERS: Final = (0, ONE_JOKER, 3 * ONE_JOKER)
"""The mask of so many jokers."""
_LOST_FIRST: Final = ONE_JOKER << 1
"""Jokers after the first of two was taken: the second must take its place."""


def add(held: int, more: int) -> int:
    """Return both together; they must share no natural card and be at most two jokers."""
    jokers = (held >> JOKER).bit_count() + (more >> JOKER).bit_count()
    return (held | more) & NATURALS | JOKERS[jokers]


def remove(held: int, less: int) -> int:
    """Return what is left when `less`, which must be held, is taken away."""
    left = held ^ less
    return left ^ JOKERS[2] if left & ~NATURALS == _LOST_FIRST else left


def pack(cards: Iterable[int]) -> int:
    """Return these cards as a mask.

    Raises:
        NotationError: a natural card twice, or more jokers than there are.
    """
    held = jokers = 0
    for card in cards:
        if card == JOKER:
            jokers += 1
        elif held >> card & 1:
            raise NotationError(f"there is only one {CODES[card]}")
        else:
            held |= 1 << card
    if jokers > MAX_JOKERS:
        raise NotationError(f"there are at most {MAX_JOKERS} jokers")
    return held | JOKERS[jokers]


@lru_cache(1 << 14)
def unpack(held: int) -> tuple[int, ...]:
    """Return the cards in pack order, jokers last."""
    cards = [card for card in range(JOKER) if held >> card & 1]
    return (*cards, *[JOKER] * (held >> JOKER).bit_count())


def codes(held: int) -> tuple[str, ...]:
    """Return the codes of the cards in pack order, jokers last."""
    return tuple(CODES[card] for card in unpack(held))


def singles(held: int) -> list[int]:
    """Return each card as a mask of its own, in pack order; two jokers are one entry."""
    found: list[int] = []
    left = held & (NATURALS | ONE_JOKER)
    while left:
        lowest = left & -left
        found.append(lowest)
        left ^= lowest
    return found
