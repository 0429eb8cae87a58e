"""What chance does in Krass Kariert: the pack is shuffled and dealt in its order (§3, §4)."""

from __future__ import annotations

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
    at = 0
    order = [(state.dealer + 1 + place) % seats for place in range(seats)]
    for seat in order:
        state.hands[seat] = cards[at : at + size]
        state.known[seat] = bytes(size)
        at += size
    for seat in order:
        state.reserves[seat] = cards[at : at + spare]
        at += spare
    state.stock = cards[at:]
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
    state.phase = Phase.PLAY
    return [events.DealStarted(state.starter, state.deal, size)]
