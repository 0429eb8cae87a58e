"""The record of a match for people to keep: whole once it is over, before that what all may know.

How it becomes a file, and in which words, is the views'.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.session.model import Status, Table
from bot.session.ports import SavedTable
from bot.session.restore import restore
from games.core import record
from games.core.events import Event


@dataclass(frozen=True, slots=True)
class Record:
    """What may be given away of a match, to whoever asks.

    Attributes:
        number: how many lines the record has.
        text: the header, and every line if the match is over; `python -m games show` reads both.
        events: while it runs, all that has happened as the public sees it; else empty.
    """

    number: int
    text: str = field(repr=False)
    events: tuple[Event, ...] = field(default=(), repr=False)


def record_of(saved: SavedTable) -> Record | None:
    """Return what may be given away of a table; ``None``: it has no match, or is damaged.

    It replays the record, which may take a tenth of a second.
    """
    table = restore(saved)
    if not isinstance(table, Table) or table.match is None or saved.lines is None:
        return None
    whole = record.Match.begin(table.match.header)
    for line in saved.lines:
        whole.play(line.text())
    if table.status in {Status.OVER, Status.ABORTED}:
        return Record(whole.number, whole.text())
    header = record.Match.begin(whole.header).text()
    return Record(whole.number, header, tuple(event.seen_by(None) for event in whole.events))
