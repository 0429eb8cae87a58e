"""Playing a deal out without checks or events leaves exactly what the actions leave."""

from __future__ import annotations

from random import Random

import pytest

from games.core.chance import random_place
from games.core.drawing import random_options
from games.core.shuffle import Shuffle
from games.krass_kariert.rules import KrassKariert

HOUSES = [
    {},
    {"ende": "letzter", "fertig-ist-fertig": "an"},
    {"prüfung": "sofort", "stopp-zieht": "beste", "stopp-führt": "beste"},
    {"festgefahren": "passt", "reserve": "0", "x-neben-x": "aus"},
    {"ende": "letzter", "fertig-ist-fertig": "an", "festgefahren": "passt", "nachziehen": "4"},
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chance_leaves_the_state_that_the_same_actions_leave(house: dict[str, str], seats: int):
    compare(KrassKariert.under(house), seats, 25)


@pytest.mark.parametrize("number", range(40))
def test_chance_leaves_the_same_under_any_house_rules(number: int):
    seats = 2 + number % 5
    house = random_options(KrassKariert, Random(f"house rules {number}"), seats=seats)
    compare(KrassKariert.under(house), seats, 6)


def compare(game: KrassKariert, seats: int, deals: int) -> None:
    """Play deals out from some move on, with actions and without, by the same chance."""
    state = game.start(seats)
    for number in range(deals):
        if game.result(state):
            state = game.start(seats)
        deck = game.chance(state, shuffled(number))
        assert deck is not None
        game.apply(state, None, deck)
        moves = number % 13
        rng, quick = Random(number), state.copy()
        played = 0
        while due := game.to_act(state):
            if played == moves:
                quick, rng = state.copy(), Random(number)
            legal = game.legal_actions(state, due[0])
            game.apply(state, due[0], legal[random_place(rng, len(legal))])
            played += 1
        if played > moves:
            assert game.play_out(quick, Random(number)) == played - moves
            assert quick == state


def shuffled(seed: int) -> Shuffle:
    return lambda pack: Random(seed).sample(pack, len(pack))
