"""``python -m benchmarks.league_years FILE``: a database with years of a league, to be looked at.

Ten thousand matches of three seasons on the playground's server, with the rows that the store makes
of them and with records that replay, taken by the league. The playground shows them::

    STAMMTISCH_DATABASE=FILE make play
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import time
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from benchmarks.histories import Drawn, Steps, drawn, finished
from bot.session.model import Place, TableId
from bot.session.ports import Change
from bot.session.rows import row_of
from bot.store import Store
from bot.store.engine import close_engine, make_engine
from bot.store.league.schema import departures, sheets, voids
from bot.store.migrate import migrate
from bot.store.schema import lines, results, seats, tables
from bot.store.writes import seat_rows, write_of
from playground import world

PLACE: Final = Place(int(world.GUILD_ID), int(world.CHANNELS[1].id))
PEOPLE: Final = tuple(int(person.id) for person in world.PEOPLE)
BATCH: Final = 1_000


def people(number: int) -> Sequence[int]:
    """Return the playground's members, and invented ones beyond them up to this number."""
    return (*PEOPLE, *(PEOPLE[-1] + 1000 + each for each in range(number - len(PEOPLE))))


async def write(file: Path, history: Iterable[Drawn], *, with_records: bool) -> int:
    """Write matches as the store writes them, many in a transaction, and let the league take them.

    Args:
        file: a new database.
        history: what was played.
        with_records: whether the lines of every record are written, most of the file.

    Returns:
        How many matches were written.
    """
    engine = make_engine(file)
    await migrate(engine, file)
    number = 0
    for batch in _batches(history):
        told = [
            (finished(each, number + nth, PLACE), each.is_void)
            for nth, each in enumerate(batch, start=1)
        ]
        async with engine.begin() as connection:
            await connection.run_sync(partial(_write, told=told, with_records=with_records))
        number += len(batch)
    await close_engine(engine)
    await (await Store.at(file)).close()  # a start catches up with what the league has missed
    return number


def _batches(history: Iterable[Drawn]) -> Iterable[list[Drawn]]:
    source = iter(history)
    while batch := list(itertools.islice(source, BATCH)):
        yield batch


def _write(
    connection: Connection, told: Iterable[tuple[Steps, bool]], *, with_records: bool
) -> None:
    rows: dict[str, list[dict[str, object]]] = {}
    for steps, is_void in told:
        last = steps[-1][0]
        number = TableId(last.id)
        rows.setdefault("tables", []).append({"id": number, **row_of(last)})
        rows.setdefault("seats", []).extend(seat_rows(last, number))
        for (before, _), (after, new) in itertools.pairwise(steps):
            made = write_of(Change(before, after, new))
            rows.setdefault("results", []).extend(made.results)
            rows.setdefault("sheets", []).extend(made.sheets)
            rows.setdefault("departures", []).extend(made.departures)
            rows.setdefault("lines", []).extend(made.lines if with_records else ())
        if is_void:
            void: dict[str, object] = {"table_id": number, "voided_at": last.ended_at}
            rows.setdefault("voids", []).append(void)
    for table in (tables, seats, lines, results, sheets, departures, voids):
        if rows.get(table.name):
            connection.execute(table.insert(), rows[table.name])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.league_years", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--members", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.file.exists():
        parser.error(f"{given.file} is there already")
    begin = time.monotonic()
    history = drawn(given.seed, given.matches, people(given.members), int(time.time()))
    asyncio.run(write(given.file, history, with_records=True))
    print(f"{given.matches} matches in {time.monotonic() - begin:.0f} s: {given.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
