"""Builds a server's league anew out of its results, in parts that nobody has to wait for.

A part holds the connection for some milliseconds; between two of them moves are saved and clicks
are answered. What is computed from is the same throughout: matches that end meanwhile are left
out, and `LeagueKeeper.computing` keeps out who would change others. Until the last part the server
counts as outdated, so that an early end leaves nothing half done for good.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Table

from bot.league.book import Book
from bot.league.ledger import Kind, Ledger, Period, Span
from bot.league.results import MatchResult
from bot.store.league.changes import ALL, Change, Row, Wanted, apply, find_change, fit, packed
from bot.store.league.parts import parts
from bot.store.league.results import Scope, read_calendar, read_ended, read_games
from bot.store.league.rows import (
    career_rows,
    encounter_rows,
    line_rows,
    log_row,
    meeting_rows,
    strength_rows,
    sum_rows,
)
from bot.store.league.schema import (
    achievements,
    careers,
    encounters,
    match_log,
    outdated,
    rating_log,
    ratings,
    season_meetings,
    season_rows,
)
from bot.store.league.taking import note_outdated

MATCHES: Final = 50
"""How many matches are read, counted and written at once."""
MEMBERS: Final = 10
"""Of how many members careers are compared at once."""
ROWS: Final = 2_000
"""How many rows of tables are compared at once, as long as one period has no more."""
HELD: Final = 20_000
"""How many new rows are held back at most, to be written when all is known."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Hands(Protocol):
    """Who does the parts, each in a transaction of its own."""

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Return what `work` does with the database."""
        ...

    async def touch(self, work: Work[T]) -> T:
        """Return what `work` does with the database on its own thread."""
        ...

    async def think(self, work: Callable[[], T]) -> T:
        """Return what `work` computes, in a thread."""
        ...


async def rebuild(hands: Hands, guild: int) -> tuple[int, int]:
    """Build a server's league anew; returns of how many games and matches."""
    await hands.ask(partial(note_outdated, guild=guild))
    numbers = await hands.ask(partial(read_ended, guild=guild))
    book = Book(await hands.ask(partial(read_calendar, guild=guild)))
    for part in parts(numbers, MATCHES):
        matches = await hands.ask(partial(read_games, numbers=part))
        found = await hands.touch(partial(_read_sheets, numbers=part))
        logs = await hands.think(partial(_take, guild, book, matches, found))
        await hands.touch(partial(fit, wanted=logs))
    there = await hands.touch(partial(_read_there, guild=guild))
    wanted = _wanted(guild, book, there)
    changes: list[Change] = []
    while some := await hands.think(partial(next, wanted, None)):
        changes += await hands.touch(partial(_find, wanted=some))
        if sum(len(each.new) for each in changes) > HELD:
            await _write(hands, changes)
            changes = []
    changes += [_granted(guild, book, there), Change(outdated, [(guild,)], ())]
    await _write(hands, changes)
    return len(book.ledgers), len(numbers)


async def _write(hands: Hands, changes: Sequence[Change]) -> None:
    for pack in await hands.think(partial(packed, changes)):
        await hands.touch(partial(apply, changes=pack))


def _take(
    guild: int, book: Book, matches: Sequence[tuple[str, MatchResult]], found: Mapping[int, str]
) -> list[Wanted]:
    """Take the next matches and their sheets; returns what the logs should hold of them."""
    logged: list[Row] = []
    lines: list[Row] = []
    for game, match in matches:
        entry = book.add(game, match, found.get(match.table))
        logged.append(log_row(Scope(guild, game), entry))
        lines += line_rows(entry)
    numbers = {"table_id": [match.table for _, match in matches]}
    return [Wanted(match_log, numbers, logged), Wanted(rating_log, numbers, lines)]


@dataclass(frozen=True, slots=True)
class _There:
    """What projections hold: periods, games with ratings, who has achieved what."""

    periods: Collection[tuple[str, Period]]
    games: Collection[str]
    achieved: Collection[Row]


def _read_there(database: sqlite3.Connection, guild: int) -> _There:
    periods = {
        each
        for table in (season_rows, season_meetings)
        for each in _read_periods(database, table, guild)
    }
    games = database.execute("SELECT DISTINCT game FROM ratings WHERE guild = ?", (guild,))
    achieved = database.execute("SELECT member, name FROM achievements WHERE guild = ?", (guild,))
    return _There(periods, {game for (game,) in games}, set(achieved))


def _read_periods(
    database: sqlite3.Connection, table: Table, guild: int
) -> Iterator[tuple[str, Period]]:
    """Yield a table's games and periods, jumping from one to the next in its primary key."""
    following = (
        f"SELECT kind, span, start, game FROM {table.name} "  # noqa: S608  # names of our schema
        "WHERE guild = ? AND (kind, span, start, game) > (?, ?, ?, ?) "
        "ORDER BY kind, span, start, game LIMIT 1"
    )
    at: Row | None = ("", "", 0, "")
    while (at := database.execute(following, (guild, *at)).fetchone()) is not None:
        kind, span, start, game = at
        yield game, Period(Kind(kind), Span(span), start)


def _read_sheets(database: sqlite3.Connection, numbers: Sequence[int]) -> dict[int, str]:
    within = ", ".join("?" * len(numbers))
    found = database.execute(
        f"SELECT table_id, deals FROM sheets WHERE table_id IN ({within})",  # noqa: S608
        numbers,
    )
    return dict(found)


def _find(database: sqlite3.Connection, wanted: Sequence[Wanted]) -> list[Change]:
    return [find_change(database, each) for each in wanted]


def _wanted(guild: int, book: Book, there: _There) -> Iterator[list[Wanted]]:
    """Yield what all else should hold, in parts that are compared at once."""
    part: list[Wanted] = []
    rows = 0
    for wanted in (*_of_games(guild, book, there), *_of_members(guild, book)):
        if part and rows + len(wanted.rows) > ROWS:
            yield part
            part, rows = [], 0
        part.append(wanted)
        rows += len(wanted.rows)
    yield part


def _of_games(guild: int, book: Book, there: _There) -> Iterator[Wanted]:
    none = Ledger(book.calendar)
    for game in sorted({*book.ledgers, *there.games}):
        strengths = book.ledgers.get(game, none).strengths
        within = {"guild": [guild], "game": [game]}
        yield Wanted(ratings, within, strength_rows(Scope(guild, game), strengths))
    computed = {(game, period) for game, each in book.ledgers.items() for period in each.sums}
    for game, period in sorted(computed.union(there.periods)):
        scope, ledger = Scope(guild, game), book.ledgers.get(game, none)
        which = [guild, period.kind.value, period.span.value, period.start, game]
        within = {
            name: [value]
            for name, value in zip(("guild", "kind", "span", "start", "game"), which, strict=True)
        }
        sums = ledger.sums.get(period, {})
        yield Wanted(season_rows, within, sum_rows(scope, period, sums))
        met: dict[int, list[tuple[int, int]]] = {}
        for pair in ledger.meetings.get(period, ()):
            met.setdefault(pair[0], []).append(pair)
        for members, some in _spans(sorted(met)):
            pairs = [pair for member in some for pair in met[member]]
            rows = meeting_rows(scope, period, pairs)
            yield Wanted(season_meetings, within, rows, members)


def _of_members(guild: int, book: Book) -> Iterator[Wanted]:
    within = {"guild": [guild]}
    for members, some in _spans(sorted(book.tallies)):
        kept: list[Row] = []
        met: list[Row] = []
        for member in some:
            tally = book.tallies[member]
            kept += career_rows(guild, member, tally.kept, tally.last)
            for game, career in tally.games.items():
                met += encounter_rows(Scope(guild, game), member, career.versus)
        yield Wanted(careers, within, kept, members)
        yield Wanted(encounters, within, met, members)


def _spans(members: Sequence[int]) -> Iterator[tuple[tuple[int, int], Sequence[int]]]:
    """Yield members in parts, each with the numbers from which and to which it goes.

    Together they cover all numbers, so that nothing is left of whoever is no more among them.
    """
    some = list(parts(members, MEMBERS)) or [()]
    first = ALL[0]
    for each, following in pairwise([*some, ()]):
        last = following[0] - 1 if following else ALL[1]
        yield (first, last), each
        first = last + 1


def _granted(guild: int, book: Book, there: _There) -> Change:
    """Return what members have achieved and do not have yet; nothing is taken away."""
    new = [
        (guild, member, name, at)
        for member, tally in book.tallies.items()
        for name, at in tally.progress.achieved.items()
        if (member, name) not in there.achieved
    ]
    return Change(achievements, (), new)
