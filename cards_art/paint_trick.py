"""Paints a table with tricks: the plays in order, the column of facts, the sentence below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.canvas import Canvas
from cards_art.colours import (
    ACCENT,
    FELT,
    FELT_EDGE,
    IVORY,
    MUTED,
    PANEL,
    PANEL_EDGE,
    SUIT_LETTERS,
    TEXT,
    mix,
)
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.calm import LINE_SIZES, PAD, TITLE_SIZE, CalmLayout, CalmNeed
from cards_art.layout.column import (
    NAME_SIZE,
    VALUE_SIZE,
    ColumnNeed,
    FactNeed,
    PileNeed,
)
from cards_art.layout.plays import NAME_SIZE as PLAYER_SIZE
from cards_art.layout.plays import NOTE_HEIGHT, NOTE_LINE, NOTE_SIZE, PlayBoxes, PlaysLayout
from cards_art.layout.trick import ROOM_WIDTH, TrickLayout, TrickNeed, trick_layout
from cards_art.look import Look, Person, Words
from cards_art.names import shown_name
from cards_art.paint import (
    paint_fan,
    paint_line,
    paint_pill,
    paint_ring,
    paint_text,
    paint_veil,
    shade_fan,
    text_length,
    wrapped,
)
from cards_art.paint_column import paint_fact, paint_last, paint_pile, shade_piles
from cards_art.paint_seats import Seating, paint_seat, seat_needs, shade_seats
from cards_art.shapes import Plate, Ring, Star
from cards_art.typeface import fit, measure
from games.core.scene import TableScene, TrickPlay

_BEST_RING: Final = 7
_SENTENCE_SIZE: Final = 34
_LINE: Final = 32
_DOT: Final = 14
_STAR: Final = 30
_STAR_GAP: Final = 6
_ON_FELT: Final = mix(FELT, FELT_EDGE, 0.4)
"""The felt in the middle of the table, where names are written on it."""


def layout_of(scene: TableScene, people: Sequence[Person], words: Words) -> TrickLayout:
    """Return where everything of a scene with tricks goes; `people` sit in seat order."""
    trick = scene.trick or ()
    notes = ["" if play.note is None else words(play.note) for play in trick]
    best = [place for place, play in enumerate(scene.last_trick) if play.is_best]
    return trick_layout(
        seat_needs(scene, people, words),
        TrickNeed(
            tuple(len(play.faces) for play in trick),
            is_waited=_waited(scene) is not None and not _is_calm(scene),
            has_notes=any(play.note for play in trick),
            has_last=_has_last(scene),
            expected=_expected(scene),
            calm=_calm_need(scene, words) if _is_calm(scene) else None,
            notes=tuple(text_length(note, NOTE_SIZE, 600) for note in notes),
            broken=tuple(map(_broken_length, notes)),
        ),
        ColumnNeed(
            tuple(
                FactNeed(
                    text_length(words(fact.name), NAME_SIZE, 600),
                    None if fact.value is None else text_length(words(fact.value), VALUE_SIZE, 700),
                    fact.suit in SUIT_LETTERS,
                    len(fact.faces),
                )
                for fact in scene.facts
            ),
            tuple(
                PileNeed(text_length(words(pile.name), SMALLEST_TEXT, 600), pile.count)
                for pile in scene.piles
            ),
            tuple(len(play.faces) for play in scene.last_trick),
            best[0] if best else None,
        ),
    )


def paint_trick(
    canvas: Canvas,
    layout: TrickLayout,
    scene: TableScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
) -> None:
    """Paint the whole table; shades first, for they may fall on bare felt only."""
    trick, names = scene.trick or (), [shown_name(each.name, at) for at, each in enumerate(people)]
    _shade(canvas, layout, scene)
    seating = Seating(scene.back, scene.score_sign, look, words)
    for boxes, seat, person in zip(layout.seats, scene.seats, people, strict=True):
        paint_seat(canvas, boxes, seat, person, seating)
    for place, (boxes, play) in enumerate(zip(layout.trick.plays, trick, strict=False)):
        _paint_play(canvas, layout.trick, boxes, play, place, names[play.seat], seating)
    waited = _waited(scene)
    if waited is not None and layout.is_waited:
        _paint_waited(canvas, layout.trick.plays[-1], names[waited])
    for boxes, fact in zip(layout.parts.facts, scene.facts, strict=True):
        paint_fact(canvas, boxes, fact, names, seating)
    for boxes, pile in zip(layout.parts.piles, scene.piles, strict=True):
        paint_pile(canvas, boxes, pile, seating)
    if layout.parts.last is not None:
        paint_last(canvas, layout.parts.last, scene.last_trick, names, seating)
    for rule in layout.parts.rules:
        canvas.paste(Plate(rule.width, rule.height, 1, PANEL_EDGE, PANEL), rule.x, rule.y)
    last = words(scene.notes[-1]) if _has_last(scene) else None
    _paint_sentence(canvas, layout.sentence, words(scene.headline), last)
    if layout.calm is not None:
        title = "" if scene.pause is None else words(scene.pause).rstrip(".")
        _paint_calm(canvas, layout.calm, title, _broken(scene, words, layout.calm.size))


def _broken_length(note: str) -> int:
    """Return how many pixels a note needs if it is broken into two lines at the best place."""
    parts = note.split()
    halves = ((" ".join(parts[:at]), " ".join(parts[at:])) for at in range(len(parts)))
    return min(
        (max(text_length(half, NOTE_SIZE, 600) for half in both) for both in halves), default=0
    )


def _expected(scene: TableScene) -> int:
    """Return how many plays the trick will have if whoever holds cards plays once."""
    played = [play.seat for play in scene.trick or ()]
    waiting = [seat.seat for seat in scene.seats if seat.cards and seat.seat not in played]
    is_over = not any(seat.is_turn for seat in scene.seats)
    return 0 if is_over else len(played) + len(waiting)


def _is_calm(scene: TableScene) -> bool:
    """Tell whether no trick lies there and nobody is to begin one."""
    return not scene.trick and (scene.pause is not None or _waited(scene) is None)


def _has_last(scene: TableScene) -> bool:
    """Tell whether what happened last is said below the sentence: not if the middle says it."""
    return bool(scene.notes) and not _is_calm(scene)


def _broken(scene: TableScene, words: Words, size: int) -> list[tuple[str, ...]]:
    """Return what happened, the newest last, each broken into lines of the middle."""
    width, most = ROOM_WIDTH - 2 * PAD, 2 if size == LINE_SIZES[0] else 3
    return [wrapped(words(note), width, size, 600, most) for note in scene.notes]


def _calm_need(scene: TableScene, words: Words) -> CalmNeed:
    large, small = (_broken(scene, words, size) for size in LINE_SIZES)
    width, size = ROOM_WIDTH - 2 * PAD, LINE_SIZES[0]
    is_whole = all(measure(line, size, 600) <= width for lines in large for line in lines)
    counts = tuple(map(len, large)), tuple(map(len, small))
    return CalmNeed(scene.pause is not None, counts, fits_large=is_whole)


def _waited(scene: TableScene) -> int | None:
    """Return the seat whose card is waited for: whose turn it is and who has not played."""
    played = {play.seat for play in scene.trick or ()}
    turns = [seat.seat for seat in scene.seats if seat.is_turn and seat.seat not in played]
    return turns[0] if turns else None


def _shade(canvas: Canvas, layout: TrickLayout, scene: TableScene) -> None:
    """Darken the felt for panels, column, sentence and cards."""
    shade_seats(canvas, layout.seats, scene.seats)
    if scene.facts or scene.piles or scene.last_trick:
        paint_veil(canvas, layout.column, 20, 120)
    paint_veil(canvas, layout.sentence, 18, 150)
    for boxes in layout.trick.plays:
        if boxes.cards:
            shade_fan(canvas, boxes.cards)
        else:
            paint_veil(canvas, boxes.whole, _radius(boxes.whole), 70)
    if layout.calm is not None:
        has_words = layout.calm.title is not None or bool(layout.calm.lines)
        panel = layout.calm.panel
        paint_veil(canvas, panel, 22 if has_words else panel.height // 2, 60)
    shade_piles(canvas, layout.parts.piles, scene.piles)


def _radius(card: Box) -> int:
    return max(10, round(card.width * 0.075))


def _paint_play(
    canvas: Canvas,
    trick: PlaysLayout,
    boxes: PlayBoxes,
    play: TrickPlay,
    place: int,
    name: str,
    seating: Seating,
) -> None:
    paint_fan(canvas, boxes.cards, play.faces, trick.kind, seating.look, seating.back)
    if not boxes.cards:
        _paint_empty(canvas, boxes.whole)
    if play.is_best:
        paint_ring(canvas, boxes.whole.grown(3), _BEST_RING)
    paint_pill(canvas, boxes.order, f"{place + 1}.", SMALLEST_TEXT, (TEXT, PANEL), IVORY)
    if play.is_best:
        _paint_best(canvas, boxes.name, name)
    else:
        paint_line(canvas, boxes.name, name, PLAYER_SIZE, TEXT, _ON_FELT)
    if play.note is not None and boxes.note is not None:
        _paint_note(canvas, boxes.note, seating.words(play.note))


def _paint_note(canvas: Canvas, box: Box, note: str) -> None:
    """Write what a play was, on two lines where there is room for them and one is too short."""
    most = 1 + (box.height > NOTE_HEIGHT)
    line = Box(box.x, box.y, box.width, NOTE_HEIGHT)
    for text in wrapped(note, box.width, NOTE_SIZE, 600, most):
        paint_line(canvas, line, text, NOTE_SIZE, MUTED, _ON_FELT, weight=600)
        line = line.moved(0, NOTE_LINE)


def _paint_best(canvas: Canvas, box: Box, name: str) -> None:
    """Write the name of who wins the trick so far, after a star."""
    room = box.width - _STAR - _STAR_GAP
    shown, size = fit(name, room, PLAYER_SIZE, SMALLEST_TEXT, 700)
    wide = measure(shown, size, 700) if shown else 0
    left = box.x + (room - wide) // 2
    canvas.paste(Star(_STAR, ACCENT, _ON_FELT), left, box.y + (box.height - _STAR) // 2 - 1)
    if shown:
        label = Box(left + _STAR + _STAR_GAP, box.y, wide, box.height)
        paint_text(canvas, label, shown, size, ACCENT, _ON_FELT, align="l")


def _paint_empty(canvas: Canvas, box: Box) -> None:
    canvas.paste(Ring(box.width, box.height, _radius(box), 3, PANEL_EDGE, _ON_FELT), box.x, box.y)


def _paint_waited(canvas: Canvas, boxes: PlayBoxes, name: str) -> None:
    """Paint the place of the seat whose card is waited for: an outline and three dots."""
    _paint_empty(canvas, boxes.whole)
    x, y = boxes.whole.middle
    for turn in (-1, 0, 1):
        dot = Plate(_DOT, _DOT, _DOT // 2, ACCENT, _ON_FELT)
        canvas.paste(dot, x + turn * 26 - _DOT // 2, y - _DOT // 2)
    paint_line(canvas, boxes.name, name, PLAYER_SIZE, MUTED, _ON_FELT)


def _paint_sentence(canvas: Canvas, box: Box, sentence: str, last: str | None) -> None:
    """Write the sentence on one line, or smaller on two, and below it what happened last.

    That gives way where the sentence needs both lines; what is too long is cut at the end.
    """
    room = Box(box.x + 20, box.y, box.width - 40, box.height)
    upper = Box(room.x, room.y + (5 if last else 3), room.width, 52 if last else _LINE)
    lower = Box(room.x, upper.bottom - 1, room.width, room.bottom - upper.bottom - 7)
    for size in range(_SENTENCE_SIZE, SMALLEST_TEXT - 1, -1):
        if measure(sentence, size, 600) <= room.width:
            first = room if last is None else upper
            paint_text(canvas, first, sentence, size, TEXT, PANEL, align="l", weight=600)
            if last is not None:
                paint_line(canvas, lower, last, NOTE_SIZE, MUTED, PANEL, align="l", weight=600)
            return
    lines = wrapped(sentence, room.width, SMALLEST_TEXT, 600, 2)
    second = lower if last else upper.moved(0, _LINE)
    for line, text in zip((upper, second), lines, strict=False):
        paint_line(canvas, line, text, SMALLEST_TEXT, TEXT, PANEL, align="l", weight=600)


def _paint_calm(
    canvas: Canvas, boxes: CalmLayout, title: str, notes: Sequence[Sequence[str]]
) -> None:
    """Write what goes on and, below it, what happened: the newest last."""
    if boxes.title is not None:
        paint_line(canvas, boxes.title, title, TITLE_SIZE, ACCENT, _ON_FELT)
    lines = [line for note in notes[len(notes) - boxes.notes :] for line in note]
    for box, line in zip(boxes.lines, lines, strict=True):
        align = "l" if boxes.title is None else "m"
        paint_line(canvas, box, line, boxes.size, TEXT, _ON_FELT, align=align, weight=600)
