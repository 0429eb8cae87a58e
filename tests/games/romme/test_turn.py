"""One turn of Rommé, paragraph by paragraph, in the notation of records."""

from __future__ import annotations

import pytest

from games.core.cards import CODES
from games.core.errors import Refusal
from games.core.text import CardValue, SeatValue
from games.romme import events
from tests.games.romme.dealt import (
    hand_of,
    is_legal,
    match_of,
    play,
    refused,
    state_of,
    table_of,
)

FORTY = "handkarten=7 spiele=1"


def reason(refusal: Refusal) -> tuple[str, str]:
    return refusal.key, refusal.section


def test_section_3_a_turn_draws_then_discards():
    match = match_of({1: "h7"}, "c5")
    assert reason(refused(match, "1 discard h7")) == ("draw-first", "3")
    assert reason(refused(match, "1 meld h7 h8 h9")) == ("draw-first", "3")
    play(match, "1 draw stock")
    assert "c5" in hand_of(match, 1)
    assert reason(refused(match, "1 draw stock")) == ("already-drawn", "3")
    assert match.play("1 discard h7") == [events.CardDiscarded(1, 31)]
    assert state_of(match).turn == 0


def test_section_3_only_the_seat_in_turn_acts():
    refusal = refused(match_of({}), "0 draw stock")
    assert reason(refusal) == ("not-your-turn", "3")
    assert dict(refusal.values) == {"seat": SeatValue(1)}


def test_section_3_the_top_of_the_ablage_may_be_taken():
    match = match_of({1: "h7"}, "", "1 draw stock\n1 discard h7")
    assert match.play("0 draw pile") == [events.CardTaken(0, 31)]
    assert "h7" in hand_of(match, 0)
    assert state_of(match).pile == []


def test_section_3_a_joker_may_be_discarded():
    match = match_of({1: "*"}, "", "1 draw stock\n1 discard *\n0 draw pile")
    assert reason(refused(match, "0 discard *")) == ("taken-card", "3")


def test_section_3_a_taken_joker_may_go_back_once_a_second_one_was_swapped_for():
    match = match_of(
        {1: "h4 * h6 *", 0: "h5"},
        "",
        "1 draw stock\n1 meld h4 * h6\n1 discard *\n0 draw pile\n0 swap m1 h5",
    )
    # The swap is only for a Hand-Rommé; taken back, one joker is left and barred again.
    assert reason(refused(match, "0 discard *")) == ("only-new-melds", "10")
    play(match, "0 takeback")
    assert reason(refused(match, "0 discard *")) == ("taken-card", "3")


def test_section_3_the_hand_must_hold_the_discard():
    refusal = refused(match_of({1: "h7"}, "c5", "1 draw stock"), "1 discard sA")
    assert reason(refusal) == ("not-in-hand", "10")
    assert dict(refusal.values) == {"card": CardValue.of("sA")}


def test_section_4_one_card_of_twins_is_not_two():
    match = match_of({1: "h6 h7 h8 c8 d8"}, "", "1 draw stock\n1 meld h6 h7 h8")
    assert reason(refused(match, "1 meld c8 d8 h8")) == ("not-in-hand", "10")


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ("h7 h8", "meld-too-few"),
        ("c7 d7 h7 s7 *", "meld-too-many"),
        ("h8 h7 h6", "meld-order"),
        ("s7 c7 d7", "meld-order"),
        ("* c7 d7", "meld-order"),
        ("h6 h8 *", "meld-order"),
        ("c7 d7 c7", "meld-twice"),
        ("h6 h7 h6", "meld-twice"),
        ("h6 h8 h9", "meld-gap"),
        ("c6 d7 h8", "meld-mixed"),
        ("* * h6", "meld-jokers"),
    ],
)
def test_section_4_what_is_no_meld(cards: str, key: str):
    match = match_of({1: cards}, "", "1 draw stock")
    assert reason(refused(match, f"1 meld {cards}")) == (key, "4")


def test_section_4_a_folge_of_thirteen_is_written_from_the_ace():
    ranks = "A23456789TJQK"
    whole = " ".join(f"h{rank}" for rank in ranks)
    match = match_of({1: whole}, "c2 c3", "1 draw stock", options="spiele=1")
    turned = " ".join(f"h{rank}" for rank in ranks[1:] + ranks[:1])
    assert reason(refused(match, f"1 meld {turned}")) == ("meld-order", "4")
    play(match, f"1 meld {whole}")
    assert state_of(match).staged[0].points == 11 + 54 + 30


def test_section_4_several_jokers_in_a_folge_count_what_they_stand_for():
    match = match_of({1: "dT * * dK *"}, "", "1 draw stock\n1 meld dT * * dK *")
    assert state_of(match).staged[0].points == 10 + 10 + 10 + 10 + 11


def test_section_6_a_first_meld_of_0_points_brings_out_without_a_minimum():
    match = match_of({1: "c2 d2 h2"}, "", "1 draw stock\n1 meld c2 d2 h2")
    told = match.play(f"1 discard {hand_of(match, 1)[-1]}")
    assert events.CameOut(1, 6) in told
    assert state_of(match).is_out(1)


@pytest.mark.parametrize(
    ("needed", "is_enough"), [(30, True), (40, True), (50, False), (51, False)]
)
def test_section_6_the_first_meld_needs_the_points_of_the_house(needed: int, is_enough: bool):
    match = match_of(
        {1: "cQ dQ hQ sQ c2"},
        "",
        "1 draw stock\n1 meld cQ dQ hQ sQ",
        options=f"erstmeldung={needed} handkarten=7 spiele=1",
    )
    assert is_legal(match, "1 discard c2") == is_enough


def test_section_6_a_seat_is_out_from_its_next_turn_on():
    match = match_of({1: "cQ dQ hQ sQ c2"}, "", "1 draw stock\n1 meld cQ dQ hQ sQ", options=FORTY)
    assert not state_of(match).is_out(1)
    play(match, "1 discard c2")
    assert state_of(match).is_out(1)
    assert not state_of(match).is_out(0)


OUT = """
    1 draw stock
    1 meld h4 h5 h6
    1 discard c2
    0 draw stock
    0 discard s2
    1 draw stock
    """


def test_section_7_who_is_out_may_lay_any_meld_and_lay_off_on_any():
    match = match_of(
        {1: "h4 h5 h6 c2 d3 d4 d5 s9"},
        "h7 s2 h3",
        OUT,
        options="handkarten=8 erstmeldung=0 spiele=1",
    )
    assert match.play("1 layoff m1 h3") == [events.CardLaidOff(1, 0, 27)]
    play(match, "1 layoff m1 h7\n1 meld d3 d4 d5")
    assert table_of(match) == ["h3 h4 h5 h6 h7", "d3 d4 d5"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1 layoff m2 h7", "no-such-meld"),
        ("1 layoff m1 c9", "not-in-hand"),
        ("1 layoff m1 d3", "does-not-fit"),
        ("1 layoff m1 *", "which-end"),
        ("1 layoff m1 h7 high", "one-end"),
        ("1 swap m2 h7", "no-such-meld"),
        ("1 swap m1 h7", "no-joker"),
    ],
)
def test_section_7_what_cannot_be_laid_off_or_swapped(line: str, key: str):
    match = match_of({1: "h4 h5 h6 c2 d3 *"}, "h7 s2 h3", OUT)
    expected = "10" if key == "not-in-hand" else "7"
    assert reason(refused(match, line)) == (key, expected)


def test_section_7_a_joker_names_its_end_and_a_card_that_completes_thirteen_too():
    low, high = ["h2", "h3", "h4", "h5", "h6", "h7"], ["h8", "h9", "hT", "hJ", "hQ", "hK"]
    match = match_of(
        {1: " ".join([*low, *high, "c2"])},
        "hA s2 c3",
        f"1 draw stock\n1 meld {' '.join(low + high)}",
        options="spiele=1",
    )
    assert reason(refused(match, "1 layoff m1 hA")) == ("which-end", "7")
    play(match, "1 layoff m1 hA low")
    assert table_of(match) == ["hA h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK"]
    play(match, "1 takeback")
    play(match, "1 layoff m1 hA high")
    assert table_of(match) == ["hA h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK"]


def test_section_7_a_swap_needs_the_very_card_in_a_folge():
    match = match_of(
        {1: "h4 * h6 h5 h7 h8 c2"},
        "h7 s2 h3",
        OUT.replace("h4 h5 h6", "h4 * h6"),
    )
    assert reason(refused(match, "1 swap m1 h7")) == ("wrong-swap", "7")
    assert reason(refused(match, "1 swap m1 c9")) == ("not-in-hand", "10")
    assert match.play("1 swap m1 h5") == [events.JokerSwapped(1, 0, (29,), 1)]
    assert hand_of(match, 1)[-1] == "*"


def test_section_7_no_joker_is_swapped_for_a_joker():
    match = match_of({1: "h4 * h6 * c2"}, "h7 s2 h3", OUT.replace("h4 h5 h6", "h4 * h6"))
    assert reason(refused(match, "1 swap m1 *")) == ("wrong-swap", "7")


def test_section_8_the_last_card_may_not_be_laid_as_part_of_a_meld():
    match = match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock")
    assert reason(refused(match, "1 meld h2 h3 h4 h5 h6 h7 h8 h9")) == ("last-card", "8")


def test_section_8_the_last_card_may_not_be_laid_off():
    match = match_of({1: "h2 h3 h4 h5 h6 h7 h8"}, "h9", "1 draw stock\n1 meld h2 h3 h4 h5 h6 h7 h8")
    assert reason(refused(match, "1 layoff m1 h9")) == ("last-card", "8")
    told = match.play("1 discard h9")
    assert events.DealWon(1, is_hand_romme=True, is_doubled=True) in told


def test_section_8_the_last_card_may_not_be_the_one_just_taken():
    match = match_of(
        {1: "h9 c2", 0: "h2 h3 h4 h5 h6 h7 h8"},
        "",
        "1 draw stock\n1 discard h9\n0 draw pile\n0 meld h2 h3 h4 h5 h6 h7 h8",
    )
    assert reason(refused(match, "0 discard h9")) == ("taken-card", "3")
    legal = match.game.legal_actions(match.state, 0)
    assert [str(action) for action in legal] == ["takeback"]


def test_section_8_a_swap_with_the_last_but_one_card_keeps_the_number():
    match = match_of(
        {1: "h4 * h6 d4 d5 d6 h5"},
        "c2 c3 c4",
        "1 draw stock\n1 meld h4 * h6\n1 meld d4 d5 d6\n1 discard c2\n"
        "0 draw stock\n0 discard c3\n1 draw stock\n1 swap m1 h5",
    )
    assert hand_of(match, 1) == ["c4", "*"]
    told = match.play("1 layoff m1 * high") + match.play("1 discard c4")
    assert events.DealWon(1, is_hand_romme=False, is_doubled=False) in told


def test_section_9_a_hand_romme_may_swap():
    match = match_of(
        {1: "h4 * h6 s9", 0: "h5 c7 d7 h7 c9 d9 h9"},
        "c2 c3",
        """
        1 draw stock
        1 meld h4 * h6
        1 discard s9
        0 draw pile
        0 meld c7 d7 h7
        0 meld c9 d9 h9 s9
        """,
    )
    assert hand_of(match, 0) == ["h5"]
    assert is_legal(match, "0 swap m1 h5")
    play(match, "0 swap m1 h5\n0 discard *")
    assert state_of(match).outcomes[0].is_hand_romme


def test_section_9_who_laid_before_makes_no_hand_romme():
    match = match_of(
        {1: "h4 h5 h6 c7 d7 h7 c2"},
        "c3 s2 s7",
        "1 draw stock\n1 meld h4 h5 h6\n1 discard c2\n0 draw stock\n0 discard s2\n"
        "1 draw stock\n1 meld c7 d7 h7 s7\n1 discard c3",
    )
    assert not state_of(match).outcomes[0].is_hand_romme


def test_section_10_takebacks_undo_in_turn_and_give_everything_back():
    match = match_of(
        {1: "h4 * h6 d4 d5 d6 h5"}, "h7", "1 draw stock", options="handkarten=7 spiele=1"
    )
    before = hand_of(match, 1)
    play(match, "1 meld h4 * h6\n1 swap m1 h5\n1 layoff m1 h7")
    assert table_of(match) == ["h4 h5 h6 h7"]
    assert match.play("1 takeback") == [events.StagedTakenBack(1, (31,))]
    assert match.play("1 takeback") == [events.StagedTakenBack(1, (29,))]
    assert table_of(match) == ["h4 * h6"]
    assert match.play("1 takeback") == [events.StagedTakenBack(1, (28, 52, 30))]
    assert (hand_of(match, 1), table_of(match)) == (before, [])
    assert reason(refused(match, "1 takeback")) == ("nothing-staged", "10")


def test_section_10_what_was_shown_and_taken_back_is_known_to_all():
    match = match_of({1: "h4 * h6"}, "h7", "1 draw stock\n1 meld h4 * h6\n1 takeback")
    public = match.game.view(match.state, None)
    assert [CODES[card] for card in public.known[1]] == ["h4", "h6", "*"]


def test_section_10_nothing_is_asked_of_a_turn_that_lays_nothing():
    match = match_of({1: "h7"}, "", "1 draw stock", options=FORTY)
    assert is_legal(match, "1 discard h7")


def test_one_card_that_fits_two_melds_goes_where_it_is_told():
    match = match_of(
        {1: "h4 h5 h6 c7 d7 s7 c2"},
        "h7 s2 h3",
        "1 draw stock\n1 meld h4 h5 h6\n1 meld c7 d7 s7\n1 discard c2\n"
        "0 draw stock\n0 discard s2\n1 draw stock",
    )
    assert is_legal(match, "1 layoff m1 h7")
    assert is_legal(match, "1 layoff m2 h7")
    play(match, "1 layoff m2 h7")
    assert table_of(match) == ["h4 h5 h6", "c7 d7 h7 s7"]
