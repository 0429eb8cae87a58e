"""The worked examples of the rules by their ids, as records; seats A B C D are 0 1 2 3.

Where an example needs a hand of a few cards, the tricks that led there are played before.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.record import Header, Match
from tests.games.grosses_los.dealt import (
    dealt_match,
    deck_line,
    hand_of,
    is_legal,
    legal_lines,
    open_of,
    pile_of,
    play,
    state_of,
    why,
    worth,
)

FIVE = "handkarten=5"


def table(hands: Sequence[str], lines: str = "", *, leader: int = 0, options: str = "") -> Match:
    """Return a match whose first five cards these are, filled up, and play these lines on it."""
    dealer = (leader - 1) % len(hands)
    return dealt_match(hands, lines, dealer=dealer, options=f"{FIVE} {options}".strip())


def last_winner(match: Match) -> int:
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
    match = table(
        ["c6 h5 c2", "c3 d3 h3 d4 hA", "c4 c5"],
        """
        1 play c3 d3 h3
        2 pass
        0 pass
        1 play d4
        2 pass
        0 play c6
        0 play h5
        """,
        leader=1,
    )
    assert why(match, "1 play hA") == ("last-a-card", "5.1")
    assert legal_lines(match) == ["pass"]


def test_gl13_the_last_a_card_may_be_led():
    match = table(
        ["d2 h2 s2 c2 hA", "d5 c3", "hJ c4"],
        """
        0 play c2 d2 h2 s2
        1 pass
        2 pass
        0 play hA
        1 play d5
        2 play hJ
        """,
    )
    assert state_of(match).hands[0] == 0
    assert open_of(match, 2) == "hA"
    assert match.game.to_act(match.state) == (2,)


def test_gl15_both_a_cards_together_are_thrown_as_the_whole_hand():
    match = table(
        ["c6 d5 h5 c2", "c3 d3 h3 hA sA", "hK c4 c7"],
        """
        1 play c3 d3
        2 pass
        0 pass
        1 play h3
        2 pass
        0 play c6
        0 play d5 h5
        """,
        leader=1,
    )
    assert is_legal(match, "1 play hA sA")
    play(match, "1 play hA sA")
    assert state_of(match).hands[1] == 0
    assert why(match, "2 play c4 hK") == ("one-card", "5.2")
    play(match, "2 play hK")
    assert open_of(match, 2) == "hA sA"


def test_gl16_a_smaller_hand_is_thrown_whole():
    match = table(
        ["cK d5 h5 s5 c2", "d3 h3 s3 c3 c6", "c4 c7 c8 c9"],
        """
        1 play d3 h3
        2 pass
        0 pass
        1 play s3
        2 pass
        0 play cK
        0 play d5 h5 s5
        """,
        leader=1,
    )
    assert why(match, "1 play c3") == ("wrong-count", "5.3")
    assert is_legal(match, "1 play c3 c6")
    play(match, "1 play c3 c6")
    assert state_of(match).hands[1] == 0


def test_gl17_if_the_winner_is_out_the_next_with_cards_leads():
    match = table(
        ["c6 h5 c2", "c3 d3 h3 s3 hK", "c4 c5"],
        """
        1 play c3 d3 h3
        2 pass
        0 pass
        1 play s3
        2 pass
        0 play c6
        0 play h5
        1 play hK
        2 play c4
        """,
        leader=1,
    )
    assert last_winner(match) == 1
    assert match.game.to_act(match.state) == (2,)


def test_gl18_the_deal_ends_at_once_with_one_hand_left():
    # What C has served lies in the pile of B.
    match = table(
        ["c3 d3 h3 cK h5", "c5 d5 s5 c6 hK", "c2 d2 h2 hJ c4"],
        """
        2 play c2 d2 h2
        0 play c3 d3 h3
        1 play c5 d5 s5
        1 play c6
        2 pass
        0 play cK
        0 play h5
        1 play hK
        """,
        leader=2,
    )
    assert match.game.chance(match.state, list) is not None
    assert match.game.scores(match.state) == (0, 0, 14)


def test_gl20_the_last_trick_is_resolved_with_what_lies_there():
    # D gets all that A has led, goes out, and so A leads without a pile.
    match = table(
        ["c5 d5 h5 h9 cK", "c2 c3 c4 d4 d3", "h3 h4 s3 s4 d2", "c6 d6 h6 s6 sQ"],
        """
        0 play c5 d5 h5
        1 play c2 c3 c4
        2 play h3 h4 s3
        3 play c6 d6 h6
        3 play s6
        0 pass
        1 play d4
        2 play s4
        3 play sQ
        0 pass
        1 pass
        2 pass
        0 play h9
        1 play d3
        2 play d2
        """,
    )
    assert match.game.scores(match.state) == (9 + 10, 0, 0, 0)


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


def lose(match: Match, loser: int, hand: str) -> None:
    """Play a deal in which one of four seats passes until it alone holds cards: these five."""
    state = state_of(match)
    dealer = (state.dealer + 1) % 4 if state.deal else state.dealer
    order = [seat for step in (1, 2, 3, 4) if (seat := (dealer + step) % 4) != loser]
    four = {
        seat: f"c{rank} d{rank} h{rank} s{rank}" for seat, rank in zip(order, "345", strict=True)
    }
    one = dict(zip(order, ("h6", "h7", "h8"), strict=True))
    hands = [f"{four[seat]} {one[seat]}" if seat != loser else hand for seat in range(4)]
    match.play(deck_line(hands, dealer=dealer, options=FIVE))
    for seat, following in zip(order, (*order[1:], loser), strict=True):
        for cards in (four[seat], one[seat]):
            if not set(cards.split()) <= set(hand_of(match, seat).split()):
                break
            match.play(f"{seat} play {cards}")
            while state.trick:
                # Who leads next beats the last card where else the loser would lead.
                beats = cards == one[seat] and state.turn == following != (seat + 1) % 4
                match.play(f"{state.turn} " + (f"play {one[state.turn]}" if beats else "pass"))


FORTY = "c2 c8 cT cJ cQ"


def lost(*deals: tuple[int, str], leader: int) -> Match:
    """Return a match to 100 of four seats after deals that these seats lost with these hands."""
    match = Match.begin(Header("grosses_los", 1, 4, {"handkarten": "5"}, (leader - 1) % 4))
    for loser, hand in deals:
        lose(match, loser, hand)
    return match


def test_gl26_a_total_over_the_limit_ends_the_match():
    match = lost((3, FORTY), (0, "c2 c8 cT hA sA"), (0, FORTY), (1, FORTY), leader=1)
    assert match.game.scores(match.state) == (95, 40, 0, 40)
    lose(match, 0, "c2 c6 c7 d2 h2")
    result = match.game.result(match.state)
    assert result is not None
    assert (result.scores, result.places) == ((114, 40, 0, 40), (4, 2, 1, 2))
    assert result.reason == "limit-reached"


def test_gl27_equal_lowest_totals_share_the_win():
    match = lost((3, "c2 c9 cT d2 h2"), (0, FORTY), (0, FORTY), leader=0)
    assert match.game.scores(match.state) == (80, 0, 0, 25)
    lose(match, 0, "c2 cT cJ cQ sA")
    result = match.game.result(match.state)
    assert result is not None
    assert (result.scores, result.places) == ((132, 0, 0, 25), (4, 1, 1, 3))
