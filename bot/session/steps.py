"""What a click does to a running match: apply on a copy, chance included; nothing is saved here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.session.chain import RecordLine, chained, first_hash
from bot.session.model import RECENT, Match, Status, Table
from bot.session.outcomes import Declined, Reason, Refused
from bot.session.ports import Now, Secret
from bot.session.seating import Away, Computer, MemberId
from bot.session.sheet import Sheet, continued
from games.core.actions import Action
from games.core.errors import IllegalAction, NotationError
from games.core.events import Event
from games.core.game import Seat, State
from games.core.record import Header
from games.core.shuffle import Shuffler
from games.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Step:
    """A table as it would stand, to be saved before it is shown.

    Attributes:
        after: the table, its revision not counted on yet.
        lines: new lines of its record.
        events: what happens, in order.
    """

    after: Table
    lines: tuple[RecordLine, ...] = field(default=(), repr=False)
    events: tuple[Event, ...] = field(default=(), repr=False)


Attempt: TypeAlias = Step | Declined | Refused


class _Course:
    """Applies actions to a copy of a match's state and remembers them."""

    def __init__(self, game: AnyGame, state: State, sheet: Sheet, secret: Secret) -> None:
        self._game = game
        self._secret = secret
        self.state = state
        self.sheet = sheet
        self.played: list[tuple[Seat | None, str]] = []
        self.events: list[Event] = []

    def act(self, seat: Seat | None, action: Action) -> None:
        """Apply one action and the chance that is due after it (raises `IllegalAction`)."""
        self._apply(seat, action)
        self.let_chance_act()

    def finish_safely(self, seat: Seat) -> None:
        """Apply the safe moves of a seat until its turn is over."""
        game = self._game
        while seat in game.to_act(self.state):
            for action in game.idle(game.view(self.state, seat), seat):
                self.act(seat, action)
            is_due = seat in game.to_act(self.state)
            if not is_due or not game.is_amid_turn(game.view(self.state, seat), seat):
                return

    def let_chance_act(self) -> None:
        """Apply chance as long as it is due, each time from fresh secret bits."""
        while not self._game.to_act(self.state):
            self.sheet = continued(self.sheet, self._game, self.state)
            action: Action | None = self._game.chance(self.state, Shuffler(self._secret()))
            if action is None:
                return
            self._apply(None, action)

    def _apply(self, seat: Seat | None, action: Any) -> None:
        self.events.extend(self._game.apply(self.state, seat, action))
        self.played.append((seat, str(action)))


def play(
    table: Table,
    member: MemberId,
    expected: int,
    actions: Sequence[str],
    *,
    secret: Secret,
    now: Now,
) -> Attempt:
    """Let a member play one or more actions, all of them or none.

    Args:
        table: where.
        member: who.
        expected: number of the record's last line when the button was shown.
        actions: notation of each, without the seat.
        secret: for shuffles that become due.
        now: for the end.
    """
    closed = not_running(table)
    if closed is not None:
        return closed
    seat = table.seat_of(member)
    if seat is None:
        return Declined(Reason.NOT_SEATED, table)
    return move(table, seat, expected, actions, secret=secret, now=now)


def move(
    table: Table,
    seat: Seat,
    expected: int,
    actions: Sequence[str],
    *,
    secret: Secret,
    now: Now,
) -> Attempt:
    """Let a seat act as `play` does, whoever holds it."""
    match = table.match
    if table.status is not Status.RUNNING or match is None:
        return Declined(Reason.TABLE_OVER, table)
    if match.number != expected:
        return Declined(Reason.STALE, table)
    if seat not in match.to_act:
        return Declined(Reason.NOT_YOUR_TURN, table)
    try:
        parsed: list[Action] = [match.game.parse(text) for text in actions]
    except NotationError:
        return Declined(Reason.UNREADABLE, table)
    if not parsed or any(action.is_chance for action in parsed):
        return Declined(Reason.UNREADABLE, table)
    course = _Course(match.game, match.secret_state.copy(), match.sheet, secret)
    for index, action in enumerate(parsed):
        try:
            course.act(seat, action)
        except IllegalAction as error:
            return Refused(table, error.refusal, index)
    return _step(table, match, course, now)


def move_for(
    table: Table, seat: Seat, expected: int, action: str, *, secret: Secret, now: Now
) -> Attempt:
    """Let the computer player that holds a seat act as `play` does.

    Whoever has come back while it thought plays himself: then it is too late.
    """
    if not isinstance(table.seating[seat], Computer | Away):
        return Declined(Reason.STALE, table)
    return move(table, seat, expected, (action,), secret=secret, now=now)


def move_safely(table: Table, seats: Sequence[Seat], *, secret: Secret, now: Now) -> Attempt:
    """Let seats that are due make the game's safe move, each its whole turn, whoever holds them."""
    match = table.match
    if table.status is not Status.RUNNING or match is None:
        return Declined(Reason.TABLE_OVER, table)
    course = _Course(match.game, match.secret_state.copy(), match.sheet, secret)
    for seat in seats:
        course.finish_safely(seat)
    return _step(table, match, course, now)


def begin(
    table: Table, header: Header, game: AnyGame, state: State, *, secret: Secret, now: Now
) -> Step:
    """Let a match begin: chance deals from `state`, which this function may change."""
    match = Match(header, game, state, 0, first_hash(table.id, header))
    course = _Course(game, state, match.sheet, secret)
    course.let_chance_act()
    return _step(replace(table, status=Status.RUNNING), match, course, now)


def not_running(table: Table) -> Declined | None:
    """Say why nobody can play at a table, if it is not running."""
    match table.status:
        case Status.RUNNING:
            return None
        case Status.LOBBY:
            return Declined(Reason.NOT_RUNNING, table)
        case Status.OVER | Status.ABORTED:
            return Declined(Reason.TABLE_OVER, table)
        case Status.DAMAGED:
            return Declined(Reason.TABLE_DAMAGED, table)


def _step(table: Table, match: Match, course: _Course, now: Now) -> Step:
    lines, head = chained(match.head, match.number, course.played)
    recent = (*match.recent, *course.events)[-RECENT:]
    number = match.number + len(lines)
    after = Match(match.header, match.game, course.state, number, head, recent, course.sheet)
    is_over = after.result is not None
    return Step(
        replace(
            table,
            match=after,
            status=Status.OVER if is_over else table.status,
            ended_at=now() if is_over else None,
        ),
        lines,
        tuple(course.events),
    )
