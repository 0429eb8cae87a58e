"""Random hands and tables that make a meld search work, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.core.cards import JOKER, french_pack
from games.romme.melds import Fault, Meld, readings

PACK = french_pack(2, 4)


def dense_hand(rng: Random, size: int, jokers: int) -> list[int]:
    """Return cards that lie close together in rank or suit, and jokers."""
    if rng.random() < 0.5:
        start, width = rng.randrange(13), rng.choice((4, 5, 6))
        near = {(start + step) % 13 for step in range(width)}
        cards = [card for card in PACK if card != JOKER and card % 13 in near]
    else:
        suits = rng.sample(range(4), 2)
        cards = [card for card in PACK if card != JOKER and card // 13 in suits]
    return [*rng.sample(cards, size - jokers), *[JOKER] * jokers]


def hand_at_table(rng: Random) -> tuple[list[int], list[Meld]]:
    """Return a small hand and a small table out of one pack."""
    while True:
        table = _table(rng, rng.choice((1, 2, 3)))
        hand = _hand_at(rng, table, rng.choice((2, 4, 6)))
        if _fits_the_pack(hand, table):
            return hand, table


def _table(rng: Random, melds: int) -> list[Meld]:
    """Return melds of all kinds, some with jokers, some nearly complete."""
    table: list[Meld] = []
    while len(table) < melds:
        if rng.random() < 0.4:
            rank, size = rng.randrange(13), rng.choice((3, 4))
            cards = [suit * 13 + rank for suit in rng.sample(range(4), size)]
        else:
            suit, start, size = rng.randrange(4), rng.randrange(13), rng.choice((3, 4, 5, 11, 12))
            cards = [suit * 13 + (start + step) % 13 for step in range(size)]
        for _ in range(rng.choice((0, 0, 1, 2))):
            cards[rng.randrange(len(cards))] = JOKER
        found = readings(cards)
        if not isinstance(found, Fault):
            table.append(rng.choice(found))
    return table


def _hand_at(rng: Random, table: list[Meld], size: int) -> list[int]:
    """Return cards of which most have to do with the table."""
    suits = {meld.suit for meld in table}
    near = [card for card in range(JOKER) if card // 13 in suits]
    near += [
        card
        for meld in table
        for card in (*(card for cards in meld.swaps() for card in cards), *meld.missing())
    ]
    cards = [rng.choice(near) if rng.random() < 0.7 else rng.randrange(JOKER) for _ in range(size)]
    return [JOKER if rng.random() < 0.12 else card for card in cards]


def _fits_the_pack(hand: list[int], table: list[Meld]) -> bool:
    """Return whether the pack holds all these cards."""
    held = Counter(hand)
    held.update(card for meld in table for card in meld.cards)
    return not held - Counter(PACK)
