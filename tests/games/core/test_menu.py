"""The menu that fits any game, letters of groups, texts, and the registry."""

from __future__ import annotations

import pytest

from games.core.errors import NotationError
from games.core.menu import Control, Play, menu_of
from games.core.scene import letter
from games.core.text import CardValue, SeatValue, Text
from games.registry import all_games, find_game
from games.romme.actions import DISCARDS, DRAW_STOCK, LayOut
from games.romme.rules import Romme

HEARTS = (28, 29, 30)
"""h4 h5 h6."""


def labels(chosen: list[str]) -> dict[str, list[str]]:
    """Return what is offered for each control, by notation."""
    legal = [DRAW_STOCK, LayOut(HEARTS), DISCARDS[28]]
    menu = menu_of("toy", legal, ["h4", "h5", "h6"], chosen)
    return {
        each.key: [str(action) for play in each.plays for action in play.actions]
        for each in menu.controls
    }


def test_actions_of_several_cards_are_offered_once_exactly_their_cards_are_chosen():
    nothing = {"toy-control-draw": ["draw stock"], "toy-control-meld": []}
    assert labels([]) == {**nothing, "toy-control-discard": []}
    assert labels(["h4"]) == {**nothing, "toy-control-discard": ["discard h4"]}
    assert labels(["h6", "h4", "h5"])["toy-control-meld"] == ["meld h4 h5 h6"]


def test_single_cards_are_offered_without_choosing():
    menu = menu_of("toy", [DISCARDS[28], DISCARDS[29], DRAW_STOCK], ["h4", "h5"], [])
    assert (menu.choosable, menu.max_chosen) == ((), 0)
    cards = [control for control in menu.controls if control.mark]
    assert [str(control.plays[0].actions[0]) for control in cards] == ["discard h4", "discard h5"]
    label = menu.controls[0].plays[0].label
    assert label == Text.of("menu-play", game="toy", notation="h4")


def test_what_may_be_chosen_is_bounded_by_the_longest_action():
    menu = menu_of("toy", [LayOut(HEARTS)], ["h4", "h5", "h6", "s2"], [])
    assert (menu.choosable, menu.max_chosen) == (("h4", "h5", "h6", "s2"), 3)


def test_a_control_is_about_a_card_only_if_its_words_name_just_that_one():
    words = Text.of("menu-play")
    discards = tuple(Play((DISCARDS[card],), words) for card in HEARTS)
    assert Control("toy-control-discard", discards[:1]).card == discards[0].card == "h4"
    assert Control("toy-control-discard", discards).card == ""
    assert Play((LayOut(HEARTS),), words).card == ""
    assert Play((DRAW_STOCK,), words).card == ""
    assert Control("toy-control-draw", (Play((DRAW_STOCK,), words),), about="s2").card == "s2"


def test_letters_go_on_after_z():
    assert [letter(index) for index in (0, 25, 26, 27, 51, 52)] == [
        "A",
        "Z",
        "AA",
        "AB",
        "AZ",
        "BA",
    ]


def test_a_text_is_its_key_and_values():
    text = Text.of("key", card=CardValue.of("h7", "*"), seat=SeatValue(2))
    assert list(text.names()) == ["card", "seat"]
    assert [str(value) for _, value in text.values] == ["h7 *", "2"]


def test_the_registry_finds_every_game_and_version():
    assert all_games()["romme"] == {1: Romme}
    assert find_game("romme") is find_game("romme", 1) is Romme
    with pytest.raises(NotationError, match="no game 'skat'"):
        find_game("skat")
    with pytest.raises(NotationError, match="no rules version 9"):
        find_game("romme", 9)
