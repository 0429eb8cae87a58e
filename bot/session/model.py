"""A table as a value: who sits where, under which rules, and the match as far as it is saved.

Nothing here changes: a click makes a new `Table`, and `bot.session.tables` swaps it in once it is
saved. Whoever holds one may therefore draw it without a lock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, Final, NewType

from bot.errors import Language
from bot.session.seating import Anonymous, Away, Computer, MemberId, Person, Seating
from bot.session.sheet import Sheet
from bot.session.tempo import LIMIT_S, Tempo
from games.core.events import Event
from games.core.game import GameSpec, Result, Seat, Seats, State
from games.core.menu import Menu
from games.core.options import Options
from games.core.record import Header
from games.core.scene import Scene
from games.registry import AnyGame, find_game

TableId = NewType("TableId", int)
"""Given by the store, ascending from 1 and never given twice, even if a table is deleted."""

RECENT: Final = 24
"""How many of the last events a match keeps for the words under the table."""


class Status(StrEnum):
    """What a table is; the values stand in the database."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    ABORTED = "aborted"
    DAMAGED = "damaged"
    """Its record does not verify or replay; set aside for a person to look at."""


class Closing(StrEnum):
    """Why a table was closed without a result; the values stand in the database."""

    HOST = "host"
    ADMIN = "admin"
    VOTE = "vote"
    EMPTY = "empty"
    """The last person left the lobby."""
    ABANDONED = "abandoned"
    """Nobody who could play was left at a match."""
    IDLE = "idle"
    """Nobody did anything for too long."""
    LOST = "lost"
    """Its channel or thread was deleted."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands in Discord: ids of the server and of the channel or thread.

    A channel below 0 is none: the table is a person's own practice, of which nothing is posted.

    Attributes:
        guild: of the server.
        channel: of the channel or thread.
        within: of the channel that the thread is in, if `channel` is a thread that was there before
            the table; places are equal whether or not it is known.
    """

    guild: int
    channel: int
    within: int | None = field(default=None, compare=False)

    @classmethod
    def practice(cls, guild: int, click: int) -> Place:
        """Return the place of a practice, by the click that opened it: no two share one."""
        return cls(guild, -click)

    @property
    def is_practice(self) -> bool:
        """Whether only the player himself sees the table."""
        return self.channel < 0


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table plays.

    Attributes:
        slug, version: which game.
        options: key → spelling of what differs from the game's default, in the game's order.
        preset: code of the preset the host chose; the options may differ from it.
    """

    slug: str
    version: int
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    preset: str = "standard"

    @property
    def spec(self) -> GameSpec:
        """The game's declaration (raises `NotationError` if the program lacks it)."""
        return find_game(self.slug, self.version).spec

    def values(self) -> Options:
        """Return the house rules as values (raises `OptionError`)."""
        return self.spec.options.from_pairs(self.options)

    def of_preset(self, preset: str) -> Rules:
        """Return the same game as one of its presets has it (raises `KeyError`)."""
        values = self.spec.options.from_pairs(self.spec.presets[preset])
        return Rules(self.slug, self.version, values.pairs(), preset)


@dataclass(frozen=True)
class Match:
    """A match after its last saved line.

    Attributes:
        header: what it is played under.
        game: the game under these house rules.
        secret_state: the whole truth. Only `bot.session` reads it; everybody else asks for views.
        number: how many lines the record has.
        head: hash of the last line (of the header before the first), 32 bytes.
        recent: the last `RECENT` events, oldest first, with what only their owners may see:
            pass them through `Event.seen_by`.
        sheet: what every finished deal brought.
    """

    header: Header
    game: AnyGame
    secret_state: State = field(repr=False)
    number: int
    head: bytes = field(repr=False)
    recent: tuple[Event, ...] = field(default=(), repr=False)
    sheet: Sheet = ()

    @cached_property
    def to_act(self) -> Seats:
        """The seats whose action is due; empty when the match is over."""
        return self.game.to_act(self.secret_state)

    @cached_property
    def result(self) -> Result | None:
        """How it ended, or ``None`` while it runs."""
        return self.game.result(self.secret_state)

    @property
    def is_last_deal(self) -> bool:
        """Whether no deal follows, where the number of deals is fixed."""
        table = self.scene(None).table
        return table.deals is not None and table.deal >= table.deals

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat (``None``: the public) may know: the game's own view type."""
        return self.game.view(self.secret_state, seat)

    def scene(self, seat: Seat | None) -> Scene:
        """Return what a seat (``None``: the public) may see drawn."""
        return self.game.scene(self.view(seat))

    def legal(self, seat: Seat) -> Sequence[Any]:
        """Return the seat's legal actions in the game's order; may be lazy."""
        return self.game.legal_actions(self.secret_state, seat)

    def menu(self, seat: Seat, chosen: Sequence[str] = ()) -> Menu:
        """Return what the seat is offered once it has chosen these cards."""
        return self.game.menu(self.view(seat), seat, self.legal(seat), chosen)

    def events_for(self, seat: Seat | None, most: int = RECENT) -> tuple[Event, ...]:
        """Return at most so many last events as a seat (``None``: the public) sees them."""
        return tuple(event.seen_by(seat) for event in self.recent[-most:])


@dataclass(frozen=True, slots=True)
class Table:
    """A lobby or a match at one moment.

    Attributes:
        host: the member who may start and abort; passes on by itself.
        seating: in seat order; in a lobby in the order of joining.
        dealer: first dealer; drawn by lot at the start, moved on by one in a rematch.
        opened_at, ended_at: seconds since 1970.
        message: id of the public message, once it is posted.
        follows: the table of which this is the rematch.
        revision: counts saved changes; the store accepts only the next one.
        match: from the start on; ``None`` in a lobby.
        tempo: how long people may think.
        turn_at: when the time of the seats that are due began, in playing time; may lie ahead while
            a pause lasts. ``None`` before the start and after the end.
        paused_until: end of the last pause, in playing time.
        paused_by: the seat whose pause that is; ``None`` without one.
        touched_at: when a person did something last, in playing time.
        closing: why it was closed, if it was aborted.
        guests: whom the host has invited, ascending; ``None``: everybody may sit down. Empty once
            the table is closed, since then nobody needs to know.
        parent: the channel in which its message stood first, if it now has a thread of its own.
        is_casual: whether the host wants the match not to be rated.
        is_lenient: whether coming back before the end makes up for having left; the host's choice.
    """

    id: TableId
    place: Place
    rules: Rules
    language: Language
    status: Status
    host: MemberId
    seating: Seating
    opened_at: int
    dealer: Seat | None = None
    ended_at: int | None = None
    message: int | None = None
    follows: TableId | None = None
    revision: int = 0
    match: Match | None = None
    tempo: Tempo = Tempo.NONE
    turn_at: int | None = None
    paused_until: int | None = None
    paused_by: Seat | None = None
    touched_at: int = 0
    closing: Closing | None = None
    guests: tuple[MemberId, ...] | None = None
    parent: int | None = None
    is_casual: bool = False
    is_lenient: bool = False

    @property
    def number(self) -> int:
        """How many lines its record has: what a button carries to be told from a stale one."""
        return 0 if self.match is None else self.match.number

    @property
    def is_open(self) -> bool:
        """Whether somebody can still do something at it."""
        return self.status in {Status.LOBBY, Status.RUNNING}

    @property
    def counted_in(self) -> int:
        """The channel for whose tables it counts: in a thread, that of the thread."""
        return self.place.within or self.parent or self.place.channel

    @property
    def is_practice(self) -> bool:
        """Whether it is a *Probepartie*: no message in a channel, not counted anywhere."""
        return self.place.is_practice

    @property
    def is_alone(self) -> bool:
        """Whether no more than one person has a seat, also one who is away: nothing is rated."""
        return sum(isinstance(each, Person | Away | Anonymous) for each in self.seating) <= 1

    @property
    def forgives_return(self) -> bool:
        """Whether nobody counts as having left who comes back before the end.

        Where nothing is rated there is nothing that it could count for.
        """
        is_late = any(isinstance(each, Person | Away) and each.came_late for each in self.seating)
        return self.is_lenient or self.is_casual or self.is_alone or is_late

    @property
    def is_private(self) -> bool:
        """Whether only who is invited may sit down."""
        return self.guests is not None

    def admits(self, member: MemberId) -> bool:
        """Say whether a member may sit down, as far as invitations go."""
        return self.guests is None or member in self.guests

    @property
    def people(self) -> tuple[MemberId, ...]:
        """The members at the table in seat order."""
        return tuple(each.member for each in self.seating if isinstance(each, Person))

    @property
    def members(self) -> tuple[MemberId, ...]:
        """The members whose seats these are, there or away, in seat order."""
        return tuple(each.member for each in self.seating if isinstance(each, Person | Away))

    @property
    def still_to_vote(self) -> int:
        """How many people who are there do not wish to break the match off."""
        return sum(isinstance(each, Person) and not each.wants_end for each in self.seating)

    def seat_of(self, member: MemberId) -> Seat | None:
        """Return the seat of a member who is there, if he has one."""
        return self._seat(Person, member)

    def away_seat_of(self, member: MemberId) -> Seat | None:
        """Return the seat that a computer player holds for a member, if there is one."""
        return self._seat(Away, member)

    @property
    def computer_due(self) -> Seat | None:
        """The first seat whose action is due and that a computer player holds, if any."""
        return next(iter(self._due(Computer, Away)), None)

    @property
    def people_due(self) -> Seats:
        """The seats whose action is due and whose persons are there."""
        return self._due(Person)

    @property
    def deadline(self) -> int | None:
        """When the time of the persons who are due is over, in playing time, if ever."""
        limit = LIMIT_S[self.tempo]
        if limit is None or self.turn_at is None or not self.is_awaited or not self.people_due:
            return None
        return self.turn_at + limit

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for whoever is due: alone, nobody is hurried."""
        return len(self.people) > 1

    def _seat(self, kind: type[Person | Away], member: MemberId) -> Seat | None:
        held = (
            seat
            for seat, each in enumerate(self.seating)
            if isinstance(each, kind) and each.member == member
        )
        return next(held, None)

    def _due(self, *kinds: type[Person | Computer | Away]) -> Seats:
        if self.status is not Status.RUNNING or self.match is None:
            return ()
        return tuple(seat for seat in self.match.to_act if isinstance(self.seating[seat], kinds))
