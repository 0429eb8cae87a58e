"""The interactions under way: each taken once, and at the end of the process none left unanswered.

What the answer is, is decided by `bot.views` and `bot.commands`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord

from bot.views.reply import Reply

DELIVERED_KEPT: Final = 2_048
"""Ids of interactions remembered, so that one brought twice is answered once."""
ANSWERING_S: Final = 1.0
"""How long the end of the process waits for answers under way."""
PUTTING_OFF_S: Final = 0.5
"""How long it then takes to say so where there is no answer yet."""

PutOff: TypeAlias = Callable[[Reply], Awaitable[object]]
"""Answers that the bot cannot do it now."""

COMPLETION: Final = discord.InteractionType.autocomplete


class Answering:
    """Knows who still waits for an answer.

    Args:
        put_off: see `PutOff`.
    """

    def __init__(self, put_off: PutOff) -> None:
        self._put_off = put_off
        self._delivered: OrderedDict[int, None] = OrderedDict()
        self._under_way: dict[asyncio.Task[Any], Reply] = {}
        self._waited_for: set[asyncio.Task[Any]] = set()

    def is_redelivered(self, interaction: int) -> bool:
        """Say whether Discord has brought this before; after a resume it may bring it twice."""
        if interaction in self._delivered:
            return True
        self._delivered[interaction] = None
        if len(self._delivered) > DELIVERED_KEPT:
            self._delivered.popitem(last=False)
        return False

    def begin(self, reply: Reply) -> None:
        """Note that the current task answers an interaction."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way[task] = reply
        task.add_done_callback(self._end)

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for an answer."""
        return not self._under_way

    async def put_off(self, reply: Reply) -> None:
        """Answer that the bot is about to end, unless there is an answer already."""
        if not reply.is_answered and reply.interaction.type is not COMPLETION:
            await self._put_off(reply)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def finish(self) -> None:
        """Let the answers under way be sent; those that take too long are put off.

        Once more it waits only for those that have come since.
        """
        fresh = self._under_way.keys() - self._waited_for
        if not fresh:
            return
        self._waited_for |= fresh
        _, late = await asyncio.wait(fresh, timeout=ANSWERING_S)
        # One that is being sent is not cut off: nobody would know whether it had arrived.
        waiting = {task: self._under_way[task] for task in late}
        unanswered = [task for task, reply in waiting.items() if not reply.is_answered]
        for task in unanswered:
            task.cancel()
        saying = {asyncio.ensure_future(self.put_off(waiting[task])) for task in unanswered}
        if late:
            await asyncio.wait({*late, *saying}, timeout=PUTTING_OFF_S)

    def _end(self, done: asyncio.Task[Any]) -> None:
        reply = self._under_way.pop(done, None)
        # One without an answer is about to be put off.
        if reply is not None and reply.is_answered:
            reply.let_go()
