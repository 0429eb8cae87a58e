"""How many tables people may open on a server, so that one person cannot fill it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.preferences import ServerSettings
from bot.session.model import Table
from bot.session.outcomes import Declined, Reason

MINUTE_S = 60
MOST_HOSTED: Final = 5
MOST_TABLES: Final = 100
"""What a server may allow at most."""
MOST_PRACTISING: Final = 200
"""Practices that the process keeps open."""
PRACTICES_PER_MINUTE: Final = 30
"""New practices of the process in 60 s: each of them is saved for good."""
_PRACTICES: Final = 0
"""Stands for the server where those are counted that belong to none."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """How many tables people may open.

    Attributes:
        per_host: open tables that one member may host on a server.
        per_guild: open tables of a server.
        per_minute: new tables of a server in 60 s.
        per_channel: open tables of a channel and its threads.
    """

    per_host: int = 1
    per_guild: int = 100
    per_minute: int = 5
    per_channel: int = 20


QuotasOf: TypeAlias = Callable[[int], Quotas]
"""Returns the quotas of a server by its id."""


def allowed_by(server: ServerSettings) -> Quotas:
    """Return what a server allows its members, within what the process allows every server."""
    return Quotas(
        per_host=min(server.hosted, MOST_HOSTED), per_guild=min(server.tables, MOST_TABLES)
    )


class Admission:
    """Says whether a new table may be opened; remembers the last minute, nothing else."""

    def __init__(self, quotas_of: QuotasOf) -> None:
        self._quotas_of = quotas_of
        self._opened_at: dict[int, deque[int]] = {}

    def note(self, table: Table) -> None:
        """Count a table that was opened; a practice takes no room on a server."""
        where = _PRACTICES if table.is_practice else table.place.guild
        self._opened_at.setdefault(where, deque()).append(table.opened_at)

    def refusal(self, draft: Table, open_tables: Sequence[Table]) -> Declined | None:
        """Say why a table cannot be opened now, or ``None`` if it can.

        Args:
            draft: the table that shall be opened.
            open_tables: every open table of the process.
        """
        if draft.is_practice:
            return self._practice_refusal(draft, open_tables)
        guild = draft.place.guild
        quotas = self._quotas_of(guild)
        tables = [
            each for each in open_tables if each.place.guild == guild and not each.is_practice
        ]
        there = next((each for each in tables if each.place == draft.place), None)
        if there is not None:
            return Declined(Reason.CHANNEL_TAKEN, there)
        hosted = [each for each in tables if each.host == draft.host]
        if len(hosted) >= quotas.per_host:
            return Declined(Reason.HOSTS_ANOTHER, hosted[0], (("tables", quotas.per_host),))
        neighbours = sum(each.counted_in == draft.counted_in for each in tables)
        if neighbours >= quotas.per_channel:
            return Declined(Reason.CHANNEL_FULL, values=(("tables", quotas.per_channel),))
        if len(tables) >= quotas.per_guild:
            return Declined(Reason.SERVER_FULL, values=(("tables", quotas.per_guild),))
        if self._in_last_minute(guild, draft.opened_at) >= quotas.per_minute:
            return Declined(Reason.TOO_FAST, values=(("tables", quotas.per_minute),))
        return None

    def _in_last_minute(self, guild: int, now: int) -> int:
        times = self._opened_at.get(guild, deque())
        # Neither what is long ago nor, after the clock was put back, what seems still to come.
        while times and not now - MINUTE_S < times[0] <= now:
            times.popleft()
        return len(times)

    def _practice_refusal(self, draft: Table, open_tables: Sequence[Table]) -> Declined | None:
        """Say why a practice cannot be opened: one a person, wherever, and not too many in all."""
        practices = [each for each in open_tables if each.is_practice]
        own = next((each for each in practices if each.host == draft.host), None)
        if own is not None:
            return Declined(Reason.PRACTISES, own)
        lately = self._in_last_minute(_PRACTICES, draft.opened_at)
        is_full = len(practices) >= MOST_PRACTISING or lately >= PRACTICES_PER_MINUTE
        return Declined(Reason.NO_ROOM) if is_full else None
