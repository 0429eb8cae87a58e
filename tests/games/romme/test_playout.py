"""Playing a deal out in place leaves exactly what the same choices leave by actions."""

from __future__ import annotations

from random import Random

import pytest

from games.core.drawing import random_options
from games.core.shuffle import Shuffle
from games.romme import hands
from games.romme.moves import may_hold_meld, new_melds
from games.romme.options import RommeOptions
from games.romme.playout import play_turn
from games.romme.rules import Romme
from games.romme.state import Phase, RommeState
from tests.games.romme.dealt import all_cards
from tests.games.romme.positions import PACK

HOUSES = [
    "",
    "erstmeldung=0 handkarten=7",
    "neu-mischen=0 zurücklegen=an",
    "ablage-nehmen=zum-auslegen",
    "ablage-nehmen=nach-erstmeldung",
    "startkarte=vorhand auslegen-ab-runde=3",
    "doppelte-im-satz=an joker=6",
    "joker-je-figur=einer um-die-ecke=aus",
    "ende=ausscheiden limit=100",
]
TURN = {Phase.DRAW, Phase.PLAY}


def shuffled(seed: object) -> Shuffle:
    return lambda pack: Random(str(seed)).sample(pack, len(pack))


def compare(game: Romme, seats: int, seed: str) -> RommeState:
    """Play a match out in place and by actions, with the same chance; return its end."""
    state = game.start(seats)
    while (chance := game.chance(state, shuffled(f"{seed} {state.deal}"))) is not None:
        game.apply(state, None, chance)
        quick, number = state.copy(), f"{seed} {state.deal} {state.reshuffles}"
        rng, count = Random(number), 0
        played = game.play_out(quick, Random(number))
        while state.phase in TURN:
            count += len(play_turn(game.house, state, rng))
        assert quick == state
        assert played == count
        assert len(all_cards(state)) == 104 + game.options.joker
    assert state.phase is Phase.OVER
    return state


@pytest.mark.parametrize("options", HOUSES)
@pytest.mark.parametrize("seats", [2, 4])
def test_chance_leaves_the_state_that_the_same_actions_leave(options: str, seats: int):
    game = Romme(RommeOptions.from_text(f"spiele=2 {options}".strip()))
    compare(game, seats, options)


@pytest.mark.no_cover  # the lines are those of the tests around it
@pytest.mark.parametrize("number", range(12))
def test_chance_leaves_the_same_under_any_house_rules(number: int):
    rng = Random(f"house rules {number}")
    # One deal is as good as the next: what is said of the end is kept, but it comes soon.
    told = {**random_options(Romme, rng), "spiele": "3", "limit": "100"}
    compare(Romme.under(told), 2 + number % 5, f"any {number}")


@pytest.mark.parametrize("options", HOUSES)
def test_every_action_of_a_turn_is_legal(options: str):
    game = Romme(RommeOptions.from_text(f"spiele=1 {options}".strip()))
    state = game.start(3)
    while (chance := game.chance(state, shuffled(options))) is not None:
        game.apply(state, None, chance)
        while state.phase in TURN:
            seat, judged = state.turn, state.copy()
            for action in play_turn(game.house, state, Random(f"{options} {state.turns}")):
                game.apply(judged, seat, action)
            assert judged == state


def test_melds_are_laid_and_deals_won():
    game = Romme(RommeOptions(spiele=20))
    state = compare(game, 2, "won")
    assert sum(outcome.winner is not None for outcome in state.outcomes) >= 10


@pytest.mark.parametrize("seed", range(40))
def test_what_holds_no_meld_is_told_without_looking_for_it(seed: int):
    rng = Random(f"barren {seed}")
    for _ in range(50):
        hand = hands.pack(rng.sample(PACK[:104], rng.randint(2, 14)))
        assert may_hold_meld(hand) == bool(new_melds(hand))
