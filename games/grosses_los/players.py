"""The computer players of Großes Los; they look at a view and the house rules, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from games.core.actions import Action
from games.core.game import Game
from games.core.players import Player
from games.grosses_los.candidates import candidates
from games.grosses_los.options import GrossesLosOptions
from games.grosses_los.policy import beginner_move, thumb_move
from games.grosses_los.rollouts import MOST, best_by_rollouts
from games.grosses_los.terms import Terms
from games.grosses_los.view import GrossesLosView, own_turn_state

_terms = lru_cache(64)(Terms)


class EasyPlayer(Player[Action, GrossesLosView]):
    """Leads single cards, serves as low as it can, and otherwise throws its dearest cards."""

    level: ClassVar[str] = "leicht"
    strength: ClassVar[float] = -0.61
    max_evaluations: ClassVar[int] = 0

    def choose(
        self,
        game: Game[Any, Action, GrossesLosView],
        view: GrossesLosView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return a beginner's move."""
        del seat, legal, rng
        return beginner_move(_terms_of(game), own_turn_state(view))


class MiddlingPlayer(Player[Action, GrossesLosView]):
    """Sheds cheap cards, leads its largest sets, and gets rid of A cards as soon as it can."""

    level: ClassVar[str] = "mittel"
    max_evaluations: ClassVar[int] = 0

    def choose(
        self,
        game: Game[Any, Action, GrossesLosView],
        view: GrossesLosView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move that the rules of thumb say."""
        del seat, legal, rng
        return thumb_move(_terms_of(game), own_turn_state(view), view.counts)


class HardPlayer(Player[Action, GrossesLosView]):
    """Plays the moves worth thinking about on in imagined deals, and takes the cheapest."""

    level: ClassVar[str] = "schwer"
    strength: ClassVar[float] = 0.4
    max_evaluations: ClassVar[int] = MOST

    def choose(
        self,
        game: Game[Any, Action, GrossesLosView],
        view: GrossesLosView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move that costs least on average."""
        del seat, legal
        terms = _terms_of(game)
        found = candidates(terms, own_turn_state(view))
        move, self.evaluations = best_by_rollouts(terms, view, found, rng)
        return move


def _terms_of(game: Game[Any, Action, GrossesLosView]) -> Terms:
    """Return the house rules of a game worked out."""
    options = game.options
    assert isinstance(options, GrossesLosOptions)
    return _terms(options)
