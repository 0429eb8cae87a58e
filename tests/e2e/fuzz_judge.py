"""Says of a change at a table whether what a member did may have led to it."""

from dataclasses import dataclass

from bot.session import Computer, Done, Person, Table
from bot.views.ids import ClickId, Verb
from playground import world

PLAYS = {Verb.DO, Verb.CHOOSE, Verb.TAKE}
_OPENS = {Verb.AGAIN, Verb.PRACTISE}
ADMINS = {world.PEOPLE[0].id, world.PEOPLE[7].id}
"""Who manages the server: its owner, and whose role allows it."""


@dataclass(frozen=True)
class Fuzzed:
    """What one member did.

    Attributes:
        id: what was clicked, if it is one of the bot's ids.
        command: the name, if it was a command.
    """

    member: str
    id: ClickId | None
    command: str = ""


def judge(fuzzed: Fuzzed, done: Done) -> str:
    """Return what is wrong with a change after something that a member did; empty: nothing."""
    before, after = done.before, done.table
    member = int(fuzzed.member)
    if before is None:
        return "" if _is_asked_for(after, fuzzed) else "a table nobody asked for"
    if before.computer_due is not None and after.number > before.number:
        return ""
    if before.match is None and _verb(fuzzed) in _OPENS and after.people == (member,):
        return ""  # a table for one begins at once
    if fuzzed.id is not None and fuzzed.id.table != before.id:
        return "another table"
    if fuzzed.id is None and not fuzzed.command.startswith("tisch "):
        return "no click of ours"
    if before.match is None:
        return _judge_lobby(member, fuzzed, before, after)
    if after.number > before.number:
        return _judge_play(member, fuzzed, before)
    return _judge_presence(member, fuzzed, before, after)


def _is_asked_for(opened: Table, fuzzed: Fuzzed) -> bool:
    """Say whether a member has opened a table: his own, or the one after a match he sat at."""
    member = int(fuzzed.member)
    if fuzzed.id is not None and fuzzed.id.verb is Verb.AGAIN:
        return opened.follows == fuzzed.id.table and member in opened.people
    is_asked = fuzzed.command.endswith(" start") or _verb(fuzzed) is Verb.PRACTISE
    return is_asked and opened.host == member


def described(done: Done) -> str:
    """Return a change in a line, without the cards."""
    before, after = done.before, done.table
    if before is None:
        return f"opened {after.id} of {after.host}"
    return (
        f"{before.id} ({before.status.value}, {before.number}, host {before.host}): "
        f"{before.seating} -> {after.seating}, {after.status.value}, {after.number}"
    )


def _judge_play(member: int, fuzzed: Fuzzed, before: Table) -> str:
    assert before.match is not None
    if fuzzed.id is None or fuzzed.id.verb not in PLAYS:
        return "a move by something else"
    if fuzzed.id.number != before.number:
        return "a stale move"
    return "" if before.seat_of(member) in before.match.to_act else "a move out of turn"


def _judge_lobby(member: int, fuzzed: Fuzzed, before: Table, after: Table) -> str:
    came, went = set(after.people) - set(before.people), set(before.people) - set(after.people)
    if after.match is not None:
        return "" if member == before.host else "a start by somebody else"
    if came - {member}:
        return "somebody else was seated"
    if member == before.host or (not after.is_open and fuzzed.member in ADMINS):
        return ""
    if _ruled(after) != _ruled(before):
        return "a host's right used by somebody else"
    return "somebody else was sent away" if went - {member} else ""


def _ruled(table: Table) -> tuple[object, ...]:
    """Return what only a host decides."""
    chosen = (table.rules, table.tempo, table.guests, table.is_casual, table.is_lenient)
    return (*chosen, table.host, table.place)


def _judge_presence(member: int, fuzzed: Fuzzed, before: Table, after: Table) -> str:
    if not after.is_open and fuzzed.member in ADMINS:
        return ""
    pairs = zip(before.seating, after.seating, strict=True)
    for old, new in pairs:
        if old == new:
            continue
        is_own = getattr(old, "member", None) == member
        is_taken = isinstance(old, Computer) and isinstance(new, Person) and new.member == member
        if not is_own and not is_taken:
            return "somebody else's seat"
    is_at_table = before.seat_of(member) is not None or before.away_seat_of(member) is not None
    return "" if is_at_table or after.seat_of(member) is not None else "a change by a stranger"


def _verb(fuzzed: Fuzzed) -> Verb | None:
    return None if fuzzed.id is None else fuzzed.id.verb
