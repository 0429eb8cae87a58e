"""The state of a Rommé match in slots of ints and immutable values; only the rules change it."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple, Self

from games.core.cards import JOKER
from games.core.game import State
from games.romme import hands
from games.romme.actions import Discard, LayOut, Source, Staging, Swap
from games.romme.melds import STANDARD, Kind, Meld

NO_CARD: Final = -1
MAX_SATZ: Final = 4
MAX_FOLGE: Final = 13
"""Longest melds (§4)."""


class Phase(IntEnum):
    """What is due."""

    DECK = 0
    """Chance: the pack for the first or next deal."""
    TURNOVER = 1
    """Chance: the new Talon."""
    DRAW = 2
    """The seat in turn draws."""
    PLAY = 3
    """The seat in turn stages or discards."""
    OVER = 4
    """Nothing: the match has ended."""


class TableMeld(NamedTuple):
    """A meld on the table with what can be done to it, worked out once when it changes.

    Attributes:
        meld: the cards as they lie.
        owner: the seat that laid it.
        low, high: the natural card that fits this end, `NO_CARD` if none; a Satz has none.
        fits: mask of the natural cards that can be laid off, wherever.
        takes_joker: whether a joker can be laid off.
        swaps: mask of the cards that may take a joker's place.
    """

    meld: Meld
    owner: int
    low: int
    high: int
    fits: int
    takes_joker: bool
    swaps: int

    def has_two_ends(self, card: int) -> bool:
        """Return whether a card that fits must name the end it goes to."""
        if card == JOKER:
            return NO_CARD not in {self.low, self.high}
        return self.low == self.high == card


class Staged(NamedTuple):
    """One staged action and what takes it back.

    Attributes:
        action: what was done.
        melds: the table before it.
        at: index of the meld concerned.
        points: value of a new meld as laid (§6), 0 for anything else.
    """

    action: Staging
    melds: tuple[TableMeld, ...]
    at: int
    points: int


class Turn(NamedTuple):
    """The last finished turn, as everybody saw it.

    Attributes:
        seat: whose.
        source: where it drew from.
        taken: the card taken from the Ablage, `NO_CARD` if it drew from the Talon.
        staged: what it laid, in order.
        discard: how it ended.
    """

    seat: int
    source: Source
    taken: int
    staged: tuple[Staged, ...]
    discard: Discard


class Outcome(NamedTuple):
    """How a deal ended.

    Attributes:
        winner: the seat that went out, ``None`` if nobody did.
        is_hand_romme: whether it went out in one turn (§9).
        points: minus points of this deal per seat.
    """

    winner: int | None
    is_hand_romme: bool
    points: tuple[int, ...]


class RommeState(State):
    """A Rommé match at one moment.

    Attributes:
        seats: how many.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        dealer: of the running or last deal; before the first, the first dealer.
        turn: seat in turn.
        hands: per seat, as in `games.romme.hands`.
        known: per seat, the part of its hand that everybody has seen: cards taken from the
            Ablage, swapped jokers, cards taken back.
        stock: the order in which the Talon was laid, top first.
        stock_at: how many of `stock` are drawn.
        pile: the Ablage, top last.
        melds: on the table, in the order laid.
        out: bit mask of the seats whose first meld has counted.
        turns: finished turns in this deal.
        reshuffles: turnovers in this deal.
        drawn: card drawn this turn, else `NO_CARD`.
        source: where it came from.
        held_before: whether the seat held a copy of the drawn card before.
        staged: what this turn has laid so far.
        last: the last finished turn of this deal.
        outcomes: of the finished deals, in order.
    """

    __slots__ = (
        "deal",
        "dealer",
        "drawn",
        "hands",
        "held_before",
        "known",
        "last",
        "melds",
        "out",
        "outcomes",
        "phase",
        "pile",
        "reshuffles",
        "seats",
        "source",
        "staged",
        "stock",
        "stock_at",
        "turn",
        "turns",
    )

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats = seats
        self.phase = Phase.DECK
        self.deal = 0
        self.dealer = dealer
        self.turn = (dealer + 1) % seats
        self.hands: list[int] = [0] * seats
        self.known: list[int] = [0] * seats
        self.stock: tuple[int, ...] = ()
        self.stock_at = 0
        self.pile: list[int] = []
        self.melds: tuple[TableMeld, ...] = ()
        self.out = 0
        self.turns = 0
        self.reshuffles = 0
        self.drawn = NO_CARD
        self.source = Source.STOCK
        self.held_before = False
        self.staged: tuple[Staged, ...] = ()
        self.last: Turn | None = None
        self.outcomes: tuple[Outcome, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy; what is immutable is shared."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.phase = self.phase
        new.deal = self.deal
        new.dealer = self.dealer
        new.turn = self.turn
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.stock = self.stock
        new.stock_at = self.stock_at
        new.pile = self.pile[:]
        new.melds = self.melds
        new.out = self.out
        new.turns = self.turns
        new.reshuffles = self.reshuffles
        new.drawn = self.drawn
        new.source = self.source
        new.held_before = self.held_before
        new.staged = self.staged
        new.last = self.last
        new.outcomes = self.outcomes
        return new

    @property
    def stock_count(self) -> int:
        """Cards left in the Talon."""
        return len(self.stock) - self.stock_at

    def is_out(self, seat: int) -> bool:
        """Return whether the first meld of a seat has counted in an earlier turn (§6)."""
        return bool(self.out >> seat & 1)

    def barred(self, hand: int) -> int:
        """Return the card that may not end this turn, `NO_CARD` if there is none (§3).

        It is the card just taken from the Ablage, unless the seat held a copy before or holds two.
        """
        if self.source is Source.STOCK or self.held_before or hands.count(hand, self.drawn) > 1:
            return NO_CARD
        return self.drawn

    def totals(self) -> tuple[int, ...]:
        """Return the minus points of finished deals per seat (§12)."""
        return totals(self.seats, self.outcomes)


def hand_before(action: Staging, hand: int) -> int:
    """Return the hand before a staged action that left this hand."""
    if isinstance(action, Swap):
        hand = hands.remove(hand, JOKER)
    for card in spent(action):
        hand = hands.add(hand, card)
    return hand


def spent(action: Staging) -> tuple[int, ...]:
    """Return the cards that a staged action takes from the hand."""
    return action.tiles if isinstance(action, LayOut) else (action.card,)


def totals(seats: int, outcomes: tuple[Outcome, ...]) -> tuple[int, ...]:
    """Return the sums of the minus points of these deals per seat."""
    return tuple(sum(outcome.points[seat] for outcome in outcomes) for seat in range(seats))


@lru_cache(16_384)
def on_table(meld: Meld, owner: int) -> TableMeld:
    """Return a meld with what can be done to it."""
    cards, start = meld.cards, meld.start
    if meld.kind is Kind.SATZ:
        missing = sum(1 << card for card in range(start, JOKER, 13) if card not in cards)
        has_room = len(cards) < MAX_SATZ
        swaps = missing if JOKER in cards else 0
        return TableMeld(meld, owner, NO_CARD, NO_CARD, missing if has_room else 0, has_room, swaps)
    size = len(cards)
    base = meld.suit * 13
    low = high = NO_CARD
    if size < MAX_FOLGE:
        low = base + (start - 1) % 13 if STANDARD.may_run((start - 1) % 13, size + 1) else NO_CARD
        high = base + (start + size) % 13 if STANDARD.may_run(start, size + 1) else NO_CARD
    fits = sum(1 << card for card in {low, high} - {NO_CARD})
    swaps = 0
    if JOKER in cards:
        for place, card in enumerate(cards):
            if card == JOKER:
                swaps |= 1 << base + (start + place) % 13
    return TableMeld(meld, owner, low, high, fits, fits > 0, swaps)
