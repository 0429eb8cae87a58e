"""What a seat may do and what it is told when it may not (§3–§9), by key and paragraph."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalAction, NotationError
from games.core.record import Match
from games.core.text import CardValue
from games.krass_kariert.state import Phase
from tests.games.krass_kariert.dealt import (
    amid,
    begun,
    deck_line,
    hand_of,
    is_legal,
    led,
    play,
    refused,
    reserve_of,
    state_of,
)


def why(match: Match, line: str) -> tuple[str, str]:
    """Return key and paragraph of a refusal."""
    refusal = refused(match, line)
    return refusal.key, refusal.section


def test_s3_cards_are_dealt_before_anybody_acts():
    match = begun(3)
    assert why(match, "1 play 1") == ("deck-due", "3")
    play(match, deck_line({}, seats=3))
    with pytest.raises(IllegalAction) as caught:
        match.play(deck_line({}, seats=3))
    assert caught.value.refusal.key == "deck-not-due"


def test_s1_the_deck_is_the_whole_pack():
    match = begun(3)
    with pytest.raises(IllegalAction) as caught:
        match.play(deck_line({}, seats=3).replace(" S", " X", 1))
    assert caught.value.refusal.key == "wrong-pack"
    assert caught.value.refusal.section == "1"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1 play 1", ("not-your-turn", "6")),
        ("0 play 9", ("no-such-place", "5")),
        ("0 play 7-9", ("no-such-place", "5")),
        ("0 play 1-4", ("too-many", "5")),
        ("0 play 1-2", ("no-combination", "5")),
        ("0 play 1 =3", ("no-x", "7")),
        ("0 play 4 =3", ("no-x", "7")),
        ("0 play 2", ("name-numbers", "7")),
        ("0 play 2 =3,4", ("name-numbers", "7")),
        ("0 play 2-3 =3,4", ("x-alone", "7")),
        ("0 play 2-3", ("x-alone", "7")),
        ("0 play 1-2 =5", ("wrong-numbers", "7")),
        ("0 play 3-4 =5", ("stopp-alone", "8")),
        ("0 play 7-8", ("nachziehen-alone", "9")),
        ("0 reserve 1 1", ("starter", "6")),
        ("0 insert 1", ("nothing-drawn", "9")),
    ],
)
def test_what_the_starter_may_not_do(line: str, expected: tuple[str, str]):
    match = amid(["2 X X S 9 4 N N", "3 5"], ["1 1", "6 6"])
    if line == "0 play 1-2":
        match = amid(["2 5 X S 9 4 N N", "3 5"], ["1 1", "6 6"])
    assert why(match, line) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1 play 1", ("not-higher", "5")),
        ("1 reserve 2 1", ("no-reserve", "6")),
        ("1 reserve 3 1", ("no-reserve", "6")),
        ("1 reserve 1 4", ("no-gap", "6")),
    ],
)
def test_what_the_others_may_not_do(line: str, expected: tuple[str, str]):
    match = amid(["9 4", "3 5", "8 2"], ["1 1", "6 7", "1 1"])
    play(match, "0 play 1, 1 reserve 2 1, 2 reserve 1 1, 0 play 1")
    assert hand_of(match, 1) == "7 3 5"
    line = line.replace("play 1", "play 2").replace("reserve 1 4", "reserve 1 5")
    assert why(match, line) == expected


def test_s5_not_higher_names_both_combinations():
    match = amid(["7 7 4", "X 5 2", "8 2"], ["", "1 1", ""])
    play(match, "0 play 1-2")
    refusal = refused(match, "1 play 1-2 =5")
    assert dict(refusal.values) == {"kind": "pair", "top": 7, "own_kind": "pair", "own_top": 5}
    assert refusal.sentence == "pair 7 must be beaten; this is pair 5."


def test_s7_wrong_numbers_name_the_cards_and_the_numbers():
    match = amid(["X 5 X 2", "8 2"])
    refusal = refused(match, "0 play 1-3 =4,5")
    assert refusal.key == "wrong-numbers"
    assert dict(refusal.values) == {"cards": CardValue.of("X", "5", "X"), "named": "4, 5"}


def test_s7_whatever_x_is_nothing_comes_of_it():
    assert why(amid(["X 2 9 4", "8 2"]), "0 play 1-3 =3") == ("no-combination", "5")


def test_s7_two_x_beside_a_number_card_by_house_rule():
    assert is_legal(amid(["X 5 X 2", "8 2"]), "0 play 1-3 =5,5")
    match = amid(["X 5 X 2", "8 2"], options="x-neben-x=aus")
    assert why(match, "0 play 1-3 =5,5") == ("x-beside-x", "7")
    assert is_legal(match, "0 play 1-2 =5")


def test_s6_one_reserve_card_keeps_its_number_when_the_other_is_gone():
    match = amid(["9 4", "3 5", "8 2"], ["", "6 7", "1 1"])
    play(match, "0 play 1, 1 reserve 1 3, 2 reserve 2 1, 0 play 1")
    assert hand_of(match, 1) == "3 5 6"
    assert reserve_of(match, 1) == "7"
    assert why(match, "1 reserve 1 1") == ("no-reserve", "6")
    play(match, "1 reserve 2 1")
    assert hand_of(match, 1) == "7 3 5 6"


def test_s9_drawn_cards_are_inserted_one_after_another_before_anything_else():
    match = amid(["N 4", "7 3"], ["", "1 1"], draws="5 6 8 9")
    play(match, "0 play 1, 1 play 1")
    assert why(match, "1 play 1") == ("insert-first", "9")
    assert why(match, "1 reserve 1 1") == ("insert-first", "9")
    assert why(match, "1 insert 3") == ("no-gap", "6")
    assert [str(action) for action in match.game.legal_actions(match.state, 1)] == [
        "insert 1",
        "insert 2",
    ]
    play(match, "1 insert 2, 1 insert 1, 1 insert 4")
    assert hand_of(match, 1) == "6 3 5 8"
    assert state_of(match).stock_count == 1


def test_s10_both_nachziehen_bring_six_cards_and_an_empty_pile_ends_it():
    match = amid(["N 4", "N 3", "7 2"], draws="5 6 8 9 9 10 11")
    play(match, "0 play 1, 1 play 1, 2 play 1")
    assert state_of(match).due == 6
    match = amid(["N 4", "N 3", "7 2"], draws="5 6")
    play(match, "0 play 1, 1 play 1, 2 play 1")
    assert state_of(match).due == 2
    match = amid(["N 4", "7 2"])
    play(match, "0 play 1, 1 play 1")
    assert state_of(match).phase is Phase.PLAY


def test_s10_of_two_nachziehen_and_nothing_else_the_last_wins():
    match = led(["N 4", "N 3", "8 2"], draws="5 5 6 6 7 7")
    play(match, "0 play 1, 1 play 1, 2 reserve 1 1")
    assert (state_of(match).phase, state_of(match).turn, state_of(match).due) == (
        Phase.INSERT,
        1,
        6,
    )
    for _ in range(6):
        play(match, "1 insert 1")
    assert state_of(match).starter == state_of(match).turn == 1


def test_s12_after_the_end_everything_is_refused():
    match = amid(["12 4", "3 7"], chips=(1, 0))
    play(match, "0 play 1")
    assert why(match, "0 play 1") == ("match-over", "12")
    with pytest.raises(IllegalAction):
        match.play(deck_line({}, seats=2))


@pytest.mark.parametrize(
    "line",
    [
        "play 4-4",
        "play 5-3",
        "play 0",
        "play 01",
        "play",
        "play 1 2",
        "play 1 =0",
        "play 1 =13",
        "play 1 =7,5",
        "play 1 =1,2,3",
        "play 1 8",
        "play 1-",
        "play -1",
        "play x",
        "play 100",
        "play 1 =8 9",
        "reserve 1",
        "reserve 0 1",
        "reserve 1 2 3",
        "insert",
        "insert 0",
        "insert 1 2",
        "pass",
        "deck 1 2 13",
    ],
)
def test_each_action_has_exactly_one_spelling(line: str):
    match = amid(["2 X 9", "3 5"])
    with pytest.raises(NotationError):
        match.game.parse(line)


@pytest.mark.parametrize(
    "line",
    ["play 1", "play 3-5", "play 3-4 =8", "play 2-4 =5,5", "play 6 =12", "reserve 2 4", "insert 4"],
)
def test_the_spellings_of_the_rules_are_read_and_written(line: str):
    match = amid(["2 X 9", "3 5"])
    assert str(match.game.parse(line)) == line
