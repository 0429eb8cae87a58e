import itertools

import pytest

from cards_art.boards import curve_paint, samples
from cards_art.boards.curve_layout import BAND, MOST_SERIES, curve_layout
from cards_art.boards.sample_words import BoardWords
from cards_art.boards.scenes import CurveScene, RatingPoint, RatingSeries
from cards_art.look import Look
from cards_art.sprite_names import Language
from games.core.text import Text
from tests.cards_art.boards.painted import Recorder, assert_legible, boxes_of, overlapping
from tests.cards_art.hostile import NAMES


def series(*ratings, name="A", deviation=60.0, first=0):
    points = (RatingPoint(first + at, rating, deviation) for at, rating in enumerate(ratings))
    return RatingSeries(name, tuple(points))


def painted(scene, language: Language = "de"):
    canvas, placed = Recorder(), curve_paint.layout_of(scene)
    curve_paint.paint_curve(canvas, placed, scene, Look(language), BoardWords(language))
    return canvas, placed


CASES = [
    (series(1500),),
    (series(1500, deviation=0.0),),
    (series(1500, 1500), series(1500, 1500), series(1500, 1501), series(1499, 1500)),
    (series(-400, 4200), series(0, 3)),
    (series(*range(1000, 2000, 3), first=700),),
    tuple(series(1200, 1200.0 + 2 * place, name="W" * 32) for place in range(4)),
    tuple(series(1800, 1800.0 - 2 * place) for place in range(4)),
    (series(-90_000, 90_000),),
]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_nothing_overlaps_and_nothing_leaves_the_picture(case):
    placed = curve_layout(case)
    assert all(placed.canvas.contains(box) for box in boxes_of(placed))
    ratings = [mark.label for mark in placed.ratings]
    matches = [mark.label for mark in placed.matches]
    names = [box for label in placed.labels for box in boxes_of(label)]
    heads = [*boxes_of(placed.heading)]
    assert overlapping([*heads, *ratings, *matches, placed.axis]) == []
    assert overlapping([placed.plot, *heads, *names]) == []
    assert overlapping([*names, placed.axis]) == []


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_bands_lie_within_the_plot_and_the_axis_counts_in_round_steps(case):
    placed = curve_layout(case)
    for each in case:
        for point in each.points:
            assert 0 <= placed.x(point.match) <= placed.plot.width
            for side in (-BAND, BAND):
                y = placed.y(point.rating + side * point.deviation)
                assert -1e-6 <= y <= placed.plot.height + 1e-6
    values = [mark.value for mark in placed.ratings]
    assert 2 <= len(values) <= 8
    assert len({b - a for a, b in itertools.pairwise(values)}) == 1


def test_higher_ratings_lie_higher_and_later_matches_further_right():
    placed = curve_layout([series(1500, 1600, 1550)])
    assert placed.y(1600) < placed.y(1500)
    assert placed.x(0) < placed.x(1) < placed.x(2)
    assert [mark.value for mark in placed.matches] == [0, 1, 2]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", [name for name, _ in samples.curves()])
def test_every_text_of_a_curve_is_legible(name, language):
    canvas, placed = painted(dict(samples.curves())[name], language)
    assert_legible(canvas, placed.canvas)


def test_hostile_names_stay_beside_the_plot():
    for start in range(0, len(NAMES), MOST_SERIES):
        names = (NAMES * 2)[start : start + MOST_SERIES]
        curves = tuple(series(1500, 1500 + at, name=name) for at, name in enumerate(names))
        scene = CurveScene(Text.of("sample-course"), Text.of("sample-course-about"), curves)
        canvas, placed = painted(scene)
        assert_legible(canvas, placed.canvas)


def test_curves_differ_by_the_shape_of_their_marks_too():
    canvas, _ = painted(samples.curve(4))
    shapes = [getattr(sprite, "corners", "disc") for sprite, _, _ in canvas.pasted]
    marks = [shape for shape in shapes if shape == "disc" or isinstance(shape, tuple)]
    assert len({shape for shape in marks if shape != "disc"}) == MOST_SERIES - 1


def test_the_line_is_six_pixels_and_its_band_wider_the_less_is_known():
    flat = (series(1500, 1500),)
    plot = curve_paint.Plot(curve_layout(flat), flat)
    mask = plot._mask((400, 400), plot._line(flat[0]), width=curve_paint.LINE)
    column = sum(mask.crop((200, 0, 201, 400)).tobytes()) / 255
    assert column == pytest.approx(6, abs=0.4)
    vague = series(1500, 1500, deviation=120.0)
    both = (series(1500, 1500), vague)
    layout = curve_layout(both)
    assert layout.y(1500 - 2 * 120) - layout.y(1500 + 2 * 120) == pytest.approx(
        2 * (layout.y(1500 - 2 * 60) - layout.y(1500 + 2 * 60))
    )
