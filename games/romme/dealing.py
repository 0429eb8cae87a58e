"""What chance does in Rommé: the pack is dealt (§1, §2), the Ablage is turned over (§11)."""

from __future__ import annotations

from functools import cache

from games.core.actions import Action
from games.core.cards import french_pack
from games.core.deck import Deck
from games.core.errors import Refusal
from games.core.events import Event
from games.core.shuffle import Shuffle
from games.romme import events, hands, refusals
from games.romme.actions import Source, Turnover
from games.romme.house import HouseRules
from games.romme.options import PACKS
from games.romme.state import NO_CARD, Phase, RommeState, next_seat


@cache
def whole_pack(jokers: int) -> tuple[int, ...]:
    """Return all cards in pack order (§1)."""
    return french_pack(PACKS, jokers)


def next_chance(house: HouseRules, state: RommeState, shuffle: Shuffle) -> Deck | Turnover | None:
    """Return the shuffled cards that are due, if any."""
    if state.phase is Phase.DECK:
        return Deck(tuple(shuffle(whole_pack(house.options.joker))))
    if state.phase is Phase.TURNOVER:
        return Turnover(tuple(shuffle(state.pile[:-1])))
    return None


def chance_refusal(house: HouseRules, state: RommeState, action: Action) -> Refusal | None:
    """Return why these cards cannot be dealt or turned over now."""
    if isinstance(action, Deck):
        if state.phase is not Phase.DECK:
            return refusals.DECK_NOT_DUE()
        pack = whole_pack(house.options.joker)
        if tuple(sorted(action.tiles)) != pack:
            return refusals.WRONG_PACK(cards=len(pack), jokers=house.options.joker)
        return None
    if not isinstance(action, Turnover) or state.phase is not Phase.TURNOVER:
        return refusals.TURNOVER_NOT_DUE()
    if sorted(action.tiles) != sorted(state.pile[:-1]):
        return refusals.WRONG_TURNOVER(cards=len(state.pile) - 1)
    return None


def deal(house: HouseRules, state: RommeState, action: Deck) -> list[Event]:
    """Deal one by one clockwise from the dealer's left; the rest is the Talon (§2)."""
    seats, cards = state.seats, action.tiles
    if state.deal:
        state.dealer = next_seat(seats, state.left, state.dealer)
    state.deal += 1
    first = next_seat(seats, state.left, state.dealer)
    playing = seats - state.left.bit_count()
    dealt = house.options.hand_size(playing) * playing
    state.hands = [hands.EMPTY] * seats
    seat = first
    for place in range(playing):
        state.hands[seat] = hands.pack(cards[place:dealt:playing])
        seat = next_seat(seats, state.left, seat)
    state.known = [hands.EMPTY] * seats
    state.stock = cards[dealt:]
    state.stock_at = 0
    state.pile = []
    state.melds = ()
    state.out = 0
    state.turns = state.reshuffles = 0
    state.drawn = NO_CARD
    state.source = Source.STOCK
    state.has_returned = False
    state.last = None
    state.turn = first
    state.phase = Phase.DRAW
    deals = house.options.deals(seats)
    happened: list[Event] = [events.DealStarted(state.dealer, state.deal, deals)]
    if house.opens_pile:
        state.pile = [cards[dealt]]
        state.stock_at = 1
        happened.append(events.PileOpened(None, cards[dealt]))
    elif house.forehand_discards:
        state.hands[first] = hands.add(state.hands[first], cards[dealt])
        state.stock_at = 1
        state.phase = Phase.PLAY
        happened.append(events.ForehandBegins(first))
    return happened


def turn_over(_: HouseRules, state: RommeState, action: Turnover) -> list[Event]:
    """Make all but the top card of the Ablage the new Talon (§11)."""
    state.stock = action.tiles
    state.stock_at = 0
    state.pile = state.pile[-1:]
    state.reshuffles += 1
    state.phase = Phase.DRAW
    return [events.PileTurned(None, len(action.tiles))]
