"""Tables of the league as people ask for them: who stands where in a period, and who has won it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    ScalarSelect,
    Subquery,
    Table,
    case,
    func,
    literal,
    select,
)

from bot.league.ledger import Kind, Period, Span, Strength, Sums
from bot.league.ports import Champions
from bot.league.rating import Rating
from bot.league.tables import LISTED_MATCHES, LISTED_OTHERS, Row
from bot.store.league.results import Scope, read_calendar
from bot.store.league.schema import ratings, season_meetings, season_rows

FIRST: Final = 10
"""Among so many of a season somebody has nearly always met enough others to have won it."""


def read_rows(
    connection: Connection, guild: int, game: str | None, period: Period, now: int
) -> tuple[Row, ...]:
    """Return a table's rows without order; deleted members are left out.

    Args:
        connection: of the database.
        guild: the server.
        game: ``None``: all games together.
        period: what the table covers.
        now: the moment for which ratings are told.
    """
    within = _within(season_rows, guild, period)
    if game is not None:
        within &= season_rows.c.game == game
    some = _with_others(within)
    found = connection.execute(
        select(
            some.c.member,
            func.sum(some.c.matches),
            func.sum(some.c.wins),
            func.sum(some.c.points),
            func.max(some.c.others),
        ).group_by(some.c.member)
    ).all()
    few = [member for member, *_, others in found if others < LISTED_OTHERS]
    exact = _count_others(connection, guild, period, few) if game is None and few else {}
    strengths = {} if game is None else _strengths(connection, Scope(guild, game))
    calendar = read_calendar(connection, guild)
    table: list[Row] = []
    for member, matches, wins, points, others in found:
        strength = strengths.get(member)
        rating = None if strength is None else strength.at(now, calendar)
        rated = 0 if strength is None else strength.matches
        sums = Sums(matches, wins, points)
        table.append(Row(member, sums, exact.get(member, others or 0), rating, rated))
    return tuple(table)


def read_champions(connection: Connection, guild: int, now: int) -> dict[str, list[Champions]]:
    """Return who won the seasons that have ended, by game, newest first."""
    calendar = read_calendar(connection, guild)
    columns = season_rows.c
    taking_part = connection.execute(
        select(columns.game, columns.start, func.sum(case((columns.member > 0, 1), else_=0)))
        .where(_of_seasons(guild))
        .group_by(columns.game, columns.start)
        .order_by(columns.game, columns.start.desc())
    ).all()
    winners = _winners(connection, guild, FIRST)
    if any(
        members > FIRST and (game, start) not in winners for game, start, members in taking_part
    ):
        winners = _winners(connection, guild, None)
    found: dict[str, list[Champions]] = {}
    for game, start, members in taking_part:
        season = calendar.season_at(start)
        if season is not None and season.end <= now:
            won = tuple(winners.get((game, start), ()))
            found.setdefault(game, []).append(Champions(season, won, members))
    return found


def _winners(
    connection: Connection, guild: int, first: int | None
) -> dict[tuple[str, int], list[Row]]:
    """Return the first of those who are listed, by game and start of the season.

    Args:
        connection: of the database.
        guild: the server.
        first: among so many who have enough matches, best first; ``None``: among all.
    """
    columns = season_rows.c
    order = (
        # As `bot.league.tables` orders: sums of the same places differ in their last bits.
        func.round(columns.points / columns.matches, 9).desc(),
        columns.matches.desc(),
        columns.wins.desc(),
    )
    rank = func.rank().over(partition_by=(columns.game, columns.start), order_by=order)
    able = (
        select(season_rows, rank.label("rank"))
        .where(_of_seasons(guild), columns.member > 0, columns.matches >= LISTED_MATCHES)
        .subquery()
    )
    asked = select(able, _others(able).label("others")).order_by(able.c.rank, able.c.member)
    if first is not None:
        asked = asked.where(able.c.rank <= first)
    best: dict[tuple[str, int], int] = {}
    winners: dict[tuple[str, int], list[Row]] = {}
    for row in connection.execute(asked):
        key = row.game, row.start
        if row.others >= LISTED_OTHERS and best.setdefault(key, row.rank) == row.rank:
            sums = Sums(row.matches, row.wins, row.points)
            winners.setdefault(key, []).append(Row(row.member, sums, row.others, rank=1))
    return winners


def _with_others(which: ColumnElement[bool]) -> Subquery:
    """Return rows of members with how many others each has met in them, see `Row.others`."""
    is_member = season_rows.c.member > 0
    return (
        select(season_rows, _others(season_rows).label("others")).where(which, is_member).subquery()
    )


def _others(rows: FromClause) -> ScalarSelect[int]:
    """Return how many others each row's member has met in its period and game.

    Nobody is counted beyond what a listing asks for: all pairs of a large server take longer than
    anybody should wait.
    """
    met = season_meetings.c
    keys = ("guild", "kind", "span", "start", "game", "member")
    first = (
        select(literal(1))
        .where(*(met[key] == rows.c[key] for key in keys))
        .limit(LISTED_OTHERS)
        .correlate(rows)
        .subquery()
    )
    return select(func.count()).select_from(first).correlate(rows).scalar_subquery()


def _count_others(
    connection: Connection, guild: int, period: Period, members: Sequence[int]
) -> dict[int, int]:
    """Return how many different people some members have met in all games together."""
    met = season_meetings.c
    found = connection.execute(
        select(met.member, func.count(met.other.distinct()).label("others"))
        .where(_within(season_meetings, guild, period), met.member.in_(members))
        .group_by(met.member)
    )
    return {row.member: row.others for row in found}


def _of_seasons(guild: int) -> ColumnElement[bool]:
    rows = season_rows.c
    return (rows.guild == guild) & (rows.kind == Kind.RATED) & (rows.span == Span.SEASON)


def _within(table: Table, guild: int, period: Period) -> ColumnElement[bool]:
    columns: Any = table.c
    return (
        (columns.guild == guild)
        & (columns.kind == period.kind)
        & (columns.span == period.span)
        & (columns.start == period.start)
    )


def _strengths(connection: Connection, scope: Scope) -> dict[int, Strength]:
    found = connection.execute(
        select(ratings).where(ratings.c.guild == scope.guild, ratings.c.game == scope.game)
    )
    return {
        row.member: Strength(Rating(row.mu, row.sigma), row.matches, row.as_of) for row in found
    }
