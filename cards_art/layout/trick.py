"""A table with tricks: panels above, the trick in the middle, a column at the right, a sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box
from cards_art.layout.calm import CalmLayout, CalmNeed, calm_layout
from cards_art.layout.column import COLUMN_WIDTH, ColumnLayout, ColumnNeed, column_layout
from cards_art.layout.plays import PlaysLayout, plays_layout
from cards_art.layout.seats import SeatBoxes, SeatNeed, seat_boxes

_SENTENCE_HEIGHT: Final = 70
_NOTE_HEIGHT: Final = 34
"""Pixels more for the line of what happened last."""

_PANEL_GAP: Final = 30
_OVERHANG: Final = 16
_ABOVE: Final = 28
"""Pixels by which rings and pills stand out of the cards, at the sides and above."""

ROOM_WIDTH: Final = WIDTH - COLUMN_WIDTH - 2 * MARGIN - 2 * _OVERHANG
"""Pixels across where the trick lies."""

_MOST_STEADY: Final = 4
"""Places of single cards that are kept from the first card on, so that none moves later."""

_LEAST_WAITED: Final = 120
"""Width of the cards below which no place is kept for the seat whose turn it is."""


@dataclass(frozen=True, slots=True)
class TrickNeed:
    """What lies in the middle.

    Attributes:
        plays: number of cards of each play, in order; 0 where none were played.
        is_waited: whether a place is kept for the seat whose turn it is.
        has_notes: whether any play has a note.
        has_last: whether what happened last is said below the sentence.
        expected: how many plays the trick will have, if each seat plays once; 0: nobody knows.
        calm: what is said in the middle while no trick lies there; ``None``: a card is waited for.
        notes: pixels that the note of each play needs, 0 where it has none.
        broken: the same, where it is broken into two lines.
    """

    plays: tuple[int, ...]
    is_waited: bool
    has_notes: bool
    has_last: bool = False
    calm: CalmNeed | None = None
    expected: int = 0
    notes: tuple[int, ...] = ()
    broken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TrickLayout:
    """All places of a table with tricks, `WIDTH` wide and `height` high.

    Attributes:
        seats: the panels, in seat order.
        room: where the trick lies.
        trick: the plays, and last the place of the seat that is waited for.
        is_waited: whether there is such a place.
        column: the column at the right, and what is in it.
        sentence: the panel at the bottom.
        calm: the words in the middle, if any.
    """

    height: int
    seats: tuple[SeatBoxes, ...]
    room: Box
    trick: PlaysLayout
    is_waited: bool
    column: Box
    parts: ColumnLayout
    sentence: Box
    calm: CalmLayout | None = None

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


@lru_cache(maxsize=256)
def trick_layout(seats: tuple[SeatNeed, ...], trick: TrickNeed, column: ColumnNeed) -> TrickLayout:
    """Place everything; equal arguments share one layout.

    The picture grows beyond the best height only where the column or the trick does not fit.
    """
    panels = seat_boxes(seats)
    is_tight = any(panel.is_tight for panel in panels)
    top = max((seat.panel.bottom for seat in panels), default=0) + (14 if is_tight else _PANEL_GAP)
    left = WIDTH - MARGIN - COLUMN_WIDTH
    frame = Box(left, top, COLUMN_WIDTH, HEIGHT - MARGIN - top)
    parts = column_layout(column, frame)
    said = _SENTENCE_HEIGHT + _NOTE_HEIGHT * trick.has_last
    sentence = Box(MARGIN, HEIGHT - MARGIN - said, left - 2 * MARGIN, said)
    above = top - (_PANEL_GAP if not is_tight else 0)
    room = Box(MARGIN + _OVERHANG, above + _ABOVE, ROOM_WIDTH, sentence.y - above - _ABOVE - 10)
    placed, is_waited = _plays(trick, room)
    excess = max(0, parts.bottom - frame.bottom, placed.bottom - room.bottom)
    whole = Box(room.x, room.y, room.width, room.height + excess)
    return TrickLayout(
        height=HEIGHT + excess,
        seats=panels,
        room=whole,
        trick=placed,
        is_waited=is_waited,
        column=Box(frame.x, frame.y, frame.width, frame.height + excess),
        parts=parts,
        sentence=sentence.moved(0, excess),
        calm=None if trick.calm is None else calm_layout(trick.calm, whole),
    )


def _plays(trick: TrickNeed, room: Box) -> tuple[PlaysLayout, bool]:
    """Return the places of the plays, and whether the last is that of the seat waited for."""
    shown = len(trick.plays) + trick.is_waited
    is_steady = bool(trick.plays) and shown <= trick.expected <= _MOST_STEADY
    if is_steady and set(trick.plays) == {1}:
        places = (*trick.plays, *(0,) * (trick.expected - len(trick.plays)))
        kept = plays_layout(places, room, has_notes=trick.has_notes)
        return replace(kept, plays=kept.plays[:shown]), trick.is_waited
    placed = plays_layout(
        trick.plays, room, has_notes=trick.has_notes, notes=trick.notes, broken=trick.broken
    )
    if not trick.is_waited:
        return placed, False
    places = (*trick.plays, 0)
    kept = plays_layout(
        places, room, has_notes=trick.has_notes, notes=trick.notes, broken=trick.broken
    )
    is_within = kept.bottom <= max(room.bottom, placed.bottom)
    is_waited = is_within and kept.width >= min(_LEAST_WAITED, placed.width)
    return (kept if is_waited else placed), is_waited
