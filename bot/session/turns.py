"""When a turn began and who did something last: noted with every change of a table."""

from __future__ import annotations

from dataclasses import replace

from bot.session.model import Status, Table
from bot.session.seating import MemberId, Person
from bot.session.tempo import Tempo


def noted(before: Table, after: Table, at: int, member: MemberId | None) -> Table:
    """Return the table after a change, with its moments in playing time.

    The time of whoever is due begins when it becomes his turn, not with each part of it.

    Args:
        before: the table as it stood.
        after: as the change left it.
        at: the moment.
        member: the person who made the change; ``None``: a computer player, or the time.
    """
    touched_at = before.touched_at if member is None else at
    if after.status is not Status.RUNNING:
        return replace(_unpaused(after), touched_at=touched_at, turn_at=None)
    if member is not None and after.number > before.number:
        after = _answered(after, member)
    if after.tempo is not Tempo.NONE and _is_new_turn(before, after):
        paused = after.paused_until
        lasts = paused is not None and at < paused  # a pause is its owner's, whoever plays in it
        if not lasts:
            after = _unpaused(after)
        return replace(after, touched_at=touched_at, turn_at=paused if lasts else at)
    return replace(after, touched_at=touched_at)


def _unpaused(table: Table) -> Table:
    return replace(table, paused_until=None, paused_by=None)


def _is_new_turn(before: Table, after: Table) -> bool:
    if before.people_due != after.people_due or before.match is None or after.match is None:
        return True
    if after.is_awaited and not before.is_awaited:
        return True  # his time did not run before
    if before.number == after.number:
        return False
    if len(before.match.sheet) != len(after.match.sheet):
        return True
    match = after.match
    return not any(match.game.is_amid_turn(match.view(seat), seat) for seat in after.people_due)


def _answered(table: Table, member: MemberId) -> Table:
    """Return the table with no turns missed by a member who has just played."""
    seating = tuple(
        replace(each, missed=0) if isinstance(each, Person) and each.member == member else each
        for each in table.seating
    )
    return table if seating == table.seating else replace(table, seating=seating)
