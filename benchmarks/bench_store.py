"""Rows D1 and D2: a move saved and acknowledged, against bare commits on the same disk.

The files lie in the working directory: where a disk need not sync, the rows mean nothing.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiosqlite

from benchmarks.rows import Figure, at_least, at_most, compare, row
from bot.session import Click, Done, Place, Quotas, Table, Tables
from bot.session.chain import chained
from bot.session.ports import Change, Saved, Thought
from bot.store import Store
from bot.store.engine import PRAGMAS
from games.core.shuffle import system_secret

MOVES = 80
"""Moves of one round at one table."""
TABLES = 64
MOVES_EACH = 4
"""Moves of one round at each of the tables."""

Round = Callable[[int], Coroutine[Any, Any, float]]


@row(
    "D1",
    "a move of Rommé saved and acknowledged, one table",
    "aiosqlite INSERT, COMMIT",
    at_most(8),
)
def one_table() -> Figure:
    with _evening(1) as (run, evening, bare):
        return compare(
            lambda _: run(evening.moves(MOVES)) / MOVES * 1e6,
            lambda _: run(bare(MOVES)) / MOVES * 1e6,
            "µs",
        )


@row("D2", "moves saved, 64 tables at once", "aiosqlite commits one by one", at_least(2))
def many_tables() -> Figure:
    number = TABLES * MOVES_EACH
    with _evening(TABLES) as (run, evening, bare):
        return compare(
            lambda _: number / run(evening.saves(MOVES_EACH)),
            lambda _: number / run(bare(number)),
            "moves/s",
        )


class _Evening:
    """Tables of two people each who make the safe move as fast as it is saved."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.tables = Tables(
            store,
            think=_nobody_thinks,
            secret=system_secret,
            now=lambda: int(time.time()),
            quotas_of=lambda _: Quotas(TABLES, TABLES, 10**6),
        )
        self._clicks = itertools.count(1)
        self._at: list[Table] = []

    async def sit_down(self, tables: int) -> None:
        for channel in range(1, tables + 1):
            click = self._click(1)
            opened = await self.tables.open(click, Place(1, channel), "romme", preset="kurz")
            number = _table(opened).id
            await self.tables.join(self._click(2), number)
            self._at.append(_table(await self.tables.start(self._click(1), number)))

    async def moves(self, each: int) -> float:
        """Let every table make so many moves; returns the seconds that saving took."""
        seconds = 0.0
        for _ in range(each):
            plays = [self._play(table) for table in self._at]
            begin = time.perf_counter()
            outcomes = await asyncio.gather(*plays)
            seconds += time.perf_counter() - begin
            self._at = [await self._still_open(_table(outcome)) for outcome in outcomes]
        return seconds

    async def saves(self, each: int) -> float:
        """Have the store save so many lines of every table, no rules asked; returns seconds."""
        begin = time.perf_counter()
        self._at = await asyncio.gather(*(self._save(table, each) for table in self._at))
        return time.perf_counter() - begin

    async def _save(self, table: Table, number: int) -> Table:
        for _ in range(number):
            assert table.match is not None
            lines, head = chained(table.match.head, table.number, [(0, "discard h7")])
            match = replace(table.match, number=table.number + 1, head=head)
            after = replace(table, revision=table.revision + 1, match=match)
            saved = await self._store.save(Change(table, after, lines, self._click(1)))
            assert isinstance(saved, Saved)
            table = after
        return table

    def _play(self, table: Table) -> Coroutine[Any, Any, Any]:
        assert table.match is not None
        seat = table.match.to_act[0]
        action = str(table.match.game.idle(table.match.view(seat), seat)[0])
        click = self._click(table.people[seat])
        return self.tables.play(click, table.id, table.number, [action])

    async def _still_open(self, table: Table) -> Table:
        if table.is_open:
            return table
        lobby = _table(await self.tables.rematch(self._click(1), table.id))
        return _table(await self.tables.start(self._click(1), lobby.id))

    def _click(self, member: int) -> Click:
        return Click(next(self._clicks), member)


@contextmanager
def _evening(tables: int) -> Iterator[tuple[Any, _Evening, Round]]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, asyncio.Runner() as runner:
        store = runner.run(Store.at(Path(folder) / "stammtisch.sqlite"))
        bare = runner.run(_bare_connection(Path(folder) / "bare.sqlite"))
        evening = _Evening(store)
        runner.run(evening.sit_down(tables))
        yield runner.run, evening, lambda number: _bare_commits(bare, number)
        runner.run(evening.tables.close())
        runner.run(bare.close())
        runner.run(store.close())


async def _bare_connection(file: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(file)
    for pragma in PRAGMAS:
        await connection.execute(f"PRAGMA {pragma}")
    await connection.execute("CREATE TABLE lines (number INTEGER PRIMARY KEY, action TEXT)")
    return connection


async def _bare_commits(connection: aiosqlite.Connection, number: int) -> float:
    begin = time.perf_counter()
    for _ in range(number):
        await connection.execute("INSERT INTO lines (action) VALUES (?)", ("discard h7",))
        await connection.commit()
    return time.perf_counter() - begin


async def _nobody_thinks(thought: Thought) -> str:
    raise AssertionError(f"there is no computer player at seat {thought.seat}")


def _table(outcome: object) -> Table:
    assert isinstance(outcome, Done), outcome
    return outcome.table
