from dataclasses import replace

import pytest

from cards_art.boards import sample_overviews, samples
from cards_art.boards.overview_layout import MOST_TILES, TableNeed, overview_layout
from cards_art.boards.overview_paint import layout_of, paint_overview
from cards_art.boards.sample_words import BoardWords
from cards_art.boards.scenes import Figure, OverviewScene, OverviewTile
from cards_art.layout.box import HEIGHT, WIDTH
from cards_art.look import Look
from cards_art.sprite_names import Language
from games.core.text import Text
from tests.cards_art.boards.painted import (
    Recorder,
    assert_legible,
    assert_whole,
    boxes_of,
    overlapping,
)
from tests.cards_art.hostile import NAMES

OVERVIEWS = dict(sample_overviews.overviews())


def painted(scene, language: Language = "de"):
    words = BoardWords(language)
    canvas, placed = Recorder(), layout_of(scene, words)
    paint_overview(canvas, placed, scene, Look(language), words)
    return canvas, placed


@pytest.mark.parametrize("tiles", [0, 1, 4, 5, MOST_TILES])
@pytest.mark.parametrize(
    "needs", [[], [TableNeed(1, 6), TableNeed(3, 3)], [TableNeed(5, 5, has_notes=True)]]
)
def test_nothing_overlaps_and_nothing_leaves_the_overview(tiles, needs):
    placed = overview_layout(tiles, needs)
    assert HEIGHT <= placed.height <= WIDTH
    assert all(placed.canvas.contains(box) for box in boxes_of(placed))
    lines = [row for table in placed.tables for row in table.rows]
    heads = [box for table in placed.tables for box in (table.title, *table.heads)]
    panels = [each.panel for each in (*placed.tiles, *lines)]
    heading = [placed.heading.title, placed.heading.subtitle]
    assert overlapping([*heading, *heads, *panels, placed.legend]) == []
    for each in (*placed.tiles, *lines):
        parts = [box for box in boxes_of(each) if box != each.panel]
        assert overlapping(parts) == []
        assert all(each.panel.contains(part) for part in parts)
    assert all(row.name.width >= 200 for row in lines)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", OVERVIEWS)
def test_every_text_of_an_overview_is_legible_and_whole(name, language):
    canvas, placed = painted(OVERVIEWS[name], language)
    assert_legible(canvas, placed.canvas)
    assert_whole(canvas)
    cut = [label.text for label, _ in canvas.texts() if label.text.endswith("…")]
    assert all(text.startswith("Maximilian") for text in cut)


def test_hostile_names_stay_in_their_boxes():
    scene = sample_overviews.profile()
    _, versus = scene.tables
    for start in range(0, len(NAMES), 3):
        names = (NAMES * 2)[start : start + 3]
        rows = [replace(row, name=name) for row, name in zip(versus.rows, names, strict=True)]
        canvas, placed = painted(replace(scene, tables=(replace(versus, rows=tuple(rows)),)))
        assert_legible(canvas, placed.canvas)
        for row in placed.tables[0].rows:
            inside = [ink for _, ink in canvas.texts() if row.name.overlaps(ink)]
            assert all(row.name.contains(ink) for ink in inside)


def test_a_question_mark_stands_only_where_the_legend_explains_it():
    def said(scene):
        return [label.text for label, _ in painted(scene)[0].texts()]

    legend = "? = vorläufig, noch unter 10 Partien"
    assert {"?", legend} <= set(said(OVERVIEWS["overview-profile"]))
    assert {"?", legend} <= set(said(OVERVIEWS["overview-profile-first-match"]))
    assert not {"?", legend} & set(said(OVERVIEWS["overview-profile-game"]))


def test_large_numbers_stay_on_their_tiles():
    tile = OverviewTile(Text.of("sample-points"), Figure(-123_456_789.5, 1), is_provisional=True)
    title = samples.standings().title
    canvas, placed = painted(OverviewScene(title, title, (tile,) * MOST_TILES, ()))
    assert_legible(canvas, placed.canvas)
