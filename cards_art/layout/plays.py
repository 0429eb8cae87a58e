"""The plays of a trick in order, from the left: as large as fits, in as few rows as fit."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product, zip_longest
from typing import Final, NamedTuple

from cards_art.layout.box import Box, gross_height, mini_height
from cards_art.sprite_names import Kind

WIDEST: Final = 214
NARROWEST: Final = 84
_LEAST_GROSS: Final = 100
"""Large cards narrower than this give way to small ones, whose ranks are larger."""

_WIDTHS: Final[dict[Kind, range]] = {
    "gross": range(_LEAST_GROSS, WIDEST + 1, 2),
    "mini": range(NARROWEST, 151, 2),
}
"""The widths of card that are tried."""

_LEAST_STEP: Final = 0.49
_WIDEST_OVERLAP: Final = 0.85
_APART: Final = 14
"""Pixels between the cards of the only play where there is room for all of them."""

_WORDS: Final = 190
"""Pixels that most names and notes need; a play gets them where the row has room."""

_ROW_GAP: Final = 30
_UNDER: Final = 6
NAME_HEIGHT: Final = 42
NOTE_HEIGHT: Final = 34
NOTE_LINE: Final = 32
"""Pixels more for the second line of a note."""
NAME_SIZE: Final = 36
NOTE_SIZE: Final = 28
_ORDER: Final[dict[Kind, Box]] = {
    "gross": Box(10, 14, 56, 46),
    "mini": Box(10, 26, 50, 38),
}
"""The pill on the upper right corner: how far it stands out, and its size."""


@dataclass(frozen=True, slots=True)
class PlayBoxes:
    """One play.

    Attributes:
        whole: all its cards, or the empty place.
        cards: its cards in order; later ones may lie on earlier ones.
        order: the pill with its place in the trick.
        name: room for the name of the seat.
        note: room for what it was, if any play has a note: for one line, or for two.
    """

    whole: Box
    cards: tuple[Box, ...]
    order: Box
    name: Box
    note: Box | None


@dataclass(frozen=True, slots=True)
class PlaysLayout:
    """All plays: their kind and width of card, and how far down they reach."""

    kind: Kind
    width: int
    plays: tuple[PlayBoxes, ...]
    bottom: int


class _Play(NamedTuple):
    """What of a play its place depends on.

    Attributes:
        cards: how many.
        note: pixels that its note needs.
        least: pixels that it gets at any rate.
    """

    cards: int
    note: int
    least: int


class _Spacing(NamedTuple):
    """How close together plays lie.

    Attributes:
        gap: pixels between them.
        least: pixels that each gets for a name.
        worth: share of their width down to which cards give way to whole notes.
    """

    gap: int
    least: int
    worth: float


@dataclass(frozen=True, slots=True)
class _Size:
    """A size of the cards that is tried.

    Attributes:
        step: pixels from card to card of one play.
        gap: pixels from play to play.
        below: pixels for name and note.
    """

    kind: Kind
    width: int
    step: int
    gap: int
    below: int

    @property
    def height(self) -> int:
        """Return the height of a card."""
        return gross_height(self.width) if self.kind == "gross" else mini_height(self.width)

    def play(self, play: _Play) -> int:
        """Return how wide a play is."""
        return max(play.least, self.width, self.width + self.step * (play.cards - 1))


_ROOMY: Final = _Spacing(gap=20, least=112, worth=0.85)
_TIGHT: Final = _Spacing(gap=16, least=100, worth=0.85)
_SMALL: Final = _TIGHT._replace(worth=0.0)


@lru_cache(maxsize=256)
def plays_layout(
    plays: tuple[int, ...],
    room: Box,
    *,
    has_notes: bool,
    notes: tuple[int, ...] = (),
    broken: tuple[int, ...] = (),
) -> PlaysLayout:
    """Place plays of so many cards each (0: an empty place) in the middle of the room.

    They leave the room below only where not even the narrowest cards fit. Where they would, or a
    note would be cut, notes get two lines or plays lie closer together, whichever leaves fewer
    notes cut, then less below the room, and then the cards larger; only where that is not enough,
    cards are as small as it takes.

    Args:
        plays: cards of each, in order.
        room: where they lie.
        has_notes: whether there is a line for notes.
        notes: pixels that the note of each play needs, in the same order; what is missing is 0.
        broken: the same, where it is broken into two lines.
    """
    best = _placed(plays, notes, room, NOTE_HEIGHT if has_notes else 0, _ROOMY)
    lowest, widest = max(room.bottom, best.bottom), best.width
    harm = _cut(best, notes), lowest - room.bottom
    for spacings in ((_ROOMY, _TIGHT), (_SMALL,)):
        if not any(harm):
            break
        for spacing, (needed, more) in product(spacings, ((notes, 0), (broken, NOTE_LINE))):
            tried = _placed(plays, needed, room, NOTE_HEIGHT * has_notes + more, spacing)
            is_fit = tried.bottom <= lowest and tried.width >= spacing.worth * widest
            does = _cut(tried, needed), max(0, tried.bottom - room.bottom)
            if (needed or not more) and is_fit and (does, -tried.width) < (harm, -best.width):
                best, harm = tried, does
    return best


def _cut(layout: PlaysLayout, notes: Sequence[int]) -> int:
    """Return how many notes are wider than their boxes."""
    boxes = (play.note for play in layout.plays)
    return sum(
        box is not None and note > box.width for box, note in zip(boxes, notes, strict=False)
    )


def _placed(
    plays: Sequence[int], notes: Sequence[int], room: Box, note_height: int, spacing: _Spacing
) -> PlaysLayout:
    """Place plays whose notes, if there are any, need so many pixels across and down."""
    below = _UNDER + NAME_HEIGHT + note_height
    told = [
        _Play(cards, note, spacing.least) for cards, note in zip_longest(plays, notes, fillvalue=0)
    ]
    told, size = _sized(told, room, below, spacing)
    rows = _rows(told, room.width, size)
    size = replace(size, step=_step(rows, room.width, size))
    pitch = size.height + below + _ROW_GAP
    y = room.y + max(0, room.height - pitch * len(rows) + _ROW_GAP) // 2
    placed: list[PlayBoxes] = []
    for row in rows:
        cells = _cells(row, room.width, size)
        x = room.x + max(0, room.width - sum(cells) - size.gap * (len(row) - 1)) // 2
        for play, wide in zip(row, cells, strict=True):
            cell = Box(x, y, wide, size.height)
            placed.append(_play(play.cards, cell, size, note_height))
            x += wide + size.gap
        y += pitch
    return PlaysLayout(size.kind, size.width, tuple(placed), y - _ROW_GAP)


def _size(kind: Kind, width: int, gap: int, below: int) -> _Size:
    return _Size(kind, width, round(width * _LEAST_STEP), gap, below)


def _sized(
    plays: list[_Play], room: Box, below: int, spacing: _Spacing
) -> tuple[list[_Play], _Size]:
    """Return the plays with the room that their notes get, and the largest size that fits then.

    Cards are made smaller for as many whole notes as that brings: first for those without cards,
    which nothing else tells, and for short ones. The others are cut. Where not even the narrowest
    cards fit, notes get what room there is in as many rows.
    """
    narrowest = _size("mini", NARROWEST, spacing.gap, below)
    largest = _largest(plays, room, spacing.gap, below)
    size = most = largest or narrowest
    rows = 0 if largest else len(_broken(plays, room.width, narrowest))
    for place, play in sorted(enumerate(plays), key=lambda each: (each[1].cards > 0, each[1].note)):
        if not size.play(play) < play.note <= room.width:
            continue
        whole = [*plays[:place], play._replace(least=play.note), *plays[place + 1 :]]
        if largest is None:
            if len(_broken(whole, room.width, narrowest)) == rows:
                plays = whole
            continue
        smaller = _largest(whole, room, spacing.gap, below)
        if smaller is not None and smaller.width >= spacing.worth * most.width:
            plays, size = whole, smaller
    return plays, size


def _largest(plays: Sequence[_Play], room: Box, gap: int, below: int) -> _Size | None:
    """Return the size at which everything fits: large cards before small ones, the widest."""
    for kind, widths in _WIDTHS.items():
        sizes = [_size(kind, width, gap, below) for width in widths]
        fitting = bisect_left(sizes, x=True, key=lambda size: not _fits(plays, room, size))
        if fitting:
            return sizes[fitting - 1]
    return None


def _fits(plays: Sequence[_Play], room: Box, size: _Size) -> bool:
    """Tell whether everything fits; what fits at some width does at every smaller one."""
    if any(size.play(play) > room.width for play in plays):
        return False
    rows = len(_broken(plays, room.width, size))
    return (size.height + size.below + _ROW_GAP) * rows - _ROW_GAP <= room.height


def _rows(plays: Sequence[_Play], width: int, size: _Size) -> list[list[_Play]]:
    """Break the plays into rows that are about equally full."""
    filled = _broken(plays, width, size)
    if len(filled) == 1:
        return filled
    for narrower in range(width // len(filled), width, 10):
        evened = _broken(plays, narrower, size)
        if len(evened) == len(filled):
            return evened
    return filled


def _broken(plays: Sequence[_Play], width: int, size: _Size) -> list[list[_Play]]:
    rows: list[list[_Play]] = [[]]
    x = 0
    for play in plays:
        wide = size.play(play)
        if rows[-1] and x + wide > width:
            rows.append([])
            x = 0
        rows[-1].append(play)
        x += wide + size.gap
    return rows


def _step(rows: Sequence[Sequence[_Play]], width: int, size: _Size) -> int:
    """Return the widest step at which every row still fits; less for plays of too many cards.

    Cards of one play overlap beside other plays, so that it is seen which belong together.
    """
    is_alone = sum(play.cards > 0 for row in rows for play in row) == 1
    apart = range(size.width + _APART, size.width + 5, -2) if is_alone else ()
    for step in (*apart, *range(round(size.width * _WIDEST_OVERLAP), size.step, -2)):
        spread = replace(size, step=step)
        if all(sum(map(spread.play, row)) + size.gap * (len(row) - 1) <= width for row in rows):
            return step
    longest = max((play.cards for row in rows for play in row), default=0)
    if longest > 1:
        return min(size.step, (width - size.width) // (longest - 1))
    return size.step


def _cells(row: Sequence[_Play], width: int, size: _Size) -> list[int]:
    """Return the widths of the plays of a row, with room for words where there is some.

    Each gets the same of what is left; where that cuts a note, notes get what they need before.
    """
    plays = [size.play(play) for play in row]
    left = max(0, width - sum(plays) - size.gap * (len(row) - 1))
    if any(play.note > wide + left // len(row) for play, wide in zip(row, plays, strict=True)):
        for at in sorted(range(len(row)), key=lambda at: row[at].note - plays[at]):
            more = max(0, row[at].note - plays[at])
            if more <= left:
                plays[at] += more
                left -= more
    return [max(play, min(_WORDS, play + left // len(row))) for play in plays]


def _play(cards: int, room: Box, size: _Size, note_height: int) -> PlayBoxes:
    wide = size.width + size.step * max(0, cards - 1)
    left = room.x + (room.width - wide) // 2
    boxes = tuple(
        Box(left + place * size.step, room.y, size.width, size.height) for place in range(cards)
    )
    whole = Box(left, room.y, wide, room.height)
    pill = _ORDER[size.kind]
    order = Box(whole.right - pill.width + pill.x, whole.y - pill.y, pill.width, pill.height)
    name = Box(room.x, whole.bottom + _UNDER, room.width, NAME_HEIGHT)
    note = Box(room.x, name.bottom, room.width, note_height) if note_height else None
    return PlayBoxes(whole, boxes, order, name, note)
