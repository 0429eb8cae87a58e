"""What looking after a bot means: how it fares, a copy of its database, its league."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot import control
from bot.errors import CannotRun, ExitCode, Sentence
from bot.store import Store
from bot.store.backup import copy_at_rest
from bot.store.league.files import export_file, import_file


async def backup(database: Path, target: Path) -> Sentence:
    """Have the running bot copy its database, or copy it here if none is running.

    Args:
        database: its file.
        target: an absolute path; must not exist yet.

    Raises:
        CannotRun: there is no copy, and why.
    """
    answer = await control.ask(database, control.BACKUP, str(target))
    if answer is None:
        size = await asyncio.to_thread(copy_at_rest, database, target)
    else:
        size = int(answer["bytes"])
    return Sentence(
        f"Gesichert und geprüft: „{target}“ ({size} Bytes). Darin stehen verdeckte Karten.",
        f"Saved and checked: “{target}” ({size} bytes). It holds hidden cards.",
    )


async def export(database: Path, guild: int, target: Path) -> Sentence:
    """Have the running bot write a server's league into a file, or do it here if none is running.

    Args:
        database: its file.
        guild: the server's id.
        target: an absolute path that ends in .json or .csv; must not exist yet.

    Raises:
        CannotRun: it cannot be written, and why.
    """
    answer = await control.ask(database, control.EXPORT, json.dumps([guild, str(target)]))
    if answer is None:
        _check_there(database)
        async with _opened(database) as store:
            answer = asdict(await export_file(store.league, guild, target))
    matches, size = answer["matches"], answer["bytes"]
    return Sentence(
        f"Ausgeführt: {matches} Partien in „{target}“ ({size} Bytes). Darin stehen Discord-IDs.",
        f"Exported: {matches} matches to “{target}” ({size} bytes). It holds Discord ids.",
    )


async def bring(database: Path, source: Path) -> Sentence:
    """Have the running bot add the league of a file, or do it here if none is running.

    Args:
        database: its file.
        source: an absolute path that ends in .json or .csv.

    Raises:
        CannotRun: something in the file is wrong, or cannot be added; nothing is changed.
    """
    answer = await control.ask(database, control.IMPORT, str(source))
    if answer is None:
        async with _opened(database) as store:
            answer = asdict(await import_file(store.league, source, int(time.time())))
    matches, known, guild = answer["matches"], answer["known"], answer["guild"]
    marks, granted = answer["marks"], answer["granted"]
    later = Sentence("", "")
    if not answer["is_built"]:
        later = Sentence(
            " Berechnet ist die Liga noch nicht, denn das ließ sich nicht speichern: Bitte "
            "„python -m bot league rebuild“, sobald wieder Platz ist.",
            " The league is not computed yet, for that could not be saved: please run "
            "“python -m bot league rebuild” once there is room again.",
        )
    return Sentence(
        f"Eingeführt in die Liga des Servers {guild}: {matches} Partien ({known} waren schon da), "
        f"{marks} Saisonwechsel, {granted} Erfolge.{later.de}",
        f"Imported into the league of server {guild}: {matches} matches ({known} were there "
        f"already), {marks} changes of season, {granted} achievements.{later.en}",
    )


async def rebuild(database: Path) -> Sentence:
    """Have the running bot build its league anew, or do it here if none is running.

    Args:
        database: its file.

    Raises:
        CannotRun: it cannot be done, and why.
    """
    answer = await control.ask(database, control.REBUILD)
    if answer is None:
        async with _opened(database) as store:
            answer = asdict(await store.league.rebuild())
    leagues, matches, sheets = answer["leagues"], answer["matches"], answer["sheets"]
    return Sentence(
        f"Neu berechnet: {matches} Partien in {leagues} Ligen (je Server und Spiel), "
        f"{sheets} Anschreibezettel aus Protokollen.",
        f"Computed anew: {matches} matches in {leagues} leagues (one for each server and game), "
        f"{sheets} score sheets out of records.",
    )


def _check_there(database: Path) -> None:
    if not database.is_file():
        raise CannotRun(
            Sentence(
                f"Die Datenbank „{database}“ gibt es nicht.",
                f"There is no database “{database}”.",
            )
        )


@asynccontextmanager
async def _opened(database: Path) -> AsyncGenerator[Store]:
    """Open the database of a bot that does not run."""
    store = await Store.at(database)
    try:
        yield store
    finally:
        await store.close()


async def status(database: Path) -> Sentence:
    """Return how the running bot fares, one figure a line (raises `CannotRun`: none answers)."""
    answer = await control.ask(database, control.STATUS)
    if answer is None:
        raise CannotRun(
            Sentence(
                f"Kein laufender Bot antwortet für die Datenbank „{database}“.",
                f"No running bot answers for the database “{database}”.",
            ),
            code=ExitCode.UNAVAILABLE,
        )
    german, english = zip(*(_line(answer, *words) for words in WORDS), strict=True)
    return Sentence("\n".join(german), "\n".join(english))


WORDS = (
    ("up_s", "Sekunden in Betrieb", "seconds running"),
    ("latency_ms", "Millisekunden bis Discord", "milliseconds to Discord"),
    ("servers", "Server", "servers"),
    ("lobbies", "offene Tische ohne Partie", "lobbies"),
    ("matches", "laufende Partien", "running matches"),
    ("database_bytes", "Bytes Datenbank", "bytes of database"),
)
"""Every field of `bot.views.operating.Figures` with its words."""


def _line(answer: Any, name: str, german: str, english: str) -> tuple[str, str]:
    value = answer.get(name)
    figure = "–" if value is None else str(value)
    return f"{figure:>12}  {german}", f"{figure:>12}  {english}"
