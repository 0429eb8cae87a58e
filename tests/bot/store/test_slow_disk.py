"""A disk that needs a tenth of a second for each commit: waiting moves share one commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import aiosqlite
import pytest

from bot.session import Done
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, Parlour

TABLES = 200
COMMIT_S = 0.1
ACKNOWLEDGED_S = 1.0
"""After so long every move has to be acknowledged."""


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[None]]:
    """Make every commit from now on wait as long, in its own thread; returns them as they come."""
    commit = aiosqlite.Connection.commit
    commits: list[None] = []

    async def slowly(connection: aiosqlite.Connection) -> None:
        commits.append(None)
        await connection._execute(time.sleep, COMMIT_S)
        await commit(connection)

    def begin() -> list[None]:
        monkeypatch.setattr(aiosqlite.Connection, "commit", slowly)
        return commits

    return begin


async def test_on_a_slow_disk_200_tables_are_acknowledged_within_a_second_of_commits(
    store: Store, slow_disk: Callable[[], list[None]]
):
    parlour = Parlour(store)
    opening = (parlour.match(ANNA, BEN, channel=channel) for channel in range(TABLES))
    tables = await asyncio.gather(*opening)
    commits = slow_disk()
    moved = await asyncio.gather(*map(parlour.play_lowest, tables))
    assert [each.number - table.number for each, table in zip(moved, tables, strict=True)] == (
        [1] * TABLES
    )
    assert 0 < len(commits) * COMMIT_S <= ACKNOWLEDGED_S


async def test_while_the_disk_is_slow_the_loop_goes_on(
    store: Store, slow_disk: Callable[[], list[None]]
):
    parlour = Parlour(store)
    table = await parlour.match(ANNA, BEN)
    slow_disk()
    assert table.match is not None
    action = str(table.match.legal(0)[0])
    work = parlour.tables.play(parlour.click(ANNA), table.id, table.number, [action])
    move = asyncio.create_task(work)
    turns = 0
    while not move.done():
        turns += 1
        await asyncio.sleep(0)
    assert isinstance(await move, Done)
    assert turns > 100
