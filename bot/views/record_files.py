"""*Protokoll* and *Fehler melden*: a match as a text file, for whoever asks, and for him alone."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Iterable

from bot.session import Record, Status, Table
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.reply import Reply
from bot.views.screen import Download, PrivateScreen, sentence, text

_log = logging.getLogger(__name__)


async def show_record(desk: Desk, reply: Reply, table: Table, voice: Voice) -> None:
    """Answer with the record of a match, or with why there is none."""
    record = await _found(desk, reply, table, voice)
    if record is not None:
        said = voice("record-public" if record.events else "record-whole")
        await _show(reply, table, said, record_text(record, voice))


async def show_report(desk: Desk, reply: Reply, table: Table, voice: Voice) -> None:
    """Answer with what helps to find a fault, and note in the log that there was one."""
    record = await _found(desk, reply, table, voice)
    if record is None:
        return
    _log.info("a fault was reported at table %s, line %s", table.id, record.number)
    head = voice("report-head", table=table.id, number=record.number)
    said = voice("report-said", table=table.id, number=record.number)
    await _show(reply, table, said, record_text(record, voice, head))


def record_text(record: Record, voice: Voice, *head: str) -> str:
    """Return a record as a file: what it says in words stands in comments, so that it replays.

    Nobody's name is in it: seats are called by their numbers.
    """
    seats = voice.named(lambda seat: voice("seat-nameless", place=seat + 1))
    below: list[str] = []
    if record.events:
        events = (seats.say(each.text()) for each in record.events)
        below = [voice("record-head-public", number=record.number), *events]
    return f"{_comments(head)}{record.text}{_comments(below)}"


def why_no_match(table: Table) -> Key:
    """Return the sentence that says why a table has no match: not yet, closed before, or lost."""
    if table.status is Status.LOBBY:
        return "session-not-running"
    return "record-unplayed" if table.status is Status.ABORTED else "record-none"


def _comments(lines: Iterable[str]) -> str:
    written = "".join(f"# {' '.join(line.split())}\n" for line in lines)
    return unicodedata.normalize("NFC", written)


async def _found(desk: Desk, reply: Reply, table: Table, voice: Voice) -> Record | None:
    if table.match is None:
        await reply.show_private(sentence(voice(why_no_match(table))), anew=True)
        return None
    record = await desk.tables.record(table.id)
    if record is None:
        await reply.show_private(sentence(voice("record-none")), anew=True)
    return record


async def _show(reply: Reply, table: Table, said: str, content: str) -> None:
    file = Download(f"stammtisch-{table.id}.txt", content.encode())
    await reply.show_private(PrivateScreen([text(said), file.card()], [file]), anew=True)
