"""What chance does in Tausendundeins: the pack is dealt (§1, §2, §8.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Final

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
    dealing_plan,
    pack,
    whole_pack,
)
from games.tausendundeins.state import (
    NO_AUCTION,
    NO_SEAT,
    Auction,
    Phase,
    Standing,
    TausendundeinsState,
)

_DECK: Final = Phase.DECK
_PLAY: Final = Phase.PLAY
_bit_of: Final = BITS.__getitem__
_deal_started = cache(events.DealStarted)
"""One instance of each; events never change."""


def next_deck(house: HouseRules, state: TausendundeinsState, shuffle: Shuffle) -> Deck | None:
    """Return the shuffled pack if it is due."""
    if state.phase is not _DECK:
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
    seats, standing = state.seats, state.standing
    dealer = (standing.dealer + 1) % seats if standing.deal else standing.dealer
    number = standing.deal + 1
    state.standing = Standing(number, dealer, standing.totals, standing.outcome)
    cards = deck.tiles
    packets = [sum(map(_bit_of, pick(cards))) for pick in _picking(seats, house.has_bidding)]
    auction = Auction(stock=packets.pop()) if house.has_bidding else NO_AUCTION
    forehand = (dealer + 1) % seats
    hands = packets[-forehand:] + packets[:-forehand] if forehand else packets
    state.hands = hands
    state.won = state.lacks = (0,) * seats
    state.trick = ()
    state.best, state.taker = NO_CARD, NO_SEAT
    state.trump = NO_SUIT
    state.declared = ()
    state.last, state.last_leader = (), NO_SEAT
    state.auction = auction
    state.turn = forehand
    state.phase = Phase.BID if house.has_bidding else _PLAY
    return [_deal_started(dealer, number)]


@cache
def _picking(
    seats: int,
    with_bidding: bool,  # noqa: FBT001
) -> tuple[Callable[[Sequence[int]], Sequence[int]], ...]:
    """Return what picks each packet of `dealing_plan` out of a deck."""
    return tuple(itemgetter(*places) for places in dealing_plan(seats, with_bidding=with_bidding))
