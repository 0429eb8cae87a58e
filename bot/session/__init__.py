"""One table: check, save, show. No Discord and no SQL; time, chance and storage are ports.

`Tables` holds every open table of the process. An operation takes a `Click` and returns an
`Outcome`; a `Table` is a value that never changes, so it may be drawn without a lock.
"""

from bot.session.advice import Advice
from bot.session.lobby import rules_refusal, thread_refusal
from bot.session.model import Closing, Match, Place, Rules, Status, Table, TableId
from bot.session.outcomes import Declined, Done, Outcome, Reason, Refused
from bot.session.ports import Click
from bot.session.quotas import Quotas
from bot.session.records import Record
from bot.session.restore import Damage, Loaded
from bot.session.seating import Anonymous, Away, Computer, MemberId, Occupant, Person, Seating
from bot.session.tables import Tables
from bot.session.tempo import Tempo

__all__ = [
    "Advice",
    "Anonymous",
    "Away",
    "Click",
    "Closing",
    "Computer",
    "Damage",
    "Declined",
    "Done",
    "Loaded",
    "Match",
    "MemberId",
    "Occupant",
    "Outcome",
    "Person",
    "Place",
    "Quotas",
    "Reason",
    "Record",
    "Refused",
    "Rules",
    "Seating",
    "Status",
    "Table",
    "TableId",
    "Tables",
    "Tempo",
    "rules_refusal",
    "thread_refusal",
]
