import io
from itertools import combinations

import pytest
from PIL import Image

from cards_art import decks
from cards_art.colours import FRENCH_BACKS, PALETTES
from cards_art.layout.box import HEIGHT, WIDTH, Box
from cards_art.look import Look
from cards_art.sprite_names import FACES, NUMBER_CODES
from games.core.cards import CODES

DECKS = [
    (decks.french("gross"), "gross"),
    (decks.french("mini"), "mini"),
    (decks.numbers("gross"), "gross"),
    (decks.numbers("mini"), "mini"),
]


def codes(rows):
    return [face.code for row in rows for face in row if face.stands_for is None]


def test_a_deck_has_every_card_once():
    assert sorted(codes(decks.french("gross"))) == sorted((*CODES, *FRENCH_BACKS))
    assert sorted(codes(decks.french("mini"))) == sorted(CODES)
    assert sorted(codes(decks.numbers("mini"))) == sorted(NUMBER_CODES)


@pytest.mark.parametrize(("rows", "kind"), DECKS)
def test_no_card_lies_on_another_or_leaves_the_picture(rows, kind):
    lines = decks.deck_boxes([len(row) for row in rows], kind)
    assert [len(line) for line in lines] == [len(row) for row in rows]
    boxes = [box for line in lines for box in line]
    whole = Box(0, 0, WIDTH, max(HEIGHT, boxes[-1].bottom + 16))
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize(("rows", "kind"), DECKS)
def test_a_deck_is_as_wide_as_every_picture(rows, kind):
    drawn = Image.open(io.BytesIO(decks.draw_deck(rows, kind, Look())))
    assert drawn.width == WIDTH
    assert drawn.height >= HEIGHT


def test_the_gallery_shows_every_palette_and_face():
    names = [name for name, _ in decks.pictures(Look())]
    assert len(set(names)) == len(names) == len(PALETTES) * (len(FACES) + 1) + 2
