"""Perft: how many lines of each length there are, counted twice by code that shares nothing.

The second enumeration tries every subset of the hand and judges the trick from above.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from games.core.record import Match
from tests.games.grosses_los.dealt import hand_of, legal_lines, state_of, table
from tests.games.grosses_los.second import NOTHING, House, height, judge


def naive_actions(match: Match, house: House) -> set[str]:
    """Return all legal actions of the seat in turn."""
    state = state_of(match)
    hand = hand_of(match, state.turn).split()
    described = match.game.describe(state)["table"]
    assert isinstance(described, dict)
    plays = [(laid["seat"], laid["cards"]) for laid in described["trick"]]
    subsets = {cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size)}
    if not plays:
        return {spelled(cards) for cards in subsets if height(cards, house) != NOTHING}
    found = {spelled(cards) for cards in subsets if may_follow(match, house, plays, hand, cards)}
    is_a_trick = any(house.a_cards & set(cards) for _, cards in plays)
    serves = any(is_serving(match, house, plays, cards) for cards in subsets)
    is_forced = match.header.options.get("bedienzwang") == "an" and serves
    if (is_a_trick and not found) or not (is_a_trick or is_forced):
        found.add("pass")
    return found


def is_serving(match: Match, house: House, plays: list, cards: tuple[str, ...]) -> bool:
    return judge([*plays, (state_of(match).turn, cards)], house).words[-1] == "served"


def may_follow(
    match: Match, house: House, plays: list, hand: list[str], cards: tuple[str, ...]
) -> bool:
    options = match.header.options
    own_a = house.a_cards & set(cards)
    if len(hand) == 1 and own_a:
        return False
    if any(house.a_cards & set(laid) for _, laid in plays):
        return len(cards) == 1 and not own_a
    if is_serving(match, house, plays, cards):
        return True
    if options.get("bedienzwang") == "an":
        subsets = combinations(hand, len(plays[0][1]))
        if any(is_serving(match, house, plays, each) for each in subsets):
            return False
    needed = {
        "wie": min(len(plays[0][1]), len(hand)),
        "eine": 1,
        "keine": 0,
    }[options.get("abwerfen", "wie")]
    return len(cards) == needed and (len(own_a) < 2 or len(cards) == len(hand))


def spelled(cards: tuple[str, ...]) -> str:
    return "play " + " ".join(cards)


def perft(match: Match, house: House, depth: int) -> int:
    """Return the number of lines of this length, comparing both enumerations at every node."""
    state = state_of(match)
    if not match.game.to_act(state):
        return 1
    legal = legal_lines(match)
    assert set(legal) == naive_actions(match, house)
    assert len(set(legal)) == len(legal)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = Match(match.header, match.game, state.copy())
        following.play(f"{state.turn} {action}")
        total += perft(following, house, depth - 1)
    return total


HANDS = ["h7 d7 s7 sA c2 c3", "h9 d9 hA c4 c5 c6", "hJ sJ d2 h2 s2 d3"]
JOKERS = ["h7 d7 * sA c2", "h9 hA * c4 c5", "hJ sJ d2 h2 s2"]
FOUR = ["h7 d7 c2", "sA hA c3", "h8 s8 c4", "* cK"]
ENDING = ["hA sA c3", "h5 c9", "h9 d9", "cA"]
EQUALS = ["d7 h7 h9 c3", "c7 s7 d9 c4", "c9 s9 d8 c5"]
STRICT = House(is_strict=True)
STARTS = {
    "pairs and A cards": (HANDS, "", House(), 3, 1179),
    "jokers": (JOKERS, "joker=2", House(), 3, 633),
    "equal ranks serve": (EQUALS, "abwerfen=keine", House(), 3, 61),
    "only higher ranks serve": (EQUALS, "abwerfen=keine überbieten=höher", STRICT, 3, 32),
    "one is thrown": (HANDS, "abwerfen=eine", House(), 3, 504),
    "none is thrown": (HANDS, "abwerfen=keine", House(), 3, 111),
    "serving is forced": (JOKERS, "joker=2 bedienzwang=an", House(), 3, 145),
    "four seats": (FOUR, "joker=1", House(), 4, 128),
    "the spade king": ([*HANDS[:2], "sK dK hK c7 d6 d8"], "kleine-a=sK", House("sK"), 3, 1484),
    "out of cards": (ENDING, "", House(), 6, 70),
}


@pytest.mark.parametrize("name", STARTS)
def test_both_enumerations_count_the_same_lines(name: str):
    hands, options, house, depth, expected = STARTS[name]
    assert perft(table(hands, options=options), house, depth) == expected
