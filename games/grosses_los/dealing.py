"""What chance does in Großes Los: the pack is shuffled and dealt (§1, §3)."""

from __future__ import annotations

from games.core.actions import Action
from games.core.cards import CODES
from games.core.deck import Deck
from games.core.errors import Refusal
from games.core.events import Event
from games.core.shuffle import Shuffle
from games.core.text import CardValue
from games.grosses_los import events, holding, refusals
from games.grosses_los.state import GrossesLosState, Phase
from games.grosses_los.terms import Terms, pack_cards


def next_deck(terms: Terms, state: GrossesLosState, shuffle: Shuffle) -> Deck | None:
    """Return the shuffled pack if it is due.

    Where no A card may be set aside, each that would be changes places with a random dealt card
    that is none; these places come from a second shuffle.
    """
    if state.phase is not Phase.DECK:
        return None
    cards = shuffle(pack_cards(terms.jokers))
    dealt = terms.hand_size(state.seats) * state.seats
    lacking = [at for at in range(dealt, len(cards)) if _is_a(terms, cards[at])]
    if terms.always_a and lacking:
        free = [at for at in shuffle(range(dealt)) if not _is_a(terms, cards[at])]
        for at, other in zip(lacking, free, strict=False):
            cards[at], cards[other] = cards[other], cards[at]
    return Deck(tuple(cards))


def deck_refusal(terms: Terms, state: GrossesLosState, deck: Action) -> Refusal | None:
    """Return why this pack cannot be dealt now."""
    if state.phase is not Phase.DECK or not isinstance(deck, Deck):
        return refusals.DECK_NOT_DUE()
    if tuple(sorted(deck.tiles)) != pack_cards(terms.jokers):
        return refusals.WRONG_PACK(cards=terms.pack_size, jokers=terms.jokers)
    if terms.always_a:
        for card in deck.tiles[terms.hand_size(state.seats) * state.seats :]:
            if _is_a(terms, card):
                return refusals.A_CARD_ASIDE(card=CardValue.of(CODES[card]))
    return None


def deal(terms: Terms, state: GrossesLosState, deck: Deck) -> list[Event]:
    """Deal one by one clockwise from the dealer's left; the rest is set aside (§3)."""
    seats, cards = state.seats, deck.tiles
    if state.deal:
        state.dealer = (state.dealer + 1) % seats
    state.deal += 1
    first = (state.dealer + 1) % seats
    size = terms.hand_size(seats)
    dealt = size * seats
    for place in range(seats):
        state.hands[(first + place) % seats] = holding.pack(cards[place:dealt:seats])
    state.holding = seats
    state.piles = state.open_cards = (0,) * seats
    state.aside = holding.pack(cards[dealt:])
    state.trick = state.last_trick = ()
    state.size = state.rank = 0
    state.best = state.last_winner = -1
    state.is_a_trick = False
    state.leader = state.turn = first
    state.phase = Phase.PLAY
    return [events.DealStarted(state.dealer, state.deal, size)]


def _is_a(terms: Terms, card: int) -> bool:
    return bool(terms.a_cards >> card & 1)
