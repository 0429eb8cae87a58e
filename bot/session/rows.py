"""A table as the columns of its row and its seats, both ways; the one place that knows them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias, cast

from bot.errors import Language
from bot.session.model import Closing, Place, Rules, Status, Table, TableId
from bot.session.seating import Anonymous, Away, Computer, MemberId, Occupant, Person
from bot.session.tempo import Tempo
from games.registry import find_game

Row: TypeAlias = Mapping[str, Any]


class SeatColumns(NamedTuple):
    """A seat as it stands in the database.

    Attributes:
        member: whose it is; ``None`` for a computer player's own and for a deleted member.
        level: of the computer player that holds it; with a member: for him.
        missed, has_paused, wants_end, came_late, gave_up, has_left: see `bot.session.seating`.
    """

    member: MemberId | None
    level: str | None
    missed: int = 0
    has_paused: bool = False
    wants_end: bool = False
    came_late: bool = False
    gave_up: bool = False
    has_left: bool = False

    def sealed(self) -> str:
        """Return what the seal covers; marks of which none is set are left out."""
        marks = "".join(f" {int(mark)}" for mark in self[2:-1])
        left = " left" if self.has_left else ""  # older seals know nothing of it
        return f"{self.member!r} {self.level!r}{marks if any(self[2:-1]) else ''}{left}"


_UNSEALED: Final = frozenset({"id", "message", "seal"})
"""Columns the seal leaves out: the record's hashes hold the id, and the message changes alone."""
_LATER: Final = frozenset(
    {
        "tempo",
        "turn_at",
        "paused_until",
        "paused_by",
        "touched_at",
        "guests",
        "parent",
        "within",
        "is_casual",
        "is_lenient",
    }
)
"""Columns that older rows lack: the seal leaves them out as long as they are empty."""


def row_of(table: Table) -> dict[str, Any]:
    """Return column → value of everything a table's row holds, its id apart."""
    match, result = table.match, None
    if match is not None:
        result = match.result
    closing = None if table.closing is None else table.closing.value
    row: dict[str, Any] = {
        "guild": table.place.guild,
        "channel": table.place.channel,
        "game": table.rules.slug,
        "rules_version": table.rules.version,
        "options": " ".join(f"{key}={value}" for key, value in table.rules.options.items()),
        "preset": table.rules.preset,
        "language": table.language,
        "status": table.status.value,
        "host": table.host,
        "dealer": table.dealer,
        "opened_at": table.opened_at,
        "ended_at": table.ended_at,
        "reason": closing if result is None else result.reason,
        "message": table.message,
        "follows": table.follows,
        "revision": table.revision,
        "number": table.number,
        "head": None if match is None else match.head,
        "tempo": None if table.tempo is Tempo.NONE else table.tempo.value,
        "turn_at": table.turn_at,
        "paused_until": table.paused_until,
        "paused_by": table.paused_by,
        "touched_at": table.touched_at or None,
        "guests": None if table.guests is None else " ".join(map(str, table.guests)),
        "parent": table.parent,
        "within": table.place.within,
        "is_casual": table.is_casual or None,
        "is_lenient": table.is_lenient or None,
    }
    row["seal"] = seal_of(row, seats_of(table))
    return row


def seal_of(row: Row, seats: tuple[SeatColumns, ...]) -> bytes:
    """Return SHA-256 of a row and its seats, by which a changed bit in them is seen."""
    columns = [
        f"{column}={row[column]!r}"
        for column in sorted(row)
        if column not in _UNSEALED and not (column in _LATER and row[column] is None)
    ]
    taken = [seat.sealed() for seat in seats]
    return hashlib.sha256("\n".join([*columns, *taken]).encode()).digest()


def seats_of(table: Table) -> tuple[SeatColumns, ...]:
    """Return the columns of each seat, in seat order."""
    return tuple(_columns(each) for each in table.seating)


def place_of(row: Row) -> Place:
    """Return where a table stands (raises `KeyError`, `TypeError` for a damaged row)."""
    return Place(_whole(row, "guild"), _whole(row, "channel"), row["within"])


def table_of(table: TableId, row: Row, seats: tuple[SeatColumns, ...]) -> Table:
    """Return a table without its match.

    Raises:
        GameError: the program lacks the game or version, or the options are wrong.
        KeyError, TypeError, ValueError: the row or its seats are damaged.
    """
    if row["seal"] != seal_of(row, seats):
        raise ValueError("the seal is broken")
    game = find_game(_text(row, "game"), _whole(row, "rules_version"))
    options = game.spec.options.from_text(_text(row, "options")).pairs()
    language = _text(row, "language")
    if language not in {"de", "en"}:
        raise ValueError("unknown language")
    return Table(
        table,
        place_of(row),
        Rules(game.spec.slug, game.spec.rules_version, options, _text(row, "preset")),
        cast(Language, language),
        Status(row["status"]),
        _whole(row, "host"),
        tuple(_occupant(columns) for columns in seats),
        opened_at=_whole(row, "opened_at"),
        dealer=row["dealer"],
        ended_at=row["ended_at"],
        message=row["message"],
        follows=row["follows"],
        revision=_whole(row, "revision"),
        tempo=Tempo.NONE if row["tempo"] is None else Tempo(row["tempo"]),
        turn_at=row["turn_at"],
        paused_until=row["paused_until"],
        paused_by=row["paused_by"],
        touched_at=row["touched_at"] or 0,
        closing=_closing(row),
        guests=None if row["guests"] is None else tuple(map(int, row["guests"].split())),
        parent=row["parent"],
        is_casual=bool(row["is_casual"]),
        is_lenient=bool(row["is_lenient"]),
    )


def _closing(row: Row) -> Closing | None:
    is_told = row["status"] == Status.ABORTED and row["reason"] is not None
    return Closing(row["reason"]) if is_told else None


def _columns(occupant: Occupant) -> SeatColumns:
    match occupant:
        case Person():
            return SeatColumns(
                occupant.member,
                None,
                occupant.missed,
                occupant.has_paused,
                occupant.wants_end,
                occupant.came_late,
                has_left=occupant.has_left,
            )
        case Away():
            return SeatColumns(
                occupant.member,
                occupant.level,
                has_paused=occupant.has_paused,
                came_late=occupant.came_late,
                gave_up=occupant.gave_up,
            )
        case Computer(level=level):
            return SeatColumns(None, level)
        case Anonymous():
            return SeatColumns(None, None)


def _occupant(seat: SeatColumns) -> Occupant:
    if seat.member is None:
        return Anonymous() if seat.level is None else Computer(seat.level)
    if seat.level is None:
        return Person(
            seat.member,
            seat.missed,
            seat.has_paused,
            seat.wants_end,
            seat.came_late,
            seat.has_left,
        )
    return Away(seat.member, seat.level, seat.has_paused, seat.gave_up, seat.came_late)


def _whole(row: Row, column: str) -> int:
    value = row[column]
    if not isinstance(value, int):
        raise TypeError(f"{column} is no whole number")
    return value


def _text(row: Row, column: str) -> str:
    value = row[column]
    if not isinstance(value, str):
        raise TypeError(f"{column} is no text")
    return value
