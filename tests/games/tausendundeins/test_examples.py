"""The worked examples TE1–TE25 of the rules, each in record notation under its own id."""

from __future__ import annotations

import pytest

from games.tausendundeins.scoring import rounded
from tests.games.tausendundeins.tables import (
    BIDDING,
    last_trick_of,
    legal,
    match_of,
    outcome_of,
    play,
    refused,
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


@pytest.mark.parametrize(
    ("options", "scores"),
    [("", (45, 135, 40)), ("abrechnung=vereinfacht", (4, 14, 4))],
)
def test_te12_card_points_and_declarations_are_added(options: str, scores: tuple[int, ...]):
    piles = [
        "cA dA cT dT cQ",
        "hA hT cK dK hK cJ",
        "sA sT sK dQ hQ sQ dJ hJ sJ c9 d9 h9 s9",
    ]
    assert outcome_of(piles, options=options, taker=1, declared=[(1, "c", 100)]).scores == scores


def test_te14_a_worthless_trick_is_a_trick():
    piles = [
        "cA dA cT dT hT hK sK cQ dQ hQ sQ cJ dJ hJ sJ",
        "sA hA sT cK dK c9",
        "d9 h9 s9",
    ]
    assert outcome_of(piles, options="jungfrau=an").scores == (80, 40, 0)


def test_te15_a_pair_is_declared_with_one_of_its_cards():
    match = match_of({0: "hK hQ sA"})
    refusal = refused(match, "0 declare sA")
    assert (refusal.key, refusal.section) == ("no-pair-card", "4")
    play(match, "0 declare hQ")
    assert table(match)["declared"] == [{"seat": 0, "suit": "h", "points": 60}]
    assert table(match)["trump"] == "h"


TE16_PILES = [
    "cA cT cK cQ cJ dA dT dK dQ dJ sT hT",
    "sA sK sQ c7 c8 c9",
    "hQ hJ sJ d7 d8 d9",
]


@pytest.mark.parametrize(
    ("example", "bid", "scored"), [("TE16", 150, 155), ("TE17", 200, -200), ("TE19", 155, 155)]
)
def test_te16_te17_te19_a_bid_is_made_or_missed(example: str, bid: int, scored: int):
    outcome = outcome_of(
        TE16_PILES,
        options="spielart=reizen",
        declared=[(0, "h", 60)],
        bid=bid,
        buried="hA hK",
    )
    assert outcome.cards[0] == 80 + 15
    assert outcome.is_made == (example != "TE17")
    assert outcome.scores[0] == scored
    assert outcome.scores[1:] == outcome.cards[1:]


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
