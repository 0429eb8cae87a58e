"""Rows W3 and W4: what queries of the league cost with 100,000 matches in the file, and a rebuild.

W3 takes many minutes to write them, so it runs only by name or with ``--whole``. Queries are those
that clicks and the end of a match make, of whoever has played most; time is the processor's.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, Final

from sqlalchemy import text

from benchmarks import rows as frame
from benchmarks.histories import drawn
from benchmarks.league_years import PLACE, people, write
from benchmarks.rows import Figure, NotMeasured, at_most, row
from bot.league.ledger import Kind, Period, Span
from bot.league.seasons import DAY_S, month_of
from bot.store import Store
from bot.store.engine import make_engine
from bot.store.league.schema import (
    achievements,
    careers,
    encounters,
    match_log,
    rating_log,
    ratings,
    season_meetings,
    season_rows,
)
from games.registry import newest_games

MATCHES, MEMBERS, SEASONS, SEED = 100_000, 200, 8, 2
REBUILT: Final = 1_000
QUERY_MS: Final = 50
ROUNDS: Final = 5
GAME: Final = "romme"

PROJECTIONS: Final = (
    rating_log,
    match_log,
    ratings,
    season_rows,
    season_meetings,
    careers,
    encounters,
    achievements,
)

Query = Callable[[], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Busiest:
    """Who has played most, and the last match: member, table, its people and its end."""

    member: int
    table: int
    people: frozenset[int]
    ended_at: int


def _only_if_asked(key: str) -> None:
    if not frame.is_whole and key not in sys.argv:
        raise NotMeasured("runs for many minutes: by name or with --whole")


@cache
def _measured() -> dict[str, float]:
    """Return what every query takes in ms, the median of several after one that warms up."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "league.sqlite"
        history = drawn(SEED, MATCHES, people(MEMBERS), int(time.time()), SEASONS)
        asyncio.run(write(file, history, with_records=False))
        return asyncio.run(_ask(file))


async def _ask(file: Path) -> dict[str, float]:
    busiest = await _busiest(file)
    store = await Store.at(file)
    found: dict[str, float] = {}
    for name, query in _queries(store, busiest).items():
        await query()
        taken: list[float] = []
        for _ in range(ROUNDS):
            begin = time.process_time()
            await query()
            taken.append((time.process_time() - begin) * 1e3)
        found[name] = median(taken)
    await store.close()
    return found


def _queries(store: Store, who: Busiest) -> dict[str, Query]:
    book, guild, now = store.book, PLACE.guild, who.ended_at
    ever, month = Period(Kind.RATED, Span.EVER, 0), Period(Kind.RATED, Span.MONTH, month_of(now))

    async def season(game: str | None) -> Any:
        found = await book.season(guild, now)
        assert found is not None
        return await book.rows(guild, game, Period(Kind.RATED, Span.SEASON, found.start), now)

    async def season_page() -> None:
        for game in newest_games():
            await season(game)

    async def table_page() -> None:
        await book.calendar(guild)
        await season(GAME)
        await book.gained(guild, GAME, ever, now - 7 * DAY_S)
        await book.starts(guild, GAME, ever)

    async def profile_page() -> None:
        await book.resume(guild, who.member, None, 5)
        await book.achieved(guild, who.member)

    return {
        "page of the season": season_page,
        "page of a table": table_page,
        "page of a profile": profile_page,
        "table of a season": lambda: season(GAME),
        "of all games": lambda: season(None),
        "of a month": lambda: book.rows(guild, GAME, month, now),
        "of all time": lambda: book.rows(guild, GAME, ever, now),
        "of all time and games": lambda: book.rows(guild, None, ever, now),
        "ranks of a week ago": lambda: book.gained(guild, GAME, ever, now - 7 * DAY_S),
        "earlier seasons": lambda: book.starts(guild, GAME, Period(Kind.RATED, Span.SEASON, 0)),
        "profile": lambda: book.resume(guild, who.member, GAME, 5),
        "profile in all games": lambda: book.resume(guild, who.member, None, 5),
        "achievements": lambda: book.achieved(guild, who.member),
        "curve": lambda: book.course(guild, who.member, GAME, 200),
        "games of a curve": lambda: book.rated_games(guild, who.member),
        "page of the hall of fame": lambda: book.champions(guild, now),
        "rated in the lobby": lambda: book.rated_together(guild, GAME, who.people, now),
        "news of a match": lambda: book.news(who.table),
    }


async def _busiest(file: Path) -> Busiest:
    engine = make_engine(file)
    async with engine.connect() as connection:
        by_matches = "SELECT member FROM rating_log GROUP BY member ORDER BY count(*) DESC LIMIT 1"
        member = (await connection.execute(text(by_matches))).scalar_one()
        newest = (
            "SELECT table_id, ended_at FROM match_log WHERE reason IS NULL "
            "ORDER BY ended_at DESC, table_id DESC LIMIT 1"
        )
        table, ended_at = (await connection.execute(text(newest))).one()
        there = "SELECT member FROM rating_log WHERE table_id = :table"
        found = await connection.execute(text(there), {"table": table})
        return Busiest(member, table, frozenset(found.scalars()), ended_at)


@row("W3", "the slowest query of the league, 100,000 matches, CPU", "the goal in ms", at_most(1))
def queries() -> Figure:
    _only_if_asked("W3")
    found = _measured()
    slowest = max(found, key=lambda name: found[name])
    note = ", ".join(f"{name} {ms:.1f}" for name, ms in sorted(found.items(), key=lambda e: -e[1]))
    return Figure(found[slowest], QUERY_MS, found[slowest] / QUERY_MS, "ms", f"{slowest}: {note}")


@row("W4", "league rebuild of 1,000 matches with the database, CPU", "the goal in ms", at_most(1))
def rebuilt() -> Figure:
    async def measure(file: Path) -> list[float]:
        history = drawn(SEED, REBUILT, people(60), int(time.time()))
        await write(file, history, with_records=False)
        store = await Store.at(file)
        taken: list[float] = []
        for _ in range(2):
            begin = time.process_time()
            await store.league.rebuild()
            taken.append((time.process_time() - begin) * 1e3)
            # Then out of nothing: what is there already need not be written.
            await _empty(file)
        await store.close()
        return taken

    with tempfile.TemporaryDirectory(dir=".") as folder:
        again, first = asyncio.run(measure(Path(folder) / "league.sqlite"))
    note = f"out of nothing, four games, 60 members, careers and achievements; again {again:.0f} ms"
    return Figure(first, 1e3, first / 1e3, "ms", note)


async def _empty(file: Path) -> None:
    """Delete all that a rebuild computes."""
    engine = make_engine(file)
    async with engine.begin() as connection:
        for table in PROJECTIONS:
            await connection.execute(table.delete())
    await engine.dispose()
