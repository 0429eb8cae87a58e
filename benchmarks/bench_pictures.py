"""Rows I1 and I3: table and hand from scene to bytes, against full colour and Pillow's defaults."""

from __future__ import annotations

import io
import time
from collections.abc import Callable

from PIL import Image, ImageChops, ImageStat

from benchmarks.rows import Figure, at_least, at_most, compare, row
from cards_art import paint_hand, paint_table, samples
from cards_art.layout.box import WIDTH
from cards_art.look import Look
from cards_art.reference import RgbaCanvas
from cards_art.render import draw_hand, draw_table
from games.core.scene import HandScene, TableScene

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


@row("I3", "hand picture, scene to PNG, warm sprites", "RGBA, saved by Pillow", at_least(10))
def hand() -> Figure:
    return _compared(
        [lambda s=scene: draw_hand(s, LOOK, WORDS) for scene in HANDS],
        [lambda s=scene: full_hand(s) for scene in HANDS],
    )


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
