"""Flipped bits: each in what a table holds is seen and costs that table alone; none changes one."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bot.errors import CannotRun
from bot.session import Table, TableId
from bot.store import Store
from tests.bot.session.parlour import Parlour

FLIPS = 60
"""Anywhere in the file."""
FLIPS_A_COLUMN = 3
ANNA, BEN, CEM = (1_196_400_000_000_000_101 + at for at in range(3))
"""Ids as long as Discord's, so that they are found in the file."""
KEYS = {("seats", "table_id"), ("lines", "table_id"), ("lines", "number")}
"""What is read from the index of a row's key: the copy beside the row decides nothing."""


class Spot(NamedTuple):
    """Bytes of the file that hold a value of an open table."""

    table: TableId
    at: int
    length: int


@pytest.fixture
async def evening(store: Store, file: Path) -> dict[TableId, Table]:
    """Play at four tables, and let the file go."""
    parlour = Parlour(store)
    await parlour.lobby(ANNA, BEN, channel=71)
    for channel in (72, 73, 74):
        table = await parlour.match(CEM, ANNA, channel=channel)
        for _ in range(channel - 70):
            table = await parlour.play_lowest(table)
    tables = {each.id: each for each in parlour.tables.open_tables()}
    await store.close()
    return tables


def read(file: Path) -> bytes:
    return file.read_bytes()


def flip(file: Path, whole: bytes, at: int, bit: int) -> None:
    """Write the file anew with one bit flipped."""
    for end in ("", "-wal", "-shm"):  # of the flip before, which would hide this one
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
    file.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :])


async def suffering(file: Path, evening: dict[TableId, Table]) -> set[TableId] | None:
    """Start on the file; return which tables were set aside, ``None`` if nothing starts.

    Whatever else there is stands as it was saved: none has changed, none is gone without a word,
    were it by a flip in its status or its number.
    """
    try:
        store = await Store.at(file)
    except CannotRun:
        return None
    try:
        loaded = await Parlour(store, clicks=10_000).tables.load()
    except CannotRun:
        return None
    finally:
        await store.close()
    assert len(loaded.tables) + len(loaded.damaged) == len(evening)
    for table in loaded.tables:
        assert _core(table) == _core(evening[table.id])
    return {each.table for each in loaded.damaged}


async def test_a_flipped_bit_in_what_a_table_holds_is_seen_and_costs_that_table_alone(
    evening: dict[TableId, Table], file: Path
):
    chance = Random(7)
    whole = read(file)
    spots = held(file, whole)
    assert {("tables", "host"), ("tables", "head"), ("seats", "member")} <= set(spots)
    assert {("lines", "action"), ("lines", "previous"), *KEYS} <= set(spots)
    for column, places in spots.items():
        for _ in range(FLIPS_A_COLUMN):
            spot = chance.choice(places)
            flip(file, whole, spot.at + chance.randrange(spot.length), chance.randrange(8))
            costs = await suffering(file, evening)
            assert costs == (set() if column in KEYS else {spot.table}), column


async def test_no_flipped_bit_changes_a_table_unseen(evening: dict[TableId, Table], file: Path):
    chance = Random(7)
    whole = read(file)
    used = [place for place in range(len(whole)) if whole[place]]
    for _ in range(FLIPS):
        flip(file, whole, chance.choice(used), chance.randrange(8))
        await suffering(file, evening)


def held(file: Path, whole: bytes) -> dict[tuple[str, str], list[Spot]]:
    """Return where the values of open tables stand in a file, by table and column.

    A row is found by its values, which SQLite stores one after the other; rows that are too short
    to be told from others are left out.
    """
    spots: dict[tuple[str, str], list[Spot]] = defaultdict(list)
    with closing(sqlite3.connect(file)) as connection:
        for name in ("tables", "seats", "lines"):
            found = connection.execute(f"SELECT * FROM {name}")
            columns = [column for column, *_ in found.description]
            for table, *values in found.fetchall():
                # The number of a table is the row's own and stands before its values.
                stored = [
                    _stored(each) for each in ((None if name == "tables" else table), *values)
                ]
                if whole.count(b"".join(stored)) != 1:
                    continue
                at = whole.index(b"".join(stored))
                for column, value in zip(columns, stored, strict=True):
                    if value:
                        spots[name, column].append(Spot(TableId(table), at, len(value)))
                    at += len(value)
    return spots


def _stored(value: int | str | bytes | None) -> bytes:
    """Return a value as SQLite's file format has it; 0 and 1 take no room."""
    match value:
        case None | 0 | 1:
            return b""
        case int():
            lengths = (each for each in (1, 2, 3, 4, 6, 8) if -(1 << each * 8 - 1) <= value)
            return value.to_bytes(
                next(each for each in lengths if value < 1 << each * 8 - 1), "big", signed=True
            )
        case str():
            return value.encode()
        case bytes():
            return value


def _core(table: Table) -> tuple[object, ...]:
    match = table.match
    played = None if match is None else (match.header, match.secret_state, match.number, match.head)
    return (table.place, table.rules, table.host, table.seating, table.status, played)
