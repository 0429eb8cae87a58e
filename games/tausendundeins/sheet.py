"""The score sheet's line of a finished deal of Tausendundeins (§5, §7, §8)."""

from __future__ import annotations

from games.core.sheet import DealScore
from games.core.text import SeatValue, Text
from games.tausendundeins.state import NO_SEAT, RESTING, Ending, Outcome
from games.tausendundeins.view import TausendundeinsView


def deal_score(view: TausendundeinsView) -> DealScore | None:
    """Return what the deal that has just ended brought, ``None`` while none has."""
    if view.phase not in RESTING or view.outcome is None:
        return None
    outcome = view.outcome
    return DealScore(view.deal, view.dealer, outcome.scores, view.totals, tuple(_notes(outcome)))


def _notes(outcome: Outcome) -> list[Text]:
    """Return how it ended, what became of the bid, who declared and who took no trick."""
    if outcome.ending is Ending.PASSED:
        return [Text.of("tausendundeins-sheet-passed")]
    notes: list[Text] = []
    if outcome.ending is Ending.FORFEITED:
        notes.append(Text.of("tausendundeins-sheet-forfeited", seat=SeatValue(outcome.bidder)))
    elif outcome.bidder != NO_SEAT:
        made = "yes" if outcome.is_made else "no"
        bidder = SeatValue(outcome.bidder)
        notes.append(Text.of("tausendundeins-sheet-bid", seat=bidder, bid=outcome.bid, made=made))
    for seat, points in enumerate(outcome.declared):
        if points:
            declared = Text.of("tausendundeins-sheet-declared", seat=SeatValue(seat), points=points)
            notes.append(declared)
    notes += [
        Text.of("tausendundeins-sheet-jungfrau", seat=SeatValue(seat))
        for seat, points in enumerate(outcome.bonus)
        if points
    ]
    if outcome.ending is Ending.STOPPED:
        notes.append(Text.of("tausendundeins-sheet-stopped"))
    return notes
