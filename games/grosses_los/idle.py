"""The safe automatic move of a seat that does not answer: pass where it may, else play low."""

from __future__ import annotations

from games.grosses_los.actions import PASS, Pass, Play, play_of
from games.grosses_los.holding import singles
from games.grosses_los.judging import pass_refusal
from games.grosses_los.sets import added_rank, serving_sets, set_rank
from games.grosses_los.state import GrossesLosState
from games.grosses_los.terms import Terms


def idle_move(terms: Terms, state: GrossesLosState) -> Play | Pass:
    """Return the safe move of the seat in turn.

    A leader leads its lowest single card, A cards being the lowest. To an A trick the lowest card
    that is no A card is added, and where serving is forced the lowest set serves.
    """
    hand = state.hands[state.turn]
    if not state.trick:
        return play_of(min(singles(hand), key=lambda card: set_rank(terms, card)))
    if pass_refusal(terms, state) is None:
        return PASS
    if state.is_a_trick:
        plain = singles(hand & ~terms.a_cards)
        return play_of(min(plain, key=lambda card: added_rank(terms, card)))
    return play_of(next(serving_sets(terms, hand, state.size, state.least(terms))))
