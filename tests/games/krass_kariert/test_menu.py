"""What a hand offers: every legal action, each once, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.krass_kariert.rules import KrassKariert
from tests.games.krass_kariert.dealt import amid

MOMENTS = 90


def pairs(options: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in options.split())


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "options", ["", "reserve=0 x-neben-x=aus", "ende=letzter fertig-ist-fertig=an nachziehen=4"]
)
def test_all_that_is_legal_is_offered_once(seats: int, options: str):
    rng, game = Random(f"{seats} {options}"), KrassKariert.under(pairs(options))
    state = game.start(seats)
    for _ in range(MOMENTS):
        chance = game.chance(state, lambda cards: rng.sample(list(cards), len(list(cards))))
        if chance is not None:
            game.apply(state, None, chance)
            continue
        if game.result(state) is not None:
            break
        (seat,) = game.to_act(state)
        legal = game.legal_actions(state, seat)
        menu = game.menu(game.view(state, seat), seat, legal)
        plays = [play.actions for control in menu.controls for play in control.plays]
        assert Counter(plays) == Counter((action,) for action in legal)
        game.apply(state, seat, rng.choice(legal))


@pytest.mark.parametrize(("reserves", "is_told"), [(["1 1", ""], True), (["", "1 1"], False)])
def test_who_starts_is_told_about_reserve_cards_only_if_he_has_some(
    reserves: list[str], is_told: bool
):
    match = amid(["12 4", "3 7"], reserves)
    menu = match.game.menu(
        match.game.view(match.state, 0), 0, match.game.legal_actions(match.state, 0)
    )
    keys = [control.key for control in menu.controls]
    assert ("krass_kariert-control-reserve" in keys) == is_told
