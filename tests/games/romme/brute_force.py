"""Best melds by trying everything: what the search is measured against. Slow and simple."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from games.core.cards import JOKER
from games.romme.melds import Fault, Meld, readings

NOTHING = -(10**6)
Scores = tuple[int, int]
"""Best score with every card laid, and with at least one left."""


def rank_points(rank: int) -> int:
    return (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)[rank]


def hand_points(cards: Sequence[int]) -> int:
    """Points of cards left in hand (§12)."""
    return sum(20 if card == JOKER else rank_points(card % 13) for card in cards)


@cache
def meld_value(ranks: tuple[int, ...], *, folge: bool) -> int:
    """Points of a meld that covers these ranks (§5)."""
    low_ace = folge and 12 in ranks and 11 not in ranks
    return sum(map(rank_points, ranks)) - (10 if low_ace else 0)


@cache
def runs_with(rank: int) -> list[tuple[tuple[int, ...], int]]:
    """Return the ranks and the value of every Folge with this rank."""
    runs = [
        tuple((start + step) % 13 for step in range(size))
        for start in range(13)
        for size in range(3, 14)
        if size < 13 or not start
    ]
    return [(ranks, meld_value(ranks, folge=True)) for ranks in runs if rank in ranks]


def melds_with(
    first: int, held: set[int], jokers: int
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield natural cards, jokers and value of every meld with `first` and other held cards."""
    suit, rank = divmod(first, 13)
    others = [card for card in held if card % 13 == rank and card != first]
    for size in range(1, 4):
        for choice in combinations(others, size):
            for total in (3, 4):
                if 0 <= total - size - 1 <= jokers:
                    value = meld_value((rank,) * total, folge=False)
                    yield (first, *choice), total - size - 1, value
    own = {card % 13 for card in held if card // 13 == suit}
    for ranks, value in runs_with(rank):
        cells = [suit * 13 + other for other in ranks if other in own]
        for natural in range(max(2, len(ranks) - jokers), len(cells) + 1):
            for choice in combinations(cells, natural):
                if first in choice:
                    yield choice, len(ranks) - natural, value


def best_new_melds(hand: Sequence[int], weigh: Callable[[tuple[int, ...], int, int], int]) -> int:
    """Return the best sum over new melds that leave at least one card.

    Args:
        hand: all cards.
        weigh: score of a meld from its natural cards, number of jokers and value.
    """
    known: dict[tuple[tuple[int, ...], int], Scores] = {}

    def best(cards: tuple[int, ...], jokers: int) -> Scores:
        if not cards:
            return (0, NOTHING) if not jokers else (NOTHING, 0)
        if (cards, jokers) in known:
            return known[cards, jokers]
        first = cards[0]
        all_laid, some_left = NOTHING, max(best(cards[1:], jokers))
        for natural, used, value in melds_with(first, set(cards), jokers):
            rest = list(cards)
            for card in natural:
                rest.remove(card)
            score = weigh(natural, used, value)
            laid, left = best(tuple(rest), jokers - used)
            all_laid, some_left = max(all_laid, laid + score), max(some_left, left + score)
        known[cards, jokers] = all_laid, some_left
        return known[cards, jokers]

    natural = tuple(sorted(card for card in hand if card != JOKER))
    return best(natural, list(hand).count(JOKER))[1]


def fewest_left(hand: Sequence[int]) -> int:
    """Return the fewest points left after new melds (§4, §8, §12)."""
    laid = best_new_melds(hand, lambda natural, jokers, _: hand_points(natural) + 20 * jokers)
    return hand_points(hand) - laid


def highest_value(hand: Sequence[int]) -> int:
    """Return the highest value of new melds (§5, §6)."""
    return max(0, best_new_melds(hand, lambda natural, jokers, value: value))


def can_go_out(hand: Sequence[int]) -> bool:
    """Return whether new melds leave exactly one card (§8)."""
    laid = best_new_melds(hand, lambda natural, jokers, _: len(natural) + jokers)
    return laid == len(hand) - 1


def leftovers(
    hand: Sequence[int], table: Sequence[Meld], *, swaps: bool
) -> frozenset[tuple[int, ...]]:
    """Return every hand, in pack order, that melds, lay-offs and swaps in any order can leave."""
    seen: set[tuple[tuple[int, ...], tuple[Meld, ...]]] = set()
    waiting = [(tuple(sorted(hand)), tuple(table))]
    while waiting:
        position = waiting.pop()
        if position not in seen:
            seen.add(position)
            waiting.extend(_steps(*position, swaps=swaps))
    return frozenset(cards for cards, _ in seen if cards)


def _steps(
    hand: tuple[int, ...], table: tuple[Meld, ...], *, swaps: bool
) -> Iterator[tuple[tuple[int, ...], tuple[Meld, ...]]]:
    """Yield what one action makes of a hand and a table."""
    for size in range(3, len(hand) + 1):
        for cards in set(combinations(hand, size)):
            found = readings(cards)
            for meld in () if isinstance(found, Fault) else found:
                yield _less(hand, cards), (*table, meld)
    for index, meld in enumerate(table):
        for card in set(hand):
            for end in meld.ends(card):
                after = (*table[:index], meld.lay_off(card, end), *table[index + 1 :])
                yield _less(hand, (card,)), after
            if swaps and (card,) in meld.swaps():
                after = (*table[:index], meld.swap((card,)), *table[index + 1 :])
                yield tuple(sorted((*_less(hand, (card,)), JOKER))), after


def _less(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
