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
from games.romme.finishing import (
    barred_card,
    discard,
    discard_refusal,
    end_turn,
    staging_refusal,
)
from games.romme.house import HouseRules
from games.romme.melds import End, Fault, Meld, read_meld
from games.romme.state import (
    NO_CARD,
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


def turn_refusal(house: HouseRules, state: RommeState, action: Action) -> Refusal | None:
    """Return why the seat in turn may not do this now."""
    kind = type(action)
    if kind is not Draw and state.phase is Phase.DRAW:
        return refusals.DRAW_FIRST()
    return _JUDGING[kind](house, state, action)


def take_action(house: HouseRules, state: RommeState, action: Action) -> list[Event]:
    """Do what `turn_refusal` does not refuse, and say what happened."""
    return DOING[type(action)](house, state, action)


def is_opening(house: HouseRules, state: RommeState) -> bool:
    """Return whether the seat in turn has been dealt one card more and only discards (§2)."""
    return house.forehand_discards and state.turns == 0


def lays_too_early(house: HouseRules, state: RommeState) -> bool:
    """Return whether it is too early in the deal for the seat in turn to lay anything (§6)."""
    if not house.silent_rounds:
        return False
    playing = state.seats - state.left.bit_count()
    return state.turns // playing < house.silent_rounds


def may_touch(house: HouseRules, state: RommeState) -> bool:
    """Return whether the seat in turn may stage lay-offs and swaps at all (§9, §10)."""
    return house.may_touch_early or state.is_out(state.turn)


def can_return(house: HouseRules, state: RommeState) -> bool:
    """Return whether a takeback puts the card just taken back on the Ablage (§3)."""
    return (
        house.pile_only_to_lay
        and state.source is Source.PILE
        and state.has_drawn
        and not state.staged
    )


def laying_refusal(house: HouseRules, state: RommeState) -> Refusal | None:
    """Return why the seat in turn may lay nothing at all now."""
    if is_opening(house, state):
        return refusals.ONLY_DISCARD()
    if lays_too_early(house, state):
        return refusals.TOO_EARLY(turn=house.silent_rounds + 1)
    return None


def _draw_refusal(house: HouseRules, state: RommeState, action: Draw) -> Refusal | None:
    if state.phase is not Phase.DRAW:
        return refusals.ONLY_DISCARD() if is_opening(house, state) else refusals.ALREADY_DRAWN()
    if action.source is Source.STOCK:
        return None
    if not state.pile:
        return refusals.PILE_EMPTY()
    if house.pile_only_once_out and not state.is_out(state.turn):
        return refusals.PILE_NOT_OUT()
    return refusals.CARD_RETURNED() if state.has_returned else None


def _draw(_: HouseRules, state: RommeState, action: Draw) -> list[Event]:
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


def _discard_refusal(house: HouseRules, state: RommeState, action: Discard) -> Refusal | None:
    hand = state.hands[state.turn]
    if not hands.count(hand, action.card):
        return refusals.NOT_IN_HAND(card=_word(action.card))
    if barred_card(house, state, hand) == action.card:
        return refusals.TAKEN_CARD(card=_word(action.card))
    if not state.staged and not house.pile_only_to_lay:
        return None
    return discard_refusal(house, state, hands.size(hand) - 1)


def _take_back_refusal(house: HouseRules, state: RommeState, _: TakeBack) -> Refusal | None:
    if state.staged or can_return(house, state):
        return None
    return refusals.NOTHING_STAGED()


def _lay_out_refusal(house: HouseRules, state: RommeState, action: LayOut) -> Refusal | None:
    refusal = laying_refusal(house, state)
    if refusal is not None:
        return refusal
    hand = state.hands[state.turn]
    missing = hands.first_missing(hand, action.tiles)
    if missing is not None:
        return refusals.NOT_IN_HAND(card=_word(missing))
    meld = _read(action.tiles, house.melds)
    if isinstance(meld, Fault):
        return meld_fault(house, meld)
    if len(action.tiles) >= hands.size(hand):
        return last_card_refusal(house, state, action)
    return None


def meld_fault(house: HouseRules, fault: Fault) -> Refusal:
    """Return why cards are no meld, as a refusal."""
    if fault is Fault.TOO_MANY:
        return refusals.MELD_TOO_MANY(most=house.melds.max_satz)
    return refusals.MELD_FAULTS[fault]()


def last_card_refusal(
    house: HouseRules, state: RommeState, action: LayOut | LayOff
) -> Refusal | None:
    """Return why this action, which lays the last card, may not end the deal (§8–§10)."""
    if not house.may_lay_last:
        return refusals.LAST_CARD()
    points = 0
    if isinstance(action, LayOut):
        meld = _read(action.tiles, house.melds)
        assert isinstance(meld, Meld)
        points = _value(meld, house.melds)
    staged = (*state.staged, Staged(action, state.melds, 0, points))
    return staging_refusal(house, state, staged, 0)


def _lay_out(house: HouseRules, state: RommeState, action: LayOut) -> list[Event]:
    seat = state.turn
    meld = _read(action.tiles, house.melds)
    assert isinstance(meld, Meld)
    index = len(state.melds)
    _stage(state, action, index, _value(meld, house.melds))
    state.melds = (*state.melds, on_table(meld, seat, house.melds))
    for card in action.tiles:
        _spend(state, card)
    happened: list[Event] = [events.MeldLaid(seat, index, action.tiles)]
    if not state.hands[seat]:
        end_turn(house, state, None, happened)
    return happened


def _lay_off_refusal(house: HouseRules, state: RommeState, action: LayOff) -> Refusal | None:
    refusal = _touching_refusal(house, state, action.meld)
    if refusal is not None:
        return refusal
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
        return last_card_refusal(house, state, action)
    return None


def _touching_refusal(house: HouseRules, state: RommeState, meld: int) -> Refusal | None:
    """Return why nothing may be laid off on or swapped from this meld."""
    refusal = laying_refusal(house, state)
    if refusal is not None:
        return refusal
    if not may_touch(house, state):
        return refusals.NOT_OUT()
    return refusals.NO_SUCH_MELD(meld=letter(meld)) if meld >= len(state.melds) else None


def _lay_off(house: HouseRules, state: RommeState, action: LayOff) -> list[Event]:
    seat = state.turn
    laid = state.melds[action.meld]
    _stage(state, action, action.meld, 0)
    end = action.end or _only_end(laid, action.card)
    _replace(house, state, action.meld, laid.meld.lay_off(action.card, end))
    _spend(state, action.card)
    happened: list[Event] = [events.CardLaidOff(seat, action.meld, action.card)]
    if not state.hands[seat]:
        end_turn(house, state, None, happened)
    return happened


def _only_end(laid: TableMeld, card: int) -> End:
    """Return the one end of a meld that a card fits."""
    is_low = laid.low >= 0 and (card == laid.low or (card == JOKER and laid.high < 0))
    return End.LOW if is_low else End.HIGH


def _swap_refusal(house: HouseRules, state: RommeState, action: Swap) -> Refusal | None:
    if not house.swaps:
        return refusals.NO_SWAPS()
    refusal = _touching_refusal(house, state, action.meld)
    if refusal is not None:
        return refusal
    missing = hands.first_missing(state.hands[state.turn], action.tiles)
    if missing is not None:
        return refusals.NOT_IN_HAND(card=_word(missing))
    laid = state.melds[action.meld]
    if not laid.swaps and not laid.together:
        return refusals.NO_JOKER(meld=letter(action.meld))
    if laid.together and action.tiles != laid.together:
        together = CardValue(tuple(CODES[card] for card in laid.together))
        return refusals.SWAP_TOGETHER(meld=letter(action.meld), cards=together)
    if not laid.together:
        first, *others = action.tiles
        if others or first == JOKER or not laid.swaps >> first & 1:
            return refusals.WRONG_SWAP(meld=letter(action.meld), card=_word(first))
    return None


def _swap(house: HouseRules, state: RommeState, action: Swap) -> list[Event]:
    seat = state.turn
    before = state.melds[action.meld].meld
    after = before.swap(action.tiles, house.melds)
    jokers = before.jokers - after.jokers
    _stage(state, action, action.meld, 0, jokers)
    _replace(house, state, action.meld, after)
    for card in action.tiles:
        _spend(state, card)
    state.hands[seat] += jokers * hands.ONE_JOKER
    state.known[seat] += jokers * hands.ONE_JOKER
    return [events.JokerSwapped(seat, action.meld, action.tiles, jokers)]


def _take_back(_: HouseRules, state: RommeState, __: TakeBack) -> list[Event]:
    """Undo the last staged action; what was shown by it stays known to all."""
    seat = state.turn
    if not state.staged:
        return _return_taken(state)
    step = state.staged[-1]
    state.staged = state.staged[:-1]
    state.known[seat] = hand_before(step, state.known[seat])
    state.hands[seat] = hand_before(step, state.hands[seat])
    state.melds = step.melds
    return [events.StagedTakenBack(seat, spent(step.action))]


def _return_taken(state: RommeState) -> list[Event]:
    """Put the card just taken back on the Ablage; now only the Talon is left to draw from (§3)."""
    seat, card = state.turn, state.drawn
    state.hands[seat] = hands.remove(state.hands[seat], card)
    state.known[seat] = hands.discard_if_held(state.known[seat], card)
    state.pile.append(card)
    state.drawn = NO_CARD
    state.held_before = False
    state.has_returned = True
    state.phase = Phase.DRAW
    return [events.CardReturned(seat, card)]


def _stage(
    state: RommeState, action: LayOut | LayOff | Swap, index: int, points: int, jokers: int = 0
) -> None:
    state.staged = (*state.staged, Staged(action, state.melds, index, points, jokers))


def _spend(state: RommeState, card: int) -> None:
    seat = state.turn
    state.hands[seat] = hands.remove(state.hands[seat], card)
    state.known[seat] = hands.discard_if_held(state.known[seat], card)


def _replace(house: HouseRules, state: RommeState, index: int, meld: Meld) -> None:
    melds = list(state.melds)
    melds[index] = on_table(meld, melds[index].owner, house.melds)
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
