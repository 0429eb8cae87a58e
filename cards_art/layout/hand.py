"""A hand as overlapping rows: rank and suit of every card show, the last of a row shows whole."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box, gross_height
from cards_art.layout.nearby import NearbyLayout, NearbyNeed, nearby_layout

PAD: Final = 24
CARD_WIDTH: Final = 250
LIFT: Final = 26
"""Pixels by which a chosen card is raised."""

_PER_ROW: Final = 7
_MOST_ROWS: Final = 3
_LEAST_STEP: Final = 133 / 250
"""Share of the width that must show beside the next card."""

_WIDEST_STEP: Final = 1.04
_LEAST_SHOWN: Final = 0.56
_LEAST_SHOWN_NUMBERED: Final = 0.44
_MOST_SHOWN: Final = 0.64
"""Shares of a card's height that show above the next row, and above a number if it has one."""

_SUIT_END: Final = 0.49
_UNDER_SUIT: Final = 0.515
_UNDER_WORD: Final = 0.81
"""Shares of a card's height: where the suit of its index ends, what lies under that, and what
under the word of a joker."""

_NEW_WIDTH: Final = 96
_NEW_HEIGHTS: Final = (30, 40)
"""Least and most: less where it would cover the suit above it."""

_NUMBER_HEIGHT: Final = 52
NUMBER_SIZE: Final = 32
NEW_SIZE: Final = 28


@dataclass(frozen=True, slots=True)
class Place:
    """One card.

    Attributes:
        card: the whole card, raised if chosen.
        row: 0-based.
        shown: what no later card covers as long as none is raised.
        new: where the word "neu" goes if the card carries it: under the suit.
        low: the same on a card that has a word of its own there: under that, if it shows.
        number: where its place number goes, if the hand is numbered: under the card, or at the
            lower end of what shows of it.
    """

    card: Box
    row: int
    shown: Box
    new: Box
    low: Box
    number: Box | None


@dataclass(frozen=True, slots=True)
class HandLayout:
    """All places of a hand picture, `WIDTH` wide and `height` high.

    Attributes:
        places: one for each card.
        nearby: what lies below the hand.
    """

    height: int
    card_width: int
    places: tuple[Place, ...]
    nearby: NearbyLayout

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


@lru_cache(maxsize=256)
def hand_layout(
    cards: int,
    *,
    chosen: frozenset[int] = frozenset(),
    is_numbered: bool = False,
    nearby: tuple[NearbyNeed, ...] = (),
) -> HandLayout:
    """Place `cards` cards (0 or more) in as few rows as keep them legible.

    Up to 7 lie in one row, up to 14 in two, up to 21 in three; beyond that they get smaller.
    What is nearby lies below them, at the lower edge.
    """
    panel = nearby_layout(nearby, 0)
    strip = panel.panel.height + (MARGIN if nearby else 0)
    if cards == 0:
        height = max(HEIGHT, strip + MARGIN)
        return HandLayout(height, CARD_WIDTH, (), nearby_layout(nearby, height - strip))
    rows = min(_MOST_ROWS, -(-cards // _PER_ROW))
    base, extra = divmod(cards, rows)
    sizes = [base + (row < extra) for row in range(rows)]
    longest = sizes[0]
    across = WIDTH - 2 * PAD
    width = min(CARD_WIDTH, int(across / (1 + _LEAST_STEP * (longest - 1))))
    height = gross_height(width)
    step = min((across - width) / max(1, longest - 1), width * _WIDEST_STEP)
    below = _NUMBER_HEIGHT if is_numbered else 0
    lift = LIFT if chosen else 0
    least = _LEAST_SHOWN_NUMBERED if is_numbered else _LEAST_SHOWN
    room = HEIGHT - strip - 2 * PAD - lift - below
    shown = _shown(rows, height, room, round(height * least) + below)
    needed = lift + (rows - 1) * shown + height + below
    canvas_height = max(HEIGHT, needed + 2 * PAD + strip)
    top = (canvas_height - strip - needed) // 2 + lift
    places: list[Place] = []
    for row, size in enumerate(sizes):
        y = top + row * shown
        left = round((WIDTH - width - step * (longest - 1)) / 2)
        xs = [round(left + column * step) for column in range(size)]
        for column, x in enumerate(xs):
            card = Box(x, y, width, height)
            beside = min(width, xs[column + 1] - x) if column + 1 < size else width
            down = shown if row + 1 < rows else height
            end = card.y + down - (below if row + 1 < rows else 0)
            places.append(_place(card, row, Box(x, y, beside, down), end, below))
    raised = tuple(
        _raised(place) if index in chosen else place for index, place in enumerate(places)
    )
    return HandLayout(canvas_height, width, raised, nearby_layout(nearby, canvas_height - strip))


def _shown(rows: int, height: int, room: int, least: int) -> int:
    """Return how many pixels of a card show above the next row: more where there is room."""
    if rows == 1:
        return least
    return max(least, min(round(height * _MOST_SHOWN), (room - height) // (rows - 1)))


def _place(card: Box, row: int, shown: Box, end: int, below: int) -> Place:
    """Return a place whose number lies from `end` down: on the card, or under it."""
    least, most = _NEW_HEIGHTS
    high = max(least, min(most, end - 2 - card.y - round(card.height * _SUIT_END)))
    wide = min(_NEW_WIDTH, shown.width - 10)
    new, low = (
        Box(card.x + 6, min(card.y + round(card.height * share), end - high - 2), wide, high)
        for share in (_UNDER_SUIT, _UNDER_WORD)
    )
    number = Box(card.x + 8, end + 2, 62, below - 6) if below else None
    return Place(card, row, shown, new, low, number)


def _raised(place: Place) -> Place:
    return Place(
        place.card.moved(0, -LIFT),
        place.row,
        place.shown.moved(0, -LIFT),
        place.new.moved(0, -LIFT),
        place.low.moved(0, -LIFT),
        place.number,
    )
