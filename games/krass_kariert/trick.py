"""The course of a trick: whose turn comes next, who wins, draws and leads (§6, §8–§11).

Each function goes on from where the state stands and adds what happens to a list of events.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from games.core.events import Event
from games.krass_kariert import events
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.paying import last_pays, most_pay, stuck_pays
from games.krass_kariert.readings import NOTHING, can_play
from games.krass_kariert.state import NOBODY, Entry, KrassState, Phase, Trick, best_entry

_PLAY: Final = Phase.PLAY
_card_drawn = cache(events.CardDrawn)
_trick_won = cache(events.TrickWon)
"""One instance for each seat and card; events never change."""


def is_deal_over(options: KrassKariertOptions, state: KrassState, told: list[Event]) -> bool:
    """Return whether the seat in turn has ended the deal by its last card (§11)."""
    if options.goes_on:
        if sum(map(bool, state.hands)) > 1:
            return False
        last_pays(state, told)
        return True
    if options.pruefung == "rundenende":
        return False
    most_pay(state, told)
    return True


def next_turn(options: KrassKariertOptions, state: KrassState, told: list[Event]) -> None:
    """Pass the turn to the next seat that can act, or end trick or deal (§6, §10)."""
    seat, seats = state.turn, state.seats
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if seat == state.starter:
            end_trick(options, state, told, state.leading)
            return
        if not state.hands[seat]:
            continue
        state.turn = seat
        if not is_stuck(options, state, seat):
            return
        if options.festgefahren == "zahlt":
            stuck_pays(state, seat, told)
            return
        pass_turn(state, seat)
        told.append(events.SeatPassed(seat))


def pass_turn(state: KrassState, seat: int) -> None:
    """Note that a seat can do nothing where that is allowed (§10, house rule)."""
    state.trick = (*state.trick, Entry(seat, b""))


def is_stuck(options: KrassKariertOptions, state: KrassState, seat: int) -> bool:
    """Return whether a seat that does not start the trick has no legal action (§10)."""
    if state.best == NOTHING or any(state.reserves[seat]):
        return False
    return not can_play(state.hands[seat], state.best, x_beside_x=options.x_neben_x)


def end_by_stopp(options: KrassKariertOptions, state: KrassState, told: list[Event]) -> None:
    """End the trick by the Stopp of the seat in turn, who counts as its winner (§8)."""
    seat = drawer = state.turn
    if options.stopp_zieht == "niemand":
        drawer = NOBODY
    elif options.stopp_zieht == "beste" and state.leading != NOBODY:
        drawer = state.leading
    end_trick(options, state, told, seat, drawer)


def end_trick(
    options: KrassKariertOptions,
    state: KrassState,
    told: list[Event],
    winner: int,
    drawer: int | None = None,
) -> None:
    """Name the winner and let who draws do so, by default the winner (§10)."""
    told.append(_trick_won(winner))
    if state.draws:
        drawer = winner if drawer is None else drawer
        due = min(state.draws * options.nachziehen, state.stock_count)
        # A hand that is empty draws nothing where out is out, and NOBODY has none.
        may_draw = drawer != NOBODY and (state.hands[drawer] or not options.fertig_ist_fertig)
        if due and may_draw:
            state.turn = drawer
            state.due = due
            state.phase = Phase.INSERT
            draw(state, told)
            return
    go_on(options, state, told)


def draw(state: KrassState, told: list[Event]) -> None:
    """Turn up the next card of the draw pile for the seat in turn to insert (§9)."""
    state.drawn = state.stock[state.stock_at]
    state.stock_at += 1
    told.append(_card_drawn(state.turn, state.drawn))


def go_on(options: KrassKariertOptions, state: KrassState, told: list[Event]) -> None:
    """Begin the next trick once all that was due is inserted, or end the deal (§11)."""
    if not all(state.hands) and not options.goes_on:
        most_pay(state, told)
        return
    state.starter = state.turn = _leader(options, state)
    state.last_trick = state.trick
    state.trick = ()
    state.best = NOTHING
    state.leading = NOBODY
    state.draws = 0
    state.phase = _PLAY


def winning_place(trick: Trick) -> int:
    """Return which entry of a trick wins it so far (§10), -1 if there is none."""
    best = drawing = -1
    for place, entry in enumerate(trick):
        if entry.is_stopp:
            return place
        if entry.rank != NOTHING:
            best = place
        elif entry.cards:
            drawing = place
    return best if best >= 0 else drawing


def _leader(options: KrassKariertOptions, state: KrassState) -> int:
    """Return who starts the next trick; where he is out, who does so for him (§10)."""
    trick = state.trick
    leader = state.leading
    by_stopp = trick[-1].is_stopp and (options.stopp_fuehrt == "spieler" or leader == NOBODY)
    if by_stopp:
        leader = trick[-1].seat
    if state.hands[leader]:
        return leader
    # After a Stopp the best combination stands in for the Stopp, else the one below the best.
    substitute = best_entry(trick, 0 if by_stopp else 1)
    if substitute is not None and state.hands[substitute.seat]:
        return substitute.seat
    return state.next_holder(leader)
