"""The worked examples TE1–TE25 of the rules, each in record notation under its own id."""

from __future__ import annotations

import pytest

from games.tausendundeins.scoring import rounded
from tests.games.tausendundeins.tables import (
    BIDDING,
    last_trick_of,
    legal,
    match_of,
    play,
    refused,
    scored,
    sitting_out,
    table,
    taker,
)


def test_te1_without_trump_the_ten_beats_king_and_queen():
    match = match_of({0: "hQ", 1: "hT", 2: "hK"}, "0 play hQ\n1 play hT\n2 play hK")
    assert taker(match) == 1


def test_te2_another_suit_never_takes_a_trick_without_trump():
    match = match_of(
        {0: "h9", 1: "sA", 2: "hT"}, "0 play h9\n1 play sA\n2 play hT", without={1: "h"}
    )
    assert taker(match) == 2


def test_te3_a_trump_beats_the_ace_led():
    match = match_of(
        {0: "sK sQ hA", 1: "s9 sJ", 2: "hT c9"},
        "0 declare sQ\n1 play sJ\n2 play c9\n0 play hA\n1 play s9\n2 play hT",
        without={1: "hs", 2: "s"},
    )
    assert table(match)["trump"] == "s"
    assert taker(match) == 1


def test_te4_the_higher_of_two_trumps_takes_the_trick():
    match = match_of(
        {0: "sK sQ hA hT hK hQ hJ h9", 1: "sA s9 c9", 2: "sT sJ cJ"},
        """
        0 declare sQ
        1 play sA
        2 play sT
        1 play c9
        2 play cJ
        0 play sK
        0 play hA
        1 play s9
        2 play sJ
        """,
    )
    assert taker(match) == 2


def test_te5_the_ten_ranks_between_king_and_ace():
    hands = {0: "dK", 1: "dT", 2: "dA dQ"}
    assert taker(match_of(hands, "0 play dK\n1 play dT\n2 play dA")) == 2
    assert taker(match_of(hands, "0 play dK\n1 play dT\n2 play dQ")) == 1


def test_te7_suit_must_be_followed():
    match = match_of({0: "hQ", 1: "h9 sA hK"}, "0 play hQ", without={1: "h"})
    assert refused(match, "1 play sA").key == "must-follow"
    assert refused(match, "1 play sA").section == "3"
    assert legal(match) == ["play h9", "play hK"]


def test_te8_who_is_void_may_play_anything():
    match = match_of(
        {0: "cK cQ hQ", 1: "sA c9 cJ", 2: "d9"},
        "0 declare cK\n1 play cJ\n2 play d9\n0 play hQ",
        without={1: "hc", 2: "c"},
    )
    assert table(match)["trump"] == "c"
    assert {"play sA", "play c9"} <= set(legal(match))


@pytest.mark.parametrize(("last", "suits"), [("", "ds"), ("h", "s")])
def test_te9_a_later_declaration_must_be_of_a_higher_suit(last: str, suits: str):
    hands = {0: "dK dQ sK sQ hA", 1: "h9", 2: "hK hQ"}
    match = match_of(hands, dealer=1 if last else 2)
    if last:
        play(match, "2 declare hQ\n0 play hA\n1 play h9")
    assert {action[8] for action in legal(match) if action.startswith("declare")} == set(suits)


def test_te9_after_spades_no_pair_but_clubs_is_left():
    match = match_of({0: "dK dQ sK sQ sA sT", 1: "sJ", 2: "s9"})
    play(match, "0 declare sQ\n1 play sJ\n2 play s9")
    assert not [action for action in legal(match) if action.startswith("declare")]
    refusal = refused(match, "0 declare dK")
    assert (refusal.key, refusal.section) == ("suit-too-low", "4")


def test_te10_a_pair_needs_both_king_and_queen():
    match = match_of({0: "sK sQ sA sT cK cQ dK", 1: "sJ dQ", 2: "s9"})
    play(match, "0 declare sQ\n1 play sJ\n2 play s9")
    declared = [action for action in legal(match) if action.startswith("declare")]
    assert declared == ["declare cQ", "declare cK"]
    refusal = refused(match, "0 declare dK")
    assert refusal.key == "pair-incomplete"
    assert str(dict(refusal.values)["card"]) == "dQ"


@pytest.mark.parametrize(("points", "counted"), [(34, 3), (35, 3), (36, 4), (14, 1), (16, 2)])
def test_te11_the_simplified_count_rounds_a_five_down(points: int, counted: int):
    assert rounded(points, takes_last=False) == counted


@pytest.mark.parametrize(("points", "counted"), [(35, 4), (45, 5), (5, 1)])
def test_te11_a_five_goes_up_with_the_last_trick(points: int, counted: int):
    assert rounded(points, takes_last=True) == counted


TE12_HANDS = {
    0: "cA dT dQ dK h9 hT sT sK",
    1: "cJ cQ cK hJ hQ hK hA sJ",
    2: "c9 cT d9 dJ dA s9 sQ sA",
}
TE12_TRICKS = """
    0 play dK, 1 play hQ, 2 play d9
    0 play sK, 1 play sJ, 2 play sA
    2 play dJ, 0 play dQ, 1 play cJ
    0 play dT, 1 play hJ, 2 play dA
    2 play sQ, 0 play sT, 1 play hK
    0 play h9, 1 play hA, 2 play cT
    1 declare cQ, 2 play c9, 0 play cA
    0 play hT, 1 play cK, 2 play s9
"""
"""Tricks of 7, 7, 17 and 14 to seat 0, of 21 and 14 to seat 1, of 17 and 23 to seat 2."""


@pytest.mark.parametrize(
    ("options", "scores"),
    [("", (45, 135, 40)), ("abrechnung=vereinfacht", (4, 14, 4))],
)
def test_te12_card_points_and_declarations_are_added(options: str, scores: tuple[int, ...]):
    match = match_of(TE12_HANDS, TE12_TRICKS, options=options)
    assert taker(match) == 1
    assert match.game.scores(match.state) == scores


TE14_HANDS = {
    0: "c9 cJ cQ cK d9 dK dA sK",
    1: "cT cA dT dJ dQ s9 sT sQ",
    2: "h9 hT hJ hQ hK hA sJ sA",
}
TE14_TRICKS = """
    2 play h9, 0 play c9, 1 play s9
    2 play sJ, 0 play sK, 1 play sQ
    0 play cK, 1 play cA, 2 play sA
    1 play dJ, 2 play hK, 0 play dA
    0 play cJ, 1 play cT, 2 play hJ
    1 play dQ, 2 play hQ, 0 play dK
    0 play cQ, 1 play dT, 2 play hA
    0 play d9, 1 play sT, 2 play hT
"""
"""Tricks of 9, 17, 10, 24 and 20 to seat 0, of 26 and 14 to seat 1, three nines to seat 2."""


def test_te14_a_worthless_trick_is_a_trick():
    match = match_of(TE14_HANDS, TE14_TRICKS, dealer=1, options="jungfrau=an")
    assert match.game.scores(match.state) == (80, 40, 0)


def test_te15_a_pair_is_declared_with_one_of_its_cards():
    match = match_of({0: "hK hQ sA"})
    refusal = refused(match, "0 declare sA")
    assert (refusal.key, refusal.section) == ("no-pair-card", "4")
    play(match, "0 declare hQ")
    assert table(match)["declared"] == [{"seat": 0, "suit": "h", "points": 60}]
    assert table(match)["trump"] == "h"


TE16_HANDS = {
    0: "c7 cT cQ d7 dT h7 hT hQ hK s8",
    1: "c9 cJ cK dJ hJ hA s7 s9 sT sQ",
    2: "c8 d8 d9 dQ dA h8 h9 sJ sK sA",
}
TE16_TRICKS = """
    1 pass, 2 pass, 0 bury cA dK
    0 declare hK, 1 play hJ, 2 play h8
    0 play cQ, 1 play cK, 2 play c8
    1 play s9, 2 play sJ, 0 play s8
    2 play sK, 0 play hT, 1 play sT
    0 play c7, 1 play c9, 2 play d9
    1 play hA, 2 play h9, 0 play h7
    1 play dJ, 2 play dQ, 0 play d7
    2 play d8, 0 play dT, 1 play s7
    0 play hQ, 1 play cJ, 2 play sA
    0 play cT, 1 play sQ, 2 play dA
"""
"""Seat 0 lays 11 + 4 away, declares 60 and takes 6, 24, 10, 16 and 24; the others 18 and 7."""


@pytest.mark.parametrize(
    ("example", "bid", "step", "total"),
    [("TE16", 150, 10, 155), ("TE17", 200, 10, -200), ("TE19", 155, 5, 155)],
)
def test_te16_te17_te19_a_bid_is_made_or_missed(example: str, bid: int, step: int, total: int):
    match = match_of(
        TE16_HANDS,
        f"0 bid {bid}{TE16_TRICKS}",
        options=f"{BIDDING} reizschritt={step}",
        stock="cA dK",
    )
    outcome = scored(match)
    assert outcome.cards == (80 + 15, 18, 7)
    assert outcome.is_made == (example != "TE17")
    assert match.game.scores(match.state) == (total, 18, 7)


def test_te21_equal_totals_on_top_need_another_deal():
    match = last_trick_of((1005, 1005, 300))
    assert match.game.result(match.state) is None
    assert match.game.scores(match.state) == (1005, 1005, 300)
    assert match.game.chance(match.state, list) is not None


def test_te23_the_auction_ends_when_one_bid_stands():
    match = match_of({}, "0 bid 100\n1 bid 110\n2 pass\n0 pass", options=BIDDING, stock="")
    assert (table(match)["bidder"], table(match)["bid"]) == (1, 110)
    refusal = refused(match, "1 bid 120")
    assert (refusal.key, refusal.section) == ("auction-over", "8.2")


def test_te24_forehand_plays_at_the_lowest_bid_when_all_pass():
    match = match_of({}, "0 pass\n1 pass\n2 pass", options=BIDDING, stock="")
    assert (table(match)["bidder"], table(match)["bid"]) == (0, 100)
    assert match.game.to_act(match.state) == (0,)


def test_te25_nothing_is_declared_with_one_card_left():
    match = match_of({})
    sitting_out(match, until=1 + 3 * 7)
    seat = match.game.to_act(match.state)[0]
    (last,) = legal(match)
    assert last.startswith("play")
    assert refused(match, f"{seat} {last.replace('play', 'declare')}").section == "4"
