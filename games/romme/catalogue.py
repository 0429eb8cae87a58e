"""Tables of the best-meld search: which cards of a hand can form a meld together.

Hands are bits as in `games.romme.bits`. What to do with the groups found here is left to
`games.romme.cover`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from games.romme.bits import (
    BIT,
    CARD_OF_BIT,
    FULL,
    MAX_JOKERS,
    RANK_ROWS,
    Group,
    Groups,
    dearest_single,
    ring_of,
    units_of,
)
from games.romme.melds import ACE, KING, POINTS, MeldRules

Neighbours = tuple[tuple[int, ...], int, int, tuple[int, ...]]
"""What the search asks of a card: per number of jokers, the cards that a Folge joins to it, none
dearer; those of its rank; points of its copies; per number of jokers, a bound for the points of
groups that need jokers and have no dearer rank."""


class Catalogue(ABC):
    """Groups by what is held of one suit or one rank, worked out when first asked for.

    A joker takes the place of a card that is held only if that card can go into a later meld of two
    natural cards, which needs a joker too: from a larger one, the card could be had for the joker.

    Args:
        rules: what a meld is and what it is worth.

    Attributes:
        rules: the same.
        peaks: per number of jokers needed, a bound for the points of one group.
        cards: for either bit of a counter, what `Neighbours` says.
    """

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules
        self.cards: dict[int, Neighbours] = {}
        self._folgen_known: tuple[dict[int, Groups], ...] = _tables()
        self._saetze_known: tuple[dict[int, Groups], ...] = _tables()
        self._singles_known: tuple[dict[int, Groups], ...] = ({}, {})
        all_peaks = [self.peaks_below(rank) for rank in range(13)]
        self.peaks = all_peaks[ACE]
        for bit, card in CARD_OF_BIT.items():
            rank = card % 13
            windows = tuple(self.window(card, jokers) for jokers in range(MAX_JOKERS + 1))
            row, points = RANK_ROWS[rank], POINTS[rank]
            ceilings = most_by_jokers(all_peaks[rank])
            self.cards[bit] = (windows, row, points, ceilings)
            self.cards[bit << 1] = (windows, row, 2 * points, ceilings)

    @abstractmethod
    def window(self, card: int, jokers: int) -> int:
        """Return the cards that a Folge joins to this one, none dearer than it."""

    @abstractmethod
    def peaks_below(self, top: int) -> list[int]:
        """Return, per number of jokers needed, a bound for the points of one group.

        Only groups without a card of higher rank than `top` count, whatever is held.
        """

    @abstractmethod
    def _folgen(self, held: int, jokers: int, *, every: bool = False) -> list[Group]:
        """Return what `folgen_of` does, in any order, or `every` group."""

    @abstractmethod
    def _satz(self, units: int, rank: int, jokers: int) -> list[Group]:
        """Return the groups of a Satz with these natural cards and at most so many jokers."""

    @abstractmethod
    def dearest_single(self, held: int) -> Group:
        """Return the dearest group with one joker; no units if there is none."""

    def groups_with(self, first: int, held: int, jokers: int) -> Groups:
        """Return the groups with the dearest held card, `first` being a bit of its counter."""
        lines, row, _, _ = self.cards[first]
        folgen = self._folgen_known[jokers].get(held & lines[jokers])
        if folgen is None:
            folgen = self.folgen_of(held & lines[jokers], jokers)
        saetze = self._saetze_known[jokers].get(held & row)
        if saetze is None:
            saetze = self.saetze_of(held & row, jokers)
        return folgen + saetze

    def singles_with(self, first: int, held: int) -> Groups:
        """Return all groups with one joker and this card of those held, without any dearer."""
        lines, row, _, _ = self.cards[first]
        known_folgen, known_saetze = self._singles_known
        near, beside = held & lines[1], held & row
        folgen = known_folgen.get(near)
        if folgen is None:
            folgen = tuple(each for each in self._folgen(near, 1, every=True) if each[1] == 1)
            known_folgen[near] = folgen
        saetze = known_saetze.get(beside)
        if saetze is None:
            saetze = tuple(each for each in self._saetze(beside, 1) if each[1] == 1)
            known_saetze[beside] = saetze
        return folgen + saetze

    def folgen_of(self, held: int, jokers: int) -> Groups:
        """Return the groups of a Folge with the dearest of these cards of one suit."""
        near = held & self.cards[held & -held][0][jokers]
        known = self._folgen_known[jokers].get(near)
        if known is None:
            groups = self._folgen(near, jokers)
            groups.sort(key=lambda group: (group[1], -group[2], group[0]))
            known = self._folgen_known[jokers][near] = tuple(groups)
        return known

    def saetze_of(self, held: int, jokers: int) -> Groups:
        """Return the groups of a Satz with the first of these cards of one rank."""
        known = self._saetze_known[jokers].get(held)
        if known is None:
            known = self._saetze_known[jokers][held] = tuple(
                group
                for group in self._saetze(held, jokers)
                if not group[1] or (held & ~group[0]).bit_count() - 1 <= jokers - group[1]
            )
        return known

    def _saetze(self, held: int, jokers: int) -> list[Group]:
        first, *others = units_of(held)
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

    def __init__(self, rules: MeldRules) -> None:
        self._around: dict[tuple[int, int], list[tuple[Group, int, int]]] = {}
        super().__init__(rules)

    def window(self, card: int, jokers: int) -> int:
        """Return the cards that a Folge joins to this one, so few that the tables stay small."""
        suit, top = card // 13 * 13, card % 13
        span = max(places[-1] for places, need in shapes() if need <= jokers)
        steps = {step % 13 for step in range(-span, span + 1)}
        near = (rank for rank in range(top + 1) if (rank - top) % 13 in steps)
        return sum(BIT[suit + rank] for rank in near)

    def peaks_below(self, top: int) -> list[int]:
        """Return the bound that follows from the gap patterns alone."""
        peaks = [0, 2 * POINTS[top], *[0] * (MAX_JOKERS - 1)]
        for rank in range(top + 1):
            for (_, need, points, _), _, _ in self._groups_around(BIT[rank], MAX_JOKERS):
                peaks[need] = max(peaks[need], points)
        return peaks

    def dearest_single(self, held: int) -> Group:
        """Return the dearest group with one joker, no units if there is none."""
        ring = ring_of(held, round_the_corner=self.rules.round_the_corner)
        return dearest_single(held, ring)

    def _folgen(self, held: int, jokers: int, *, every: bool = False) -> list[Group]:
        return [
            group
            for group, gaps, lenient in self._groups_around(held & -held, jokers)
            if group[0] & held == group[0]
            and (every or (gaps & held).bit_count() - lenient <= jokers - group[1])
        ]

    def _satz(self, units: int, rank: int, jokers: int) -> list[Group]:
        size = units.bit_count()
        need = max(0, 3 - size)
        return [(units, need, POINTS[rank] * size, 4 - size - need)] if need <= jokers else []

    def _groups_around(self, first: int, jokers: int) -> list[tuple[Group, int, int]]:
        """Return all groups of a Folge whose dearest card has this unit, up to so many jokers.

        With each come the cards that its jokers could stand for, and how many of them may be left
        in hand if one card has to be.
        """
        known = self._around.get((first, jokers))
        if known is not None:
            return known
        suit, top = CARD_OF_BIT[first] // 13 * 13, CARD_OF_BIT[first] % 13
        found: dict[int, tuple[Group, int, int]] = {}
        for places, need in shapes():
            for place in places if need <= jokers else ():
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
        known = self._around[first, jokers] = list(found.values())
        return known


class TableCatalogue(Catalogue):
    """Groups by what they are worth as laid (§5), one for every number of jokers in them.

    What falls into two melds of the same value is left out; only a split between king and ace
    changes the value.
    """

    def window(self, card: int, jokers: int) -> int:
        """Return all cards of the suit that are not dearer."""
        del jokers
        return sum(BIT[card // 13 * 13 + rank] for rank in range(card % 13 + 1))

    def dearest_single(self, held: int) -> Group:
        """Return the dearest group with one joker; no units if there is none."""
        best = 0, 1, 0, 0
        while held:
            for group in self.singles_with(held & -held, held):
                if group[2] > best[2]:
                    best = group
            held &= held - 1
        return best

    def peaks_below(self, top: int) -> list[int]:
        """Return the bound that follows from the number of cards.

        Of seven natural cards in a Folge, either the first three or the first four can be split off
        without coming between king and ace; so there are six at most.
        """
        del top
        return [0, *[10 * (6 + need) + 1 for need in range(1, MAX_JOKERS + 1)]]

    def _folgen(self, held: int, jokers: int, *, every: bool = False) -> list[Group]:
        first, *others = units_of(held)
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
        ranks = [CARD_OF_BIT[unit] % 13 for unit in units_of(units)]
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


def _tables() -> tuple[dict[int, Groups], ...]:
    return tuple({} for _ in range(MAX_JOKERS + 1))


def most_by_jokers(peak: Sequence[int]) -> tuple[int, ...]:
    """Return, per number of jokers, the most that groups of these points per joker add up to."""
    most = [0] * len(peak)
    for jokers in range(1, len(peak)):
        most[jokers] = max(most[jokers - need] + peak[need] for need in range(1, jokers + 1))
    return tuple(most)


@cache
def shapes() -> tuple[tuple[tuple[int, ...], int], ...]:
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
