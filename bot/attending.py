"""What looking after a bot means: how it fares, a copy of its database, its league built anew."""

import asyncio
from pathlib import Path
from typing import Any

from bot import control
from bot.errors import CannotRun, ExitCode, Sentence
from bot.store import Store
from bot.store.backup import copy_at_rest


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


async def rebuild(database: Path) -> Sentence:
    """Have the running bot build its league anew, or do it here if none is running.

    Args:
        database: its file.

    Raises:
        CannotRun: it cannot be done, and why.
    """
    answer = await control.ask(database, control.REBUILD)
    if answer is None:
        store = await Store.at(database)
        try:
            rebuilt = await store.league.rebuild()
        finally:
            await store.close()
        leagues, matches = rebuilt.leagues, rebuilt.matches
    else:
        leagues, matches = int(answer["leagues"]), int(answer["matches"])
    return Sentence(
        f"Neu berechnet: {matches} Partien in {leagues} Ligen (je Server und Spiel).",
        f"Computed anew: {matches} matches in {leagues} leagues (one for each server and game).",
    )


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
