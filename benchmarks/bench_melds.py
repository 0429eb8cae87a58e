"""Rows M1–M3: the best-meld search of Rommé, exact and fast."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from benchmarks.references import loop, peer
from benchmarks.rows import Figure, at_least, at_most, compare, row
from games.core.cards import JOKER, french_pack, parse_cards
from games.romme.search import MeldSearch, meld_search
from tests.games.romme.brute_force import fewest_left, hand_points

PACK = french_pack(2, 4)
HANDS = 10_000
HAND = 14
GIN_HAND = 10
WARM = "fresh hands, after 5,000 others"

# Dense hands, and the slowest that hill climbing over a million hands found when the search had no
# `games.romme.ring` yet: one suit twice round the ace with jokers.
ADVERSARIES = (
    "h5 h6 h7 h8 s5 s6 s7 s8 d5 d6 d7 d8 c5 c6",
    "h5 h5 h6 h6 h7 h7 s5 s6 s7 d5 * * * *",
    "h5 h5 h7 h7 h9 s5 s7 s9 d7 d9 * * * *",
    "c2 d2 h4 s4 c6 d6 h8 s8 cT dT * * * *",
    "h3 h4 h4 h8 h9 hT hJ hQ hK hA * * * *",
    "h2 h3 h4 h4 hJ hJ hQ hK hA hA sQ * * *",
    "d2 d3 d4 d4 dT dJ dQ dQ dK dK dA dA * *",
    "hJ hJ s2 s3 s7 sJ sQ sK sK sA sA * * *",
)

# The slowest that climbing finds now, of some 600 climbs: several suits and ranks entangled.
CLIMBED = (
    "c5 c7 c8 c9 cA d8 h8 s7 s8 s9 * * * *",
    "d7 d7 h5 h6 h7 h8 h9 s6 s7 s8 s9 * * *",
    "c4 c5 c6 c6 c7 cA d4 d6 h5 s5 s6 s7 * *",
    "cQ cK h3 hQ hK hK hA s2 s4 sQ sK sA * *",
    "c2 cQ cK d2 dQ dK dA hA s2 sQ sK sA * *",
    "c3 d2 d3 d4 d5 dQ h3 h5 s2 s4 s5 s6 * *",
)


@row(
    "M1", "best melds of 14 cards with jokers: differences", "brute force, 10,000 hands", at_most(0)
)
def exact() -> Figure:
    """Every fifth hand is dense: neighbouring ranks and more jokers; the others are dealt."""
    rng = Random("M1")
    search = meld_search()
    differences = 0
    for number in range(HANDS):
        hand = _dense_hand(rng) if number % 5 == 0 else rng.sample(PACK, HAND)
        found = search.lightest(hand)
        differences += found is None or hand_points(found.left) != fewest_left(hand)
    return Figure(differences, 0, differences, "hands")


@row("M2", "the same search on gin hands", "rlcard's meld search", at_least(3.5))
def gin() -> Figure:
    melding = peer("rlcard.games.gin_rummy.utils.melding")
    base = peer("rlcard.games.base")
    search = _warm_search()
    ranks, suits = "23456789TJQKA", "CDHS"

    def deal(number: int) -> list[list[int]]:
        rng = Random(f"M2 {number}")
        return [rng.sample(range(52), GIN_HAND) for _ in range(1500)]

    def ours(number: int) -> float:
        hands = deal(number)
        begin = time.process_time()
        for hand in hands:
            search.lightest(hand)
        return (time.process_time() - begin) / len(hands) * 1e6

    def theirs(number: int) -> float:
        hands = [
            [base.Card(suits[card // 13], ranks[card % 13]) for card in hand]
            for hand in deal(number)
        ]
        begin = time.process_time()
        for hand in hands:
            melding.get_best_meld_clusters(hand)
        return (time.process_time() - begin) / len(hands) * 1e6

    return compare(ours, theirs, "µs", WARM, inverse=True)


@row("M3", "14 cards dealt from the real pack, mean", "a loop of 1,000 additions", at_most(0.7))
def dealt() -> Figure:
    """Fresh hands every round: what the search has learnt is other hands."""
    search = _warm_search()

    def ours(number: int) -> float:
        rng = Random(f"M3 {number}")
        hands = [rng.sample(PACK, HAND) for _ in range(1500)]
        begin = time.process_time()
        for hand in hands:
            search.lightest(hand)
        return (time.process_time() - begin) / len(hands) * 1e6

    return compare(ours, loop, "µs", WARM)


@row("M3", "the worst of adversarial hands", "a loop of 1,000 additions", at_most(12))
def worst() -> Figure:
    return _slowest(ADVERSARIES)


@row("M3", "the worst of hands found by climbing since", "a loop of 1,000 additions", at_most(12))
def worst_climbed() -> Figure:
    return _slowest(CLIMBED)


def _slowest(texts: Sequence[str]) -> Figure:
    """Return the slowest of fixed hands, each searched five times."""
    search = meld_search()
    hands = [parse_cards(hand.split()) for hand in texts]

    def ours(_: int) -> float:
        slowest = 0.0
        for hand in hands:
            begin = time.process_time()
            for _ in range(5):
                search.lightest(hand)
            slowest = max(slowest, (time.process_time() - begin) / 5)
        return slowest * 1e6

    return compare(ours, loop, "µs", f"{len(hands)} fixed hands")


def _warm_search() -> MeldSearch:
    """Return the search as a running process has it: it has seen other hands."""
    search = meld_search()
    rng = Random("warm-up")
    for _ in range(5000):
        search.lightest(rng.sample(PACK, HAND))
    return search


def _dense_hand(rng: Random) -> list[int]:
    """Return 14 cards that lie close together, up to four of them jokers."""
    jokers = rng.choice((0, 0, 1, 1, 2, 3, 4))
    start, width = rng.randrange(13), rng.choice((4, 5, 6))
    near = {(start + step) % 13 for step in range(width)}
    cards = [card for card in PACK if card != JOKER and card % 13 in near]
    return [*rng.sample(cards, HAND - jokers), *[JOKER] * jokers]
