"""The computer players: legal, within their evaluations, and each better than the one below."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games.core.actions import Action
from games.core.players import Player, RandomPlayer
from games.krass_kariert.evaluation import burden, turns
from games.krass_kariert.players import EasyPlayer, MiddlingPlayer
from games.krass_kariert.rules import KrassKariert
from games.krass_kariert.search import HardPlayer
from tests.games.krass_kariert.dealt import amid, play

GAME = KrassKariert()


class EvenPlayer(RandomPlayer[Action, Any]):
    """Plays every legal action equally likely."""

    safe_share = 0.0


def deals_paid(player: Player[Any, Any], others: Player[Any, Any], deals: Sequence[int]) -> float:
    """Return in what share of deals one of four seats pays; it sits at every place once."""
    paid = 0
    for deal in deals:
        for seat in range(4):
            rng = Random(deal)
            state = GAME.start(4)
            state.starter = state.turn = rng.randrange(4)
            deck = GAME.chance(state, lambda cards, rng=rng: rng.sample(list(cards), len(cards)))
            assert deck is not None
            GAME.apply(state, None, deck)
            while state.outcome is None:
                turn = state.turn
                legal = GAME.legal_actions(state, turn)
                who = player if turn == seat else others
                action = who.choose(GAME, GAME.view(state, turn), turn, legal, rng)
                assert action in legal
                assert who.evaluations <= who.max_evaluations
                GAME.apply(state, turn, action)
            paid += seat in state.outcome.payers
    return paid / (4 * len(deals))


def choice(player: Player[Any, Any], hands: list[str], reserves: list[str], lines: str) -> str:
    """Return what a player does when these lines have been played."""
    match = amid(hands, reserves)
    play(match, lines)
    (seat,) = match.game.to_act(match.state)
    legal = match.game.legal_actions(match.state, seat)
    view = match.game.view(match.state, seat)
    return str(player.choose(match.game, view, seat, legal, Random(1)))


def test_mittel_beats_random_in_a_sample():
    assert deals_paid(MiddlingPlayer(), EvenPlayer(), range(15)) <= 0.1


def test_leicht_beats_random_in_a_sample():
    assert deals_paid(EasyPlayer(), EvenPlayer(), range(15)) <= 0.15


def test_schwer_plays_a_deal_against_mittel():
    assert deals_paid(HardPlayer(), MiddlingPlayer(), range(1)) <= 0.25


@pytest.mark.soak
def test_mittel_pays_for_at_most_6_percent_of_1000_deals_against_random():
    assert deals_paid(MiddlingPlayer(), EvenPlayer(), range(250)) <= 0.06


@pytest.mark.soak
@pytest.mark.parametrize(
    ("player", "others", "deals"),
    [
        (EasyPlayer, EvenPlayer, 250),
        (MiddlingPlayer, EasyPlayer, 250),
        (HardPlayer, MiddlingPlayer, 50),
    ],
)
def test_each_level_pays_for_at_most_20_percent_against_the_level_below(
    player: type[Player[Any, Any]], others: type[Player[Any, Any]], deals: int
):
    assert deals_paid(player(), others(), range(deals)) <= 0.20


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ((), 0),
        ((5,), 1),
        ((5, 9), 2),
        ((5, 6), 1),
        ((7, 3, 7), 2),
        ((7, 3, 3, 7, 7), 2),
        ((8, 10, 9, 1), 2),
        ((7, 13, 9), 1),
        ((13, 13), 2),
        ((14, 15), 2),
        ((1, 12), 2),
    ],
)
def test_turns_are_the_fewest_plays_with_what_comes_to_lie_side_by_side(
    hand: tuple[int, ...], expected: int
):
    assert turns(bytes(hand)) == expected


def test_a_way_out_makes_a_hand_lighter():
    hand = bytes([3, 9, 6])
    assert burden(hand, 2) < burden(hand, 1) < burden(hand, 0)
    assert burden(b"", 0) == burden(b"", 2) == 0


def test_leicht_plays_the_most_cards_and_the_lowest():
    assert choice(EasyPlayer(), ["8 8 3 3 S", "1 2"], ["", "4"], "") == "play 3-4"
    assert choice(EasyPlayer(), ["12 1", "3 S", "5 5"], ["", "4 4", ""], "0 play 1") == "play 2"


def test_mittel_puts_a_reserve_card_where_it_saves_a_turn():
    hands, reserves = ["12 12 1", "6 1 6 12", "5 6"], ["", "1", "7 7"]
    chosen = choice(MiddlingPlayer(), hands, reserves, "0 play 1-2")
    assert chosen in {"reserve 1 2", "reserve 1 3"}


def test_schwer_inserts_like_mittel():
    match = amid(["N 4", "7 3 9"], ["", "1"], draws="8 6 5")
    play(match, "0 play 1, 1 play 1")
    view = match.game.view(match.state, 1)
    legal = match.game.legal_actions(match.state, 1)
    hard = HardPlayer()
    assert hard.choose(match.game, view, 1, legal, Random(3)) in legal
    assert hard.evaluations == len(legal)
