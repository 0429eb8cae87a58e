"""How a computer player comes to its move; where it thinks is `thinkers`."""

from __future__ import annotations

from random import Random

from bot.session.ports import Thought


def choose(thought: Thought) -> str:
    """Return the notation of a computer player's choice; blocks for as long as it thinks.

    The player is handed its own view and the legal actions. It never sees the match.
    """
    match = thought.match
    player = match.game.spec.players[thought.level]()
    action = player.choose(
        match.game,
        match.view(thought.seat),
        thought.seat,
        match.legal(thought.seat),
        Random(thought.seed),  # noqa: S311  # tie-breaks of a computer player, no cards
    )
    return str(action)
