"""One table: check, save, show. No Discord and no SQL; time, chance and storage are ports.

`Tables` holds every open table of the process. An operation takes a `Click` and returns an
`Outcome`; a `Table` is a value that never changes, so it may be drawn without a lock.
"""

from bot.session.lobby import rules_refusal
from bot.session.model import (
    Anonymous,
    Computer,
    Match,
    MemberId,
    Occupant,
    Person,
    Place,
    Rules,
    Seating,
    Status,
    Table,
    TableId,
)
from bot.session.outcomes import Declined, Done, Outcome, Reason, Refused
from bot.session.ports import Click
from bot.session.quotas import Quotas
from bot.session.restore import Damage
from bot.session.tables import Loaded, Tables

__all__ = [
    "Anonymous",
    "Click",
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
    "Refused",
    "Rules",
    "Seating",
    "Status",
    "Table",
    "TableId",
    "Tables",
    "rules_refusal",
]
