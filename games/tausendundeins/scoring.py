"""What a deal brings (§5, §7, §8.3) and when a match ends (§6)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.events import Event
from games.core.game import Result
from games.tausendundeins import events
from games.tausendundeins.house import FORFEIT, HouseRules
from games.tausendundeins.pack import points_of
from games.tausendundeins.state import (
    NO_SEAT,
    Declared,
    Ending,
    Outcome,
    Phase,
    TausendundeinsState,
)

TARGET = "target"
AT_ONCE = "at-once"
DEALS = "deals"


def rounded(points: int, *, takes_last: bool) -> int:
    """Return card points divided by ten (§5): a 5 goes down, but up with the last trick."""
    return (points + (5 if takes_last else 4)) // 10


def card_points(house: HouseRules, state: TausendundeinsState, seat: int) -> int:
    """Return the card points of a seat as counted, laid-away cards included (§5, §8.3)."""
    cards = state.won[seat] | (state.buried if seat == state.bidder else 0)
    points = points_of(cards)
    return rounded(points, takes_last=seat == state.taker) if house.is_simplified else points


def declared_points(house: HouseRules, declared: Sequence[Declared], won: int, seat: int) -> int:
    """Return the declarations of a seat that count, as counted (§5, §8.4).

    Args:
        won: the cards of its tricks.
    """
    if house.needs_trick and not won:
        return 0
    return sum(each.value for each in declared if each.seat == seat) // house.unit


def live_points(house: HouseRules, state: TausendundeinsState, seat: int) -> int:
    """Return what a seat has so far in the running deal, laid-away cards left out."""
    won = state.won[seat]
    return points_of(won) + declared_points(house, state.declared, won, seat) * house.unit


def finish_trick(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End the deal after its last trick, or the match within it (§6); else change nothing."""
    if house.ends_at_once and (ended := stop_at_target(house, state)):
        return ended
    return [] if state.hands[state.taker] else finish_deal(house, state)


def stop_at_target(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End the match if a total plus the points of this deal reach the target (§6)."""
    seats = range(state.seats)
    scores = tuple(live_points(house, state, seat) for seat in seats)
    if all(state.totals[seat] + scores[seat] < house.target for seat in seats):
        return []
    declared = tuple(
        declared_points(house, state.declared, state.won[seat], seat) for seat in seats
    )
    cards = tuple(points_of(won) for won in state.won)
    return _credit(
        house, state, Outcome(Ending.STOPPED, cards, declared, (0,) * state.seats, scores)
    )


def finish_deal(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """Score a deal after its last trick."""
    seats = range(state.seats)
    cards = tuple(card_points(house, state, seat) for seat in seats)
    declared = tuple(
        declared_points(house, state.declared, state.won[seat], seat) for seat in seats
    )
    bonus = tuple(
        0 if state.won[seat] or seat == state.bidder else house.jungfrau for seat in seats
    )
    scores = [sum(parts) for parts in zip(cards, declared, bonus, strict=True)]
    bidder, bid, is_made = state.bidder, state.bid, True
    happened: list[Event] = []
    if bidder != NO_SEAT:
        points = scores[bidder]
        is_made = points >= bid
        happened.append(events.BidDecided(bidder, bid, points, is_made))
        if not is_made:
            scores[bidder] = -bid
        elif house.bid_scores:
            scores[bidder] = bid
    outcome = Outcome(Ending.PLAYED, cards, declared, bonus, tuple(scores), bidder, bid, is_made)
    return happened + _credit(house, state, outcome)


def forfeit_deal(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End a deal whose cards were not laid away (§8.5)."""
    bidder, seats = state.bidder, state.seats
    scores = [FORFEIT // (seats - 1)] * seats
    scores[bidder] = -max(FORFEIT, state.bid)
    nothing = (0,) * seats
    outcome = Outcome(
        Ending.FORFEITED,
        nothing,
        nothing,
        nothing,
        tuple(scores),
        bidder,
        state.bid,
        is_made=False,
    )
    return [events.Forfeited(bidder), *_credit(house, state, outcome)]


def pass_deal(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End a deal in which nobody bid; nobody scores (§8.2)."""
    nothing = (0,) * state.seats
    state.outcome = Outcome(Ending.PASSED, nothing, nothing, nothing, nothing)
    return [events.AllPassed(None), *_end(house, state)]


def _credit(house: HouseRules, state: TausendundeinsState, outcome: Outcome) -> list[Event]:
    """Add what a deal brought to the totals, and end the match where it ends (§6)."""
    state.outcome = outcome
    state.totals = tuple(map(sum, zip(state.totals, outcome.scores, strict=True)))
    happened: list[Event] = [
        events.DealScored(seat, outcome.scores[seat], total)
        for seat, total in enumerate(state.totals)
    ]
    return happened + _end(house, state)


def _end(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """Make the next deal due, or end the match (§6)."""
    state.reason = _reason(house, state)
    if not state.reason:
        state.phase = Phase.DECK
        return []
    state.phase = Phase.OVER
    most = max(state.totals)
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == most)
    return [events.MatchEnded(None, winners, most)]


def _reason(house: HouseRules, state: TausendundeinsState) -> str:
    """Return why the match ends with these totals, empty if it goes on."""
    most = max(state.totals)
    if most >= house.target and (house.ties_share or state.totals.count(most) == 1):
        is_stopped = state.outcome is not None and state.outcome.ending is Ending.STOPPED
        return AT_ONCE if is_stopped else TARGET
    return DEALS if state.deal >= house.most_deals else ""


def rank_seats(totals: Sequence[int], reason: str) -> Result:
    """Return the places of final totals: the highest wins, ties share the better place."""
    places = tuple(1 + sum(other > own for other in totals) for own in totals)
    return Result(places, tuple(totals), reason)
