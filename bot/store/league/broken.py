"""Matches that ended without a result, and why the others do not count: kept, and counted nowhere.

They are read from the tables as those were closed; nothing of the league is computed from them.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from bot.league.counting import Unrated
from bot.league.ports import Uncounted
from bot.league.results import ABORTED, DAMAGED, BrokenOff
from bot.session.model import Status
from bot.store.league.schema import match_log, origins, rating_log
from bot.store.schema import seats, tables
from games.registry import newest_games

VOID: Final = (Unrated.VOID, Unrated.TOO_SHORT)
"""Reasons for which an ended match has no effect, whoever played it."""
_NUMBER: Final = func.coalesce(origins.c.number, tables.c.id)
_AT: Final = func.coalesce(tables.c.ended_at, tables.c.opened_at)
"""A damaged table has no end."""


def read_broken_off(
    connection: Connection,
    guild: int,
    *,
    member: int | None = None,
    last: int | None = None,
) -> list[BrokenOff]:
    """Return the matches of a server that were closed without a result, newest first.

    Args:
        connection: of the database.
        guild: where they were played.
        member: only those at which he had a seat.
        last: only the last of them, so many.
    """
    # Of a damaged row only what is in order is read.
    is_whole = (tables.c.status == Status.ABORTED) | tables.c.game.in_(newest_games())
    which = (
        select(tables.c.id)
        .where(
            tables.c.guild == guild,
            tables.c.status.in_([Status.ABORTED, Status.DAMAGED]),
            tables.c.channel >= 0,
            tables.c.number > 0,
            is_whole,
        )
        .order_by(_AT.desc(), tables.c.id.desc())
    )
    if member is not None:
        which = which.join(seats, seats.c.table_id == tables.c.id).where(seats.c.member == member)
    if last is not None:
        which = which.limit(last)
    members: dict[int, list[int]] = {}
    sat = select(seats.c.table_id, seats.c.member).where(seats.c.member.is_not(None))
    for table, each in connection.execute(sat.where(seats.c.table_id.in_(which))):
        members.setdefault(table, []).append(each)
    found = connection.execute(
        select(
            tables.c.id,
            _NUMBER.label("at_home"),
            tables.c.game,
            tables.c.rules_version,
            tables.c.opened_at,
            _AT.label("at"),
            tables.c.status,
            tables.c.reason,
            tables.c.number,
        )
        .outerjoin(origins, origins.c.table_id == tables.c.id)
        .where(tables.c.id.in_(which))
        .order_by(_AT.desc(), tables.c.id.desc())
    )
    return [
        BrokenOff(
            row.at_home,
            row.game,
            row.rules_version,
            row.opened_at,
            row.at,
            DAMAGED if row.status == Status.DAMAGED else row.reason or ABORTED,
            row.number,
            tuple(sorted(members.get(row.id, ()))),
        )
        for row in found
    ]


def read_uncounted(connection: Connection, guild: int, member: int, last: int) -> list[Uncounted]:
    """Return the last matches of a member that count nowhere, newest first."""
    broken = [
        Uncounted(each.game, each.ended_at, each.ended_by)
        for each in read_broken_off(connection, guild, member=member, last=last)
    ]
    void = connection.execute(
        select(match_log.c.game, match_log.c.ended_at, match_log.c.reason)
        .join(rating_log, rating_log.c.table_id == match_log.c.table_id)
        .where(
            rating_log.c.member == member,
            match_log.c.guild == guild,
            match_log.c.reason.in_(VOID),
        )
        .order_by(match_log.c.ended_at.desc(), match_log.c.table_id.desc())
        .limit(last)
    )
    every = [*broken, *(Uncounted(*row) for row in void)]
    return sorted(every, key=lambda each: -each.ended_at)[:last]
