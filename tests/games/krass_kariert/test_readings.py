"""Combinations (§5, §7) against a second computation that tries every number for every X."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest

from games.krass_kariert.cards import NACHZIEHEN, STOPP, X, codes_of
from games.krass_kariert.readings import (
    NOTHING,
    Kind,
    can_play,
    kind_of,
    plays,
    rank_of,
    rank_of_numbers,
    readings,
    top_of,
)
from tests.games.krass_kariert.oracle import meanings

CARDS = range(1, NACHZIEHEN + 1)


def as_rank(what: tuple[int, int]) -> int:
    """Return the game's rank of the oracle's kind and top number."""
    return rank_of(Kind(what[0]), what[1])


@pytest.mark.parametrize("x_beside_x", [True, False])
@pytest.mark.parametrize("length", [1, 2, 3])
def test_every_slice_reads_as_the_brute_force_says(length: int, x_beside_x: bool):
    for cards in product(CARDS, repeat=length):
        found = {each.named: each.rank for each in readings(bytes(cards), x_beside_x=x_beside_x)}
        slow = meanings(list(codes_of(cards)), x_twice=x_beside_x)
        assert found == {named: as_rank(what) for named, what in slow.items()}, cards


def test_readings_come_by_the_named_numbers_without_repeats():
    for cards in product([*range(1, 13), X], repeat=3):
        named = [each.named for each in readings(bytes(cards))]
        assert named == sorted(set(named))


def test_two_x_name_the_smaller_number_first_whatever_their_places():
    expected = [(3, 4), (4, 6), (5, 5), (6, 7)]
    for cards in ([X, 5, X], [X, X, 5], [5, X, X]):
        assert [each.named for each in readings(bytes(cards))] == expected


def test_the_kinds_go_from_solo_to_triple_and_a_lower_kind_never_beats():
    lowest = {Kind.SOLO: 1, Kind.STRAIGHT_2: 2, Kind.PAIR: 1, Kind.STRAIGHT_3: 3, Kind.TRIPLE: 1}
    ranks = [[rank_of(kind, top) for top in range(low, 13)] for kind, low in lowest.items()]
    for weaker, stronger in pairwise(ranks):
        assert max(weaker) < min(stronger)
    assert min(ranks[0]) > NOTHING
    for kind, low in lowest.items():
        for top in range(low, 13):
            assert (kind_of(rank_of(kind, top)), top_of(rank_of(kind, top))) == (kind, top)


def test_kinds_say_how_many_cards_they_have():
    assert [kind.length for kind in Kind] == [1, 2, 2, 3, 3]
    assert [kind.code for kind in Kind] == ["solo", "straight-2", "pair", "straight-3", "triple"]


@pytest.mark.parametrize(
    "numbers", [(12, 1), (12, 1, 2), (11, 12, 1), (1, 3), (1, 2, 4), (2, 2, 3)]
)
def test_what_is_no_combination(numbers: tuple[int, ...]):
    assert rank_of_numbers(numbers) == NOTHING


@pytest.mark.parametrize("x_beside_x", [True, False])
def test_the_plays_of_a_hand_are_its_slices_that_beat(x_beside_x: bool):
    rng = Random(5)
    for _ in range(300):
        hand = [rng.choice(CARDS) for _ in range(rng.randint(0, 12))]
        best = rng.choice([NOTHING, rank_of(Kind.SOLO, rng.randint(1, 12)), rank_of(Kind.PAIR, 5)])
        slow: list[str] = []
        for first in range(len(hand)):
            for last in range(first, min(first + 3, len(hand))):
                cards = list(codes_of(hand[first : last + 1]))
                if cards in (["S"], ["N"]):
                    slow.append(f"{first}-{last} ()")
                found = meanings(cards, x_twice=x_beside_x)
                slow += [
                    f"{first}-{last} {named}"
                    for named in sorted(found)
                    if as_rank(found[named]) > best
                ]
        quick = plays(bytes(hand), best, x_beside_x=x_beside_x)
        assert [f"{each.first}-{each.last} {each.named}" for each in quick] == slow
        assert can_play(bytes(hand), best, x_beside_x=x_beside_x) == bool(slow)


def test_special_cards_beat_everything_alone():
    hand = bytes([STOPP, 3, NACHZIEHEN])
    found = plays(hand, rank_of(Kind.TRIPLE, 12), x_beside_x=True)
    assert [(each.first, each.last) for each in found] == [(0, 0), (2, 2)]
