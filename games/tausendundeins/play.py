"""Playing a card and declaring a pair (§3, §4): what is refused and what it does."""

from __future__ import annotations

from typing import Final

from games.core.cards import SUITS
from games.core.errors import Refusal
from games.core.events import Event
from games.core.text import CardValue
from games.tausendundeins import refusals
from games.tausendundeins.actions import Declare
from games.tausendundeins.events import CARD_PLAYED, TRICK_TAKEN, PairDeclared
from games.tausendundeins.house import HouseRules
from games.tausendundeins.pack import (
    BITS,
    CODES,
    COLOUR_VALUES,
    KING,
    NO_CARD,
    ORDER_VALUES,
    POINTS,
    QUEEN,
    SUIT_MASKS,
    codes,
)
from games.tausendundeins.scoring import finish_trick, stop_at_target
from games.tausendundeins.state import Declared, TausendundeinsState, joined
from games.tausendundeins.trick import declarable, duties, pair_of, playable

_PAIR: Final = (QUEEN, KING)


def card_refusal(house: HouseRules, state: TausendundeinsState, card: int) -> Refusal | None:
    """Return why the seat in turn may not play a card (§3)."""
    hand, trick = state.hands[state.turn], state.trick
    if not hand & BITS[card]:
        return refusals.NOT_IN_HAND(card=CardValue.of(CODES[card]))
    if not trick:
        return None
    if house.is_free and (card >> 3 == trick[0] >> 3 or not hand & SUIT_MASKS[trick[0] >> 3]):
        return None
    allowed = playable(house, hand, trick, state.best, state.trump)
    if allowed & BITS[card]:
        return None
    cards = CardValue(tuple(codes(allowed)))
    led = trick[0]
    if hand & SUIT_MASKS[led >> 3] and card >> 3 != led >> 3:
        return refusals.MUST_FOLLOW(card=CardValue.of(CODES[led]), allowed=cards)
    if card >> 3 != allowed.bit_length() - 1 >> 3:
        return refusals.MUST_TRUMP(allowed=cards)
    return refusals.MUST_BEAT(card=CardValue.of(CODES[state.best]), allowed=cards)


def declare_refusal(
    house: HouseRules, state: TausendundeinsState, action: Declare
) -> Refusal | None:
    """Return why the seat in turn may not declare with a card (§4, §8.4)."""
    card, hand = action.card, state.hands[state.turn]
    if not hand & BITS[card]:
        return refusals.NOT_IN_HAND(card=CardValue.of(CODES[card]))
    if state.trick:
        return refusals.ONLY_LEADER()
    if card & 7 not in _PAIR:
        return refusals.NO_PAIR_CARD(card=CardValue.of(CODES[card]))
    missing = pair_of(card) & ~hand
    if missing:
        return refusals.PAIR_INCOMPLETE(card=CardValue.of(CODES[missing.bit_length() - 1]))
    if not state.last and not house.first_lead_declares:
        return refusals.NOT_FIRST_TRICK()
    if state.totals[state.turn] > house.lock:
        return refusals.LOCKED(limit=house.lock)
    if not declarable(house, hand & pair_of(card), state.trump):
        return refusals.SUIT_TOO_LOW(last=SUITS[state.trump])
    return None


def declarable_now(house: HouseRules, state: TausendundeinsState) -> int:
    """Return the Queens of the pairs that the seat in turn may declare, 0 if it does not lead."""
    if state.trick:
        return 0
    found = declarable(house, state.hands[state.turn], state.trump)
    if not found or state.totals[state.turn] > house.lock:
        return 0
    return found if house.first_lead_declares or state.last else 0


def declare(house: HouseRules, state: TausendundeinsState, action: Declare) -> list[Event]:
    """Announce a pair, make its suit trump, and lead one of the two (§4)."""
    seat, suit = state.turn, action.card >> 3
    value = announce(house, state, suit, seat)
    happened: list[Event] = [PairDeclared(seat, suit, value)]
    happened += play_card(house, state, action.card)
    if house.ends_at_once:
        happened += stop_at_target(house, state)
    return happened


def announce(house: HouseRules, state: TausendundeinsState, suit: int, seat: int) -> int:
    """Make a declared suit trump, and return what its pair is worth if it counts (§4)."""
    value = ORDER_VALUES[len(state.declared)] if house.is_by_order else COLOUR_VALUES[suit]
    state.declared += (Declared(seat, suit, value),)
    state.trump = suit
    return value


def play_card(house: HouseRules, state: TausendundeinsState, card: int) -> list[Event]:
    """Play a card of the seat in turn, and end the trick, deal or match where it ends."""
    seat, trick, best = state.turn, state.trick, state.best
    state.hands[seat] ^= BITS[card]
    following = seat + 1 if seat + 1 < state.seats else 0
    if not trick:
        state.best = card
        state.taker = seat
        state.trick = (card,)
        state.turn = following
        return [CARD_PLAYED[seat][card]]
    suit = card >> 3
    if not house.is_free:
        _note_duties(house, state, card)
    elif suit != trick[0] >> 3:
        state.lacks = joined(state.lacks, seat, SUIT_MASKS[trick[0] >> 3])
    # As `games.tausendundeins.trick.takes`, which a call here would make twice as dear.
    if card > best if suit == best >> 3 else suit == state.trump:
        state.best = card
        state.taker = seat
    trick = (*trick, card)
    if len(trick) < state.seats:
        state.trick = trick
        state.turn = following
        return [CARD_PLAYED[seat][card]]
    taker = state.taker
    cards = points = 0
    for each in trick:
        cards |= BITS[each]
        points += POINTS[each]
    state.won = joined(state.won, taker, cards)
    state.last = trick
    state.last_leader = following
    state.trick = ()
    state.best = NO_CARD
    state.turn = taker
    happened: list[Event] = [CARD_PLAYED[seat][card], TRICK_TAKEN[taker][points]]
    if house.ends_at_once or not state.hands[taker]:
        happened += finish_trick(house, state)
    return happened


def _note_duties(house: HouseRules, state: TausendundeinsState, card: int) -> None:
    """Remember what the seat in turn cannot hold: every duty that it did not fulfil."""
    for duty in duties(house, state.trick[0] >> 3, state.best, state.trump):
        if duty & BITS[card]:
            return
        state.lacks = joined(state.lacks, state.turn, duty)
