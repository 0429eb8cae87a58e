"""Cards that are near a hand but not in it, below it in one panel: reserve cards, a drawn card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.layout.box import MARGIN, WIDTH, Box, mini_height

NEARBY_WIDTH: Final = 112
"""Pixels of a card, unless many of them lie there."""

NAME_SIZE: Final = 32
_LINE: Final = 44
_PAD: Final = 14
_CARD_GAP: Final = 10
_GAP: Final = 44
_SPACE: Final = 14
_LEAST_STEP: Final = 0.41


@dataclass(frozen=True, slots=True)
class NearbyNeed:
    """What of a fact decides its room: pixels of name and value (0: none), and how many cards."""

    name: int
    value: int
    faces: int

    @property
    def words(self) -> int:
        """Return pixels of its words in one line."""
        return self.name + (_SPACE + self.value if self.value else 0)


@dataclass(frozen=True, slots=True)
class NearbyBoxes:
    """One fact: name and value in a line, its cards below."""

    name: Box
    value: Box | None
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class NearbyLayout:
    """The panel and what is on it; of no height where there is nothing."""

    panel: Box
    facts: tuple[NearbyBoxes, ...]


def nearby_layout(needs: Sequence[NearbyNeed], y: int) -> NearbyLayout:
    """Place facts from the left, in more rows where one is full.

    Args:
        needs: in order.
        y: upper edge of the panel.
    """
    panel = Box(MARGIN, y, WIDTH - 2 * MARGIN, 0)
    if not needs:
        return NearbyLayout(panel, ())
    left, right = panel.x + 20, panel.right - 20
    x, top, low = left, y + _PAD, y
    placed: list[NearbyBoxes] = []
    for need in needs:
        wide = min(right - left, max(need.words, _fan(need.faces)))
        if x > left and x + wide > right:
            x, top = left, low + _PAD
        placed.append(_fact(need, x, top, wide))
        low = max(low, placed[-1].name.bottom, *(card.bottom for card in placed[-1].cards))
        x += wide + _GAP
    return NearbyLayout(Box(panel.x, y, panel.width, low + _PAD - y), tuple(placed))


def _fan(faces: int) -> int:
    return faces * (NEARBY_WIDTH + _CARD_GAP) - _CARD_GAP if faces else 0


def _fact(need: NearbyNeed, x: int, y: int, wide: int) -> NearbyBoxes:
    value = None
    name = Box(x, y, min(need.name, wide), _LINE)
    if need.value and wide - name.width - _SPACE >= _SPACE:
        value = Box(name.right + _SPACE, y, min(need.value, wide - name.width - _SPACE), _LINE)
    width, step = NEARBY_WIDTH, NEARBY_WIDTH + _CARD_GAP
    if need.faces > 1:
        step = min(step, (wide - width) // (need.faces - 1))
        if step < width * _LEAST_STEP:
            width = round(wide / (1 + _LEAST_STEP * (need.faces - 1)))
            step = int((wide - width) / (need.faces - 1))
    top = name.bottom + 4
    cards = tuple(Box(x + at * step, top, width, mini_height(width)) for at in range(need.faces))
    return NearbyBoxes(name, value, cards)
