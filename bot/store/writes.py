"""A change of a table as rows, and the statements that move a table on; `batch` executes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from sqlalchemy import bindparam

from bot.league.editions import edition_of
from bot.league.sheets import Sheet, written
from bot.session.model import Status, Table, TableId
from bot.session.ports import Change, Click
from bot.session.rows import row_of, seats_of
from bot.session.seating import Away, Person
from bot.store.schema import seats, tables

Rows: TypeAlias = list[dict[str, Any]]

_CHANGING: Final = (
    "options", "preset", "status", "host", "dealer", "ended_at", "reason", "revision", "number",
    "head", "seal", "tempo", "turn_at", "paused_until", "paused_by", "touched_at",
    "guests", "channel", "parent", "within", "is_casual", "is_lenient", "message",
)  # fmt: skip
"""Columns that a change may touch; the others are set when the table is opened. The message is
noted by itself; here it makes up for a disk that did not take it then."""

MOVE_HEAD: Final = (
    tables.update()
    .where(tables.c.id == bindparam("at_id"), tables.c.revision == bindparam("at_revision"))
    .values({column: bindparam(f"new_{column}") for column in _CHANGING})
)
EMPTY_SEATS: Final = seats.delete().where(seats.c.table_id == bindparam("at_id"))


class Conflict(Exception):  # no fault: the answer to a compare-and-set
    """The stored table is not the one that a change starts from."""


@dataclass(slots=True)
class Write:
    """The rows of one change.

    Attributes:
        table: whose.
        click: id of the interaction, if it was one.
        head: parameters of the compare-and-set of the table's row.
        lines, clicks, results, departures, sheets: new rows.
        seats: all seats, if they changed.
    """

    table: TableId
    click: int | None
    head: dict[str, Any] = field(repr=False)
    lines: Rows = field(repr=False)
    clicks: Rows = field(repr=False)
    results: Rows = field(repr=False)
    seats: Rows = field(repr=False)
    departures: Rows = field(repr=False)
    sheets: Rows = field(repr=False)

    @property
    def ends_match(self) -> bool:
        """Whether the match is over with it."""
        return bool(self.results)


def write_of(change: Change) -> Write:
    """Return a change as rows."""
    before, after = change.before, change.after
    row = row_of(after)
    head = {f"new_{column}": row[column] for column in _CHANGING}
    head |= {"at_id": before.id, "at_revision": before.revision}
    new_lines = [
        {
            "table_id": before.id,
            "number": line.number,
            "seat": line.seat,
            "action": line.action,
            "previous": line.before,
        }
        for line in change.lines
    ]
    numbers = [line.number for line in change.lines]
    span = (numbers[0], numbers[-1]) if numbers else (None, None)
    return Write(
        before.id,
        None if change.click is None else change.click.id,
        head,
        new_lines,
        [] if change.click is None else [click_row(change.click, before.id, *span)],
        _result_rows(after) if after.status is Status.OVER else [],
        seat_rows(after, before.id) if after.seating != before.seating else [],
        _departure_rows(before, after),
        _sheet_rows(after) if after.status is Status.OVER else [],
    )


def click_row(
    click: Click, table: TableId, first: int | None = None, last: int | None = None
) -> dict[str, Any]:
    """Return the row of a click that made the lines `first` to `last`."""
    return {"id": click.id, "table_id": table, "first": first, "last": last}


def seat_rows(table: Table, number: TableId) -> Rows:
    """Return the rows of all seats of the table with this number."""
    return [
        {"table_id": number, "seat": seat, **columns._asdict()}
        for seat, columns in enumerate(seats_of(table))
    ]


def _result_rows(table: Table) -> Rows:
    result = None if table.match is None else table.match.result
    if result is None:
        return []
    return [
        {"table_id": table.id, "seat": seat, "place": place, "score": score}
        for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True))
    ]


def _departure_rows(before: Table, after: Table) -> Rows:
    """Return a row for each seat that a computer player holds for its member from now on."""
    match = before.match
    if match is None or after.seating == before.seating:
        return []
    return [
        {
            "table_id": before.id,
            "seat": seat,
            "revision": after.revision,
            "number": after.number,
            "in_first_deal": not match.sheet and not match.is_last_deal,
        }
        for seat, (was, now) in enumerate(zip(before.seating, after.seating, strict=True))
        if isinstance(was, Person) and isinstance(now, Away)
    ]


def _sheet_rows(table: Table) -> Rows:
    if table.match is None:
        return []
    return [sheet_row(table.id, table.rules.slug, table.match.sheet)]


def sheet_row(table: TableId | int, game: str, sheet: Sheet) -> dict[str, Any]:
    """Return the row of a match's score sheet."""
    return {"table_id": table, "deals": written(sheet), "edition": edition_of(game)}
