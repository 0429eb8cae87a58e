"""The state of a match of Großes Los in slots of ints and immutable values; rules change it."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, Self

from games.core.game import State
from games.grosses_los.terms import Terms


class Phase(IntEnum):
    """What is due."""

    DECK = 0
    """Chance: the pack for the first or next deal."""
    PLAY = 1
    """The seat in turn leads, plays or passes."""
    OVER = 2
    """Nothing: the match has ended."""


class Kind(IntEnum):
    """What a seat did in a trick."""

    LED = 0
    SERVED = 1
    THROWN = 2
    ADDED = 3
    """One card to an A trick (§5.2)."""
    PASSED = 4

    @property
    def word(self) -> str:
        """Its name in what the command line prints."""
        return self.name.lower()


class Laid(NamedTuple):
    """One seat's part of a trick; `held` are its cards, 0 where it passed."""

    seat: int
    held: int
    kind: Kind


class Score(NamedTuple):
    """What a deal cost one seat, by where the cards lay (§9)."""

    hand: int
    open_cards: int
    pile: int

    @property
    def points(self) -> int:
        """Penalty points of the deal."""
        return self.hand + self.open_cards + self.pile


class GrossesLosState(State):
    """A match at one moment; cards are masks as in `games.grosses_los.holding`.

    Attributes:
        seats: how many.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        dealer: of the running or last deal; before the first, the first dealer.
        leader: seat that leads or led the running trick.
        turn: seat in turn.
        hands: per seat.
        holding: how many seats hold cards.
        piles: per seat, its own face-down pile.
        open_cards: per seat, the A cards that lie open before it.
        aside: cards set aside face down.
        trick: what was done in the running trick, in order.
        size: cards led to it.
        best: seat that wins it so far.
        rank: of that seat's cards.
        is_a_trick: whether an A card lies in it (§6).
        last_trick: the finished trick before.
        last_winner: who won it, -1 if there was none.
        scores: of the last finished deal per seat, empty before.
        totals: penalty points of finished deals per seat.
    """

    __slots__ = (
        "aside",
        "best",
        "deal",
        "dealer",
        "hands",
        "holding",
        "is_a_trick",
        "last_trick",
        "last_winner",
        "leader",
        "open_cards",
        "phase",
        "piles",
        "rank",
        "scores",
        "seats",
        "size",
        "totals",
        "trick",
        "turn",
    )

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats = seats
        self.phase = Phase.DECK
        self.deal = 0
        self.dealer = dealer
        self.leader = self.turn = (dealer + 1) % seats
        self.hands: list[int] = [0] * seats
        self.holding = 0
        self.piles: tuple[int, ...] = (0,) * seats
        self.open_cards: tuple[int, ...] = (0,) * seats
        self.aside = 0
        self.trick: tuple[Laid, ...] = ()
        self.size = 0
        self.best = -1
        self.rank = 0
        self.is_a_trick = False
        self.last_trick: tuple[Laid, ...] = ()
        self.last_winner = -1
        self.scores: tuple[Score, ...] = ()
        self.totals: tuple[int, ...] = (0,) * seats

    def copy(self) -> Self:
        """Return an independent copy; what is immutable is shared."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.phase = self.phase
        new.deal = self.deal
        new.dealer = self.dealer
        new.leader = self.leader
        new.turn = self.turn
        new.hands = self.hands[:]
        new.holding = self.holding
        new.piles = self.piles
        new.open_cards = self.open_cards
        new.aside = self.aside
        new.trick = self.trick
        new.size = self.size
        new.best = self.best
        new.rank = self.rank
        new.is_a_trick = self.is_a_trick
        new.last_trick = self.last_trick
        new.last_winner = self.last_winner
        new.scores = self.scores
        new.totals = self.totals
        return new

    def least(self, terms: Terms) -> int:
        """Return the lowest rank that serves now, if cards are to be served (§5.3)."""
        return self.rank + terms.raise_by
