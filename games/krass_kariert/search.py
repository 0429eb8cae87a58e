"""The computer player *schwer* of Krass Kariert: it plays on in deals that fit what it has seen.

Each of the moves that *mittel* likes best is tried in the same imagined deals, which simple players
finish; what counts is how often the own seat pays. Only insertions are not searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

from games.core.actions import Action
from games.core.game import Game
from games.core.players import Player
from games.krass_kariert.actions import Insert, Play
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.players import MOST_ACTIONS, roughly, weight
from games.krass_kariert.playout import play_out
from games.krass_kariert.state import KrassState
from games.krass_kariert.turn import DOING
from games.krass_kariert.view import KrassView, imagine_state

_CANDIDATES: Final = 6
_WORLDS: Final = 40
_MARGIN: Final = 2.5
"""Moves are tried that leave at most so many turns more than the best seems to."""
_TRUST: Final = 0.04
"""What a turn of burden weighs against paying a chip."""
_CARD: Final = 0.02
"""What a card more than the others' mean at the end of a deal weighs against paying."""


class HardPlayer(Player[Action, KrassView]):
    """Weighs moves by what becomes of them in deals that it imagines."""

    level: ClassVar[str] = "schwer"
    strength: ClassVar[float] = 0.55
    max_evaluations: ClassVar[int] = MOST_ACTIONS + _CANDIDATES * _WORLDS

    def choose(
        self,
        game: Game[Any, Action, KrassView],
        view: KrassView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move after which the seat pays least often."""
        options = game.options
        assert isinstance(options, KrassKariertOptions)
        self.evaluations = len(legal)
        burdens = {action: weight(view, action) for action in legal}
        ranked = sorted(legal, key=lambda action: (burdens[action], rng.random()))
        least = burdens[ranked[0]]
        tried = [each for each in ranked[:_CANDIDATES] if burdens[each] <= least + _MARGIN]
        if len(tried) == 1 or isinstance(tried[0], Insert):
            return ranked[0]
        losses = dict.fromkeys(tried, 0.0)
        for _ in range(_WORLDS):
            world = imagine_state(options, view, rng)
            for action in tried:
                self.evaluations += 1
                state = world.copy()
                DOING[type(action)](options, state, action)
                losses[action] += _loss(options, state, seat, rng)
        return min(tried, key=lambda action: losses[action] / _WORLDS + _TRUST * burdens[action])


def _loss(options: KrassKariertOptions, state: KrassState, seat: int, rng: Random) -> float:
    """Return what the rest of a deal costs a seat if all play on simply."""
    play_out(options, state, rng, _simple)
    outcome = state.outcome
    assert outcome is not None
    own = outcome.counts[seat]
    others = (sum(outcome.counts) - own) / (state.seats - 1)
    return (seat in outcome.payers) + _CARD * (own - others)


def _simple(hand: bytes, plays: Sequence[Play]) -> Play:
    """Return a quick choice: most cards first, then low ones."""
    return min(plays, key=partial(roughly, hand))
