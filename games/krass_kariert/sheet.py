"""The score sheet's line of a finished deal of Krass Kariert (§11, §12)."""

from __future__ import annotations

from games.core.sheet import DealScore
from games.core.text import SeatValue, Text
from games.krass_kariert.state import Outcome
from games.krass_kariert.view import KrassView


def deal_score(view: KrassView) -> DealScore | None:
    """Return what the deal that has just ended brought, ``None`` while none has."""
    outcome = view.outcome
    if outcome is None:
        return None
    paid = set(outcome.payers) - set(view.losers)
    points = tuple(-1 if seat in paid else 0 for seat in range(view.seats))
    lost = (Text.of("krass_kariert-sheet-lost", seat=SeatValue(seat)) for seat in view.losers)
    return DealScore(view.deal, view.dealer, points, view.chips, (_why(outcome), *lost))


def _why(outcome: Outcome) -> Text:
    """Return why the deal ended as it did, and for whom."""
    count = len(outcome.payers)
    if count == 0:
        return Text.of("krass_kariert-sheet-nobody")
    if count > 1:
        return Text.of("krass_kariert-sheet-several", count=count)
    seat = SeatValue(outcome.payers[0])
    return Text.of("krass_kariert-sheet-pays", seat=seat, reason=outcome.reason)
