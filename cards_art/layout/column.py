"""The column at the right of a trick: facts, piles and the last trick, one below the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from cards_art.layout.box import SMALLEST_TEXT, TEXT, Box, gross_height, number_width
from cards_art.layout.last_trick import NAME_LINE, NARROWEST, LastBoxes, fan, last_boxes

COLUMN_WIDTH: Final = 236
_PAD: Final = 12
NAME_SIZE: Final = 30
VALUE_SIZE: Final = 34
_VALUE_LINE: Final = 38
_CLOSE_LINE: Final = 31
"""Height of each of the two lines of a name where room is scarce."""

_SPACE: Final = 14
_SIGN: Final = 60
_LINE_SIGN: Final = 34
"""Width of a suit in the line of a value, or where room is scarce."""

_SHORT: Final = 0.4
"""Share of the width that a value takes at most which stands beside a name of two lines."""

_FACT_CARD: Final = 84
_BACK: Final = 38
_COUNT: Final = 42
"""Height of a number of cards."""

_INDENT: Final = 4


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
    """What of a pile decides its room: its count, and how long its name is at the least size."""

    name: int
    count: int


@dataclass(frozen=True, slots=True)
class FactBoxes:
    """One fact: its name on one line or two, its value's lines, its suit and the cards shown."""

    whole: Box
    name: Box
    value: tuple[Box, ...]
    suit: Box | None
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class PileRow:
    """One pile: its name, the top card and its number of cards, on the card where it is grand."""

    whole: Box
    name: Box
    card: Box
    count: Box
    is_grand: bool = False


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


@dataclass(frozen=True, slots=True)
class _Style:
    """How large the parts are.

    Attributes:
        back: width of the card of a pile whose name has a line of its own.
        narrow_back: width of one beside its name.
        sign: width of a suit.
        has_cards: whether the cards of a fact with a suit are shown.
        is_low: whether a value has one line only, and one with a suit that of the name.
        rule: pixels above and below the line between two parts.
        line: height of each of the two lines of a name.
        won: width of the card that stands for the last trick where it is not shown whole.
    """

    back: int
    narrow_back: int = _BACK
    sign: int = _SIGN
    has_cards: bool = True
    is_low: bool = False
    rule: int = 8
    line: int = NAME_LINE
    won: int = _FACT_CARD

    @property
    def is_grand(self) -> bool:
        """Tell whether piles lie as large as a stock does, with the count on them."""
        return self.back > _FACT_CARD


_STYLES: Final = (
    _Style(112),
    _Style(60),
    _Style(_BACK),
    _Style(_BACK, has_cards=False),
    _Style(28, 28, _LINE_SIGN, has_cards=False),
    _Style(24, 24, _LINE_SIGN, has_cards=False, rule=5, won=NARROWEST),
    _Style(24, 24, _LINE_SIGN, has_cards=False, rule=5, line=_CLOSE_LINE, won=NARROWEST),
    _Style(
        24, 24, _LINE_SIGN, has_cards=False, is_low=True, rule=5, line=_CLOSE_LINE, won=NARROWEST
    ),
)
"""From the largest to the smallest."""


@lru_cache(maxsize=256)
def column_layout(need: ColumnNeed, column: Box) -> ColumnLayout:
    """Place the parts from the top down; they leave the column below only if they must.

    The largest style at which all fits and the whole last trick shows; else at which all fits.
    Rather than that a value is cut, only what won is shown of the last trick.
    """
    shown = sum(1 for cards in need.last if cards)
    fitting: ColumnLayout | None = None
    for style in _STYLES:
        if style.is_low and fitting is not None and _has_long_value(need, column):
            break
        placed = _placed(need, column, style)
        if placed.bottom > column.bottom:
            continue
        if placed.last is None or len(placed.last.plays) == shown:
            return placed
        fitting = fitting or placed
    return fitting or _placed(need, column, _STYLES[-1])


def _has_long_value(need: ColumnNeed, column: Box) -> bool:
    """Tell whether any value needs two lines."""
    wide = (column.width - 2 * _PAD) * VALUE_SIZE
    return any((fact.value or 0) * SMALLEST_TEXT > wide for fact in need.facts)


def _placed(need: ColumnNeed, column: Box, style: _Style) -> ColumnLayout:
    """Place the parts in one style."""
    room = Box(column.x + _PAD, column.y + 8, column.width - 2 * _PAD, column.height - 16)
    y = room.y
    facts: list[FactBoxes] = []
    for fact in need.facts:
        facts.append(_fact(fact, room, y, style))
        y = facts[-1].whole.bottom + 2 * style.rule
    piles: list[PileRow] = []
    for pile in need.piles:
        piles.append(_pile(pile, room, y, style))
        y = piles[-1].whole.bottom + 2 * style.rule
    rest = replace(room, y=y, height=max(0, room.bottom - y))
    last = last_boxes(need.last, need.best, rest, style.won)
    parts = [part.whole for part in (*facts, *piles)]
    bottom = parts[-1].bottom if parts else room.y
    if last is not None:
        parts.append(last.whole)
        bottom = last.whole.bottom
    rules = tuple(Box(room.x, part.bottom + style.rule - 2, room.width, 3) for part in parts[:-1])
    return ColumnLayout(tuple(facts), tuple(piles), last, rules, bottom + 8)


def _fact(need: FactNeed, room: Box, y: int, style: _Style) -> FactBoxes:
    """Place name and value side by side if they fit, the value and its suit below otherwise.

    Where room is scarce a value has one line, and a suit is shown without its cards, beside the
    name.
    """
    sign = style.sign if need.has_suit else 0
    wide = room.width - sign - 8 * need.has_suit
    is_short = need.value is not None and need.value <= _SHORT * room.width
    fits = need.value is None or need.name + _SPACE + need.value <= wide
    if fits or (is_short and style.is_low and need.has_suit):
        placed = _fact_in_a_line(need, room, y, sign)
    elif is_short:
        placed = _fact_beside(need, room, y, style.line)
    else:
        placed = _fact_in_lines(need, room, y, style)
    if not need.faces or not (style.has_cards or placed.suit is None):
        return placed
    card = _FACT_CARD if style.has_cards else NARROWEST
    cards = fan(need.faces, room.x, placed.whole.bottom + 4, card, room.width)
    whole = replace(placed.whole, height=cards[-1].bottom + 2 - y)
    return replace(placed, whole=whole, cards=cards)


def _fact_in_a_line(need: FactNeed, room: Box, y: int, sign: int) -> FactBoxes:
    """Place name, value and suit side by side."""
    height = max(NAME_LINE, sign)
    right, middle = room.right, y + (height - NAME_LINE) // 2
    suit = None
    if sign:
        suit = Box(right - sign, y, sign, sign)
        right = suit.x - 8
    value: tuple[Box, ...] = ()
    if need.value is not None:
        value = (Box(right - need.value, middle - 1, need.value, NAME_LINE),)
        right = value[0].x - _SPACE
    name = Box(room.x, middle, right - room.x, NAME_LINE)
    return FactBoxes(Box(room.x, y, room.width, height), name, value, suit, ())


def _fact_beside(need: FactNeed, room: Box, y: int, line: int) -> FactBoxes:
    """Place the name on two lines at the left, at the right a short value above its suit."""
    wide = max(need.value or 0, _LINE_SIGN * need.has_suit)
    left = room.right - wide
    name = Box(room.x, y, left - _SPACE - room.x, 2 * line)
    suit, top = None, y + line - NAME_LINE // 2
    if need.has_suit:
        side = min(_LINE_SIGN, line)
        top, low = y, y + line + (line - side) // 2
        suit = Box(room.right - side, low, side, side)
    value = Box(
        room.right - (need.value or 0), top, need.value or 0, min(NAME_LINE, line + top - y)
    )
    whole = Box(room.x, y, room.width, 2 * line)
    return FactBoxes(whole, name, (value,), suit, ())


def _fact_in_lines(need: FactNeed, room: Box, y: int, style: _Style) -> FactBoxes:
    """Place the value below the name, with its suit at the right of its first line."""
    value = need.value or 0
    is_long_name = need.name * SMALLEST_TEXT > room.width * NAME_SIZE
    name = Box(room.x, y, room.width, NAME_LINE * (1 + (is_long_name and not style.is_low)))
    suit, wide = None, room.width
    if need.has_suit:
        suit = Box(room.right - _LINE_SIGN, name.bottom, _LINE_SIGN, _LINE_SIGN)
        wide = suit.x - 8 - room.x
    first = Box(room.x, name.bottom, wide, _VALUE_LINE)
    is_long = not style.is_low and value * SMALLEST_TEXT > wide * VALUE_SIZE
    lines = (first, *((first.moved(0, _VALUE_LINE),) if is_long else ()))
    bottom = max(lines[-1].bottom, suit.bottom if suit else 0)
    return FactBoxes(Box(room.x, y, room.width, bottom - y), name, lines, suit, ())


def _pile(need: PileNeed, room: Box, y: int, style: _Style) -> PileRow:
    """Place name, card and count in one line if the name fits, the name above otherwise."""
    wide = number_width(need.count, TEXT)
    if style.is_grand:
        return _grand_pile(wide, room, y, style.back)
    top, width = y, style.narrow_back
    name = Box(room.x, y, room.right - wide - 20 - width - room.x, NAME_LINE)
    left = name.right + 8
    if need.name > name.width:
        name = Box(room.x, y, room.width, NAME_LINE)
        top, width, left = name.bottom + 4, style.back, room.x + _INDENT
    height = max(_COUNT, gross_height(width))
    if top == y:
        name = name.moved(0, (height - NAME_LINE) // 2)
    card = Box(left, top + (height - gross_height(width)) // 2, width, gross_height(width))
    count = Box(room.right - wide, top + (height - _COUNT) // 2, wide, _COUNT)
    return PileRow(Box(room.x, y, room.width, top + height - y), name, card, count)


def _grand_pile(number: int, room: Box, y: int, width: int) -> PileRow:
    """Place a pile as a table with melds has it: the name, a large card, the count on its edge."""
    name = Box(room.x, y, room.width, NAME_LINE)
    left = room.x + (room.width - width) // 2
    card = Box(left, name.bottom + 6, width, gross_height(width))
    wide = number + 34
    count = Box(card.middle[0] - wide // 2, card.bottom - 44, wide, 54)
    bottom = count.bottom + 4
    return PileRow(Box(room.x, y, room.width, bottom - y), name, card, count, is_grand=True)
