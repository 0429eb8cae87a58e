"""The score sheet's line of a finished deal of Rommé (§9, §12, §13)."""

from __future__ import annotations

from games.core.sheet import DealScore
from games.core.text import SeatValue, Text
from games.romme.state import Phase
from games.romme.view import RommeView


def deal_score(view: RommeView) -> DealScore | None:
    """Return what the deal that has just ended brought, ``None`` while none has."""
    if view.phase not in {Phase.DECK, Phase.OVER} or not view.outcomes:
        return None
    last = view.outcomes[-1]
    gone = [bool(last.left >> seat & 1) for seat in range(view.seats)]
    notes: list[Text] = []
    if last.winner is None:
        notes.append(Text.of("romme-sheet-undecided"))
    elif last.is_hand_romme:
        notes.append(Text.of("romme-sheet-hand-romme", seat=SeatValue(last.winner)))
    notes += [
        Text.of("romme-sheet-left", seat=SeatValue(seat))
        for seat in range(view.seats)
        if view.left[seat] and not gone[seat]
    ]
    points = tuple(None if gone[seat] else last.points[seat] for seat in range(view.seats))
    return DealScore(view.deal, view.dealer, points, view.totals, tuple(notes))
