"""How a computer player comes to its move, beside the event loop: in a thread or a process."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from random import Random

from bot.session.ports import Think, Thought


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


def thinking_in(executor: Executor) -> Think:
    """Return the port that thinks in an executor; how many at once is its number of workers."""

    async def think(thought: Thought) -> str:
        return await asyncio.get_running_loop().run_in_executor(executor, choose, thought)

    return think
