"""Plays a deal on to its end without actions to check or events to keep, faster than with them.

A seat's plays are listed once, and if there is none it is stuck; cards are laid by the same
functions as ever, and tricks and deals end by them. What is left is the state that the same choices
leave as actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from games.core.chance import FINE, random_place
from games.core.events import Event
from games.krass_kariert.actions import Play, inserts_of, reserves_of
from games.krass_kariert.cards import STOPP
from games.krass_kariert.options import MAX_SEATS, KrassKariertOptions
from games.krass_kariert.paying import stuck_pays
from games.krass_kariert.readings import plays_read, steps_of
from games.krass_kariert.state import KrassState, Phase
from games.krass_kariert.trick import end_by_stopp, end_trick, is_deal_over, pass_turn
from games.krass_kariert.turn import insert, lay, take

Sense: TypeAlias = Callable[[bytes, Sequence[Play]], Play]
"""A hand and what may be played of it, at least one thing → what is played."""

_PLAY: Final = Phase.PLAY
_INSERT: Final = Phase.INSERT

_FOLLOWING: Final = tuple((*range(1, seats), 0) for seats in range(MAX_SEATS + 1))
"""The next seat clockwise, by the number of seats."""


def play_out(
    options: KrassKariertOptions, state: KrassState, rng: Random, sense: Sense | None = None
) -> int:
    """Play the running deal to its end, and return how many actions that was.

    Args:
        options: the house rules.
        state: in the phase of playing or inserting; changed: the next deal is due, or the match is
            over.
        rng: chance. Every legal action is equally likely; each choice, also where there is none, is
            the `random_place` of the list of legal actions.
        sense: what chooses where something can be played, in place of chance.
    """
    count = 0
    while True:
        if state.phase is _PLAY:
            count += _play_tricks(options, state, rng, sense)
        elif state.phase is _INSERT:
            gaps = inserts_of(len(state.hands[state.turn]) + 1)
            insert(options, state, gaps[random_place(rng, len(gaps))])
            count += 1
        else:
            return count


def _play_tricks(
    options: KrassKariertOptions, state: KrassState, rng: Random, sense: Sense | None
) -> int:
    """Play until a card is to be inserted or the deal is over, and return the number of actions."""
    random, steps = rng.getrandbits, steps_of(options.x_neben_x)
    hands, reserves, following = state.hands, state.reserves, _FOLLOWING[state.seats]
    told: list[Event] = []
    count, seat, starter = 0, state.turn, state.starter
    while True:
        hand = hands[seat]
        found = plays_read(steps, hand, state.best)
        spare = () if seat == starter else reserves_of(reserves[seat], len(hand) + 1)
        legal = len(found) + len(spare)
        is_stopp = False
        if not legal:
            if options.festgefahren == "zahlt":
                stuck_pays(state, seat, told)
                return count
            pass_turn(state, seat)
        elif (at := random(FINE) * legal >> FINE) < len(found) or (found and sense):
            action = sense(hand, found) if sense else found[at]
            lay(state, seat, action)
            count += 1
            if not hands[seat] and is_deal_over(options, state, told):
                return count
            is_stopp = hand[action.first] == STOPP
        else:
            take(state, seat, spare[at - len(found)])
            count += 1
        if is_stopp:
            end_by_stopp(options, state, told)
        else:
            while not hands[seat := following[seat]] and seat != starter:
                pass
            if seat != starter:
                state.turn = seat
                continue
            end_trick(options, state, told, state.leading)
        if state.phase is not _PLAY:
            return count
        seat = starter = state.starter
