"""What one seat, or the public, may know of a match: the only exit of hidden cards.

Everybody has seen every card played, who took it, and whom a suit has failed; hidden are the other
hands, the Stock and the cards laid away until the deal is scored.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from games.tausendundeins.house import STOCK, HouseRules
from games.tausendundeins.pack import PAIR_MASKS
from games.tausendundeins.state import (
    NO_SEAT,
    RESTING,
    Auction,
    Declared,
    Ending,
    Outcome,
    Phase,
    Standing,
    TausendundeinsState,
    Trick,
)


@dataclass(frozen=True, slots=True)
class TausendundeinsView:
    """A match as one seat sees it; sets of cards are masks (`games.tausendundeins.pack`).

    Attributes:
        seat: whose view, ``None`` for the public.
        seats: how many play.
        phase: what is due.
        deal: number of the running or last deal, 0 before the first.
        dealer, turn: seats.
        hand: the own cards; public: none. Left out when the view is printed.
        counts: cards in each hand.
        trick: cards of the running trick in order of play.
        best: the card that wins it so far.
        taker: whose that is; between tricks, who took the last.
        trump: suit, or `NO_SUIT`.
        declared: declarations of this deal, in order.
        won: per seat, the cards of its tricks.
        last: the last finished trick of this deal.
        lacks: per seat, cards that everybody knows not to be in its hand.
        bid: highest bid, 0 before the first.
        bidder: who made it or plays for it, `NO_SEAT` if nobody.
        passed: mask of the seats out of the auction.
        stock_count: cards of the Stock that still lie on the table.
        stock: the Stock that was taken, where this seat may know it, else none.
        buried_count: cards laid away.
        buried: those, where this seat may know them, else none.
        totals: points of finished deals per seat.
        outcome: of the last finished deal.
        reason: how the match ended, empty while it runs.
    """

    seat: int | None
    seats: int
    phase: Phase
    deal: int
    dealer: int
    turn: int
    hand: int = field(repr=False)
    counts: tuple[int, ...]
    trick: tuple[int, ...]
    best: int
    taker: int
    trump: int
    declared: tuple[Declared, ...]
    won: tuple[int, ...]
    last: Trick | None
    lacks: tuple[int, ...]
    bid: int
    bidder: int
    passed: int
    stock_count: int
    stock: int = field(repr=False)
    buried_count: int
    buried: int = field(repr=False)
    totals: tuple[int, ...]
    outcome: Outcome | None
    reason: str

    @property
    def is_own_turn(self) -> bool:
        """Return whether this seat is to act."""
        return self.seat == self.turn and self.phase not in RESTING

    @property
    def played(self) -> int:
        """Every card that lies open or was taken in a trick of this deal."""
        cards = sum(1 << card for card in self.trick)
        for won in self.won:
            cards |= won
        return cards

    def shown(self, seat: int) -> int:
        """Return the cards that everybody knows a seat to hold: the rest of its pairs (§4)."""
        pairs = 0
        for each in self.declared:
            if each.seat == seat:
                pairs |= PAIR_MASKS[each.suit]
        return pairs & ~self.played


def make_view(
    house: HouseRules, state: TausendundeinsState, seat: int | None
) -> TausendundeinsView:
    """Return what a seat (``None``: the public) may know of this state."""
    auction, standing = state.auction, state.standing
    is_bidder = seat is not None and seat == auction.bidder
    is_lying = state.is_stock_lying
    # All cards but the two were seen by then, so everybody can tell them.
    is_scored = (
        state.phase in RESTING
        and standing.outcome is not None
        and standing.outcome.ending is Ending.PLAYED
    )
    return TausendundeinsView(
        seat=seat,
        seats=state.seats,
        phase=state.phase,
        deal=standing.deal,
        dealer=standing.dealer,
        turn=state.turn,
        hand=0 if seat is None else state.hands[seat],
        counts=tuple(hand.bit_count() for hand in state.hands),
        trick=state.trick,
        best=state.best,
        taker=state.taker,
        trump=state.trump,
        declared=state.declared,
        won=state.won,
        last=Trick(state.last_leader, state.last, state.leader) if state.last else None,
        lacks=state.lacks,
        bid=auction.bid,
        bidder=auction.bidder,
        passed=auction.passed,
        stock_count=STOCK if is_lying else 0,
        stock=auction.stock if not is_lying and (is_bidder or house.is_stock_open) else 0,
        buried_count=auction.buried.bit_count(),
        buried=auction.buried if is_bidder or is_scored else 0,
        totals=standing.totals,
        outcome=standing.outcome,
        reason=standing.reason,
    )


def own_turn_state(view: TausendundeinsView) -> TausendundeinsState:
    """Return what the rules of the own next action look at: the other hands are empty."""
    state = seen_state(view)
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    return state


def seen_state(view: TausendundeinsView) -> TausendundeinsState:
    """Return what the view shows as a state without hands and hidden cards."""
    state = TausendundeinsState(view.seats, view.dealer)
    state.phase = view.phase
    state.turn = view.turn
    state.trick = view.trick
    state.best = view.best
    state.taker = view.taker
    state.trump = view.trump
    state.declared = view.declared
    state.won = view.won
    if view.last is not None:
        state.last, state.last_leader = view.last.cards, view.last.leader
    state.lacks = view.lacks
    state.auction = Auction(view.bid, view.bidder, view.passed, view.stock, view.buried)
    state.standing = Standing(view.deal, view.dealer, view.totals, view.outcome, view.reason)
    return state


def has_taken_stock(view: TausendundeinsView) -> bool:
    """Return whether somebody holds the Stock, or held it in the deal that has just ended."""
    return view.bidder != NO_SEAT and view.phase is not Phase.BID
