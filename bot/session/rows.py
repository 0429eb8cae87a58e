"""A table as the columns of its row and its seats, both ways; the one place that knows them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

from bot.errors import Language
from bot.session.model import (
    Anonymous,
    Computer,
    MemberId,
    Occupant,
    Person,
    Place,
    Rules,
    Status,
    Table,
    TableId,
)
from games.registry import find_game

Row: TypeAlias = Mapping[str, Any]
SeatColumns: TypeAlias = tuple[MemberId | None, str | None]
"""The member, or the level of the computer player; neither: anonymous."""


_UNSEALED: Final = frozenset({"id", "message", "seal"})
"""Columns the seal leaves out: the record's hashes hold the id, and the message changes alone."""


def row_of(table: Table) -> dict[str, Any]:
    """Return column → value of everything a table's row holds, its id apart."""
    match, result = table.match, None
    if match is not None:
        result = match.result
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
        "reason": None if result is None else result.reason,
        "message": table.message,
        "follows": table.follows,
        "revision": table.revision,
        "number": table.number,
        "head": None if match is None else match.head,
    }
    row["seal"] = seal_of(row, seats_of(table))
    return row


def seal_of(row: Row, seats: tuple[SeatColumns, ...]) -> bytes:
    """Return SHA-256 of a row and its seats, by which a changed bit in them is seen."""
    columns = [f"{column}={row[column]!r}" for column in sorted(row) if column not in _UNSEALED]
    taken = [f"{member!r} {level!r}" for member, level in seats]
    return hashlib.sha256("\n".join([*columns, *taken]).encode()).digest()


def seats_of(table: Table) -> tuple[SeatColumns, ...]:
    """Return the columns of each seat, in seat order."""
    return tuple(_columns(each) for each in table.seating)


def place_of(row: Row) -> Place:
    """Return where a table stands (raises `KeyError`, `TypeError` for a damaged row)."""
    return Place(_whole(row, "guild"), _whole(row, "channel"))


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
        tuple(_occupant(*columns) for columns in seats),
        opened_at=_whole(row, "opened_at"),
        dealer=row["dealer"],
        ended_at=row["ended_at"],
        message=row["message"],
        follows=row["follows"],
        revision=_whole(row, "revision"),
    )


def _columns(occupant: Occupant) -> SeatColumns:
    match occupant:
        case Person(member=member):
            return member, None
        case Computer(level=level):
            return None, level
        case Anonymous():
            return None, None


def _occupant(member: MemberId | None, level: str | None) -> Occupant:
    if level is not None:
        return Computer(level)
    return Anonymous() if member is None else Person(member)


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
