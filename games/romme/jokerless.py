"""What a hand can lay without jokers, exactly, unless Folgen and Sätze want the same cards.

Part of the best-meld search; hands are bits as in `games.romme.bits`.
"""

from __future__ import annotations

from typing import Final

from games.romme.bits import (
    CARD_BITS,
    EVEN,
    FIRST_SUIT,
    RANK_ROWS,
    ROW,
    SUIT_LINES,
    Groups,
)
from games.romme.catalogue import Catalogue

_MOST_KNOWN: Final = 200_000
"""Partial hands remembered before all are forgotten."""


class Jokerless:
    """Lays hands without jokers; keeps what it learnt of suits and ranks."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._wraps = EVEN if catalogue.rules.round_the_corner else RANK_ROWS[12]
        self._lines: dict[int, tuple[int, Groups]] = {}
        self._rows: dict[int, tuple[int, Groups]] = {}

    def most(self, state: int) -> tuple[int, Groups, int]:
        """Return the most points of new melds without jokers.

        Returns:
            Points, their groups, and 0; or, where Folgen and Sätze want the same cards, an upper
            bound, groups of no use, and the counters of all cards that a meld can use.
        """
        # Written out, not in small functions: nothing is called more often.
        held = (state | state >> 1) & EVEN
        ring = held | (held & self._wraps) << CARD_BITS
        runs = ring & ring >> 8 & ring >> 16 & EVEN
        both, any_of_two = held & held >> 2, held | held >> 2
        sets = (both & any_of_two >> 4 | both >> 4 & any_of_two) & FIRST_SUIT
        if not runs and not sets:
            return 0, (), 0
        wanted = total = 0
        chosen: Groups = ()
        if runs:
            cells = runs | runs << 8 | runs << 16
            cells = (cells | cells >> CARD_BITS) & EVEN
            if sets:
                rows = sets * ROW & held
                if cells & rows:
                    wanted = 3 * (cells | rows) & state
            # Only cards of three in sequence: few different keys, soon known.
            cells = 3 * cells & state
            for line in SUIT_LINES:
                if runs & line:
                    key = cells & 3 * line
                    points, groups = self._lines.get(key) or self._line(key)
                    total += points
                    chosen += groups
        while sets:
            first = sets & -sets
            key = state & first * 0xFF
            points, groups = self._rows.get(key) or self._row(key)
            total += points
            chosen += groups
            sets ^= first
        return total, chosen, wanted

    def _line(self, state: int) -> tuple[int, Groups]:
        """Return the most points of Folgen within one suit, and their groups."""
        known = self._lines.get(state)
        if known is not None:
            return known
        if not state:
            return 0, ()
        best = self._line(state & (state - 1))
        held = (state | state >> 1) & EVEN
        for group in self._catalogue.folgen_of(held, 0):
            points, others = self._line(state - group[0])
            if points + group[2] > best[0]:
                best = points + group[2], (group, *others)
        if len(self._lines) > _MOST_KNOWN:
            self._lines.clear()
        self._lines[state] = best
        return best

    def _row(self, state: int) -> tuple[int, Groups]:
        """Return the most points of Sätze within one rank, and their groups."""
        known = self._rows.get(state)
        if known is not None:
            return known
        if not state:
            return 0, ()
        best = self._row(state & (state - 1))
        for group in self._catalogue.saetze_of((state | state >> 1) & EVEN, 0):
            points, others = self._row(state - group[0])
            if points + group[2] > best[0]:
                best = points + group[2], (group, *others)
        self._rows[state] = best
        return best
