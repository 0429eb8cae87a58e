"""Histories of ended matches, written straight into the tables: playing them takes minutes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import pytest
from sqlalchemy import Connection, Engine, create_engine, select
from sqlalchemy.pool import StaticPool

from bot.league.career import Played
from bot.league.results import MatchResult
from bot.store import Store
from bot.store.league.played import read_played
from bot.store.league.rebuilding import rebuild
from bot.store.league.schema import (
    careers,
    departures,
    encounters,
    match_log,
    metadata,
    rating_log,
    ratings,
    season_meetings,
    season_rows,
    voids,
)
from bot.store.schema import results, seats, tables

GUILD: Final = 7
PROJECTIONS: Final = (
    match_log,
    rating_log,
    ratings,
    season_rows,
    season_meetings,
    careers,
    encounters,
)

T = TypeVar("T")


async def played_by(store: Store, guild: int, member: int, game: str | None = None) -> list[Played]:
    """Return every match of a member on a server, oldest first."""
    async with store._engine.connect() as connection:
        return await connection.run_sync(read_played, guild, member, game)


def memory() -> Engine:
    """Return a database in memory with all tables."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    metadata.create_all(engine)
    return engine


def write_match(
    connection: Connection, match: MatchResult, *, guild: int = GUILD, game: str = "toy"
) -> None:
    """Write an ended match as the session would leave it behind."""
    write_matches(connection, [match], guild=guild, game=game)


def write_matches(
    connection: Connection, matches: Iterable[MatchResult], *, guild: int = GUILD, game: str = "toy"
) -> None:
    """Write many ended matches at once."""
    rows: dict[Any, list[dict[str, Any]]] = {
        each: [] for each in (tables, seats, results, departures, voids)
    }
    for match in matches:
        rows[tables].append(
            {
                "id": match.table,
                "guild": guild,
                "channel": 70,
                "game": game,
                "rules_version": 1,
                "options": "",
                "preset": "standard",
                "language": "de",
                "status": "over",
                "host": next(iter(match.people), 1),
                "opened_at": match.ended_at,
                "ended_at": match.ended_at,
                "revision": 1,
                "number": match.lines,
                "seal": b"",
            }
        )
        for number, seat in enumerate(match.seats):
            key = {"table_id": match.table, "seat": number}
            rows[seats].append(
                {
                    **key,
                    "member": seat.member,
                    "level": seat.level,
                    "came_late": seat.came_late,
                    "has_left": seat.came_back,
                }
            )
            rows[results].append({**key, "place": seat.place, "score": seat.score})
            if seat.left_at is not None:
                rows[departures].append(
                    {
                        **key,
                        "revision": 1,
                        "number": seat.left_at,
                        "in_first_deal": seat.left_in_first_deal,
                    }
                )
        if match.is_void:
            rows[voids].append({"table_id": match.table, "voided_at": match.ended_at})
    for table, new in rows.items():
        if new:
            connection.execute(table.insert(), new)


class HeldHands:
    """Does the parts of a rebuild with a connection that somebody holds, in his transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def ask(self, work: Callable[[Connection], T]) -> T:
        return work(self._connection)

    async def touch(self, work: Callable[[sqlite3.Connection], T]) -> T:
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return work(driver)

    async def think(self, work: Callable[[], T]) -> T:
        return work()


def rebuilt(connection: Connection) -> None:
    """Build the league of the server anew."""
    coroutine = rebuild(HeldHands(connection), GUILD)
    with pytest.raises(StopIteration):
        coroutine.send(None)  # nothing in it waits


def projections(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every projection, in the order of their values."""
    return {
        table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
        for table in PROJECTIONS
    }
