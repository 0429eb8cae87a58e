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
_PLAYED: Final = Ending.PLAYED
"""Looked up once: members of an enumeration are dear to name."""
_NOTHING: Final = tuple((0,) * seats for seats in range(5))
"""Nothing for every seat, by the number of seats."""


def rounded(points: int, *, takes_last: bool) -> int:
    """Return card points divided by ten (§5): a 5 goes down, but up with the last trick."""
    return (points + (5 if takes_last else 4)) // 10


def declared_points(house: HouseRules, state: TausendundeinsState) -> tuple[int, ...]:
    """Return the declarations of each seat that count, as they are counted (§5, §8.4)."""
    points = [0] * state.seats
    for seat, _, value in state.declared:
        if state.won[seat] or not house.needs_trick:
            points[seat] += value // house.unit
    return tuple(points)


def finish_trick(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End the deal after its last trick, or the match within it (§6); else change nothing."""
    if house.ends_at_once and (ended := stop_at_target(house, state)):
        return ended
    return [] if state.hands[state.taker] else finish_deal(house, state)


def stop_at_target(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """End the match if a total plus the points of this deal reach the target (§6).

    A deal that is played because of equal totals goes on while they stay equal.
    """
    cards = tuple(map(points_of, state.won))
    # Such a deal is counted exactly and without bidding, so this is what it brings as it stands.
    declared = declared_points(house, state)
    scores = tuple(map(add, cards, declared))
    if not _is_won(house, [*map(add, state.totals, scores)]):
        return []
    outcome = Outcome(Ending.STOPPED, cards, declared, _NOTHING[state.seats], scores)
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
    won, auction = state.won, state.auction
    bid, bidder = auction.bid, auction.bidder
    cards = [*map(points_of, won)]
    if bidder != NO_SEAT:
        cards[bidder] += points_of(auction.buried)
    if house.is_simplified:
        taker = state.taker
        cards = [rounded(each, takes_last=seat == taker) for seat, each in enumerate(cards)]
    scores = cards[:]
    declared = bonus = _NOTHING[state.seats]
    if state.declared:
        declared = declared_points(house, state)
        scores = [*map(add, scores, declared)]
    if house.jungfrau:
        bonus = tuple(
            [0 if pile or seat == bidder else house.jungfrau for seat, pile in enumerate(won)]
        )
        scores = [*map(add, scores, bonus)]
    is_made = True
    if bidder != NO_SEAT:
        is_made = scores[bidder] >= bid
        if not is_made:
            scores[bidder] = -bid
        elif house.bid_scores:
            scores[bidder] = bid
    return Outcome(_PLAYED, tuple(cards), declared, bonus, tuple(scores), bidder, bid, is_made)


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
    deal, dealer, totals, _, reason = state.standing
    totals = tuple(map(add, totals, outcome.scores))
    _end(house, state, Standing(deal, dealer, totals, outcome, reason))


def _end(house: HouseRules, state: TausendundeinsState, standing: Standing) -> None:
    """Make the next deal due, or end the match (§6), as the match now stands."""
    state.standing, state.phase = standing, _DECK
    if standing.deal >= house.most_deals or max(standing.totals) >= house.target:
        reason = _reason(house, standing)
        if reason:
            state.standing, state.phase = standing._replace(reason=reason), _OVER


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
