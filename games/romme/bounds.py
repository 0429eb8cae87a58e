"""Bounds that cut the best-meld search short: what jokers can add at most, and what must be left.

All of them are safe: they may promise too much, never too little. Hands are bits as in
`games.romme.bits`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.romme.bits import EVEN, Groups
from games.romme.catalogue import Catalogue, most_by_jokers


class Bounds:
    """Bounds from one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def gains(self, held: int, jokers: int) -> Sequence[int]:
        """Return, for 0..`jokers` jokers, the most points of groups that need them."""
        if not jokers:
            return (0,)
        single = self._catalogue.dearest_single(held)
        return most_by_jokers((0, single[2], *self._catalogue.peaks[2 : jokers + 1]))

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
