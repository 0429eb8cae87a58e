"""What people are shown and offered: scene, menu, safe move and the words of events."""

from __future__ import annotations

import pytest

from games.core.menu import Control, Menu
from games.core.record import Match
from games.core.rules_text import rules_text
from games.core.scene import Face, Scene, ScoreSign
from games.core.text import Text
from games.krass_kariert.rules import KrassKariert
from tests.games.krass_kariert.dealt import amid, begun, dealt, play, state_of


def scene_of(match: Match, seat: int | None) -> Scene:
    """Return the scene of a seat, or of the public."""
    return match.game.scene(match.game.view(match.state, seat))


def menu_of(match: Match) -> Menu:
    """Return the menu of the seat in turn."""
    (seat,) = match.game.to_act(match.state)
    view = match.game.view(match.state, seat)
    return match.game.menu(view, seat, match.game.legal_actions(match.state, seat))


def labels(control: Control) -> list[str]:
    """Return the plays of a control as records write them."""
    return [" ".join(map(str, play.actions)) for play in control.plays]


def value_of(text: Text | None, name: str) -> str:
    """Return one value of a text as a string."""
    assert text is not None
    return str(dict(text.values)[name])


def idle(match: Match) -> str:
    """Return the safe move of the seat in turn."""
    (seat,) = match.game.to_act(match.state)
    (action,) = match.game.idle(match.game.view(match.state, seat), seat)
    return str(action)


def test_the_trick_shows_order_best_and_what_x_stands_for():
    match = amid(["7 X 4", "3 5", "N 2", "12 12 3"], ["", "6 6", "", ""])
    play(match, "0 play 1-2 =8, 1 reserve 1 1, 2 play 1")
    table = scene_of(match, None).table
    assert table.trick is not None
    assert [play.seat for play in table.trick] == [0, 1, 2]
    assert [play.is_best for play in table.trick] == [True, False, False]
    assert table.trick[0].faces == (Face("7"), Face("X", stands_for="8"))
    assert table.trick[1].faces == ()
    assert table.trick[2].faces == (Face("N", is_changed=True),)
    assert [play.note and play.note.key for play in table.trick] == [
        "krass_kariert-trick-combination",
        "krass_kariert-trick-reserve",
        None,
    ]
    assert [fact.name.key for fact in table.facts] == [
        "krass_kariert-fact-beat",
        "krass_kariert-fact-due",
    ]
    assert value_of(table.facts[0].value, "kind") == "straight-2"
    assert value_of(table.facts[0].value, "low") == "7"
    assert value_of(table.facts[0].value, "top") == "8"
    assert value_of(table.facts[1].value, "due") == "3"


def test_two_x_show_the_smaller_number_first():
    match = amid(["X 5 X 4", "3 5"], ["", "6 6"])
    play(match, "0 play 1-3 =4,6")
    trick = scene_of(match, None).table.trick
    assert trick is not None
    assert [face.stands_for for face in trick[0].faces] == ["4", None, "6"]


def test_seats_show_chips_reserve_cards_and_who_is_out():
    match = amid(["12", "3 7 9", "5 5 5"], ["", "2 4", "1"], chips=(3, 1, 2))
    play(match, "0 play 1, 1 reserve 2 1")
    table = scene_of(match, 1).table
    assert table.score_sign is ScoreSign.CHIPS
    assert [panel.score for panel in table.seats] == [3, 1, 2]
    assert [panel.cards for panel in table.seats] == [0, 4, 3]
    assert [panel.is_turn for panel in table.seats] == [False, False, True]
    assert [panel.is_dealer for panel in table.seats] == [True, False, False]
    assert table.seats[0].tags == (Text.of("krass_kariert-tag-out"),)
    assert table.seats[1].open_faces == (Face("2"),)
    assert table.deals is None


def test_the_draw_pile_shows_its_count_and_a_back():
    match = dealt({}, seats=3)
    (pile,) = scene_of(match, None).table.piles
    assert (pile.count, pile.faces) == (18, (Face("back"),))
    (pile,) = scene_of(amid(["1 2", "3 4"]), None).table.piles
    assert (pile.count, pile.faces) == (0, ())


def test_the_hand_is_numbered_and_what_cannot_be_played_stands_back():
    match = amid(["7 7 4", "8 8 3 S", "1 2"], ["", "6 6", "1"])
    hand = scene_of(match, 1).hand
    assert hand is not None
    assert all(face.is_playable for face in hand.faces)
    play(match, "0 play 1-2")
    hand = scene_of(match, 1).hand
    assert hand is not None
    assert hand.is_numbered
    assert [face.code for face in hand.faces] == ["8", "8", "3", "S"]
    assert [face.is_playable for face in hand.faces] == [True, True, False, True]
    assert hand.facts[0].faces == (Face("6"), Face("6"))


def test_a_drawn_card_is_shown_as_new_to_its_seat():
    match = amid(["N 4", "7 3"], ["", "1"], draws="5 6 8")
    play(match, "0 play 1, 1 play 1")
    hand = scene_of(match, 1).hand
    assert hand is not None
    assert hand.facts[0].faces == (Face("5", is_new=True),)
    other = scene_of(match, 0).hand
    assert other is not None
    assert other.facts == ()


def test_the_menu_offers_slices_that_beat_by_place():
    match = amid(["4 4 9", "7 7 8 9 S", "1 2"], ["", "6 5", "1"])
    play(match, "0 play 1-2")
    menu = menu_of(match)
    assert [(control.key[22:], control.mark) for control in menu.controls] == [
        ("play", "1-2"),
        ("play", "2-4"),
        ("stopp", "5"),
        ("reserve", "1"),
        ("reserve", "2"),
    ]
    label = menu.controls[1].label
    assert (value_of(label, "places"), value_of(label, "cards")) == ("2–4", "7-8-9")
    assert labels(menu.controls[3])[:2] == ["reserve 1 1", "reserve 1 2"]
    assert len(menu.controls[3].plays) == 6
    assert menu.controls[3].asks_by_buttons


def test_a_button_is_about_a_card_where_its_slice_has_no_other():
    match = amid(["4 4 9", "7 7 8 9 S N", "1 2"], ["", "6 5", "1"])
    play(match, "0 play 1-2")
    found = [(control.key[22:], control.mark, control.card) for control in menu_of(match).controls]
    assert found == [
        ("play", "1-2", "7"),
        ("play", "2-4", ""),
        ("stopp", "5", "S"),
        ("nachziehen", "6", "N"),
        ("reserve", "1", "6"),
        ("reserve", "2", "5"),
    ]


def test_the_number_of_x_is_asked_by_buttons_and_not_asked_if_there_is_one():
    match = amid(["7 X 9", "3 4"], ["", "1"])
    by_mark = {control.mark: control for control in menu_of(match).controls}
    assert labels(by_mark["1-2"]) == ["play 1-2 =6", "play 1-2 =7", "play 1-2 =8"]
    assert by_mark["1-2"].asks_by_buttons
    assert labels(by_mark["1-3"]) == ["play 1-3 =8"]
    assert value_of(by_mark["1-3"].label, "named") == "8"
    assert len(by_mark["2"].plays) == 12


def test_the_starter_reads_why_there_is_no_reserve_card_for_him():
    menu = menu_of(amid(["7 4", "3 4"], ["6", "1"]))
    last = menu.controls[-1]
    assert (last.key, last.plays) == ("krass_kariert-control-reserve", ())
    assert value_of(last.why_not, "section") == "6"


def test_who_cannot_beat_reads_what_must_be_beaten():
    match = amid(["12 4", "3 8"], ["6", "1"])
    play(match, "0 play 1")
    first = menu_of(match).controls[0]
    assert first.plays == ()
    assert (value_of(first.why_not, "kind"), value_of(first.why_not, "top")) == ("solo", "12")


def test_a_drawn_card_is_inserted_with_one_click():
    match = amid(["N 4", "7 3 9"], ["", "1"], draws="5 6 8")
    play(match, "0 play 1, 1 play 1")
    controls = menu_of(match).controls
    assert [control.mark for control in controls] == ["1", "2", "3"]
    assert [control.label.key[20:] for control in controls if control.label] == [
        "front",
        "between",
        "back",
    ]
    match = amid(["N 4", "7"], draws="5 6 8")
    play(match, "0 play 1, 1 play 1")
    (only,) = menu_of(match).controls
    assert only.label == Text.of("krass_kariert-place-only", place=1)


def test_who_is_not_in_turn_is_offered_nothing():
    match = amid(["7 4", "3 4"])
    view = match.game.view(match.state, 1)
    assert match.game.menu(view, 1, ()) == Menu()
    assert match.game.idle(view, 1) == ()


@pytest.mark.parametrize(
    ("lead", "hand", "reserve", "expected"),
    [
        ("3", "X 9 5 5 N", "1 1", "play 3"),
        ("11", "X 9 N", "1 1", "play 1 =12"),
        ("12", "9 N S", "1 1", "play 2"),
        ("12", "9 9 4", "1 2", "reserve 1 4"),
        ("12", "9 9 X 8 4", "", "play 4-5"),
    ],
)
def test_the_safe_move(lead: str, hand: str, reserve: str, expected: str):
    if expected == "play 4-5":
        hand = "9 9 X 8 7"
    match = amid([f"{lead} 4", hand, "2 6"], ["", reserve, ""])
    play(match, "0 play 1")
    assert idle(match) == expected


def test_the_safe_move_puts_drawn_cards_to_the_end():
    match = amid(["N 4", "7 3 9"], ["", "1"], draws="5 6 8")
    play(match, "0 play 1, 1 play 1")
    assert idle(match) == "insert 3"


def test_a_turn_goes_on_while_drawn_cards_are_inserted():
    def is_amid() -> bool:
        (seat,) = match.game.to_act(match.state)
        return match.game.is_amid_turn(match.game.view(match.state, seat), seat)

    match = amid(["N 4", "7 3 9"], ["", "1"], draws="5 6 8")
    assert not is_amid()
    play(match, "0 play 1, 1 play 1")
    assert idle(match).startswith("insert")
    while idle(match).startswith("insert"):
        assert is_amid()
        play(match, f"{match.game.to_act(match.state)[0]} {idle(match)}")
    assert not is_amid()


@pytest.mark.parametrize(
    ("hands", "reserves", "chips", "lines", "key", "notes"),
    [
        (["12 4", "3 7", "1 2"], None, None, "0 play 1", "pays", ["note-paid"]),
        (["12", "3 7", "5 9"], ["", "2", "4"], None, "0 play 1, 1 reserve 1 1, 2 reserve 1 1",
         "several", ["note-paid", "note-paid"]),
        (["3", "5", "9"], None, None, "0 play 1, 1 play 1, 2 play 1", "nobody", []),
        (["12 4", "3 7", "1 2"], None, (1, 0, 1), "0 play 1", "shared", ["note-no-chip"]),
        (["12 4", "3 7"], None, (1, 0), "0 play 1", "won", ["note-no-chip"]),
    ],
)  # fmt: skip
def test_how_a_deal_or_match_ended(
    hands: list[str],
    reserves: list[str] | None,
    chips: tuple[int, ...] | None,
    lines: str,
    key: str,
    notes: list[str],
):
    match = amid(hands, reserves, chips=chips)
    play(match, lines)
    table = scene_of(match, 0).table
    assert table.headline.key == f"krass_kariert-headline-{key}"
    assert [note.key for note in table.notes] == [f"krass_kariert-{note}" for note in notes]


def test_headlines_before_and_in_a_deal():
    assert scene_of(begun(3), None).table.headline.key == "krass_kariert-headline-deck"
    match = amid(["N 4", "7 3", "9 9"], ["", "1", "1"], draws="5 6 8")
    keys: list[tuple[str, str]] = []
    for line in ("", "0 play 1", "1 play 1", "2 reserve 1 1", "1 insert 1"):
        play(match, line)
        hand = scene_of(match, 1).hand
        assert hand is not None
        keys.append((scene_of(match, None).table.headline.key[23:], hand.headline.key[19:]))
    assert keys == [
        ("lead", "wait"),
        ("free", "free"),
        ("beat", "wait"),
        ("insert", "insert"),
        ("insert", "insert"),
    ]


@pytest.mark.parametrize(("reserve", "count"), [("", 0), ("6", 1), ("6 8", 2)])
def test_s9_after_a_led_nachziehen_only_reserve_cards_that_are_left_are_spoken_of(
    reserve: str, count: int
):
    match = amid(["N 4", "3 9"], ["", reserve], draws="7 8 9")
    play(match, "0 play 1")
    hand = scene_of(match, 1).hand
    assert hand is not None
    assert hand.headline == Text.of("krass_kariert-hand-free", reserves=count)


def test_a_skipped_seat_is_shown_in_the_trick():
    match = amid(["12 4", "3 7", "8 8 2"], options="festgefahren=passt")
    told = match.play("0 play 1")
    trick = scene_of(match, None).table.trick
    assert trick is not None
    assert trick[1].note == Text.of("krass_kariert-trick-passed")
    assert [event.text().key for event in told][-1] == "krass_kariert-event-seat-passed"


def test_the_table_as_it_is_printed():
    match = amid(["7 X 4", "3 5", "N 2"], ["", "6 6", ""], draws="9")
    play(match, "0 play 1-2 =8, 1 reserve 2 1")
    shown = match.game.describe(match.state)
    assert shown["hands"] == [["4"], ["6", "3", "5"], ["N", "2"]]
    assert shown["table"] == {
        "stock": 1,
        "reserves": [[], ["6", None], []],
        "starter": 0,
        "trick": [
            {"seat": 0, "cards": ["7", "X"], "kind": "straight-2", "top": 8, "named": [8]},
            {"seat": 1, "cards": [], "reserve": "6"},
        ],
        "best": {"seat": 0, "kind": "straight-2", "top": 8},
        "due": 0,
        "drawn": None,
        "losers": [],
        "last_deal": None,
    }


def test_the_rules_show_combinations_and_the_values_of_this_table():
    rules = {each.section: each for each in rules_text(KrassKariert(), "de")}
    assert list(rules) == [str(number) for number in range(1, 13)]
    faces = [example.faces for example in rules["7"].examples]
    assert (Face("7"), Face("X", stands_for="8"), Face("9")) in faces
    changed = rules_text(KrassKariert.under({"reserve": "1", "nachziehen": "4"}), "de")
    assert [each.section for each in changed if each.is_changed] == ["3", "9"]
    assert "AMIGO" in rules["1"].text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Wer ziehen muss, zieht auch mit leerer Hand; fertig ist er damit nicht."),
        ({"fertig-ist-fertig": "an"}, "Wer keine Karte mehr hat, zieht nichts; die fälligen"),
        ({"prüfung": "sofort"}, None),
        ({"prüfung": "sofort", "fertig-ist-fertig": "an"}, None),
        (
            {"ende": "letzter", "fertig-ist-fertig": "an", "prüfung": "sofort"},
            "Wer keine Karte mehr hat, zieht nichts; die fälligen",
        ),
    ],
)
def test_s10_the_rules_speak_of_empty_hands_only_where_they_can_draw(
    options: dict[str, str], sentence: str | None
):
    texts = {each.section: each.text for each in rules_text(KrassKariert.under(options), "de")}
    if sentence is None:
        assert "leerer Hand" not in texts["10"]
        assert "keine Karte mehr" not in texts["10"]
    else:
        assert sentence in texts["10"]


@pytest.mark.parametrize(("leads", "is_told"), [("spieler", True), ("beste", False)])
def test_s10_the_rules_say_who_starts_for_a_winner_who_is_out(leads: str, is_told: bool):
    options = {"ende": "letzter", "fertig-ist-fertig": "an", "stopp-führt": leads}
    texts = {each.section: each.text for each in rules_text(KrassKariert.under(options), "de")}
    assert "die zweitbeste Kombination" in texts["10"]
    assert ("nach einem Stopp die beste" in texts["10"]) is is_told


def test_s10_after_a_stuck_seat_nothing_is_due_any_more():
    match = amid(["N 4", "12 12 12 2", "8 8 2"], draws="5 5 6")
    play(match, "0 play 1, 1 play 1-3")
    table = match.game.describe(match.state)["table"]
    assert isinstance(table, dict)
    assert table["due"] == 0


def test_after_a_deal_nobody_is_in_turn():
    match = amid(["12 4", "3 7", "1 2"])
    play(match, "0 play 1")
    hand = scene_of(match, 0).hand
    assert hand is not None
    assert hand.headline.key == "krass_kariert-hand-pause"
    assert not any(panel.is_turn for panel in scene_of(match, 0).table.seats)
    state_of(match).chips = (0, 0, 0)
