"""What was begun is finished, whoever gives up waiting for it."""

import asyncio
import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.session.ports import Click, NotSaved
from bot.store import Store
from tests.bot.session.parlour import ANNA, BEN, Parlour
from tests.bot.store.test_store import next_line, rows


async def test_a_wait_that_is_cancelled_cuts_nothing_off(store: Store, file: Path):
    for seconds in range(1, 30):
        saving = asyncio.create_task(store.save_playing_time(seconds))
        for _ in range(seconds):
            await asyncio.sleep(0)
        saving.cancel()
        with contextlib.suppress(asyncio.CancelledError):  # unless it was done by then
            await saving
    assert await store.save_playing_time(100)
    await store.close()
    with closing(sqlite3.connect(file, timeout=0)) as connection, connection:
        assert connection.execute("SELECT playing_s FROM pulse").fetchall() == [(100,)]
        connection.execute("UPDATE pulse SET playing_s = 0")  # nobody holds a lock


async def test_playing_time_that_is_written_late_turns_nothing_back(store: Store):
    await store.save_playing_time(100)
    await store.save_playing_time(29)
    assert await store.read_playing_time() == 100


def test_the_ways_into_the_database_are_whole() -> None:
    assert hasattr(Store.save_playing_time, "__wrapped__")
    assert not hasattr(Store.backup, "__wrapped__")


async def test_what_comes_after_the_end_fails_and_opens_nothing(store: Store, file: Path):
    parlour = Parlour(store)
    table = await parlour.match(ANNA, BEN)
    async with store._engine.begin() as connection:
        closing = asyncio.create_task(store.close())
        late = asyncio.create_task(store.save_playing_time(7))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not closing.done()  # it waits for the transaction under way
        await connection.exec_driver_sql("SELECT 1")
    await closing
    assert not await late
    assert await store.save(next_line(table, Click(50, ANNA))) == NotSaved()
    assert not await store.note_message(table.id, 1)
    assert rows(file, "SELECT count(*) FROM pulse") == [(0,)]
    await store.close()
