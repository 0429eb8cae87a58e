"""Combinations: what cards side by side can mean, and which of them beat what (§5, §7).

How strong a combination is, is one number, its rank: the kind times 16, and its top number. All
that the rules ask is looked up in tables that are made once from `readings`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
_ABOVE_ALL: Final = 1 << 10
"""Stands for the rank of a special card, which beats whatever lies there."""


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


Window = tuple[int, ...]
"""A card of a hand and the two beside it, `NO_CARD` beyond the end."""


class Meaning(NamedTuple):
    """What can be played of slices that begin with the first card of a window.

    Attributes:
        top: the highest rank among the plays.
        plays: ranks, and the instances of each play by its first place in a hand; the shorter
            slices first, then by the named numbers. A special card beats all.
    """

    top: int
    plays: tuple[tuple[int, tuple[Play, ...]], ...]


@cache
def _meanings(x_beside_x: bool) -> Mapping[Window, Meaning]:  # noqa: FBT001
    """Return the meaning of every window there can be."""
    found: dict[Window, Meaning] = {}
    for window in product(range(1, _KIND_STEP), range(_KIND_STEP), range(_KIND_STEP)):
        ranked = [
            (reading.rank, plays_of(length, reading.named))
            for length in range(1, LONGEST + 1)
            for reading in readings(bytes(window[:length]), x_beside_x=x_beside_x)
        ]
        if window[0] in {STOPP, NACHZIEHEN}:
            ranked = [(_ABOVE_ALL, plays_of(1, ()))]
        found[window] = Meaning(max(rank for rank, _ in ranked), tuple(ranked))
    return found


@cache
def _looking_up(x_beside_x: bool) -> Callable[[Window], Meaning]:  # noqa: FBT001
    return _meanings(x_beside_x).__getitem__


@cache
def _tops(x_beside_x: bool) -> Callable[[Window], int]:  # noqa: FBT001
    """Return what looks up the highest rank that a window can be played as."""
    meanings = _meanings(x_beside_x)
    return {window: meaning.top for window, meaning in meanings.items()}.__getitem__


def plays(hand: bytes, best: int, *, x_beside_x: bool) -> list[Play]:
    """Return every play of a hand on a combination of this rank, special cards included.

    They go by place, the shorter slice first, then by the numbers named for X.
    """
    windows = zip(hand, hand[1:] + b"\0", hand[2:] + b"\0\0", strict=False)
    found: list[Play] = []
    place = 0
    for top, ranked in map(_looking_up(x_beside_x), windows):
        if top > best:
            for rank, row in ranked:
                if rank > best:
                    found.append(row[place])
        place += 1  # noqa: SIM113  # faster than enumerate where tuples are unpacked
    return found


def can_play(hand: bytes, best: int, *, x_beside_x: bool) -> bool:
    """Return whether a hand holds anything that may be played on a combination of this rank."""
    windows = zip(hand, hand[1:] + b"\0", hand[2:] + b"\0\0", strict=False)
    return max(map(_tops(x_beside_x), windows), default=NOTHING) > best
