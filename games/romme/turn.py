"""One turn of Rommé, action by action: may it be done, and doing it (§3–§10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from games.core.actions import Action
from games.core.cards import CODES, JOKER
from games.core.errors import Refusal
from games.core.events import Event
from games.core.scene import letter
from games.core.text import CardValue
from games.romme import events, hands, refusals
from games.romme.actions import Discard, Draw, LayOff, LayOut, Source, Swap, TakeBack
from games.romme.finishing import discard, staging_refusal
from games.romme.melds import End, Fault, Meld, read_meld
from games.romme.options import RommeOptions
from games.romme.state import (
    Phase,
    RommeState,
    Staged,
    TableMeld,
    hand_before,
    on_table,
    spent,
)

_read = lru_cache(4096)(read_meld)
"""`read_meld`, remembered: an action is judged and then done."""
_value = lru_cache(4096)(Meld.value)
_card_drawn = cache(events.CardDrawn)
_card_taken = cache(events.CardTaken)
"""One instance for each seat and card; events never change."""


def turn_refusal(options: RommeOptions, state: RommeState, action: Action) -> Refusal | None:
    """Return why the seat in turn may not do this now."""
    kind = type(action)
    if kind is not Draw and state.phase is Phase.DRAW:
        return refusals.DRAW_FIRST()
    return _JUDGING[kind](options, state, action)


def take_action(options: RommeOptions, state: RommeState, action: Action) -> list[Event]:
    """Do what `turn_refusal` does not refuse, and say what happened."""
    return DOING[type(action)](options, state, action)


def _draw_refusal(_: RommeOptions, state: RommeState, action: Draw) -> Refusal | None:
    if state.phase is not Phase.DRAW:
        return refusals.ALREADY_DRAWN()
    if action.source is Source.PILE and not state.pile:
        return refusals.PILE_EMPTY()
    return None


def _draw(_: RommeOptions, state: RommeState, action: Draw) -> list[Event]:
    seat = state.turn
    hand = state.hands[seat]
    state.phase = Phase.PLAY
    state.source = action.source
    event: Event
    if action.source is Source.STOCK:
        card = state.stock[state.stock_at]
        state.stock_at += 1
        event = _card_drawn(seat, card)
    else:
        card = state.pile.pop()
        state.known[seat] = hands.add(state.known[seat], card)
        event = _card_taken(seat, card)
    state.drawn = card
    state.held_before = hands.count(hand, card) > 0
    state.hands[seat] = hands.add(hand, card)
    return [event]


def _discard_refusal(options: RommeOptions, state: RommeState, action: Discard) -> Refusal | None:
    hand = state.hands[state.turn]
    if not hands.count(hand, action.card):
        return refusals.NOT_IN_HAND(card=_word(action.card))
    if state.barred(hand) == action.card:
        return refusals.TAKEN_CARD(card=_word(action.card))
    if not state.staged:
        return None
    return staging_refusal(options, state, hands.size(hand) - 1)


def _take_back_refusal(_: RommeOptions, state: RommeState, __: TakeBack) -> Refusal | None:
    return None if state.staged else refusals.NOTHING_STAGED()


def _lay_out_refusal(_: RommeOptions, state: RommeState, action: LayOut) -> Refusal | None:
    hand = state.hands[state.turn]
    missing = hands.first_missing(hand, action.tiles)
    if missing is not None:
        return refusals.NOT_IN_HAND(card=_word(missing))
    meld = _read(action.tiles)
    if isinstance(meld, Fault):
        return refusals.MELD_FAULTS[meld]()
    if len(action.tiles) >= hands.size(hand):
        return refusals.LAST_CARD()
    return None


def _lay_out(_: RommeOptions, state: RommeState, action: LayOut) -> list[Event]:
    seat = state.turn
    meld = _read(action.tiles)
    assert isinstance(meld, Meld)
    index = len(state.melds)
    _stage(state, action, index, _value(meld))
    state.melds = (*state.melds, on_table(meld, seat))
    for card in action.tiles:
        _spend(state, card)
    return [events.MeldLaid(seat, index, action.tiles)]


def _lay_off_refusal(_: RommeOptions, state: RommeState, action: LayOff) -> Refusal | None:
    if action.meld >= len(state.melds):
        return refusals.NO_SUCH_MELD(meld=letter(action.meld))
    hand = state.hands[state.turn]
    if not hands.count(hand, action.card):
        return refusals.NOT_IN_HAND(card=_word(action.card))
    laid = state.melds[action.meld]
    if not laid.takes_joker if action.card == JOKER else not laid.fits >> action.card & 1:
        return refusals.DOES_NOT_FIT(card=_word(action.card), meld=letter(action.meld))
    if laid.has_two_ends(action.card) != (action.end is not None):
        kind = refusals.WHICH_END if action.end is None else refusals.ONE_END
        return kind(card=_word(action.card), meld=letter(action.meld))
    if hands.size(hand) == 1:
        return refusals.LAST_CARD()
    return None


def _lay_off(_: RommeOptions, state: RommeState, action: LayOff) -> list[Event]:
    laid = state.melds[action.meld]
    _stage(state, action, action.meld, 0)
    end = action.end or _only_end(laid, action.card)
    _replace(state, action.meld, laid.meld.lay_off(action.card, end))
    _spend(state, action.card)
    return [events.CardLaidOff(state.turn, action.meld, action.card)]


def _only_end(laid: TableMeld, card: int) -> End:
    """Return the one end of a meld that a card fits."""
    is_low = laid.low >= 0 and (card == laid.low or (card == JOKER and laid.high < 0))
    return End.LOW if is_low else End.HIGH


def _swap_refusal(_: RommeOptions, state: RommeState, action: Swap) -> Refusal | None:
    if action.meld >= len(state.melds):
        return refusals.NO_SUCH_MELD(meld=letter(action.meld))
    if not hands.count(state.hands[state.turn], action.card):
        return refusals.NOT_IN_HAND(card=_word(action.card))
    laid = state.melds[action.meld]
    if not laid.swaps:
        return refusals.NO_JOKER(meld=letter(action.meld))
    if action.card == JOKER or not laid.swaps >> action.card & 1:
        return refusals.WRONG_SWAP(meld=letter(action.meld), card=_word(action.card))
    return None


def _swap(_: RommeOptions, state: RommeState, action: Swap) -> list[Event]:
    seat = state.turn
    _stage(state, action, action.meld, 0)
    _replace(state, action.meld, state.melds[action.meld].meld.swap(action.card))
    _spend(state, action.card)
    state.hands[seat] = hands.add(state.hands[seat], JOKER)
    state.known[seat] = hands.add(state.known[seat], JOKER)
    return [events.JokerSwapped(seat, action.meld, action.card)]


def _take_back(_: RommeOptions, state: RommeState, __: TakeBack) -> list[Event]:
    """Undo the last staged action; what was shown by it stays known to all."""
    seat = state.turn
    step = state.staged[-1]
    state.staged = state.staged[:-1]
    state.known[seat] = hand_before(step.action, state.known[seat])
    state.hands[seat] = hand_before(step.action, state.hands[seat])
    state.melds = step.melds
    return [events.StagedTakenBack(seat, spent(step.action))]


def _stage(state: RommeState, action: LayOut | LayOff | Swap, index: int, points: int) -> None:
    state.staged = (*state.staged, Staged(action, state.melds, index, points))


def _spend(state: RommeState, card: int) -> None:
    seat = state.turn
    state.hands[seat] = hands.remove(state.hands[seat], card)
    state.known[seat] = hands.discard_if_held(state.known[seat], card)


def _replace(state: RommeState, index: int, meld: Meld) -> None:
    melds = list(state.melds)
    melds[index] = on_table(meld, melds[index].owner)
    state.melds = tuple(melds)


def _word(card: int) -> CardValue:
    return CardValue.of(CODES[card])


# Typed by what `type(action)` is; each function takes its own action.
_JUDGING: Final[dict[type[Action], Callable[..., Refusal | None]]] = {
    Draw: _draw_refusal,
    LayOut: _lay_out_refusal,
    LayOff: _lay_off_refusal,
    Swap: _swap_refusal,
    TakeBack: _take_back_refusal,
    Discard: _discard_refusal,
}
DOING: Final[dict[type[Action], Callable[..., list[Event]]]] = {
    Draw: _draw,
    LayOut: _lay_out,
    LayOff: _lay_off,
    Swap: _swap,
    TakeBack: _take_back,
    Discard: discard,
}
