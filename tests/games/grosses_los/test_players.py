"""The computer players: legal, within their evaluations, and each better than the one below."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.core.players import Player, RandomPlayer
from games.core.shuffle import Shuffler
from games.grosses_los.candidates import candidates
from games.grosses_los.players import EasyPlayer, HardPlayer, MiddlingPlayer
from games.grosses_los.rules import GrossesLos
from games.grosses_los.state import GrossesLosState, Phase
from games.grosses_los.view import own_turn_state
from tests.games.grosses_los.dealt import table

SEATS = 4


def play_deal(game: GrossesLos, players: list[Player], seed: int) -> GrossesLosState:
    """Play one deal; every move is checked."""
    rng, shuffle = Random(seed), Shuffler(seed.to_bytes(32, "big"))
    state = game.start(len(players), dealer=seed % len(players))
    deck = game.chance(state, shuffle)
    assert deck is not None
    game.apply(state, None, deck)
    while state.phase is Phase.PLAY:
        seat = state.turn
        player = players[seat]
        legal = game.legal_actions(state, seat)
        action = player.choose(game, game.view(state, seat), seat, legal, rng)
        assert player.evaluations <= player.max_evaluations
        game.apply(state, seat, action)
    return state


# Hundreds of deals run the same lines: nothing is left to measure, and the tracer doubles the time.
def lost(one: type[Player], others: type[Player], preset: str, seeds: range) -> float:
    """Return the share of deals that one of a kind loses against three others, in every seat."""
    game = GrossesLos.under({**GrossesLos.spec.presets[preset], "runden": "1"})
    losses = 0
    for seed in seeds:
        seat = seed // SEATS % SEATS
        players: list[Player] = [others() for _ in range(SEATS)]
        players[seat] = one()
        losses += play_deal(game, players, seed).hands[seat] > 0
    return losses / len(seeds)


@pytest.mark.no_cover
@pytest.mark.parametrize(("preset", "most"), [("standard", 0.12), ("taktik", 0.05)])
def test_mittel_seldom_loses_against_chance(preset: str, most: float):
    assert lost(MiddlingPlayer, RandomPlayer, preset, range(160)) <= most


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", ["standard", "taktik"])
@pytest.mark.parametrize(
    ("better", "worse"), [(EasyPlayer, RandomPlayer), (MiddlingPlayer, EasyPlayer)]
)
def test_each_level_seldom_loses_against_the_one_below(better, worse, preset: str):
    assert lost(better, worse, preset, range(160)) <= 0.2


@pytest.mark.no_cover
def test_schwer_seldom_loses_against_mittel_in_a_sample():
    assert lost(HardPlayer, MiddlingPlayer, "standard", range(8)) < 0.25


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["standard", "taktik"])
@pytest.mark.parametrize(
    ("better", "worse", "deals", "most"),
    [
        (MiddlingPlayer, RandomPlayer, 2000, 0.05),
        (MiddlingPlayer, EasyPlayer, 2000, 0.2),
        (HardPlayer, MiddlingPlayer, 400, 0.2),
    ],
)
def test_the_levels_in_many_deals(better, worse, deals: int, most: float, preset: str):
    assert lost(better, worse, preset, range(deals)) <= most


def random_moments(check: Callable[[GrossesLos, GrossesLosState], None], deals: int) -> None:
    """Look at every moment of random deals under random house rules."""
    rng = Random("moments")
    for _ in range(deals):
        specs = GrossesLos.spec.options.specs()
        pairs = {spec.key: spec.write(rng.choice(spec.choices)) for spec in specs}
        game = GrossesLos.under({**pairs, "runden": "1"})
        state = game.start(rng.randint(3, 6))
        deck = game.chance(state, lambda cards: rng.sample(list(cards), len(cards)))
        assert deck is not None
        game.apply(state, None, deck)
        while state.phase is Phase.PLAY:
            check(game, state)
            game.perform(state, state.turn, rng.choice(game.legal_actions(state, state.turn)))


def test_every_thought_is_legal_under_any_house_rules():
    def check(game: GrossesLos, state: GrossesLosState) -> None:
        seat = state.turn
        view = game.view(state, seat)
        thoughts = candidates(game.terms, own_turn_state(view))
        assert thoughts
        assert len(set(thoughts)) == len(thoughts)
        moves = [
            kind().choose(game, view, seat, (), Random(1)) for kind in (EasyPlayer, MiddlingPlayer)
        ]
        for action in (*thoughts, *moves, *game.idle(view, seat)):
            assert game.refusal(state, seat, action) is None, action

    random_moments(check, 60)


def test_schwer_does_not_keep_an_a_card_as_its_last():
    match = table(["hK c2 c3", "sA d4", "h8 c6 c8", "h9 c7 c9"], "0 play hK")
    view = match.game.view(match.state, 1)
    legal = match.game.legal_actions(match.state, 1)
    action = HardPlayer().choose(match.game, view, 1, legal, Random(1))
    assert str(action) == "play sA"


def test_with_one_thing_to_do_schwer_plays_nothing_on():
    match = table(["h5 c2", "hA", "c4 c5"], "0 play h5")
    player = HardPlayer()
    view = match.game.view(match.state, 1)
    assert str(player.choose(match.game, view, 1, (), Random(1))) == "pass"
    assert player.evaluations == 0


def test_the_same_seed_gives_the_same_deal():
    kinds = (HardPlayer, MiddlingPlayer, EasyPlayer)
    game = GrossesLos.under({"handkarten": "6", "runden": "1"})
    first, second = (play_deal(game, [kind() for kind in kinds], 7) for _ in range(2))
    assert first == second
