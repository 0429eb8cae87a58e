"""Which periods a server's league has, and what was added to one of them lately."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.league.ledger import Period, Span, Sums
from bot.store.league.results import read_calendar
from bot.store.league.schema import match_log, rating_log, season_rows


def read_starts(connection: Connection, guild: int, game: str | None, like: Period) -> list[int]:
    """Return the starts of all periods of the same kind and span with matches, newest first."""
    rows = season_rows.c
    within = (rows.guild == guild) & (rows.kind == like.kind) & (rows.span == like.span)
    if game is not None:
        within &= rows.game == game
    return sorted(connection.execute(select(rows.start).where(within).distinct()).scalars())[::-1]


def read_gained(
    connection: Connection, guild: int, game: str, period: Period, since: int
) -> dict[int, Sums]:
    """Return what a game's rated matches since a moment have added to the sums of a period."""
    calendar = read_calendar(connection, guild)
    found = connection.execute(
        select(match_log.c.ended_at, rating_log.c.member, rating_log.c.place, rating_log.c.points)
        .join_from(match_log, rating_log, rating_log.c.table_id == match_log.c.table_id)
        .where(
            match_log.c.guild == guild,
            match_log.c.game == game,
            match_log.c.ended_at >= max(since, period.start),
            match_log.c.reason.is_(None),
            rating_log.c.member > 0,
        )
    )
    gained: dict[int, Sums] = {}
    for ended_at, member, place, points in found:
        season = calendar.season_at(ended_at) if period.span is Span.SEASON else None
        if period.span is Span.SEASON and (season is None or season.start != period.start):
            continue
        old = gained.get(member, Sums())
        gained[member] = Sums(old.matches + 1, old.wins + (place == 1), old.points + points)
    return gained
