"""Rows I1 to I4: table and hand from scene to bytes, redrawing after a move, and two at once.

I1 and I3 are compared with full colour saved by Pillow's defaults, I2 and I4 with our own drawing.
Drawn from nothing means without a memory of tables; redrawn, with one that is as warm as a bot's.
I4 is painted by processes, as the bot does it, on either side; all else in the thread that asks.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import TypeAlias

from PIL import Image, ImageChops, ImageStat

from benchmarks.painting import processor_s, ready_painters
from benchmarks.rows import NO_GOAL, Figure, at_least, at_most, compare, row
from bot.texts import Texts, Voice
from cards_art import paint_hand, paint_table, painting, samples
from cards_art.layout.box import WIDTH
from cards_art.look import Look, Person, Words
from cards_art.painting import Paint
from cards_art.redraw import Memory
from cards_art.reference import RgbaCanvas
from cards_art.render import draw_hand, draw_table
from games.core.scene import Face, HandScene, SeatPanel, TableScene
from games.registry import newest_games

REPEATS = 5
SKIPPED = 20
MOVES = 60
PLAYED = f"{MOVES} tables, four computer players; identical bytes"
LOOK = Look()
WORDS = samples.SampleWords("de")
TABLES = (samples.table(4, 7), samples.table(6, 14))
HANDS = (samples.hand(13), samples.hand(20))

Course: TypeAlias = tuple[list[TableScene], tuple[Person, ...], Words]
"""Tables that follow each other, who sits there, and the words of the marks."""


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
    note = "drawing a card, laying it off, discarding; identical bytes"
    return _redrawn([(turn, samples.people(len(turn[0].seats)), WORDS) for turn in turns], note)


@row("I2", "the same in a match of Rommé", "drawn from nothing", at_most(0.55))
def redrawn_romme() -> Figure:
    return _redrawn([_match("romme")], PLAYED)


@row("I2", "the same in a match of Tausendundeins", "drawn from nothing", at_most(0.55))
def redrawn_tausendundeins() -> Figure:
    return _redrawn([_match("tausendundeins")], PLAYED)


@row("I2", "the same in a match of Krass Kariert", "drawn from nothing", at_most(0.55))
def redrawn_krass_kariert() -> Figure:
    return _redrawn([_match("krass_kariert")], PLAYED)


@row("I2", "the same in a match of Großes Los", "drawn from nothing", at_most(0.55))
def redrawn_grosses_los() -> Figure:
    return _redrawn([_match("grosses_los")], PLAYED)


@row("I4", "two pictures in two threads", "one after the other", at_least(1.5))
def two_threads() -> Figure:
    return _two_threads([[scene] for scene in TABLES], None)


@row("I4", "the same, redrawn after the moves of a turn", "one after the other", at_least(1.5))
def two_threads_redrawn() -> Figure:
    return _two_threads([_turn(scene) for scene in TABLES], Memory())


def _two_threads(tables: list[list[TableScene]], memory: Memory | None) -> Figure:
    rounds = REPEATS * len(tables[0])
    with ready_painters(2) as paint, ThreadPoolExecutor(2) as pool:

        def drawn(scenes: list[TableScene]) -> None:
            for _ in range(REPEATS):
                for scene in scenes:
                    our_table(scene, memory, paint)

        def together(_: int) -> float:
            begin = time.perf_counter()
            list(pool.map(drawn, tables))
            return (time.perf_counter() - begin) * 1000 / rounds

        def in_turn(_: int) -> float:
            begin = time.perf_counter()
            for scenes in tables:
                drawn(scenes)
            return (time.perf_counter() - begin) * 1000 / rounds

        for _ in range(2):
            together(0)  # sprites of every moment are warm in each process
        return compare(together, in_turn, "ms", "wall time of two tables", inverse=True)


@row("I4", "a table painted by a process: processor time of all", "by its thread", NO_GOAL)
def apart() -> Figure:
    scenes = [scene for table in TABLES for scene in _turn(table)]
    with ready_painters(1) as painters:

        def spent(paint: Paint) -> float:
            begin = processor_s()
            memory = Memory()
            for scene in scenes * REPEATS:
                our_table(scene, memory, paint)
            end = processor_s()
            return (end - begin) * 1000 / (REPEATS * len(scenes))

        note = "redrawn after the moves of a turn"
        return compare(lambda _: spent(painters), lambda _: spent(painting.paint), "ms", note)


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


def _match(slug: str) -> Course:
    """Return the tables that are seen one after the other in the middle of a match."""
    kind = newest_games()[slug]
    game, rng = kind.under(kind.spec.presets["standard"]), Random(slug)
    player, people = kind.spec.players["leicht"](), samples.people(4)
    state, scenes = game.start(len(people)), list[TableScene]()
    while len(scenes) < SKIPPED + MOVES:
        actors = game.to_act(state)
        scene = game.scene(game.view(state, None)).table
        if scenes[-1:] != [scene]:
            scenes.append(scene)
        if actors:
            view, legal = game.view(state, actors[0]), game.legal_actions(state, actors[0])
            game.perform(state, actors[0], player.choose(game, view, actors[0], legal, rng))
        else:
            chance = game.chance(state, lambda cards: rng.sample(list(cards), len(cards)))
            if chance is None:
                break
            game.perform(state, None, chance)
    words = Voice(Texts(), "de").named(lambda seat: people[seat].name).say
    return scenes[SKIPPED:], people, words


def _redrawn(courses: list[Course], note: str) -> Figure:
    memory = Memory()
    for given in (None, memory):
        _redrawn_milliseconds(courses, given)  # sprites of every moment are warm
    return compare(
        lambda _: _redrawn_milliseconds(courses, memory),
        lambda _: _redrawn_milliseconds(courses, None),
        "ms",
        note,
    )


def _redrawn_milliseconds(courses: list[Course], memory: Memory | None) -> float:
    """Return the mean processor time of a picture after a move."""
    spent, count = 0.0, 0
    for scenes, people, words in courses * REPEATS:
        draw_table(scenes[0], people, LOOK, words, memory)
        begin = time.process_time()
        for scene in scenes[1:]:
            draw_table(scene, people, LOOK, words, memory)
        spent += time.process_time() - begin
        count += len(scenes) - 1
    return spent * 1000 / count


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


def our_table(
    scene: TableScene, memory: Memory | None = None, paint: Paint = painting.paint
) -> bytes:
    return draw_table(scene, samples.people(len(scene.seats)), LOOK, WORDS, memory, paint)


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
