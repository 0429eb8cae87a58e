"""Who is there while a match runs: missed turns, leaving, coming back, pauses, idle tables.

Pure: each function takes a table and returns the next one as a `Step`, or why not. Moments are in
playing time; when turns begin is `bot.session.turns`' to note.
"""

from __future__ import annotations

from dataclasses import replace

from bot.session import steps
from bot.session.model import Closing, Status, Table
from bot.session.outcomes import Declined, Reason
from bot.session.ports import Now, Secret
from bot.session.seating import Away, Computer, MemberId, Occupant, Person, back, gone
from bot.session.steps import Attempt, Step
from bot.session.tempo import FORGIVEN, LOBBY_IDLE_S, PAUSE_S, Tempo, idle_limit
from games.core.game import Seat


def time_out(table: Table, at: int, *, secret: Secret, now: Now) -> Attempt:
    """Let the time of whoever is due be over, if it is.

    Whose turn it is makes the game's safe move, and if he has missed a turn before, a computer
    player takes his seat; a host's role then passes on. A match that nobody is left at is closed.

    Args:
        table: where.
        at: the moment.
        secret: for shuffles that become due.
        now: for the end.
    """
    deadline, match = table.deadline, table.match
    if deadline is None or match is None or at < deadline:
        return Declined(Reason.STALE, table)
    seating = list(table.seating)
    for seat in table.people_due:
        seating[seat] = _missed(table, seating[seat])
    after = _host_passed_on(replace(table, seating=tuple(seating)))
    closed = _closed_by_leaving(after, now)
    if closed is not None:
        return closed
    forgiven = [seat for seat in table.people_due if isinstance(seating[seat], Person)]
    return steps.move_safely(after, forgiven, secret=secret, now=now) if forgiven else Step(after)


def come_back(table: Table, member: MemberId) -> Attempt:
    """Let a member take his seat back from the computer player that holds it.

    He counts as having left all the same, unless coming back makes up for it at this table.
    """
    declined = steps.not_running(table)
    if declined is not None:
        return declined
    seat = table.away_seat_of(member)
    if seat is None:
        seated = table.seat_of(member) is not None
        return Declined(Reason.ALREADY_SEATED if seated else Reason.NOT_SEATED, table)
    away = table.seating[seat]
    assert isinstance(away, Away)
    if away.gave_up:
        return Declined(Reason.GAVE_UP, table)
    return Step(_seat_taken(table, seat, back(away, has_left=not table.forgives_return)))


def take_over(table: Table, member: MemberId, seat: Seat) -> Attempt:
    """Let a member who has no seat take that of a computer player, while deals are to come."""
    declined = steps.not_running(table)
    if declined is not None:
        return declined
    if table.seat_of(member) is not None or table.away_seat_of(member) is not None:
        return Declined(Reason.ALREADY_SEATED, table)
    if not table.admits(member):
        return Declined(Reason.NOT_INVITED, table)
    if not 0 <= seat < len(table.seating) or not isinstance(table.seating[seat], Computer):
        return Declined(Reason.NO_COMPUTER, table)
    if table.match is not None and table.match.is_last_deal:
        return Declined(Reason.LAST_DEAL, table)
    return Step(_seat_taken(table, seat, Person(member, came_late=True)))


def give_up(table: Table, member: MemberId, now: Now) -> Attempt:
    """Let a member leave a match for good; a computer player plays on for him."""
    declined = steps.not_running(table)
    if declined is not None:
        return declined
    seat = table.seat_of(member)
    if seat is None:
        seat = table.away_seat_of(member)
    if seat is None:
        return Declined(Reason.NOT_SEATED, table)
    held = table.seating[seat]
    if isinstance(held, Away) and held.gave_up:
        return Declined(Reason.GAVE_UP, table)
    held = held if isinstance(held, Away) else _gone(table, held)
    left = replace(held, gave_up=True)
    after = _host_passed_on(_seat_taken(table, seat, left))
    return _closed_by_leaving(after, now) or Step(after)


def pause(table: Table, member: MemberId, at: int, *, ends: bool | None = None) -> Attempt:
    """Stop the time for five minutes, once a person in a match; again: go on at once.

    Only he goes on before the time whose pause it is, or anybody once he has left his seat.

    Args:
        table: where.
        member: who asks for it.
        at: the moment.
        ends: whether a pause shall end, so that a second click undoes nothing; ``None``: if one
            lasts.
    """
    declined = steps.not_running(table)
    if declined is not None:
        return declined
    seat = table.seat_of(member)
    if seat is None:
        return Declined(Reason.NOT_SEATED, table)
    if table.tempo is Tempo.NONE or table.turn_at is None or not table.is_awaited:
        return Declined(Reason.NO_TEMPO, table)
    person = table.seating[seat]
    assert isinstance(person, Person)
    if table.paused_until is not None and at < table.paused_until:
        if not _may_go_on(table, seat):
            return Declined(Reason.PAUSE_LASTS, table)
        if ends is False:
            return Declined(Reason.STALE, table)
        turn_at = table.turn_at - (table.paused_until - at)
        return Step(replace(table, turn_at=turn_at, paused_until=None, paused_by=None))
    if ends:
        return Declined(Reason.STALE, table)
    if person.has_paused:
        return Declined(Reason.HAS_PAUSED, table)
    after = _seat_taken(table, seat, replace(person, has_paused=True))
    turn_at, until = table.turn_at + PAUSE_S, at + PAUSE_S
    return Step(replace(after, turn_at=turn_at, paused_until=until, paused_by=seat))


def vote_to_end(table: Table, member: MemberId, now: Now, *, wishes: bool | None = None) -> Attempt:
    """Count a member's wish to break the match off, or take it back; it ends when all wish it.

    Args:
        table: where.
        member: who wishes it.
        now: for the end.
        wishes: whether he does, so that a second click undoes nothing; ``None``: the contrary of
            what he did.
    """
    seat = table.seat_of(member)
    if seat is None:
        return Declined(Reason.NOT_SEATED, table)
    person = table.seating[seat]
    assert isinstance(person, Person)
    if wishes is person.wants_end:
        return Declined(Reason.STALE, table)
    after = _seat_taken(table, seat, replace(person, wants_end=not person.wants_end))
    return Step(after) if after.still_to_vote else _closed(after, Closing.VOTE, now)


def close_idle(table: Table, at: int, now: Now) -> Attempt:
    """Close a lobby or a match at which no person has done anything for too long."""
    if not table.is_open or at < idle_at(table):
        return Declined(Reason.STALE, table)
    return _closed(table, Closing.IDLE, now)


def close_lost(table: Table, now: Now) -> Attempt:
    """Close a table whose channel is no more."""
    return _closed(table, Closing.LOST, now) if table.is_open else Declined(Reason.STALE, table)


def excuse(table: Table, seconds: int) -> Attempt:
    """Give back the time in which nobody could have played at this table."""
    if table.turn_at is None:
        return Declined(Reason.STALE, table)
    paused = table.paused_until
    until = None if paused is None else paused + seconds
    return Step(replace(table, turn_at=table.turn_at + seconds, paused_until=until))


def idle_at(table: Table) -> int:
    """Return when an open table is closed if no person does anything, in playing time."""
    is_lobby = table.status is Status.LOBBY
    return table.touched_at + (
        LOBBY_IDLE_S if is_lobby else idle_limit(table.tempo, len(table.seating))
    )


def _may_go_on(table: Table, seat: Seat) -> bool:
    """Say whether a seat may end the pause that lasts."""
    owner = table.paused_by
    # Where nobody is noted an older version of the program has begun the pause.
    return owner in {None, seat} or not isinstance(table.seating[owner or 0], Person)


def _closed_by_leaving(table: Table, now: Now) -> Step | None:
    """Close a match that nobody is left at, or only people who wish to break it off."""
    if not table.people:
        return _closed(table, Closing.ABANDONED, now)
    return None if table.still_to_vote else _closed(table, Closing.VOTE, now)


def _missed(table: Table, occupant: Occupant) -> Occupant:
    assert isinstance(occupant, Person)
    missed = occupant.missed + 1
    return _gone(table, occupant) if missed > FORGIVEN else replace(occupant, missed=missed)


def _gone(table: Table, occupant: Occupant) -> Away:
    assert isinstance(occupant, Person)
    return gone(occupant, next(iter(table.rules.spec.players)))


def _seat_taken(table: Table, seat: Seat, occupant: Occupant) -> Table:
    seating = (*table.seating[:seat], occupant, *table.seating[seat + 1 :])
    return replace(table, seating=seating)


def _host_passed_on(table: Table) -> Table:
    """Return the table with the first person as host, if the host is there no more."""
    people = table.people
    return table if not people or table.host in people else replace(table, host=people[0])


def _closed(table: Table, why: Closing, now: Now) -> Step:
    return Step(replace(table, status=Status.ABORTED, closing=why, ended_at=now()))
