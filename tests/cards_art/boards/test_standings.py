from dataclasses import replace

import pytest

from cards_art.boards import samples, standings_paint
from cards_art.boards.sample_words import BoardWords
from cards_art.boards.shapes import FALLEN, RISEN, Figure
from cards_art.boards.standings_layout import ROW, ROWS, standings_layout
from cards_art.layout.box import HEIGHT
from cards_art.look import Look
from cards_art.shapes import Ring
from cards_art.sprite_names import Language
from tests.cards_art.boards.painted import (
    Recorder,
    assert_legible,
    assert_whole,
    boxes_of,
    overlapping,
)
from tests.cards_art.hostile import NAMES

WORDS = BoardWords("de")


def painted(scene, language: Language = "de"):
    words, look = BoardWords(language), Look(language)
    canvas, placed = Recorder(), standings_paint.layout_of(scene, look, words)
    standings_paint.paint_standings(canvas, placed, scene, look, words)
    return canvas, placed


@pytest.mark.parametrize("widths", [(), (90,), (100, 90, 140), (120, 90, 150, 120), (400,) * 5])
@pytest.mark.parametrize("rows", [0, 1, ROWS, 20])
@pytest.mark.parametrize("pinned", [False, True])
def test_nothing_overlaps_and_nothing_leaves_the_table(widths, rows, pinned):
    placed = standings_layout(widths, rows, has_pinned=pinned)
    assert all(placed.canvas.contains(box) for box in boxes_of(placed))
    every = [*placed.rows, *([placed.pinned] if placed.pinned else [])]
    below = [placed.legend, placed.page]
    heads = [placed.heading.title, placed.heading.subtitle, *placed.heads]
    assert overlapping([*heads, *(row.panel for row in every), *below]) == []
    for row in every:
        parts = [box for box in boxes_of(row) if box != row.panel]
        assert overlapping(parts) == []
        assert all(row.panel.contains(part) for part in parts)
        assert row.name.width >= 200


def test_a_page_has_the_best_size_and_rows_of_74():
    placed = standings_layout((100, 90, 140), ROWS)
    assert placed.height == HEIGHT
    steps = {b.panel.y - a.panel.y for a, b in zip(placed.rows, placed.rows[1:], strict=False)}
    assert steps == {ROW}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", [name for name, _ in samples.tables()])
def test_every_text_of_a_table_is_legible(name, language):
    canvas, placed = painted(dict(samples.tables())[name], language)
    assert_legible(canvas, placed.canvas)
    assert_whole(canvas)


def test_hostile_names_stay_in_their_boxes():
    scene = samples.averages()
    for start in range(0, len(NAMES), 7):
        names = (NAMES * 2)[start : start + 7]
        rows = [replace(row, name=name) for row, name in zip(scene.rows, names, strict=True)]
        canvas, placed = painted(replace(scene, rows=tuple(rows)))
        assert_legible(canvas, placed.canvas)
        for row in placed.rows:
            inside = [ink for _, ink in canvas.texts() if row.name.overlaps(ink)]
            assert all(row.name.contains(ink) for ink in inside)


def test_the_own_row_is_framed_and_changes_have_arrows_by_shape():
    scene = samples.standings()
    canvas, placed = painted(scene)
    rings = [(x, y) for sprite, x, y in canvas.pasted if isinstance(sprite, Ring)]
    own = next(place for place, row in enumerate(scene.rows) if row.is_own)
    assert rings == [(placed.rows[own].panel.x, placed.rows[own].panel.y)]
    arrows = {y: sprite.corners for sprite, _, y in canvas.pasted if isinstance(sprite, Figure)}
    for boxes, row in zip(placed.rows, scene.rows, strict=True):
        shape = RISEN if (row.move or 0) > 0 else FALLEN if (row.move or 0) < 0 else None
        assert arrows.get(boxes.mark.y) == shape


def test_the_own_row_of_another_page_stands_framed_below():
    canvas, placed = painted(samples.standings(pinned=True))
    rings = [(x, y) for sprite, x, y in canvas.pasted if isinstance(sprite, Ring)]
    assert placed.pinned is not None
    assert rings == [(placed.pinned.panel.x, placed.pinned.panel.y)]
    assert "Seite 1 von 19" in [label.text for label, _ in canvas.texts()]


def test_a_question_mark_stands_only_where_the_legend_explains_it():
    def said(scene):
        return [label.text for label, _ in painted(scene)[0].texts()]

    legend = "? = vorläufig, noch unter 10 Partien"
    assert {"?", legend} <= set(said(samples.standings()))
    assert not {"?", legend} & set(said(samples.averages()))
