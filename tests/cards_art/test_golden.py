"""Small golden pictures: they may drift with a library, but never change their looks unnoticed.

`STAMMTISCH_GOLDEN=1 pytest tests/cards_art/test_golden.py` writes them anew, to be looked at.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import samples
from cards_art.look import Look
from cards_art.render import draw_hand, draw_table
from cards_art.sprite_names import Language

GOLDEN = Path(__file__).parent / "golden"
SIZE = 275  # a quarter: small files, and blind to single pixels of soft edges


def table(seats: int, melds: int, language: Language = "de"):
    words = samples.SampleWords(language)
    return draw_table(samples.table(seats, melds), samples.people(seats), Look(language), words)


def hand(cards, **states):
    return draw_hand(samples.hand(cards, **states), Look(), samples.SampleWords("de"))


PICTURES = {
    "table-2-0-en": lambda: table(2, 0, "en"),
    "table-4-7": lambda: table(4, 7),
    "table-6-14": lambda: table(6, 14),
    "hand-13": lambda: hand(13),
    "hand-6-states": lambda: hand(6, chosen=(3,), unplayable=(0, 1, 2, 5)),
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
