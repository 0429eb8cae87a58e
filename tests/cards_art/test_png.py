import io
import zlib

from PIL import Image

from cards_art import samples
from cards_art.look import Look
from cards_art.png import encode
from cards_art.render import draw_hand, draw_table

WORDS = samples.SampleWords("de")


def chunks(png):
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, found = 8, []
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        checksum = int.from_bytes(png[at + 8 + length : at + 12 + length], "big")
        assert checksum == zlib.crc32(kind + body)
        found.append(kind)
        at += 12 + length
    return found


def test_a_picture_comes_back_as_it_was():
    indices = Image.linear_gradient("L").resize((33, 7))
    palette = bytes(range(256)) * 3
    read = Image.open(io.BytesIO(encode(indices, palette)))
    assert (read.mode, read.size) == ("P", (33, 7))
    assert read.tobytes() == indices.tobytes()
    assert bytes(read.getpalette() or ()) == palette


def test_pictures_carry_no_metadata():
    table = draw_table(samples.table(4, 7), samples.people(4), Look(), WORDS)
    hand = draw_hand(samples.hand(13), Look(), WORDS)
    for png in (table, hand):
        assert chunks(png) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
        assert Image.open(io.BytesIO(png)).info == {}
