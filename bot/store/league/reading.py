"""What people ask of the league, read from its projections: tables, matches, courses, careers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.league import keeping
from bot.league.career import Played
from bot.league.counting import Unrated
from bot.league.ledger import Kind, Period, Span, Sums
from bot.league.ports import Champions, Course, MatchNews, SeatNews, Uncounted
from bot.league.rating import PROVISIONAL
from bot.league.resume import Resume, resume_of
from bot.league.seasons import Calendar, Season, week_of
from bot.league.tables import Row, ranked
from bot.store.league.broken import read_uncounted
from bot.store.league.careers import read_resume
from bot.store.league.parts import parts
from bot.store.league.periods import read_gained, read_starts
from bot.store.league.played import rating_of, read_course, read_numbers_of, read_played
from bot.store.league.results import Scope, read_calendar, read_match
from bot.store.league.schema import (
    achievements,
    match_log,
    rating_log,
    ratings,
)
from bot.store.league.standings import read_champions, read_rows
from bot.store.league.writes import rated_together
from bot.store.whole import whole


@whole()
class LeagueBook:
    """Reads the league of one database; implements `bot.league.ports.League`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def season(self, guild: int, at: int) -> Season | None:
        """Return the season of a server that runs at a moment."""
        async with self._engine.connect() as connection:
            return (await connection.run_sync(read_calendar, guild)).season_at(at)

    async def calendar(self, guild: int) -> Calendar:
        """Return the seasons of a server."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_calendar, guild)

    async def starts(self, guild: int, game: str | None, like: Period) -> list[int]:
        """Return the starts of all periods of the same kind and span with matches, newest first."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_starts, guild, game, like)

    async def gained(self, guild: int, game: str, period: Period, since: int) -> dict[int, Sums]:
        """Return what a game's rated matches since a moment have added to the sums of a period."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_gained, guild, game, period, since)

    async def rows(self, guild: int, game: str | None, period: Period, now: int) -> tuple[Row, ...]:
        """Return a table's rows without order; deleted members are left out."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_rows, guild, game, period, now)

    async def news(self, table: int) -> MatchNews | None:
        """Return what an ended match brought its people; ``None`` before it is taken."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(_news, table)

    async def rated_together(
        self, guild: int, game: str, people: frozenset[int], now: int
    ) -> list[int]:
        """Return when rated matches of exactly these people ended in this week."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(
                rated_together, Scope(guild, game), people, week_of(now)
            )

    async def resume(self, guild: int, member: int, game: str | None, last: int) -> Resume:
        """Return what is told of a member, with his last matches in a game or in all."""
        async with self._engine.connect() as connection:
            kept = await connection.run_sync(read_resume, guild, member, game, last)
            numbers: list[int] = []
            if kept is None:
                numbers = await connection.run_sync(read_numbers_of, guild, member)
        if kept is not None:
            return kept
        played: list[Played] = []
        for part in parts(numbers):  # as long as nothing is kept: until a rebuild has come by
            async with self._engine.connect() as connection:
                read = partial(read_played, guild=guild, member=member, tables=part)
                played += await connection.run_sync(read)
            await asyncio.sleep(0)
        return await asyncio.to_thread(resume_of, played, keeping.declared(), game, last)

    async def course(self, guild: int, member: int, game: str, last: int) -> Course:
        """Return the last ratings of a member in a game."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_course, guild, member, game, last)

    async def uncounted(self, guild: int, member: int, last: int) -> list[Uncounted]:
        """Return the last matches of a member that count nowhere, of all games, newest first."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_uncounted, guild, member, last)

    async def rated_games(self, guild: int, member: int) -> list[str]:
        """Return the games in which a member has a rating, the last played first."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(ratings.c.game)
                .where(ratings.c.guild == guild, ratings.c.member == member)
                .order_by(ratings.c.as_of.desc(), ratings.c.game)
            )
            return list(found.scalars())

    async def champions(self, guild: int, now: int) -> dict[str, list[Champions]]:
        """Return who won the seasons that have ended, by game, newest first."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read_champions, guild, now)

    async def achieved(self, guild: int, member: int) -> dict[str, int]:
        """Return what a member has achieved: its name and when, oldest first."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(achievements.c.name, achievements.c.granted_at)
                .where(achievements.c.guild == guild, achievements.c.member == member)
                .order_by(achievements.c.granted_at, achievements.c.name)
            )
            return {row.name: row.granted_at for row in found}


def _news(connection: Connection, table: int) -> MatchNews | None:
    match = connection.execute(select(match_log).where(match_log.c.table_id == table)).first()
    if match is None:
        return None
    lines = connection.execute(
        select(rating_log).where(rating_log.c.table_id == table).order_by(rating_log.c.seat)
    ).all()
    reason = None if match.reason is None else Unrated(match.reason)
    ranks: dict[int, tuple[int | None, Row]] = {}
    if reason is None:
        ranks = _ranks(connection, match, lines)
    granted = connection.execute(
        select(achievements.c.member, achievements.c.name).where(
            achievements.c.guild == match.guild,
            achievements.c.granted_at == match.ended_at,
            achievements.c.member.in_([line.member for line in lines]),
        )
    ).all()
    rated = _rated_counts(connection, match, lines)
    ended = read_match(connection, table)
    left = {seat for seat, each in enumerate(ended.seats if ended else ()) if each.has_left}

    def news(line: Any) -> SeatNews:
        before, row = ranks.get(line.member, (None, None))
        return SeatNews(
            line.seat,
            line.member,
            line.place,
            rating_of(line.mu_before, line.sigma_before),
            rating_of(line.mu, line.sigma),
            before,
            None if row is None else row.rank,
            tuple(sorted(name for member, name in granted if member == line.member)),
            is_provisional=rated.get(line.member, 0) < PROVISIONAL,
            is_listed=row is None or row.is_listed,
            has_left=line.seat in left,
        )

    return MatchNews(table, reason, tuple(news(line) for line in lines if line.member > 0))


def _rated_counts(connection: Connection, match: Any, lines: Iterable[Any]) -> dict[int, int]:
    """Return how many rated matches of the game the people of a match have by now."""
    found = connection.execute(
        select(ratings.c.member, ratings.c.matches).where(
            ratings.c.guild == match.guild,
            ratings.c.game == match.game,
            ratings.c.member.in_([line.member for line in lines]),
        )
    )
    return {row.member: row.matches for row in found}


def _ranks(
    connection: Connection, match: Any, lines: Iterable[Any]
) -> dict[int, tuple[int | None, Row]]:
    """Return the ranks of a match's people in their season before it, and their rows now."""
    season = read_calendar(connection, match.guild).season_at(match.ended_at)
    if season is None:
        return {}
    period = Period(Kind.RATED, Span.SEASON, season.start)
    rows = read_rows(connection, match.guild, match.game, period, match.ended_at)
    brought = {line.member: line for line in lines}

    def earlier(row: Row) -> Row:
        line = brought.get(row.member)
        if line is None:
            return row
        old = row.sums
        sums = Sums(old.matches - 1, old.wins - (line.place == 1), old.points - line.points)
        return Row(row.member, sums, row.others, row.rating, row.rated)

    before = [earlier(row) for row in rows]
    old = {row.member: row.rank for row in ranked(row for row in before if row.sums.matches)}
    return {row.member: (old.get(row.member), row) for row in ranked(rows)}
