"""The worked examples of the rules, each named by its id, in the notation of records."""

from __future__ import annotations

import pytest

from games.core.cards import parse_cards
from games.romme.events import PileTurned
from games.romme.scoring import penalty
from tests.games.romme.dealt import (
    hand_of,
    is_legal,
    match_of,
    play,
    refused,
    state_of,
    table_of,
)

VALUES = [
    ("RM1", "cK hK sK", 30),
    ("RM1", "c2 d2 h2 s2", 8),
    ("RM2", "c9 cT cJ cQ cK", 49),
    ("RM2", "h4 h5 h6 h7 h8 h9", 39),
    ("RM3", "sQ sK sA", 31),
    ("RM3", "sA s2 s3", 6),
    ("RM4", "dQ dK dA d2 d3", 36),
    ("RM5", "c6 h6 *", 18),
    ("RM5", "h3 h4 h5 * h7 h8", 33),
    ("RM5", "h9 * hJ", 29),
    ("RM6", "* hK hA", 31),
    ("RM6", "hK hA *", 23),
    ("RM6", "* h2 h3", 6),
    ("RM7", "dA hA sA", 33),
    ("RM9", "h5 * * h8", 26),
]
NO_MELDS = [
    ("RM8", "h7 h8 d9", "meld-mixed"),
    ("RM8", "h7 h7 s7", "meld-twice"),
    ("RM8", "hQ hK hA h3", "meld-gap"),
    ("RM9", "* * h5", "meld-jokers"),
    ("RM9", "* * *", "meld-jokers"),
]


@pytest.mark.parametrize(("example", "cards", "value"), VALUES)
def test_value_of_a_meld_by_section_5(example: str, cards: str, value: int):
    match = match_of({1: cards}, "", f"1 draw stock\n1 meld {cards}")
    assert state_of(match).staged[0].points == value, example


@pytest.mark.parametrize(("example", "cards", "key"), NO_MELDS)
def test_no_meld_by_section_4(example: str, cards: str, key: str):
    match = match_of({1: cards}, "", "1 draw stock")
    refusal = refused(match, f"1 meld {cards}")
    assert (refusal.key, refusal.section) == (key, "4"), example


def test_rm7_is_spelled_in_pack_order_only():
    match = match_of({1: "hA dA sA"}, "", "1 draw stock")
    assert refused(match, "1 meld hA dA sA").key == "meld-order"


def test_rm10_first_meld_of_54_points_counts():
    match = match_of(
        {1: "cK hK sK h7 h8 h9 d2"},
        "d5",
        """
        1 draw stock
        1 meld cK hK sK
        1 meld h7 h8 h9
        1 discard d2
        """,
        options="handkarten=7 spiele=1",
    )
    assert state_of(match).is_out(1)
    assert hand_of(match, 1) == ["d5"]


def test_rm11_first_meld_of_39_points_is_refused():
    match = match_of(
        {1: "cK hK sK h2 h3 h4 d2"},
        "d5",
        "1 draw stock\n1 meld cK hK sK\n1 meld h2 h3 h4",
        options="handkarten=7 spiele=1",
    )
    refusal = refused(match, "1 discard d2")
    assert (refusal.key, refusal.section) == ("first-meld", "6")
    assert dict(refusal.values) == {"needed": 40, "laid": 39, "missing": 1}


def test_rm12_laying_off_in_the_turn_of_the_first_meld_is_refused():
    match = match_of(
        {1: "h4 h5 h6 cQ dQ sQ c4", 0: "cJ hJ sJ dJ h7 c3 c9"},
        "c5 d2",
        """
        1 draw stock
        1 meld h4 h5 h6
        1 meld cQ dQ sQ
        1 discard c4
        0 draw stock
        0 meld cJ dJ hJ sJ
        0 layoff m1 h7
        """,
        options="handkarten=7 spiele=1",
    )
    refusal = refused(match, "0 discard c3")
    assert (refusal.key, refusal.section) == ("only-new-melds", "10")
    play(match, "0 takeback")
    assert is_legal(match, "0 discard c3")


def test_rm13_a_swapped_joker_goes_to_the_hand_and_may_be_kept():
    match = match_of(
        {1: "h9 * hJ hT c2 c3 c4"},
        "s3 s4 s5",
        """
        1 draw stock
        1 meld h9 * hJ
        1 discard c4
        0 draw stock
        0 discard s4
        1 draw stock
        1 swap m1 hT
        """,
    )
    assert table_of(match) == ["h9 hT hJ"]
    assert hand_of(match, 1) == ["c2", "c3", "s3", "s5", "*"]
    assert is_legal(match, "1 discard c2")


SATZ_WITH_JOKER = """
    1 draw stock
    1 meld c6 h6 *
    1 discard c2
    0 draw stock
    0 discard s2
    1 draw stock
    """


def test_rm14_in_a_satz_any_missing_suit_takes_the_joker():
    match = match_of({1: "c6 h6 * s6 c2"}, "d9 s2 d8", SATZ_WITH_JOKER)
    play(match, "1 swap m1 s6")
    assert table_of(match) == ["c6 h6 s6"]
    assert "*" in hand_of(match, 1)


def test_rm15_a_suit_that_is_there_does_not_take_the_joker():
    match = match_of({1: "c6 h6 h6 * c2"}, "d9 s2 d8", SATZ_WITH_JOKER)
    refusal = refused(match, "1 swap m1 h6")
    assert (refusal.key, refusal.section) == ("wrong-swap", "7")


def test_rm16_a_folge_may_pass_the_ace():
    match = match_of(
        {1: "sJ sQ sK sA s2 c2"},
        "d9 d3 d8",
        """
        1 draw stock
        1 meld sJ sQ sK sA
        1 discard c2
        0 draw stock
        0 discard d3
        1 draw stock
        1 layoff m1 s2
        """,
    )
    assert table_of(match) == ["sJ sQ sK sA s2"]


def test_rm17_a_satz_takes_no_suit_twice():
    match = match_of(
        {1: "c6 h6 s6 c6 c2"},
        "d9 s2 d8",
        """
        1 draw stock
        1 meld c6 h6 s6
        1 discard c2
        0 draw stock
        0 discard s2
        1 draw stock
        """,
    )
    refusal = refused(match, "1 layoff m1 c6")
    assert (refusal.key, refusal.section) == ("does-not-fit", "7")


def test_rm18_laying_off_all_but_one_and_discarding_it_wins():
    match = match_of(
        {1: "c6 h6 s6 c9 d9 h9 c2", 0: "c3 d3 h3 s3 c4 d4 h4"},
        "s7 s4 d6",
        """
        1 draw stock
        1 meld c6 h6 s6
        1 meld c9 d9 h9
        1 discard s7
        0 draw stock
        0 discard s4
        1 draw stock
        1 layoff m1 d6
        1 discard c2
        """,
    )
    result = match.game.result(match.state)
    assert result is not None
    assert result.places == (2, 1)
    assert result.scores == (3 + 3 + 3 + 3 + 4 + 4 + 4, 0)
    assert not state_of(match).outcomes[0].is_hand_romme


def test_rm20_hand_romme_needs_no_forty_points_and_doubles():
    match = match_of(
        {1: "h2 h3 h4 c5 c6 c7 s2 d2 c2", 0: "c3 d3 h3 s3 c4 d4 h4 s4 cT"},
        "d9",
        """
        1 draw stock
        1 meld h2 h3 h4
        1 meld c5 c6 c7
        1 meld c2 d2 s2
        1 discard d9
        """,
        options="handkarten=9 spiele=1",
    )
    assert state_of(match).outcomes[0].is_hand_romme
    assert match.game.scores(match.state) == (2 * (4 * 3 + 4 * 4 + 10), 0)


def test_rm21_a_hand_romme_may_lay_off_too():
    match = match_of(
        {1: "s4 s5 s6 cQ dQ hQ c9", 0: "h2 h3 h4 c5 c6 c7 s7"},
        "c3 d9",
        """
        1 draw stock
        1 meld s4 s5 s6
        1 meld cQ dQ hQ
        1 discard c3
        0 draw stock
        0 meld h2 h3 h4
        0 meld c5 c6 c7
        0 layoff m1 s7
        0 discard d9
        """,
        options="handkarten=7 spiele=1",
    )
    assert state_of(match).outcomes[0].is_hand_romme
    assert match.game.scores(match.state) == (0, 2 * 9)


def test_rm23_two_jokers_and_one_card_are_no_meld():
    match = match_of({1: "h5 * * c9"}, "", "1 draw stock")
    assert refused(match, "1 meld * * h5").key == "meld-jokers"


def test_rm24_the_card_just_taken_may_not_go_back():
    match = match_of(
        {1: "c5", 0: "d9 h9 h8 h7 s2 s3 s4"}, "", "1 draw stock\n1 discard c5\n0 draw pile"
    )
    refusal = refused(match, "0 discard c5")
    assert (refusal.key, refusal.section) == ("taken-card", "3")
    assert is_legal(match, "0 discard d9")


def test_rm25_the_card_just_taken_may_go_back_if_another_was_owned():
    match = match_of({1: "c5", 0: "c5"}, "", "1 draw stock\n1 discard c5\n0 draw pile")
    assert is_legal(match, "0 discard c5")


def test_rm25_also_when_the_owned_one_was_laid_meanwhile():
    match = match_of(
        {1: "c5", 0: "c5 d5 h5"}, "", "1 draw stock\n1 discard c5\n0 draw pile\n0 meld c5 d5 h5"
    )
    assert is_legal(match, "0 discard c5")


def test_rm26_cards_left_cost_53():
    assert penalty(parse_cards(["hA", "*", "cK", "cT", "d2"])) == 53


LOSER = "h7 h8 h9 hA * cK cT d2"


def test_rm26_cards_left_cost_53_when_the_deal_is_won():
    match = match_of(
        {1: "h2 h3 h4 c4 c5 c6 c7 d9", 0: LOSER},
        "d3 c3 c8",
        """
        1 draw stock
        1 meld h2 h3 h4
        1 meld c4 c5 c6 c7
        1 discard d3
        0 draw stock
        0 meld h7 h8 h9
        0 discard c3
        1 draw stock
        1 layoff m2 c8
        1 discard d9
        """,
        options="handkarten=8 erstmeldung=0 spiele=1",
    )
    assert match.game.scores(match.state) == (53, 0)


def test_rm26_cards_left_cost_106_after_a_hand_romme():
    match = match_of(
        {1: "h2 h3 h4 c4 c5 c6 c7 c8", 0: LOSER},
        "d9 c3 d9",
        """
        1 draw stock
        1 discard d9
        0 draw stock
        0 meld h7 h8 h9
        0 discard c3
        1 draw stock
        1 meld h2 h3 h4
        1 meld c4 c5 c6 c7 c8
        1 discard d9
        """,
        options="handkarten=8 erstmeldung=0 spiele=1",
    )
    assert hand_of(match, 0) == ["cT", "cK", "d2", "hA", "*"]
    assert match.game.scores(match.state) == (106, 0)


def test_rm27_the_first_player_of_a_deal_finds_no_ablage():
    match = match_of({})
    refusal = refused(match, "1 draw pile")
    assert (refusal.key, refusal.section) == ("pile-empty", "2")


def drawn_to_the_end(options: str, seats: int):
    """Return a match whose seats have drawn the whole Talon and discarded what they drew."""
    match = match_of({}, seats=seats, options=options)
    state = state_of(match)
    while state.stock_count:
        seat = state.turn
        match.play(f"{seat} draw stock")
        match.play(f"{seat} {match.game.idle(match.game.view(state, seat), seat)[0]}")
    return match


def test_rm28_an_empty_talon_is_made_of_the_ablage_below_its_top():
    match = drawn_to_the_end("joker=2 spiele=1", 6)
    state = state_of(match)
    assert len(state.pile) == 40
    top = state.pile[-1]
    due = match.game.chance(state, lambda cards: list(reversed(cards)))
    assert due is not None
    assert due.verb == "turnover"
    assert match.play(str(due)) == [PileTurned(None, 39)]
    assert (state.pile, state.stock_count, state.reshuffles) == ([top], 39, 1)


def test_rm30_a_swap_may_not_stand_beside_the_first_meld():
    match = match_of(
        {1: "h4 * h6 cQ dQ sQ c4", 0: "cJ hJ sJ dJ h5 c3 c9"},
        "c5 d2",
        """
        1 draw stock
        1 meld h4 * h6
        1 meld cQ dQ sQ
        1 discard c4
        0 draw stock
        0 meld cJ dJ hJ sJ
        0 swap m1 h5
        """,
        options="handkarten=7 spiele=1",
    )
    assert refused(match, "0 discard c3").key == "only-new-melds"
    play(match, "0 takeback")
    assert is_legal(match, "0 discard c3")
