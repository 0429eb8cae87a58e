"""The end of a deal and of the match: who pays a chip, who lost, and the places (§10–§12).

What ends a deal adds what happens to a list of events.
"""

from __future__ import annotations

from games.core.events import Event
from games.core.game import Result
from games.krass_kariert import events
from games.krass_kariert.cards import NO_CARD
from games.krass_kariert.options import MAX_DEALS
from games.krass_kariert.state import KrassState, Outcome, Phase

STUCK = "stuck"
MOST = "most"
LAST = "last"
NONE = "nobody"
"""How a deal ends (`games.krass_kariert.state.Outcome`)."""
NO_CHIPS = "no-chips"
DEALS_PLAYED = "deals-played"
"""How a match ends."""


def stuck_pays(state: KrassState, seat: int, told: list[Event]) -> None:
    """End the deal because a seat is stuck; nobody else pays (§10)."""
    told.append(events.SeatStuck(seat))
    _pay(state, STUCK, (seat,), told)


def last_pays(state: KrassState, told: list[Event]) -> None:
    """End the deal because only one seat has cards; it pays (§11, house rule)."""
    payers = tuple(seat for seat, hand in enumerate(state.hands) if hand)
    told.append(events.DealEnded(None, LAST))
    _pay(state, LAST, payers, told)


def most_pay(state: KrassState, told: list[Event]) -> None:
    """End the deal because a hand is empty; the most cards pay, if anybody has one (§11)."""
    most = max(map(len, state.hands))
    payers = tuple(seat for seat, hand in enumerate(state.hands) if hand and len(hand) == most)
    reason = MOST if payers else NONE
    told.append(events.DealEnded(None, reason))
    _pay(state, reason, payers, told)


def match_result(state: KrassState) -> Result | None:
    """Return places and chips once the match is over (§12)."""
    if state.phase is not Phase.OVER:
        return None
    winners = winning_seats(state.chips, state.losers)
    places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(state.seats))
    return Result(places, state.chips, end_reason(state.losers))


def winning_seats(chips: tuple[int, ...], losers: tuple[int, ...]) -> tuple[int, ...]:
    """Return who has won a match that is over: all but the losers, else who has the most chips."""
    if losers:
        return tuple(seat for seat in range(len(chips)) if seat not in losers)
    most = max(chips)
    return tuple(seat for seat, own in enumerate(chips) if own == most)


def end_reason(losers: tuple[int, ...]) -> str:
    """Return how a match that is over ended."""
    return NO_CHIPS if losers else DEALS_PLAYED


def _pay(state: KrassState, reason: str, payers: tuple[int, ...], told: list[Event]) -> None:
    """Take the chips, and make the next deal due or end the match (§4, §12)."""
    counts = tuple(map(len, state.hands))
    chips = list(state.chips)
    for seat in payers:
        if chips[seat]:
            chips[seat] -= 1
            told.append(events.ChipPaid(seat, counts[seat], chips[seat]))
        else:
            told.append(events.ChipMissing(seat))
    state.losers = tuple(seat for seat in payers if not state.chips[seat])
    state.chips = tuple(chips)
    state.outcome = Outcome(reason, payers, counts)
    state.due = state.draws = 0
    state.drawn = NO_CARD
    state.starter = state.turn = payers[0] if len(payers) == 1 else state.dealer
    if not state.losers and state.deal < MAX_DEALS:
        state.phase = Phase.DECK
        return
    state.phase = Phase.OVER
    winners = winning_seats(state.chips, state.losers)
    told.append(events.MatchEnded(None, winners, end_reason(state.losers)))
