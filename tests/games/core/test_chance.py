"""A place picked at random is any of those there are, and none more often than another."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.core.chance import random_place


def test_every_place_is_about_as_likely_as_another():
    rng = Random("places")
    counts = Counter(random_place(rng, 7) for _ in range(7_000))
    assert set(counts) == set(range(7))
    assert max(abs(count - 1_000) for count in counts.values()) < 120


def test_of_one_place_it_is_that_one():
    assert random_place(Random(0), 1) == 0
