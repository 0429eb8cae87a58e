"""Small golden pictures: they may drift with a library, but never change their looks unnoticed.

`STAMMTISCH_GOLDEN=1 pytest tests/cards_art/test_golden.py` writes them anew, to be looked at.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import sample_tricks as tricks
from cards_art import samples
from cards_art.look import Look
from cards_art.render import draw_examples, draw_hand, draw_table
from cards_art.sprite_names import Language

GOLDEN = Path(__file__).parent / "golden"
SETS = ("6 6 6", "X=7 7 7", "9 9 9")
LONG = "3 3 8 X 11 11 2 6 9 9 12 S N 1 4 5 5 7 10 10 12 12 1 2 6"
SIZE = 275  # a quarter: small files, and blind to single pixels of soft edges


def table(seats: int, melds: int, language: Language = "de"):
    words = samples.SampleWords(language)
    return draw_table(samples.table(seats, melds), samples.people(seats), Look(language), words)


def hand(cards, **states):
    return draw_hand(samples.hand(cards, **states), Look(), samples.SampleWords("de"))


def scene(drawn):
    return draw_table(drawn, samples.people(len(drawn.seats)), Look(), samples.SampleWords("de"))


def reserve(codes, **near):
    return draw_hand(tricks.reserve_hand(codes, **near), Look(), samples.SampleWords("de"))


PICTURES = {
    "table-2-0-en": lambda: table(2, 0, "en"),
    "table-4-7": lambda: table(4, 7),
    "table-6-14": lambda: table(6, 14),
    "hand-13": lambda: hand(13),
    "hand-6-states": lambda: hand(6, chosen=(3,), unplayable=(0, 1, 2, 5)),
    "suits-3": lambda: scene(tricks.suits(3, played=2)),
    "suits-4-full": lambda: scene(tricks.suits(4, played=3, is_full=True)),
    "sets-4": lambda: scene(tricks.sets(4, ("c7 d7 h7", "cJ dJ hJ", ""), 1)),
    "sets-6": lambda: scene(tricks.sets(6, ("h7", "d7", "s9", "*", "cA"), 3)),
    "numbers-2": lambda: scene(tricks.numbers(2, ("12", "S"), 1)),
    "numbers-5": lambda: scene(tricks.numbers(5, ("7 7 7",), 0)),
    "numbers-6-full": lambda: scene(tricks.numbers(6, ("1 2 3", "2 X=3 4", "", *SETS), 5)),
    "hand-numbers": lambda: reserve("3 3 8 X 11 11 2 6 9 9 12 S N", drawn="7 10 5"),
    "hand-numbers-25": lambda: reserve(LONG, unplayable=frozenset({0, 4, 9, 20})),
    "examples": lambda: draw_examples(dict(samples.examples())["examples-3"], Look()),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name):
    drawn = Image.open(io.BytesIO(PICTURES[name]())).convert("RGB")
    small = drawn.resize((SIZE, round(drawn.height * SIZE / drawn.width)), Image.Resampling.BOX)
    path = GOLDEN / f"{name}.png"
    if os.environ.get("STAMMTISCH_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        small.save(path, optimize=True)
    golden = Image.open(path).convert("RGB")
    assert golden.size == small.size
    assert max(ImageStat.Stat(ImageChops.difference(golden, small)).mean) < 1.0
