"""How little a hand can keep at best, settled rank by rank round the ring of ranks.

Asked by `games.romme.cover` where its own walk, the dearest card first, takes long: a suit held
twice round the ace with jokers. From the widest gap on, the next card only has neighbours on one
side, so that few ways to lay it are left. Which of the best ways is taken is left to the cover.
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
LAST: Final = 1 << CARD_BITS
"""Said of cards in hand: one of them has to stay. Shifted by the rank of the card in question."""
_PATIENCE: Final = 96
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
        run: all its ranks; none if they can be others.
    """

    units: int
    need: int
    gaps: int
    run: int

    def may_lack(self, rank: int) -> bool:
        """Return whether a gap may be held and kept, as the one card that has to be.

        Elsewhere the cheaper end of the Folge can be kept instead. Past the two there is none.

        Args:
            rank: of the card it is seen from, in the order of the bits.
        """
        ace, two = _line((-rank,)), _line((12 - rank,))
        return not self.run or bool(self.run & ace and self.run & two)


Folgen = tuple[tuple[int, int], ...]
"""Lines of natural cards, and the jokers that they need."""
Path = tuple[int, int, int, "Path"] | None
"""Chosen groups, the last first: units, jokers needed, room for further ones."""


class _TakesLongError(Exception):
    """Raised within a search to begin it anew from the other end."""


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
        walk = _Walk(self, cut, joker_points, limit)
        # That a card must stay in hand seldom matters and costs time, so first without.
        walk.run(turned, jokers, 0)
        if walk.kept == 0 and owed:
            walk = _Walk(self, cut, joker_points, limit)
            walk.run(turned, jokers, owed)
        if walk.kept is None:
            return None
        return natural - walk.kept, walk.groups()

    def learn(self, near: int, jokers: int, rank: int) -> Folgen:
        """Return the Folgen around a card, seen from it, and remember them in `known`.

        Args:
            near: the held cards around it, as a line; with `LAST` if one of them must be kept.
            jokers: how many there are.
            rank: that of the card, in the order of the bits; of no matter without `LAST`.
        """
        # A joker takes the place of a held card only as `Catalogue` says.
        found = self.known[jokers][near] = tuple(
            (each.units, each.need)
            for each in _all_around()
            if each.need <= jokers
            and each.units & near == each.units
            and (each.gaps & near).bit_count() - (near >= LAST and each.may_lack(rank))
            <= jokers - each.need
        )
        return found


class _Walk:
    """One search.

    Attributes:
        kept: the fewest points kept so far, ``None`` if never few enough.
    """

    __slots__ = (
        "_cut",
        "_is_downward",
        "_joker_points",
        "_limit",
        "_path",
        "_patience",
        "_points",
        "_ring",
        "_seen",
        "kept",
    )

    def __init__(self, ring: Ring, cut: int, joker_points: int, limit: int) -> None:
        self._ring = ring
        self._cut = cut
        self._points = _POINTS[cut : cut + 13]
        self._joker_points = joker_points
        self._limit = limit
        self._is_downward = False
        self._patience = 0
        self._seen: dict[tuple[int, int, int, int], int] = {}
        self._path: Path = None
        self.kept: int | None = None

    def run(self, state: int, jokers: int, owed: int) -> None:
        """Find what keeps the fewest points, in the direction in which this takes less time.

        Which one that is can only be guessed, so they take turns, each twice as long as before.
        """
        self._is_downward = _is_dearer_above(state, self._points)
        patience = _PATIENCE
        while True:
            self._patience = patience
            try:
                self.settle(state, jokers, 0, 0, owed, None)
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

    def settle(self, state: int, jokers: int, left: int, room: int, owed: int, path: Path) -> None:
        """Lay or keep all cards of a state in every way that may keep no more than the limit.

        Args:
            state: counters of the cards, the ring cut at bit 0.
            jokers: not yet laid.
            left: points kept so far.
            room: for how many further jokers there is room so far, or `jokers` if for more.
            owed: as for `Ring.most`, 0 once a card is kept.
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
            if left + owed > self._limit:
                return
            bit = (state.bit_length() if is_downward else (state & -state).bit_length()) - 1
            at, rank = bit & ~1, bit >> 3
            near = (held >> at | held << CARD_BITS - at) & window
            if owed:
                near |= LAST << (rank + self._cut) % 13
            folgen = known.get(near)
            if folgen is None:
                folgen = ring.learn(near, jokers, (rank + self._cut) % 13)
            for units, need in folgen:
                laid = units << at
                if laid > _RING:
                    laid = (laid | laid >> CARD_BITS) & _RING
                after, rest = state - laid, jokers - need
                key = after, rest, rest, owed
                if seen.get(key, _NEVER) > left:
                    seen[key] = left
                    self.settle(after, rest, left, rest, owed, (laid, need, FULL, path))
            unit = 1 << at
            row = held & _ROWS[rank]
            if row != unit:
                self._saetze(state, unit, row ^ unit, jokers, left, room, owed, path)
            left += points[rank] << (bit & 1)
            owed = 0
            held ^= unit
            state ^= 1 << bit
        self._leave(jokers, left, room, owed, path)

    def _saetze(
        self,
        state: int,
        first: int,
        others: int,
        jokers: int,
        left: int,
        room: int,
        owed: int,
        path: Path,
    ) -> None:
        """Lay a card with others of its rank; both as units."""
        chosen = others
        while chosen:
            size = 1 + chosen.bit_count()
            need = 1 if size == 2 else 0
            if need <= jokers and (not need or (others ^ chosen).bit_count() < jokers):
                laid = chosen | first
                after, rest, more = state - laid, jokers - need, 4 - size - need
                key = after, rest, min(room + more, rest), owed
                if self._seen.get(key, _NEVER) > left:
                    self._seen[key] = left
                    self.settle(after, rest, left, key[2], owed, (laid, need, more, path))
            chosen = chosen - 1 & others

    def _leave(self, jokers: int, left: int, room: int, owed: int, path: Path) -> None:
        """Note what is kept when no natural card is left to settle."""
        if room < jokers:
            left += self._joker_points * (jokers - room)
        elif owed:
            if not jokers:
                return
            left += self._joker_points
        if left <= self._limit:
            self.kept, self._path = left, path
            self._limit = left - 1


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
            around = run | {-1 - place, 2 - place} if size == 2 else run
            gaps = _line(around) & ~units
            found[units] = _Around(units, need, gaps, 0 if size == 2 else _line(run))
    return tuple(
        sorted(found.values(), key=lambda each: (each.need, -each.units.bit_count(), each.units))
    )


def _line(steps: Iterable[int]) -> int:
    """Return the units of ranks so many steps on, round the ring."""
    return sum(1 << 8 * (step % 13) for step in steps)
