"""The shuffle: known answers, no bias in places or neighbours, and a naive one that fails."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from games.core.shuffle import SECRET_BYTES, Shuffler, system_secret

PACKS = 100_000
FEW_PACKS = PACKS // 5
"""Enough to find a wrong shuffle."""
CARDS = 10
"""Few cards, so that 100,000 packs are shuffled in seconds; every place and pair is counted."""
SECRET = bytes(range(SECRET_BYTES))


def chi_square_z(observed: Sequence[int], expected: float, freedom: int) -> float:
    """Return by how many standard deviations chi-square is off its mean."""
    chi = sum((count - expected) ** 2 / expected for count in observed)
    return (chi - freedom) / sqrt(2 * freedom)


def z_scores(
    shuffle: Callable[[Sequence[int]], list[int]], packs: int = PACKS
) -> tuple[float, float]:
    """Return z of the places and z of the neighbours over many packs."""
    places: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    pack = list(range(CARDS))
    for _ in range(packs):
        order = shuffle(pack)
        places.update([place * CARDS + card for place, card in enumerate(order)])
        pairs.update([CARDS * one + two for one, two in pairwise(order)])
    every_place = [places[cell] for cell in range(CARDS * CARDS)]
    every_pair = [
        pairs[CARDS * one + two] for one in range(CARDS) for two in range(CARDS) if one != two
    ]
    free_places = (CARDS - 1) ** 2
    # CARDS - 1 neighbours in every pack, each ordered pair of cards equally likely.
    free_pairs = CARDS * (CARDS - 1) - 1
    return (
        chi_square_z(every_place, packs / CARDS, free_places),
        chi_square_z(every_pair, packs / CARDS, free_pairs),
    )


@pytest.mark.no_cover  # the same lines 100,000 times
def test_100_000_packs_show_no_bias_in_places_and_neighbours():
    places, neighbours = z_scores(Shuffler(SECRET))
    assert abs(places) < 4
    assert abs(neighbours) < 4


def test_a_naive_shuffle_fails_the_same_test():
    rng = Random(1)

    def naive(cards: Sequence[int]) -> list[int]:
        """Swap every place with any place: the classic mistake."""
        order = list(cards)
        for place in range(len(order)):
            other = int(rng.random() * len(order))
            order[place], order[other] = order[other], order[place]
        return order

    places, _ = z_scores(naive, FEW_PACKS)
    assert places > 100


def test_one_riffle_fails_the_same_test():
    rng = Random(1)

    def riffle(cards: Sequence[int]) -> list[int]:
        """Cut in the middle and let the halves fall into each other, once."""
        left, right = list(cards[: CARDS // 2]), list(cards[CARDS // 2 :])
        order: list[int] = []
        while left or right:
            fallen = left if rng.random() * (len(left) + len(right)) < len(left) else right
            order.append(fallen.pop(0))
        return order

    _, neighbours = z_scores(riffle, FEW_PACKS)
    assert neighbours > 100


def test_a_whole_pack_of_108_stays_whole():
    pack = [card // 2 for card in range(108)]
    assert sorted(Shuffler(SECRET)(pack)) == pack


def test_the_order_follows_from_the_stated_stream():
    """Recompute a shuffle from the documented definition alone."""
    stream: list[int] = []
    for block in range(4):
        digest = hmac.digest(SECRET, f"3/{block}".encode(), "sha256")
        stream += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    order = list(range(9))
    for place in range(8, 0, -1):
        bound = place + 1
        word = stream.pop(0)
        while word >= 2**32 - 2**32 % bound:
            word = stream.pop(0)
        other = word % bound
        order[place], order[other] = order[other], order[place]
    assert Shuffler(SECRET, 3)(range(9)) == order


def test_each_shuffle_of_a_secret_is_another_and_the_number_brings_it_back():
    shuffler = Shuffler(SECRET)
    first, second = shuffler(range(108)), shuffler(range(108))
    assert first != second
    assert Shuffler(SECRET, 1)(range(108)) == second


def test_words_that_would_favour_small_numbers_are_thrown_away(monkeypatch: pytest.MonkeyPatch):
    words = [2**32 - 1, 2**32 - 1, 7]
    answers = [b"".join(word.to_bytes(4, "big") for word in (*words, *[0] * 5))]
    monkeypatch.setattr(hmac, "digest", lambda *_: answers[0])
    # Below 3 the largest multiple is 2**32 - 1: it and all above are thrown away, 7 % 3 = 1.
    assert Shuffler(SECRET)([10, 11, 12]) == _swapped([10, 11, 12], [1, 0])


def _swapped(cards: list[int], others: list[int]) -> list[int]:
    for place, other in zip((2, 1), others, strict=True):
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def test_the_secret_has_256_bits_and_is_not_shown():
    assert len(system_secret()) == SECRET_BYTES
    assert system_secret() != system_secret()
    assert SECRET.hex() not in repr(Shuffler(SECRET))
    with pytest.raises(ValueError, match="31 bytes"):
        Shuffler(SECRET[1:])
