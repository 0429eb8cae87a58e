"""The matches of one member, read out of the projections: each whole, or only the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.league.career import Played
from bot.league.counting import Unrated
from bot.league.ports import Course
from bot.league.rating import Rating
from bot.league.sheets import read as read_sheet
from bot.store.league.schema import match_log, rating_log, ratings, sheets
from bot.store.schema import results, seats

_NEWEST: Final = (rating_log.c.ended_at.desc(), rating_log.c.table_id.desc())


def read_numbers_of(connection: Connection, guild: int, member: int) -> list[int]:
    """Return the tables of all matches of a member on a server, oldest first."""
    found = connection.execute(
        select(rating_log.c.table_id)
        .join(match_log, match_log.c.table_id == rating_log.c.table_id)
        .where(rating_log.c.member == member, match_log.c.guild == guild)
        .order_by(rating_log.c.ended_at, rating_log.c.table_id)
    )
    return list(found.scalars())


def read_played(
    connection: Connection,
    guild: int,
    member: int,
    game: str | None = None,
    *,
    tables: Sequence[int] | None = None,
    last: int | None = None,
    with_sheets: bool = True,
) -> list[Played]:
    """Return matches of a member on a server, oldest first.

    Args:
        connection: of the database.
        guild: where they were played.
        member: whose.
        game: only of this one.
        tables: only these matches.
        last: only the last of them, so many.
        with_sheets: whether score sheets are read, which takes most of the time.
    """
    own = (
        select(rating_log.c.table_id)
        .join(match_log, match_log.c.table_id == rating_log.c.table_id)
        .where(rating_log.c.member == member, match_log.c.guild == guild)
    )
    if game is not None:
        own = own.where(match_log.c.game == game)
    if tables is not None:
        own = own.where(rating_log.c.table_id.in_(tables))
    if last is not None:
        own = own.order_by(*_NEWEST).limit(last)
    found = connection.execute(
        select(
            match_log,
            results.c.seat,
            results.c.score,
            results.c.place.label("table_place"),
            seats.c.level,
            seats.c.has_left,
            rating_log.c.member,
            rating_log.c.place,
            rating_log.c.points,
            rating_log.c.mu_before,
            rating_log.c.sigma_before,
            rating_log.c.mu,
            rating_log.c.sigma,
        )
        .join_from(match_log, results, results.c.table_id == match_log.c.table_id)
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .outerjoin(
            rating_log,
            (rating_log.c.table_id == results.c.table_id) & (rating_log.c.seat == results.c.seat),
        )
        .where(match_log.c.table_id.in_(own))
        .order_by(match_log.c.ended_at, match_log.c.table_id, results.c.seat)
    ).all()
    kept: dict[int, str] = {}
    if with_sheets:
        own_sheets = select(sheets).where(sheets.c.table_id.in_(own))
        kept = {row.table_id: row.deals for row in connection.execute(own_sheets)}
    return [
        _played_by(member, list(rows), kept.get(table))
        for table, rows in groupby(found, key=lambda row: row.table_id)
    ]


def _played_by(member: int, rows: list[Any], deals: str | None) -> Played:
    row = next(each for each in rows if each.member == member)
    return Played(
        row.table_id,
        row.game,
        row.ended_at,
        row.seat,
        row.place,
        row.points,
        row.score,
        row.level is not None or row.has_left,
        None if row.reason is None else Unrated(row.reason),
        rating_of(row.mu_before, row.sigma_before),
        rating_of(row.mu, row.sigma),
        tuple(
            (each.member, each.place)
            for each in rows
            if each.member is not None and each.member != member
        ),
        tuple(
            (each.level, each.table_place)
            for each in rows
            # Neither: somebody who was deleted before numbers were drawn by lot.
            if each.member is None and each.level is not None
        ),
        () if deals is None else read_sheet(deals),
    )


def read_course(connection: Connection, guild: int, member: int, game: str, last: int) -> Course:
    """Return the last ratings of a member in a game."""
    own = (ratings.c.guild == guild) & (ratings.c.game == game) & (ratings.c.member == member)
    count = connection.execute(select(ratings.c.matches).where(own)).scalar_one_or_none() or 0
    rated = (
        (rating_log.c.member == member)
        & (match_log.c.guild == guild)
        & (match_log.c.game == game)
        & match_log.c.reason.is_(None)
    )
    joined = rating_log.join(match_log, match_log.c.table_id == rating_log.c.table_id)
    found = connection.execute(
        select(rating_log.c.mu, rating_log.c.sigma)
        .select_from(joined)
        .where(rated)
        .order_by(*_NEWEST)
        .limit(last)
    ).all()
    shown = tuple(Rating(row.mu, row.sigma) for row in reversed(found))
    return Course(count - len(shown) + 1, shown)


def rating_of(mu: float | None, sigma: float | None) -> Rating | None:
    """Return the rating of two columns that may be empty."""
    return None if mu is None or sigma is None else Rating(mu, sigma)
