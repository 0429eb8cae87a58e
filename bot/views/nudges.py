"""*Anstupsen*: who may have whoever is due called, and how often; the mention is `mentions`'.

When somebody was called last is kept in memory alone: no member can make the bot start anew, and a
start costs whoever is due one mention more at most, which takes the place of the one before.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias

from bot.session import MemberId, Person, Table, TableId
from bot.views.clock import Clock

GAP_S: Final = 60.0
"""Seconds between two nudges at one table."""
KEPT: Final = 1_000
"""Tables whose last nudge is remembered."""

Call: TypeAlias = Callable[[Table, MemberId], None]
"""Mentions a member until he has played; never blocks."""


class Nudged(Enum):
    """What became of a nudge."""

    DONE = "done"
    NOT_SEATED = "not seated"
    NOBODY = "nobody"
    """No person is due, or only he who asks."""
    TOO_SOON = "too soon"


class Nudges:
    """When whoever was due was last called at each table.

    Args:
        call: mentions a member.
        clock: how time passes.
    """

    def __init__(self, call: Call, clock: Clock) -> None:
        self._call = call
        self._clock = clock
        self._last_s: OrderedDict[TableId, float] = OrderedDict()

    def nudge(self, table: Table, by: MemberId) -> Nudged:
        """Have whoever is due at a table mentioned.

        Args:
            table: where.
            by: who asks for it; must sit there, and is not called himself.
        """
        if table.seat_of(by) is None:
            return Nudged.NOT_SEATED
        whom = [member for member in due_members(table) if member != by]
        if not whom:
            return Nudged.NOBODY
        now_s = self._clock.monotonic()
        if now_s < self._last_s.get(table.id, -GAP_S) + GAP_S:
            return Nudged.TOO_SOON
        self._last_s[table.id] = now_s
        self._last_s.move_to_end(table.id)
        if len(self._last_s) > KEPT:
            self._last_s.popitem(last=False)
        for member in whom:
            self._call(table, member)
        return Nudged.DONE


def due_members(table: Table) -> list[MemberId]:
    """Return the members whose action is due, in seat order."""
    seated = [table.seating[seat] for seat in table.people_due]
    return [each.member for each in seated if isinstance(each, Person)]
