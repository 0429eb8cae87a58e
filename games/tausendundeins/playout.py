"""Plays a dealt hand out to its last trick without actions, events or checks, many times faster.

The rules are those of `games.tausendundeins.play`; who chooses is given as two functions, so that
an imagined deal can be played out by chance or by sense. Nothing is refused and nothing scored.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from games.tausendundeins.house import HouseRules
from games.tausendundeins.moves import OF_ONE_SUIT, members
from games.tausendundeins.pack import (
    BITS,
    COLOUR_VALUES,
    KING,
    NO_CARD,
    ORDER_VALUES,
    QUEEN,
)
from games.tausendundeins.state import Declared, TausendundeinsState
from games.tausendundeins.trick import declarable, playable

Lead: TypeAlias = Callable[[int, int, int], int]
"""Hand, Queens of the pairs that may be declared, trump → the card led; `DECLARING` more: with
declaring its pair."""
Follow: TypeAlias = Callable[[int, int, int, int], int]
"""Cards that may be played, the running trick as a set, the best card so far, trump → the card."""

DECLARING: Final = 32
_QUEENS: Final = sum(1 << 8 * suit + QUEEN for suit in range(4))


def play_out(house: HouseRules, state: TausendundeinsState, lead: Lead, follow: Follow) -> int:
    """Play the cards of the running deal to the last, and return how many that were.

    Args:
        house: the house rules; a target reached within the deal is not looked at.
        state: in the phase of playing; changed: its hands are empty afterwards, `won`, `taker`,
            `trump` and `declared` are those of the end, and the last trick is not kept.
        lead: chooses what is led.
        follow: chooses what is played to a trick.
    """
    hands, won, seats, seat = state.hands, list(state.won), state.seats, state.turn
    trump, best, taker, free = state.trump, state.best, state.taker, house.is_free
    trick, place = state.trick, len(state.trick)
    played = sum(hand.bit_count() for hand in hands)
    following = (*range(1, seats), 0)
    lying = 0
    for card in trick:
        lying |= BITS[card]
    shift = trick[0] >> 3 << 3 if trick else 0
    while True:
        hand = hands[seat]
        if place:
            if free:
                cards = hand & 255 << shift or hand
            else:
                cards = playable(house, hand, trick, best, trump)
            card = follow(cards, lying, best, trump)
            bit = BITS[card]
            lying |= bit
            if card > best if card >> 3 == best >> 3 else card >> 3 == trump:
                best, taker = card, seat
        else:
            if not hand:
                break
            queens = hand & hand >> 1 & _QUEENS
            if queens:
                may_declare = house.first_lead_declares or any(won)
                queens = _declarable(house, state, seat, trump) if may_declare else 0
            card = lead(hand, queens, trump)
            if card >= DECLARING:
                card -= DECLARING
                trump = card >> 3
                _declare(house, state, seat, trump)
            bit = lying = BITS[card]
            best, taker = card, seat
            shift = card >> 3 << 3
            trick = (card,)
        hands[seat] = hand ^ bit
        place = following[place]
        if place:
            seat = following[seat]
        else:
            won[taker] |= lying
            seat = taker
    state.won = tuple(won)
    state.trump, state.taker, state.turn = trump, taker, taker
    state.trick, state.best = (), NO_CARD
    return played


def _declarable(house: HouseRules, state: TausendundeinsState, seat: int, trump: int) -> int:
    """Return the Queens of the pairs that a leader may declare (§4, §8.4)."""
    return 0 if state.totals[seat] > house.lock else declarable(house, state.hands[seat], trump)


def _declare(house: HouseRules, state: TausendundeinsState, seat: int, suit: int) -> None:
    number = len(state.declared)
    value = ORDER_VALUES[number] if house.is_by_order else COLOUR_VALUES[suit]
    state.declared += (Declared(seat, suit, value),)


def random_choices(rng: Random) -> tuple[Lead, Follow]:
    """Return a leader and a follower for whom every legal action is equally likely."""
    random, of_one_suit = rng.random, OF_ONE_SUIT.get

    def lead(hand: int, queens: int, _: int) -> int:
        cards = members(hand)
        if not queens:
            return cards[int(random() * len(cards))]
        pairs = [
            DECLARING + 8 * suit + rank
            for suit in range(4)
            if queens >> 8 * suit & 255
            for rank in (QUEEN, KING)
        ]
        at = int(random() * (len(cards) + len(pairs)))
        return cards[at] if at < len(cards) else pairs[at - len(cards)]

    def follow(cards: int, *_: int) -> int:
        choice = of_one_suit(cards) or members(cards)
        return choice[int(random() * len(choice))]

    return lead, follow
