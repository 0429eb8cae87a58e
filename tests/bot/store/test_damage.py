"""Flipped bits anywhere in the file: each is seen, or it has changed no table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.errors import CannotRun
from bot.session import Table, TableId
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, CEM, Parlour

FLIPS = 120


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


def flip(file: Path, whole: bytes, chance: Random) -> None:
    """Write the file with one bit flipped in the part of its pages that is used."""
    for beside in ("-wal", "-shm"):  # of the flip before, which would hide this one
        file.with_name(f"{file.name}{beside}").unlink(missing_ok=True)
    at = chance.choice([place for place in range(len(whole)) if whole[place]])
    changed = whole[at] ^ 1 << chance.randrange(8)
    file.write_bytes(whole[:at] + bytes([changed]) + whole[at + 1 :])


async def test_no_flipped_bit_changes_a_table_unseen(evening: dict[TableId, Table], file: Path):
    chance = Random(7)
    whole = read(file)
    seen = 0
    for _ in range(FLIPS):
        flip(file, whole, chance)
        try:
            store = await Store.at(file)
        except CannotRun:
            seen += 1
            continue
        try:
            parlour = Parlour(store, clicks=10_000)
            loaded = await parlour.tables.load()
        except CannotRun:
            seen += 1
        else:
            seen += bool(loaded.damaged)
            # No table is gone without a word, were it by a flip in its status or its number.
            assert len(loaded.tables) + len(loaded.damaged) == len(evening)
            for table in loaded.tables:
                assert _core(table) == _core(evening[table.id])
        finally:
            await store.close()
    assert seen > FLIPS // 4


def _core(table: Table) -> tuple[object, ...]:
    match = table.match
    played = None if match is None else (match.header, match.secret_state, match.number, match.head)
    return (table.place, table.rules, table.host, table.seating, table.status, played)
