"""Bit layout and tables of the best-meld search: which cards of a hand can form a meld together.

A hand is one integer of two-bit counters. Ranks lie in the order A K Q … 2, four suits beside each
other, so that the dearest card is the lowest bit and a Folge is a step of eight bits. What to do
with the groups found here is left to `games.romme.cover`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from games.romme.melds import ACE, KING, POINTS, MeldRules

MAX_JOKERS: Final = 6
"""Most jokers in a hand the tables are made for; the rules know no more."""
FULL: Final = 13
"""Longest Folge; as room of a group: it takes any number of further jokers."""

CARD_BITS: Final = 104
EVEN: Final = int("01" * 52, 2)
"""The low bit of every counter: what a hand holds at least once."""
BIT: Final = (*(1 << 8 * (12 - card % 13) + 2 * (card // 13) for card in range(52)), 0)
"""Card → its counter's unit; a joker has none."""
CARD_OF_BIT: Final = {bit: card for card, bit in enumerate(BIT[:52])}
SUIT_LINES: Final = tuple(sum(BIT[suit * 13 + rank] for rank in range(13)) for suit in range(4))
RANK_ROWS: Final = tuple(sum(BIT[suit * 13 + rank] for suit in range(4)) for rank in range(13))

Group = tuple[int, int, int, int]
"""Natural cards that form a meld: their units, jokers needed, points, room for further jokers."""
Groups = tuple[Group, ...]


class Catalogue(ABC):
    """Groups by what is held of one suit or one rank, worked out when first asked for.

    A joker takes the place of a card that is held only if that card can go into a later meld of two
    natural cards, which needs a joker too: from a larger one, the card could be had for the joker.

    Args:
        rules: what a meld is and what it is worth.
    """

    row_factors: Sequence[int]
    """Per number of jokers needed: most points of a Satz, in points of its rank."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules
        self.folgen: tuple[dict[int, Groups], ...] = tuple({} for _ in range(MAX_JOKERS + 1))
        """Per number of jokers: held units of one suit → groups with its dearest card."""
        self.saetze: tuple[dict[int, Groups], ...] = tuple({} for _ in range(MAX_JOKERS + 1))
        """Per number of jokers: held units of one rank → groups with its first suit."""
        self.single_folgen: dict[int, Groups] = {}
        self.single_saetze: dict[int, Groups] = {}
        """The same for all groups that need exactly one joker."""

    @abstractmethod
    def window(self, card: int, jokers: int) -> int:
        """Return the cards that a Folge joins to this one, none dearer than it."""

    @abstractmethod
    def ceilings(self, top: int) -> tuple[int, ...]:
        """Return, per number of jokers, a bound for the points of groups that need jokers.

        Only groups without a card of higher rank than `top` count, whatever is held.
        """

    @abstractmethod
    def _folgen(self, held: int, jokers: int, *, every: bool = False) -> list[Group]:
        """Return what `folgen_of` does, in any order, or `every` group."""

    @abstractmethod
    def _satz(self, units: int, rank: int, jokers: int) -> list[Group]:
        """Return the groups of a Satz with these natural cards and at most so many jokers."""

    def folgen_of(self, held: int, jokers: int) -> Groups:
        """Return the groups of a Folge with the dearest of these cards of one suit."""
        groups = self._folgen(held, jokers)
        groups.sort(key=lambda group: (group[1], -group[2], group[0]))
        self.folgen[jokers][held] = tuple(groups)
        return self.folgen[jokers][held]

    def saetze_of(self, held: int, jokers: int) -> Groups:
        """Return the groups of a Satz with the first of these cards of one rank."""
        found = [
            group
            for group in self._saetze(held, jokers)
            if not group[1] or (held & ~group[0]).bit_count() - 1 <= jokers - group[1]
        ]
        self.saetze[jokers][held] = tuple(found)
        return self.saetze[jokers][held]

    def single_folgen_of(self, held: int) -> Groups:
        """Return all groups of a Folge with the dearest of these cards and one joker."""
        groups = [group for group in self._folgen(held, 1, every=True) if group[1] == 1]
        groups.sort(key=lambda group: (-group[2], group[0]))
        self.single_folgen[held] = tuple(groups)
        return self.single_folgen[held]

    def single_saetze_of(self, held: int) -> Groups:
        """Return all groups of a Satz with the first of these cards and one joker."""
        groups = tuple(group for group in self._saetze(held, 1) if group[1] == 1)
        self.single_saetze[held] = groups
        return groups

    def _saetze(self, held: int, jokers: int) -> list[Group]:
        first, *others = _units(held)
        return [
            group
            for size in range(len(others), 0, -1)
            for choice in combinations(others, size)
            for group in self._satz(first + sum(choice), CARD_OF_BIT[first] % 13, jokers)
        ]


class HandCatalogue(Catalogue):
    """Groups by the points that leave the hand: where their jokers stand does not matter.

    A group needs as few jokers as can be and says how many more it would take. What falls into two
    melds of the same cards without more jokers is left out: the search finds those two.
    """

    row_factors = (0, 2, 0, 0, 0, 0, 0)

    def __init__(self, rules: MeldRules) -> None:
        super().__init__(rules)
        self._around: dict[int, list[tuple[Group, int, int]]] = {}

    def window(self, card: int, jokers: int) -> int:
        """Return the cards that a Folge joins to this one, so few that the tables stay small."""
        suit, top = card // 13 * 13, card % 13
        span = max(places[-1] for places, need in _shapes() if need <= jokers)
        steps = {step % 13 for step in range(-span, span + 1)}
        near = (rank for rank in range(top + 1) if (rank - top) % 13 in steps)
        return sum(BIT[suit + rank] for rank in near)

    def ceilings(self, top: int) -> tuple[int, ...]:
        """Return the bound that follows from the gap patterns alone."""
        peak = [factor * POINTS[top] for factor in self.row_factors]
        for rank in range(top + 1):
            for (_, need, points, _), _, _ in self._groups_around(BIT[rank]):
                peak[need] = max(peak[need], points)
        return most_by_jokers(peak)

    def _folgen(self, held: int, jokers: int, *, every: bool = False) -> list[Group]:
        return [
            group
            for group, gaps, lenient in self._groups_around(held & -held)
            if group[0] & held == group[0]
            and group[1] <= jokers
            and (every or (gaps & held).bit_count() - lenient <= jokers - group[1])
        ]

    def _satz(self, units: int, rank: int, jokers: int) -> list[Group]:
        size = units.bit_count()
        need = max(0, 3 - size)
        return [(units, need, POINTS[rank] * size, 4 - size - need)] if need <= jokers else []

    def _groups_around(self, first: int) -> list[tuple[Group, int, int]]:
        """Return all groups of a Folge whose dearest card has this unit.

        With each come the cards that its jokers could stand for, and how many of them may be left
        in hand if one card has to be.
        """
        known = self._around.get(first)
        if known is not None:
            return known
        suit, top = CARD_OF_BIT[first] // 13 * 13, CARD_OF_BIT[first] % 13
        found: dict[int, tuple[Group, int, int]] = {}
        for places, need in _shapes():
            for place in places:
                start = (top - place) % 13
                ranks = [(start + other) % 13 for other in places]
                if max(ranks) > top or not self.rules.may_run(start, places[-1] + 1):
                    continue
                units = sum(BIT[suit + rank] for rank in ranks)
                if units in found and found[units][0][1] <= need:
                    continue
                run = {(start + step) % 13 for step in range(places[-1] + 1)}
                beside = {(start - 1) % 13, (start + 2) % 13} if len(run) == 2 else set[int]()
                gaps = sum(BIT[suit + rank] for rank in (run | beside) - set(ranks))
                lenient = 1 if beside or {ACE, 0} <= run else 0
                group = units, need, sum(POINTS[rank] for rank in ranks), FULL
                found[units] = group, gaps, lenient
        self._around[first] = list(found.values())
        return self._around[first]


class TableCatalogue(Catalogue):
    """Groups by what they are worth as laid (§5), one for every number of jokers in them.

    What falls into two melds of the same value is left out; only a split between king and ace
    changes the value.
    """

    row_factors = (0, 4, 4, 0, 0, 0, 0)

    def window(self, card: int, jokers: int) -> int:
        """Return all cards of the suit that are not dearer."""
        del jokers
        return sum(BIT[card // 13 * 13 + rank] for rank in range(card % 13 + 1))

    def ceilings(self, top: int) -> tuple[int, ...]:
        """Return more than any hand is worth: this catalogue is asked too seldom for better."""
        del top
        return (0, *[14 * POINTS[ACE]] * MAX_JOKERS)

    def _folgen(self, held: int, jokers: int, *, every: bool = False) -> list[Group]:
        first, *others = _units(held)
        found: dict[tuple[int, int], Group] = {}
        for size in range(1, len(others) + 1):
            for choice in combinations(others, size):
                units = first + sum(choice)
                for group in self._readings(units, 0 if every else held, jokers):
                    known = found.get(group[:2])
                    if known is None or known[2] < group[2]:
                        found[group[:2]] = group
        return list(found.values())

    def _readings(self, units: int, held: int, jokers: int) -> Iterator[Group]:
        """Yield the Folgen with exactly these natural cards that are no two melds.

        Jokers take the place of cards that are `held` only as `Catalogue` says.
        """
        ranks = [CARD_OF_BIT[unit] % 13 for unit in _units(units)]
        sizes = range(max(3, len(ranks)), min(FULL, len(ranks) + jokers) + 1)
        shift = 2 * (CARD_OF_BIT[units & -units] // 13)
        for size in sizes:
            for start in range(13) if size < FULL else (ACE,):
                places = sorted((rank - start) % 13 for rank in ranks)
                if places[-1] >= size or not self.rules.may_run(start, size):
                    continue
                cuts = range(max(3, places[1] + 1), min(size - 3, places[-2]) + 1)
                if size < FULL and any((start + cut) % 13 != ACE for cut in cuts):
                    continue
                run = [(start + place) % 13 for place in range(size)]
                gaps = sum(1 << 8 * (12 - rank) for rank in run) << shift & held & ~units
                if gaps.bit_count() > jokers - size + len(ranks):
                    continue
                points = sum(POINTS[rank] for rank in run)
                if ACE in run and KING not in run:
                    points += self.rules.ace_before_two - POINTS[ACE]
                yield units, size - len(ranks), points, 0

    def _satz(self, units: int, rank: int, jokers: int) -> list[Group]:
        size = units.bit_count()
        sizes = range(min(4, size + jokers), max(3, size) - 1, -1)
        return [(units, total - size, POINTS[rank] * total, 0) for total in sizes]


def _units(held: int) -> list[int]:
    """Return the units in a set of cards, the dearest first."""
    found: list[int] = []
    while held:
        found.append(held & -held)
        held &= held - 1
    return found


def most_by_jokers(peak: Sequence[int]) -> tuple[int, ...]:
    """Return, per number of jokers, the most that groups of these points per joker add up to."""
    most = [0] * len(peak)
    for jokers in range(1, len(peak)):
        most[jokers] = max(most[jokers - need] + peak[need] for need in range(1, jokers + 1))
    return tuple(most)


@cache
def _shapes() -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return the gap patterns of a Folge that cannot be split without further jokers.

    Each is the natural places, the first being 0, and the number of jokers needed.
    """
    found: list[tuple[tuple[int, ...], int]] = []
    for span in range(2, MAX_JOKERS + 6):
        for inner in range(1 << (span - 2)):
            places = tuple(p for p in range(span) if p in {0, span - 1} or inner >> (p - 1) & 1)
            need = _need(places)
            splits = range(2, len(places) - 1)
            if need <= MAX_JOKERS and not any(
                _need(places[:cut]) + _need(places[cut:]) <= need for cut in splits
            ):
                found.append((places, need))
    return tuple(found)


def _need(places: tuple[int, ...]) -> int:
    """Return how many jokers make a Folge of these natural places."""
    return max(places[-1] - places[0] + 1, 3) - len(places)
