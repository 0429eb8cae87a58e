"""The table for the best-meld search: lay-offs as groups of cards and of places they take up.

Every rank that a Folge on the table lacks and every free place of a Satz gets a unit above the
cards in the search's state (see `games.romme.bits`), so that two lay-offs never share a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.core.cards import JOKER
from games.romme.bits import BIT, CARD_BITS, Group
from games.romme.melds import POINTS, End, Kind, Meld, MeldRules


@dataclass(frozen=True, slots=True)
class Chain:
    """Cards laid off one after another at one end of a meld on the table."""

    meld: int
    end: End
    cards: tuple[int, ...]


@dataclass(slots=True)
class Places:
    """What a table offers to a hand.

    Attributes:
        units: all free places, one unit each.
        chains: units of cards and places → the lay-offs they stand for.
        groups: lay-offs by the unit of their dearest card.
    """

    units: int = 0
    chains: dict[int, Chain] = field(default_factory=dict[int, Chain])
    groups: dict[int, tuple[Group, ...]] = field(default_factory=dict[int, tuple[Group, ...]])


def places_on(table: Sequence[Meld], held: int, jokers: int, rules: MeldRules) -> Places:
    """Return what can be laid off on a table, by itself or after other lay-offs.

    Args:
        table: the melds on the table.
        held: units of the natural cards in hand.
        jokers: how many of them a chain of lay-offs may contain besides.
        rules: what a meld is.
    """
    places = Places()
    next_unit = 1 << CARD_BITS
    for index, meld in enumerate(table):
        free = range(4 - len(meld.cards)) if meld.kind is Kind.SATZ else range(13)
        taken = () if meld.kind is Kind.SATZ else meld.ranks
        units: dict[int, int] = {}
        for rank in free:
            if rank not in taken:
                units[rank] = next_unit
                places.units |= next_unit
                next_unit <<= 2
        if meld.kind is Kind.SATZ:
            for card in meld.missing() if units else ():
                if held & BIT[card]:
                    _add(places, Chain(index, End.HIGH, (card,)), BIT[card] | units[0], 0)
        else:
            for end in End:
                _extend(places, index, meld, end, units, held, jokers, rules)
    return places


def _extend(
    places: Places,
    index: int,
    meld: Meld,
    end: End,
    free: dict[int, int],
    held: int,
    jokers: int,
    rules: MeldRules,
) -> None:
    """Add every chain at one end of a Folge that ends with a natural card."""
    chains: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
    base = meld.suit * 13
    size = len(meld.cards)
    while chains and size < 13:
        size += 1
        start = meld.start + len(meld.cards) - size if end is End.LOW else meld.start
        rank = (start if end is End.LOW else start + size - 1) % 13
        if not rules.may_run(start % 13, size):
            return
        longer: list[tuple[tuple[int, ...], int, int]] = []
        for cards, units, need in chains:
            place = units | free[rank]
            if held & BIT[base + rank]:
                grown = (*cards, base + rank), place | BIT[base + rank], need
                _add(places, Chain(index, end, grown[0]), grown[1], need)
                longer.append(grown)
            if need < jokers:
                longer.append(((*cards, JOKER), place, need + 1))
        chains = longer


def _add(places: Places, chain: Chain, units: int, need: int) -> None:
    """Add a chain under its dearest card."""
    points = sum(POINTS[card % 13] for card in chain.cards if card != JOKER)
    first = units & -units
    places.chains[units] = chain
    places.groups[first] = (*places.groups.get(first, ()), (units, need, points, 0))
