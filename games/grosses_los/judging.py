"""Whether the seat in turn may play these cards or pass, and if not, why (§4, §5)."""

from __future__ import annotations

from games.core.errors import Refusal
from games.core.text import CardValue
from games.grosses_los import refusals
from games.grosses_los.holding import NATURALS, codes
from games.grosses_los.sets import NO_SET, can_serve, is_a_alone, serving_sets, set_rank
from games.grosses_los.state import GrossesLosState
from games.grosses_los.terms import Terms, Throw


def play_refusal(terms: Terms, state: GrossesLosState, held: int) -> Refusal | None:
    """Return why the seat in turn may not play these cards, at least one."""
    hand = state.hands[state.turn]
    missing = held & ~hand
    if missing:
        return refusals.NOT_IN_HAND(card=CardValue.of(codes(missing & -missing)[0]))
    if not state.trick:
        return _lead_refusal(terms, held)
    if is_a_alone(terms, hand):
        return refusals.LAST_A_CARD()
    if state.is_a_trick:
        if held & terms.a_cards:
            return refusals.SECOND_A()
        return refusals.ONE_CARD() if held & held - 1 else None
    count, size = held.bit_count(), state.size
    if count == size and set_rank(terms, held) >= state.least(terms):
        return None
    return _throw_refusal(terms, state, held)


def pass_refusal(terms: Terms, state: GrossesLosState) -> Refusal | None:
    """Return why the seat in turn may not pass."""
    hand = state.hands[state.turn]
    if not state.trick:
        return refusals.LEADER_PASSES()
    if state.is_a_trick:
        return refusals.MUST_ADD() if hand & ~terms.a_cards else None
    if terms.must_serve and can_serve(terms, hand, state.size, state.least(terms)):
        return refusals.MUST_SERVE()
    return None


def thrown_count(terms: Terms, state: GrossesLosState) -> int:
    """Return how many cards the seat in turn throws if it does not serve, 0 if it may not."""
    if terms.throw is Throw.NONE:
        return 0
    if terms.throw is Throw.ONE:
        return 1
    return min(state.size, state.hands[state.turn].bit_count())


def playable(terms: Terms, state: GrossesLosState) -> int:
    """Return the cards of the seat in turn that are part of some legal play."""
    hand = state.hands[state.turn]
    if not state.trick:
        return hand
    if is_a_alone(terms, hand):
        return 0
    if state.is_a_trick:
        return hand & ~terms.a_cards
    size, least = state.size, state.least(terms)
    if terms.throw is not Throw.NONE and not (
        terms.must_serve and can_serve(terms, hand, size, least)
    ):
        return hand
    serving = 0
    for held in serving_sets(terms, hand, size, least):
        serving |= held
    return serving


def _lead_refusal(terms: Terms, held: int) -> Refusal | None:
    if held & terms.a_cards:
        return refusals.LEAD_A_ALONE() if held & held - 1 else None
    if set_rank(terms, held) != NO_SET:
        return None
    return refusals.LEAD_MIXED() if held & NATURALS else refusals.LEAD_JOKERS()


def _throw_refusal(terms: Terms, state: GrossesLosState, held: int) -> Refusal | None:
    """Return why cards that do not serve may not be thrown."""
    hand = state.hands[state.turn]
    if terms.must_serve and can_serve(terms, hand, state.size, state.least(terms)):
        return refusals.MUST_SERVE()
    needed = thrown_count(terms, state)
    if needed == 0:
        return refusals.THROW_NONE()
    if held.bit_count() != needed:
        if terms.throw is Throw.ONE:
            return refusals.THROW_ONE()
        return refusals.WRONG_COUNT(needed=needed)
    if held & terms.a_cards == terms.a_cards and held != hand:
        return refusals.TWO_A_CARDS()
    return None
