"""What a hand offers: every legal action, each once, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.core.menu import Menu
from games.tausendundeins.actions import FORFEIT
from games.tausendundeins.rules import Tausendundeins
from tests.games.tausendundeins.tables import BIDDING, legal, match_of

MOMENTS = 130


def plays(menu: Menu) -> list[Any]:
    return [play.actions for control in menu.controls for play in control.plays]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "options", ["", "stichzwang=stechen meldefolge=frei", BIDDING, f"{BIDDING} vergessen=strafe"]
)
def test_all_that_is_legal_is_offered_once(seats: int, options: str):
    rng = Random(f"{seats} {options}")
    game = Tausendundeins.under(dict(pair.split("=") for pair in options.split()))
    state = game.start(seats)
    for _ in range(MOMENTS):
        chance = game.chance(state, lambda cards: rng.sample(list(cards), len(list(cards))))
        if chance is not None:
            game.apply(state, None, chance)
            continue
        (seat,) = game.to_act(state)
        view, own = game.view(state, seat), game.legal_actions(state, seat)
        menu = game.menu(view, seat, own)
        offered = plays(menu)
        # Two cards to lay away are chosen first; forfeiting is the clock's.
        for chosen in combinations(menu.choosable, 2):
            offered += plays(game.menu(view, seat, own, chosen))
        expected = [action for action in own if action != FORFEIT]
        assert Counter(offered) == Counter((action,) for action in expected)
        game.apply(state, seat, rng.choice(expected))


@pytest.mark.parametrize("last", [*range(340, 400, 10)])
def test_every_bid_that_is_left_is_offered(last: int):
    match = match_of({}, f"0 bid {last}", options=BIDDING, stock="")
    view = match.game.view(match.state, 1)
    menu = match.game.menu(view, 1, match.game.legal_actions(match.state, 1))
    assert [str(action) for (action,) in plays(menu)] == legal(match)
