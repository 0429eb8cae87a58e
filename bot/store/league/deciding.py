"""Notes what administrators decide about a league: void matches, seasons opened and closed."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.store.league.results import read_calendar, scope_of
from bot.store.league.schema import season_marks, voids
from bot.store.league.taking import note_outdated


def note_void(connection: Connection, *, guild: int, table: int, now: int, is_void: bool) -> bool:
    """Declare a server's ended match void, or take that back; its league is outdated then.

    Returns:
        Whether it changed: it was so already, or the server has no such match.
    """
    scope = scope_of(connection, table)
    found = connection.execute(select(voids).where(voids.c.table_id == table)).first()
    if scope is None or scope.guild != guild or (found is not None) == is_void:
        return False
    connection.execute(
        voids.insert().values(table_id=table, voided_at=now)
        if is_void
        else voids.delete().where(voids.c.table_id == table)
    )
    note_outdated(connection, guild)
    return True


def note_mark(connection: Connection, *, guild: int, now: int, is_opening: bool) -> bool:
    """Open or close a season by hand; returns whether anything changed."""
    season = read_calendar(connection, guild).season_at(now)
    begins_now = season is not None and season.start == now
    if begins_now or (not is_opening and season is None):
        return False
    connection.execute(
        season_marks.delete().where(season_marks.c.guild == guild, season_marks.c.at == now)
    )
    connection.execute(season_marks.insert().values(guild=guild, at=now, is_opening=is_opening))
    return True
