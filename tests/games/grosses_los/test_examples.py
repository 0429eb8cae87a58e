"""The worked examples of the rules, by their ids; seats A B C D are 0 1 2 3."""

from __future__ import annotations

from tests.games.grosses_los.dealt import (
    is_legal,
    legal_lines,
    open_of,
    pile_of,
    play,
    state_of,
    table,
    why,
    worth,
)


def last_winner(match) -> int:
    return state_of(match).last_winner


def test_gl1_the_highest_pair_wins_takes_all_and_leads():
    match = table(
        ["h7 d7 c2", "h9 d9 c3", "hJ sJ c4"],
        "0 play d7 h7\n1 play d9 h9\n2 play hJ sJ",
    )
    assert last_winner(match) == 2
    assert pile_of(match, 2) == "d7 d9 h7 h9 hJ sJ"
    assert worth(match, pile_of(match, 2)) == 52
    assert match.game.to_act(match.state) == (2,)


def test_gl2_of_equal_ranks_the_first_wins():
    match = table(["h7 c2", "d7 c3", "s7 c4"], "0 play h7\n1 play d7\n2 play s7")
    assert [laid.kind.word for laid in state_of(match).last_trick] == ["led", "served", "served"]
    assert last_winner(match) == 0


def test_gl3_thrown_cards_stay_with_the_thrower():
    match = table(
        ["h7 d7 c2", "h5 d4 c3", "hJ d2 c4"],
        "0 play d7 h7\n1 play d4 h5\n2 play d2 hJ",
    )
    assert [laid.kind.word for laid in state_of(match).last_trick] == ["led", "thrown", "thrown"]
    assert last_winner(match) == 0
    assert [worth(match, pile_of(match, seat)) for seat in range(3)] == [14, 9, 12]


def test_gl4_exactly_as_many_cards_as_were_led():
    match = table(["h7 d7 c2", "h9 d9 s9 c3", "c4 c5 c6"], "0 play d7 h7")
    assert why(match, "1 play h9") == ("wrong-count", "5.3")
    assert why(match, "1 play d9 h9 s9") == ("wrong-count", "5.3")
    assert is_legal(match, "1 play d9 h9")


def test_gl5_passing_is_legal_and_then_the_leader_wins():
    match = table(["hK c2", "c3 c4", "c5 c6"], "0 play hK\n1 pass\n2 pass")
    assert (last_winner(match), pile_of(match, 0)) == (0, "hK")


def test_gl6_a_lead_has_one_rank_and_is_no_pass():
    match = table(["h7 d8 c2", "c3 c4", "c5 c6"])
    assert why(match, "0 play d8 h7") == ("lead-mixed", "4")
    assert why(match, "0 pass") == ("leader-passes", "4")


def test_gl7_an_a_card_is_led_alone_and_makes_an_a_trick():
    match = table(["sA dA c2", "c3 c4", "c5 c6"])
    assert why(match, "0 play dA sA") == ("lead-a-alone", "4")
    assert is_legal(match, "0 play sA")
    play(match, "0 play sA")
    assert state_of(match).is_a_trick


def test_gl9_after_a_thrown_a_card_everybody_plays_one_card():
    match = table(
        ["h7 d7 c2", "sA d4 c3", "hK c4 c5", "h8 c6 c8"],
        "0 play d7 h7\n1 play d4 sA\n2 play hK\n3 play h8",
    )
    assert last_winner(match) == 2
    assert open_of(match, 2) == "sA"
    assert pile_of(match, 2) == "d7 h7 h8 hK"
    assert pile_of(match, 1) == "d4"


def test_gl11_no_second_a_card_in_an_a_trick():
    match = table(["sA c2", "hA d5 c3", "c4 c5"], "0 play sA")
    assert why(match, "1 play hA") == ("second-a", "5.2")
    assert is_legal(match, "1 play d5")


def test_gl12_a_hand_of_one_a_card_must_pass():
    match = table(["h5 c2", "hA", "c4 c5"], "0 play h5")
    assert why(match, "1 play hA") == ("last-a-card", "5.1")
    assert legal_lines(match) == ["pass"]


def test_gl13_the_last_a_card_may_be_led():
    match = table(["hA", "d5 c3", "hJ c4"], "0 play hA\n1 play d5\n2 play hJ")
    assert state_of(match).hands[0] == 0
    assert open_of(match, 2) == "hA"
    assert match.game.to_act(match.state) == (2,)


def test_gl15_both_a_cards_together_are_thrown_as_the_whole_hand():
    match = table(["d5 h5 c2", "hA sA", "hK c4 c6"], "0 play d5 h5")
    assert is_legal(match, "1 play hA sA")
    play(match, "1 play hA sA")
    assert state_of(match).hands[1] == 0
    assert why(match, "2 play c4 hK") == ("one-card", "5.2")
    play(match, "2 play hK")
    assert open_of(match, 2) == "hA sA"


def test_gl16_a_smaller_hand_is_thrown_whole():
    match = table(["d5 h5 s5 c2", "c3 c6", "c4 c7 c8 c9"], "0 play d5 h5 s5")
    assert why(match, "1 play c3") == ("wrong-count", "5.3")
    assert is_legal(match, "1 play c3 c6")
    play(match, "1 play c3 c6")
    assert state_of(match).hands[1] == 0


def test_gl17_if_the_winner_is_out_the_next_with_cards_leads():
    match = table(["h5 c2", "hK", "c4 c5"], "0 play h5\n1 play hK\n2 play c4")
    assert last_winner(match) == 1
    assert match.game.to_act(match.state) == (2,)


def test_gl18_the_deal_ends_at_once_with_one_hand_left():
    match = table(["h5", "hK", "hJ c4"], "0 play h5\n1 play hK")
    assert match.game.chance(match.state, list) is not None
    assert match.game.scores(match.state) == (0, 0, 14)


def test_gl20_the_last_trick_is_resolved_with_what_lies_there():
    match = table(["h9 cK", "d3", "d2"], "0 play h9\n1 play d3\n2 play d2")
    assert match.game.scores(match.state) == (9 + 10, 0, 0)


def test_gl22_of_equal_cards_added_to_an_a_trick_the_first_wins():
    match = table(["sA c2", "hJ c3", "sJ c4"], "0 play sA\n1 play hJ\n2 play sJ")
    assert (last_winner(match), open_of(match, 1)) == (1, "sA")


def test_gl23_a_joker_beats_an_ace():
    match = table(["dA c2", "* c3", "cA c4"], "0 play dA\n1 play *\n2 play cA", options="joker=1")
    assert [laid.kind.word for laid in state_of(match).last_trick] == ["led", "served", "thrown"]
    assert last_winner(match) == 1


def test_gl25_a_joker_completes_a_pair():
    match = table(
        ["dT * c2", "hJ sJ c3", "dK c4 c5"],
        "0 play dT *\n1 play hJ sJ\n2 play c4 dK",
        options="joker=1",
    )
    assert last_winner(match) == 1
    assert worth(match, pile_of(match, 1)) == 10 + 15 + 10 + 10
    assert worth(match, pile_of(match, 2)) == 14


def test_gl26_a_total_over_the_limit_ends_the_match():
    match = table(
        ["h9 cK", "d3", "d2", "c2"],
        "0 play h9\n1 play d3\n2 play d2\n3 play c2",
        totals=[95, 40, 0, 40],
    )
    result = match.game.result(match.state)
    assert result is not None
    assert (result.scores, result.places) == ((114, 40, 0, 40), (4, 2, 1, 2))
    assert result.reason == "limit-reached"


def test_gl27_equal_lowest_totals_share_the_win():
    match = table(
        ["h9 cK dK hK h8 c5", "d3", "d2", "c2"],
        "0 play h9\n1 play d3\n2 play d2\n3 play c2",
        totals=[80, 0, 0, 25],
    )
    # The hand 10 + 10 + 10 + 8 + 5 and the trick 9: 52.
    result = match.game.result(match.state)
    assert result is not None
    assert (result.scores, result.places) == ((132, 0, 0, 25), (4, 1, 1, 3))
