"""Brings a database to the program's version, whole or not at all, and refuses a newer one.

It runs on the one connection, in one transaction, under the process' lock: upgrades of several
processes at once would fail. What an upgrade does is `bot.store.upgrade`'s.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.schema import clicks, lines, seats, tables

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = max(file.stem[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The program's revision: a migration's file begins with its number, which is its revision."""


async def migrate(engine: AsyncEngine, file: Path) -> None:
    """Upgrade the database to the newest revision.

    Args:
        engine: its engine.
        file: its path, for the sentences.

    Raises:
        CannotRun: the database is newer than the program, none of ours, or damaged.
        SQLAlchemyError: it cannot be read, or what it says of its columns is damaged.
    """
    async with engine.connect() as connection:
        if await connection.run_sync(_is_newest):
            await connection.run_sync(_name_columns)
            return
        await connection.rollback()
        # Rebuilding a table drops it, and with foreign keys on that empties all that refers to
        # it. The pragma does nothing inside a transaction, so it goes past SQLAlchemy.
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        # Alembic takes a third of a second to import, and nearly every start needs none of it.
        from bot.store.upgrade import upgrade

        await driver.execute("PRAGMA foreign_keys=OFF")
        try:
            async with connection.begin():
                await connection.run_sync(upgrade, file)
        finally:
            await driver.execute("PRAGMA foreign_keys=ON")


def _name_columns(connection: Connection) -> None:
    """Ask for every column of what tables are made of, and for no row.

    Where the file no longer knows a column, that is not any one table's damage: later each of them
    would be taken for damaged and set aside, one after the other.
    """
    for part in (tables, seats, lines, clicks):
        connection.execute(select(part).limit(0))


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
    return list(found.scalars()) == [NEWEST]
