"""How little a hand can keep at best, settled rank by rank round the ring of ranks.

Asked by `games.romme.cover` where its own walk, the dearest card first, takes long: a suit held
twice round the ace with jokers. From the widest gap on, the next card only has neighbours on one
side, so that few ways to lay it are left. Melds as people know them are left to the search.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from games.romme.bits import (
    CARD_BITS,
    EVEN,
    FULL,
    MAX_JOKERS,
    ROW,
    Group,
    Groups,
    units_of,
)
from games.romme.catalogue import shapes
from games.romme.melds import POINTS

_RING: Final = (1 << CARD_BITS) - 1
_ROWS: Final = tuple(ROW << 8 * rank for rank in range(13))
"""The units of each rank, in the order of the bits."""
_POINTS: Final = tuple(reversed(POINTS)) * 2
"""Points by rank in the order of the bits, twice round."""
_PATIENCE: Final = 110
"""States settled before the other direction is tried."""
_END: Final = 3
"""Different cards looked at to tell which end is the dearer."""
_NEVER: Final = 10**6
"""More than any hand is worth."""


class _Around(NamedTuple):
    """A Folge that cannot be split without further jokers, seen from one of its cards.

    Attributes:
        units: its natural cards, the one it is seen from at bit 0, as a line of one suit.
        need: jokers.
        gaps: the cards that its jokers could stand for.
    """

    units: int
    need: int
    gaps: int


Folgen = tuple[tuple[int, int], ...]
"""Lines of natural cards, and the jokers that they need."""
Path = tuple[int, int, int, "Path"] | None
"""Chosen groups, the last first: units, jokers needed, room for further ones."""


class _TakesLongError(Exception):
    """Raised within a search to begin it anew from the other end."""


class _NothingLeftError(Exception):
    """Raised within a search when all cards can be laid and may not be."""


class Ring:
    """Remembers what can be laid around a card; for rules by which a Folge may pass the ace."""

    def __init__(self) -> None:
        self.known: tuple[dict[int, Folgen], ...] = tuple({} for _ in range(MAX_JOKERS + 1))
        self.near = tuple(
            sum(1 << 8 * step for step in range(13) if _reaches(step, jokers))
            for jokers in range(MAX_JOKERS + 1)
        )

    def most(
        self, state: int, jokers: int, natural: int, owed: int, joker_points: int, bar: int
    ) -> tuple[int, Groups] | None:
        """Return the most that can be laid, if it is above the bar, and the groups.

        Args:
            state: counters of natural cards, as in `games.romme.bits`.
            jokers: in hand.
            natural: points of the natural cards.
            owed: points of the cheapest card if one must stay in hand, else 0.
            joker_points: what a joker that stays in hand counts against what is laid.
            bar: only more is of interest.
        """
        limit = natural - bar - 1
        if limit < owed:
            return None
        cut = _after_widest_gap(state)
        turned = (state >> 8 * cut | state << CARD_BITS - 8 * cut) & _RING
        walk = _Walk(self, cut, joker_points, 1 if owed else 0)
        try:
            walk.run(turned, jokers, 0, limit)
        except _NothingLeftError:
            # A card has to stay, which seldom matters and costs time: each is tried.
            for points, unit in walk.by_points(turned):
                walk.run(turned - unit, jokers, points, limit)
            if jokers:
                walk.run(turned, jokers - 1, joker_points, limit)
        return None if walk.kept is None else (natural - walk.kept, walk.groups())

    def learn(self, near: int, jokers: int) -> Folgen:
        """Return the Folgen around a card, seen from it, and remember them in `known`.

        Args:
            near: the held cards around it, as a line.
            jokers: how many there are.
        """
        # A joker takes the place of a held card only as `Catalogue` says.
        found = self.known[jokers][near] = tuple(
            (units, need)
            for units, need, gaps in _all_around()
            if need <= jokers
            and units & near == units
            and (gaps & near).bit_count() <= jokers - need
        )
        return found


class _Walk:
    """One search.

    Args:
        ring: what it has learnt.
        cut: the rank at which the ring is cut.
        joker_points: what a joker that is kept counts.
        least: fewer points cannot be kept; if they could, `_NothingLeftError` is raised.

    Attributes:
        kept: the fewest points kept so far, ``None`` if never few enough.
    """

    __slots__ = (
        "_cut",
        "_is_downward",
        "_joker_points",
        "_least",
        "_limit",
        "_path",
        "_patience",
        "_points",
        "_ring",
        "_seen",
        "kept",
    )

    def __init__(self, ring: Ring, cut: int, joker_points: int, least: int) -> None:
        self._ring = ring
        self._cut = cut
        self._points = _POINTS[cut : cut + 13]
        self._joker_points = joker_points
        self._least = least
        self._limit = 0
        self._is_downward = False
        self._patience = 0
        self._seen: dict[tuple[int, int, int], int] = {}
        self._path: Path = None
        self.kept: int | None = None

    def by_points(self, state: int) -> list[tuple[int, int]]:
        """Return points and units of the different cards of a state, the cheapest first."""
        held = (state | state >> 1) & EVEN
        return sorted((self._points[unit.bit_length() >> 3], unit) for unit in units_of(held))

    def run(self, state: int, jokers: int, left: int, limit: int) -> None:
        """Find what keeps fewer points than known so far and no more than a limit.

        In which direction this takes less time can only be guessed, so they take turns, each twice
        as long as before.

        Args:
            state: counters of the cards, the ring cut at bit 0.
            jokers: in hand.
            left: points that are kept besides.
            limit: most points of interest.
        """
        self._limit = limit if self.kept is None else min(limit, self.kept - 1)
        self._is_downward = _is_dearer_above(state, self._points)
        patience = _PATIENCE
        while left <= self._limit:
            self._patience = patience
            try:
                self.settle(state, jokers, left, 0, None)
            except _TakesLongError:
                self._seen.clear()
                self._is_downward = not self._is_downward
                patience *= 2
            else:
                return

    def groups(self) -> Groups:
        """Return the groups of what was found, with the ring turned back."""
        cut = 8 * self._cut
        found: list[Group] = []
        path = self._path
        while path is not None:
            units, need, room, path = path
            points = sum(self._points[unit.bit_length() >> 3] for unit in units_of(units))
            back = (units << cut | units >> CARD_BITS - cut) & _RING
            found.append((back, need, points, room))
        return tuple(found)

    def settle(self, state: int, jokers: int, left: int, room: int, path: Path) -> None:
        """Lay or keep all cards of a state in every way that may keep no more than the limit.

        Args:
            state: as for `run`.
            jokers: not yet laid.
            left: points kept so far.
            room: for how many further jokers there is room so far, or `jokers` if for more.
            path: what was laid.
        """
        # Written out, not in small functions: all the time goes by here.
        self._patience -= 1
        if self._patience < 0:
            raise _TakesLongError
        ring, seen, is_downward = self._ring, self._seen, self._is_downward
        window, known, points = ring.near[jokers], ring.known[jokers], self._points
        held = (state | state >> 1) & EVEN
        while state:
            if left > self._limit:
                return
            bit = (state.bit_length() if is_downward else (state & -state).bit_length()) - 1
            at = bit & ~1
            near = (held >> at | held << CARD_BITS - at) & window
            folgen = known.get(near)
            if folgen is None:
                folgen = ring.learn(near, jokers)
            for units, need in folgen:
                laid = units << at
                if laid > _RING:
                    laid = (laid | laid >> CARD_BITS) & _RING
                rest = jokers - need
                key = state - laid, rest, rest
                if seen.get(key, _NEVER) > left:
                    seen[key] = left
                    self.settle(key[0], rest, left, rest, (laid, need, FULL, path))
            unit = 1 << at
            row = held & _ROWS[bit >> 3]
            if row != unit:
                self._saetze(state, unit, row ^ unit, jokers, left, room, path)
            left += points[bit >> 3] << (bit & 1)
            held ^= unit
            state ^= 1 << bit
        if room < jokers:
            left += self._joker_points * (jokers - room)
        if left <= self._limit:
            if left < self._least:
                self._seen.clear()
                raise _NothingLeftError
            self.kept, self._path = left, path
            self._limit = left - 1

    def _saetze(
        self, state: int, first: int, others: int, jokers: int, left: int, room: int, path: Path
    ) -> None:
        """Lay a card with others of its rank; both as units."""
        chosen = others
        while chosen:
            size = 1 + chosen.bit_count()
            need = 1 if size == 2 else 0
            if need <= jokers and (not need or (others ^ chosen).bit_count() < jokers):
                laid = chosen | first
                rest, more = jokers - need, 4 - size - need
                key = state - laid, rest, min(room + more, rest)
                if self._seen.get(key, _NEVER) > left:
                    self._seen[key] = left
                    self.settle(key[0], rest, left, key[2], (laid, need, more, path))
            chosen = chosen - 1 & others


def _after_widest_gap(state: int) -> int:
    """Return the first rank after the widest gap, in the order of the bits."""
    held = state | state >> 1
    held |= held >> 2
    held |= held >> 4
    widest = cut = gap = 0
    for rank in range(26):
        if held >> 8 * (rank % 13) & 1:
            if gap > widest:
                widest, cut = gap, rank % 13
            gap = 0
        else:
            gap += 1
    return cut


def _is_dearer_above(state: int, points: tuple[int, ...]) -> bool:
    """Return whether the upper end of a state has dearer cards than the lower one."""
    upward = downward = state
    difference = 0
    for _ in range(min(_END, state.bit_count())):
        low, high = (upward & -upward).bit_length() - 1, downward.bit_length() - 1
        upward ^= 1 << low
        downward ^= 1 << high
        difference += (points[high >> 3] << (high & 1)) - (points[low >> 3] << (low & 1))
    return difference > 0


def _reaches(step: int, jokers: int) -> bool:
    """Return whether a Folge with so many jokers joins a card to the one `step` ranks on."""
    return any(each.need <= jokers and each.units >> 8 * step & 1 for each in _all_around())


@cache
def _all_around() -> tuple[_Around, ...]:
    """Return every Folge of `shapes` around each of its cards, fewest jokers and most cards first.

    Which of two runs with the same natural cards they are, the one with fewer jokers counts.
    """
    found: dict[int, _Around] = {}
    for places, need in shapes():
        size = places[-1] + 1
        for place in places if size <= FULL else ():
            units = _line(other - place for other in places)
            if units in found and found[units].need <= need:
                continue
            run = {step - place for step in range(size)}
            if size == 2:
                run |= {-1 - place, 2 - place}
            found[units] = _Around(units, need, _line(run) & ~units)
    return tuple(
        sorted(found.values(), key=lambda each: (each.need, -each.units.bit_count(), each.units))
    )


def _line(steps: Iterable[int]) -> int:
    """Return the units of ranks so many steps on, round the ring."""
    return sum(1 << 8 * (step % 13) for step in steps)
