"""The worked examples of the rules by their ids, as records; P1, P2, P3 are seats 0, 1, 2.

Where an example needs a hand of a few cards, the tricks that led there are played before.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.core.record import Match
from games.krass_kariert.state import Phase
from tests.games.krass_kariert.dealt import (
    counts_of,
    dealt,
    deck_line,
    hand_of,
    is_legal,
    led,
    play,
    refused,
    reserve_of,
    state_of,
)

BEATING = [
    # id, what P1 leads (its cards, its line), the hand of P2, its line, key of the refusal
    ("KK1", "12", "play 1", "12 5", "play 1", "not-higher"),
    ("KK2", "12", "play 1", "1 2 9", "play 1-2", None),
    ("KK3", "11 12", "play 1-2", "1 1 9", "play 1-2", None),
    ("KK4", "12 12", "play 1-2", "2 3 1 9", "play 1-3", None),
    ("KK5", "10 11 12", "play 1-3", "1 1 1 9", "play 1-3", None),
    ("KK8", "5 6", "play 1-2", "6 5 9", "play 1-2", "not-higher"),
    ("KK8", "5 6", "play 1-2", "7 6 9", "play 1-2", None),
    ("KK9", "11", "play 1", "X 5", "play 1 =12", None),
    ("KK9", "12", "play 1", "X 5", "play 1 =12", "not-higher"),
    ("KK11", "6 6", "play 1-2", "7 X 9", "play 1-2 =7", None),
    ("KK11", "6 6", "play 1-2", "7 X 9", "play 1-2 =8", "not-higher"),
    ("KK11", "6 6", "play 1-2", "7 X 9", "play 1-2 =6", "not-higher"),
    ("KK11", "7 8", "play 1-2", "7 X 12", "play 1-2 =7", None),
    ("KK11", "7 8", "play 1-2", "7 X 12", "play 1-2 =8", "not-higher"),
    ("KK11", "7 8", "play 1-2", "7 X 12", "play 1-2 =6", "not-higher"),
]


@pytest.mark.parametrize(
    ("lead", "lead_line", "hand", "line", "key"),
    [pytest.param(*case, id=f"{name}-{case[3]}-{case[2]}") for name, *case in BEATING],
)
def test_what_beats_what(lead: str, lead_line: str, hand: str, line: str, key: str | None):
    match = led([f"{lead} 4", hand, "2 3"])
    play(match, f"0 {lead_line}")
    if key is None:
        assert is_legal(match, f"1 {line}")
    else:
        assert refused(match, f"1 {line}").key == key


FREE = [
    # id, the cards, every way to name what they are when they are led (None: nothing)
    ("KK6", "8 10 9", {""}),
    ("KK6", "8 9 8", None),
    ("KK7", "12 1", None),
    ("KK7", "12 1 2", None),
    ("KK10", "7 X", {"=6", "=8", "=7"}),
    ("KK12", "7 X 9", {"=8"}),
    ("KK12", "7 X 8", {"=6", "=9"}),
    ("KK14", "12 X", {"=11", "=12"}),
    ("KK15", "5 S", None),
    ("KK15", "N N", None),
]


@pytest.mark.parametrize(
    ("cards", "named"), [pytest.param(*case, id=f"{name}-{case[0]}") for name, *case in FREE]
)
def test_what_a_slice_can_be(cards: str, named: set[str] | None):
    size = len(cards.split())
    match = led([f"{cards} 4", "2 3"])
    slices = f"0 play 1-{size}"
    ways = {"", *(f"={number}" for number in range(1, 13))}
    legal = {way for way in ways if is_legal(match, f"{slices} {way}".strip())}
    assert legal == (named or set())


def test_kk6_the_straight_counts_by_its_top():
    match = led(["8 10 9 4", "10 8 9 11 3", "2 2"])
    play(match, "0 play 1-3")
    assert refused(match, "1 play 1-3").key == "not-higher"
    assert refused(match, "1 play 2-4").key == "no-combination"
    match = led(["8 10 9 4", "10 11 9 3", "2 2"])
    play(match, "0 play 1-3")
    assert is_legal(match, "1 play 1-3")


def test_kk12_7_x_8_is_whichever_the_player_names():
    match = led(["6 8 7 4", "7 X 8 3", "2 2"])
    play(match, "0 play 1-3")
    assert refused(match, "1 play 1-3 =6").key == "not-higher"
    assert is_legal(match, "1 play 1-3 =9")


def test_kk15_special_cards_are_played_alone():
    match = led(["5 S N N", "2 3"])
    assert (refused(match, "0 play 1-2").key, refused(match, "0 play 1-2").section) == (
        "stopp-alone",
        "8",
    )
    assert refused(match, "0 play 3-4").key == "nachziehen-alone"
    assert refused(match, "0 play 3-4").section == "9"


def test_kk16_cards_must_lie_side_by_side():
    match = led(["12 2", "4 9 4 8", "10 5"])
    play(match, "0 play 1")
    assert refused(match, "1 play 1-3").key == "no-combination"
    match = led(["4 9 4 8 1", "10 5 5", "12 2"])
    play(match, "0 play 2, 1 play 1, 2 play 1, 2 play 1")
    assert hand_of(match, 0) == "4 4 8 1"
    assert is_legal(match, "0 play 1-2")


def test_kk17_a_pair_over_nachziehen_wins_and_draws_three():
    match = led(["9 4", "N 3", "5 5 2 10 11"], draws="6 7 8 9")
    play(match, "0 play 1, 1 play 1, 2 play 1-2")
    state = state_of(match)
    assert (state.phase, state.turn, state.due) == (Phase.INSERT, 2, 3)
    play(match, "2 insert 1, 2 insert 1, 2 insert 4")
    assert hand_of(match, 2) == "7 6 2 8 10 11"
    assert (state.phase, state.turn, state.starter) == (Phase.PLAY, 2, 2)


def test_kk18_behind_nachziehen_the_best_combination_must_be_beaten():
    match = led(["9 4", "N 3", "8 2"])
    play(match, "0 play 1, 1 play 1")
    refusal = refused(match, "2 play 1")
    assert (refusal.key, dict(refusal.values)["top"]) == ("not-higher", 9)


def test_kk20_after_a_led_nachziehen_anything_may_be_played():
    match = led(["N 4", "7 3", "8 2"], draws="5 5 6")
    play(match, "0 play 1, 1 play 1, 2 play 1")
    assert (state_of(match).turn, state_of(match).due) == (2, 3)
    play(match, "2 insert 1, 2 insert 1, 2 insert 1")
    assert state_of(match).starter == 2


def test_kk21_whoever_led_nachziehen_wins_if_all_take_reserve_cards():
    match = led(["N 4", "7 3", "8 2 10 11 12"], ["", "1 1", "9 9"], draws="5 5 6")
    play(match, "0 play 1, 1 reserve 1 1, 2 reserve 2 3")
    assert (state_of(match).turn, state_of(match).due) == (0, 3)
    play(match, "0 insert 1, 0 insert 1, 0 insert 1")
    assert state_of(match).starter == 0
    assert hand_of(match, 2) == "8 2 9 10 11 12"
    assert reserve_of(match, 2) == "9"


def test_kk22_stopp_ends_the_trick_and_its_player_leads():
    match = led(["12 4", "S 3", "8 2"])
    play(match, "0 play 1, 1 play 1")
    assert (state_of(match).phase, state_of(match).turn) == (Phase.PLAY, 1)
    assert state_of(match).starter == 1
    assert counts_of(match) == [4, 4, 5]


THREE_TRICKS = """
    1 play 1, 2 play 1, 0 play 1
    0 play 1, 1 play 1, 2 play 1
    2 play 1, 0 play 1, 1 play 1
"""
SHED = ["3 1 2", "1 2 4", "2 6 1"]
"""The solos that each seat plays in them, each beating the one before."""


def worn(
    *hands: str, fourth: Sequence[str] = ("4", "1", "2"), reserve: str = "", options: str = ""
) -> Match:
    """Return a match after four tricks that left these hands; seat 0 leads.

    Args:
        hands: what seats 0, 1 and 2 still hold.
        fourth: what they play to the fourth trick, which seat 0 wins.
        reserve: codes of the first reserve cards of seat 1.
        options: house rules as in a record.
    """
    held = {seat: f"{SHED[seat]} {fourth[seat]} {hands[seat]}" for seat in range(3)}
    options = f"handkarten={len(held[0].split())} {options}".strip()
    match = dealt(held, {1: reserve}, seats=3, options=options)
    play(match, THREE_TRICKS)
    for seat in (1, 2, 0):
        size = len(fourth[seat].split())
        play(match, f"{seat} play 1" if size == 1 else f"{seat} play 1-{size}")
    assert [hand_of(match, seat) for seat in range(3)] == list(hands)
    return match


def test_kk24_who_is_stuck_pays_and_the_deal_is_over_at_once():
    match = worn("12 4", "3 7", "8 9", options="reserve=0")
    play(match, "0 play 1")
    state = state_of(match)
    assert state.phase is Phase.DECK
    assert state.chips == (3, 2, 3)
    assert state.outcome is not None
    assert state.outcome.payers == (1,)
    assert counts_of(match) == [1, 2, 2]


def test_kk25_who_has_the_most_cards_pays():
    match = worn("12", "3 7 9", "5 5", fourth=["4 4 4", "1", "8 8"], reserve="10")
    play(match, "0 play 1, 1 reserve 1 1, 2 play 1-2")
    assert counts_of(match) == [0, 4, 0]
    assert state_of(match).chips == (3, 2, 3)


def test_kk26_on_a_tie_all_pay_and_the_oldest_starts():
    match = worn("12", "3 7", "5 9", fourth=["4 5", "1", "2"])
    play(match, "0 play 1, 1 reserve 1 1, 2 reserve 1 1")
    assert counts_of(match) == [0, 3, 3]
    assert state_of(match).chips == (3, 2, 2)
    play(match, deck_line({}, seats=3, options="handkarten=6"))
    assert state_of(match).turn == 0


def test_kk28_nobody_pays_if_all_are_out():
    match = worn("3", "5", "9")
    play(match, "0 play 1, 1 play 1, 2 play 1")
    assert state_of(match).chips == (3, 3, 3)
    assert state_of(match).phase is Phase.DECK


def test_kk29_who_starts_takes_no_reserve_card():
    match = led(["3 4", "5 5"])
    assert (refused(match, "0 reserve 1 1").key, refused(match, "0 reserve 1 1").section) == (
        "starter",
        "6",
    )


def test_kk30_a_reserve_card_makes_a_straight():
    match = led(["10 9 9 11", "3 5 1 8 8", "12 12 12 2"], ["", "4 8", ""], leads=2)
    play(match, "2 play 4, 0 play 1, 1 reserve 1 2")
    assert hand_of(match, 1) == "3 4 5 1 8 8"
    play(match, "0 play 1-2")
    assert is_legal(match, "1 play 1-3")


ONE_CHIP = "chips=1 reserve=0"


def without_a_chip() -> Match:
    """Return a match in which P2 has paid its last chip."""
    match = worn("12 4", "3 7", "8 9", options=ONE_CHIP)
    play(match, "0 play 1")
    return match


def test_kk31_paying_without_a_chip_loses_the_match():
    match = without_a_chip()
    hands = {0: "3 4 4 4", 1: "1 3 7 9 5 11", 2: "2"}
    play(match, deck_line(hands, seats=3, options=f"handkarten=6 {ONE_CHIP}"))
    # Nothing of P2 beats three fours.
    play(match, "1 play 1, 2 play 1, 0 play 1, 0 play 1-3")
    result = match.game.result(match.state)
    assert result is not None
    assert result.places == (1, 3, 1)
    assert result.scores == (1, 0, 1)
    assert result.reason == "no-chips"


def test_kk32_paying_the_last_chip_does_not():
    match = without_a_chip()
    assert match.game.result(match.state) is None
    assert state_of(match).chips == (1, 0, 1)
    play(match, deck_line({}, seats=3, options=f"handkarten=6 {ONE_CHIP}"))
    assert state_of(match).turn == 1


def test_kk34_in_preset_verlag_who_is_out_is_skipped():
    options = "ende=letzter fertig-ist-fertig=an"
    match = worn("12", "5 6 3", "9 9 7", fourth=["4 4 4", "1", "2"], options=options)
    play(match, "0 play 1, 1 play 1-2, 2 play 1-2")
    assert state_of(match).turn == 2
    assert counts_of(match) == [0, 1, 1]
    play(match, "2 play 1")
    assert counts_of(match) == [0, 1, 0]
    assert state_of(match).chips == (3, 2, 3)
