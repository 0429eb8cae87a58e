"""The few plays worth thinking about: one of each kind instead of every choice of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from games.core.cards import JOKER
from games.grosses_los.actions import PASS, Pass, Play, play_of
from games.grosses_los.holding import NATURALS, singles
from games.grosses_los.judging import pass_refusal, play_refusal, thrown_count
from games.grosses_los.policy import cheapest
from games.grosses_los.sets import is_a_alone, serving_sets, set_rank, sets_to_lead
from games.grosses_los.state import GrossesLosState
from games.grosses_los.terms import Terms


def candidates(terms: Terms, state: GrossesLosState) -> list[Play | Pass]:
    """Return the plays to compare for the seat in turn, all legal, none twice, at least one.

    Suits matter only in A cards, so of sets alike in rank, size and jokers one stands for all.
    """
    hand = state.hands[state.turn]
    if state.trick and is_a_alone(terms, hand):
        return [PASS]
    found: list[Play | Pass] = [
        play_of(held)
        for held in _alike_once(terms, _plays(terms, state, hand))
        if play_refusal(terms, state, held) is None
    ]
    if state.trick and pass_refusal(terms, state) is None:
        found.append(PASS)
    return found


def _plays(terms: Terms, state: GrossesLosState, hand: int) -> Iterable[int]:
    """Return plays that may be legal."""
    if not state.trick:
        return chain(sets_to_lead(terms, hand), singles(hand))
    if state.is_a_trick:
        return singles(hand & ~terms.a_cards)
    sets = serving_sets(terms, hand, state.size, state.least(terms))
    thrown = thrown_count(terms, state)
    if not thrown:
        return sets
    return chain(sets, singles(hand) if thrown == 1 else _throws(terms, hand, thrown))


def _throws(terms: Terms, hand: int, thrown: int) -> Iterator[int]:
    """Yield throws of several cards: the cheapest and the dearest, with and without an A card."""
    if thrown == hand.bit_count():
        yield hand
        return
    plain = hand & ~terms.a_cards
    dearest = sorted(singles(plain & NATURALS), key=terms.worth, reverse=True)
    for a_card in (0, *singles(hand & terms.a_cards)):
        others = thrown - (a_card > 0)
        if plain.bit_count() >= others:
            yield a_card | cheapest(terms, plain, others)
        if len(dearest) >= others:
            yield a_card | sum(dearest[:others])


def _alike_once(terms: Terms, plays: Iterable[int]) -> Iterator[int]:
    """Yield of sets that differ only in suits the first; other cards only once."""
    seen: set[tuple[int, ...]] = set()
    for held in plays:
        rank = set_rank(terms, held)
        key = (rank, held.bit_count(), held >> JOKER) if rank else (held,)
        if key not in seen:
            seen.add(key)
            yield held
