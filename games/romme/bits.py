"""Bit layout of the best-meld search, and melds found in it by shifts alone.

A hand is one integer of two-bit counters. Ranks lie in the order A K Q … 2, four suits beside each
other, so that the dearest card is the lowest bit and a Folge is a step of eight bits.
"""

from __future__ import annotations

from typing import Final

from games.romme import hands
from games.romme.melds import POINTS

MAX_JOKERS: Final = 6
"""Most jokers in a hand the tables are made for; the rules know no more."""
FULL: Final = 13
"""Longest Folge; as room of a group: it takes any number of further jokers."""

CARD_BITS: Final = 104
EVEN: Final = int("01" * 52, 2)
"""The low bit of every counter: what a hand holds at least once."""
BIT: Final = (*(1 << 8 * (12 - card % 13) + 2 * (card // 13) for card in range(52)), 0)
"""Card → its counter's unit; a joker has none."""
CARD_OF_BIT: Final = {bit: card for card, bit in enumerate(BIT[:52])}
SUIT_LINES: Final = tuple(sum(BIT[suit * 13 + rank] for rank in range(13)) for suit in range(4))
RANK_ROWS: Final = tuple(sum(BIT[suit * 13 + rank] for suit in range(4)) for rank in range(13))
FIRST_SUIT: Final = int("00000001" * 13, 2)
"""The unit of the first suit of every rank."""
ROW: Final = 0x55
"""The units of one rank."""

Group = tuple[int, int, int, int]
"""Natural cards that form a meld: their units, jokers needed, points, room for further jokers."""
Groups = tuple[Group, ...]


def _lines_of_masks() -> tuple[int, ...]:
    """Return the units of the first suit by a mask of its ranks 2..A, the two being bit 0."""
    lines = [0]
    for rank in range(13):
        lines += [line | BIT[rank] for line in lines]
    return tuple(lines)


_LINES: Final = _lines_of_masks()


def state_of(hand: int) -> int:
    """Return the counters of the natural cards of a hand as `games.romme.hands` packs it."""
    held, twins = hand & hands.NATURALS, hand >> hands.TWINS & hands.NATURALS
    state = _units(held)
    return state + _units(twins) if twins else state


def _units(held: int) -> int:
    """Return the units of the cards in a mask in pack order."""
    mask = hands.SUIT_MASK
    return (
        _LINES[held & mask]
        | _LINES[held >> 13 & mask] << 2
        | _LINES[held >> 26 & mask] << 4
        | _LINES[held >> 39] << 6
    )


def ring_of(held: int, *, round_the_corner: bool) -> int:
    """Return held cards with those behind the two once more that a Folge may reach past it."""
    return held | (held if round_the_corner else held & RANK_ROWS[12]) << CARD_BITS


def pairs_in(held: int) -> int:
    """Return the first units of the ranks held in two suits or more."""
    both, any_of_two = held & held >> 2, held | held >> 2
    return (both | both >> 4 | any_of_two & any_of_two >> 4) & FIRST_SUIT


def useless(held: int, jokers: int) -> int:
    """Return the cards that no other is near enough to for a meld with so many jokers."""
    near = 0
    for steps in range(8, 8 * jokers + 9, 8):
        back = CARD_BITS - steps
        near |= held << steps | held << back | held >> steps | held >> back
    return held & ~(near | pairs_in(held) * ROW)


def units_of(held: int) -> list[int]:
    """Return the units in a set of cards, the dearest first."""
    found: list[int] = []
    while held:
        found.append(held & -held)
        held &= held - 1
    return found


def _single_table() -> tuple[tuple[int, tuple[int, ...], int], ...]:
    """Return the Folgen that need one joker and cannot be split.

    Each as the units of its natural cards, their points by its first rank, and the first cards
    with which it passes the two.
    """
    table: list[tuple[int, tuple[int, ...], int]] = []
    for places in ((0, 1, 3, 4), (0, 1, 3), (0, 2, 3), (0, 1), (0, 2)):
        ranks = [[(12 - first - place) % 13 for place in places] for first in range(13)]
        points = tuple(sum(POINTS[rank] for rank in run) for run in ranks)
        past_two = sum(RANK_ROWS[12 - first] for first in range(13 - places[-1], 13))
        table.append((sum(1 << 8 * place for place in places), points, past_two))
    return tuple(table)


_SINGLES: Final = _single_table()


def dearest_single(held: int, ring: int) -> Group:
    """Return the dearest group with one joker; no units if there is none."""
    best, units = 0, 0
    steps = ring & ring >> 8
    gaps = ring & ring >> 16
    longer = steps & ring >> 24
    starts = longer & ring >> 32, longer, gaps & ring >> 24, steps, gaps
    for found, single in zip(starts, _SINGLES, strict=True):
        if not found:
            continue
        shape, points_from, past_two = single
        # The lowest begins with the dearest card; past the two, an ace follows cheap ones.
        first = found & -found & EVEN
        candidates = found & past_two
        while first:
            points = points_from[first.bit_length() >> 3]
            if points > best:
                best, units = points, first * shape
            first = candidates & -candidates
            candidates ^= first
    pairs = pairs_in(held)
    if pairs:
        first = pairs & -pairs
        points = 2 * POINTS[12 - (first.bit_length() >> 3)]
        if points > best:
            row = held & first * ROW
            rest = row & row - 1
            return (row & -row) | (rest & -rest), 1, points, 1
    return (units | units >> CARD_BITS) & EVEN, 1, best, FULL
