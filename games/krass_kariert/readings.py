"""Combinations: what cards side by side can mean, and which of them beat what (§5, §7).

How strong a combination is, is one number, its rank: the kind times 16, and its top number. All
that the rules ask is looked up in tables that are made once from `readings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple, TypeAlias

from games.krass_kariert.actions import Play, plays_of
from games.krass_kariert.cards import HIGHEST, LOWEST, NACHZIEHEN, NO_CARD, STOPP, X

LONGEST: Final = 3
"""Cards of the longest combination (§5)."""
NOTHING: Final = 0
"""Rank of no combination; every combination has a higher one."""
_KIND_STEP: Final = 16
_VALUES: Final = range(_KIND_STEP)
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


_RANKS: Final = len(Kind) * _KIND_STEP
Offers: TypeAlias = tuple[tuple[Play, ...], ...]
"""Plays by their first place; empty if there are none at all."""
Step: TypeAlias = "tuple[tuple[Offers, ...], list[Step]]"
"""What reading one more card of a hand tells about the card two places before it: by the rank to be
beaten, the plays of slices that begin with that card; and the steps from here by the next card.

These are plain tuples and lists, as Python takes them apart faster than anything with names.
"""

Steps: TypeAlias = list[list[list[Step]]]
"""The steps after two cards that were read, by both of them."""

_BEYOND: Final = bytes((NO_CARD, NO_CARD))
"""Read behind the end of a hand, so that its last cards have their steps, too."""


@cache
def steps_of(x_beside_x: bool) -> Steps:  # noqa: FBT001
    """Return the steps under a house rule: whether a combination may hold two X."""
    steps: list[list[list[Step]]] = [[[] for _ in _VALUES] for _ in _VALUES]
    for window in product(_VALUES, repeat=LONGEST):
        ranked = tuple(
            (reading.rank, length, reading.named)
            for length in range(1, LONGEST + 1)
            for reading in readings(bytes(window[:length]), x_beside_x=x_beside_x)
        )
        if window[0] in {STOPP, NACHZIEHEN}:
            ranked = ((_ABOVE_ALL, 1, ()),)
        first, second, third = window
        steps[first][second].append((_offers(ranked), steps[second][third]))
    return steps


@cache
def _offers(ranked: tuple[tuple[int, int, tuple[int, ...]], ...]) -> tuple[Offers, ...]:
    """Return which of these plays beat what; each is rank, number of cards, named numbers."""
    return tuple(
        _by_place(tuple((length, named) for rank, length, named in ranked if rank > best))
        for best in range(_RANKS)
    )


@cache
def _by_place(kinds: tuple[tuple[int, tuple[int, ...]], ...]) -> Offers:
    """Return these plays by their first place; one instance, however often asked."""
    rows = [plays_of(length, named) for length, named in kinds]
    return tuple(zip(*rows, strict=True))


def plays(hand: bytes, best: int, *, x_beside_x: bool) -> list[Play]:
    """Return every play of a hand on a combination of this rank, special cards included.

    They go by place, the shorter slice first, then by the numbers named for X.
    """
    return plays_read(steps_of(x_beside_x), hand, best)


def plays_read(steps: Steps, hand: bytes, best: int) -> list[Play]:
    """Return the same for who has the `Steps` of its house rules at hand."""
    cards = hand + _BEYOND
    step = steps[cards[0]][cards[1]]
    found: list[Play] = []
    place = 0
    for card in cards[2:]:
        offers, step = step[card]
        if by_place := offers[best]:
            found += by_place[place]
        place += 1  # noqa: SIM113  # faster than enumerate
    return found


def can_play(hand: bytes, best: int, *, x_beside_x: bool) -> bool:
    """Return whether a hand holds anything that may be played on a combination of this rank."""
    cards = hand + _BEYOND
    step = steps_of(x_beside_x)[cards[0]][cards[1]]
    for card in cards[2:]:
        offers, step = step[card]
        if offers[best]:
            return True
    return False
