"""The search round the ring of ranks: as brute force, and groups that are what it says."""

from __future__ import annotations

from random import Random

import pytest

from games.core.cards import JOKER, format_cards, parse_cards
from games.romme.bits import BIT, EVEN
from games.romme.melds import POINTS
from games.romme.ring import Ring
from games.romme.search import MeldSearch
from tests.games.romme.brute_force import fewest_left, hand_points
from tests.games.romme.positions import PACK

RING = Ring()
JOKER_POINTS = 20


def one_suit_hand(rng: Random, size: int, jokers: int) -> list[int]:
    """Return a hand mostly of one suit, whose ranks hang together round the ace."""
    suit, others = rng.randrange(4), rng.choice((0, 0, 1, 3))
    same = [card for card in PACK if card != JOKER and card // 13 == suit]
    rest = [card for card in PACK if card != JOKER and card // 13 != suit]
    naturals = rng.sample(same, size - jokers - others) + rng.sample(rest, others)
    return [*naturals, *[JOKER] * jokers]


def fewest_kept(hand: list[int], limit: int) -> int | None:
    """Return the fewest points kept by the ring, if no more than `limit`."""
    naturals = [card for card in hand if card != JOKER]
    points = [POINTS[card % 13] for card in naturals]
    jokers = len(hand) - len(naturals)
    state = sum(BIT[card] for card in naturals)
    bar = sum(points) - limit - 1
    found = RING.most(state, jokers, sum(points), min(points), JOKER_POINTS, bar)
    if found is None:
        return None
    most, groups = found
    used = sum(units for units, _, _, _ in groups)
    held = (state | state >> 1) & EVEN
    assert all(units & held == units for units, _, _, _ in groups)
    assert state - used >= 0
    assert sum(need for _, need, _, _ in groups) <= jokers
    return sum(points) - most


@pytest.mark.parametrize("seed", range(60))
def test_m1_one_suit_round_the_ace_as_brute_force(seed):
    rng = Random(f"ring {seed}")
    hand = one_suit_hand(rng, rng.choice((6, 9, 12, 14)), rng.choice((0, 1, 2, 3)))
    least = fewest_left(hand)
    where = format_cards(hand)
    assert fewest_kept(hand, 500) == least, where
    assert fewest_kept(hand, least) == least, where
    assert fewest_kept(hand, least - 1) is None, where


@pytest.mark.parametrize(
    "hand",
    [
        "d2 d3 d4 d4 dT dJ dQ dQ dK dK dA dA * *",
        "h2 h3 h4 h4 hJ hJ hQ hK hA hA sQ * * *",
        "c4 c5 c6 c7 c7 c8 c9 cT cK cA dA * * *",
        "c5 c7 c8 c9 cA d8 h8 s7 s8 s9 * * * *",
        "c2 cQ cK d2 dQ dK dA hA s2 sQ sK sA * *",
    ],
)
def test_m1_hands_for_which_the_walk_takes_long(hand):
    cards = parse_cards(hand.split())
    found = MeldSearch().lightest(cards)
    assert found is not None
    assert hand_points(found.left) == fewest_left(cards)
