"""The state of a match of Tausendundeins in slots of ints and masks; only the rules change it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, Self

from games.core.game import State
from games.tausendundeins.pack import NO_CARD, NO_SUIT

NO_SEAT: Final = -1


class Phase(IntEnum):
    """What is due."""

    DECK = 0
    """Chance: the pack for the first or next deal."""
    BID = 1
    """The seat in turn bids or passes."""
    BURY = 2
    """The winner of the auction lays two cards away."""
    PLAY = 3
    """The seat in turn plays a card."""
    OVER = 4
    """Nothing: the match has ended."""


class Declared(NamedTuple):
    """A declaration of this deal (§4): who, which suit, and what it is worth if it counts."""

    seat: int
    suit: int
    value: int


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, and who took it."""

    leader: int
    cards: tuple[int, ...]
    taker: int


class Ending(IntEnum):
    """How a deal ended."""

    PLAYED = 0
    """After its last trick."""
    STOPPED = 1
    """A seat reached the target within it (§6)."""
    PASSED = 2
    """Nobody bid and the cards were dealt anew (§8.2)."""
    FORFEITED = 3
    """The winner of the auction forgot to lay away (§8.5)."""


class Outcome(NamedTuple):
    """What a deal brought.

    Attributes:
        ending: how it ended.
        cards: card points per seat as counted, laid-away cards included.
        declared: declarations per seat as counted.
        bonus: for taking no trick, per seat (§7).
        scores: what each total changed by.
        bidder: the seat that played for a bid, `NO_SEAT` without bidding.
        bid: its bid, 0 without one.
        is_made: whether the bid was made (§8.3).
    """

    ending: Ending
    cards: tuple[int, ...]
    declared: tuple[int, ...]
    bonus: tuple[int, ...]
    scores: tuple[int, ...]
    bidder: int = NO_SEAT
    bid: int = 0
    is_made: bool = True


class Standing(NamedTuple):
    """What changes only between two deals.

    Attributes:
        deal: number of the running or last deal, 0 before the first.
        dealer: of the running or last deal; before the first, the first dealer.
        totals: points of finished deals per seat.
        outcome: of the last finished deal.
        reason: how the match ended, empty while it runs.
    """

    deal: int
    dealer: int
    totals: tuple[int, ...]
    outcome: Outcome | None = None
    reason: str = ""


class Auction(NamedTuple):
    """What was bid for and what became of it (§8.2).

    Attributes:
        bid: highest bid, 0 before the first.
        bidder: who made it or plays for it, `NO_SEAT` if nobody.
        passed: mask of the seats that are out of the auction.
        stock: the two cards of the Stock, also after it was taken; 0 without bidding.
        buried: the cards laid away.
    """

    bid: int = 0
    bidder: int = NO_SEAT
    passed: int = 0
    stock: int = 0
    buried: int = 0


def joined(sets: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    """Return sets of cards per seat with these added to that of one seat."""
    more = list(sets)
    more[seat] |= cards
    return tuple(more)


NO_AUCTION: Final = Auction()


class TausendundeinsState(State):
    """A match at one moment; sets of cards are masks (`games.tausendundeins.pack`).

    Attributes:
        seats: how many.
        phase: what is due.
        turn: seat to act.
        hands: per seat.
        won: per seat, the cards of its tricks.
        trick: cards of the running trick in order of play.
        best: the card that wins it so far, `NO_CARD` between tricks.
        taker: whose that is; between tricks, who took the last.
        trump: suit, `NO_SUIT` before a declaration.
        declared: declarations of this deal, in order.
        last: cards of the last finished trick of this deal in order of play, none before it.
        last_leader: who led to it; who took it leads to the running trick.
        lacks: per seat, cards that everybody knows not to be in its hand.
        auction: of this deal.
        standing: of the match.
    """

    __slots__ = (
        "auction",
        "best",
        "declared",
        "hands",
        "lacks",
        "last",
        "last_leader",
        "phase",
        "seats",
        "standing",
        "taker",
        "trick",
        "trump",
        "turn",
        "won",
    )

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats = seats
        self.phase = Phase.DECK
        self.turn = (dealer + 1) % seats
        self.hands: list[int] = [0] * seats
        self.won: tuple[int, ...] = (0,) * seats
        self.trick: tuple[int, ...] = ()
        self.best = NO_CARD
        self.taker = NO_SEAT
        self.trump = NO_SUIT
        self.declared: tuple[Declared, ...] = ()
        self.last: tuple[int, ...] = ()
        self.last_leader = NO_SEAT
        self.lacks: tuple[int, ...] = (0,) * seats
        self.auction = NO_AUCTION
        self.standing = Standing(0, dealer, (0,) * seats)

    def copy(self) -> Self:
        """Return an independent copy; what is immutable is shared."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.phase = self.phase
        new.turn = self.turn
        new.hands = self.hands[:]
        new.won = self.won
        new.trick = self.trick
        new.best = self.best
        new.taker = self.taker
        new.trump = self.trump
        new.declared = self.declared
        new.last = self.last
        new.last_leader = self.last_leader
        new.lacks = self.lacks
        new.auction = self.auction
        new.standing = self.standing
        return new

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of finished deals per seat."""
        return self.standing.totals

    @property
    def leader(self) -> int:
        """Who leads to the running trick, or will lead to the next."""
        return (self.turn - len(self.trick)) % self.seats

    @property
    def is_stock_lying(self) -> bool:
        """Return whether the Stock still lies on the table, or was never taken."""
        if self.phase is Phase.BID:
            return True
        return bool(self.auction.stock) and self.auction.bidder == NO_SEAT


RESTING: Final = frozenset({Phase.DECK, Phase.OVER})
"""When nobody is to act."""
