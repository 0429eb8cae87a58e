"""The computer players: better than chance, each better than the one below, and honest."""

from __future__ import annotations

from random import Random

import pytest

from games.core.players import Player, RandomPlayer
from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.players import EasyPlayer, HardPlayer, MiddlingPlayer
from games.tausendundeins.rules import Tausendundeins
from tests.games.tausendundeins.tables import BIDDING, legal, match_of, play


def winners_share(one: type[Player], other: type[Player], matches: int, options: str) -> float:
    """Return how many matches one player wins against two of another kind."""
    game = Tausendundeins(TausendundeinsOptions.from_text(options))
    won = 0
    for number in range(matches):
        rng = Random(number)
        players: list[Player] = [other(), other(), other()]
        players[number % 3] = one()
        state = game.start(3, number % 3)
        while game.result(state) is None:
            chance = game.chance(state, lambda cards, rng=rng: rng.sample(cards, len(cards)))
            if chance is not None:
                game.apply(state, None, chance)
                continue
            seat = state.turn
            view, moves = game.view(state, seat), game.legal_actions(state, seat)
            game.apply(state, seat, players[seat].choose(game, view, seat, moves, rng))
        result = game.result(state)
        assert result is not None
        won += result.places[number % 3] == 1
    return won / matches


@pytest.mark.parametrize("options", ["ziel=301", f"{BIDDING} max-spiele=8"])
def test_mittel_beats_two_random_players(options: str):
    assert winners_share(MiddlingPlayer, RandomPlayer, 20, options) >= 0.8


def test_mittel_beats_two_of_leicht():
    assert winners_share(MiddlingPlayer, EasyPlayer, 60, "ziel=301") >= 0.45


def test_leicht_beats_two_random_players():
    assert winners_share(EasyPlayer, RandomPlayer, 20, "ziel=301") >= 0.5


def choice(player: Player, match_lines: str, hands: dict[int, str], options: str = "") -> str:
    """Return what a player does after these lines."""
    stock = "" if BIDDING in options else None
    match = match_of(hands, match_lines, options=options, stock=stock)
    (seat,) = match.game.to_act(match.state)
    moves = match.game.legal_actions(match.state, seat)
    view = match.game.view(match.state, seat)
    return str(player.choose(match.game, view, seat, moves, Random(1)))


@pytest.mark.parametrize("player", [MiddlingPlayer, HardPlayer])
def test_who_plays_last_takes_a_dear_trick_with_the_dearest_card(player: type[Player]):
    hands = {0: "hT", 1: "hK", 2: "hA h9"}
    assert choice(player(), "0 play hT\n1 play hK", hands) == "play hA"


@pytest.mark.parametrize("player", [MiddlingPlayer, HardPlayer])
def test_the_dearest_pair_is_declared(player: type[Player]):
    hands = {0: "cK cQ d9 h9 s9 dJ hJ sJ"}
    assert choice(player(), "", hands).startswith("declare c")


@pytest.mark.parametrize("player", [MiddlingPlayer, HardPlayer])
def test_a_strong_hand_bids_and_a_weak_one_passes(player: type[Player]):
    strong = {0: "cA cT cK cQ sA sT sK sQ hA dA"}
    assert choice(player(), "", strong, BIDDING) == "bid 100"
    weak = {0: "c7 c8 c9 d7 d8 d9 h7 h8 h9 sJ", 1: "cA cT cK cQ sA sT hA dA hT dT"}
    assert choice(player(), "", weak, BIDDING) == "pass"


@pytest.mark.parametrize("player", [MiddlingPlayer, HardPlayer])
def test_neither_an_ace_nor_a_pair_is_laid_away(player: type[Player]):
    hands = {0: "cA cT cK cQ sA sT sK sQ h9 d9"}
    buried = choice(player(), "0 bid 300\n1 pass\n2 pass", hands, BIDDING)
    assert not set(buried.split(" ")) & {"cA", "cK", "cQ", "sA", "sK", "sQ"}


def test_nobody_bids_more_than_the_highest_bid():
    match = match_of({0: "cA cT cK cQ"}, "0 bid 390\n1 pass", options=BIDDING, stock="")
    play(match, "2 pass")
    assert legal(match)[0].startswith("bury")
