"""The legal actions of the seat in turn, from tables: no action is made while a match runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from games.core.actions import Action
from games.tausendundeins.actions import BIDS, DECLARES, FORFEIT, PASS, PLAYS, Bury, Declare
from games.tausendundeins.house import STOCK, HouseRules
from games.tausendundeins.pack import KING, PACK_ORDER, QUEEN, unpack
from games.tausendundeins.play import declarable_now
from games.tausendundeins.state import Phase, TausendundeinsState
from games.tausendundeins.trick import playable


def _subsets(suit: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards of every set of cards of a suit, in pack order."""
    cards = [card for card in PACK_ORDER if card >> 3 == suit]
    return tuple(tuple(card for card in cards if byte >> (card & 7) & 1) for byte in range(256))


CARDS_OF_SUIT: Final = tuple(_subsets(suit) for suit in range(4))
"""By suit, every set of its cards as eight bits → the cards in pack order."""
_PLAYS: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(PLAYS[card] for card in cards) for cards in subsets) for subsets in CARDS_OF_SUIT
)
_CLUBS, _DIAMONDS, _HEARTS, _SPADES = _PLAYS
_CLUB_CARDS, _DIAMOND_CARDS, _HEART_CARDS, _SPADE_CARDS = CARDS_OF_SUIT
_PLAY: Final = Phase.PLAY
"""Looked up once: members of an enumeration are dear to name."""
_QUEENS: Final = tuple(8 * suit + QUEEN for suit in range(4))
_DECLARES: Final = {
    sum(1 << queen for queen in queens): tuple(
        DECLARES[card] for queen in queens for card in (queen, queen + KING - QUEEN)
    )
    for count in range(5)
    for queens in combinations(_QUEENS, count)
}


def moves(house: HouseRules, state: TausendundeinsState) -> Sequence[Action]:
    """Return the legal actions: bids upwards, then passing; cards in pack order, then pairs."""
    if state.phase is _PLAY:
        hand, trick = state.hands[state.turn], state.trick
        if trick:
            suit = trick[0] >> 3
            if house.is_free and (byte := hand >> 8 * suit & 255):
                return _PLAYS[suit][byte]
            return plays(playable(house, hand, trick, state.best, state.trump))
        queens = declarable_now(house, state)
        return plays(hand) + declares(queens) if queens else plays(hand)
    if state.phase is Phase.BID:
        return (*bids(house, state.auction.bid), PASS)
    ways = buries(state.hands[state.turn])
    return (*ways, FORFEIT) if house.has_penalty else ways


def plays(cards: int) -> tuple[Action, ...]:
    """Return the plays of a set of cards in pack order."""
    return (
        _CLUBS[cards & 255]
        + _DIAMONDS[cards >> 8 & 255]
        + _HEARTS[cards >> 16 & 255]
        + _SPADES[cards >> 24]
    )


def members(cards: int) -> tuple[int, ...]:
    """Return a set of cards in pack order, as `pack.unpack` does, but from tables."""
    return (
        _CLUB_CARDS[cards & 255]
        + _DIAMOND_CARDS[cards >> 8 & 255]
        + _HEART_CARDS[cards >> 16 & 255]
        + _SPADE_CARDS[cards >> 24]
    )


def declares(queens: int) -> tuple[Declare, ...]:
    """Return both ways to declare each pair whose Queen is given."""
    return _DECLARES[queens]


def bids(house: HouseRules, bid: int) -> Sequence[Action]:
    """Return every bid above the one that stands, 0 for none (§8.2)."""
    return BIDS[house.next_bid(bid) : house.highest_bid + 1 : house.step]


def buries(hand: int) -> tuple[Action, ...]:
    """Return every way to lay two cards of a hand away (§8.2)."""
    return tuple(_bury(pair) for pair in combinations(unpack(hand), STOCK))


@cache
def _bury(pair: tuple[int, ...]) -> Bury:
    return Bury(pair)
