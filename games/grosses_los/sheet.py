"""The score sheet's line of a finished deal of Großes Los (§9)."""

from __future__ import annotations

from games.core.sheet import DealScore
from games.core.text import SeatValue, Text
from games.grosses_los.view import GrossesLosView


def deal_score(view: GrossesLosView) -> DealScore | None:
    """Return what the deal that has just ended brought, ``None`` while none has."""
    if not view.open_hands:
        return None
    notes = tuple(
        Text.of(
            "grosses_los-sheet-parts",
            seat=SeatValue(seat),
            hand=score.hand,
            open=score.open_cards,
            pile=score.pile,
        )
        for seat, score in enumerate(view.scores)
        if score.open_cards or score.pile
    )
    points = tuple(score.points for score in view.scores)
    return DealScore(view.deal, view.dealer, points, view.totals, notes)
