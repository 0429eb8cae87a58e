"""What a hand offers: every legal play, those of several cards by choosing, and nothing else."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.core.actions import Action
from games.core.menu import Menu
from games.grosses_los.rules import GrossesLos

MOMENTS = 60
HOUSES = [
    "handkarten=7",
    "handkarten=7 joker=2 abwerfen=eine",
    "handkarten=7 joker=2 bedienzwang=an kleine-a=sK",
    "handkarten=7 überbieten=höher abwerfen=keine ende=erster",
]


def plays(menu: Menu) -> set[Action]:
    return {
        action for control in menu.controls for play in control.plays for action in play.actions
    }


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("options", HOUSES)
def test_all_that_is_legal_is_offered(seats: int, options: str):
    rng = Random(f"{seats} {options}")
    game = GrossesLos.under(dict(pair.split("=") for pair in options.split()))
    state: Any = game.start(seats)
    for _ in range(MOMENTS):
        chance = game.chance(state, lambda cards: rng.sample(list(cards), len(list(cards))))
        if chance is not None:
            game.apply(state, None, chance)
            continue
        if game.result(state) is not None:
            break
        (seat,) = game.to_act(state)
        view, own = game.view(state, seat), game.legal_actions(state, seat)
        menu = game.menu(view, seat, own)
        offered = plays(menu)
        for chosen in combinations(menu.choosable, menu.max_chosen):
            offered |= plays(game.menu(view, seat, own, chosen))
        assert offered == set(own)
        game.apply(state, seat, rng.choice(own))
