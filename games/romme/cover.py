"""The exact cover at the heart of the best-meld search, on the bits of `games.romme.catalogue`.

Branch and bound over the cards of a hand, dearest first: each goes into a group of a new meld, into
a lay-off, or stays in the hand. Hands, tables and melds as people know them are left to
`games.romme.search`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.romme.catalogue import (
    CARD_BITS,
    CARD_OF_BIT,
    EVEN,
    MAX_JOKERS,
    RANK_ROWS,
    SUIT_LINES,
    Catalogue,
    Groups,
    most_by_jokers,
)
from games.romme.melds import POINTS

Path = tuple["tuple[int, int, int, int]", "Path"] | None
"""Chosen groups, the last first."""

_UNBEATABLE: Final = 10**6
"""More than any hand is worth: set as the bar when nothing better can be found."""
_ACES: Final = RANK_ROWS[12]
_FIRST: Final = int("00000001" * 13, 2)
"""The first suit of every rank."""
_PRESENT: Final = int("01" * 512, 2)
_MOST_KNOWN: Final = 200_000
"""Partial hands remembered before all are forgotten."""


class Cover:
    """Finds the groups of a catalogue that lay the most points; keeps what it learnt."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._wraps = EVEN if catalogue.rules.round_the_corner else _ACES
        self._cards: dict[int, tuple[tuple[int, ...], int, int, tuple[int, ...]]] = {}
        """For either bit of a counter: neighbours in a Folge per number of jokers, those in a Satz,
        points of its copies, ceilings."""
        self._lines: dict[int, tuple[int, Groups]] = {}
        self._rows: dict[int, tuple[int, Groups]] = {}
        self._peaks: tuple[dict[int, list[int]], ...] = tuple({} for _ in range(MAX_JOKERS + 1))
        all_ceilings = [catalogue.ceilings(rank) for rank in range(13)]
        for bit, card in CARD_OF_BIT.items():
            windows = tuple(catalogue.window(card, jokers) for jokers in range(MAX_JOKERS + 1))
            row, points, ceilings = RANK_ROWS[card % 13], POINTS[card % 13], all_ceilings[card % 13]
            self._cards[bit] = (windows, row, points, ceilings)
            self._cards[bit << 1] = (windows, row, 2 * points, ceilings)

    def plain(self, state: int) -> tuple[int, Groups, int]:
        """Return the most points of new melds without jokers.

        Returns:
            Points, their groups, and 0; or, where Folgen and Sätze want the same cards, an upper
            bound, nothing, and the counters of all cards that a meld can use.
        """
        held = (state | state >> 1) & EVEN
        ring = held | (held & self._wraps) << CARD_BITS
        runs = ring & ring >> 8 & ring >> 16 & EVEN
        second, third, fourth = held >> 2, held >> 4, held >> 6
        sets = (held & second & (third | fourth) | third & fourth & (held | second)) & _FIRST
        if not runs and not sets:
            return 0, (), 0
        alive = 0
        if runs and sets:
            cells = runs | runs << 8 | runs << 16
            cells = (cells | cells >> CARD_BITS) & EVEN
            rows = sets * 0x55 & held
            if cells & rows:
                alive = 3 * (cells | rows)
        total = 0
        chosen: Groups = ()
        if runs:
            for line in SUIT_LINES:
                if runs & line:
                    points, groups = self._line(state & 3 * line)
                    total += points
                    chosen += groups
        while sets:
            first = sets & -sets
            points, groups = self._row(state & first * 0xFF)
            total += points
            chosen += groups
            sets ^= first
        return total, chosen, state & alive

    def _line(self, state: int) -> tuple[int, Groups]:
        """Return the most points of jokerless Folgen within one suit, and their groups."""
        known = self._lines.get(state)
        if known is not None:
            return known
        if not state:
            return 0, ()
        best = self._line(state & (state - 1))
        near = (state | state >> 1) & self._cards[state & -state][0][0]
        groups = self._catalogue.folgen[0].get(near)
        if groups is None:
            groups = self._catalogue.folgen_of(near, 0)
        for group in groups:
            points, others = self._line(state - group[0])
            if points + group[2] > best[0]:
                best = points + group[2], (group, *others)
        if len(self._lines) > _MOST_KNOWN:
            self._lines.clear()
        self._lines[state] = best
        return best

    def _row(self, state: int) -> tuple[int, Groups]:
        """Return the most points of jokerless Sätze within one rank, and their groups."""
        known = self._rows.get(state)
        if known is not None:
            return known
        if not state:
            return 0, ()
        best = self._row(state & (state - 1))
        for group in self._catalogue.saetze_of((state | state >> 1) & EVEN, 0):
            points, groups = self._row(state - group[0])
            if points + group[2] > best[0]:
                best = points + group[2], (group, *groups)
        self._rows[state] = best
        return best

    def most(
        self,
        state: int,
        natural: int,
        jokers: int,
        joker_points: int,
        floor: int,
        extras: Mapping[int, Groups],
        spare: int,
        owed: int,
    ) -> tuple[int, Groups] | None:
        """Return the most points that can be laid, if more than `floor`, and the groups.

        Args:
            state: counters of the natural cards, and above `CARD_BITS` one unit for each place on
                the table that a lay-off takes up.
            natural: points of the natural cards in `state`.
            jokers: jokers in hand, 0..`MAX_JOKERS`.
            joker_points: what each joker that is laid counts, more than any natural card.
            floor: only more than this is of interest.
            extras: lay-offs by the unit of their dearest card.
            spare: the units of `state` where a joker could be laid off instead.
            owed: points of the cheapest card, if one must stay in hand; 0 if all may be laid.
        """
        lowest = floor - joker_points * jokers
        if natural - owed <= lowest:
            return None
        cards, tables, plain = self._cards, self._catalogue, self.plain
        folgen, saetze = tables.folgen, tables.saetze
        single_folgen, single_saetze = tables.single_folgen, tables.single_saetze
        points, groups, alive = plain(state)
        if not (jokers or alive or extras) and points + owed <= natural:
            return (points, groups) if points > floor else None
        held = (state | state >> 1) & EVEN
        gains = self._gains(held, jokers)
        if not extras:
            dead = held & ~_alive(held, jokers)
            if dead:
                owed = 0
                natural -= self._points(state & 3 * dead)
                state &= ~(3 * dead)
        loose = self._loose(state, extras)
        best: Path = None
        settled: Groups = ()
        laid: int | None = None
        bar = lowest
        limit = natural - owed
        tight = False
        stranded = self._stranded
        wraps = self._wraps
        seen: dict[tuple[int, int, int, int], int] = {}

        def walk(
            state: int,
            jokers: int,
            gain: int,
            hope: int,
            owed: int,
            room: int,
            path: Path,
            base: int,
        ) -> None:
            """Settle the cards of `state`.

            `hope` is what is laid if all of them are; `owed` is 0 once a card stays in hand;
            `base` is what they can do without jokers.
            """
            nonlocal bar, laid, best, settled
            key = (state, jokers, room if room < jokers else jokers, owed)
            if seen.get(key, -1) >= gain:
                return
            seen[key] = gain
            if jokers == 1 and not extras and settle(state, gain, hope, owed, room, path):
                return
            held = (state | state >> 1) & _PRESENT
            lone = held & ~_reached(held & EVEN, wraps) & EVEN if tight else 0
            while True:
                first = state & -state
                known = cards.get(first)
                if known is None:
                    break
                lines, row, worth, ceilings = known
                if gain + base + ceilings[jokers] <= bar or hope - owed <= bar:
                    return
                held = (state | state >> 1) & _PRESENT
                in_line = held & lines[jokers]
                groups = folgen[jokers].get(in_line)
                if groups is None:
                    groups = tables.folgen_of(in_line, jokers)
                in_row = held & row
                more = saetze[jokers].get(in_row)
                if more is None:
                    more = tables.saetze_of(in_row, jokers)
                groups += more
                if extras:
                    groups += tuple(
                        group
                        for group in extras.get(first & _PRESENT or first >> 1, ())
                        if group[1] <= jokers and held & group[0] == group[0]
                    )
                for group in groups:
                    units, need, points, more_room = group
                    left = jokers - need
                    points += gain
                    if points + base + gains[left] <= bar:
                        continue
                    if not left and lone:
                        stuck = lone & held & ~units
                        if stuck and hope - cards[stuck & -stuck][2] <= bar:
                            continue
                    after = state - units
                    less, plainly, alive = plain(after)
                    less += loose
                    if points + less + gains[left] <= bar:
                        continue
                    if tight and left and hope - stranded(after, left) <= bar:
                        continue
                    if left or alive or extras or points + less > hope - owed:
                        path_on = (group, path)
                        walk(after, left, points, hope, owed, room + more_room, path_on, less)
                    else:
                        laid, best, settled = points + less, (group, path), plainly
                        bar = laid if laid < limit else _UNBEATABLE
                hope -= worth
                owed = 0
                if hope <= bar:
                    return
                state &= state - 1
            if spare:
                room += (state & spare).bit_count()
            if room < jokers:
                gain -= joker_points * (jokers - room)
            elif owed:
                if not jokers:
                    return
                gain -= joker_points
            if gain > bar:
                laid, best, settled = gain, path, ()
                bar = laid if laid < limit else _UNBEATABLE

        def settle(state: int, gain: int, hope: int, owed: int, room: int, path: Path) -> bool:
            """Do what `walk` does with one joker; `False` if it has to be done there."""
            nonlocal bar, laid, best, settled
            base, groups, alive = plain(state)
            if alive or gain + base > hope - owed:
                return False
            if joker_points and not (room or any(group[3] for group in groups)):
                return False
            if gain + base > bar:
                laid, best, settled = gain + base, path, groups
                bar = laid if laid < limit else _UNBEATABLE
            rest = held = (state | state >> 1) & EVEN
            lone = held & ~_reached(held, wraps) if tight else 0
            while rest:
                lines, row, _, ceilings = cards[rest & -rest]
                if gain + base + ceilings[1] <= bar:
                    break
                in_line = rest & lines[1]
                groups = single_folgen.get(in_line)
                if groups is None:
                    groups = tables.single_folgen_of(in_line)
                in_row = rest & row
                more = single_saetze.get(in_row)
                if more is None:
                    more = tables.single_saetze_of(in_row)
                for group in groups + more:
                    points = gain + group[2]
                    if points + base <= bar:
                        continue
                    stuck = lone & ~group[0]
                    if stuck and hope - cards[stuck & -stuck][2] <= bar:
                        continue
                    after = state - group[0]
                    less, plainly, alive = plain(after) if base else (0, (), 0)
                    if points + less <= bar:
                        continue
                    if alive or points + less > hope - owed:
                        walk(after, 0, points, hope, owed, 0, (group, path), less)
                        continue
                    points += less
                    laid, best, settled = points, (group, path), plainly
                    bar = laid if laid < limit else _UNBEATABLE
                rest &= rest - 1
            return True

        for bar in _bars(natural - owed, points + loose + gains[jokers], lowest):
            lower = bar
            tight = bar > lowest and not extras
            walk(state, jokers, 0, natural, owed, 0, None, points + loose)
            if laid is not None:
                return laid + joker_points * jokers, settled + _unroll(best)
            limit = lower
            seen.clear()
        return None

    def _stranded(self, state: int, jokers: int) -> int:
        """Return a lower bound for the points that so many jokers leave in hand.

        Cards that no meld without jokers reaches, and too far apart for one meld, need one each.
        """
        held = (state | state >> 1) & EVEN
        lone = held & ~_reached(held, self._wraps)
        worths: list[int] = []
        while lone:
            first = lone & -lone
            lines, row, _, _ = self._cards[first]
            worths.append(self._cards[state & 3 * first][2])
            lone &= ~(lines[jokers] | row)
        return sum(worths[jokers:])

    def _loose(self, state: int, extras: Mapping[int, Groups]) -> int:
        """Return the points of all cards that could be laid off."""
        cards = 0
        for groups in extras.values():
            for group in groups:
                cards |= group[0]
        cards &= (state | state >> 1) & EVEN
        return self._points(state & 3 * cards)

    def _points(self, state: int) -> int:
        """Return the points of all copies of the cards in a state."""
        points = 0
        while state:
            first = state & -state
            points += self._cards[first][2]
            state ^= first
        return points

    def _gains(self, present: int, jokers: int) -> Sequence[int]:
        """Return, for 0..`jokers` jokers, the most points of groups that need them."""
        if jokers < 2:
            return self._cards[1][3]
        peaks = [0] * (jokers + 1)
        for line in SUIT_LINES:
            peak = self._peaks[jokers].get(present & line)
            if peak is None:
                peak = self._peak(present & line, jokers)
            for need in range(1, jokers + 1):
                if peak[need] > peaks[need]:
                    peaks[need] = peak[need]
        second, third, fourth = present >> 2, present >> 4, present >> 6
        pairs = present & (second | third | fourth) | second & (third | fourth) | third & fourth
        pairs &= _FIRST
        if pairs:
            top = self._cards[pairs & -pairs][2]
            for need in range(1, jokers + 1):
                peaks[need] = max(peaks[need], self._catalogue.row_factors[need] * top)
        return most_by_jokers(peaks)

    def _peak(self, held: int, jokers: int) -> list[int]:
        """Return, per number of jokers needed, the points of the dearest group of one suit."""
        peak = [0] * (jokers + 1)
        rest = held
        while rest:
            near = rest & self._cards[rest & -rest][0][jokers]
            groups = self._catalogue.folgen[jokers].get(near)
            if groups is None:
                groups = self._catalogue.folgen_of(near, jokers)
            for _, need, points, _ in groups:
                if points > peak[need]:
                    peak[need] = points
            rest &= rest - 1
        self._peaks[jokers][held] = peak
        return peak


def _reached(held: int, wraps: int) -> int:
    """Return the cards that are part of any meld without jokers."""
    ring = held | (held & wraps) << CARD_BITS
    runs = ring & ring >> 8 & ring >> 16 & EVEN
    cells = runs | runs << 8 | runs << 16
    second, third, fourth = held >> 2, held >> 4, held >> 6
    sets = (held & second & (third | fourth) | third & fourth & (held | second)) & _FIRST
    return (cells | cells >> CARD_BITS | sets * 0x55) & EVEN


def _alive(held: int, jokers: int) -> int:
    """Return cards of which another is near enough for a meld with so many jokers."""
    near = 0
    for steps in range(8, 8 * jokers + 9, 8):
        near |= (
            held << steps | held << CARD_BITS - steps | held >> steps | held >> CARD_BITS - steps
        )
    second, third, fourth = held >> 2, held >> 4, held >> 6
    twice = held & (second | third | fourth) | second & (third | fourth) | third & fourth
    return near | (twice & _FIRST) * 0x55


def _bars(hope: int, bound: int, lowest: int) -> Iterator[int]:
    """Yield what a search should beat, ever less.

    Where nearly everything may be laid, it is faster to ask for that first.
    """
    if bound >= hope:
        for slack in (8, 20):
            if hope - slack - 1 > lowest:
                yield hope - slack - 1
    yield lowest


def _unroll(path: Path) -> Groups:
    """Return the groups of a path."""
    groups: list[tuple[int, int, int, int]] = []
    while path is not None:
        group, path = path
        groups.append(group)
    return tuple(groups)
