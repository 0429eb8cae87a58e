from dataclasses import replace

import pytest

from cards_art.boards import lobby_paint, samples
from cards_art.boards.lobby_layout import RULES, lobby_layout
from cards_art.boards.sample_words import BoardWords
from cards_art.layout.box import HEIGHT
from cards_art.look import Look
from cards_art.sprite_names import Language
from games.core.scene import Face
from tests.cards_art.boards.painted import (
    Recorder,
    assert_legible,
    assert_whole,
    boxes_of,
    overlapping,
)
from tests.cards_art.hostile import NAMES


def painted(scene, language: Language = "de"):
    canvas, placed = Recorder(), lobby_paint.layout_of(scene)
    lobby_paint.paint_lobby(canvas, placed, scene, Look(language), BoardWords(language))
    return canvas, placed


@pytest.mark.parametrize("cards", [0, 1, 4, 9])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6, 8])
@pytest.mark.parametrize("rules", [0, 1, 6, 30])
def test_nothing_overlaps_and_nothing_leaves_the_card(cards, seats, rules):
    placed = lobby_layout(cards, seats, rules)
    assert all(placed.canvas.contains(box) for box in boxes_of(placed))
    heads = [placed.title, placed.preset, placed.headline, placed.count]
    panels = [seat.panel for seat in placed.seats]
    below = [placed.rules_panel] if placed.rules_panel else []
    assert overlapping([*heads, *placed.emblem[:1], *panels, *below]) == []
    for seat in placed.seats:
        assert overlapping([seat.place, seat.name, seat.note]) == []
        assert overlapping([seat.place, seat.alone]) == []
        assert all(seat.panel.contains(box) for box in boxes_of(seat))
    lines = [*([placed.rules_title] if placed.rules_title else []), *placed.rules]
    assert overlapping(lines) == []
    assert all(placed.rules_panel.contains(line) for line in lines if placed.rules_panel)


def test_six_seats_and_six_rules_fit_the_best_size():
    assert lobby_layout(4, 6, RULES).height == HEIGHT


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", [name for name, _ in samples.lobbies()])
def test_every_text_of_a_card_is_legible(name, language):
    canvas, placed = painted(dict(samples.lobbies())[name], language)
    assert_legible(canvas, placed.canvas)
    assert_whole(canvas)


def test_hostile_names_stay_in_their_boxes():
    scene = samples.lobby(6, 6, 2)
    for start in range(0, len(NAMES), 6):
        names = (NAMES * 2)[start : start + 6]
        seats = [replace(seat, name=name) for seat, name in zip(scene.seats, names, strict=True)]
        canvas, placed = painted(replace(scene, seats=tuple(seats)))
        assert_legible(canvas, placed.canvas)
        assert_whole(canvas)


def test_rules_without_room_are_counted():
    def said(rules):
        return [label.text for label, _ in painted(samples.lobby(2, 6, rules))[0].texts()]

    assert not any("weitere" in text for text in said(RULES))
    assert "… und 2 weitere" in said(RULES + 1)


def test_host_computer_and_free_seats_are_told_in_words():
    said = [label.text for label, _ in painted(samples.lobby(3, 4, 0))[0].texts()]
    assert said.count("Gastgeber") == 1
    assert said.count("Computer · mittel") == 1
    assert said.count("frei") == 1


@pytest.mark.parametrize(("code", "inks"), [("hA", "table"), ("12", "numbers"), ("X", "numbers")])
def test_the_inks_suit_the_emblem(code, inks):
    scene = replace(samples.lobby(1, 2, 0), emblem=(Face(code),))
    assert lobby_paint.inks_of(scene) == inks
