"""From what the store read to a table: the record is verified, then replayed under its rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from bot.session.chain import broken_at, first_hash
from bot.session.model import RECENT, Match, Place, Status, Table, TableId
from bot.session.ports import SavedTable
from bot.session.rows import place_of, table_of
from bot.session.sheet import Sheet, continued
from games.core import record
from games.core.errors import GameError
from games.core.record import Header


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


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a start found.

    Attributes:
        tables: lobbies and running matches, to be drawn anew.
        damaged: tables that were set aside, to be told of where they stand.
    """

    tables: tuple[Table, ...]
    damaged: tuple[Damage, ...]


def restore(saved: SavedTable) -> Table | Damage:
    """Return the table as it was when it was saved last, or what is wrong with it."""
    try:
        place = place_of(saved.row)
    except (KeyError, TypeError):
        return Damage(saved.id, None, None)
    try:
        table = table_of(saved.id, saved.row, saved.seats)
        header = None if saved.row["head"] is None else _header(table)
    except (GameError, KeyError, TypeError, ValueError):
        return Damage(saved.id, place, None)
    if saved.lines is None:
        return Damage(saved.id, place, 1)
    if header is None:
        is_whole = not saved.lines and table.status in {Status.LOBBY, Status.ABORTED}
        return table if is_whole else Damage(saved.id, place, 1)
    head = cast(bytes, saved.row["head"])
    wrong = broken_at(first_hash(saved.id, header), saved.lines, saved.row["number"], head)
    if wrong is not None:
        return Damage(saved.id, place, wrong)
    return _replayed(table, header, saved, head)


def _replayed(table: Table, header: Header, saved: SavedTable, head: bytes) -> Table | Damage:
    replay = record.Match.begin(header)
    sheet: Sheet = ()
    for line in saved.lines or ():
        try:
            replay.play(line.text())
        except GameError:
            return Damage(table.id, table.place, line.number)
        sheet = continued(sheet, replay.game, replay.state)
    recent = tuple(replay.events[-RECENT:])
    match = Match(header, replay.game, replay.state, replay.number, head, recent, sheet)
    is_over = match.result is not None
    if is_over != (table.status is Status.OVER) and table.status is not Status.ABORTED:
        return Damage(table.id, table.place, replay.number)
    return replace(table, match=match)


def _header(table: Table) -> Header:
    """Return the header of the table's record (raises `GameError`, `ValueError`)."""
    if table.status is Status.LOBBY or table.dealer is None:
        raise ValueError("a record before the start")
    rules = table.rules
    header = Header(rules.slug, rules.version, len(table.seating), rules.options, table.dealer)
    header.game().start(header.seats, header.dealer)  # refuses seats and options that do not fit
    return header
