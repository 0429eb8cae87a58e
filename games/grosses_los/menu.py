"""What a seat is offered: single cards by one click, sets that serve, chosen cards to throw.

Everything is tried on a state made from the seat's own view, which the rules of its turn cannot
tell from the real one. Ways to throw several cards are never enumerated: the person chooses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.core.cards import parse_cards
from games.core.errors import Refusal
from games.core.menu import Control, Emphasis, Menu, Play
from games.core.text import Text
from games.grosses_los import refusals
from games.grosses_los.actions import PASS, play_of
from games.grosses_los.holding import codes, pack, singles
from games.grosses_los.judging import pass_refusal, play_refusal, playable, thrown_count
from games.grosses_los.notes import cards_value
from games.grosses_los.sets import can_serve, is_a_alone, serving_sets, set_rank, sets_to_lead
from games.grosses_los.state import GrossesLosState
from games.grosses_los.terms import Terms
from games.grosses_los.view import GrossesLosView, own_turn_state

SLUG: Final = "grosses_los"
MOST_BUTTONS: Final = 18
"""Buttons of a menu up to which each set has its own; more sets are asked for by one list."""
MOST_SETS: Final = 6
"""Sets that serve which are a button each where cards are chosen beside them."""


def make_menu(terms: Terms, view: GrossesLosView, seat: int, chosen: Sequence[str]) -> Menu:
    """Return the menu of a seat when it has chosen these cards (unknown ones are ignored)."""
    if view.seat != seat or not view.is_own_turn:
        return Menu()
    state = own_turn_state(view)
    if not view.trick:
        return Menu((*_leads(terms, view.hand), _pass(terms, state)))
    if is_a_alone(terms, view.hand):
        return Menu((_pass(terms, state),))
    thrown = thrown_count(terms, state)
    if view.is_a_trick or view.size == 1:
        return Menu((*_singles(terms, state), _pass(terms, state)))
    sets = _serving(terms, state)
    if thrown == 1:
        return Menu((*sets, *_singles(terms, state), _pass(terms, state)))
    if thrown == view.hand.bit_count():
        return Menu((*_whole_hand(view.hand, sets), _pass(terms, state)))
    throw = _throw(terms, state, thrown, _held(view, chosen))
    controls = (*sets, throw, _pass(terms, state))
    if not thrown or pass_refusal(terms, state):
        return Menu(controls)
    return Menu(controls, codes(view.hand), thrown)


def _leads(terms: Terms, hand: int) -> Iterator[Control]:
    """Yield each single card, then the sets (§4)."""
    cards = singles(hand)
    for card in cards:
        yield _card("grosses_los-control-lead", card)
    room = MOST_BUTTONS - len(cards) - 1
    yield from _sets("grosses_los-control-lead-set", sets_to_lead(terms, hand), room)


def _singles(terms: Terms, state: GrossesLosState) -> Iterator[Control]:
    """Yield each single card that may be played to this trick, what serves first."""
    least = state.least(terms)
    serves: list[Control] = []
    others: list[Control] = []
    for card in singles(playable(terms, state)):
        if play_refusal(terms, state, card):
            continue
        if state.is_a_trick:
            serves.append(_card("grosses_los-control-add", card))
        elif state.size == 1 and set_rank(terms, card) >= least:
            serves.append(_card("grosses_los-control-serve", card, Emphasis.MAIN))
        else:
            label = Text.of("grosses_los-label-throw", cards=cards_value(card))
            others.append(_card("grosses_los-control-throw", card, label=label))
    yield from serves
    yield from others


def _whole_hand(hand: int, sets: Sequence[Control]) -> Sequence[Control]:
    """Return what serves, or else one click that throws a hand of which no card can stay (§5.3)."""
    if any(control.plays for control in sets):
        return sets
    label = Text.of("grosses_los-label-throw", cards=cards_value(hand))
    return (*sets, Control("grosses_los-control-throw", (_play(hand),), label=label))


def _serving(terms: Terms, state: GrossesLosState) -> Sequence[Control]:
    """Return the sets that serve, or why there is none (§5.3)."""
    hand = state.hands[state.turn]
    least = state.least(terms)
    sets = serving_sets(terms, hand, state.size, least)
    room = MOST_SETS if thrown_count(terms, state) > 1 else MOST_BUTTONS - hand.bit_count() - 1
    controls = tuple(_sets("grosses_los-control-serve", sets, room, Emphasis.MAIN))
    if controls:
        return controls
    why = Text.of("grosses_los-why-no-set", section="5.3", count=state.size)
    return (Control("grosses_los-control-serve", (), why_not=why),)


def _sets(
    key: str, sets: Iterable[int], room: int, emphasis: Emphasis = Emphasis.NORMAL
) -> Iterator[Control]:
    """Yield a button for each set if there is room for so many, else one control that lists all."""
    every = list(sets)
    if len(every) <= room:
        for number, held in enumerate(every, start=1):
            label = Text.of("cards", cards=cards_value(held))
            yield Control(key, (_play(held),), emphasis, mark=str(number), label=label)
        return
    yield Control(key, tuple(_play(held) for held in every), emphasis)


def _throw(terms: Terms, state: GrossesLosState, thrown: int, picked: int) -> Control:
    """Return *Abwerfen*: exactly as many chosen cards as are thrown (§5.3)."""
    key = "grosses_los-control-throw"
    refusal = _why_no_throw(terms, state, thrown, picked)
    if refusal is not None:
        return Control(key, (), why_not=refusal.text(SLUG))
    if picked.bit_count() != thrown:
        why = Text.of("grosses_los-why-choose", section="5.3", count=thrown)
        return Control(key, (), why_not=why)
    is_set = set_rank(terms, picked) >= state.least(terms) and thrown == state.size
    play = Play(
        (play_of(picked),),
        Text.of(
            "grosses_los-play-serves" if is_set else "grosses_los-play-cards",
            cards=cards_value(picked),
        ),
    )
    return Control(key, (play,))


def _why_no_throw(terms: Terms, state: GrossesLosState, thrown: int, picked: int) -> Refusal | None:
    """Return why nothing, or not the chosen cards, may be thrown."""
    hand = state.hands[state.turn]
    if terms.must_serve and can_serve(terms, hand, state.size, state.least(terms)):
        return refusals.MUST_SERVE()
    if not thrown:
        return refusals.THROW_NONE()
    return play_refusal(terms, state, picked) if picked.bit_count() == thrown else None


def _pass(terms: Terms, state: GrossesLosState) -> Control:
    refusal = pass_refusal(terms, state)
    if refusal is not None:
        return Control("grosses_los-control-pass", (), why_not=refusal.text(SLUG))
    play = Play((PASS,), Text.of("grosses_los-play-pass"))
    return Control("grosses_los-control-pass", (play,))


def _card(
    key: str, card: int, emphasis: Emphasis = Emphasis.NORMAL, label: Text | None = None
) -> Control:
    """Return the button that plays one card."""
    label = label or Text.of("cards", cards=cards_value(card))
    return Control(key, (_play(card),), emphasis, mark=codes(card)[0], label=label)


def _play(held: int) -> Play:
    return Play((play_of(held),), Text.of("grosses_los-play-cards", cards=cards_value(held)))


def _held(view: GrossesLosView, chosen: Sequence[str]) -> int:
    """Return the chosen cards that the hand holds."""
    left = Counter(codes(view.hand))
    picked = Counter(code for code in chosen if code in left) & left
    return pack(parse_cards(picked.elements()))
