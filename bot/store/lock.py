"""One process a database file: a lock of the operating system, which dies with its process."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.errors import CannotRun, ExitCode, Sentence


class FileLock:
    """Holds ``<database>.lock`` beside the database; the file itself stays and means nothing.

    SQLite's own locks would let a second process in between two transactions.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            CannotRun: another process has it, or the folder cannot be written.
        """
        path = database.with_name(f"{database.name}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
        except OSError as error:
            raise CannotRun(
                Sentence(
                    f"„{path}“ lässt sich nicht anlegen: {error.strerror}.",
                    f"“{path}” cannot be created: {error.strerror}.",
                )
            ) from error
        try:
            _lock(self._file.fileno())
        except OSError as error:
            self._file.close()
            raise CannotRun(
                Sentence(
                    f"Mit der Datenbank „{database}“ läuft schon ein Stammtisch. "
                    "Je Datei läuft einer.",
                    f"A Stammtisch is already running on the database “{database}”. "
                    "There is one per file.",
                ),
                code=ExitCode.TEMPORARY,
            ) from error

    def release(self) -> None:
        """Let another process take the lock."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
