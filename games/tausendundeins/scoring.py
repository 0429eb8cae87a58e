"""What a deal brings (§5, §7, §8.3) and when a match ends (§6)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

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
    Standing,
    TausendundeinsState,
)

TARGET = "target"
AT_ONCE = "at-once"
DEALS = "deals"
_DECK: Final = Phase.DECK
_OVER: Final = Phase.OVER
"""Looked up once: members of an enumeration are dear to name."""


def rounded(points: int, *, takes_last: bool) -> int:
    """Return card points divided by ten (§5): a 5 goes down, but up with the last trick."""
    return (points + (5 if takes_last else 4)) // 10


def card_points(house: HouseRules, state: TausendundeinsState, seat: int) -> int:
    """Return the card points of a seat as counted, laid-away cards included (§5, §8.3)."""
    cards = state.won[seat] | (state.auction.buried if seat == state.auction.bidder else 0)
    points = points_of(cards)
    return rounded(points, takes_last=seat == state.taker) if house.is_simplified else points


def declared_points(house: HouseRules, declared: Sequence[Declared], won: int, seat: int) -> int:
    """Return the declarations of a seat that count, as counted (§5, §8.4); `won` is its tricks."""
    if house.needs_trick and not won:
        return 0
    return sum(each.value for each in declared if each.seat == seat) // house.unit


def live_points(house: HouseRules, state: TausendundeinsState, seat: int) -> int:
    """Return what a seat has so far in a deal that the target may end at once (§6).

    Such a deal is counted exactly and without bidding, so this is what it brings as it stands.
    """
    won = state.won[seat]
    return points_of(won) + declared_points(house, state.declared, won, seat)


def finish_trick(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End the deal after its last trick, or the match within it (§6); else change nothing."""
    if house.ends_at_once and (ended := stop_at_target(house, state)):
        return ended
    return [] if state.hands[state.taker] else finish_deal(house, state)


def stop_at_target(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End the match if a total plus the points of this deal reach the target (§6).

    A deal that is played because of equal totals goes on while they stay equal.
    """
    seats = range(state.seats)
    scores = tuple(live_points(house, state, seat) for seat in seats)
    sums = [state.totals[seat] + scores[seat] for seat in seats]
    if not _is_won(house, sums):
        return []
    declared = tuple(
        declared_points(house, state.declared, state.won[seat], seat) for seat in seats
    )
    cards = tuple(points_of(won) for won in state.won)
    outcome = Outcome(Ending.STOPPED, cards, declared, (0,) * state.seats, scores)
    _credit(house, state, outcome)
    return _told(state, outcome)


def score_deal(house: HouseRules, state: TausendundeinsState) -> Outcome:
    """Score a deal after its last trick, tell nobody, and return what it brought."""
    outcome = played_outcome(house, state)
    _credit(house, state, outcome)
    return outcome


def finish_deal(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """Score a deal after its last trick."""
    outcome = score_deal(house, state)
    happened: list[Event] = []
    if outcome.bidder != NO_SEAT:
        points = outcome.cards[outcome.bidder] + outcome.declared[outcome.bidder]
        happened.append(events.BidDecided(outcome.bidder, outcome.bid, points, outcome.is_made))
    return happened + _told(state, outcome)


def played_outcome(house: HouseRules, state: TausendundeinsState) -> Outcome:
    """Return what a deal brings whose last trick was taken (§5, §7, §8.3)."""
    seats, won = range(state.seats), state.won
    bid, bidder = state.auction.bid, state.auction.bidder
    cards = tuple([card_points(house, state, seat) for seat in seats])
    declared = bonus = (0,) * state.seats
    if state.declared:
        declared = tuple(
            [declared_points(house, state.declared, won[seat], seat) for seat in seats]
        )
    if house.jungfrau:
        bonus = tuple([0 if won[seat] or seat == bidder else house.jungfrau for seat in seats])
    scores = [cards[seat] + declared[seat] + bonus[seat] for seat in seats]
    is_made = bidder == NO_SEAT or scores[bidder] >= bid
    if not is_made:
        scores[bidder] = -bid
    elif house.bid_scores and bidder != NO_SEAT:
        scores[bidder] = bid
    return Outcome(Ending.PLAYED, cards, declared, bonus, tuple(scores), bidder, bid, is_made)


def forfeit_deal(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End a deal whose cards were not laid away (§8.5)."""
    bid, bidder, seats = state.auction.bid, state.auction.bidder, state.seats
    scores = [FORFEIT // (seats - 1)] * seats
    scores[bidder] = -max(FORFEIT, bid)
    nothing = (0,) * seats
    outcome = Outcome(
        Ending.FORFEITED,
        nothing,
        nothing,
        nothing,
        tuple(scores),
        bidder,
        bid,
        is_made=False,
    )
    _credit(house, state, outcome)
    return [events.Forfeited(bidder), *_told(state, outcome)]


def pass_deal(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End a deal in which nobody bid; nobody scores (§8.2)."""
    nothing = (0,) * state.seats
    outcome = Outcome(Ending.PASSED, nothing, nothing, nothing, nothing)
    _end(house, state, state.standing._replace(outcome=outcome))
    return [events.AllPassed(None), *_told_if_over(state)]


def _credit(house: HouseRules, state: TausendundeinsState, outcome: Outcome) -> None:
    """Add what a deal brought to the totals, and end the match where it ends (§6)."""
    standing = state.standing
    totals = tuple(map(add, standing.totals, outcome.scores))
    _end(house, state, Standing(standing.deal, standing.dealer, totals, outcome, standing.reason))


def _end(house: HouseRules, state: TausendundeinsState, standing: Standing) -> None:
    """Make the next deal due, or end the match (§6), as the match now stands."""
    reason = _reason(house, standing)
    state.standing = standing._replace(reason=reason) if reason else standing
    state.phase = _OVER if reason else _DECK


def _told(state: TausendundeinsState, outcome: Outcome) -> list[Event]:
    """Return the events of a deal that was credited, and of the match if it ended with it."""
    happened: list[Event] = [
        events.DealScored(seat, score, state.totals[seat])
        for seat, score in enumerate(outcome.scores)
    ]
    return happened + _told_if_over(state)


def _told_if_over(state: TausendundeinsState) -> list[Event]:
    if state.phase is not _OVER:
        return []
    most = max(state.totals)
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == most)
    return [events.MatchEnded(None, winners, most)]


def _reason(house: HouseRules, standing: Standing) -> str:
    """Return why the match ends with these totals, empty if it goes on."""
    totals, outcome = standing.totals, standing.outcome
    if _is_won(house, totals):
        is_stopped = outcome is not None and outcome.ending is Ending.STOPPED
        return AT_ONCE if is_stopped else TARGET
    return DEALS if standing.deal >= house.most_deals else ""


def _is_won(house: HouseRules, totals: Sequence[int]) -> bool:
    """Return whether these totals end the match: at the target, and not equal on top (§6)."""
    most = max(totals)
    return most >= house.target and (house.ties_share or totals.count(most) == 1)


def rank_seats(totals: Sequence[int], reason: str) -> Result:
    """Return the places of final totals: the highest wins, ties share the better place."""
    places = tuple(1 + sum(other > own for other in totals) for own in totals)
    return Result(places, tuple(totals), reason)
