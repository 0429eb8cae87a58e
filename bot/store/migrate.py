"""Brings a database to the program's version, whole or not at all, and refuses a newer one.

It runs on the one connection, in one transaction, under the process' lock: upgrades of several
processes at once would fail.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import CannotRun, Sentence

MIGRATIONS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine, file: Path) -> None:
    """Upgrade the database to the newest revision.

    Args:
        engine: its engine.
        file: its path, for the sentences.

    Raises:
        CannotRun: the database is newer than the program, none of ours, or damaged.
    """
    async with engine.connect() as connection:
        # Rebuilding a table drops it, and with foreign keys on that empties all that refers to
        # it. The pragma does nothing inside a transaction, so it goes past SQLAlchemy.
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute("PRAGMA foreign_keys=OFF")
        try:
            async with connection.begin():
                await connection.run_sync(_upgrade, file)
        finally:
            await driver.execute("PRAGMA foreign_keys=ON")


def _upgrade(connection: Connection, file: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    current = set(MigrationContext.configure(connection).get_current_heads())
    if not current and inspect(connection).get_table_names():
        raise CannotRun(
            Sentence(
                f"„{file}“ ist eine Datenbank, aber keine von Stammtisch.",
                f"“{file}” is a database, but none of Stammtisch.",
            )
        )
    if not current <= {script.revision for script in scripts.walk_revisions()}:
        raise CannotRun(
            Sentence(
                f"Die Datenbank „{file}“ ist neuer als dieses Programm. "
                "Bitte Stammtisch aktualisieren oder eine Sicherung einspielen.",
                f"The database “{file}” is newer than this program. "
                "Please update Stammtisch or restore a backup.",
            )
        )
    if current == set(scripts.get_heads()):
        return
    command.upgrade(config, "head")
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise CannotRun(
            Sentence(
                f"Die Datenbank „{file}“ lässt sich nicht auf den neuen Stand bringen: "
                "Zeilen verweisen auf nichts. Sie ist unverändert.",
                f"The database “{file}” cannot be upgraded: rows refer to nothing. "
                "It is unchanged.",
            )
        )
