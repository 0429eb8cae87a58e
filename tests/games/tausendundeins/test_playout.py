"""Playing out without actions or checks gives exactly what the rules give."""

from __future__ import annotations

from random import Random

import pytest

from games.tausendundeins.greed import greedy_choices
from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.playout import play_out, random_choices
from games.tausendundeins.rules import Tausendundeins
from games.tausendundeins.scoring import played_outcome
from games.tausendundeins.state import Phase, TausendundeinsState
from tests.games.tausendundeins.tables import BIDDING

HOUSES = [
    "",
    "jungfrau=an meldefolge=frei erste-meldung=aus",
    "stichzwang=trumpfen meldewert=reihenfolge",
    "stichzwang=stechen abrechnung=vereinfacht",
    BIDDING,
]


def dealt(game: Tausendundeins, seats: int, rng: Random, cards: int) -> TausendundeinsState:
    """Return a deal after so many random cards; bids are passed."""
    state = game.start(seats, rng.randrange(seats))
    deck = game.chance(state, lambda pack: rng.sample(pack, len(pack)))
    assert deck is not None
    game.apply(state, None, deck)
    while state.phase is not Phase.PLAY:
        game.apply(state, state.turn, game.idle(game.view(state, state.turn), state.turn)[0])
    for _ in range(cards):
        legal = game.legal_actions(state, state.turn)
        game.apply(state, state.turn, rng.choice(legal))
    return state


@pytest.mark.parametrize("options", HOUSES)
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_plays_out_what_the_same_chance_plays_by_the_rules(options: str, seats: int):
    game = Tausendundeins(TausendundeinsOptions.from_text(options))
    for seed in range(20):
        state = dealt(game, seats, Random(seed), seed % 11)
        quick, left = state.copy(), sum(hand.bit_count() for hand in state.hands)
        assert play_out(game.house, quick, *random_choices(Random(seed))) == left
        rng = Random(seed)
        while state.phase is Phase.PLAY:
            legal = game.legal_actions(state, state.turn)
            game.apply(state, state.turn, legal[int(rng.random() * len(legal))])
        assert state.standing.outcome is not None
        assert played_outcome(game.house, quick) == state.standing.outcome
        assert not any(quick.hands)


@pytest.mark.parametrize("options", HOUSES)
def test_greed_plays_every_card_once(options: str):
    game = Tausendundeins(TausendundeinsOptions.from_text(options))
    for seed in range(20):
        state = dealt(game, 3, Random(seed), seed % 7)
        play_out(game.house, state, *greedy_choices(state.hands))
        assert not any(state.hands)
        points = sum(played_outcome(game.house, state).cards)
        assert points in ({120} if not game.house.is_simplified else {11, 12, 13})
