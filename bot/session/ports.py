"""What a table needs from outside: storage, thinking, time, chance; protocols, no implementation.

`bot.store` implements `Storage`; `bot.session.thinkers` implements `Think`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from bot.session.chain import RecordLine
from bot.session.model import Match, Table, TableId
from bot.session.rows import Row, SeatColumns
from bot.session.seating import MemberId
from games.core.game import Seat


@dataclass(frozen=True, slots=True)
class Click:
    """One interaction of a person.

    Attributes:
        id: Discord's interaction id, the same when it is delivered again.
        member: who clicked.
    """

    id: int
    member: MemberId


@dataclass(frozen=True, slots=True)
class Change:
    """What one click (or one computer's move) does to a table, to be saved whole or not at all.

    Attributes:
        before: the table as it stands in the store.
        after: as it shall stand; its revision is the next one.
        lines: new lines of the record, ascending; empty for what happens in a lobby.
        click: ``None`` for moves of computer players.
    """

    before: Table
    after: Table
    lines: tuple[RecordLine, ...] = field(default=(), repr=False)
    click: Click | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """The change is on the disk.

    Attributes:
        table: id of the table, new if it was opened by this.
    """

    table: TableId


@dataclass(frozen=True, slots=True)
class Repeated:
    """Nothing was saved: this click is in the store already.

    Attributes:
        table: the table it concerned.
    """

    table: TableId


@dataclass(frozen=True, slots=True)
class Moved:
    """Nothing was saved: the stored table is not `Change.before`, or its channel is taken."""


@dataclass(frozen=True, slots=True)
class NotSaved:
    """Nothing was saved: the disk is full, the file is locked or gone."""


SaveResult: TypeAlias = Saved | Repeated | Moved | NotSaved


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table as it was read, nothing checked.

    Attributes:
        row: column → value of its row, as `bot.session.rows` names them.
        seats: columns of each seat, in seat order.
        lines: its record, ascending; ``None`` if it cannot be read.
        clicks: interaction ids that were taken at it.
    """

    id: TableId
    row: Row = field(repr=False)
    seats: tuple[SeatColumns, ...]
    lines: Sequence[RecordLine] | None = field(repr=False)
    clicks: frozenset[int] = field(repr=False)


class Storage(Protocol):
    """Where tables are kept. No method raises for a full disk or a lock: the results say so."""

    async def open(self, table: Table, click: Click) -> SaveResult:
        """Save a new table (its `id` is ignored and given in the result), whole or not at all."""
        ...

    async def save(self, change: Change) -> SaveResult:
        """Save a change, whole or not at all; returns once it is on the disk."""
        ...

    async def note_message(self, table: TableId, message: int | None) -> bool:
        """Save the id of the public message; returns whether it is saved."""
        ...

    async def set_aside(self, table: TableId) -> bool:
        """Mark a table as damaged; returns whether it is saved."""
        ...

    async def read_open(self) -> Sequence[SavedTable]:
        """Return every lobby and running match, oldest first."""
        ...

    async def read(self, table: TableId) -> SavedTable | None:
        """Return one table, whatever its status."""
        ...

    async def newest(self, channel: int) -> TableId | None:
        """Return the table that was opened last in a channel, if there ever was one."""
        ...

    async def read_playing_time(self) -> int:
        """Return the playing time that was saved last; 0 if none ever was."""
        ...

    async def save_playing_time(self, seconds: int) -> bool:
        """Save the playing time; returns whether it is saved."""
        ...


Secret: TypeAlias = Callable[[], bytes]
"""Returns 32 fresh bytes from the operating system (`games.core.shuffle.system_secret`)."""

Now: TypeAlias = Callable[[], int]
"""Returns the time in whole seconds since 1970."""

TimeOfPlay: TypeAlias = Callable[[], int]
"""Returns the playing time in whole seconds (`bot.session.playing_time`)."""

Think: TypeAlias = Callable[["Thought"], Awaitable[str]]
"""Returns the notation of a computer player's choice, computed beside the event loop."""

Sleep: TypeAlias = Callable[[float], Awaitable[object]]
"""Waits so many seconds (`asyncio.sleep`); the clock of pacing and of trying again."""

Reach: TypeAlias = Callable[[str], None]
"""Is told the name of each fault point that is passed; in production it does nothing."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player is to decide; crosses a process boundary if state and game do.

    Attributes:
        match: the match it sits in. `bot.session.thinking` gives the player its view of it and
            the legal actions, never the match.
        seat: whose move it is.
        level: which of the game's players.
        seed: 32 bytes for choices among equals.
    """

    match: Match
    seat: Seat
    level: str
    seed: bytes = field(repr=False)
