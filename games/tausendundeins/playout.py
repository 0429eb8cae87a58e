"""Plays a deal on to its end without actions, events or checks, many times faster than with them.

Who chooses is given as two functions, so that a deal can be played out by chance or by sense. The
state that is left is the one that the same choices leave as actions, bit for bit: what is not the
standard trick is played by `games.tausendundeins.play`, and the deal is scored as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from games.tausendundeins.actions import DECLARES
from games.tausendundeins.house import HouseRules
from games.tausendundeins.moves import OF_ONE_SUIT, members
from games.tausendundeins.pack import BITS, KING, NO_CARD, QUEEN, SUIT_MASKS, pack
from games.tausendundeins.play import announce, declarable_now, declare, play_card
from games.tausendundeins.scoring import score_deal
from games.tausendundeins.state import Phase, TausendundeinsState
from games.tausendundeins.trick import PAIR_QUEENS, declarable, playable

Lead: TypeAlias = Callable[[int, int, int], int]
"""Hand, Queens of the pairs that may be declared, trump → the card led; `DECLARING` more: with
declaring its pair."""
Follow: TypeAlias = Callable[[int, int, int, int], int]
"""Cards that may be played, the running trick as a set, the best card so far, trump → the card."""

DECLARING: Final = 32
_PLAY: Final = Phase.PLAY
_OTHERS: Final = tuple(
    tuple(tuple((leader + step) % seats for step in range(1, seats)) for leader in range(seats))
    for seats in range(5)
)
"""The seats after a leader, clockwise, by the number of seats."""
_PAIR_CARDS: Final = {
    sum(BITS[8 * suit + QUEEN] for suit in suits): tuple(
        DECLARING + 8 * suit + rank for suit in suits for rank in (QUEEN, KING)
    )
    for count in range(5)
    for suits in combinations(range(4), count)
}
"""Queens of pairs → every way to declare, in the order of the legal actions."""


def play_out(house: HouseRules, state: TausendundeinsState, lead: Lead, follow: Follow) -> int:
    """Play the running deal to its end, score it, and return how many cards that were.

    Args:
        house: the house rules.
        state: in the phase of playing; changed: the next deal is due, or the match is over.
        lead: chooses what is led.
        follow: chooses what is played to a trick.
    """
    before = _cards_held(state)
    is_plain = house.is_free and not house.ends_at_once
    while state.phase is _PLAY and (state.trick or not is_plain):
        _play_one(house, state, lead, follow)
    if state.phase is _PLAY:
        _play_tricks(house, state, lead, follow)
        score_deal(house, state)
    return before - _cards_held(state)


def _cards_held(state: TausendundeinsState) -> int:
    return sum([hand.bit_count() for hand in state.hands])


def _play_one(house: HouseRules, state: TausendundeinsState, lead: Lead, follow: Follow) -> None:
    """Play one card as an action does: where house rules ask for more than following suit."""
    hand, trick = state.hands[state.turn], state.trick
    if trick:
        cards = playable(house, hand, trick, state.best, state.trump)
        play_card(house, state, follow(cards, pack(trick), state.best, state.trump))
        return
    card = lead(hand, declarable_now(house, state), state.trump)
    if card < DECLARING:
        play_card(house, state, card)
    else:
        declare(house, state, DECLARES[card - DECLARING])


def _play_tricks(house: HouseRules, state: TausendundeinsState, lead: Lead, follow: Follow) -> None:
    """Play whole tricks until no card is left, where suit is followed and nothing more."""
    hands, won, lacks = state.hands, list(state.won), list(state.lacks)
    others = _OTHERS[state.seats]
    leader = taker = state.turn
    trump, trick = state.trump, state.last
    may_declare = house.first_lead_declares or bool(trick)
    while hand := hands[taker]:
        leader = taker
        queens = hand & hand >> 1 & PAIR_QUEENS
        if queens:
            is_open = may_declare and state.totals[leader] <= house.lock
            queens = declarable(house, hand, trump) if is_open else 0
        card = best = lead(hand, queens, trump)
        if card >= DECLARING:
            card = best = card - DECLARING
            trump = card >> 3
            announce(house, state, trump, leader)
        lying = BITS[card]
        hands[leader] = hand ^ lying
        suit = SUIT_MASKS[card >> 3]
        trick = (card,)
        for seat in others[leader]:
            hand = hands[seat]
            cards = hand & suit
            if not cards:
                cards = hand
                lacks[seat] |= suit
            card = follow(cards, lying, best, trump)
            bit = BITS[card]
            hands[seat] = hand ^ bit
            lying |= bit
            trick += (card,)
            if card > best if card >> 3 == best >> 3 else card >> 3 == trump:
                best, taker = card, seat
        won[taker] |= lying
        may_declare = True
    state.won, state.lacks = tuple(won), tuple(lacks)
    state.trump, state.last, state.last_leader = trump, trick, leader
    state.turn = state.taker = taker
    state.trick, state.best = (), NO_CARD


def random_choices(rng: Random) -> tuple[Lead, Follow]:
    """Return a leader and a follower for whom every legal action is equally likely.

    Each choice is one call of `Random.random`, by which the same place of the list of legal actions
    is taken as ``legal[int(rng.random() * len(legal))]`` would.
    """
    random, of_one_suit = rng.random, OF_ONE_SUIT

    def lead(hand: int, queens: int, trump: int) -> int:
        del trump
        cards = members(hand)
        if queens:
            cards += _PAIR_CARDS[queens]
        return cards[int(random() * len(cards))]

    def follow(cards: int, lying: int, best: int, trump: int) -> int:
        del lying, best, trump
        choice = of_one_suit[cards] if cards in of_one_suit else members(cards)
        return choice[int(random() * len(choice))]

    return lead, follow
