"""Bounds that cut the best-meld search short: what jokers can add at most, and what must be left.

All of them are safe: they may promise too much, never too little. Hands are bits as in
`games.romme.bits`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.romme.bits import EVEN, MAX_JOKERS, SUIT_LINES, Groups, pairs_in
from games.romme.catalogue import Catalogue, most_by_jokers
from games.romme.jokerless import Jokerless

_MOST_KNOWN: Final = 200_000


class Bounds:
    """Bounds from one catalogue; keeps what it learnt of suits."""

    def __init__(self, catalogue: Catalogue, jokerless: Jokerless) -> None:
        self._catalogue = catalogue
        self._jokerless = jokerless
        self._peaks: tuple[dict[int, list[int]], ...] = tuple({} for _ in range(MAX_JOKERS + 1))

    def gains(self, held: int, jokers: int) -> Sequence[int]:
        """Return, for 0..`jokers` jokers, the most points of groups that need them."""
        cards = self._catalogue.cards
        if jokers < 2:
            return cards[1][3]
        peaks = [0] * (jokers + 1)
        known = self._peaks[jokers]
        for line in SUIT_LINES:
            peak = known.get(held & line) or self._line_peak(held & line, jokers)
            peaks = list(map(max, peaks, peak))
        pairs = pairs_in(held)
        if pairs:
            top = cards[pairs & -pairs][2]
            for need in range(1, jokers + 1):
                peaks[need] = max(peaks[need], self._catalogue.row_factors[need] * top)
        return most_by_jokers(peaks)

    def _line_peak(self, held: int, jokers: int) -> list[int]:
        """Return, per number of jokers needed, the points of the dearest group of one suit."""
        peak = [0] * (jokers + 1)
        rest = held
        while rest:
            for _, need, points, _ in self._catalogue.every_folge(rest, jokers):
                peak[need] = max(peak[need], points)
            rest &= rest - 1
        if len(self._peaks[jokers]) > _MOST_KNOWN:
            self._peaks[jokers].clear()
        self._peaks[jokers][held] = peak
        return peak

    def points(self, state: int) -> int:
        """Return the points of all copies of the cards in a state."""
        total = 0
        while state:
            first = state & -state
            total += self._catalogue.cards[first][2]
            state ^= first
        return total

    def laid_off(self, state: int, extras: Mapping[int, Groups]) -> int:
        """Return the points of all cards of a state that could be laid off."""
        cards = 0
        for groups in extras.values():
            for group in groups:
                cards |= group[0]
        return self.points(state & 3 * (cards & EVEN))
