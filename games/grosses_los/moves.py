"""All legal actions of the seat in turn, complete and in a fixed order (§4, §5).

A lead: every single card in pack order, then the sets, lowest rank and smallest first. Following:
cards in pack order, or sets lowest rank first and then single cards; passing comes last. Nothing
else in the game enumerates: throwing k cards of a hand can have thousands of ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from games.core.cards import JOKER
from games.grosses_los.actions import PASS, Pass, Play, play_of
from games.grosses_los.holding import JOKERS, NATURALS, singles
from games.grosses_los.sets import can_serve, is_a_alone, serving_sets, sets_to_lead
from games.grosses_los.state import GrossesLosState
from games.grosses_los.terms import Terms, Throw

Move = Play | Pass

_ONLY_PASS: Final = (PASS,)


def moves(terms: Terms, state: GrossesLosState) -> Sequence[Move]:
    """Return the legal actions of the seat in turn."""
    hand = state.hands[state.turn]
    if not state.trick:
        return [play_of(held) for held in (*singles(hand), *sets_to_lead(terms, hand))]
    if is_a_alone(terms, hand):
        return _ONLY_PASS
    if state.is_a_trick:
        # Never empty: the other A card lies in the trick, so no hand is two A cards.
        return [play_of(held) for held in singles(hand & ~terms.a_cards)]
    size, least = state.size, state.least(terms)
    if terms.must_serve and can_serve(terms, hand, size, least):
        return [play_of(held) for held in serving_sets(terms, hand, size, least)]
    found: list[Move] = [play_of(held) for held in _following(terms, hand, size, least)]
    found.append(PASS)
    return found


def _following(terms: Terms, hand: int, size: int, least: int) -> Iterable[int]:
    """Return what may be served or thrown by a seat that need not serve."""
    if terms.throw is Throw.NONE:
        return serving_sets(terms, hand, size, least)
    if size == 1:
        return singles(hand)
    if terms.throw is Throw.ONE:
        return (*serving_sets(terms, hand, size, least), *singles(hand))
    if hand.bit_count() <= size:
        return (hand,)
    return _choices(terms, hand, size)


def _choices(terms: Terms, hand: int, size: int) -> list[int]:
    """Return every choice of so many cards of a larger hand with at most one A card."""
    plain = singles(hand & NATURALS & ~terms.a_cards)
    found: list[int] = []
    for jokers in range((hand >> JOKER).bit_count() + 1):
        for a_card in (0, *singles(hand & terms.a_cards)):
            rest = size - jokers - (a_card > 0)
            if rest >= 0:
                fixed = JOKERS[jokers] | a_card
                found += [sum(chosen, fixed) for chosen in combinations(plain, rest)]
    return found
