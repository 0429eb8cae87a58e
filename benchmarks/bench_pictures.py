"""Rows I1 to I4: table and hand from scene to bytes, redrawing after a move, and two at once.

I1 and I3 are compared with full colour saved by Pillow's defaults, I2 and I4 with our own drawing.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from PIL import Image, ImageChops, ImageStat

from benchmarks.rows import Figure, at_least, at_most, compare, row
from cards_art import paint_hand, paint_table, samples
from cards_art.layout.box import WIDTH
from cards_art.look import Look
from cards_art.redraw import Memory
from cards_art.reference import RgbaCanvas
from cards_art.render import draw_hand, draw_table
from games.core.scene import Face, HandScene, SeatPanel, TableScene

REPEATS = 5
LOOK = Look()
WORDS = samples.SampleWords("de")
TABLES = (samples.table(4, 7), samples.table(6, 14))
HANDS = (samples.hand(13), samples.hand(20))


@row("I1", "table picture, scene to PNG, warm sprites", "RGBA, saved by Pillow", at_least(12))
def table() -> Figure:
    return _compared(
        [lambda s=scene: our_table(s) for scene in TABLES],
        [lambda s=scene: full_table(s) for scene in TABLES],
    )


@row("I1", "the same: bytes of the largest", "300 kB", at_most(1))
def table_size() -> Figure:
    largest = max(len(our_table(scene)) for scene in TABLES) / 1000
    return Figure(largest, 300, largest / 300, "kB")


@row("I1", "the same: mean difference of a channel", "2 of 255, as visible", at_most(1))
def table_loss() -> Figure:
    loss = max(_loss(our_table(scene), full_table(scene)) for scene in TABLES)
    return Figure(loss, 2, loss / 2, "levels")


@row("I2", "redrawn after a move of a Rommé turn", "drawn from nothing", at_most(0.55))
def redrawn() -> Figure:
    turns = [_turn(scene) for scene in TABLES]
    for scene in (scene for turn in turns for scene in turn):
        our_table(scene)  # sprites of every moment are warm
    return compare(
        lambda _: _turn_milliseconds(turns, is_redrawn=True),
        lambda _: _turn_milliseconds(turns, is_redrawn=False),
        "ms",
        "drawing a card, laying it off, discarding; identical bytes",
    )


@row("I4", "two pictures in two threads", "one after the other", at_least(1.5))
def two_threads() -> Figure:
    with ThreadPoolExecutor(2) as pool:

        def together(_: int) -> float:
            begin = time.perf_counter()
            list(pool.map(_repeated, TABLES))
            return (time.perf_counter() - begin) * 1000 / REPEATS

        def in_turn(_: int) -> float:
            begin = time.perf_counter()
            for scene in TABLES:
                _repeated(scene)
            return (time.perf_counter() - begin) * 1000 / REPEATS

        return compare(together, in_turn, "ms", "wall time of two tables", inverse=True)


@row("I3", "hand picture, scene to PNG, warm sprites", "RGBA, saved by Pillow", at_least(10))
def hand() -> Figure:
    return _compared(
        [lambda s=scene: draw_hand(s, LOOK, WORDS) for scene in HANDS],
        [lambda s=scene: full_hand(s) for scene in HANDS],
    )


def _turn(scene: TableScene) -> list[TableScene]:
    """Return a table before a turn and after each of its moves."""
    stock, discard = scene.piles
    seat = next(panel.seat for panel in scene.seats if panel.is_turn)

    def holding(change: int, turn: int) -> tuple[SeatPanel, ...]:
        return tuple(
            replace(
                panel,
                cards=panel.cards + change * (panel.seat == seat),
                is_turn=panel.seat == turn,
            )
            for panel in scene.seats
        )

    less = replace(stock, count=stock.count - 1)
    drew = replace(scene, piles=(less, discard), seats=holding(1, seat))
    first, *others = drew.groups
    laid = replace(first, faces=(*first.faces, Face("dK", is_changed=True)))
    laid_off = replace(drew, groups=(laid, *others), seats=holding(0, seat))
    faces = (*discard.faces, Face("s8", is_changed=True))
    more = replace(discard, count=discard.count + 1, faces=faces)
    seats = holding(-1, (seat + 1) % len(scene.seats))
    return [scene, drew, laid_off, replace(laid_off, piles=(less, more), seats=seats)]


def _turn_milliseconds(turns: list[list[TableScene]], *, is_redrawn: bool) -> float:
    """Return the mean processor time of a picture after a move."""
    spent, count = 0.0, 0
    for turn in turns:
        people = samples.people(len(turn[0].seats))
        for _ in range(REPEATS):
            memory = Memory() if is_redrawn else None
            draw_table(turn[0], people, LOOK, WORDS, memory)
            begin = time.process_time()
            for scene in turn[1:]:
                draw_table(scene, people, LOOK, WORDS, memory)
            spent += time.process_time() - begin
            count += len(turn) - 1
    return spent * 1000 / count


def _repeated(scene: TableScene) -> None:
    for _ in range(REPEATS):
        our_table(scene)


def _compared(ours: list[Callable[[], bytes]], theirs: list[Callable[[], bytes]]) -> Figure:
    sizes = [round(len(draw()) / 1000) for draw in (*ours, *theirs)]
    note = f"{sizes[: len(ours)]} kB against {sizes[len(ours) :]} kB"
    return compare(
        lambda _: _milliseconds(ours), lambda _: _milliseconds(theirs), "ms", note, inverse=True
    )


def _milliseconds(pictures: list[Callable[[], bytes]]) -> float:
    """Return the mean processor time of a picture."""
    begin = time.process_time()
    for _ in range(REPEATS):
        for draw in pictures:
            draw()
    return (time.process_time() - begin) * 1000 / (REPEATS * len(pictures))


def our_table(scene: TableScene) -> bytes:
    return draw_table(scene, samples.people(len(scene.seats)), LOOK, WORDS)


def full_table(scene: TableScene) -> bytes:
    people = samples.people(len(scene.seats))
    layout = paint_table.layout_of(scene, people, WORDS)
    canvas = RgbaCanvas(WIDTH, layout.height)
    paint_table.paint_table(canvas, layout, scene, people, LOOK, WORDS)
    return canvas.png()


def full_hand(scene: HandScene) -> bytes:
    layout = paint_hand.layout_of(scene, WORDS)
    canvas = RgbaCanvas(WIDTH, layout.height)
    paint_hand.paint_hand(canvas, layout, scene, LOOK, WORDS)
    return canvas.png()


def _loss(ours: bytes, theirs: bytes) -> float:
    """Return the mean difference of the channel that differs most, in levels of 255."""
    one, other = (Image.open(io.BytesIO(png)).convert("RGB") for png in (ours, theirs))
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)
