"""Großes Los: pure rules of one card game; knows nothing of Discord, pictures or other games."""

from typing import Any, Final

from games.core.game import Game
from games.grosses_los.rules import GrossesLos

GAMES: Final[tuple[type[Game[Any, Any, Any]], ...]] = (GrossesLos,)
"""Every rules version, newest last."""
