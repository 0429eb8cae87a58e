"""What chance does in Krass Kariert: the pack is shuffled and dealt in its order (§3, §4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.core.actions import Action
from games.core.errors import Refusal
from games.core.events import Event
from games.core.shuffle import Shuffle
from games.krass_kariert import events, refusals
from games.krass_kariert.actions import Deck
from games.krass_kariert.cards import NO_CARD, PACK
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.readings import NOTHING
from games.krass_kariert.state import NOBODY, KrassState, Phase

_PLAY: Final = Phase.PLAY
_deal_started = cache(events.DealStarted)
"""One instance of each; events never change."""


def next_chance(state: KrassState, shuffle: Shuffle) -> Deck | None:
    """Return the shuffled pack if it is due."""
    return Deck(tuple(shuffle(PACK))) if state.phase is Phase.DECK else None


def chance_refusal(state: KrassState, action: Action) -> Refusal | None:
    """Return why this pack cannot be dealt now."""
    if not isinstance(action, Deck) or state.phase is not Phase.DECK:
        return refusals.DECK_NOT_DUE()
    if tuple(sorted(action.tiles)) != PACK:
        return refusals.WRONG_PACK(cards=len(PACK))
    return None


def deal(options: KrassKariertOptions, state: KrassState, action: Deck) -> list[Event]:
    """Deal whole hands from the dealer's left on, then the reserve cards, in the pack's order."""
    seats, cards = state.seats, bytes(action.tiles)
    size, spare = options.fitting_hand(seats), options.reserve
    unknown = bytes(size)
    at, spare_at = 0, seats * size
    for place in range(seats):
        seat = (state.dealer + 1 + place) % seats
        state.hands[seat] = cards[at : at + size]
        state.known[seat] = unknown
        state.reserves[seat] = cards[spare_at : spare_at + spare]
        at += size
        spare_at += spare
    state.stock = cards[spare_at:]
    state.stock_at = 0
    state.deal += 1
    state.best = NOTHING
    state.leading = NOBODY
    state.draws = 0
    state.trick = state.last_trick = ()
    state.played = b""
    state.due = 0
    state.drawn = NO_CARD
    state.outcome = None
    state.turn = state.starter
    state.phase = _PLAY
    return [_deal_started(state.starter, state.deal, size)]
