"""Krass Kariert: pure rules of one card game; knows nothing of Discord, pictures or other games."""

from typing import Any, Final

from games.core.game import Game
from games.krass_kariert.rules import KrassKariert

GAMES: Final[tuple[type[Game[Any, Any, Any]], ...]] = (KrassKariert,)
"""Every rules version, newest last."""
