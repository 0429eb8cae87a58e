"""The computer players: legal, within their evaluations, each better than the one below."""

from __future__ import annotations

from random import Random

import pytest

from games.core.players import Player, RandomPlayer
from games.core.record import Match
from games.core.shuffle import Shuffler
from games.romme.lookahead import StrongPlayer
from games.romme.options import RommeOptions
from games.romme.players import EasyPlayer, MiddlingPlayer
from games.romme.rules import Romme
from games.romme.state import RommeState
from tests.games.romme.dealt import match_of, state_of

GAME = Romme(RommeOptions(spiele=1))


LEVELS: tuple[type[Player], ...] = (EasyPlayer, MiddlingPlayer, StrongPlayer)


def play_deal(players: list[Player], seed: int, game: Romme = GAME) -> RommeState:
    """Play one deal; every move is checked."""
    rng, shuffle = Random(seed), Shuffler(seed.to_bytes(32, "big"))
    state = game.start(len(players), dealer=seed % len(players))
    while game.result(state) is None:
        chance = game.chance(state, shuffle)
        if chance is not None:
            game.apply(state, None, chance)
            continue
        seat = game.to_act(state)[0]
        player = players[seat]
        legal = game.legal_actions(state, seat)
        action = player.choose(game, game.view(state, seat), seat, legal, rng)
        assert action in legal
        assert player.evaluations <= player.max_evaluations
        game.apply(state, seat, action)
    return state


def wins(kind: type[Player], against: type[Player], seeds: range) -> int:
    """Return how often a player has fewer points than another, seats swapped each time."""
    won = 0
    for seed in seeds:
        seat = seed % 2
        players: list[Player] = [against(), against()]
        players[seat] = kind()
        points = play_deal(players, seed // 2).outcomes[0].points
        won += points[seat] < points[1 - seat]
    return won


def test_the_levels_are_named_and_the_middling_one_is_the_default():
    assert list(Romme.spec.players) == ["mittel", "leicht", "schwer", "random"]


def test_beats_a_random_player_in_a_sample():
    assert wins(MiddlingPlayer, RandomPlayer, range(20)) >= 19


@pytest.mark.soak
def test_beats_a_random_player_in_95_percent_of_1000_deals():
    assert wins(MiddlingPlayer, RandomPlayer, range(1000)) >= 950


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kind", "against"), [(MiddlingPlayer, EasyPlayer), (StrongPlayer, MiddlingPlayer)]
)
def test_beats_the_level_below_in_55_percent_of_1000_deals(
    kind: type[Player], against: type[Player]
):
    assert wins(kind, against, range(1000)) >= 550


HOUSES = [
    "ablage-nehmen=zum-auslegen jokertausch=sofort joker=6",
    "doppelte-im-satz=an schluss=frei hand-rommé=verboten",
    "joker-je-figur=einer sofort-anlegen=an startkarte=vorhand joker=6",
    "joker-im-satz=beide um-die-ecke=aus ass-vor-zwei=11 auslegen-ab-runde=3",
    "ablage-nehmen=nach-erstmeldung joker-je-figur=so-viele-wie-echte startkarte=aufdecken",
    "hand-rommé=verboten sofort-anlegen=an schluss=frei ablage-nehmen=zum-auslegen erstmeldung=0",
]


@pytest.mark.parametrize("options", HOUSES)
def test_every_level_plays_a_deal_to_its_end_under_any_house_rules(options: str):
    game = Romme(RommeOptions.from_text(f"{options} spiele=1 handkarten=8"))
    state = play_deal([kind() for kind in LEVELS], len(options), game)
    assert state.outcomes[0].winner is not None


def chosen(kind: type[Player], match: Match) -> str:
    """Return what a player does in a match."""
    state = state_of(match)
    seat = state.turn
    legal = match.game.legal_actions(state, seat)
    return str(kind().choose(match.game, match.game.view(state, seat), seat, legal, Random(1)))


ON_THE_TABLE = """
    1 draw stock
    1 meld h4 * h6
    1 discard c2
    0 draw stock
    0 discard s2
    1 draw stock
    """


def test_the_strong_player_takes_a_joker_from_the_table_and_keeps_it():
    match = match_of(
        {1: "h4 * h6 h5 c2 dT s9"},
        "c7 s2 cJ",
        ON_THE_TABLE,
        options="handkarten=7 erstmeldung=0 spiele=1",
    )
    assert chosen(StrongPlayer, match) == "swap m1 h5"
    match.play("1 swap m1 h5")
    action = chosen(StrongPlayer, match)
    assert action.startswith("discard")
    assert action != "discard *"


def test_the_strong_player_lays_a_joker_that_lets_it_go_out():
    match = match_of(
        {1: "h4 * h6 h7 h5 c8 d8"},
        "c2 s2 cJ",
        ON_THE_TABLE.replace("h4 * h6", "h4 * h6 h7"),
        options="handkarten=7 erstmeldung=0 spiele=1",
    )
    done: list[str] = []
    while not state_of(match).outcomes:
        done.append(chosen(StrongPlayer, match))
        match.play(f"1 {done[-1]}")
    assert done == ["swap m1 h5", "meld c8 d8 *", "discard cJ"]


def test_the_easy_player_parts_with_its_dearest_loose_card():
    match = match_of(
        {1: "c8 d8 h8 hK s2 d4 c3"}, "h3", "1 draw stock", options="handkarten=7 spiele=1"
    )
    assert chosen(EasyPlayer, match) == "discard hK"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_deals_among_computer_players_end_by_going_out(seats):
    state = play_deal([MiddlingPlayer() for _ in range(seats)], seats)
    assert state.outcomes[0].winner is not None


def test_the_same_seed_gives_the_same_deal():
    first, second = (play_deal([MiddlingPlayer(), MiddlingPlayer()], 7) for _ in range(2))
    assert first == second
