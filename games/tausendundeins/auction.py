"""Bidding, the Stock and laying away (§8.2, §8.5): what is refused and what it does."""

from __future__ import annotations

from games.core.errors import Refusal
from games.core.events import Event
from games.core.text import CardValue
from games.tausendundeins import events, refusals
from games.tausendundeins.actions import Bid, Bury, Forfeit, Pass
from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import BITS, CODES, pack, unpack
from games.tausendundeins.scoring import forfeit_deal, pass_deal
from games.tausendundeins.state import NO_SEAT, Phase, TausendundeinsState


def auction_refusal(
    house: HouseRules, state: TausendundeinsState, action: Bid | Pass
) -> Refusal | None:
    """Return why the seat in turn may not bid or pass (§8.2)."""
    if not house.has_bidding:
        return refusals.NO_BIDDING()
    if state.phase is not Phase.BID:
        return refusals.AUCTION_OVER()
    if isinstance(action, Pass):
        return None
    least = house.next_bid(state.auction.bid)
    if action.points < least:
        return refusals.BID_TOO_LOW(least=least)
    if action.points > house.highest_bid:
        return refusals.BID_TOO_HIGH(most=house.highest_bid)
    if (action.points - house.lowest_bid) % house.step:
        return refusals.BID_OFF_STEP(lowest=house.lowest_bid, step=house.step)
    return None


def bury_refusal(
    house: HouseRules, state: TausendundeinsState, action: Bury | Forfeit
) -> Refusal | None:
    """Return why the seat in turn may not lay these cards away, or not forfeit (§8.2, §8.5)."""
    if not house.has_bidding:
        return refusals.NO_BIDDING()
    if state.phase is Phase.BID:
        return refusals.AUCTION_FIRST()
    if state.phase is not Phase.BURY:
        return refusals.NOTHING_TO_LAY_AWAY()
    if isinstance(action, Forfeit):
        return None if house.has_penalty else refusals.NO_PENALTY()
    for card in action.tiles:
        if not state.hands[state.turn] & BITS[card]:
            return refusals.CANNOT_LAY_AWAY(card=CardValue.of(CODES[card]))
    return None


def bid(house: HouseRules, state: TausendundeinsState, action: Bid) -> list[Event]:
    """Raise the bid; the highest possible one ends the auction at once."""
    seat = state.turn
    state.auction = state.auction._replace(bid=action.points, bidder=seat)
    happened: list[Event] = [events.BidMade(seat, action.points)]
    others = _still_in(state) & ~(1 << seat)
    if action.points == house.highest_bid or not others:
        return happened + _take_stock(house, state)
    _next_bidder(state)
    return happened


def pass_bid(house: HouseRules, state: TausendundeinsState, _: Pass) -> list[Event]:
    """Leave the auction; it ends when one bid stands, or when nobody is left (§8.2)."""
    seat = state.turn
    auction = state.auction = state.auction._replace(passed=state.auction.passed | 1 << seat)
    happened: list[Event] = [events.Passed(seat)]
    left = _still_in(state)
    if auction.bidder == NO_SEAT and not left:
        if not house.forehand_plays:
            return happened + pass_deal(house, state)
        forehand = (state.standing.dealer + 1) % state.seats
        state.auction = auction._replace(bid=house.lowest_bid, bidder=forehand)
        return happened + _take_stock(house, state)
    if auction.bidder != NO_SEAT and left == 1 << auction.bidder:
        return happened + _take_stock(house, state)
    _next_bidder(state)
    return happened


def bury(_: HouseRules, state: TausendundeinsState, action: Bury) -> list[Event]:
    """Lay two cards away; then the same seat leads."""
    buried = pack(action.tiles)
    state.auction = state.auction._replace(buried=buried)
    state.hands[state.turn] ^= buried
    state.phase = Phase.PLAY
    return [events.CardsLaidAway(state.turn, action.tiles)]


def forfeit(house: HouseRules, state: TausendundeinsState, _: Forfeit) -> list[Event]:
    """End the deal by not laying away (§8.5)."""
    return forfeit_deal(house, state)


def _still_in(state: TausendundeinsState) -> int:
    """Return the mask of the seats that have not passed."""
    return ((1 << state.seats) - 1) & ~state.auction.passed


def _next_bidder(state: TausendundeinsState) -> None:
    seat = (state.turn + 1) % state.seats
    while state.auction.passed >> seat & 1:
        seat = (seat + 1) % state.seats
    state.turn = seat


def _take_stock(house: HouseRules, state: TausendundeinsState) -> list[Event]:
    """Give the Stock to the winner of the auction, who lays away next."""
    bid, bidder, _, stock, _ = state.auction
    state.turn = bidder
    state.hands[bidder] |= stock
    state.phase = Phase.BURY
    cards = unpack(stock)
    happened: list[Event] = [events.StockTaken(bidder, bid, cards)]
    if house.is_stock_open:
        happened.append(events.StockShown(bidder, cards))
    return happened
