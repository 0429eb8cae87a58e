"""The line below a seat's name and numbers: its open cards, its own pile and a tag in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.layout.box import Box, mini_height, number_width

OPEN_WIDTH: Final = 60
"""Pixels of an open card."""

PILE_SIZE: Final = 34
"""Pixels of the number of cards in a pile."""

TAG_SIZE: Final = 28
_TAG_HEIGHT: Final = 40
_LEAST_CUT_TAG: Final = 180
"""Pixels of a pill in which even a tag that is cut can be read."""

_CLOSE: Final = 36
"""Step of open cards that make room for a tag: their ranks still show."""

_LYING: Final = Box(0, 0, 46, 30)
_STACK: Final = 8
"""Pixels by which the cards below show under the top one of a pile."""

_OPEN_GAP: Final = 5
_GAP: Final = 12
_PAD: Final = 8
_TALL: Final = mini_height(OPEN_WIDTH) + _PAD
_LOW: Final = _TAG_HEIGHT + _PAD


@dataclass(frozen=True, slots=True)
class StripNeed:
    """What of a seat stands in the line.

    Attributes:
        open_cards: how many lie open before it.
        pile: cards in its own face-down pile, if it has one.
        tag: pixels that the pill of a tag wants, 0 if there is none.
    """

    open_cards: int = 0
    pile: int | None = None
    tag: int = 0


NO_STRIP: Final = StripNeed()


@dataclass(frozen=True, slots=True)
class StripBoxes:
    """The parts of one line.

    Attributes:
        cards: the open cards; later ones lie on earlier ones if there are many.
        pile: the picture of the pile, its cards lying across.
        count: room for its number of cards, written from the left.
        tag: the pill with the tag; ``None`` where it would be cut too short, or there is none.
    """

    cards: tuple[Box, ...] = ()
    pile: Box | None = None
    count: Box | None = None
    tag: Box | None = None

    def boxes(self) -> list[Box]:
        """Return the parts, the open cards as one: none may overlap another."""
        whole: list[Box] = []
        if self.cards:
            first, last = self.cards[0], self.cards[-1]
            whole.append(Box(first.x, first.y, last.right - first.x, first.height))
        return [*whole, *filter(None, (self.pile, self.count, self.tag))]


EMPTY_STRIP: Final = StripBoxes()


def strip_height(needs: Sequence[StripNeed]) -> int:
    """Return the height that all lines of a table have: 0 if no seat needs one."""
    if any(need.open_cards for need in needs):
        return _TALL
    return _LOW if any(need != NO_STRIP for need in needs) else 0


def strip_boxes(need: StripNeed, room: Box) -> StripBoxes:
    """Place open cards and pile from the left and the tag in what they leave of the room."""
    middle = room.y + (room.height - _PAD) // 2
    pile_wide = 0
    if need.pile is not None:
        pile_wide = _LYING.width + 6 + number_width(need.pile, PILE_SIZE)
    step = _CLOSE if need.tag else OPEN_WIDTH + _OPEN_GAP
    wide = room.width - pile_wide - _GAP * (pile_wide > 0)
    cards = _open_cards(need.open_cards, room, wide, step)
    x = cards[-1].right + _GAP if cards else room.x
    pile = count = None
    if need.pile is not None:
        high = _LYING.height + _STACK
        pile = Box(x, middle - high // 2, _LYING.width, high)
        count = Box(pile.right + 6, middle - 22, number_width(need.pile, PILE_SIZE), 44)
        x = count.right + _GAP
    tag = None
    if need.tag and room.right - x >= min(need.tag, _LEAST_CUT_TAG):
        wide = min(need.tag, room.right - x)
        tag = Box(room.right - wide, middle - _TAG_HEIGHT // 2, wide, _TAG_HEIGHT)
    return StripBoxes(cards, pile, count, tag)


def _open_cards(count: int, room: Box, width: int, step: int) -> tuple[Box, ...]:
    if count > 1:
        step = min(step, (width - OPEN_WIDTH) // (count - 1))
    height = mini_height(OPEN_WIDTH)
    return tuple(Box(room.x + place * step, room.y, OPEN_WIDTH, height) for place in range(count))
