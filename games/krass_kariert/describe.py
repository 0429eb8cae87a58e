"""What ``python -m games show`` prints of a Krass Kariert state, as plain values."""

from __future__ import annotations

from collections.abc import Mapping

from games.krass_kariert.cards import CODES, NO_CARD, codes_of
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.readings import NOTHING, kind_of, top_of
from games.krass_kariert.state import Entry, KrassState, best_entry


def describe_state(options: KrassKariertOptions, state: KrassState) -> Mapping[str, object]:
    """Return deal, dealer, hands and table; hands are in their order, seats count from 0."""
    best = best_entry(state.trick)
    return {
        "deal": state.deal,
        "dealer": state.dealer,
        "hands": [list(codes_of(hand)) for hand in state.hands],
        "table": {
            "stock": state.stock_count,
            "reserves": [
                [CODES[card] if card else None for card in reserve] for reserve in state.reserves
            ],
            "starter": state.starter,
            "trick": [_entry(entry) for entry in state.trick],
            "best": None if best is None else _combination(best),
            "due": state.due or state.draws * options.nachziehen,
            "drawn": CODES[state.drawn] if state.drawn != NO_CARD else None,
            "losers": list(state.losers),
            "last_deal": None
            if state.outcome is None
            else {"reason": state.outcome.reason, "pays": list(state.outcome.payers)},
        },
    }


def _entry(entry: Entry) -> Mapping[str, object]:
    """Return what a seat did: cards, a reserve card, or neither (it was skipped)."""
    if not entry.cards:
        taken = CODES[entry.taken] if entry.taken else None
        return {"seat": entry.seat, "cards": [], "reserve": taken}
    found: dict[str, object] = {"seat": entry.seat, "cards": list(codes_of(entry.cards))}
    if entry.rank != NOTHING:
        found |= {"kind": kind_of(entry.rank).code, "top": top_of(entry.rank)}
    if entry.named:
        found["named"] = list(entry.named)
    return found


def _combination(entry: Entry) -> Mapping[str, object]:
    return {"seat": entry.seat, "kind": kind_of(entry.rank).code, "top": top_of(entry.rank)}
