"""Boards as pictures: repeatable, small, in their true colours, and as they looked before."""

import io
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import inks
from cards_art.boards import sample_overviews, samples, tones
from cards_art.boards.canvas import palette
from cards_art.boards.sample_words import BoardWords
from cards_art.colours import rgb
from cards_art.look import Look
from cards_art.reference import RgbaCanvas
from cards_art.render import draw_curve, draw_lobby, draw_overview, draw_scores, draw_standings
from cards_art.samples import people

GOLDEN = Path(__file__).parent / "golden"
SIZE = 275
WORDS, LOOK = BoardWords("de"), Look()
ENGLISH_WORDS, ENGLISH = BoardWords("en"), Look("en")


def scores(seats, deals, **more):
    return draw_scores(samples.scores(seats, deals, **more), people(seats), LOOK, WORDS)


PICTURES = {
    "scores-3": lambda: scores(3, 5),
    "scores-6-many": lambda: scores(6, 34),
    "scores-4-over": lambda: scores(4, 6, is_over=True, fewest=False),
    "standings": lambda: draw_standings(samples.standings(), LOOK, WORDS),
    "standings-pinned-en": lambda: draw_standings(
        samples.standings(pinned=True), ENGLISH, ENGLISH_WORDS
    ),
    "curve-1": lambda: draw_curve(samples.curve(1), LOOK, WORDS),
    "curve-4": lambda: draw_curve(samples.curve(4), LOOK, WORDS),
    "profile": lambda: draw_overview(sample_overviews.profile(), LOOK, WORDS),
    "profile-game-en": lambda: draw_overview(sample_overviews.of_game(), ENGLISH, ENGLISH_WORDS),
    "hall": lambda: draw_overview(sample_overviews.hall(), LOOK, WORDS),
    "lobby": lambda: draw_lobby(samples.lobby(4, 6, 7), LOOK, WORDS),
    "lobby-numbers": lambda: draw_lobby(samples.lobby(2, 6, 0, "7 X 12 S"), LOOK, WORDS),
}


def opened(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("name", PICTURES)
def test_a_board_looks_as_it_did_and_is_repeatable(name):
    png = PICTURES[name]()
    assert PICTURES[name]() == png
    assert len(png) <= 150_000
    drawn = opened(png)
    assert drawn.width == 1100
    assert 700 <= drawn.height <= 1100
    small = drawn.resize((SIZE, round(drawn.height * SIZE / drawn.width)), Image.Resampling.BOX)
    path = GOLDEN / f"{name}.png"
    if os.environ.get("STAMMTISCH_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        small.save(path, optimize=True)
    golden = Image.open(path).convert("RGB")
    assert golden.size == small.size
    assert max(ImageStat.Stat(ImageChops.difference(golden, small)).mean) < 1.0


def test_identical_boards_give_identical_bytes_in_any_thread():
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda _: scores(6, 34), range(8)))) == 1
        drawn = set(pool.map(lambda _: draw_curve(samples.curve(2), LOOK, WORDS), range(3)))
    assert len(drawn) == 1


class FullColour(RgbaCanvas):
    paste_once = RgbaCanvas.paste


def test_the_palette_of_the_boards_shows_no_visible_loss(monkeypatch):
    scene = samples.standings()
    fast = opened(draw_standings(scene, LOOK, WORDS))
    monkeypatch.setattr("cards_art.render.BoardCanvas", FullColour)
    full = opened(draw_standings(scene, LOOK, WORDS))
    assert max(ImageStat.Stat(ImageChops.difference(fast, full)).mean) < 1.5


def test_the_colours_of_the_boards_are_kept_exactly():
    colours = palette()
    known = {tuple(colours[at : at + 3]) for at in range(0, len(colours), 3)}
    assert len(colours) <= 3 * inks.COLOURS
    for colour in (tones.UP, tones.DOWN, tones.OWN, *tones.MEDALS.values(), *tones.SERIES):
        assert rgb(colour) in known
