"""Upgrades a database by Alembic's migrations; when it is due is `bot.store.migrate`'s."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.errors import CannotRun, Sentence
from bot.store.migrate import MIGRATIONS


def upgrade(connection: Connection, file: Path) -> None:
    """Upgrade inside the caller's transaction, with foreign keys off.

    Args:
        connection: to the database.
        file: its path, for the sentences.

    Raises:
        CannotRun: the database is newer than the program, none of ours, or damaged.
    """
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
