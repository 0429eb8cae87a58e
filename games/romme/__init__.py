"""Rommé: pure rules of one card game; knows nothing of Discord, pictures or other games."""

from typing import Any, Final

from games.core.game import Game
from games.romme.rules import Romme

GAMES: Final[tuple[type[Game[Any, Any, Any]], ...]] = (Romme,)
"""Every rules version, newest last."""
