"""Plays a deal on to its end without actions, events or checks, many times faster than with them.

Each card is chosen by chance or by a sense for cards that is given. The state that is left is the
one that the same choices leave as actions, bit for bit: what is not the standard trick is played by
`games.tausendundeins.play`, and the deal is scored as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Final, NamedTuple, TypeAlias

from games.core.chance import FINE, random_place
from games.tausendundeins.actions import DECLARES
from games.tausendundeins.house import HouseRules
from games.tausendundeins.moves import CARDS_OF_SUIT, members
from games.tausendundeins.pack import (
    BITS,
    CARDS,
    KING,
    NO_CARD,
    PAIR_MASKS,
    QUEEN,
    SUIT_MASKS,
    pack,
)
from games.tausendundeins.play import announce, declarable_now, declare, play_card
from games.tausendundeins.scoring import score_deal
from games.tausendundeins.state import Phase, TausendundeinsState
from games.tausendundeins.trick import declarable, playable

SuitedHand: TypeAlias = list[int]
"""A hand as four sets of eight bits, by suit: small numbers, which Python makes no objects for."""
DECLARING: Final = CARDS
"""What a card led has more when its pair is declared with it."""


class Sense(NamedTuple):
    """What chooses cards where chance does not.

    Attributes:
        lead: all hands, the leader, the Queens of the pairs it may declare, trump → the card led,
            `DECLARING` more if its pair is declared.
        follow: what may be played of a hand, or more if it cannot follow; the suit led, the running
            trick as a set, the best card so far, trump → the card played.
    """

    lead: Callable[[list[SuitedHand], int, int, int], int]
    follow: Callable[[SuitedHand, int, int, int, int], int]


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
_IS_PAIR: Final = tuple(byte & PAIR_MASKS[0] == PAIR_MASKS[0] for byte in range(256))
_SUITS: Final = tuple(card >> 3 for card in range(CARDS))
_BYTES: Final = tuple(1 << (card & 7) for card in range(CARDS))
"""By card: its suit, and its bit in a `SuitedHand`."""


def play_out(
    house: HouseRules, state: TausendundeinsState, rng: Random, sense: Sense | None = None
) -> int:
    """Play the running deal to its end, score it, and return how many cards that were.

    Args:
        house: the house rules.
        state: in the phase of playing; changed: the next deal is due, or the match is over.
        rng: chance. Every legal action is equally likely; each choice, also where there is none, is
            the `random_place` of the list of legal actions.
        sense: what chooses instead.
    """
    before = sum(map(int.bit_count, state.hands))
    if state.trick or not house.is_free or house.ends_at_once:
        _play_singly(house, state, rng, sense)
    if state.phase is _PLAY:
        _play_tricks(house, state, rng, sense)
        score_deal(house, state)
    return before - sum(map(int.bit_count, state.hands)) if any(state.hands) else before


def suited(hand: int) -> SuitedHand:
    """Return a hand by suits."""
    return [hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24]


def _play_singly(
    house: HouseRules, state: TausendundeinsState, rng: Random, sense: Sense | None
) -> None:
    """Play cards as actions do: to the end of a trick, or of the deal where rules ask for more."""
    is_plain = house.is_free and not house.ends_at_once
    while state.phase is _PLAY and (state.trick or not is_plain):
        hand, trick, trump = state.hands[state.turn], state.trick, state.trump
        cards = playable(house, hand, trick, state.best, trump)
        queens = declarable_now(house, state)
        if sense is None:
            choice = members(cards) + _PAIR_CARDS[queens]
            card = choice[random_place(rng, len(choice))]
        elif trick:
            card = sense.follow(suited(cards), trick[0] >> 3, pack(trick), state.best, trump)
        else:
            card = sense.lead([suited(each) for each in state.hands], state.turn, queens, trump)
        if card < DECLARING:
            play_card(house, state, card)
        else:
            declare(house, state, DECLARES[card - DECLARING])


def _play_tricks(  # noqa: PLR0915  # as said, nothing here may be a function of its own
    house: HouseRules, state: TausendundeinsState, rng: Random, sense: Sense | None
) -> None:
    """Play whole tricks until no card is left, where suit is followed and nothing more.

    This is where thousands of cards a second go through, so it is written out: no function is
    called for what a table says, and sums stand for sets of cards that have none in common.
    """
    clubs, diamonds, hearts, spades = CARDS_OF_SUIT
    suits, bits, bytes_, is_pair = _SUITS, BITS, _BYTES, _IS_PAIR
    random, fine = rng.getrandbits, FINE
    hands = [suited(hand) for hand in state.hands]
    won, lacks = list(state.won), list(state.lacks)
    others = _OTHERS[state.seats]
    leader = taker = state.turn
    trump = state.trump
    may_declare = house.first_lead_declares or bool(state.last)
    table = [NO_CARD] * state.seats
    for _ in range(state.hands[taker].bit_count()):
        leader = taker
        hand = hands[leader]
        if sense is None:
            c, d, h, s = hand
            choice = clubs[c] + diamonds[d] + hearts[h] + spades[s]
            if may_declare and (is_pair[c] or is_pair[d] or is_pair[h] or is_pair[s]):
                choice += _PAIR_CARDS[_declarable(house, state, leader, hand, trump)]
            card = choice[random(fine) * len(choice) >> fine]
        else:
            queens = _declarable(house, state, leader, hand, trump) if may_declare else 0
            card = sense.lead(hands, leader, queens, trump)
        if card >= DECLARING:
            card -= DECLARING
            trump = card >> 3
            announce(house, state, trump, leader)
        led = suits[card]
        hand[led] -= bytes_[card]
        best = high = table[leader] = card
        lying = bits[card]
        of_suit = CARDS_OF_SUIT[led]
        for seat in others[leader]:
            hand = hands[seat]
            byte = hand[led]
            if sense is not None:
                card = sense.follow(hand, led, lying, best, trump)
            elif byte:
                choice = of_suit[byte]
                card = choice[random(fine) * len(choice) >> fine]
            else:
                c, d, h, s = hand
                choice = clubs[c] + diamonds[d] + hearts[h] + spades[s]
                card = choice[random(fine) * len(choice) >> fine]
            lying += bits[card]
            table[seat] = card
            if byte:
                hand[led] = byte - bytes_[card]
                if card > high:
                    best = high = card
                    taker = seat
                continue
            lacks[seat] |= SUIT_MASKS[led]
            suit = suits[card]
            hand[suit] -= bytes_[card]
            if suit == trump and (card > best or suits[best] == led):
                best, high, taker = card, CARDS, seat
        won[taker] += lying
        may_declare = True
    state.hands = [0] * state.seats
    state.won, state.lacks, state.trump = tuple(won), tuple(lacks), trump
    state.last = tuple([table[seat] for seat in (leader, *others[leader])])
    state.last_leader = leader
    state.turn = state.taker = taker


def _declarable(
    house: HouseRules, state: TausendundeinsState, leader: int, hand: SuitedHand, trump: int
) -> int:
    """Return the Queens of the pairs that a leader may declare after the first trick (§4, §8.4)."""
    if state.totals[leader] > house.lock:
        return 0
    return declarable(house, _joined(hand), trump)


def _joined(hand: SuitedHand) -> int:
    clubs, diamonds, hearts, spades = hand
    return clubs | diamonds << 8 | hearts << 16 | spades << 24
