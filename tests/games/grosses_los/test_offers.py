"""What a seat is offered: menus for leading, serving, throwing and passing; the rules in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.core.menu import Control, Emphasis, Menu
from games.core.record import Match
from games.core.rules_text import LANGUAGES, rules_text
from games.core.text import Text
from games.grosses_los.rules import GrossesLos
from tests.games.grosses_los.dealt import state_of, table

SEVENS = "0 play d7 h7"


def menu_of(match: Match, *chosen: str) -> Menu:
    """Return the menu of the seat in turn; every play of it must be legal."""
    seat = state_of(match).turn
    menu = match.game.menu(match.game.view(match.state, seat), seat, (), chosen)
    legal = match.game.legal_actions(match.state, seat)
    for control in menu.controls:
        for each in control.plays:
            assert each.actions[0] in legal
    return menu


def offered(menu: Menu, name: str) -> list[str]:
    """Return the plays of all controls of this name as notation."""
    controls = [each for each in menu.controls if each.key == f"grosses_los-control-{name}"]
    return [str(play.actions[0]) for control in controls for play in control.plays]


def control(menu: Menu, name: str) -> Control:
    """Return the one control of this name."""
    (found,) = (each for each in menu.controls if each.key == f"grosses_los-control-{name}")
    return found


def why_not(menu: Menu, name: str) -> Text:
    found = control(menu, name)
    assert not found.plays
    assert found.why_not is not None
    return found.why_not


def names(controls: Sequence[Control]) -> list[tuple[str, str]]:
    return [(each.key.removeprefix("grosses_los-control-"), each.mark) for each in controls]


def test_a_lead_is_a_button_for_each_card_and_each_set():
    match = table(["c7 d7 sA c2", "c3", "c4"])
    menu = menu_of(match)
    assert names(menu.controls) == [
        ("lead", "c2"),
        ("lead", "c7"),
        ("lead", "d7"),
        ("lead", "sA"),
        ("lead-set", "1"),
        ("pass", ""),
    ]
    assert offered(menu, "lead-set") == ["play c7 d7"]
    assert menu.choosable == ()
    assert why_not(menu, "pass") == Text.of("grosses_los-refusal-leader-passes", section="4")


def test_many_sets_to_lead_are_one_list():
    hand = "c2 d2 h2 s2 c3 d3 h3 c4 d4 c5 d5 c6 d6"
    menu = menu_of(table([hand, "c7", "c8"]))
    sets = control(menu, "lead-set")
    assert len(sets.plays) == 11 + 4 + 1 + 1 + 1
    assert sets.label is None
    assert len(menu.controls) == 13 + 1 + 1


def test_after_one_card_every_card_is_one_click_what_serves_first():
    match = table(["h7 c2", "c3 c9 hA dJ", "c4"], "0 play h7")
    menu = menu_of(match)
    assert names(menu.controls) == [
        ("serve", "c9"),
        ("serve", "dJ"),
        ("throw", "c3"),
        ("throw", "hA"),
        ("pass", ""),
    ]
    assert menu.controls[0].emphasis is Emphasis.MAIN
    assert menu.controls[2].label is not None
    assert menu.controls[2].label.key == "grosses_los-label-throw"
    assert offered(menu, "pass") == ["pass"]


def test_after_a_pair_sets_are_buttons_and_cards_to_throw_are_chosen():
    match = table(["h7 d7 c2", "c9 d9 h9 c3", "c4"], SEVENS)
    menu = menu_of(match)
    assert offered(menu, "serve") == ["play c9 d9", "play c9 h9", "play d9 h9"]
    assert menu.choosable == ("c3", "c9", "d9", "h9")
    assert menu.max_chosen == 2
    assert why_not(menu, "throw") == Text.of("grosses_los-why-choose", section="5.3", count=2)
    assert why_not(menu_of(match, "c3"), "throw").key == "grosses_los-why-choose"
    chosen = menu_of(match, "c3", "c9", "sK")
    assert offered(chosen, "throw") == ["play c3 c9"]
    assert control(chosen, "throw").plays[0].label.key == "grosses_los-play-cards"


def test_chosen_cards_that_serve_are_said_to_serve():
    match = table(["h7 d7 c2", "c9 d9 h9 c3", "c4"], SEVENS)
    label = control(menu_of(match, "c9", "h9"), "throw").plays[0].label
    assert label.key == "grosses_los-play-serves"


def test_without_a_set_the_menu_says_why():
    menu = menu_of(table(["h7 d7 c2", "c5 d5 h9 c3", "c4"], SEVENS))
    assert why_not(menu, "serve") == Text.of("grosses_los-why-no-set", section="5.3", count=2)


def test_two_a_cards_chosen_together_say_why_not():
    menu = menu_of(table(["h7 d7 c2", "hA sA h9 c3", "c4"], SEVENS), "hA", "sA")
    assert why_not(menu, "throw") == Text.of("grosses_los-refusal-two-a-cards", section="5.3")


def test_many_sets_that_serve_are_one_list():
    menu = menu_of(table(["h7 d7 c2", "c8 d8 h8 s8 c9 d9 c3", "c4"], SEVENS))
    assert len(control(menu, "serve").plays) == 6 + 1


def test_a_last_card_is_thrown_by_one_click():
    menu = menu_of(table(["h7 d7 c2", "c9", "c4"], SEVENS))
    assert offered(menu, "throw") == ["play c9"]
    assert menu.choosable == ()


@pytest.mark.parametrize(
    ("hand", "options"), [("c3 c9", ""), ("hA sA", ""), ("* *", "joker=2"), ("c3 sA", "")]
)
def test_a_hand_that_must_go_whole_is_thrown_by_one_click(hand: str, options: str):
    menu = menu_of(table(["h7 d7 c2", hand, "c4"], SEVENS, options=options))
    assert offered(menu, "throw") == [f"play {hand}"]
    assert control(menu, "throw").label is not None
    assert menu.choosable == ()


def test_a_whole_hand_that_serves_is_offered_once():
    menu = menu_of(table(["h7 d7 c2", "c9 d9", "c4"], SEVENS))
    assert names(menu.controls) == [("serve", "1"), ("pass", "")]
    assert menu.choosable == ()


def test_where_one_card_is_thrown_each_is_one_click():
    match = table(["h7 d7 c2", "c9 d9 c3", "c4"], SEVENS, options="abwerfen=eine")
    menu = menu_of(match)
    assert offered(menu, "serve") == ["play c9 d9"]
    assert offered(menu, "throw") == ["play c3", "play c9", "play d9"]
    assert menu.choosable == ()


def test_where_nothing_is_thrown_the_menu_says_so():
    match = table(["h7 d7 c2", "c9 d9 c3", "c4"], SEVENS, options="abwerfen=keine")
    menu = menu_of(match)
    assert why_not(menu, "throw") == Text.of("grosses_los-refusal-throw-none", section="5.3")
    assert menu.choosable == ()
    single = menu_of(table(["h7 c2", "c9 c3", "c4"], "0 play h7", options="abwerfen=keine"))
    assert names(single.controls) == [("serve", "c9"), ("pass", "")]


def test_where_serving_is_forced_nothing_else_is_offered():
    options = "bedienzwang=an"
    menu = menu_of(table(["h7 d7 c2", "c9 d9 c3", "c4"], SEVENS, options=options))
    must = Text.of("grosses_los-refusal-must-serve", section="5.3")
    assert why_not(menu, "throw") == why_not(menu, "pass") == must
    assert menu.choosable == ()
    single = menu_of(table(["h7 c2", "c9 c3", "c4"], "0 play h7", options=options))
    assert names(single.controls) == [("serve", "c9"), ("pass", "")]
    one = "bedienzwang=an abwerfen=eine"
    thrown = menu_of(table(["h7 d7 c2", "c9 d9 c3", "c4"], SEVENS, options=one))
    assert offered(thrown, "throw") == []


def test_to_an_a_trick_each_card_that_is_no_a_card_is_one_click():
    menu = menu_of(table(["sA c2", "hA c9 c3", "c4"], "0 play sA"))
    assert names(menu.controls) == [("add", "c3"), ("add", "c9"), ("pass", "")]
    assert why_not(menu, "pass") == Text.of("grosses_los-refusal-must-add", section="5.2")


def test_who_must_pass_is_offered_nothing_else():
    menu = menu_of(table(["h7 c2", "hA", "c4"], "0 play h7"))
    assert names(menu.controls) == [("pass", "")]
    pair = menu_of(table(["h7 d7 c2", "hA", "c4"], SEVENS))
    assert names(pair.controls) == [("pass", "")]
    assert offered(pair, "pass") == ["pass"]


def test_who_is_not_in_turn_is_offered_nothing():
    match = table(["h7 c2", "hA", "c4"])
    assert match.game.menu(match.game.view(match.state, 1), 1, ()) == Menu()
    assert match.game.menu(match.game.view(match.state, 0), 1, ()) == Menu()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_show_this_tables_values_and_mark_what_differs(language: str):
    told = {
        each.section: each for each in rules_text(GrossesLos.under({"kleine-a": "sK"}), language)
    }
    assert "♠K" in told["1"].text
    assert [face.code for face in told["1"].examples[0].faces] == ["sA", "sK"]
    assert [each.section for each in told.values() if each.is_changed] == ["1"]


@pytest.mark.parametrize(
    ("throwing", "serving", "a_trick"),
    [
        ("wie", ["h9 d9", "d4 h5"], ["d7 h7 d4 sA hK"]),
        ("eine", ["h9 d9", "d4"], ["d7 h7 sA hK"]),
        ("keine", ["h9 d9"], ["sA h3 hK"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_what_this_table_allows(throwing, serving, a_trick, language: str):
    told = {
        each.section: [" ".join(face.code for face in one.faces) for one in each.examples]
        for each in rules_text(GrossesLos.under({"abwerfen": throwing}), language)
    }
    assert (told["5.3"], told["6"]) == (serving, a_trick)


@pytest.mark.parametrize(
    ("pairs", "german", "english", "is_told"),
    [
        ({"joker": "1"}, "Zwei Joker", "Two jokers", False),
        ({"joker": "2"}, "Zwei Joker", "Two jokers", True),
        ({"joker": "1"}, "vorher bedient, behält", "served before keeps", True),
        ({"joker": "1", "abwerfen": "keine"}, "vorher bedient", "served before", False),
        ({"abwerfen": "keine"}, "nur, wenn niemand", "only if nobody", True),
    ],
)
def test_the_rules_tell_what_can_happen_at_this_table(pairs, german, english, is_told: bool):
    for language, words in zip(LANGUAGES, (german, english), strict=True):
        told = rules_text(GrossesLos.under(pairs), language)
        texts = [each.text for each in told if each.section in ("4", "6")]
        assert any(words in text for text in texts) is is_told, texts


@pytest.mark.parametrize(
    ("pairs", "changed"),
    [
        ({"limit": "200"}, ["10"]),
        ({"runden": "1"}, ["10"]),
        ({"runden": "5"}, ["10"]),
        ({"joker": "1"}, ["1", "2", "4", "5.3", "6"]),
        ({"joker": "2"}, ["1", "2", "3", "4", "5.3", "6"]),
        ({"asswert": "1"}, ["2"]),
        ({"überbieten": "höher"}, ["5.3"]),
        ({"bedienzwang": "an"}, ["5.3"]),
        ({"abwerfen": "eine"}, ["5.3", "6"]),
        ({"abwerfen": "keine"}, ["5.3", "6", "7"]),
        ({"abgeworfenes": "gewinner"}, ["7"]),
        ({"stiche-zählen": "aus"}, ["9"]),
        ({"a-zählt-immer": "an"}, ["9"]),
        ({"ende": "erster"}, ["8", "9"]),
        ({"handkarten": "7"}, ["3"]),
        ({"a-immer-dabei": "an"}, ["3"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_house_rule_changes_its_paragraphs(pairs, changed, language: str):
    told = rules_text(GrossesLos.under(pairs), language)
    assert [each.section for each in told if each.is_changed] == changed
