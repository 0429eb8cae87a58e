"""What a hand can lay as people know it, and the steps on the table that lead there.

What is best is left to `games.romme.search`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core.cards import JOKER
from games.romme.layoffs import Chain
from games.romme.melds import STANDARD, End, Meld, MeldRules


class Swap(NamedTuple):
    """Natural cards for jokers of the meld with this index on the table."""

    meld: int
    cards: tuple[int, ...]


class LayOff(NamedTuple):
    """A card laid off at an end of the meld with this index on the table."""

    meld: int
    card: int
    end: End


class Arrangement(NamedTuple):
    """What can be laid from a hand; possible in the order swaps, melds, lay-offs.

    Attributes:
        swaps: jokers taken from the table.
        melds: new melds.
        lay_offs: in an order in which each fits.
        left: cards that stay in hand, in pack order.
        value: of the new melds as laid (§5).
    """

    swaps: tuple[Swap, ...]
    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOff, ...]
    left: tuple[int, ...]
    value: int


def lay_off_all(
    table: Sequence[Meld], chains: Sequence[Chain], jokers: int, rules: MeldRules
) -> tuple[LayOff, ...]:
    """Return chains and further jokers as single lay-offs."""
    melds = list(table)
    done: list[LayOff] = []
    for chain in chains:
        for card in chain.cards:
            done.append(LayOff(chain.meld, card, chain.end))
            melds[chain.meld] = melds[chain.meld].lay_off(card, chain.end)
    for index, meld in enumerate(melds):
        grown = meld
        while jokers and (ends := grown.ends(JOKER, rules)):
            done.append(LayOff(index, JOKER, ends[-1]))
            grown = grown.lay_off(JOKER, ends[-1])
            jokers -= 1
    return tuple(done)


def swap_choices(
    hand: Sequence[int],
    table: Sequence[Meld],
    rules: MeldRules = STANDARD,
    start: tuple[int, int] = (0, -1),
) -> Iterator[tuple[tuple[Swap, ...], Sequence[int], Sequence[Meld]]]:
    """Yield every set of swaps, none first, with the hand and the table after them."""
    yield (), hand, table
    for index in range(start[0], len(table)):
        for cards in table[index].swaps(rules):
            if (index, cards[0]) <= start or any(card not in hand for card in cards):
                continue
            meld = table[index].swap(cards, rules)
            after = [*table[:index], meld, *table[index + 1 :]]
            left = list(hand)
            for card in cards:
                left.remove(card)
            left += [JOKER] * (table[index].jokers - meld.jokers)
            for done, rest, melds in swap_choices(left, after, rules, (index, cards[0])):
                yield (Swap(index, cards), *done), rest, melds


def without(hand: Sequence[int], card: int) -> list[int]:
    """Return the hand without one copy of a card."""
    rest = list(hand)
    rest.remove(card)
    return rest
