"""What chance does in Tausendundeins: the pack is dealt (§1, §2, §8.1)."""

from __future__ import annotations

from games.core.errors import Refusal
from games.core.events import Event
from games.core.shuffle import Shuffle
from games.tausendundeins import events, refusals
from games.tausendundeins.actions import Deck
from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import (
    BITS,
    NO_CARD,
    NO_SUIT,
    TO_STOCK,
    dealing_plan,
    pack,
    whole_pack,
)
from games.tausendundeins.state import NO_SEAT, Phase, TausendundeinsState


def next_deck(house: HouseRules, state: TausendundeinsState, shuffle: Shuffle) -> Deck | None:
    """Return the shuffled pack if it is due."""
    if state.phase is not Phase.DECK:
        return None
    return Deck(tuple(shuffle(whole_pack(state.seats, with_bidding=house.has_bidding))))


def deck_refusal(house: HouseRules, state: TausendundeinsState, deck: Deck) -> Refusal | None:
    """Return why these cards cannot be dealt now."""
    if state.phase is not Phase.DECK:
        return refusals.DECK_NOT_DUE()
    cards = whole_pack(state.seats, with_bidding=house.has_bidding)
    if len(deck.tiles) != len(cards) or pack(deck.tiles) != pack(cards):
        return refusals.WRONG_PACK(cards=len(cards))
    return None


def deal(house: HouseRules, state: TausendundeinsState, deck: Deck) -> list[Event]:
    """Deal in packets clockwise from forehand (§2, §8.1)."""
    seats = state.seats
    if state.deal:
        state.dealer = (state.dealer + 1) % seats
    state.deal += 1
    forehand = (state.dealer + 1) % seats
    hands, stock = [0] * seats, 0
    plan = dealing_plan(seats, with_bidding=house.has_bidding)
    for place, card in zip(plan, deck.tiles, strict=True):
        if place == TO_STOCK:
            stock |= BITS[card]
        else:
            hands[(forehand + place) % seats] |= BITS[card]
    state.hands, state.stock = hands, stock
    state.won = [0] * seats
    state.lacks = [0] * seats
    state.trick = ()
    state.best, state.taker = NO_CARD, NO_SEAT
    state.trump = NO_SUIT
    state.declared = ()
    state.last = None
    state.bid, state.bidder, state.passed = 0, NO_SEAT, 0
    state.buried = 0
    state.turn = forehand
    state.phase = Phase.BID if house.has_bidding else Phase.PLAY
    return [events.DealStarted(state.dealer, state.deal)]
