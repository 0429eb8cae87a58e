"""Imagined states hold what everybody has seen, in every corner that house rules make narrow."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.rules import Tausendundeins
from games.tausendundeins.state import RESTING
from tests.games.tausendundeins.tables import BIDDING


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "options", ["stichzwang=stechen meldefolge=frei", f"{BIDDING} stock-offen=an alle-passen=neu"]
)
def test_nobody_is_imagined_with_a_card_it_has_shown_not_to_hold(options: str, seats: int):
    game = Tausendundeins(TausendundeinsOptions.from_text(f"{options} max-spiele=5"))
    rng = Random(f"{options}/{seats}")
    state: Any = game.start(seats)
    while game.result(state) is None:
        deck = game.chance(state, lambda cards: rng.sample(cards, len(cards)))
        if deck is not None:
            game.apply(state, None, deck)
        seat = rng.randrange(seats)
        view = game.view(state, seat)
        imagined: Any = game.imagine(view, seat, rng)
        assert game.view(imagined, seat) == view
        if state.phase not in RESTING:
            assert not any(imagined.hands[other] & state.lacks[other] for other in range(seats))
            assert all(
                view.shown(other) & imagined.hands[other] == view.shown(other)
                for other in range(seats)
            )
        game.apply(state, state.turn, rng.choice(game.legal_actions(state, state.turn)))
