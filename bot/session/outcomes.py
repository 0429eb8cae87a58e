"""What became of a click, as values: nothing a person does at a table raises an exception."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from bot.session.model import Table
from games.core.errors import Refusal
from games.core.events import Event
from games.core.text import Text, Value


class Reason(StrEnum):
    """Why a click did nothing, rules of the game apart; the text's key is ``session-<value>``."""

    STALE = "stale"
    """The table moved on since the button was shown."""
    ALREADY_PLAYED = "already-played"
    """This very click was taken before: redelivered or pressed twice."""
    NOT_YOUR_TURN = "not-your-turn"
    NOT_SEATED = "not-seated"
    UNREADABLE = "unreadable"
    """The action is none of this game: a forged button."""
    NO_TABLE = "no-table"
    NOT_RUNNING = "not-running"
    """The match has not begun: the table is a lobby."""
    NOT_A_LOBBY = "not-a-lobby"
    """The match has begun, so the seating stands."""
    TABLE_OVER = "table-over"
    """The match has ended or was aborted."""
    NOT_OVER = "not-over"
    """A rematch is possible only after the end."""
    TABLE_DAMAGED = "table-damaged"
    NOT_SAVED = "not-saved"
    """The store could not save: the move is not taken, the state is as before."""
    NOT_HOST = "not-host"
    """Values: ``host``, the host's seat."""
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    """Values: ``seats``."""
    TOO_FEW = "too-few"
    """Values: ``seats``, how many it takes at least."""
    NO_COMPUTER = "no-computer"
    """There is no computer player to remove."""
    GAVE_UP = "gave-up"
    """The member left the match for good."""
    NO_TEMPO = "no-tempo"
    """Nobody's time runs at this table, so there is nothing to pause."""
    HAS_PAUSED = "has-paused"
    """The member's one pause is used up."""
    PAUSE_LASTS = "pause-lasts"
    """Somebody else has paused, and only he goes on before the time."""
    NOT_AT_TABLE = "not-at-table"
    """The member that the host named does not sit there."""
    NOT_INVITED = "not-invited"
    """The table is private, and the host has not invited the member."""
    LAST_DEAL = "last-deal"
    """The last deal is being played: nobody takes a seat over any more."""
    HAS_THREAD = "has-thread"
    """The table has a thread of its own already."""
    UNKNOWN_LEVEL = "unknown-level"
    UNKNOWN_GAME = "unknown-game"
    BAD_OPTIONS = "bad-options"
    """The house rules contradict each other or the seats; `Declined.detail` may say how."""
    CHANNEL_TAKEN = "channel-taken"
    """A table is open in this channel; it is `Declined.table`."""
    HOSTS_ANOTHER = "hosts-another"
    """The member hosts as many open tables as a server allows, among them `Declined.table`.

    Values: ``tables``, how many those are.
    """
    CHANNEL_FULL = "channel-full"
    """Values: ``tables``, how many a channel with its threads may have open."""
    SERVER_FULL = "server-full"
    """Values: ``tables``, how many a server may have open."""
    TOO_FAST = "too-fast"
    """Values: ``tables``, how many a server may open a minute."""
    PRACTISES = "practises"
    """The member has a practice open, which is `Declined.table`."""
    NO_ROOM = "no-room"
    """Too many people practise at the moment."""
    NOT_ALONE = "not-alone"
    """There is advice only for whoever is the only person at the table."""
    NO_ADVICE = "no-advice"
    """The computer player that was asked did not answer."""


VALUES: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.NOT_HOST: ("host",),
    Reason.TABLE_FULL: ("seats",),
    Reason.TOO_FEW: ("seats",),
    Reason.HOSTS_ANOTHER: ("tables",),
    Reason.CHANNEL_FULL: ("tables",),
    Reason.SERVER_FULL: ("tables",),
    Reason.TOO_FAST: ("tables",),
}
"""Names of the values of the texts that have any; the texts are compared with it."""


@dataclass(frozen=True, slots=True)
class Done:
    """The click is taken and saved.

    Attributes:
        table: as it stands now.
        before: as it stood; ``None`` if the click opened it.
        events: what happened, in order, with what only their owners may see: pass each through
            `Event.seen_by`. Empty for what happens in a lobby.
    """

    table: Table
    before: Table | None
    events: tuple[Event, ...] = field(default=(), repr=False)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """Return the events as a seat (``None``: the public) sees them."""
        return tuple(event.seen_by(seat) for event in self.events)


@dataclass(frozen=True, slots=True)
class Declined:
    """The click did nothing, for a reason outside the rules of the game.

    Attributes:
        table: the table concerned as it stands, if there is one.
        values: of the text.
        detail: a further text of the game's options, where there is one.
    """

    reason: Reason
    table: Table | None = None
    values: tuple[tuple[str, Value], ...] = ()
    detail: Text | None = None

    @property
    def text(self) -> Text:
        """The sentence for the person who clicked."""
        return Text(f"session-{self.reason}", self.values)


@dataclass(frozen=True, slots=True)
class Refused:
    """The click did nothing, because a rule of the game forbids it.

    Attributes:
        table: the table as it stands.
        refusal: which rule, and why.
        action: 0-based index of the refused action among those of the click; none was played.
    """

    table: Table
    refusal: Refusal
    action: int = 0

    @property
    def text(self) -> Text:
        """The sentence for the person who clicked, with its §."""
        return self.refusal.text(self.table.rules.slug)


Outcome: TypeAlias = Done | Declined | Refused
