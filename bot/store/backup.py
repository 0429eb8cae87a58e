"""Backups: a whole, checked copy of the database, of a running bot's or of one at rest.

A running bot copies through its one connection, since SQLite before 3.51.3 may damage a file in WAL
mode that two connections use. Who asks for a backup is `bot.control`'s matter.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import CannotRun, ExitCode, Sentence
from bot.store.lock import FileLock

_COPY: Final = "VACUUM INTO ?"
"""Copies as of one moment, without pages that are free, so that nothing deleted comes along."""
_OWN_ENDINGS: Final = ("", "-wal", "-shm", "-journal", ".lock", ".control")
"""Of the files that stand beside a database while it is in use, and may be overwritten then."""
_FAILURES: Final = (sqlite3.Error, OSError)


async def copy_open(engine: AsyncEngine, database: Path, target: Path) -> int:
    """Copy the database of this process; saving waits until the copy is written.

    Whoever calls sees to it that this happens once at a time.

    Args:
        engine: its engine.
        database: its file.
        target: a file that does not exist, in a folder that does.

    Returns:
        Bytes of the copy.

    Raises:
        CannotRun: the file exists, or the disk refuses it; nothing is left behind.
    """
    with _partial(target, database) as partial:
        await asyncio.to_thread(_prepare, partial, target)
        async with engine.connect() as connection:
            # VACUUM runs in no transaction, so it goes past SQLAlchemy.
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            try:
                await driver.execute(_COPY, (str(partial),))
            except asyncio.CancelledError:
                await driver.interrupt()  # or whatever is to be saved would wait for the copy
                raise
        return await asyncio.to_thread(_finish, partial, target)


def copy_at_rest(database: Path, target: Path) -> int:
    """Copy a database that no process has open; arguments and result as of `copy_open`.

    Raises:
        CannotRun: also if a process has it open, or there is no database.
    """
    if not database.is_file():
        raise CannotRun(
            Sentence(
                f"Die Datenbank „{database}“ gibt es nicht.",
                f"There is no database “{database}”.",
            )
        )
    lock = FileLock(database)
    try:
        with _partial(target, database) as partial:
            _prepare(partial, target)
            with contextlib.closing(sqlite3.connect(database)) as connection:
                connection.execute(_COPY, (str(partial),))
            return _finish(partial, target)
    finally:
        lock.release()


@contextlib.contextmanager
def _partial(target: Path, database: Path) -> Generator[Path]:
    """Yield the name under which the copy grows; it is gone afterwards, whatever happens."""
    partial = target.with_name(f"{target.name}.partial")
    own = {f"{database.resolve()}{ending}" for ending in _OWN_ENDINGS}
    if not own.isdisjoint({str(target.resolve()), str(partial.resolve())}):
        raise CannotRun(
            Sentence(
                f"Den Namen „{target}“ braucht die Datenbank selbst; bitte einen anderen wählen.",
                f"“{target}” is a name that the database needs itself; choose another one.",
            ),
            code=ExitCode.FAILED,
        )
    try:
        yield partial
    except _FAILURES as error:
        reason = getattr(error, "strerror", None) or error
        raise CannotRun(
            Sentence(
                f"Die Sicherung „{target}“ lässt sich nicht schreiben: {reason}.",
                f"The backup “{target}” cannot be written: {reason}.",
            ),
            code=ExitCode.FAILED,
        ) from error
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)


def _prepare(partial: Path, target: Path) -> None:
    """Make the file that SQLite then fills; hidden cards are in it, so it is its owner's alone."""
    if target.exists():
        raise CannotRun(
            Sentence(
                f"„{target}“ gibt es schon; eine Sicherung überschreibt nichts.",
                f"“{target}” exists already; a backup overwrites nothing.",
            ),
            code=ExitCode.FAILED,
        )
    partial.unlink(missing_ok=True)  # of a backup that was killed
    os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _finish(partial: Path, target: Path) -> int:
    """Check the copy, bring it to the disk and give it its name."""
    with contextlib.closing(sqlite3.connect(partial)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    with partial.open("rb+") as written:
        os.fsync(written.fileno())
        size = written.seek(0, os.SEEK_END)
    partial.rename(target)
    if sys.platform != "win32":  # where a name is on the disk only once its folder is
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    return size
