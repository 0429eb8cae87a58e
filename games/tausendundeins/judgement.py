"""How to play a hand by plain card sense: which card, which pair, which two cards to lay away.

It works on masks and is quick, because the strongest player plays thousands of imagined tricks by
it. What is unseen is what the others, or the Stock, may hold.
"""

from __future__ import annotations

from typing import Final

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
    points_of,
)
from games.tausendundeins.trick import takers

_PAIR_KEEPING: Final = 30
"""How much rather another card is played than one half of a pair that may still be declared."""
_BOSS_KEEPING: Final = 14
"""How much rather another card is thrown away than one that nobody beats in its suit."""


def choose_card(
    house: HouseRules,
    hand: int,
    cards: int,
    trick: tuple[int, ...],
    best: int,
    trump: int,
    unseen: int,
    seats: int,
    pairs: int,
) -> tuple[int, bool]:
    """Return the card to play and whether to declare with it.

    Args:
        house: the house rules.
        hand: all own cards.
        cards: those that may be played.
        trick: the running trick.
        best: the card that wins it so far.
        trump: suit or `NO_SUIT`.
        unseen: the cards that others may hold.
        seats: how many play.
        pairs: Queens of the pairs that may be declared now (only the leader may).
    """
    if not trick:
        return _lead(house, hand, trump, unseen, pairs)
    if cards & cards - 1 == 0:
        return cards.bit_length() - 1, False
    kept = pairs_worth_keeping(house, hand, trump)
    winning = cards & takers(best, trump)
    if winning:
        taken = _take(winning, trick, trump, unseen, is_last=len(trick) == seats - 1)
        if taken >= 0 and (not kept >> taken & 1 or winning == cards):
            return taken, False
    return _throw(cards, kept, trump, unseen), False


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
        if card >> 3 == trump:
            cost += _BOSS_KEEPING
        elif not ABOVE[card] & unseen:
            cost += _BOSS_KEEPING
        if cost < lowest:
            lowest, found = cost, card
    return found


def strength(house: HouseRules, hand: int, *, may_declare: bool) -> int:
    """Return about how many points a hand brings to who plays for a bid (§8.3)."""
    points = 0
    for suit in range(4):
        held = hand >> 8 * suit & 0xFF
        count = held.bit_count()
        has_ace, has_ten = held >> 7 & 1, held >> 6 & 1
        points += 16 * has_ace
        points += (13 if has_ace else 7 if count > 1 else 3) * has_ten
        if has_ace and count >= 4:
            points += 4 * (count - 3)
    if may_declare:
        values = [
            COLOUR_VALUES[suit] for suit in range(4) if hand & PAIR_MASKS[suit] == PAIR_MASKS[suit]
        ]
        sure = bool(bosses(hand, ~hand & 0xFFFFFFFF))
        if values and sure:
            points += sum(values) if len(values) == 1 else max(values) + sum(values) * 3 // 4 // 2
            points += 12
        elif values:
            points += max(values) // 2
        del house
    return points


def lay_away(house: HouseRules, hand: int) -> tuple[int, int]:
    """Return two cards to lay away: short suits first, never a pair, an ace or a guarded ten."""
    kept = pairs_worth_keeping(house, hand, NO_SUIT)
    costs: list[tuple[int, int]] = []
    for card in each(hand):
        suit = hand & SUIT_MASKS[card >> 3]
        cost = 6 * (card & 7) + 4 * suit.bit_count() - 2 * POINTS[card]
        if kept >> card & 1:
            cost += 200
        if card & 7 == 7:
            cost += 100
        if card & 7 == 6 and suit >> (card | 7) & 1:
            cost += 90
        if suit & kept:
            cost += 30
        costs.append((cost, card))
    costs.sort()
    return costs[0][1], costs[1][1]


def cards_unseen(pack: int, hand: int, played: int, buried: int) -> int:
    """Return the cards that others, or the Stock, may hold."""
    return pack & ~(hand | played | buried)


def hand_points(hand: int) -> int:
    """Return the card points held."""
    return points_of(hand)


QUEEN_OF: Final = tuple(8 * suit + QUEEN for suit in range(4))
