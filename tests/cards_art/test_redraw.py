"""A drawing with a former one at hand is that from nothing, byte for byte."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from cards_art import canvas, ground, painting, redraw, sample_shown, sample_tricks, samples
from cards_art.look import Look
from cards_art.redraw import Memory, StrokeCanvas
from cards_art.render import draw_table
from cards_art.shapes import Plate, veil
from games.core.scene import Face, TableScene
from tests.cards_art.hostile import random_table, random_trick

WORDS = samples.SampleWords("de")
LOOK = Look()


def drawn(scene, memory=None, people=None):
    return draw_table(scene, people or samples.people(len(scene.seats)), LOOK, WORDS, memory)


def turn_of(scene: TableScene) -> list[TableScene]:
    """Return a table before a turn, and after a card is drawn, one laid off and one discarded."""
    stock, discard = scene.piles
    seat = next(panel.seat for panel in scene.seats if panel.is_turn)
    following = (seat + 1) % len(scene.seats)

    def holding(table, change):
        return tuple(
            replace(panel, cards=panel.cards + change) if panel.seat == seat else panel
            for panel in table.seats
        )

    drew = replace(
        scene, piles=(replace(stock, count=stock.count - 1), discard), seats=holding(scene, 1)
    )
    first, *others = drew.groups
    laid = replace(first, faces=(*first.faces, Face("dK", is_changed=True)))
    laid_off = replace(drew, groups=(laid, *others), seats=holding(drew, -1))
    faces = (discard.faces[-1], Face("s8", is_changed=True))
    threw = replace(
        laid_off,
        piles=(laid_off.piles[0], replace(discard, count=discard.count + 1, faces=faces)),
        seats=tuple(
            replace(panel, is_turn=panel.seat == following) for panel in holding(laid_off, -1)
        ),
    )
    return [scene, drew, laid_off, threw]


TURNS = {
    "melds": turn_of(samples.table(4, 7)),
    "many melds": turn_of(samples.table(6, 14)),
    "suits": [sample_tricks.suits(4, played=played) for played in range(5)],
    "numbers": [
        sample_tricks.numbers(4, ("9", "12", "N")[:played], max(0, played - 1) or None)
        for played in range(4)
    ],
    "shown": [scene for _, scene in sample_shown.tables()],
}


@pytest.mark.parametrize("name", TURNS)
def test_a_drawing_after_a_move_is_that_from_nothing_byte_for_byte(name):
    memory = Memory()
    for scene in (*TURNS[name], *reversed(TURNS[name])):
        assert drawn(scene, memory) == drawn(scene)


def test_any_table_may_follow_any_other():
    memory = Memory()
    for seed in range(12):
        scene, _ = (random_table if seed % 2 else random_trick)(Random(seed % 5))
        people = samples.people(len(scene.seats))
        assert drawn(scene, memory, people) == drawn(scene, people=people)


def test_after_a_move_only_what_changed_is_painted_and_packed(monkeypatch):
    packed = []
    pack = painting.png.pack
    monkeypatch.setattr(painting.png, "pack", lambda rows: packed.append(len(rows)) or pack(rows))
    before, drew, *_ = TURNS["melds"]
    memory = Memory()
    drawn(before, memory)
    assert sum(packed) == 1101 * 700
    packed.clear()
    drawn(drew, memory)
    assert 0 < sum(packed) <= 1101 * redraw.STRIP * 3
    packed.clear()
    drawn(drew, memory)
    assert packed == []


def test_other_colours_or_sizes_are_drawn_from_nothing():
    scene, memory = samples.table(4, 7), Memory()
    people = samples.people(4)
    for look in (LOOK, Look(palette="farbsicher"), Look("en")):
        alone = draw_table(scene, people, look, WORDS)
        assert draw_table(scene, people, look, WORDS, memory) == alone
    fuller = samples.table(4, 60)
    assert drawn(fuller, memory) == drawn(fuller)
    assert drawn(scene, memory) == drawn(scene)


def test_threads_may_share_a_memory():
    memory, scenes = Memory(), TURNS["melds"] * 3
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda scene: drawn(scene, memory), scenes))
    assert pictures == [drawn(scene) for scene in scenes]


def test_one_thread_at_a_time_pastes_and_others_pack_beside_it(monkeypatch: pytest.MonkeyPatch):
    was_held: list[tuple[str, bool]] = []

    def noting(name: str, work: Callable[..., object]) -> Callable[..., object]:
        def noted(*given: object) -> object:
            was_held.append((name, painting._PASTING.locked()))
            return work(*given)

        return noted

    for module in (canvas, ground):
        monkeypatch.setattr(module, "paste", noting("paste", module.paste))
    monkeypatch.setattr(painting.png, "pack", noting("pack", painting.png.pack))
    memory = Memory()
    for scene in turn_of(samples.table(4, 7)):
        drawn(scene, memory)
    assert set(was_held) == {("paste", True), ("pack", False)}
    assert not painting._PASTING.locked()


def test_a_memory_keeps_the_last_used():
    drawing = StrokeCanvas(100, 70, "table")
    memory = Memory(2)
    for key in "aba":
        memory.keep(key, drawing.painted())
    memory.keep("c", drawing.painted())
    assert [memory.get(key) is not None for key in "abc"] == [True, False, True]


@pytest.mark.parametrize("height", [1, 81, 82, 83, 156, 700, 812])
def test_strips_cover_every_row_once(height):
    bounds = redraw._bounds(height)
    assert (bounds[0], bounds[-1]) == (0, height)
    assert list(bounds) == sorted(set(bounds))


@pytest.mark.parametrize(("y", "kept"), [(0, 2), (22, 2), (23, 1), (81, 1), (82, 2)])
def test_strips_that_a_sprite_reaches_are_packed_anew(y, kept):
    def drawn_with(colour):
        made = StrokeCanvas(200, 230, "table")
        made.paste(Plate(60, 60, 9, colour, "#22614F"), 10, y)
        return made

    former = drawn_with("#F2C14E").painted()
    after = drawn_with("#0B261F").painted(former)
    assert len(after.strips) == 3
    assert sum(a is b for a, b in zip(after.strips, former.strips, strict=True)) == kept


def canvas_of(*plates, shades=1):
    made = StrokeCanvas(200, 140, "table")
    for _ in range(shades):
        made.shade(veil(40, 40, 8, 200), 150, 90, 3)
    for x, colour in plates:
        made.paste(Plate(60, 60, 9, colour, "#22614F"), x, 20)
    return made


def test_strokes_in_another_order_are_painted_from_nothing():
    one, other = (10, "#F2C14E"), (40, "#0B261F")
    ahead, behind = canvas_of(one, other), canvas_of(other, one)
    assert behind.painted(ahead.painted()).png() == behind.painted().png()
    assert behind.painted().png() != ahead.painted().png()


def test_a_sprite_once_more_lies_on_top():
    one, other = (10, "#F2C14E"), (40, "#0B261F")
    assert canvas_of(one, other, one).painted().png() == canvas_of(other, one).painted().png()


def test_twice_the_same_shade_is_twice_as_dark():
    once, twice = canvas_of(shades=1), canvas_of(shades=2)
    assert twice.painted().png() != once.painted().png()
    assert twice.painted(once.painted()).png() == twice.painted().png()
