import pytest

from cards_art.boards import samples, scores_paint
from cards_art.boards.sample_words import BoardWords
from cards_art.boards.scores_layout import TALLEST, ScoreNeed, score_layout
from cards_art.layout.box import HEIGHT, number_width
from cards_art.look import Look, Person
from cards_art.names import shown_name
from cards_art.samples import people
from games.core.sheet import DealScore
from tests.cards_art.boards.painted import Recorder, assert_legible, boxes_of, overlapping
from tests.cards_art.hostile import NAMES

WORDS = BoardWords("de")


def layout(seats=4, deals=5, notes=0, computers=True):
    return score_layout([computers] * seats, [ScoreNeed(notes)] * deals)


def painted(scene, seated, words=WORDS):
    canvas, placed = Recorder(), scores_paint.layout_of(scene, seated, words)
    scores_paint.paint_scores(canvas, placed, scene, seated, Look(), words)
    return canvas, placed


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deals", [0, 1, 5, 8, 9, 40])
@pytest.mark.parametrize("notes", [0, 1, 2])
def test_nothing_overlaps_and_nothing_leaves_the_sheet(seats, deals, notes):
    placed = layout(seats, deals, notes)
    assert all(placed.canvas.contains(box) for box in boxes_of(placed))
    rows = [*([placed.earlier] if placed.earlier else []), *placed.rows]
    panels = [each.panel for each in (*placed.heads, *rows)]
    assert overlapping(panels) == []
    for head in placed.heads:
        parts = [box for box in boxes_of(head) if box != head.panel]
        assert overlapping(parts) == []
        assert all(head.panel.contains(part) for part in parts)
    for row in rows:
        parts = [row.label, *boxes_of(row.cells)]
        assert overlapping(parts) == []
        assert all(row.panel.contains(part) for part in boxes_of(row))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("notes", [0, 1, 2])
def test_a_sheet_is_never_higher_than_wide_and_shows_as_many_deals_as_fit(seats, notes):
    heights = [layout(seats, deals, notes).height for deals in range(60)]
    assert min(heights) == HEIGHT
    assert max(heights) <= TALLEST
    for deals in range(60):
        placed = layout(seats, deals, notes)
        shown = len(placed.rows)
        assert (placed.earlier is None) == (shown == deals)
        assert shown == deals or shown >= 4
        one_more = placed.rows[-1].panel.height + 8 if shown else 0
        assert shown == deals or placed.height + one_more > TALLEST


@pytest.mark.parametrize("seats", range(2, 7))
def test_numbers_of_four_digits_keep_a_readable_size(seats):
    placed = layout(seats, 3)
    for cell in placed.rows[0].cells:
        assert number_width(-1048, 28) <= cell.points.width
        assert number_width(-10480, 28) <= cell.total.width
    for head in placed.heads:
        assert number_width(-1048, 34) <= head.total.width


def test_the_row_of_earlier_deals_says_which_and_what_they_came_to():
    scene = samples.scores(4, 34)
    canvas, placed = painted(scene, people(4))
    first = scene.deals[-len(placed.rows)].deal
    said = [label.text for label, _ in canvas.texts()]
    assert f"1–{first - 1}" in said
    assert str(scene.deals[first - 2].totals[0]) in said


def test_who_leads_has_a_crown_and_who_has_won_a_golden_panel():
    def crowned(scene):
        canvas, placed = painted(scene, people(3))
        kinds = [type(sprite).__name__ for sprite, _, _ in canvas.pasted]
        panels = {(box.panel.width, box.panel.height) for box in placed.heads}
        golden = [
            sprite
            for sprite, _, _ in canvas.pasted
            if type(sprite).__name__ == "Plate" and (sprite.width, sprite.height) in panels
        ]
        return kinds.count("Figure"), len(golden)

    assert crowned(samples.scores(3, 0)) == (0, 0)
    assert crowned(samples.scores(3, 5)) == (1, 0)
    assert crowned(samples.scores(3, 5, is_over=True)) == (1, 1)


def test_the_dealer_of_every_deal_is_marked():
    scene = samples.scores(4, 5)
    canvas, placed = painted(scene, people(4))
    marks = [ink for label, ink in canvas.texts() if label.text == "G"]
    for row, deal in zip(placed.rows, scene.deals, strict=True):
        assert sum(row.cells[deal.dealer].dealer.contains(ink) for ink in marks) == 1
    assert len(marks) == len(scene.deals)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", [name for name, _ in samples.sheets()])
def test_every_text_of_a_sheet_is_legible(name, language):
    scene = dict(samples.sheets())[name]
    canvas, placed = painted(scene, people(len(scene.totals)), BoardWords(language))
    assert_legible(canvas, placed.canvas)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hostile_names_stay_in_their_boxes(seats):
    scene = samples.scores(seats, 9, notes=1)
    for start in range(0, len(NAMES), seats):
        names = (NAMES * 2)[start : start + seats]
        seated = [Person(name, is_computer=True) for name in names]
        canvas, placed = painted(scene, seated, BoardWords("de", seated))
        assert_legible(canvas, placed.canvas)
        inks = canvas.texts()
        for seat, head in enumerate(placed.heads):
            starts = shown_name(names[seat], seat)[:1]
            inside = [label for label, ink in inks if head.name.contains(ink)]
            assert len(inside) <= 1
            assert not inside or inside[0].text[0] in {starts, "…"}


def test_huge_numbers_shrink_but_are_not_cut():
    scene = samples.scores(6, 2)
    deal = DealScore(3, 1, (-999, 999, 0, 1, -12, None), (-9999, 9999, 0, 12345, -1, 7))
    scene = type(scene)("X", scene.unit, (deal,), 3, deal.totals, (1, 2, 3, 4, 5, 6))
    canvas, _ = painted(scene, people(6))
    said = {label.text for label, _ in canvas.texts()}
    assert {"−999", "+999", "−9999", "9999", "12.345", "–"} <= said
