"""The column at the right of a trick: facts, piles and the last trick, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from cards_art.layout.box import SMALLEST_TEXT, TEXT, Box, gross_height, mini_height, number_width

COLUMN_WIDTH: Final = 236
_PAD: Final = 12
_RULE: Final = 8
"""Pixels above and below the line between two parts."""

NAME_SIZE: Final = 30
VALUE_SIZE: Final = 34
_NAME_LINE: Final = 36
_VALUE_LINE: Final = 38
_SPACE: Final = 14
_SIGN: Final = 60
_FACT_CARD: Final = 84
_BACK: Final = 38
_LARGE_BACK: Final = 60
_INDENT: Final = 4
_STAR: Final = 30
_WIDEST: Final = 96
_LEAST_WITH_WINNER: Final = 76
_NARROWEST: Final = 60
_STEP: Final = 0.49
_BETWEEN: Final = 10
"""Pixels between two plays of the last trick, where they have several cards each."""


@dataclass(frozen=True, slots=True)
class FactNeed:
    """What of a fact decides its room.

    Attributes:
        name: pixels that its name is long.
        value: pixels that its value is long; ``None``: it has none.
        has_suit: whether a suit is shown.
        faces: number of cards.
    """

    name: int
    value: int | None
    has_suit: bool
    faces: int


@dataclass(frozen=True, slots=True)
class PileNeed:
    """What of a pile decides its room: pixels that its name is long, and its count."""

    name: int
    count: int


@dataclass(frozen=True, slots=True)
class FactBoxes:
    """One fact: its name, the lines of its value, its suit and the cards that are shown."""

    whole: Box
    name: Box
    value: tuple[Box, ...]
    suit: Box | None
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class PileRow:
    """One pile: its name, the top card and the number of cards."""

    whole: Box
    name: Box
    card: Box
    count: Box


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


@dataclass(frozen=True, slots=True)
class ColumnNeed:
    """What stands in the column.

    Attributes:
        facts: in order.
        piles: in order.
        last: number of cards of each play of the last trick.
        best: which of those won; ``None``: none did.
    """

    facts: tuple[FactNeed, ...]
    piles: tuple[PileNeed, ...]
    last: tuple[int, ...]
    best: int | None


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """Everything in the column; `rules` are the lines between its parts."""

    facts: tuple[FactBoxes, ...]
    piles: tuple[PileRow, ...]
    last: LastBoxes | None
    rules: tuple[Box, ...]
    bottom: int


@lru_cache(maxsize=256)
def column_layout(need: ColumnNeed, column: Box) -> ColumnLayout:
    """Place the parts from the top down; they leave the column below only if they must."""
    for facts_are_large, piles_are_large in ((True, True), (True, False)):
        roomy = _placed(
            need, column, facts_are_large=facts_are_large, piles_are_large=piles_are_large
        )
        if roomy.bottom <= column.bottom:
            return roomy
    return _placed(need, column, facts_are_large=False, piles_are_large=False)


def _placed(
    need: ColumnNeed, column: Box, *, facts_are_large: bool, piles_are_large: bool
) -> ColumnLayout:
    """Place the parts, large or as small as may be."""
    room = Box(column.x + _PAD, column.y + 8, column.width - 2 * _PAD, column.height - 16)
    y = room.y
    facts: list[FactBoxes] = []
    for fact in need.facts:
        facts.append(_fact(fact, room, y, is_large=facts_are_large))
        y = facts[-1].whole.bottom + 2 * _RULE
    piles: list[PileRow] = []
    for pile in need.piles:
        piles.append(_pile(pile, room, y, is_large=piles_are_large))
        y = piles[-1].whole.bottom + 2 * _RULE
    last = _last(need, replace(room, y=y, height=max(0, room.bottom - y)))
    parts = [part.whole for part in (*facts, *piles)]
    bottom = parts[-1].bottom if parts else room.y
    if last is not None:
        parts.append(last.whole)
        bottom = last.whole.bottom
    rules = tuple(Box(room.x, part.bottom + _RULE - 2, room.width, 3) for part in parts[:-1])
    return ColumnLayout(tuple(facts), tuple(piles), last, rules, bottom + 8)


def _fact(need: FactNeed, room: Box, y: int, *, is_large: bool) -> FactBoxes:
    """Place name and value side by side if they fit, the value below otherwise.

    Where room is scarce the value has one line, and a suit is shown without its cards.
    """
    right = room.right
    suit = None
    if need.has_suit:
        suit = Box(right - _SIGN, y, _SIGN, _SIGN)
        right = suit.x - 8
    name = Box(room.x, y, right - room.x, _NAME_LINE)
    value: tuple[Box, ...] = ()
    bottom = name.bottom
    if need.value is not None and need.name + _SPACE + need.value <= name.width:
        value = (Box(right - need.value, y - 1, need.value, _NAME_LINE),)
        name = replace(name, width=name.width - need.value - _SPACE)
    elif need.value is not None:
        first = Box(room.x, name.bottom, right - room.x, _VALUE_LINE)
        is_long = is_large and need.value * SMALLEST_TEXT > first.width * VALUE_SIZE
        second = (first.moved(0, _VALUE_LINE),) if is_long else ()
        value = (first, *second)
        bottom = value[-1].bottom
    if suit is not None:
        lowered = max(0, suit.height - (bottom - y)) // 2
        name = name.moved(0, lowered)
        value = tuple(line.moved(0, lowered) for line in value)
        bottom = max(bottom, suit.bottom)
    cards: tuple[Box, ...] = ()
    if need.faces and (is_large or suit is None):
        card = _FACT_CARD if is_large else _NARROWEST
        cards = _fan(need.faces, room.x, bottom + 4, card, room.width)
        bottom = cards[-1].bottom + 2
    return FactBoxes(Box(room.x, y, room.width, bottom - y), name, value, suit, cards)


def _pile(need: PileNeed, room: Box, y: int, *, is_large: bool) -> PileRow:
    """Place name, card and count in one line if the name fits, the name above otherwise."""
    height = gross_height(_BACK)
    wide = number_width(need.count, TEXT)
    left = room.right - wide - 12 - _BACK
    name = Box(room.x, y + (height - _NAME_LINE) // 2, left - 8 - room.x, _NAME_LINE)
    card = Box(left, y, _BACK, height)
    if need.name * SMALLEST_TEXT > name.width * NAME_SIZE:
        name = Box(room.x, y, room.width, _NAME_LINE)
        width = _LARGE_BACK if is_large else _BACK
        card = Box(room.x + _INDENT, name.bottom + 4, width, gross_height(width))
    count = Box(room.right - wide, card.y + (card.height - 48) // 2, wide, 48)
    return PileRow(Box(room.x, y, room.width, card.bottom - y), name, card, count)


def _last(need: ColumnNeed, room: Box) -> LastBoxes | None:
    """Place the last trick whole if it is legible so, else only what won it."""
    plays = [(place, cards) for place, cards in enumerate(need.last) if cards]
    if not plays:
        return None
    title = Box(room.x, room.y, room.width, _NAME_LINE)
    y, stars = title.bottom + 2, _STAR if need.best is not None else 0
    for winner_line, narrowest in ((_NAME_LINE, _LEAST_WITH_WINNER), (0, _NARROWEST)):
        line = winner_line if need.best is not None else 0
        for width in range(_WIDEST, narrowest - 1, -2):
            placed = _flow(plays, room, y, width, stars)
            low = max(cards[-1].bottom for _, cards in placed)
            fits_across = all(cards[-1].right <= room.right for _, cards in placed)
            if fits_across and low + stars + line <= room.bottom:
                return _titled(title, placed, need.best, stars, line)
    place, cards = next((play for play in plays if play[0] == need.best), plays[0])
    fan = _fan(cards, room.x, y, _FACT_CARD, room.width)
    is_short = fan[-1].bottom + stars + _NAME_LINE > room.bottom
    return _titled(title, [(place, fan)], need.best, stars, 0 if is_short else _NAME_LINE)


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
    x = room.x
    placed: list[tuple[int, tuple[Box, ...]]] = []
    for place, cards in plays:
        wide = width + step * (cards - 1)
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + height + max(below, 6)
        placed.append((place, tuple(Box(x + at * step, y, width, height) for at in range(cards))))
        x += step if is_single else wide + _BETWEEN
    return placed


def _fan(count: int, x: int, y: int, width: int, room: int) -> tuple[Box, ...]:
    """Return cards side by side from x, closer together where they are many."""
    step = width + 6
    if count > 1:
        step = min(step, (room - width) // (count - 1))
    return tuple(Box(x + at * step, y, width, mini_height(width)) for at in range(count))
