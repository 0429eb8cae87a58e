"""The last trick, small in the column: whole if it is legible so, else only what won it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.layout.box import Box, mini_height

NAME_LINE: Final = 36
"""Height of a line of small words."""

NARROWEST: Final = 60
_STAR: Final = 30
_WIDEST: Final = 96
_LEAST_WITH_WINNER: Final = 76
_LEAST_IN_ONE_ROW: Final = 72
"""Cards of a last trick with one card each go into a second row rather than be narrower."""

_STEP: Final = 0.49
_BETWEEN: Final = 10
"""Pixels between two plays of the last trick, where they have several cards each."""


@dataclass(frozen=True, slots=True)
class LastBoxes:
    """The last trick.

    Attributes:
        title: what it is.
        plays: by place in the trick the cards of each play that is shown.
        star: under the winning card, if there is a winner.
        winner: room for the winner's name, if there is room.
    """

    whole: Box
    title: Box
    plays: tuple[tuple[int, tuple[Box, ...]], ...]
    star: Box | None
    winner: Box | None


def last_boxes(last: Sequence[int], best: int | None, room: Box, won: int) -> LastBoxes | None:
    """Place the last trick whole if it is legible so, else only what won it.

    Args:
        last: number of cards of each play.
        best: which of them won; ``None``: none did.
        room: from the title down.
        won: width of the cards that are shown where not all fit.
    """
    plays = [(place, cards) for place, cards in enumerate(last) if cards]
    if not plays:
        return None
    title = Box(room.x, room.y, room.width, NAME_LINE)
    y, stars = title.bottom + 2, _STAR if best is not None else 0
    for winner_line, narrowest in ((NAME_LINE, _LEAST_WITH_WINNER), (0, NARROWEST)):
        line = winner_line if best is not None else 0
        for width in _widths(plays, room.width, narrowest):
            placed = _flow(plays, room, y, width, stars)
            low = max(cards[-1].bottom for _, cards in placed)
            fits_across = all(cards[-1].right <= room.right for _, cards in placed)
            if fits_across and low + stars + line <= room.bottom:
                return _titled(title, placed, best, stars, line)
    place, cards = next((play for play in plays if play[0] == best), plays[0])
    winning = fan(cards, room.x, y, won, room.width)
    is_short = winning[-1].bottom + stars + NAME_LINE > room.bottom
    return _titled(title, [(place, winning)], best, stars, 0 if is_short else NAME_LINE)


def _widths(plays: Sequence[tuple[int, int]], room: int, narrowest: int) -> Iterator[int]:
    """Yield the widths to be tried: first those at which single cards lie in one row."""
    if all(cards == 1 for _, cards in plays):
        for width in range(_WIDEST, _LEAST_IN_ONE_ROW - 1, -2):
            if width + round(width * _STEP) * (len(plays) - 1) <= room:
                yield width
    yield from range(_WIDEST, narrowest - 1, -2)


def _titled(
    title: Box,
    placed: list[tuple[int, tuple[Box, ...]]],
    best: int | None,
    stars: int,
    line: int,
) -> LastBoxes:
    """Add the star and the line of the winner below the cards."""
    low = max(cards[-1].bottom for _, cards in placed) + stars
    star = winner = None
    cards = dict(placed).get(best) if best is not None else None
    if cards is not None:
        under = cards[0]
        star = Box(under.x + round(under.width * 0.24) - 14, under.bottom + 2, 28, 28)
    if best is not None and line:
        winner = Box(title.x, low, title.width, line)
        low = winner.bottom
    whole = Box(title.x, title.y, title.width, low - title.y)
    return LastBoxes(whole, title, tuple(placed), star, winner)


def _flow(
    plays: Sequence[tuple[int, int]], room: Box, y: int, width: int, below: int
) -> list[tuple[int, tuple[Box, ...]]]:
    """Return the cards of each play at that width, row after row."""
    step, height = round(width * _STEP), mini_height(width)
    is_single = all(cards == 1 for _, cards in plays)
    in_a_row = len(plays)
    if is_single:
        most = 1 + max(0, room.width - width) // step
        in_a_row = -(-len(plays) // -(-len(plays) // most))
    x = room.x
    placed: list[tuple[int, tuple[Box, ...]]] = []
    for at, (place, cards) in enumerate(plays):
        wide = width + step * (cards - 1)
        is_full = at and at % in_a_row == 0 if is_single else x + wide > room.right
        if x > room.x and is_full:
            x, y = room.x, y + height + max(below, 6)
        placed.append((place, tuple(Box(x + at * step, y, width, height) for at in range(cards))))
        x += step if is_single else wide + _BETWEEN
    return placed


def fan(count: int, x: int, y: int, width: int, room: int) -> tuple[Box, ...]:
    """Return cards side by side from x, closer together where they are many."""
    step = width + 6
    if count > 1:
        step = min(step, (room - width) // (count - 1))
    return tuple(Box(x + at * step, y, width, mini_height(width)) for at in range(count))
