"""The course of a trick: whose turn comes next, who wins, draws and leads (§6, §8–§11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.core.events import Event
from games.krass_kariert import events
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.paying import last_pays, most_pay, stuck_pays
from games.krass_kariert.readings import NOTHING, can_play
from games.krass_kariert.state import Entry, KrassState, Phase, Trick, best_entry

_card_drawn = cache(events.CardDrawn)
_trick_won = cache(events.TrickWon)
"""One instance for each seat and card; events never change."""


def after_playing(options: KrassKariertOptions, state: KrassState) -> list[Event]:
    """Go on after the seat in turn has played cards."""
    if options.goes_on:
        if sum(map(bool, state.hands)) == 1:
            return last_pays(state)
    elif not state.hands[state.turn] and options.pruefung == "sofort":
        return most_pay(state)
    if state.trick[-1].is_stopp:
        return _end_trick(options, state)
    return next_turn(options, state)


def next_turn(options: KrassKariertOptions, state: KrassState) -> list[Event]:
    """Pass the turn to the next seat that can act, or end trick or deal (§6, §10)."""
    seat, seats = state.turn, state.seats
    told: list[Event] = []
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if seat == state.starter:
            return told + _end_trick(options, state)
        if not state.hands[seat]:
            continue
        state.turn = seat
        if not is_stuck(options, state, seat):
            return told
        if options.festgefahren == "zahlt":
            return told + stuck_pays(state, seat)
        state.trick = (*state.trick, Entry(seat, b""))
        told.append(events.SeatPassed(seat))


def is_stuck(options: KrassKariertOptions, state: KrassState, seat: int) -> bool:
    """Return whether a seat that does not start the trick has no legal action (§10)."""
    if state.best == NOTHING or any(state.reserves[seat]):
        return False
    return not can_play(state.hands[seat], state.best, x_beside_x=options.x_neben_x)


def draw(state: KrassState) -> Event:
    """Turn up the next card of the draw pile for the seat in turn to insert (§9)."""
    state.drawn = state.stock[state.stock_at]
    state.stock_at += 1
    return _card_drawn(state.turn, state.drawn)


def go_on(options: KrassKariertOptions, state: KrassState) -> list[Event]:
    """Begin the next trick once all that was due is inserted, or end the deal (§11)."""
    if not options.goes_on and not all(state.hands):
        return most_pay(state)
    leader = _leader(options, state)
    state.last_trick = state.trick
    state.trick = ()
    state.best = NOTHING
    state.starter = state.turn = leader
    state.phase = Phase.PLAY
    return []


def winner(trick: Trick) -> int:
    """Return who counts as the winner of a trick that is over (§10)."""
    return trick[winning_place(trick)].seat


def winning_place(trick: Sequence[Entry]) -> int:
    """Return which entry of a trick wins it so far (§10), -1 if there is none."""
    if trick and trick[-1].is_stopp:
        return len(trick) - 1
    combined = [place for place, entry in enumerate(trick) if entry.rank != NOTHING]
    drawing = [place for place, entry in enumerate(trick) if entry.is_nachziehen]
    return (combined or drawing or [-1])[-1]


def due_cards(options: KrassKariertOptions, trick: Trick) -> int:
    """Return how many cards a trick is good for (§9)."""
    return options.nachziehen * sum(entry.is_nachziehen for entry in trick)


def _end_trick(options: KrassKariertOptions, state: KrassState) -> list[Event]:
    """Name the winner and let him draw what is due (§10)."""
    told: list[Event] = [_trick_won(winner(state.trick))]
    due = min(due_cards(options, state.trick), state.stock_count)
    drawer = _drawer(options, state.trick)
    if due and drawer is not None and (state.hands[drawer] or not options.fertig_ist_fertig):
        state.turn = drawer
        state.due = due
        state.phase = Phase.INSERT
        told.append(draw(state))
        return told
    return told + go_on(options, state)


def _winner_but_for_stopp(trick: Trick) -> int:
    """Return who wins a trick if no Stopp counts: a Stopp's player if there is nothing else."""
    place = winning_place([entry for entry in trick if not entry.is_stopp])
    return winner(trick) if place < 0 else trick[place].seat


def _drawer(options: KrassKariertOptions, trick: Trick) -> int | None:
    """Return who draws what is due, ``None`` if nobody does."""
    if trick[-1].is_stopp:
        if options.stopp_zieht == "niemand":
            return None
        if options.stopp_zieht == "beste":
            return _winner_but_for_stopp(trick)
    return winner(trick)


def _leader(options: KrassKariertOptions, state: KrassState) -> int:
    """Return who starts the next trick; where he is out, who does so for him (§10)."""
    trick = state.trick
    is_stoppers = trick[-1].is_stopp and options.stopp_fuehrt == "spieler"
    leader = winner(trick) if is_stoppers else _winner_but_for_stopp(trick)
    if state.hands[leader]:
        return leader
    # After a Stopp the best combination stands in for the Stopp, else the one below the best.
    substitute = best_entry(trick, 0 if is_stoppers else 1)
    if substitute is not None and state.hands[substitute.seat]:
        return substitute.seat
    return state.next_holder(leader)
