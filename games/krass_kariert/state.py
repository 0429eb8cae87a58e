"""The state of a Krass Kariert match in slots of ints, bytes and immutable values."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, Self

from games.core.game import State
from games.krass_kariert.cards import NO_CARD, STOPP
from games.krass_kariert.readings import NOTHING

NOBODY: Final = -1
"""In place of a seat."""


class Phase(IntEnum):
    """What is due."""

    DECK = 0
    """Chance: the pack for the first or next deal."""
    PLAY = 1
    """The seat in turn plays or takes a reserve card."""
    INSERT = 2
    """The seat in turn inserts the card it has drawn."""
    OVER = 3
    """Nothing: the match has ended."""


class Entry(NamedTuple):
    """What one seat did in a trick.

    Attributes:
        seat: whose.
        cards: the cards played, in the order of the hand; empty if none was.
        named: the numbers that X stand for, the smaller first.
        rank: of the combination, `NOTHING` if it is none.
        taken: the reserve card taken, `NO_CARD` if none was; with no cards either, it passed.
    """

    seat: int
    cards: bytes
    named: tuple[int, ...] = ()
    rank: int = NOTHING
    taken: int = NO_CARD

    @property
    def is_stopp(self) -> bool:
        """Whether it is a Stopp."""
        return self.rank == NOTHING and self.cards[:1] == _STOPP


_STOPP = bytes((STOPP,))

Trick = tuple[Entry, ...]


class Outcome(NamedTuple):
    """How the last deal ended (§10, §11).

    Attributes:
        reason: ``stuck``, ``most`` (one is out), ``last`` (only one has cards) or ``nobody``.
        payers: the seats that had to pay.
        counts: cards in each hand.
    """

    reason: str
    payers: tuple[int, ...]
    counts: tuple[int, ...]


class KrassState(State):
    """A Krass Kariert match at one moment.

    Attributes:
        seats: how many.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        dealer: the oldest, who always deals (§3).
        starter: leads the running trick.
        turn: seat in turn.
        hands: per seat, its cards in their fixed order.
        known: per seat, place by place, the cards that everybody has seen go there, else `NO_CARD`.
        reserves: per seat, its reserve cards by their numbers, `NO_CARD` where one is gone.
        stock: the draw pile as it was laid, top first.
        stock_at: how many of `stock` are drawn.
        best: rank of the best combination of the trick, `NOTHING` if there is none.
        leading: who wins the trick so far, a Stopp left out, else `NOBODY`.
        draws: how often Nachziehen was played in the trick.
        trick: the running trick in order of play; it stays until what it draws is inserted.
        last_trick: the trick before in this deal.
        played: every card played in this deal, in order.
        due: cards that the seat in turn still inserts, the drawn one included.
        drawn: the card that is to be inserted, else `NO_CARD`.
        chips: per seat.
        losers: the seats that had to pay without chips (§12).
        outcome: how the last deal ended.
    """

    __slots__ = (
        "best",
        "chips",
        "deal",
        "dealer",
        "drawn",
        "draws",
        "due",
        "hands",
        "known",
        "last_trick",
        "leading",
        "losers",
        "outcome",
        "phase",
        "played",
        "reserves",
        "seats",
        "starter",
        "stock",
        "stock_at",
        "trick",
        "turn",
    )

    def __init__(self, seats: int, dealer: int, chips: int) -> None:
        self.seats = seats
        self.phase = Phase.DECK
        self.deal = 0
        self.dealer = dealer
        self.starter = self.turn = (dealer + 1) % seats
        self.hands: list[bytes] = [b""] * seats
        self.known: list[bytes] = [b""] * seats
        self.reserves: list[bytes] = [b""] * seats
        self.stock = b""
        self.stock_at = 0
        self.best = NOTHING
        self.leading = NOBODY
        self.draws = 0
        self.trick: Trick = ()
        self.last_trick: Trick = ()
        self.played = b""
        self.due = 0
        self.drawn = NO_CARD
        self.chips: tuple[int, ...] = (chips,) * seats
        self.losers: tuple[int, ...] = ()
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """Return an independent copy; what is immutable is shared."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.phase = self.phase
        new.deal = self.deal
        new.dealer = self.dealer
        new.starter = self.starter
        new.turn = self.turn
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.reserves = self.reserves[:]
        new.stock = self.stock
        new.stock_at = self.stock_at
        new.best = self.best
        new.leading = self.leading
        new.draws = self.draws
        new.trick = self.trick
        new.last_trick = self.last_trick
        new.played = self.played
        new.due = self.due
        new.drawn = self.drawn
        new.chips = self.chips
        new.losers = self.losers
        new.outcome = self.outcome
        return new

    @property
    def stock_count(self) -> int:
        """Cards left in the draw pile."""
        return len(self.stock) - self.stock_at

    def next_holder(self, seat: int) -> int:
        """Return the next seat clockwise that has cards; there is one."""
        seats = self.seats
        return next(other for step in range(1, seats) if self.hands[other := (seat + step) % seats])


def best_entry(trick: Trick, nth: int = 0) -> Entry | None:
    """Return the best combination of a trick, or the `nth` after it (each beats those before)."""
    combinations = [entry for entry in trick if entry.rank != NOTHING]
    return combinations[-1 - nth] if len(combinations) > nth else None
