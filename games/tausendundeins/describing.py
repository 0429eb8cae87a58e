"""Where a match stands, hidden cards included, as ``python -m games show`` prints it."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.cards import SUITS
from games.tausendundeins.pack import CODES, NO_SUIT, codes
from games.tausendundeins.state import NO_SEAT, TausendundeinsState


def describe(state: TausendundeinsState) -> Mapping[str, object]:
    """Return deal, dealer, hands and table."""
    seats = range(state.seats)
    standing, auction = state.standing, state.auction
    is_bid = auction.bidder != NO_SEAT
    return {
        "deal": standing.deal,
        "dealer": standing.dealer,
        "hands": [codes(hand) for hand in state.hands],
        "table": {
            "trump": None if state.trump == NO_SUIT else SUITS[state.trump],
            "leader": state.leader if state.trick else None,
            "trick": [CODES[card] for card in state.trick],
            "last_trick": None
            if not state.last
            else {
                "leader": state.last_leader,
                "cards": [CODES[card] for card in state.last],
                "taker": state.leader,
            },
            "tricks": [state.won[seat].bit_count() // state.seats for seat in seats],
            "piles": [state.won[seat].bit_count() for seat in seats],
            "declared": [
                {"seat": each.seat, "suit": SUITS[each.suit], "points": each.value}
                for each in state.declared
            ],
            "bid": auction.bid if is_bid else None,
            "bidder": auction.bidder if is_bid else None,
            "passed": [seat for seat in seats if auction.passed >> seat & 1],
            "stock": codes(auction.stock) if state.is_stock_lying else [],
            "laid_away": codes(auction.buried),
        },
    }
