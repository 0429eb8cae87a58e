"""Combinations: what cards side by side can mean, and which of them beat what (§5, §7).

How strong a combination is, is one number, its rank: the kind times 16, and its top number. All
that the rules ask is looked up in tables that are made once from `readings`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from games.krass_kariert.actions import Play, plays_of
from games.krass_kariert.cards import HIGHEST, LOWEST, NACHZIEHEN, NO_CARD, STOPP, X

LONGEST: Final = 3
"""Cards of the longest combination (§5)."""
NOTHING: Final = 0
"""Rank of no combination; every combination has a higher one."""
_KIND_STEP: Final = 16


class Kind(IntEnum):
    """The kinds of combination, the weakest first (§5)."""

    SOLO = 0
    STRAIGHT_2 = 1
    PAIR = 2
    STRAIGHT_3 = 3
    TRIPLE = 4

    @property
    def code(self) -> str:
        """The word that texts select on, such as ``straight-3``."""
        return self.name.lower().replace("_", "-")

    @property
    def length(self) -> int:
        """Cards in it."""
        return (1, 2, 2, 3, 3)[self]


class Reading(NamedTuple):
    """One thing that a slice can mean.

    Attributes:
        rank: how strong it is.
        named: the numbers that its X stand for, the smaller first.
    """

    rank: int
    named: tuple[int, ...]


def kind_of(rank: int) -> Kind:
    """Return the kind of a combination of this rank."""
    return Kind(rank // _KIND_STEP)


def top_of(rank: int) -> int:
    """Return the top number of a combination of this rank."""
    return rank % _KIND_STEP


def rank_of(kind: Kind, top: int) -> int:
    """Return the rank of a combination."""
    return kind * _KIND_STEP + top


def rank_of_numbers(numbers: Sequence[int]) -> int:
    """Return the rank of these numbers in any order, `NOTHING` if they are no combination."""
    low, top = min(numbers), max(numbers)
    if len(numbers) == 1:
        return rank_of(Kind.SOLO, top)
    if low == top:
        return rank_of(Kind.PAIR if len(numbers) == 2 else Kind.TRIPLE, top)
    if len(set(numbers)) == len(numbers) == top - low + 1:
        return rank_of(Kind.STRAIGHT_2 if len(numbers) == 2 else Kind.STRAIGHT_3, top)
    return NOTHING


@cache
def readings(cards: bytes, *, x_beside_x: bool = True) -> tuple[Reading, ...]:
    """Return what a slice can mean, by the named numbers; empty: it is no combination.

    Args:
        cards: one to three cards in the order of the hand.
        x_beside_x: whether a combination may hold two X (house rule).
    """
    numbers = [card for card in cards if card != X]
    unnamed = len(cards) - len(numbers)
    if STOPP in cards or NACHZIEHEN in cards or NO_CARD in cards:
        return ()
    if len(cards) > 1 and (not numbers or (unnamed > 1 and not x_beside_x)):
        return ()
    found: list[Reading] = []
    for named in combinations_with_replacement(range(LOWEST, HIGHEST + 1), unnamed):
        rank = rank_of_numbers([*numbers, *named])
        if rank != NOTHING:
            found.append(Reading(rank, named))
    return tuple(found)


Rows = tuple[tuple[Play, ...], ...]
"""Plays of slices that begin with the same card, each as its instances by the first place."""


@cache
def beating(best: int, *, x_beside_x: bool) -> tuple[Rows, ...]:
    """Return what can be played on a combination of this rank, special cards included.

    The table is read at ``first << 8 | second << 4 | third``, the cards from some place of a hand
    on (`NO_CARD` beyond its end), and names every play of a slice that begins there: the shorter
    first, then by the named numbers.
    """
    return tuple(
        tuple(_rows(bytes(window), best, x_beside_x=x_beside_x))
        for window in product(range(_KIND_STEP), repeat=LONGEST)
    )


def _rows(window: bytes, best: int, *, x_beside_x: bool) -> Iterator[tuple[Play, ...]]:
    if window[0] in {STOPP, NACHZIEHEN}:
        yield plays_of(1, ())
        return
    for length in range(1, LONGEST + 1):
        for reading in readings(window[:length], x_beside_x=x_beside_x):
            if reading.rank > best:
                yield plays_of(length, reading.named)


def plays(hand: bytes, best: int, *, x_beside_x: bool) -> list[Play]:
    """Return every play of a hand on a combination of this rank, by place, then as in `beating`."""
    table = beating(best, x_beside_x=x_beside_x)
    seconds = hand[1:] + b"\0"
    windows = zip(hand, seconds, seconds[1:] + b"\0", strict=True)
    return [
        row[place]
        for place, (first, second, third) in enumerate(windows)
        for row in table[first << 8 | second << 4 | third]
    ]


def can_play(hand: bytes, best: int, *, x_beside_x: bool) -> bool:
    """Return whether a hand holds anything that may be played on a combination of this rank."""
    if STOPP in hand or NACHZIEHEN in hand:
        return True
    table = beating(best, x_beside_x=x_beside_x)
    seconds = hand[1:] + b"\0"
    return any(
        table[first << 8 | second << 4 | third]
        for first, second, third in zip(hand, seconds, seconds[1:] + b"\0", strict=True)
    )
