"""Cards that count as a set: their rank in a trick, and the sets that a hand can make (§1, §4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from games.core.cards import JOKER
from games.grosses_los.holding import JOKERS, NATURALS, ONE_JOKER, singles
from games.grosses_los.terms import Terms

NO_SET: Final = 0
"""Rank of cards that are no set, A cards among them."""
LOWEST: Final = 2
"""Rank of a 2; from there on to the ace each rank is one higher."""
JOKER_RANK: Final = 15
JOKER_ADDED_RANK: Final = 1
"""Rank of a joker that is added to an A trick (§6)."""


def set_rank(terms: Terms, held: int) -> int:
    """Return the rank in a trick of cards of one rank, or `NO_SET`.

    Jokers complete a set beside at least one natural card; one joker alone is a set (§4). A cards
    are in no set: an A card ranks 0.
    """
    natural = held & NATURALS
    if not natural:
        return JOKER_RANK if held == ONE_JOKER else NO_SET
    rank = ((natural & -natural).bit_length() - 1) % 13
    return NO_SET if natural & ~terms.ordinary[rank] else rank + LOWEST


def added_rank(terms: Terms, held: int) -> int:
    """Return the rank of one card added to an A trick (§6)."""
    return JOKER_ADDED_RANK if held == ONE_JOKER else set_rank(terms, held)


def can_serve(terms: Terms, hand: int, size: int, least: int) -> bool:
    """Return whether a hand holds a set of `size` cards that ranks `least` or higher."""
    jokers = (hand >> JOKER).bit_count()
    if size == 1 and jokers and least <= JOKER_RANK:
        return True
    needed = max(size - jokers, 1)
    for mask in terms.ordinary[max(least - LOWEST, 0) :]:
        if (hand & mask).bit_count() >= needed:
            return True
    return False


def serving_sets(terms: Terms, hand: int, size: int, least: int) -> Iterator[int]:
    """Yield every set of `size` cards of a hand that ranks `least` or higher, lowest rank first."""
    jokers = (hand >> JOKER).bit_count()
    for mask in terms.ordinary[max(least - LOWEST, 0) :]:
        natural = hand & mask
        if natural:
            yield from _sets_of(natural, jokers, size)
    if size == 1 and jokers and least <= JOKER_RANK:
        yield ONE_JOKER


def sets_to_lead(terms: Terms, hand: int) -> Iterator[int]:
    """Yield every set of two or more cards of a hand, lowest rank first, smallest first (§4)."""
    jokers = (hand >> JOKER).bit_count()
    for mask in terms.ordinary:
        natural = hand & mask
        if natural:
            for size in range(2, natural.bit_count() + jokers + 1):
                yield from _sets_of(natural, jokers, size)


@cache
def _sets_of(natural: int, jokers: int, size: int) -> tuple[int, ...]:
    """Return the sets of `size` cards of one rank, those with fewer jokers first."""
    cards = singles(natural)
    return tuple(
        sum(chosen, JOKERS[filled])
        for filled in range(jokers + 1)
        if 0 < size - filled <= len(cards)
        for chosen in combinations(cards, size - filled)
    )


def is_a_alone(terms: Terms, hand: int) -> bool:
    """Return whether a whole hand is one A card, which may only be led (§5.1)."""
    return hand & terms.a_cards == hand and hand & hand - 1 == 0
