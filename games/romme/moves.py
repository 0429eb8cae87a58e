"""Every legal action of a turn, in a fixed order; single actions are judged by `turn`, not here.

Order: draws; new melds (Sätze by rank, Folgen by suit, first card and length, fewest jokers
first); lay-offs and swaps by meld; the takeback; discards in pack order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from games.core.cards import JOKER
from games.romme import hands
from games.romme.actions import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    TAKE_BACK,
    Discard,
    Draw,
    LayOff,
    LayOut,
    Swap,
    TakeBack,
)
from games.romme.finishing import staging_refusal
from games.romme.melds import ACE, MIN_NATURALS, End
from games.romme.options import RommeOptions
from games.romme.state import Phase, RommeState

Move = Draw | LayOut | LayOff | Swap | TakeBack | Discard

_REMEMBERED: Final = 8192
"""Suits and ranks of hands whose melds are kept; each holds at most some hundred actions, mostly
a handful."""


def moves(options: RommeOptions, state: RommeState) -> list[Move]:
    """Return the legal actions of the seat in turn."""
    if state.phase is Phase.DRAW:
        return [DRAW_STOCK, DRAW_PILE] if state.pile else [DRAW_STOCK]
    hand = state.hands[state.turn]
    cards = hands.size(hand)
    found: list[Move] = []
    if cards > 3:
        found.extend(meld for meld in new_melds(hand) if len(meld.tiles) < cards)
    if cards > 1:
        found.extend(lay_offs(state, hand))
    found.extend(swaps(state, hand))
    if state.staged:
        found.append(TAKE_BACK)
    found.extend(discards(options, state, hand, cards))
    return found


def new_melds(hand: int) -> Iterator[LayOut]:
    """Yield every meld that can be laid from a hand."""
    jokers = hand >> hands.JOKERS
    clubs, diamonds, hearts, spades = suits = (
        hand & hands.SUIT_MASK,
        hand >> 13 & hands.SUIT_MASK,
        hand >> 26 & hands.SUIT_MASK,
        hand >> 39 & hands.SUIT_MASK,
    )
    black, red = clubs & spades, diamonds & hearts
    either_black, either_red = clubs | spades, diamonds | hearts
    if jokers:
        ranks = black | red | either_black & either_red
    else:
        ranks = black & either_red | red & either_black
    while ranks:
        lowest = ranks & -ranks
        rank = lowest.bit_length() - 1
        held = (hand >> rank & 1) | (hand >> rank + 12 & 2) | (hand >> rank + 24 & 4)
        held |= hand >> rank + 36 & 8
        yield from _saetze(rank, held, min(jokers, 2))
        ranks ^= lowest
    for suit, mask in enumerate(suits):
        if jokers:
            if mask & mask - 1:
                yield from _folgen(suit, mask, jokers)
        else:
            around = mask | mask << 13
            if around & around >> 1 & around >> 2:
                yield from _folgen(suit, mask, 0)


def lay_offs(state: RommeState, hand: int) -> Iterator[LayOff]:
    """Yield every card of a hand that fits a meld on the table (§7)."""
    for index, laid in enumerate(state.melds):
        fitting = laid.fits & hand
        while fitting:
            lowest = fitting & -fitting
            card = lowest.bit_length() - 1
            fitting ^= lowest
            if laid.low == laid.high == card:
                yield LayOff(index, card, End.LOW)
                yield LayOff(index, card, End.HIGH)
            else:
                yield LayOff(index, card)
        if laid.takes_joker and hand >> hands.JOKERS:
            if laid.has_two_ends(JOKER):
                yield LayOff(index, JOKER, End.LOW)
                yield LayOff(index, JOKER, End.HIGH)
            else:
                yield LayOff(index, JOKER)


def swaps(state: RommeState, hand: int) -> Iterator[Swap]:
    """Yield every card of a hand that may take a joker's place on the table (§7)."""
    for index, laid in enumerate(state.melds):
        fitting = laid.swaps & hand
        while fitting:
            lowest = fitting & -fitting
            yield Swap(index, lowest.bit_length() - 1)
            fitting ^= lowest


def discards(options: RommeOptions, state: RommeState, hand: int, cards: int) -> Iterator[Discard]:
    """Yield every card that may end the turn (§3, §8, §10)."""
    if state.staged and staging_refusal(options, state, cards - 1) is not None:
        return
    barred = state.barred(hand)
    for card in hands.distinct(hand):
        if card != barred:
            yield DISCARDS[card]


@lru_cache(_REMEMBERED)
def _saetze(rank: int, held: int, jokers: int) -> tuple[LayOut, ...]:
    """Return the Sätze of a rank from a mask of its suits and up to two jokers."""
    cards = [suit * 13 + rank for suit in range(4) if held >> suit & 1]
    return tuple(
        LayOut((*naturals, *[JOKER] * used))
        for used in range(jokers + 1)
        for count in range(max(MIN_NATURALS, 3 - used), 5 - used)
        for naturals in combinations(cards, count)
    )


@lru_cache(_REMEMBERED)
def _folgen(suit: int, held: int, jokers: int) -> tuple[LayOut, ...]:
    """Return the Folgen of a suit from a mask of its ranks and some jokers.

    A joker may also replace a card that is held. A Folge of 13 starts with the ace.
    """
    found: list[LayOut] = []
    for start in range(13):
        ranks: list[int] = []
        missing = 0
        for length in range(1, 14):
            rank = (start + length - 1) % 13
            ranks.append(rank)
            missing += not held >> rank & 1
            if missing > jokers:
                break
            if length >= 3 and (length < 13 or start == ACE):
                found.extend(_with_jokers(suit, ranks, held, jokers))
    return tuple(found)


def _with_jokers(suit: int, ranks: list[int], held: int, jokers: int) -> Iterator[LayOut]:
    """Yield the Folgen of these ranks: jokers where cards are missing, and elsewhere at will."""
    natural = [place for place, rank in enumerate(ranks) if held >> rank & 1]
    spare = min(jokers - (len(ranks) - len(natural)), len(natural) - MIN_NATURALS)
    filled = [suit * 13 + rank if held >> rank & 1 else JOKER for rank in ranks]
    for replaced in range(spare + 1):
        for places in combinations(natural, replaced):
            cards = filled.copy()
            for place in places:
                cards[place] = JOKER
            yield LayOut(tuple(cards))
