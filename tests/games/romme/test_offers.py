"""What a seat is offered and shown: menu, suggestion, safe move, view and scene."""

from __future__ import annotations

import pytest

from games.core.cards import parse_cards
from games.core.menu import Control, Emphasis, Menu
from games.core.record import Match
from games.core.text import CardValue, Text
from games.romme.partition import MAX_PLANS, partitions
from tests.games.romme.dealt import hand_of, match_of, play, state_of

FORTY = "handkarten=7 spiele=1"


def menu_of(match: Match, chosen: str = "") -> Menu:
    """Return the menu of the seat in turn with these cards chosen."""
    seat = state_of(match).turn
    view = match.game.view(match.state, seat)
    return match.game.menu(view, seat, match.game.legal_actions(match.state, seat), chosen.split())


def control(match: Match, name: str, chosen: str = "") -> Control:
    found = {each.key: each for each in menu_of(match, chosen).controls}
    return found[f"romme-control-{name}"]


def plays(match: Match, name: str, chosen: str = "") -> list[str]:
    """Return what a control offers, each play as its actions."""
    return ["; ".join(map(str, play.actions)) for play in control(match, name, chosen).plays]


def why_not(match: Match, name: str, chosen: str = "") -> str:
    why = control(match, name, chosen).why_not
    assert why is not None
    return why.key.removeprefix("romme-")


def test_before_the_draw_there_are_two_places_to_draw_from():
    match = match_of({1: "h7"})
    assert [each.key for each in menu_of(match).controls] == [
        "romme-control-draw-stock",
        "romme-control-draw-pile",
    ]
    assert plays(match, "draw-stock") == ["draw stock"]
    assert why_not(match, "draw-pile") == "refusal-pile-empty"
    assert menu_of(match).choosable == ()
    play(match, "1 draw stock\n1 discard h7")
    assert plays(match, "draw-pile") == ["draw pile"]
    label = control(match, "draw-pile").plays[0].label
    assert label == Text.of("romme-play-draw-pile", card=CardValue.of("h7"))
    assert control(match, "draw-pile").card == "h7"


def test_who_is_not_in_turn_is_offered_nothing():
    match = match_of({})
    assert match.game.menu(match.game.view(match.state, 0), 0, ()) == Menu()
    # Nor does another seat's view help.
    assert match.game.menu(match.game.view(match.state, 0), 1, ()) == Menu()


def test_twins_and_jokers_can_be_chosen_as_often_as_they_are_held():
    match = match_of({1: "h7 h7 * *"}, "h8", "1 draw stock")
    assert list(menu_of(match).choosable) == hand_of(match, 1)
    assert menu_of(match).choosable.count("h7") == 2
    assert menu_of(match).choosable.count("*") == 2
    assert menu_of(match).max_chosen == 8


def test_auslegen_finds_several_melds_among_the_chosen_cards():
    match = match_of({1: "h4 h5 h6 c9 d9 s9"}, "", "1 draw stock")
    assert plays(match, "meld", "s9 h4 c9 h6 d9 h5") == ["meld c9 d9 s9; meld h4 h5 h6"]
    offered = control(match, "meld", "s9 h4 c9 h6 d9 h5")
    assert offered.emphasis is Emphasis.MAIN
    assert offered.plays[0].label == Text.of(
        "romme-play-meld-2",
        cards1=CardValue.of("c9", "d9", "s9"),
        cards2=CardValue.of("h4", "h5", "h6"),
        points=42,
    )


def test_auslegen_asks_only_where_two_readings_are_possible():
    match = match_of({1: "h4 h5 h6 *"}, "", "1 draw stock")
    assert plays(match, "meld", "h4 h5 h6") == ["meld h4 h5 h6"]
    # The dearest reading comes first.
    assert plays(match, "meld", "* h4 h5 h6") == ["meld h4 h5 h6 *", "meld * h4 h5 h6"]


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ("", "why-choose-meld"),
        ("h4 h5", "refusal-meld-too-few"),
        ("h4 h5 c9", "refusal-meld-mixed"),
        ("h4 h5 h6 c9", "refusal-meld-mixed"),
        ("sA sK", "why-choose-meld"),
    ],
)
def test_auslegen_says_why_not(chosen: str, reason: str):
    match = match_of({1: "h4 h5 h6 c9"}, "", "1 draw stock")
    assert why_not(match, "meld", chosen) == reason


def test_auslegen_keeps_the_last_card():
    match = match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock")
    assert why_not(match, "meld", "h2 h3 h4 h5 h6 h7 h8 h9") == "refusal-last-card"
    assert plays(match, "meld", "h2 h3 h4 h5 h6 h7 h8") == ["meld h2 h3 h4 h5 h6 h7 h8"]


OUT = """
    1 draw stock
    1 meld h4 h5 h6
    1 meld c7 d7 s7
    1 discard c2
    0 draw stock
    0 discard s2
    1 draw stock
    """


def out_with(*cards: str, drawn: str = "h7") -> Match:
    """Return a match in which seat 1 is out, with melds A (h4 h5 h6) and B (c7 d7 s7)."""
    return match_of(
        {1: " ".join(["h4 h5 h6 c7 d7 s7 c2", *cards])},
        f"sJ s2 {drawn}",
        OUT,
        options="handkarten=11 erstmeldung=0 spiele=1",
    )


def test_anlegen_offers_every_place_that_fits_with_its_letter():
    match = out_with("h3", "cJ", "dQ", "*")
    assert plays(match, "layoff", "h7") == ["layoff m1 h7", "layoff m2 h7"]
    labels = [each.label for each in control(match, "layoff", "h7").plays]
    assert labels == [
        Text.of("romme-play-layoff", cards=CardValue.of("h7"), meld="A"),
        Text.of("romme-play-layoff", cards=CardValue.of("h7"), meld="B"),
    ]


def test_anlegen_names_the_end_where_both_fit():
    match = out_with("h3", "cJ", "dQ", "*")
    assert plays(match, "layoff", "*") == [
        "layoff m1 * low",
        "layoff m1 * high",
        "layoff m2 *",
    ]
    first = control(match, "layoff", "*").plays[0].label
    assert first == Text.of("romme-play-layoff-end", cards=CardValue.of("*"), meld="A", end="low")


def test_anlegen_without_a_choice_offers_all_that_fits():
    match = out_with("h3", "cJ", "dQ", "cK")
    assert plays(match, "layoff") == ["layoff m1 h3", "layoff m1 h7", "layoff m2 h7"]


def test_anlegen_lays_all_chosen_cards_on_one_meld_at_once():
    match = out_with("h3", "h2", "dQ", "cK")
    offered = plays(match, "layoff", "h2 h3 h7")
    assert offered[0] == "layoff m1 h3; layoff m1 h2; layoff m1 h7"
    assert offered[1:] == ["layoff m1 h3", "layoff m1 h7", "layoff m2 h7"]


def test_anlegen_asks_where_a_joker_beside_a_card_may_go():
    match = out_with("h3", "*", "dQ", "cK")
    offered = plays(match, "layoff", "h3 *")
    assert offered[:2] == ["layoff m1 h3; layoff m1 * low", "layoff m1 h3; layoff m1 * high"]
    labels = [each.label for each in control(match, "layoff", "h3 *").plays[:2]]
    assert [dict(label.values)["meld_after"] for label in labels] == [
        CardValue.of("*", "h3", "h4", "h5", "h6"),
        CardValue.of("h3", "h4", "h5", "h6", "*"),
    ]


def test_anlegen_says_why_not():
    match = out_with("h3", "cJ", "dQ", "cK")
    assert why_not(match, "layoff", "cJ") == "why-no-lay-off"
    lonely = match_of(
        {1: "h9", 0: "h2 h3 h4 h5 h6 h7 h8"},
        "",
        "1 draw stock\n1 discard h9\n0 draw pile\n0 meld h2 h3 h4 h5 h6 h7 h8",
    )
    assert why_not(lonely, "layoff") == "refusal-last-card"


def test_tauschen_offers_the_joker_for_its_card():
    match = match_of(
        {1: "h4 * h6 h5 c2"},
        "c9 s2 c3",
        "1 draw stock\n1 meld h4 * h6\n1 discard c2\n0 draw stock\n0 discard s2\n1 draw stock",
    )
    assert plays(match, "swap") == ["swap m1 h5"]
    assert plays(match, "swap", "h5") == ["swap m1 h5"]
    assert why_not(match, "swap", "c9") == "why-no-swap"
    label = control(match, "swap").plays[0].label
    assert label == Text.of("romme-play-swap", cards=CardValue.of("h5"), meld="A")


def test_zuruecknehmen_takes_back_one_or_all():
    match = match_of({1: "h4 h5 h6 c7 d7 s7"}, "", "1 draw stock")
    assert why_not(match, "takeback") == "refusal-nothing-staged"
    play(match, "1 meld h4 h5 h6")
    assert plays(match, "takeback") == ["takeback"]
    keys = [each.key for each in menu_of(match).controls]
    assert "romme-control-takeback-all" not in keys
    play(match, "1 meld c7 d7 s7")
    assert plays(match, "takeback") == ["takeback"]
    assert plays(match, "takeback-all") == ["takeback; takeback"]


def test_abwerfen_takes_the_one_chosen_card():
    match = match_of({1: "h4 h5"}, "", "1 draw stock")
    assert why_not(match, "discard") == "why-choose-one"
    assert why_not(match, "discard", "h4 h5") == "why-choose-one"
    assert plays(match, "discard", "h4") == ["discard h4"]


def test_abwerfen_says_what_the_first_meld_lacks():
    match = match_of({1: "h4 h5 h6 c2"}, "", "1 draw stock\n1 meld h4 h5 h6", options=FORTY)
    why = control(match, "discard", "c2").why_not
    assert why == Text.of("romme-refusal-first-meld", section="6", needed=40, laid=15, missing=25)


def test_abwerfen_of_the_last_card_needs_no_choice():
    match = match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8")
    assert plays(match, "discard") == ["discard h9"]


def notes_of(match: Match, chosen: str = "") -> list[Text]:
    return list(menu_of(match, chosen).notes)


def test_notes_tell_what_the_first_meld_is_worth_and_lacks():
    match = match_of({1: "cQ dQ sQ h4 h5 h6"}, "", "1 draw stock", options=FORTY)
    assert notes_of(match) == [Text.of("romme-note-first-meld-needed", needed=40)]
    assert notes_of(match, "cQ dQ sQ")[1] == Text.of("romme-note-chosen", points=30)
    play(match, "1 meld cQ dQ sQ")
    assert notes_of(match) == [
        Text.of("romme-note-first-meld-missing", laid=30, needed=40, missing=10)
    ]
    play(match, "1 meld h4 h5 h6")
    assert notes_of(match) == [Text.of("romme-note-first-meld-reached", laid=45, needed=40)]


def test_notes_tell_when_only_a_hand_romme_is_left():
    match = match_of(
        {1: "cQ dQ sQ hQ c2", 0: "h4 h5 h6 cQ"},
        "",
        "1 draw stock\n1 meld cQ dQ sQ\n1 takeback\n1 meld cQ dQ hQ sQ\n1 discard c2\n0 draw stock",
        options=FORTY,
    )
    play(match, "0 meld h4 h5 h6")
    assert notes_of(match)[0].key == "romme-note-first-meld-missing"
    assert match.game.scene(match.game.view(match.state, 1)).hand is not None


def test_no_note_once_out_or_without_a_minimum():
    assert notes_of(out_with("h3")) == []
    assert notes_of(match_of({1: "h3"}, "", "1 draw stock")) == []


def test_vorschlag_lays_the_first_meld_only_if_it_is_enough():
    enough = match_of({1: "cQ dQ sQ h4 h5 h6 c2"}, "c9", "1 draw stock", options=FORTY)
    (plan,) = plays(enough, "suggest")
    assert sorted(plan.split("; ")) == ["meld cQ dQ sQ", "meld h4 h5 h6"]
    too_few = match_of({1: "cQ dQ sQ h4 h5 c2 d8"}, "c9", "1 draw stock", options=FORTY)
    assert why_not(too_few, "suggest") == "why-no-suggestion"


def test_vorschlag_adds_what_the_staged_melds_lack():
    match = match_of(
        {1: "cQ dQ sQ h4 h5 h6 c2"}, "c9", "1 draw stock\n1 meld cQ dQ sQ", options=FORTY
    )
    assert plays(match, "suggest") == ["meld h4 h5 h6"]


def test_vorschlag_finds_a_hand_romme_below_forty():
    match = match_of({1: "h2 h3 h4 c5 c6 c7 c8"}, "d2", "1 draw stock", options=FORTY)
    (plan,) = plays(match, "suggest")
    assert sorted(plan.split("; ")) == ["meld c5 c6 c7 c8", "meld h2 h3 h4"]


def test_vorschlag_lays_off_and_goes_out():
    match = out_with("h3", "c9", "d9", "s9", drawn="cK")
    (plan,) = plays(match, "suggest")
    assert set(plan.split("; ")) == {"meld c9 d9 s9", "layoff m1 h3"}


def test_vorschlag_offers_nothing_where_swaps_bar_the_way():
    match = match_of(
        {1: "h4 * h6 cQ dQ sQ c4", 0: "cJ hJ sJ dJ h5 c3 c9"},
        "c5 d2",
        """
        1 draw stock
        1 meld h4 * h6
        1 meld cQ dQ sQ
        1 discard c4
        0 draw stock
        0 swap m1 h5
        """,
        options=FORTY,
    )
    assert why_not(match, "suggest") == "why-no-suggestion"
    assert notes_of(match) == [Text.of("romme-note-hand-romme-only")]


def test_partitions_use_every_chosen_card_and_no_other():
    cards = parse_cards(["h4", "h5", "h6", "h7", "c7", "d7", "s7"])
    found = [" | ".join(" ".join(each.cards()) for each in plan) for plan in partitions(cards)]
    assert sorted(found) == ["c7 d7 h7 s7 | h4 h5 h6", "c7 d7 s7 | h4 h5 h6 h7"]
    assert partitions(parse_cards(["h4", "h5", "h6", "c7"])) == ()
    assert partitions(parse_cards(["*", "*", "*"])) == ()


def test_partitions_stay_few_however_many_jokers():
    cards = parse_cards(["c2", "c3", "c4", "d2", "d3", "d4", "h2", "h3", "h4", "*", "*", "*", "*"])
    assert 0 < len(partitions(cards)) <= MAX_PLANS
