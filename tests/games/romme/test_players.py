"""The computer player: legal, within its evaluations, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from games.core.players import Player, RandomPlayer
from games.core.shuffle import Shuffler
from games.romme.options import RommeOptions
from games.romme.players import MiddlingPlayer
from games.romme.rules import Romme
from games.romme.state import RommeState

GAME = Romme(RommeOptions(spiele=1))


def play_deal(players: list[Player], seed: int) -> RommeState:
    """Play one deal; every move is checked."""
    rng, shuffle = Random(seed), Shuffler(seed.to_bytes(32, "big"))
    state = GAME.start(len(players), dealer=seed % len(players))
    while GAME.result(state) is None:
        chance = GAME.chance(state, shuffle)
        if chance is not None:
            GAME.apply(state, None, chance)
            continue
        seat = GAME.to_act(state)[0]
        player = players[seat]
        legal = GAME.legal_actions(state, seat)
        action = player.choose(GAME, GAME.view(state, seat), seat, legal, rng)
        assert action in legal
        assert player.evaluations <= player.max_evaluations
        GAME.apply(state, seat, action)
    return state


def wins_against_chance(seeds: range) -> int:
    """Return how often the player has fewer points than a random one, seats swapped each time."""
    wins = 0
    for seed in seeds:
        seat = seed % 2
        players: list[Player] = [RandomPlayer(), RandomPlayer()]
        players[seat] = MiddlingPlayer()
        points = play_deal(players, seed // 2).outcomes[0].points
        wins += points[seat] < points[1 - seat]
    return wins


def test_beats_a_random_player_in_a_sample():
    assert wins_against_chance(range(20)) >= 19


@pytest.mark.soak
def test_beats_a_random_player_in_95_percent_of_1000_deals():
    assert wins_against_chance(range(1000)) >= 950


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_deals_among_computer_players_end_by_going_out(seats):
    state = play_deal([MiddlingPlayer() for _ in range(seats)], seats)
    assert state.outcomes[0].winner is not None


def test_the_same_seed_gives_the_same_deal():
    first, second = (play_deal([MiddlingPlayer(), MiddlingPlayer()], 7) for _ in range(2))
    assert first == second
