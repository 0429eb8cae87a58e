"""What the league computes as rows of its tables: tuples, in the order of their columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table

from bot.league import keeping
from bot.league.career import Career, Versus
from bot.league.ledger import Entry, Period, Strength, Sums
from bot.league.tally import Moment
from bot.store.league.changes import Row
from bot.store.league.results import Scope


def log_row(scope: Scope, entry: Entry) -> Row:
    """Return the row of `match_log`."""
    reason = None if entry.reason is None else entry.reason.value
    return (entry.match.table, *scope, entry.match.ended_at, reason)


def line_rows(entry: Entry) -> list[Row]:
    """Return the rows of `rating_log`, one for each person."""
    match = entry.match
    return [
        (
            match.table,
            line.seat,
            line.member,
            match.ended_at,
            line.place,
            line.points,
            *((None, None) if line.before is None else (line.before.mu, line.before.sigma)),
            *((None, None) if line.after is None else (line.after.mu, line.after.sigma)),
        )
        for line in entry.lines
    ]


def strength_rows(scope: Scope, strengths: Mapping[int, Strength]) -> list[Row]:
    """Return the rows of `ratings`."""
    return [
        (*scope, member, each.rating.mu, each.rating.sigma, each.matches, each.as_of)
        for member, each in strengths.items()
    ]


def sum_rows(scope: Scope, period: Period, sums: Mapping[int, Sums]) -> list[Row]:
    """Return the rows of `season_rows` for a period."""
    key = _key(scope, period)
    return [(*key, member, each.matches, each.wins, each.points) for member, each in sums.items()]


def meeting_rows(scope: Scope, period: Period, pairs: Iterable[tuple[int, int]]) -> list[Row]:
    """Return the rows of `season_meetings` for a period."""
    key = _key(scope, period)
    return [(*key, *pair) for pair in pairs]


def career_rows(
    guild: int, member: int, careers: Mapping[str, Career], last: Mapping[str, Moment]
) -> list[Row]:
    """Return the rows of `careers`, each with the newest match of its game."""
    edition = keeping.edition()
    return [
        (guild, member, game, edition, *last[game], keeping.written(career))
        for game, career in careers.items()
    ]


def encounter_rows(scope: Scope, member: int, versus: Mapping[int, Versus]) -> list[Row]:
    """Return the rows of `encounters` in one game."""
    return [
        (scope.guild, member, scope.game, other, each.matches, each.ahead, each.behind)
        for other, each in versus.items()
    ]


def insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert rows, if there are any."""
    insert_named(connection, table, [named(table, row) for row in rows])


def insert_named(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows that name their columns, if there are any."""
    if rows:
        connection.execute(table.insert(), rows)


def named(table: Table, row: Row) -> dict[str, Any]:
    """Return a row by the names of its columns."""
    return dict(zip(table.columns.keys(), row, strict=True))


def _key(scope: Scope, period: Period) -> Row:
    return (scope.guild, period.kind.value, period.span.value, period.start, scope.game)
