"""Writes what a match that has ended brings to the ratings and tables of its server and game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Table, and_, or_, select, union_all

from bot.league.counting import Unrated
from bot.league.ledger import Entry, Kind, Ledger, Period, Span, Strength, Sums, periods_of
from bot.league.levels import levels_of
from bot.league.rating import Rating
from bot.league.results import MatchResult
from bot.league.seasons import Calendar, week_of
from bot.store.league.results import Scope
from bot.store.league.rows import (
    insert,
    line_rows,
    log_row,
    meeting_rows,
    strength_rows,
    sum_rows,
)
from bot.store.league.schema import match_log, rating_log, ratings, season_meetings, season_rows


def known(connection: Connection, scope: Scope, calendar: Calendar, match: MatchResult) -> Ledger:
    """Return a ledger that holds what is written of a match's people, to take this match."""
    ledger = Ledger(calendar, levels_of(scope.game))
    people = sorted(match.people)
    found = connection.execute(select(ratings).where(_of(ratings, scope, people)))
    for row in found:
        rating = Rating(row.mu, row.sigma)
        ledger.strengths[row.member] = Strength(rating, row.matches, row.as_of)
    periods = [each for kind in Kind for each in periods_of(calendar, kind, match.ended_at)]
    within = _of(season_rows, scope, people) & _in(season_rows, periods)
    for row in connection.execute(select(season_rows).where(within)):
        sums = Sums(row.matches, row.wins, row.points)
        ledger.sums.setdefault(_period(row), {})[row.member] = sums
    ledger.meetings.update(_met(connection, scope, people, periods))
    ledger.rated_at[match.people] = rated_together(
        connection, scope, match.people, week_of(match.ended_at)
    )
    return ledger


def rated_together(
    connection: Connection, scope: Scope, people: frozenset[int], since: int
) -> list[int]:
    """Return when rated matches of exactly these people ended, from a moment on, oldest first."""
    if not people:
        return []
    with_one = (
        select(match_log.c.table_id)
        .join(rating_log, rating_log.c.table_id == match_log.c.table_id)
        .where(
            rating_log.c.member == min(people),
            rating_log.c.ended_at >= since,
            match_log.c.guild == scope.guild,
            match_log.c.game == scope.game,
            match_log.c.reason.is_(None),
        )
    )
    found = connection.execute(
        select(match_log.c.table_id, match_log.c.ended_at, rating_log.c.member)
        .join(rating_log, rating_log.c.table_id == match_log.c.table_id)
        .where(match_log.c.table_id.in_(with_one))
    )
    groups: dict[int, set[int]] = {}
    ended: dict[int, int] = {}
    for table, ended_at, member in found:
        groups.setdefault(table, set()).add(member)
        ended[table] = ended_at
    return sorted(ended[table] for table, group in groups.items() if frozenset(group) == people)


def write_entry(connection: Connection, scope: Scope, ledger: Ledger, entry: Entry) -> None:
    """Write one match that a ledger of `known` has taken."""
    people = sorted(entry.match.people)
    insert(connection, match_log, [log_row(scope, entry)])
    insert(connection, rating_log, line_rows(entry))
    if entry.reason is None:
        connection.execute(ratings.delete().where(_of(ratings, scope, people)))
        insert(connection, ratings, strength_rows(scope, ledger.strengths))
    if entry.reason not in {None, Unrated.TRAINING}:
        return
    kind = Kind.RATED if entry.reason is None else Kind.TRAINING
    periods = list(periods_of(ledger.calendar, kind, entry.match.ended_at))
    old = _of(season_rows, scope, people) & _in(season_rows, periods)
    connection.execute(season_rows.delete().where(old))
    sums = [row for each in periods for row in sum_rows(scope, each, ledger.sums[each])]
    insert(connection, season_rows, sums)
    before = _met(connection, scope, people, periods)
    new = ((each, ledger.meetings[each] - before.get(each, set())) for each in periods)
    rows = [row for each, pairs in new for row in meeting_rows(scope, each, pairs)]
    insert(connection, season_meetings, rows)


def _of_scope(table: Table, scope: Scope) -> Any:
    return and_(table.c.guild == scope.guild, table.c.game == scope.game)


def _of(table: Table, scope: Scope, people: list[int]) -> Any:
    return and_(_of_scope(table, scope), table.c.member.in_(people))


def _in(table: Table, periods: Iterable[Period]) -> Any:
    which = table.c
    return or_(
        *(
            and_(which.kind == each.kind, which.span == each.span, which.start == each.start)
            for each in periods
        )
    )


def _met(
    connection: Connection, scope: Scope, people: list[int], periods: Iterable[Period]
) -> dict[Period, set[tuple[int, int]]]:
    """Return which of these people have played with each other, by period.

    One part for each period: SQLite then finds the pairs by the whole key.
    """
    met = season_meetings
    within = _of(met, scope, people) & met.c.other.in_(people)
    found: dict[Period, set[tuple[int, int]]] = {}
    parts = (select(met).where(within, _in(met, [period])) for period in periods)
    for row in connection.execute(union_all(*parts)):
        found.setdefault(_period(row), set()).add((row.member, row.other))
    return found


def _period(row: Any) -> Period:
    return Period(Kind(row.kind), Span(row.span), row.start)
