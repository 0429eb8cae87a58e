"""Choosing by playing on: each candidate in the same imagined deals, to their end by rule of thumb.

After each stage the worse half of the candidates is dropped, so that most of the playing on goes
to those that are close.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.grosses_los.actions import Pass, Play
from games.grosses_los.policy import thumb_move
from games.grosses_los.state import GrossesLosState, Phase
from games.grosses_los.terms import Terms
from games.grosses_los.trick import take_pass, take_play
from games.grosses_los.view import GrossesLosView, imagine_state

MOST: Final = 120
"""Deals played on for one move."""
_STAGES: Final = 4
_LEFT_OVER: Final = 25
"""Points that being left with cards counts beside what the cards cost."""


def best_by_rollouts(
    terms: Terms, view: GrossesLosView, found: Sequence[Play | Pass], rng: Random
) -> tuple[Play | Pass, int]:
    """Return the candidate that costs least on average, and how many deals were played on.

    Args:
        terms: the house rules.
        view: that of the seat in turn.
        found: the candidates, at least one; at most `MOST` are looked at.
        rng: for the imagined deals.
    """
    costs = dict.fromkeys(found[:MOST], 0)
    live = list(costs)
    played = 0
    while len(live) > 1 and played + len(live) <= MOST:
        rounds = max(1, min(MOST // _STAGES, MOST - played) // len(live))
        for _ in range(rounds):
            start = imagine_state(terms, view, rng)
            for move in live:
                costs[move] += _cost(terms, start.copy(), move)
            played += len(live)
        live.sort(key=costs.__getitem__)
        del live[max(2, (len(live) + 1) // 2) :]
    return live[0], played


def _cost(terms: Terms, state: GrossesLosState, move: Play | Pass) -> int:
    """Return what the deal costs the seat in turn if it makes this move; the state is used up."""
    seat = state.turn
    while True:
        if isinstance(move, Play):
            take_play(terms, state, move)
        else:
            take_pass(terms, state)
        if state.phase is not Phase.PLAY:
            break
        move = thumb_move(terms, state, state.hands)
    return state.scores[seat].points + (_LEFT_OVER if state.hands[seat] else 0)
