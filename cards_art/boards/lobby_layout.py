"""Where all of a lobby card goes: title beside the emblem, a panel a seat, the rules below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cards_art.boards.layout import columns
from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box, gross_height

RULES: Final = 6
"""Rules that have room; the last line says how many more there are."""

_CARD: Final = 132
_STEP: Final = 78
_MOST_CARDS: Final = 4
_TOP: Final = 22
_SEATS_TOP: Final = 240
_SEAT: Final = 84
_TALLEST_SEAT: Final = 124
_NOTE: Final = 34
_GAP: Final = 8
_PAD: Final = 14
_RULE: Final = 38


@dataclass(frozen=True, slots=True)
class LobbySeatBoxes:
    """Where a seat goes.

    Attributes:
        panel: the whole.
        place: its number.
        name, note: who sits there, and below that he is the host, or a computer player's level.
        alone: of a name without a note.
    """

    panel: Box
    place: Box
    name: Box
    note: Box
    alone: Box


@dataclass(frozen=True, slots=True)
class LobbyLayout:
    """Where everything goes; see `cards_art.boards.scenes.LobbyScene`."""

    title: Box
    preset: Box
    headline: Box
    count: Box
    emblem: tuple[Box, ...]
    seats: tuple[LobbySeatBoxes, ...]
    rules_panel: Box | None
    rules_title: Box | None
    rules: tuple[Box, ...]
    height: int

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


def lobby_layout(cards: int, seats: int, rules: int) -> LobbyLayout:
    """Return the layout.

    Args:
        cards: of the emblem, of which a few are shown.
        seats: taken or not, at least 1.
        rules: lines of rules, at most `RULES` are shown.
    """
    shown = min(cards, _MOST_CARDS)
    wide = _CARD + _STEP * (shown - 1) if shown else 0
    left = WIDTH - 2 * MARGIN - wide
    emblem = tuple(
        Box(left + place * _STEP, _TOP, _CARD, gross_height(_CARD)) for place in range(shown)
    )
    inset = 2 * MARGIN
    room = left - inset - 24
    in_row = 2 if seats > 1 else 1
    lines = min(rules, RULES)
    high = _seat_height(-(-seats // in_row), -(-lines // 2))
    places = columns(MARGIN, WIDTH - MARGIN, in_row, _GAP)
    panels = tuple(
        _seat(*places[seat % in_row], _SEATS_TOP + seat // in_row * (high + _GAP), high)
        for seat in range(seats)
    )
    bottom = panels[-1].panel.bottom
    panel = title = None
    boxes: tuple[Box, ...] = ()
    if lines:
        top = bottom + _GAP
        title = Box(MARGIN + _PAD, top + 4, WIDTH - 2 * MARGIN - 2 * _PAD, _RULE)
        halves = columns(MARGIN + _PAD, WIDTH - MARGIN - _PAD, 2, 2 * _PAD)
        boxes = tuple(
            Box(
                halves[line % 2][0],
                title.bottom + line // 2 * _RULE,
                halves[line % 2][1],
                _RULE,
            )
            for line in range(lines)
        )
        bottom = boxes[-1].bottom + 8
        panel = Box(MARGIN, top, WIDTH - 2 * MARGIN, bottom - top)
    return LobbyLayout(
        Box(inset, _TOP + 4, room, 76),
        Box(inset, _TOP + 84, room, 44),
        Box(inset, _TOP + 132, room, 40),
        Box(inset, _TOP + 172, room, 40),
        emblem,
        panels,
        panel,
        title,
        boxes,
        max(HEIGHT, bottom + MARGIN),
    )


def _seat_height(rows: int, lines: int) -> int:
    """Return how high seats may be so that they fill the picture with so many lines of rules."""
    below = _GAP + 4 + _RULE + lines * _RULE + 8 if lines else 0
    room = HEIGHT - MARGIN - _SEATS_TOP - below - (rows - 1) * _GAP
    return min(_TALLEST_SEAT, max(_SEAT, room // rows))


def _seat(x: int, wide: int, y: int, high: int) -> LobbySeatBoxes:
    panel = Box(x, y, wide, high)
    place = Box(x + _PAD, y + (high - 52) // 2, 52, 52)
    first = place.right + 16
    right = panel.right - _PAD
    name = 44 + (high - _SEAT) // 2
    top = y + (high - name - _NOTE) // 2
    return LobbySeatBoxes(
        panel,
        place,
        Box(first, top, right - first, name),
        Box(first, top + name, right - first, _NOTE),
        Box(first, y + (high - name) // 2, right - first, name),
    )
