"""What a computer player would do in a person's place; it is told, never played.

The adviser sees what the person sees and nothing else: it thinks as every computer player does
(`bot.session.thinking`), beside the event loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from bot.log import told
from bot.session.model import Match, Table, TableId
from bot.session.ports import Secret, Think, Thought
from games.core.actions import Action
from games.core.game import GameSpec, Seat

STRONGEST_FIRST: Final = ("schwer", "mittel", "leicht")
"""The levels of the house; a game without any of them is advised by its own first player."""
KEPT: Final = 256
"""Advices remembered: who asks again gets the same, and nothing is thought twice."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """What a computer player would do.

    Attributes:
        level: of that player.
        number: of the record's last line when it thought.
        action: its choice, legal then.
    """

    level: str
    number: int
    action: Action


@dataclass(frozen=True, slots=True)
class _Question:
    table: TableId
    number: int
    seat: Seat
    level: str


class Adviser:
    """Asks computer players for people.

    Args:
        think: the port that thinks.
        secret: seeds; never made of the match, whose hidden cards could show in a choice.
    """

    def __init__(self, think: Think, secret: Secret) -> None:
        self._think = think
        self._secret = secret
        self._asked: OrderedDict[_Question, asyncio.Task[Advice | None]] = OrderedDict()

    async def advise(self, table: Table, match: Match, seat: Seat, level: str) -> Advice | None:
        """Return what a player of this level would do, or ``None`` if it fails.

        Args:
            table: where.
            match: its match.
            seat: who asks; his action must be due.
            level: one of the game's, such as `strongest` returns.
        """
        question = _Question(table.id, match.number, seat, level)
        asked = self._asked.get(question)
        if asked is None or (asked.done() and asked.result() is None):
            thinking = self._thought(match, question)
            asked = self._asked[question] = asyncio.get_running_loop().create_task(thinking)
            if len(self._asked) > KEPT:
                self._asked.popitem(last=False)
        # Whoever waits may give up; the thought goes on for whoever asks next.
        return await asyncio.shield(asked)

    async def close(self) -> None:
        """Stop."""
        for asked in self._asked.values():
            asked.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    async def _thought(self, match: Match, question: _Question) -> Advice | None:
        try:
            thought = Thought(match, question.seat, question.level, self._secret())
            action = match.game.parse(await self._think(thought))
        except Exception as error:  # noqa: BLE001  # a broken player must not cost the person his hand
            _log.error("no advice at table %s: %s", question.table, told(error))
            return None
        return Advice(question.level, match.number, action)


def strongest(spec: GameSpec) -> str:
    """Return the level of a game's strongest computer player."""
    return _first_of(spec, STRONGEST_FIRST)


def sensible(spec: GameSpec) -> str:
    """Return the level of a computer player that plays well and answers at once."""
    return _first_of(spec, STRONGEST_FIRST[1:])


def beginner(spec: GameSpec) -> str:
    """Return the level of a game's weakest computer player."""
    return _first_of(spec, STRONGEST_FIRST[::-1])


def _first_of(spec: GameSpec, levels: tuple[str, ...]) -> str:
    return next((each for each in levels if each in spec.players), next(iter(spec.players)))
