"""The state of a Rommé match in slots of ints and immutable values; only the rules change it."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple, Self

from games.core.cards import JOKER
from games.core.game import State
from games.romme import hands
from games.romme.actions import Discard, LayOff, Source, Staging
from games.romme.melds import MAX_FOLGE, STANDARD, Kind, Meld, MeldRules

NO_CARD: Final = -1


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
        swaps: mask of the cards that may take a joker's place by themselves.
        together: cards that may take the places of all jokers, but only together; `()` if none.
    """

    meld: Meld
    owner: int
    low: int
    high: int
    fits: int
    takes_joker: bool
    swaps: int
    together: tuple[int, ...] = ()

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
        jokers: how many jokers it brought to the hand.
    """

    action: Staging
    melds: tuple[TableMeld, ...]
    at: int
    points: int
    jokers: int = 0


class Turn(NamedTuple):
    """The last finished turn, as everybody saw it.

    Attributes:
        seat: whose.
        source: where it drew from, ``None`` if it did not draw (§2).
        taken: the card taken from the Ablage, `NO_CARD` if it drew from the Talon.
        staged: what it laid, in order.
        discard: how it ended, ``None`` if the last card was laid (§8).
    """

    seat: int
    source: Source | None
    taken: int
    staged: tuple[Staged, ...]
    discard: Discard | None


class Outcome(NamedTuple):
    """How a deal ended.

    Attributes:
        winner: the seat that went out, ``None`` if nobody did.
        is_hand_romme: whether it went out in one turn (§9).
        points: minus points of this deal per seat.
        left: bit mask of the seats that had left the match before it (§13).
    """

    winner: int | None
    is_hand_romme: bool
    points: tuple[int, ...]
    left: int = 0


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
        has_returned: whether this turn has put a taken card back (§3).
        staged: what this turn has laid so far.
        last: the last finished turn of this deal.
        outcomes: of the finished deals, in order.
        left: bit mask of the seats that have left the match (§13).
    """

    __slots__ = (
        "deal",
        "dealer",
        "drawn",
        "hands",
        "has_returned",
        "held_before",
        "known",
        "last",
        "left",
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
        self.has_returned = False
        self.staged: tuple[Staged, ...] = ()
        self.last: Turn | None = None
        self.outcomes: tuple[Outcome, ...] = ()
        self.left = 0

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
        new.has_returned = self.has_returned
        new.staged = self.staged
        new.last = self.last
        new.outcomes = self.outcomes
        new.left = self.left
        return new

    @property
    def stock_count(self) -> int:
        """Cards left in the Talon."""
        return len(self.stock) - self.stock_at

    @property
    def has_drawn(self) -> bool:
        """Return whether the seat in turn has drawn a card."""
        return self.drawn != NO_CARD

    def is_out(self, seat: int) -> bool:
        """Return whether the first meld of a seat has counted in an earlier turn (§6)."""
        return bool(self.out >> seat & 1)

    def barred(self, hand: int) -> int:
        """Return the card that may not end this turn, `NO_CARD` if there is none (§3).

        It is the card just taken from the Ablage, unless the seat held a copy before or holds two.
        """
        if self.source is not Source.PILE or self.held_before or hands.count(hand, self.drawn) > 1:
            return NO_CARD
        return self.drawn

    def totals(self) -> tuple[int, ...]:
        """Return the minus points of finished deals per seat (§12)."""
        return totals(self.seats, self.outcomes)


def next_seat(seats: int, left: int, seat: int) -> int:
    """Return the seat that follows clockwise among those that have not left the match."""
    following = (seat + 1) % seats
    while left >> following & 1:
        following = (following + 1) % seats
    return following


def hand_before(step: Staged, hand: int) -> int:
    """Return the hand before a staged action that left this hand."""
    if step.jokers:
        hand -= step.jokers * hands.ONE_JOKER
    for card in spent(step.action):
        hand = hands.add(hand, card)
    return hand


def net_laid(staged: tuple[Staged, ...], card: int) -> int:
    """Return how many copies of a card fewer the hand holds than before these steps."""
    laid = sum(spent(step.action).count(card) for step in staged)
    return laid - sum(step.jokers for step in staged) if card == JOKER else laid


def spent(action: Staging) -> tuple[int, ...]:
    """Return the cards that a staged action takes from the hand."""
    return (action.card,) if isinstance(action, LayOff) else action.tiles


def totals(seats: int, outcomes: tuple[Outcome, ...]) -> tuple[int, ...]:
    """Return the sums of the minus points of these deals per seat."""
    return tuple(sum(outcome.points[seat] for outcome in outcomes) for seat in range(seats))


@lru_cache(16_384)
def on_table(meld: Meld, owner: int, rules: MeldRules = STANDARD) -> TableMeld:
    """Return a meld with what can be done to it."""
    cards, start = meld.cards, meld.start
    if meld.kind is Kind.SATZ:
        return _satz_on_table(meld, owner, rules)
    size = len(cards)
    base = meld.suit * 13
    low = high = NO_CARD
    if size < MAX_FOLGE:
        low = base + (start - 1) % 13 if rules.may_run((start - 1) % 13, size + 1) else NO_CARD
        high = base + (start + size) % 13 if rules.may_run(start, size + 1) else NO_CARD
    fits = sum(1 << card for card in {low, high} - {NO_CARD})
    swaps = 0
    if JOKER in cards:
        for place, card in enumerate(cards):
            if card == JOKER:
                swaps |= 1 << base + (start + place) % 13
    takes_joker = fits > 0 and meld.has_joker_room(rules)
    return TableMeld(meld, owner, low, high, fits, takes_joker, swaps)


def _satz_on_table(meld: Meld, owner: int, rules: MeldRules) -> TableMeld:
    missing = meld.missing(rules)
    has_room = len(meld.cards) < rules.max_satz
    fits = sum(1 << card for card in missing) if has_room else 0
    takes_joker = has_room and meld.has_joker_room(rules)
    offered = meld.swaps(rules)
    swaps = sum(1 << cards[0] for cards in offered if len(cards) == 1)
    together = next((cards for cards in offered if len(cards) > 1), ())
    return TableMeld(meld, owner, NO_CARD, NO_CARD, fits, takes_joker, swaps, together)
