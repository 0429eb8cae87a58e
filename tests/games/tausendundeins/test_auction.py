"""Bidding, the Stock and laying away (§8)."""

from __future__ import annotations

import pytest

from tests.games.tausendundeins.tables import (
    BIDDING,
    hand,
    legal,
    match_of,
    play,
    refused,
    scored,
    sitting_out,
    table,
)


def auction(lines: str = "", options: str = "", seats: int = 3):
    """Return a match with bidding whose forehand is seat 0, after these lines."""
    return match_of(
        {}, lines, options=f"{BIDDING} {options}".strip(), stock="", seats=seats, dealer=seats - 1
    )


def test_each_seat_has_ten_cards_or_seven_and_two_lie_in_the_stock():
    for seats, cards in ((3, 10), (4, 7)):
        shown = auction(seats=seats)
        assert [len(hand(shown, seat)) for seat in range(seats)] == [cards] * seats
        assert len(table(shown)["stock"]) == 2


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("0 bid 90", "bid-too-low"),
        ("0 bid 105", "bid-off-step"),
        ("0 bid 410", "bid-too-high"),
        ("1 bid 100", "not-your-turn"),
        ("0 play c7", "auction-first"),
        ("0 bury c7 c8", "auction-first"),
    ],
)
def test_what_is_refused_in_the_auction(line: str, key: str):
    assert refused(auction(), line).key == key


def test_a_bid_must_be_higher_than_the_last():
    match = auction("0 bid 150")
    assert refused(match, "1 bid 150").key == "bid-too-low"
    assert legal(match)[0] == "bid 160"
    assert legal(match)[-2:] == ["bid 400", "pass"]


def test_the_highest_bid_ends_the_auction_at_once():
    match = auction("0 pass\n1 bid 400")
    assert table(match)["bidder"] == 1
    assert legal(match)[0].startswith("bury")


def test_the_highest_bid_follows_from_the_lowest_and_the_step():
    match = auction("0 bid 397", "reizen-ab=57")
    assert table(match)["bidder"] == 0
    assert table(match)["stock"] == []


def test_the_last_seat_may_pass_too_and_its_bid_ends_the_auction():
    match = auction("0 pass\n1 pass")
    assert "pass" in legal(match)
    play(match, "2 bid 100")
    assert table(match)["bidder"] == 2


def test_a_seat_that_passed_is_out():
    match = auction("0 pass\n1 bid 100\n2 bid 110")
    assert match.game.to_act(match.state) == (1,)


def test_when_all_pass_the_cards_may_be_dealt_anew():
    match = auction("0 pass\n1 pass\n2 pass", "alle-passen=neu")
    assert match.game.chance(match.state, list) is not None
    assert match.game.scores(match.state) == (0, 0, 0)
    assert refused(match, "0 bid 100").key == "deck-due"


def test_dealing_anew_counts_as_a_deal():
    match = auction("", "alle-passen=neu max-spiele=5")
    for _ in range(4):
        sitting_out(match)
        chance = match.game.chance(match.state, list)
        match.play(str(chance))
    sitting_out(match)
    result = match.game.result(match.state)
    assert result is not None
    assert (result.places, result.reason) == ((1, 1, 1), "deals")


def test_two_cards_of_the_hand_are_laid_away_before_leading():
    match = auction("0 bid 100\n1 pass\n2 pass")
    assert len(legal(match)) == 12 * 11 // 2
    own, foreign = hand(match, 0)[0], hand(match, 1)[0]
    assert refused(match, f"0 play {own}").key == "lay-away-first"
    assert refused(match, "0 bid 110").key == "auction-over"
    assert refused(match, "0 forfeit").section == "8.5"
    first, second = sorted([own, foreign], key=_place)
    refusal = refused(match, f"0 bury {first} {second}")
    assert (refusal.key, refusal.section) == ("cannot-lay-away", "8.2")
    play(match, f"0 {legal(match)[0]}")
    assert refused(match, "0 bury c7 c8").key == "nothing-to-lay-away"
    assert match.game.to_act(match.state) == (0,)


def _place(card: str) -> tuple[int, int]:
    return "cdhs".index(card[0]), "789TJQKA".index(card[1])


@pytest.mark.parametrize(
    ("seats", "bid", "scores"),
    [(3, 100, (-120, 60, 60)), (3, 200, (-200, 60, 60)), (4, 150, (-150, 40, 40, 40))],
)
def test_forgetting_to_lay_away_may_lose_the_deal(seats: int, bid: int, scores: tuple[int, ...]):
    match = auction(f"0 bid {bid}", "vergessen=strafe", seats)
    for seat in range(1, seats):
        play(match, f"{seat} pass")
    (idle,) = match.game.idle(match.game.view(match.state, 0), 0)
    assert str(idle) == "forfeit"
    play(match, "0 forfeit")
    assert match.game.scores(match.state) == scores
    assert match.game.chance(match.state, list) is not None


def test_the_clock_lays_the_two_cheapest_cards_away():
    match = match_of(
        {0: "cA cT cK cQ sA sT sK sQ hA dJ"},
        "0 bid 100\n1 pass\n2 pass",
        options=BIDDING,
        stock="d9 h7",
    )
    (idle,) = match.game.idle(match.game.view(match.state, 0), 0)
    assert str(idle) == "bury d9 h7"


def test_without_bidding_there_is_nothing_to_bid_or_lay_away():
    match = match_of({})
    assert refused(match, "0 bid 100").key == "no-bidding"
    assert refused(match, "0 bury c9 cT").section == "8"


def test_laid_away_cards_count_for_who_played():
    match = auction("0 bid 100\n1 pass\n2 pass")
    sitting_out(match)
    outcome = scored(match)
    assert sum(outcome.cards) == 120
    assert (outcome.bidder, outcome.bid) == (0, 100)
