"""Playing a deal out without actions, events or checks leaves exactly what the actions leave."""

from __future__ import annotations

from random import Random

import pytest

from games.core.chance import random_place
from games.core.drawing import random_options
from games.core.shuffle import Shuffle
from games.tausendundeins.greed import GREED
from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.playout import play_out
from games.tausendundeins.rules import Tausendundeins
from games.tausendundeins.state import NO_CARD, Ending, Phase, TausendundeinsState
from tests.games.tausendundeins.tables import BIDDING

HOUSES = [
    "",
    "jungfrau=an meldefolge=frei erste-meldung=aus",
    "meldewert=reihenfolge abrechnung=vereinfacht",
    "stichzwang=trumpfen meldewert=reihenfolge",
    "stichzwang=stechen abrechnung=vereinfacht erste-meldung=aus",
    "sieg=sofort ziel=501 gleichstand=geteilt",
    "ziel=501 meldung-braucht-stich=an max-spiele=5",
    "ziel=2001 meldesperre=800",
    BIDDING,
    f"{BIDDING} alle-passen=neu gebot-zählt=gebot meldefolge=aufsteigend ziel=501",
]


def deal(game: Tausendundeins, state: TausendundeinsState, rng: Random) -> None:
    """Deal, bid and lay away at random, until a card is to be played."""
    while state.phase in {Phase.DECK, Phase.BID, Phase.BURY}:
        deck = game.chance(state, shuffled(rng.random()))
        if deck is not None:
            game.apply(state, None, deck)
        else:
            play_at_random(game, state, rng)


def shuffled(seed: float) -> Shuffle:
    return lambda pack: Random(seed).sample(pack, len(pack))


def play_at_random(game: Tausendundeins, state: TausendundeinsState, rng: Random) -> None:
    legal = game.legal_actions(state, state.turn)
    game.apply(state, state.turn, legal[random_place(rng, len(legal))])


@pytest.mark.parametrize("options", HOUSES)
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_leaves_the_state_that_the_same_actions_leave(options: str, seats: int):
    compare(Tausendundeins(TausendundeinsOptions.from_text(options)), seats, 30)


@pytest.mark.parametrize("number", range(30))
def test_chance_leaves_the_same_under_any_house_rules(number: int):
    rng = Random(f"house rules {number}")
    compare(Tausendundeins.under(random_options(Tausendundeins, rng)), 3 + number % 2, 6)


def compare(game: Tausendundeins, seats: int, deals: int) -> None:
    """Play deals out from some move on, with actions and without, by the same chance."""
    state = game.start(seats)
    for number in range(deals):
        if game.result(state):
            state = game.start(seats, number % seats)
        deck = game.chance(state, shuffled(number))
        assert deck is not None
        game.apply(state, None, deck)
        for _ in range(number % 13):
            if game.to_act(state):
                play_at_random(game, state, Random(number))
        quick, rng, played = state.copy(), Random(number), 0
        count = game.play_out(quick, Random(number))
        while game.to_act(state):
            play_at_random(game, state, rng)
            played += 1
        assert quick == state
        assert count == played


def test_the_target_within_a_deal_ends_a_match_that_is_played_out():
    game = Tausendundeins(TausendundeinsOptions.from_text("sieg=sofort ziel=501"))
    state, endings = game.start(3), []
    while state.phase is not Phase.OVER:
        deal(game, state, Random(str(state.standing.deal)))
        play_out(game.house, state, Random(0))
        assert state.standing.outcome is not None
        endings.append(state.standing.outcome.ending)
    assert endings[-1] is Ending.STOPPED
    assert set(endings[:-1]) == {Ending.PLAYED}


@pytest.mark.parametrize("options", HOUSES)
def test_greed_plays_every_card_once(options: str):
    game = Tausendundeins(TausendundeinsOptions.from_text(options))
    for seed in range(20):
        state = game.start(3)
        deal(game, state, Random(seed))
        while state.phase is not Phase.PLAY:  # All passed, or the cards were not laid away.
            deal(game, state, Random(state.standing.deal))
        cards = sum(state.hands)
        play_out(game.house, state, Random(0), GREED)
        outcome = state.standing.outcome
        assert outcome is not None
        assert sum(state.won) == cards
        assert state.best == NO_CARD
        assert not any(state.hands)
        assert sum(outcome.cards) in ({120} if not game.house.is_simplified else {11, 12, 13})
