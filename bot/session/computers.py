"""Who moves for the computer players: one task a table, awake only while one of them is due.

What a player thinks is `bot.session.thinking`'s; whether its move is taken is the table's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.log import told
from bot.session.model import Match, Table, TableId
from bot.session.outcomes import Declined, Done, Outcome, Reason, Refused
from bot.session.ports import Secret, Sleep, Think, Thought
from bot.session.seating import Away, Computer
from games.core.game import Seat

WAIT_S: Final = 10.0
"""Longest wait for a thought and what it thinks in; after it the seat plays the safe move."""

RETRY_S: Final = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Waits before a move that could not be saved is tried again; the last one repeats."""

Current: TypeAlias = Callable[[TableId], Table | None]
PlayFor: TypeAlias = Callable[[TableId, Seat, int, str], Awaitable[Outcome]]
"""Plays for a seat: table, seat, number of the record it was thought at, notation."""

_log = logging.getLogger(__name__)


class Computers:
    """Plays for every computer player of the process.

    Args:
        current: returns an open table as it stands.
        play: has a move taken; it refuses one that was thought for an older number.
        think: the port that thinks.
        secret: seeds.
        sleep: the clock of pacing and of trying again.
        pace_s: how long a move takes at least.
    """

    def __init__(
        self,
        current: Current,
        play: PlayFor,
        think: Think,
        *,
        secret: Secret,
        sleep: Sleep,
        pace_s: float,
    ) -> None:
        self._current = current
        self._play = play
        self._think = think
        self._secret = secret
        self._sleep = sleep
        self._pace_s = pace_s
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._is_closing = False

    def wake(self, table: Table) -> None:
        """See to it that somebody plays if a computer player is due; cheap and repeatable."""
        if table.computer_due is None or table.id in self._tasks or self._is_closing:
            return
        task = asyncio.get_running_loop().create_task(self._play_on(table.id))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._rest(table.id, done))

    async def close(self) -> None:
        """Stop; moves that are being saved are finished by the table."""
        self._is_closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _rest(self, table: TableId, done: asyncio.Task[None]) -> None:
        del self._tasks[table]
        if done.cancelled():
            return
        if (error := done.exception()) is not None:
            _log.error("computers at table %s stopped: %s", table, told(error))
            return
        current = self._current(table)  # it may have become due while the task was ending
        if current is not None:
            self.wake(current)

    async def _play_on(self, number: TableId) -> None:
        failures = 0
        while True:
            table = self._current(number)
            seat = None if table is None else table.computer_due
            if table is None or table.match is None or seat is None:
                return
            why_not = await self._why_not_moved(table, table.match, seat)
            if why_not is None:
                failures = 0
                continue
            _log.warning("a computer player's move at table %s is not taken: %s", number, why_not)
            await self._sleep(RETRY_S[min(failures, len(RETRY_S) - 1)])
            failures += 1

    async def _why_not_moved(self, table: Table, match: Match, seat: Seat) -> str | None:
        """Let a seat move; return what stands in the way, ``None`` once the table has moved on."""
        try:
            outcome = await self._move(table, match, seat)
        except Exception as error:  # noqa: BLE001  # people wait for this seat: it tries again
            return told(error)
        if isinstance(outcome, Done) or _has_moved_on(outcome):
            return None
        return _why(outcome)

    async def _move(self, table: Table, match: Match, seat: Seat) -> Outcome:
        """Think and wait at the same time, then play; the safe move if the choice is refused."""
        action, _ = await asyncio.gather(
            self._choice(table, match, seat), self._sleep(self._pace_s)
        )
        outcome = await self._play(table.id, seat, match.number, action)
        if isinstance(outcome, Done) or _has_moved_on(outcome) or _is_unsaved(outcome):
            return outcome
        _log.error("a computer player's move at table %s is refused: %s", table.id, _why(outcome))
        return await self._play(table.id, seat, match.number, _safe(match, seat))

    async def _choice(self, table: Table, match: Match, seat: Seat) -> str:
        occupant = table.seating[seat]
        level = occupant.level if isinstance(occupant, Computer | Away) else ""
        try:
            async with asyncio.timeout(WAIT_S):
                return await self._think(Thought(match, seat, level, self._secret()))
        except TimeoutError:
            _log.warning("a computer player at table %s thought too long", table.id)
        except Exception as error:  # noqa: BLE001  # a broken player must not hold up the people at its table
            _log.error("a computer player at table %s failed: %s", table.id, told(error))
        return _safe(match, seat)


def _safe(match: Match, seat: Seat) -> str:
    """Return the notation of the game's safe move."""
    return str(match.game.idle(match.view(seat), seat)[0])


def _why(outcome: Declined | Refused) -> str:
    """Return why a move was not taken, without the cards and people it concerns."""
    return outcome.reason if isinstance(outcome, Declined) else outcome.refusal.key


def _has_moved_on(outcome: Outcome) -> bool:
    return isinstance(outcome, Declined) and outcome.reason in {
        Reason.STALE,
        Reason.TABLE_OVER,
        Reason.NO_TABLE,
        Reason.NOT_YOUR_TURN,
    }


def _is_unsaved(outcome: Outcome) -> bool:
    return isinstance(outcome, Declined) and outcome.reason is Reason.NOT_SAVED
