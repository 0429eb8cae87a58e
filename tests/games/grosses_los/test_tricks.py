"""Tricks, set readings and scores against a second computation that looks at whole tricks."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.core.cards import parse_cards
from games.core.deck import Deck
from games.core.record import Header, Line, Match
from games.grosses_los.holding import pack
from games.grosses_los.rules import GrossesLos
from games.grosses_los.sets import LOWEST, set_rank
from tests.games.grosses_los.dealt import open_of, pile_of, state_of
from tests.games.grosses_los.second import A_CARD, JOKER_ALONE, RANKS, House, height, judge, points

HOUSES = [
    ("", House()),
    ("joker=2", House()),
    ("joker=2 überbieten=höher kleine-a=sK", House(small_a="sK", is_strict=True)),
    ("joker=1 abgeworfenes=gewinner jokerwert=10 asswert=1", House("hA", False, False, 10, 1)),
    ("joker=2 abwerfen=eine kleine-a=cA", House(small_a="cA")),
    ("joker=1 abwerfen=keine kleine-a=dA asswert=1", House(small_a="dA", ace=1)),
    ("joker=2 bedienzwang=an", House()),
]


@pytest.mark.parametrize("small_a", ["hA", "dA", "cA", "sK"])
def test_sets_rank_as_every_reading_of_their_jokers_says(small_a: str):
    house = House(small_a=small_a)
    terms = GrossesLos.under({"kleine-a": small_a, "joker": "2"}).terms
    near = ["c2", "d2", "h2", "s2", "cK", "sK", "cA", "dA", "hA", "sA", "h9", "*", "*"]
    for size in range(1, 7):
        for cards in combinations(near, size):
            own = height(cards, house)
            told = set_rank(terms, pack(parse_cards(cards)))
            assert told == (own + LOWEST if own > A_CARD else 0), cards
    assert height(["*"], house) == JOKER_ALONE == len(RANKS)


def random_match(options: str, seed: int) -> tuple[Match, list[list[tuple[int, tuple[str, ...]]]]]:
    """Play one deal at random; return it and the plays of its tricks, taken from the lines."""
    random = Random(f"{options} {seed}")
    pairs = dict(pair.split("=") for pair in options.split()) | {"runden": "1"}
    seats = 3 + seed % 4
    match = Match.begin(Header("grosses_los", 1, seats, pairs, seed % seats))
    due = match.game.chance(match.state, lambda cards: random.sample(list(cards), len(cards)))
    assert isinstance(due, Deck)
    match.add(Line(None, due))
    tricks: list[list[tuple[int, tuple[str, ...]]]] = []
    state = state_of(match)
    while match.game.to_act(state):
        if not state.trick:
            tricks.append([])
        seat = state.turn
        legal = match.game.legal_actions(state, seat)
        action = random.choice(legal)
        if random.random() < 0.3:
            action = max(legal, key=lambda each: len(each.cards()))
        match.add(Line(seat, action))
        tricks[-1].append((seat, action.cards()))
    return match, tricks


@pytest.mark.parametrize(("options", "house"), HOUSES, ids=[options for options, _ in HOUSES])
def test_winners_piles_and_scores_of_random_deals(options: str, house: House):
    for seed in range(24):
        match, tricks = random_match(options, seed)
        seats = match.header.seats
        piles: list[list[str]] = [[] for _ in range(seats)]
        opened: list[list[str]] = [[] for _ in range(seats)]
        judged = [judge(trick, house) for trick in tricks]
        for each in judged:
            opened[each.winner] += each.opened
            for owner, cards in each.to_pile.items():
                piles[owner] += cards
        for seat in range(seats):
            assert sorted(pile_of(match, seat).split()) == sorted(piles[seat]), match.text()
            assert sorted(open_of(match, seat).split()) == sorted(opened[seat]), match.text()
        last = state_of(match).last_trick
        assert [laid.kind.word for laid in last] == judged[-1].words, match.text()
        told = [event.seat for event in match.events if type(event).__name__ == "TrickWon"]
        assert told == [each.winner for each in judged], match.text()
        hands = match.game.describe(match.state)["hands"]
        assert isinstance(hands, list)
        (loser,) = (seat for seat in range(seats) if hands[seat])
        expected = [0] * seats
        expected[loser] = points([*hands[loser], *opened[loser], *piles[loser]], house)
        assert list(match.game.scores(match.state)) == expected, match.text()


def test_the_pack_is_worth_393():
    assert points([suit + rank for suit in "cdhs" for rank in RANKS], House()) == 393
    assert GrossesLos().terms.worth((1 << 52) - 1) == 393
