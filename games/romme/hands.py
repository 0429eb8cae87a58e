"""A hand as one integer: cheap to copy, compare and ask for suits and ranks.

Bits 0..51: the card is held at least once; bits 52..103: it is held twice (there are two packs);
from bit 104 on: the number of jokers. Every function is pure.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from games.core.cards import JOKER

EMPTY: Final = 0
TWINS: Final = 52
JOKERS: Final = 104
ONE_JOKER: Final = 1 << JOKERS
NATURALS: Final = (1 << TWINS) - 1
"""Mask of the cards that are held at least once."""
SUIT_MASK: Final = (1 << 13) - 1
_COUNTED: Final = ONE_JOKER - 1


def add(hand: int, card: int) -> int:
    """Return the hand with one card more; a natural card must not be held twice already."""
    if card == JOKER:
        return hand + ONE_JOKER
    return hand | (1 << card + TWINS if hand >> card & 1 else 1 << card)


def remove(hand: int, card: int) -> int:
    """Return the hand with one card less, which it must hold."""
    if card == JOKER:
        return hand - ONE_JOKER
    twin = 1 << card + TWINS
    return hand ^ (twin if hand & twin else 1 << card)


def discard_if_held(hand: int, card: int) -> int:
    """Return the hand with one card less if it holds that card, else unchanged."""
    return remove(hand, card) if count(hand, card) else hand


def count(hand: int, card: int) -> int:
    """Return how many of this card the hand holds."""
    if card == JOKER:
        return hand >> JOKERS
    return (hand >> card & 1) + (hand >> card + TWINS & 1)


def size(hand: int) -> int:
    """Return the number of cards."""
    return (hand & _COUNTED).bit_count() + (hand >> JOKERS)


def pack(cards: Iterable[int]) -> int:
    """Return the hand that holds these cards."""
    hand = EMPTY
    for card in cards:
        hand = add(hand, card)
    return hand


def unpack(hand: int) -> list[int]:
    """Return the cards in pack order, twins side by side, jokers last."""
    cards = distinct(hand & NATURALS)
    twins = hand >> TWINS & NATURALS
    if twins:
        while twins:
            cards.append(twins.bit_length() - 1)
            twins ^= 1 << cards[-1]
        cards.sort()
    if hand >> JOKERS:
        cards += [JOKER] * (hand >> JOKERS)
    return cards


def distinct(hand: int) -> list[int]:
    """Return each card value once, in pack order, the joker last."""
    cards = [
        *_of_suit(0, hand & SUIT_MASK),
        *_of_suit(13, hand >> 13 & SUIT_MASK),
        *_of_suit(26, hand >> 26 & SUIT_MASK),
        *_of_suit(39, hand >> 39 & SUIT_MASK),
    ]
    if hand >> JOKERS:
        cards.append(JOKER)
    return cards


@lru_cache(4 << 13)
def _of_suit(first: int, held: int) -> tuple[int, ...]:
    """Return the cards of a suit, which starts with the card `first`, from a mask of its ranks."""
    return tuple(first + rank for rank in range(13) if held >> rank & 1)


def first_missing(hand: int, cards: Iterable[int]) -> int | None:
    """Return the first card that the hand lacks when all are taken from it, else ``None``."""
    for card in cards:
        if not count(hand, card):
            return card
        hand = remove(hand, card)
    return None
