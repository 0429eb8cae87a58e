"""What single cards can be laid in under any house rules: pieces of the plain best-meld search.

A piece is a set of natural cards with the fewest jokers that make it a new meld, or a chain of
lay-offs. What to do with them is left to `games.romme.plain`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from games.core.cards import JOKER
from games.romme.melds import ACE, MAX_FOLGE, End, Kind, Meld, MeldRules

NEW: int = -1
"""Index of the table's meld for a piece that is a new one."""


class Piece(NamedTuple):
    """Natural cards that are laid together.

    Attributes:
        cards: the natural cards, in pack order; twins repeated.
        jokers: how many jokers it takes.
        room: how many further jokers it would take.
        meld: index of the meld on the table that it is laid off on, `NEW` for a new meld.
        end: where, for a lay-off.
        chain: the cards of a lay-off in the order in which they are laid, jokers included.
    """

    cards: tuple[int, ...]
    jokers: int
    room: int
    meld: int = NEW
    end: End = End.HIGH
    chain: tuple[int, ...] = ()


@lru_cache(16_384)
def folge_pieces(suit: int, held: int, rank: int, jokers: int, rules: MeldRules) -> Sequence[Piece]:
    """Return the Folgen with the card of this suit and rank, most cards first.

    Args:
        suit: 0..3.
        held: mask of the ranks that may be laid.
        rank: that of the card, which is one of them.
        jokers: how many there are.
        rules: what a meld is.
    """
    found: dict[int, int] = {}
    for start in range(13):
        for size in range(3, MAX_FOLGE + 1 if start == ACE else MAX_FOLGE):
            if not rules.may_run(start, size):
                continue
            run = [(start + place) % 13 for place in range(size)]
            here = [other for other in run if held >> other & 1]
            spare = jokers - size + len(here)
            if rank not in run or spare < 0:
                continue
            others = [other for other in here if other != rank]
            for replaced in range(min(spare, len(others)) + 1):
                for gone in combinations(others, replaced):
                    mask = sum(1 << other for other in here if other not in gone)
                    need = size - len(here) + replaced
                    if need <= rules.max_jokers(mask.bit_count()):
                        found[mask] = min(need, found.get(mask, need))
    pieces = [
        Piece(
            tuple(suit * 13 + other for other in range(13) if mask >> other & 1),
            need,
            min(MAX_FOLGE - mask.bit_count(), rules.max_jokers(mask.bit_count())) - need,
        )
        for mask, need in found.items()
    ]
    return sorted(pieces, key=lambda piece: (piece.jokers - len(piece.cards), piece.cards))


@lru_cache(16_384)
def satz_pieces(held: tuple[int, ...], card: int, jokers: int, rules: MeldRules) -> Sequence[Piece]:
    """Return the Sätze with a card, most cards first.

    Args:
        held: copies of each suit of its rank that may be laid.
        card: one of them.
        jokers: how many there are.
        rules: what a meld is.
    """
    suit, rank = divmod(card, 13)
    found: list[Piece] = []
    for taken in product(*(range(min(copies, rules.copies) + 1) for copies in held)):
        size = sum(taken)
        need = max(0, 3 - size)
        most = min(rules.max_jokers(size), rules.max_satz - size)
        if taken[suit] and size <= rules.max_satz and need <= min(jokers, most):
            cards = tuple(each * 13 + rank for each in range(4) for _ in range(taken[each]))
            found.append(Piece(cards, need, most - need))
    return sorted(found, key=lambda piece: (piece.jokers - len(piece.cards), piece.cards))


def lay_off_pieces(
    table: Sequence[Meld], held: Sequence[int], jokers: int, rules: MeldRules
) -> Iterator[Piece]:
    """Yield every chain of lay-offs that ends with a natural card.

    Args:
        table: the melds on it.
        held: how often each card may be laid.
        jokers: how many there are.
        rules: what a meld is.
    """
    for index, meld in enumerate(table):
        if meld.kind is Kind.SATZ:
            for card in meld.missing(rules) if len(meld.cards) < rules.max_satz else ():
                if held[card]:
                    yield Piece((card,), 0, 0, index, End.HIGH, (card,))
            continue
        for end in End:
            yield from _chains(index, meld, end, held, jokers, rules)


def _chains(
    index: int, meld: Meld, end: End, held: Sequence[int], jokers: int, rules: MeldRules
) -> Iterator[Piece]:
    size, base = len(meld.cards), meld.suit * 13
    waiting: list[tuple[int, ...]] = [()]
    for length in range(1, MAX_FOLGE - size + 1):
        start = meld.start - length if end is End.LOW else meld.start
        if not rules.may_run(start % 13, size + length):
            return
        card = base + (start if end is End.LOW else start + size + length - 1) % 13
        longer: list[tuple[int, ...]] = []
        for chain in waiting:
            if held[card]:
                grown = (*chain, card)
                naturals = tuple(sorted(each for each in grown if each != JOKER))
                yield Piece(naturals, grown.count(JOKER), 0, index, end, grown)
                longer.append(grown)
            if chain.count(JOKER) < jokers:
                longer.append((*chain, JOKER))
        waiting = longer
