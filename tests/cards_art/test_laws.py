"""No word of any sample is small, covered or outside, without looking at a pixel."""

import pytest

from cards_art import paint_hand, paint_table, samples
from cards_art.layout.box import HEIGHT, WIDTH
from cards_art.look import Look, Person
from cards_art.shapes import Plate
from cards_art.sprite_names import Language
from cards_art.sprites import Label
from games.core.scene import TableScene
from tests.cards_art.hostile import NAMES
from tests.cards_art.tracing import TracingCanvas

BOTH = (False, True)
TABLES = dict(each for has in BOTH for each in samples.tables(has_numbers=has))
HANDS = dict(each for has in BOTH for each in samples.hands(has_numbers=has))
HANDS |= {f"hand of {cards}": samples.hand(cards) for cards in range(1, 21)}


def traced(scene, language: Language = "de", people=None):
    words = samples.SampleWords(language)
    if isinstance(scene, TableScene):
        people = people or samples.people(len(scene.seats))
        layout = paint_table.layout_of(scene, people, words)
        canvas = TracingCanvas(WIDTH, layout.height)
        paint_table.paint_table(canvas, layout, scene, people, Look(language), words)
    else:
        layout = paint_hand.layout_of(scene, words)
        canvas = TracingCanvas(WIDTH, layout.height)
        paint_hand.paint_hand(canvas, layout, scene, Look(language), words)
    return canvas


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sample_keeps_its_words_whole_and_readable(language):
    for name, scene in (TABLES | HANDS).items():
        canvas = traced(scene, language)
        assert canvas.faults() == [], name
        assert canvas.height >= HEIGHT


def test_a_first_look_tells_whose_turn_it_is_what_each_holds_and_what_happened_last():
    for name, scene in TABLES.items():
        shown = [label.text for label, _ in traced(scene).labels]
        for seat in scene.seats:
            assert str(seat.cards) in shown, name
            assert str(seat.score) in shown, name
        if scene.trick is not None:
            start = samples.SampleWords("de")(scene.headline)[:20]
            assert any(text.startswith(start) for text in shown), name
            # A sentence of two lines leaves no room for what happened last; the trick shows it.
            assert any("wirft" in text or "Reservekarte" in text for text in shown), name


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_breaks_no_law(name):
    for scene in (TABLES["table-6-seats-14-melds"], TABLES["table-sets-4-seats"]):
        people = [Person(name, is_computer=seat % 2 == 0) for seat in range(len(scene.seats))]
        assert traced(scene, people=people).faults() == []


def test_a_text_that_is_small_outside_or_covered_is_found():
    canvas = TracingCanvas(100, 100)
    canvas.paste(Label("klein", 20, 700, "#FFFFFF", "#000000", (90, 40)), 0, 0)
    canvas.paste(Label("weg", 30, 700, "#FFFFFF", "#000000", (90, 40)), 80, 50)
    canvas.paste(Plate(10, 10, 2, "#FFFFFF", "#000000"), 2, 2)
    assert [fault.partition(":")[0] for fault in canvas.faults()] == ["outside", "small", "covered"]
