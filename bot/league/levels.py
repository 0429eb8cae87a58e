"""How strong the computer players of a game are, as the game declares it."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.errors import NotationError
from games.registry import find_game


def levels_of(game: str) -> Mapping[str, float]:
    """Return `Player.strength` by level; empty for a game that the program lacks."""
    try:
        players = find_game(game).spec.players
    except NotationError:
        return {}
    return {level: player.strength for level, player in players.items()}
