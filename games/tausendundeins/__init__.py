"""Tausendundeins: pure rules of one card game; knows nothing of Discord or other games."""

from typing import Any, Final

from games.core.game import Game
from games.tausendundeins.rules import Tausendundeins

GAMES: Final[tuple[type[Game[Any, Any, Any]], ...]] = (Tausendundeins,)
"""Every rules version, newest last."""
