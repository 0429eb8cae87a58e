"""Trips to the database's thread: a transaction needs none to begin."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.driver import BEGIN, OneTripConnection, connect


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[OneTripConnection]:
    opened = connect(tmp_path / "file.sqlite")
    await opened
    yield opened
    await opened.close()


async def begun(connection: OneTripConnection) -> None:
    await connection.cursor().execute(BEGIN)


async def test_a_transaction_begins_with_its_first_statement(connection: OneTripConnection):
    await begun(connection)
    assert not connection.in_transaction
    await connection.cursor().execute("SELECT 1")
    assert connection.in_transaction


async def test_work_on_the_thread_is_part_of_the_transaction(connection: OneTripConnection):
    await connection.cursor().execute("CREATE TABLE kept (number)")
    await begun(connection)
    await connection.in_one_trip(lambda file: file.execute("INSERT INTO kept VALUES (7)"))
    await connection.rollback()
    assert (
        await connection.in_one_trip(lambda file: file.execute("SELECT * FROM kept").fetchall())
        == []
    )


@pytest.mark.parametrize("end", ["commit", "rollback"])
async def test_a_transaction_without_statements_never_begins(
    connection: OneTripConnection, end: str
):
    await begun(connection)
    await getattr(connection, end)()
    await connection.cursor().execute("SELECT 1")
    assert not connection.in_transaction
