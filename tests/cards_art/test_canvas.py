"""A sprite in pieces looks like the sprite."""

import pytest
from PIL import Image

from cards_art.canvas import indexed
from cards_art.inks import name_of
from cards_art.pixels import alike_rows, over, paste, solid_columns
from cards_art.shapes import Plate, Ring, Star
from cards_art.sprites import Card

INKS = name_of("table", "turnier")
RING = Ring(200, 120, 14, 5, "#F2C14E", "#22614F")
SPRITES = [
    RING,
    Plate(180, 90, 20, "#F2C14E", "#22614F"),
    Plate(20, 20, 5, "#F2C14E", "#22614F"),
    Star(30, "#F2C14E", "#22614F"),
    Card("turnier/gross/h7", 184, "#22614F"),
    Card("turnier/gross/h7", 184, "#22614F", shown=(60, 250)),
]


@pytest.mark.parametrize("sprite", SPRITES, ids=range(len(SPRITES)))
@pytest.mark.parametrize("at", [(7, 5), (-20, -30), (190, 150)])
def test_a_sprite_in_pieces_covers_what_the_whole_one_does(sprite, at):
    drawn = sprite.draw()
    opaque = drawn.getchannel("A").point([255 * (value >= 40) for value in range(256)], "1")
    touched = []
    for ground in (100, 101):
        onto = Image.new("L", (260, 220), ground)
        indexed(sprite, INKS).paste(onto, *at)
        touched.append(onto)
    where = Image.new("1", (260, 220))
    where.paste(1, at, opaque)
    for x, y in ((x, y) for x in range(0, 260, 3) for y in range(0, 220, 3)):
        is_same = touched[0].getpixel((x, y)) == touched[1].getpixel((x, y))
        assert is_same == bool(where.getpixel((x, y)))


def test_the_empty_middle_of_a_ring_is_not_pasted():
    pieces = indexed(RING, INKS).pieces
    assert sum(piece.pixels.width * piece.pixels.height for piece in pieces) < 200 * 120 / 2
    assert [piece.mask is None for piece in pieces] == [False, False, True, True]


def test_small_sprites_are_pasted_in_one_piece():
    assert len(indexed(SPRITES[2], INKS).pieces) == 1


def test_the_longest_stretch_of_equal_rows_is_found_with_its_columns():
    mask = Image.new("1", (6, 7))
    mask.paste(1, (1, 2, 3, 6))
    mask.paste(1, (5, 2, 6, 6))
    assert alike_rows(mask) == (2, 6)
    assert solid_columns(mask, 2) == [(1, 3), (5, 6)]
    assert solid_columns(mask, 0) == []


def test_pasting_over_a_buffer_changes_the_buffer():
    buffer = bytearray(12)
    paste(over(buffer, 4), Image.new("L", (2, 2), 9), 3, 1)
    assert buffer == bytes(7) + b"\x09" + bytes(3) + b"\x09"
