"""A server's league written where it was brought.

A match is known again by its game, its end and its number where it was played, so that bringing
it twice changes nothing. It gets a new number and stands in no channel: an old button must never
meet another table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Table, select

from bot.league.columns import wrong
from bot.league.portable import PortableLeague, PortableMatch
from bot.league.results import DAMAGED, BrokenOff, SeatResult
from bot.session.chain import chained, first_hash
from bot.session.model import Status
from bot.session.replays import Replay, replayed
from bot.session.rows import SeatColumns, seal_of
from bot.store.league.exporting import Key
from bot.store.league.results import read_marks
from bot.store.league.rows import insert_named
from bot.store.league.schema import (
    achievements,
    departures,
    ghosts,
    origins,
    season_marks,
    sheets,
    voids,
)
from bot.store.schema import lines, results, seats, tables
from bot.store.writes import Rows, sheet_row
from games.core.record import RecordError

NO_CHANNEL: Final = 0
"""Where an imported match stands; practices have numbers below it."""
NOBODY: Final = 0
_EMPTY: Final = {column.name: None for column in tables.c if column.nullable}
_WRITTEN: Final = (tables, seats, lines, results, departures, ghosts, sheets, origins, voids)


@dataclass(frozen=True, slots=True)
class Brought:
    """What an import has added to a league.

    Attributes:
        guild: whose.
        matches: how many are new.
        known: how many were there already, and stay as they are.
        marks, granted: how many seasons opened or closed by hand, and achievements, are new.
        is_built: whether the league could be computed with them; else it is later.
    """

    guild: int
    matches: int
    known: int
    marks: int
    granted: int
    is_built: bool = True


def replays_of(matches: Iterable[PortableMatch]) -> dict[Key, Replay]:
    """Replay the records that come along (raises `Malformed`: one is not what its match says)."""
    return {match.key: _replay(match, match.record) for match in matches if match.record}


def check_known(connection: Connection, matches: Sequence[tuple[PortableMatch, int]]) -> None:
    """Refuse matches that are here already, but with another end (raises `Malformed`).

    Args:
        connection: to the database.
        matches: some, each with the table that it is here.
    """
    ended: dict[int, list[tuple[int, int]]] = {}
    found = connection.execute(
        select(results)
        .where(results.c.table_id.in_([table for _, table in matches]))
        .order_by(results.c.table_id, results.c.seat)
    )
    for row in found:
        ended.setdefault(row.table_id, []).append((row.place, row.score))
    for match, table in matches:
        if ended.get(table) != [(seat.place, seat.score) for seat in match.seats]:
            raise wrong(
                match.row,
                f"Partie {match.number} gibt es hier schon (Tisch {table}), mit einem anderen "
                "Ergebnis.",
                f"Match {match.number} is here already (table {table}), with another result.",
            )


def draw_number(connection: Connection) -> int:
    """Return the first of the numbers that tables get from now on; it was never given before.

    The transaction must have begun to write, so that nobody else draws one meanwhile.
    """
    needed = {column.name: 0 for column in tables.c if not column.nullable and column.name != "id"}
    drawn = tables.insert().values(needed | {"status": Status.OVER.value, "seal": b""})
    number: int = connection.execute(drawn.returning(tables.c.id)).scalar_one()
    connection.execute(tables.delete().where(tables.c.id == number))
    return number


def rows_of(
    guild: int,
    matches: Iterable[tuple[int, PortableMatch]],
    replays: Mapping[Key, Replay],
) -> dict[Table, Rows]:
    """Return the rows of matches, by the tables into which they go, those they refer to first.

    Args:
        guild: on which server they are from now on.
        matches: each with the number that it gets.
        replays: of those whose records come along.
    """
    rows: dict[Table, Rows] = {table: [] for table in _WRITTEN}
    for number, match in matches:
        _add_match(rows, number, guild, match, replays.get(match.key))
    return {table: new for table, new in rows.items() if new}


def broken_rows(guild: int, new: Iterable[tuple[int, BrokenOff]]) -> dict[Table, Rows]:
    """Return the rows of such matches that were brought along, each with the number it gets."""
    rows: dict[Table, Rows] = {tables: [], seats: [], origins: []}
    for number, each in new:
        is_damaged = each.ended_by == DAMAGED
        row: dict[str, Any] = {
            **_EMPTY,
            "guild": guild,
            "channel": NO_CHANNEL,
            "game": each.game,
            "rules_version": each.rules_version,
            "options": "",
            "preset": "",
            "language": "de",
            "status": (Status.DAMAGED if is_damaged else Status.ABORTED).value,
            "host": NOBODY,
            "opened_at": each.opened_at,
            "ended_at": each.ended_at,
            "reason": None if is_damaged else each.ended_by,
            "revision": 1,
            "number": each.lines,
        }
        seated = tuple(SeatColumns(member, None) for member in each.members)
        rows[tables].append({"id": number, **row, "seal": seal_of(row, seated)})
        rows[seats].extend(
            {"table_id": number, "seat": at, **sat._asdict()} for at, sat in enumerate(seated)
        )
        rows[origins].append({"table_id": number, "number": each.number})
    return {table: written for table, written in rows.items() if written}


def insert_rows(connection: Connection, rows: Mapping[Table, Rows]) -> None:
    """Write what `rows_of` or `broken_rows` returned."""
    for table, new in rows.items():
        connection.execute(table.insert(), new)


def write_rest(connection: Connection, league: PortableLeague) -> tuple[int, int]:
    """Write marks of seasons and achievements; returns how many of each were not there yet."""
    there = {mark.at for mark in read_marks(connection, league.guild)}
    marks = [mark for mark in league.marks if mark.at not in there]
    insert_named(
        connection, season_marks, [{"guild": league.guild, **mark._asdict()} for mark in marks]
    )
    own = select(achievements.c.member, achievements.c.name).where(
        achievements.c.guild == league.guild
    )
    has = {(member, name) for member, name in connection.execute(own)}
    granted = [each for each in league.granted if (each.member, each.name) not in has]
    insert_named(
        connection,
        achievements,
        [
            {
                "guild": league.guild,
                "member": each.member,
                "name": each.name,
                "granted_at": each.at,
            }
            for each in granted
        ],
    )
    return len(marks), len(granted)


def _replay(match: PortableMatch, text: str) -> Replay:
    place = match.row.cells["record"]
    try:
        replay = replayed(text)
    except RecordError as error:
        raise wrong(
            place,
            f"Das Protokoll von Partie {match.number} stimmt in seiner Zeile {error.line} nicht: "
            f"{error.sentence}",
            f"The record of match {match.number} is wrong at its line {error.line}: "
            f"{error.sentence}",
        ) from None
    header, result = replay.header, replay.result
    options = " ".join(f"{key}={value}" for key, value in header.options.items())
    played = (header.slug, header.rules_version, options, header.seats, len(replay.lines))
    said = (match.game, match.rules_version, match.options, len(match.seats), match.lines)
    ended = () if result is None else tuple(zip(result.places, result.scores, strict=True))
    if played != said or ended != tuple((seat.place, seat.score) for seat in match.seats):
        raise wrong(
            place,
            f"Das Protokoll von Partie {match.number} ist das einer anderen: Spiel, Regeln, "
            "Plätze, Zeilen oder Ergebnis weichen ab.",
            f"The record of match {match.number} is that of another one: game, rules, seats, "
            "lines or result differ.",
        )
    return replay


def _add_match(
    rows: Mapping[Table, Rows],
    table: int,
    guild: int,
    match: PortableMatch,
    replay: Replay | None,
) -> None:
    row: dict[str, Any] = _EMPTY | {
        "guild": guild,
        "channel": NO_CHANNEL,
        "game": match.game,
        "rules_version": match.rules_version,
        "options": match.options,
        "preset": match.preset,
        "language": "de",
        "status": Status.OVER.value,
        "host": NOBODY,
        "dealer": None if replay is None else replay.header.dealer,
        "opened_at": match.opened_at,
        "ended_at": match.ended_at,
        "reason": match.ended_by,
        "revision": 1,
        "number": match.lines,
        "is_casual": match.is_casual or None,
    }
    key = {"table_id": table}
    if replay is not None:
        chain, row["head"] = chained(first_hash(table, replay.header), 0, replay.lines)
        rows[lines].extend(
            {
                **key,
                "number": line.number,
                "seat": line.seat,
                "action": line.action,
                "previous": line.before,
            }
            for line in chain
        )
        rows[sheets].append(sheet_row(table, match.game, replay.sheet))
    elif match.deals is not None:
        rows[sheets].append({**key, "deals": match.deals, "edition": None})
    seated = tuple(_columns(seat) for seat in match.seats)
    rows[tables].append({"id": table, **row, "seal": seal_of(row, seated)})
    rows[seats].extend({**key, "seat": at, **each._asdict()} for at, each in enumerate(seated))
    rows[origins].append({**key, "number": match.number})
    if match.voided_at is not None:
        rows[voids].append({**key, "voided_at": match.voided_at})
    for at, seat in enumerate(match.seats):
        _add_seat(rows, {**key, "seat": at}, seat)


def _add_seat(rows: Mapping[Table, Rows], key: Mapping[str, int], seat: SeatResult) -> None:
    """Add how a seat ended, when it was left, and whether its member was deleted."""
    rows[results].append({**key, "place": seat.place, "score": seat.score})
    if seat.left_at is not None:
        left = {"number": seat.left_at, "in_first_deal": seat.left_in_first_deal}
        rows[departures].append({**key, "revision": 1, **left})
    if seat.member is not None and seat.member < 0:
        rows[ghosts].append({**key, "ghost": seat.member, "has_left": seat.is_gone})


def _columns(seat: SeatResult) -> SeatColumns:
    is_deleted = seat.member is not None and seat.member < 0
    member, level = (None, None) if is_deleted else (seat.member, seat.level)
    return SeatColumns(member, level, came_late=seat.came_late, has_left=seat.came_back)
