"""Where a match stands, hidden cards included, as ``python -m games show`` prints it."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.cards import SUITS
from games.tausendundeins.pack import CODES, NO_SUIT, codes
from games.tausendundeins.state import NO_SEAT, TausendundeinsState


def describe(state: TausendundeinsState) -> Mapping[str, object]:
    """Return deal, dealer, hands and table."""
    seats = range(state.seats)
    is_bid = state.bidder != NO_SEAT
    return {
        "deal": state.deal,
        "dealer": state.dealer,
        "hands": [codes(hand) for hand in state.hands],
        "table": {
            "trump": None if state.trump == NO_SUIT else SUITS[state.trump],
            "leader": (state.turn - len(state.trick)) % state.seats if state.trick else None,
            "trick": [CODES[card] for card in state.trick],
            "last_trick": None
            if state.last is None
            else {
                "leader": state.last.leader,
                "cards": [CODES[card] for card in state.last.cards],
                "taker": state.last.taker,
            },
            "tricks": [state.won[seat].bit_count() // state.seats for seat in seats],
            "piles": [state.won[seat].bit_count() for seat in seats],
            "declared": [
                {"seat": each.seat, "suit": SUITS[each.suit], "points": each.value}
                for each in state.declared
            ],
            "bid": state.bid if is_bid else None,
            "bidder": state.bidder if is_bid else None,
            "passed": [seat for seat in seats if state.passed >> seat & 1],
            "stock": codes(state.stock) if state.is_stock_lying else [],
            "laid_away": codes(state.buried),
        },
    }
