"""The computer players of Großes Los."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from games.core.game import Game
from games.core.players import Player
from games.grosses_los.actions import Pass, Play
from games.grosses_los.view import GrossesLosView


class EasyPlayer(Player[Play | Pass, GrossesLosView]):
    """Plays the first cards it may."""

    level: ClassVar[str] = "leicht"
    max_evaluations: ClassVar[int] = 0

    def choose(
        self,
        game: Game[Any, Play | Pass, GrossesLosView],
        view: GrossesLosView,
        seat: int,
        legal: Sequence[Play | Pass],
        rng: Random,
    ) -> Play | Pass:
        """Return the first legal action."""
        return legal[0]
