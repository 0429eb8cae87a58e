"""Computer players: they get a view, its legal actions and chance, never the real state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from games.core.actions import Action

if TYPE_CHECKING:
    from games.core.game import Game

ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT")


class Player(ABC, Generic[ActionT, ViewT]):
    """One way to play a game; it keeps nothing between moves, so it plays on after a restart."""

    level: ClassVar[str]
    """Its name in commands and records, such as ``random`` or ``mittel``."""
    max_evaluations: ClassVar[int]
    """Most positions it values for one move, whatever the view."""

    strength: ClassVar[float] = 0.0
    """Natural logarithm of its odds against ``mittel`` in a match under the standard rules, as
    simulated matches have shown; 0 where none were played."""

    evaluations: int
    """Positions valued for the last move."""

    def __init__(self) -> None:
        self.evaluations = 0

    @abstractmethod
    def choose(
        self,
        game: Game[Any, ActionT, ViewT],
        view: ViewT,
        seat: int,
        legal: Sequence[ActionT],
        rng: Random,
    ) -> ActionT:
        """Return one of the legal actions; the same arguments and seed give the same action.

        Args:
            game: the game under its house rules.
            view: what `seat` sees.
            seat: whose move it is.
            legal: its legal actions, at least one.
            rng: the only source of chance.
        """


class RandomPlayer(Player[ActionT, ViewT]):
    """Plays any legal action, each equally likely, but now and then the safe automatic move.

    Where a turn is staged and can be taken back, chance alone might stage and take back for ever;
    the safe move (`Game.idle`) leads out of every such turn.
    """

    level: ClassVar[str] = "random"
    max_evaluations: ClassVar[int] = 0
    safe_share: ClassVar[float] = 0.4

    def choose(
        self,
        game: Game[Any, ActionT, ViewT],
        view: ViewT,
        seat: int,
        legal: Sequence[ActionT],
        rng: Random,
    ) -> ActionT:
        """Return a random legal action."""
        if rng.random() < self.safe_share:
            return game.idle(view, seat)[0]
        return legal[rng.randrange(len(legal))]
