"""From what the store read to a table: the record is verified, then replayed under its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, cast

from bot.errors import Language
from bot.session.chain import broken_at, first_hash
from bot.session.model import (
    RECENT,
    Anonymous,
    Computer,
    Match,
    MemberId,
    Occupant,
    Person,
    Place,
    Rules,
    Status,
    Table,
    TableId,
)
from bot.session.ports import SavedTable
from games.core import record
from games.core.errors import GameError
from games.core.record import Header
from games.registry import find_game

Row: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a table is set aside.

    Attributes:
        place: where it stands, as far as its row can be read.
        line: number of the first line that does not verify or replay; ``None`` if it is the row.
    """

    table: TableId
    place: Place | None
    line: int | None


def restore(saved: SavedTable) -> Table | Damage:
    """Return the table as it was when it was saved last, or what is wrong with it."""
    row = saved.row
    try:
        place = Place(_whole(row, "guild"), _whole(row, "channel"))
    except (KeyError, TypeError):
        return Damage(saved.id, None, None)
    try:
        table = _table(saved.id, place, row, saved.seats)
        header = None if row["head"] is None else _header(table)
    except (GameError, KeyError, TypeError, ValueError):
        return Damage(saved.id, place, None)
    if saved.lines is None:
        return Damage(saved.id, place, 1)
    if header is None:
        is_whole = not saved.lines and table.status in {Status.LOBBY, Status.ABORTED}
        return table if is_whole else Damage(saved.id, place, 1)
    first = first_hash(saved.id, header)
    wrong = broken_at(first, saved.lines, row["number"], cast(bytes, row["head"]))
    if wrong is not None:
        return Damage(saved.id, place, wrong)
    return _replayed(table, header, saved)


def _replayed(table: Table, header: Header, saved: SavedTable) -> Table | Damage:
    replay = record.Match.begin(header)
    lines = saved.lines or ()
    for line in lines:
        try:
            replay.play(line.text())
        except GameError:
            return Damage(table.id, table.place, line.number)
    match = Match(
        header,
        replay.game,
        replay.state,
        replay.number,
        saved.row["head"],
        tuple(replay.events[-RECENT:]),
    )
    is_over = match.result is not None
    if is_over != (table.status is Status.OVER) and table.status is not Status.ABORTED:
        return Damage(table.id, table.place, replay.number)
    return replace(table, match=match)


def _table(
    table: TableId, place: Place, row: Row, seats: tuple[tuple[MemberId | None, str | None], ...]
) -> Table:
    game = find_game(_text(row, "game"), _whole(row, "rules_version"))
    options = game.spec.options.from_text(_text(row, "options")).pairs()
    language = _text(row, "language")
    if language not in {"de", "en"}:
        raise ValueError("unknown language")
    return Table(
        table,
        place,
        Rules(game.spec.slug, game.spec.rules_version, options, _text(row, "preset")),
        cast(Language, language),
        Status(row["status"]),
        _whole(row, "host"),
        tuple(_occupant(member, level) for member, level in seats),
        opened_at=_whole(row, "opened_at"),
        dealer=row["dealer"],
        ended_at=row["ended_at"],
        message=row["message"],
        follows=None if row["follows"] is None else TableId(row["follows"]),
        revision=_whole(row, "revision"),
    )


def _header(table: Table) -> Header:
    """Return the header of the table's record."""
    if table.status is Status.LOBBY or table.dealer is None:
        raise ValueError("a record before the start")
    rules = table.rules
    header = Header(rules.slug, rules.version, len(table.seating), rules.options, table.dealer)
    header.game().start(header.seats, header.dealer)  # refuses seats and options that do not fit
    return header


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
