"""The log of what becomes of tables and seats: their numbers, never members, cards or tokens."""

from __future__ import annotations

import logging
from typing import Final

from bot.session.model import Status
from bot.session.outcomes import Done
from bot.session.seating import Away, Computer, Occupant, Person

_log = logging.getLogger(__name__)

_STATUSES: Final[dict[Status, str]] = {
    Status.LOBBY: "a table was opened",
    Status.RUNNING: "a match has begun",
    Status.OVER: "a match is over",
    Status.ABORTED: "a table was closed",
    Status.DAMAGED: "a table is damaged",
}


def note(done: Done) -> None:
    """Log what a saved change means for whoever runs the bot; a move means nothing."""
    before, after = done.before, done.table
    if before is None or before.status is not after.status:
        why = {} if after.closing is None else {"why": after.closing.value}
        _log.info(_STATUSES[after.status], extra={"table": after.id, **why})
    if before is None or before.match is None or before.seating == after.seating:
        return
    for seat, (was, now) in enumerate(zip(before.seating, after.seating, strict=True)):
        said = _became(was, now)
        if said is not None:
            _log.info(said, extra={"table": after.id, "seat": seat})


def _became(was: Occupant, now: Occupant) -> str | None:
    match was, now:
        case ((Person() | Away(gave_up=False)), Away(gave_up=True)):
            return "a seat was given up"
        case Person(), Away():
            return "a computer player holds a seat"
        case Away(), Person():
            return "a seat was taken back"
        case Computer(), Person():
            return "a seat was taken over"
        case Person(missed=before), Person(missed=after) if after > before:
            return "a turn was missed"
        case _:
            return None
