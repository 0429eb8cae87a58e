"""How to play a hand by plain card sense: which card, which pair, which two cards to lay away.

It works on masks and is quick, because the strongest player plays thousands of imagined tricks by
it. What is unseen is what the others, or the Stock, may hold.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import (
    ABOVE,
    BITS,
    COLOUR_VALUES,
    NO_SUIT,
    PAIR_MASKS,
    POINTS,
    QUEEN,
    SUIT_MASKS,
    each,
)
from games.tausendundeins.trick import takers

_TEN: Final = 6
_ACE: Final = 7
_PAIR_KEEPING: Final = 30
"""How much rather another card is played than one half of a pair that may still be declared."""
_BOSS_KEEPING: Final = 14
"""How much rather another card is thrown away than one that nobody beats in its suit."""


class Situation(NamedTuple):
    """What the seat to play a card goes by.

    Attributes:
        hand: all own cards.
        cards: those that may be played.
        trick: the running trick.
        best: the card that wins it so far.
        trump: suit or `NO_SUIT`.
        unseen: the cards that others, or the Stock, may hold.
        seats: how many play.
        pairs: Queens of the pairs that may be declared now (only the leader may).
    """

    hand: int
    cards: int
    trick: tuple[int, ...]
    best: int
    trump: int
    unseen: int
    seats: int
    pairs: int


def choose_card(house: HouseRules, now: Situation) -> tuple[int, bool]:
    """Return the card to play and whether to declare with it."""
    if not now.trick:
        return _lead(house, now.hand, now.trump, now.unseen, now.pairs)
    cards = now.cards
    if cards & cards - 1 == 0:
        return cards.bit_length() - 1, False
    kept = pairs_worth_keeping(house, now.hand, now.trump)
    winning = cards & takers(now.best, now.trump)
    if winning:
        is_last = len(now.trick) == now.seats - 1
        taken = _take(winning, now.trick, now.trump, now.unseen, is_last=is_last)
        if taken >= 0 and (not kept >> taken & 1 or winning == cards):
            return taken, False
    return _throw(cards, kept, now.trump, now.unseen), False


def pairs_worth_keeping(house: HouseRules, hand: int, trump: int) -> int:
    """Return the Kings and Queens held together of suits that may still be declared."""
    found = 0
    for suit in range(4):
        mask = PAIR_MASKS[suit]
        if hand & mask == mask and (
            trump == NO_SUIT or not house.is_ascending or COLOUR_VALUES[suit] > COLOUR_VALUES[trump]
        ):
            found |= mask
    return found


def bosses(hand: int, unseen: int) -> int:
    """Return the cards of a hand above which nobody else holds one of the suit."""
    found = 0
    for card in each(hand):
        if not ABOVE[card] & unseen:
            found |= BITS[card]
    return found


def _lead(house: HouseRules, hand: int, trump: int, unseen: int, pairs: int) -> tuple[int, bool]:
    """Return what to lead: sure tricks while nobody can trump them, then a pair, then little."""
    own_trumps = 0 if trump == NO_SUIT else hand & SUIT_MASKS[trump]
    is_trumped = trump != NO_SUIT and unseen & SUIT_MASKS[trump] != 0
    kept = pairs_worth_keeping(house, hand, trump)
    high = bosses(hand, unseen)
    sure = (high & own_trumps if is_trumped else high) & ~kept
    if sure and (not pairs or not is_trumped):
        return max(each(sure), key=lambda card: (POINTS[card], -card)), False
    if pairs:
        return _declaration(house, hand, unseen, pairs), True
    if is_trumped and high & ~kept & ~own_trumps:
        # An ace that is led while its suit is still out is rarely trumped.
        free = high & ~kept & ~own_trumps
        card = max(
            each(free), key=lambda card: ((SUIT_MASKS[card >> 3] & unseen).bit_count(), card)
        )
        if (SUIT_MASKS[card >> 3] & unseen).bit_count() >= 4:
            return card, False
    return _throw(hand, kept, trump, unseen), False


def _declaration(house: HouseRules, hand: int, unseen: int, pairs: int) -> int:
    """Return the Queen or King to declare with."""
    queens = list(each(pairs))
    by_value = sorted(queens, key=lambda card: COLOUR_VALUES[card >> 3])
    queen = by_value[-1]
    if len(by_value) > 1 and house.is_ascending and bosses(hand, unseen).bit_count() >= 2:
        # There are tricks left to declare the higher one later.
        queen = by_value[0]
    king = queen + 1
    is_king_safe = not ABOVE[king] & unseen
    return king if is_king_safe and not ABOVE[queen] & unseen & ~BITS[king] else queen


def _take(winning: int, trick: tuple[int, ...], trump: int, unseen: int, *, is_last: bool) -> int:
    """Return the card to take the trick with, -1 if it is better left."""
    led = trick[0] >> 3
    lying = sum(POINTS[card] for card in trick)
    following = winning & SUIT_MASKS[led]
    if following:
        if is_last:
            return max(each(following), key=lambda card: POINTS[card])
        is_trumped = trump not in {NO_SUIT, led} and unseen & SUIT_MASKS[trump] != 0
        sure = bosses(following, unseen)
        if sure and (not is_trumped or (SUIT_MASKS[led] & unseen).bit_count() >= 2):
            return max(each(sure), key=lambda card: POINTS[card])
        return -1
    cheapest = min(each(winning), key=lambda card: (POINTS[card], card))
    if lying >= 4 or (is_last and lying + POINTS[cheapest] >= 3):
        return cheapest
    return -1


def _throw(cards: int, kept: int, trump: int, unseen: int) -> int:
    """Return the card that is missed least."""
    lowest, found = 1 << 10, -1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        cost = POINTS[card] * 2 + (card & 7)
        if kept & bit:
            cost += _PAIR_KEEPING
        if card >> 3 == trump or not ABOVE[card] & unseen:
            cost += _BOSS_KEEPING
        if cost < lowest:
            lowest, found = cost, card
    return found


def strength(hand: int, *, may_declare: bool) -> int:
    """Return about how many points a hand brings to who plays for a bid (§8.3)."""
    points = 0
    values: list[int] = []
    for suit in range(4):
        held = hand >> 8 * suit & 0xFF
        count = held.bit_count()
        has_ace, has_ten = held >> _ACE & 1, held >> _TEN & 1
        points += 16 * has_ace
        points += (13 if has_ace else 7 if count > 1 else 3) * has_ten
        if has_ace and count >= 4:
            points += 4 * (count - 3)
        if held >> QUEEN & 3 == 3:
            values.append(COLOUR_VALUES[suit])
    if may_declare and values:
        dearest = max(values)
        # Without an ace the lead may never come.
        has_lead = any(hand >> 8 * suit + _ACE & 1 for suit in range(4))
        points += dearest + (sum(values) - dearest) * 3 // 8 + 12 if has_lead else dearest // 2
    return points


def lay_away(house: HouseRules, hand: int) -> tuple[int, int]:
    """Return the two cards to lay away."""
    first, second, *_ = dispensable(house, hand)
    return first, second


def dispensable(house: HouseRules, hand: int) -> list[int]:
    """Return the cards of a hand, the first missed least: short suits, no pair, ace or ten."""
    kept = pairs_worth_keeping(house, hand, NO_SUIT)
    return sorted(each(hand), key=lambda card: (_missed(hand, kept, card), card))


def _missed(hand: int, kept: int, card: int) -> int:
    """Return how much a card is missed once it is laid away."""
    suit = hand & SUIT_MASKS[card >> 3]
    cost = 6 * (card & 7) + 4 * suit.bit_count() - 2 * POINTS[card]
    if kept >> card & 1:
        cost += 200
    if card & 7 == _ACE:
        cost += 100
    if card & 7 == _TEN and suit >> (card + 1) & 1:
        cost += 90
    if suit & kept:
        cost += 30
    return cost
