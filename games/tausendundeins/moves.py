"""The legal actions of the seat in turn, from tables: no action is made while a match runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from games.core.actions import Action
from games.tausendundeins.actions import BIDS, DECLARES, FORFEIT, PASS, PLAYS, Bury
from games.tausendundeins.house import STOCK, HouseRules
from games.tausendundeins.pack import KING, PACK_ORDER, QUEEN, unpack
from games.tausendundeins.play import declarable_now
from games.tausendundeins.state import Phase, TausendundeinsState
from games.tausendundeins.trick import playable


def _plays_of(suit: int) -> tuple[tuple[Action, ...], ...]:
    """Return the plays for every set of cards of a suit, in pack order."""
    cards = [card for card in PACK_ORDER if card >> 3 == suit]
    return tuple(
        tuple(PLAYS[card] for card in cards if byte >> (card & 7) & 1) for byte in range(256)
    )


_CLUBS, _DIAMONDS, _HEARTS, _SPADES = (_plays_of(suit) for suit in range(4))
_DECLARE_PAIR: Final = tuple(
    (DECLARES[8 * suit + QUEEN], DECLARES[8 * suit + KING]) for suit in range(4)
)


def moves(house: HouseRules, state: TausendundeinsState) -> Sequence[Action]:
    """Return the legal actions: bids upwards, then passing; cards in pack order, then pairs."""
    if state.phase is Phase.PLAY:
        hand, trick = state.hands[state.turn], state.trick
        if trick:
            return plays(playable(house, hand, trick, state.best, state.trump))
        queens = declarable_now(house, state)
        return (*plays(hand), *declares(queens)) if queens else plays(hand)
    if state.phase is Phase.BID:
        return (*bids(house, state.bid), PASS)
    ways = buries(state.hands[state.turn])
    return (*ways, FORFEIT) if house.has_penalty else ways


def plays(cards: int) -> tuple[Action, ...]:
    """Return the plays of a set of cards in pack order."""
    return (
        *_CLUBS[cards & 255],
        *_DIAMONDS[cards >> 8 & 255],
        *_HEARTS[cards >> 16 & 255],
        *_SPADES[cards >> 24],
    )


def declares(queens: int) -> tuple[Action, ...]:
    """Return both ways to declare each pair whose Queen is given."""
    return tuple(
        action
        for suit in range(4)
        if queens >> 8 * suit + QUEEN & 1
        for action in _DECLARE_PAIR[suit]
    )


def bids(house: HouseRules, bid: int) -> Sequence[Action]:
    """Return every bid above the one that stands, 0 for none (§8.2)."""
    return BIDS[house.next_bid(bid) : house.highest_bid + 1 : house.step]


def buries(hand: int) -> tuple[Action, ...]:
    """Return every way to lay two cards of a hand away (§8.2)."""
    return tuple(_bury(pair) for pair in combinations(unpack(hand), STOCK))


@cache
def _bury(pair: tuple[int, ...]) -> Bury:
    return Bury(pair)
