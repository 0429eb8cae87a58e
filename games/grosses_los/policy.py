"""How to play by rules of thumb, from the own hand and what lies open: fast and never random.

Every card has a worth in the hand: its rank, and more if it belongs to a larger set. Cheap cards
go first, A cards at the first chance, and large sets lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core.cards import JOKER
from games.grosses_los.actions import PASS, Pass, Play, play_of
from games.grosses_los.holding import JOKERS, ONE_JOKER, singles
from games.grosses_los.judging import thrown_count
from games.grosses_los.sets import LOWEST, added_rank, is_a_alone, serving_sets, set_rank
from games.grosses_los.state import GrossesLosState
from games.grosses_los.terms import BIG_A, Terms, Throw

_IN_A_SET: Final = (0, 0, 4, 6, 8)
"""What each card is worth more in a set of so many natural cards."""
_JOKER_WORTH: Final = 20
_CARD_OUTWEIGHS: Final = 20
"""Ranks that one card more in a set to lead outweighs."""


def beginner_move(terms: Terms, state: GrossesLosState) -> Play | Pass:
    """Return what a beginner does: single cards, serving as low as possible, throwing dear ones.

    A cards are the dearest, so they are thrown first.
    """
    hand = state.hands[state.turn]
    plain = hand & ~terms.a_cards
    if not state.trick:
        return play_of(min(singles(plain or hand), key=lambda card: set_rank(terms, card)))
    if not plain:
        return PASS
    if state.is_a_trick:
        return play_of(min(singles(plain), key=lambda card: added_rank(terms, card)))
    for held in serving_sets(terms, hand, state.size, state.least(terms)):
        return play_of(held)
    thrown = thrown_count(terms, state)
    if not thrown or thrown == hand.bit_count():
        return play_of(hand) if thrown else PASS
    a_card = _dearest_a(terms, hand)
    others = thrown - 1 if a_card else thrown
    dearest = sorted(singles(plain), key=terms.worth, reverse=True)[:others]
    return play_of(a_card | sum(dearest)) if len(dearest) == others else PASS


def thumb_move(terms: Terms, state: GrossesLosState, holds: Sequence[int]) -> Play | Pass:
    """Return what the rules of thumb say for the seat in turn.

    Args:
        terms: the house rules.
        state: of other seats only what lies open is looked at.
        holds: per seat, 0 if it holds no cards.
    """
    hand = state.hands[state.turn]
    if not state.trick:
        return play_of(_lead(terms, hand))
    if is_a_alone(terms, hand):
        return PASS
    if state.is_a_trick:
        return play_of(_addition(terms, hand & ~terms.a_cards, state.rank))
    held = _following(terms, state, hand, is_last=_acts_last(state, holds))
    return play_of(held) if held else PASS


def _acts_last(state: GrossesLosState, holds: Sequence[int]) -> bool:
    """Return whether nobody acts in this trick after the seat in turn."""
    seat = state.turn
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.leader:
            return True
        if holds[seat]:
            return False


def _lead(terms: Terms, hand: int) -> int:
    """Return the largest set, the lowest of equal ones; before single cards an A card."""
    best, best_value = 0, 0
    for rank, mask in enumerate(terms.ordinary, start=LOWEST):
        held = hand & mask
        value = _CARD_OUTWEIGHS * held.bit_count() - rank
        if held and (not best or value > best_value):
            best, best_value = held, value
    if best & best - 1:
        return best
    return _dearest_a(terms, hand) or best or ONE_JOKER


def _addition(terms: Terms, plain: int, best: int) -> int:
    """Return the card to add to an A trick: the cheapest, if it can be one that does not win."""
    worths = _worths(terms, plain)
    cards = singles(plain)
    losing = [card for card in cards if added_rank(terms, card) <= best]
    return min(losing or cards, key=lambda card: worths.get(card, _JOKER_WORTH))


def _following(terms: Terms, state: GrossesLosState, hand: int, *, is_last: bool) -> int:
    """Return what to serve or throw, 0 to pass: an A card first, then what wins cheaply."""
    sets = list(serving_sets(terms, hand, state.size, state.least(terms)))
    thrown = 0 if terms.must_serve and sets else thrown_count(terms, state)
    if thrown and hand & terms.a_cards:
        held = _with_a(terms, state, hand, thrown)
        if held:
            return held
    if sets:
        worths = _worths(terms, hand)
        lowest = min(sets, key=lambda held: _worth(worths, held))
        sheds_more = terms.throw is not Throw.AS_LED and state.size > 1
        if not thrown or is_last or sheds_more or set_rank(terms, lowest) > state.rank:
            return lowest
    return cheapest(terms, hand, thrown) if thrown else 0


def _with_a(terms: Terms, state: GrossesLosState, hand: int, thrown: int) -> int:
    """Return an A card to throw with the cheapest other cards, 0 if it is better kept."""
    if thrown == hand.bit_count():
        return hand
    a_card = _dearest_a(terms, hand)
    if thrown == 1:
        return a_card if state.size == 1 or terms.throw is Throw.ONE else 0
    rest = cheapest(terms, hand & ~terms.a_cards, thrown - 1)
    return a_card | rest if rest else 0


def cheapest(terms: Terms, hand: int, count: int) -> int:
    """Return the so many cards worth least; of A cards only one, and only where needed."""
    if count >= hand.bit_count():
        return hand
    worths = _worths(terms, hand)
    cards = sorted(worths, key=lambda card: (worths[card], card))[:count]
    lacking = count - len(cards)
    jokers = min(lacking, (hand >> JOKER).bit_count())
    a_card = _dearest_a(terms, hand) if lacking > jokers else 0
    return sum(cards) | JOKERS[jokers] | a_card


def _dearest_a(terms: Terms, hand: int) -> int:
    """Return the A card of a hand that costs most, 0 if it holds none."""
    big = 1 << BIG_A
    return hand & big or hand & terms.a_cards


def _worths(terms: Terms, hand: int) -> dict[int, int]:
    """Return what each natural card that is no A card is worth in a hand, lowest rank first."""
    worths: dict[int, int] = {}
    for rank, mask in enumerate(terms.ordinary, start=LOWEST):
        held = hand & mask
        if held:
            worth = rank + _IN_A_SET[held.bit_count()]
            for card in singles(held):
                worths[card] = worth
    return worths


def _worth(worths: dict[int, int], held: int) -> int:
    """Return what the cards of a set are worth together."""
    jokers = _JOKER_WORTH * (held >> JOKER).bit_count()
    return jokers + sum(worths.get(card, 0) for card in singles(held))
