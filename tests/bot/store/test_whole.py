"""What was begun is finished, whoever gives up waiting for it."""

import asyncio
import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import Store


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


def test_the_ways_into_the_database_are_whole() -> None:
    assert hasattr(Store.save_playing_time, "__wrapped__")
    assert not hasattr(Store.backup, "__wrapped__")
