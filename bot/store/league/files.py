"""A server's league as a file: written for its owner alone, read whole, refused with a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from bot.errors import CannotRun, ExitCode, Sentence
from bot.league.located import Form, Malformed
from bot.store.engine import DISK_FAILURES
from bot.store.league.importing import Brought
from bot.store.league.keeper import LeagueKeeper


@dataclass(frozen=True, slots=True)
class Written:
    """What a file holds: matches, and how many bytes they take."""

    matches: int
    bytes: int


async def export_file(league: LeagueKeeper, guild: int, target: Path) -> Written:
    """Write a server's league, records and all, into a new file.

    Args:
        league: of the database.
        guild: the server's id.
        target: an absolute path that ends in .json or .csv; must not exist yet.

    Raises:
        CannotRun: there is nothing to write, or it cannot be read or written; nothing is left
            behind.
    """
    form = _form_of(target)
    try:
        exported = await league.export(guild, form, with_records=True)
    except OverflowError:  # more than the 63 bits of an id
        exported = None
    except DISK_FAILURES as error:
        raise _failed(
            f"Die Datenbank lässt sich nicht lesen ({type(error).__name__}).",
            f"The database cannot be read ({type(error).__name__}).",
        ) from error
    if exported is None or not exported.matches:
        raise _failed(
            f"Vom Server {guild} ist keine beendete Partie gespeichert.",
            f"No match of the server {guild} that has ended is kept.",
        )
    content = exported.content.encode()
    try:
        await asyncio.to_thread(_write, target, content)
    except FileExistsError:
        raise _failed(
            f"„{target}“ gibt es schon; eine Ausfuhr überschreibt nichts.",
            f"“{target}” exists already; an export overwrites nothing.",
        ) from None
    except OSError as error:
        raise _failed(
            f"„{target}“ lässt sich nicht schreiben: {error.strerror}.",
            f"“{target}” cannot be written: {error.strerror}.",
        ) from error
    return Written(exported.matches, len(content))


async def import_file(league: LeagueKeeper, source: Path, now: int) -> Brought:
    """Add the league of a file to its server's, whole or not at all.

    Args:
        league: of the database.
        source: an absolute path that ends in .json or .csv.
        now: seconds since 1970.

    Raises:
        CannotRun: the file cannot be read, something in it is wrong, or it cannot be saved.
    """
    form = _form_of(source)
    try:
        content = await asyncio.to_thread(source.read_bytes)
        return await league.bring(content, form, now)
    except OSError as error:
        raise _failed(
            f"„{source}“ lässt sich nicht lesen: {error.strerror}.",
            f"“{source}” cannot be read: {error.strerror}.",
        ) from error
    except Malformed as error:
        said = error.sentence
        raise _failed(
            f"„{source.name}“: {said.de} Es ist nichts geändert.",
            f"“{source.name}”: {said.en} Nothing is changed.",
        ) from None
    except DISK_FAILURES as error:
        raise _failed(
            f"Das lässt sich nicht speichern ({type(error).__name__}). Es ist nichts geändert.",
            f"This cannot be saved ({type(error).__name__}). Nothing is changed.",
        ) from error


def _write(target: Path, content: bytes) -> None:
    """Write a new file that only its owner reads: it holds who has played with whom."""
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                target.unlink()
            raise


def _form_of(file: Path) -> Form:
    try:
        return Form(file.suffix.removeprefix(".").lower())
    except ValueError:
        raise _failed(
            f"„{file.name}“ muss auf .json oder .csv enden.",
            f"“{file.name}” must end in .json or .csv.",
        ) from None


def _failed(german: str, english: str) -> CannotRun:
    return CannotRun(Sentence(german, english), code=ExitCode.FAILED)
