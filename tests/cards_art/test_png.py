import io
import zlib

import pytest
from PIL import Image

from cards_art import png, samples
from cards_art.look import Look
from cards_art.render import draw_hand, draw_table

WORDS = samples.SampleWords("de")


def parts(picture):
    """Return kind and body of every chunk of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    at, found = 8, []
    while at < len(picture):
        length = int.from_bytes(picture[at : at + 4], "big")
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        checksum = int.from_bytes(picture[at + 8 + length : at + 12 + length], "big")
        assert checksum == zlib.crc32(kind + body)
        found.append((kind, body))
        at += 12 + length
    return found


def test_a_picture_comes_back_as_it_was():
    indices = Image.linear_gradient("L").resize((33, 7))
    palette = bytes(range(256)) * 3
    read = Image.open(io.BytesIO(png.encode(indices, palette)))
    assert (read.mode, read.size) == ("P", (33, 7))
    assert read.tobytes() == indices.tobytes()
    assert bytes(read.getpalette() or ()) == palette


@pytest.mark.parametrize("height", [1, 5, 7, 10])
def test_rows_packed_in_strips_come_back_as_they_were(height):
    rows = Image.linear_gradient("L").resize((33, height))
    rows.paste(0, (0, 0, 1, height))  # the byte of the filter
    pixels = memoryview(rows.tobytes())
    strips = [png.pack(pixels[at : at + 5 * 33]) for at in range(0, len(pixels), 5 * 33)]
    picture = png.assemble((32, height), bytes(range(256)) * 3, strips)
    assert Image.open(io.BytesIO(picture)).tobytes() == rows.crop((1, 0, 33, height)).tobytes()
    stream = b"".join(body for kind, body in parts(picture) if kind == b"IDAT")
    assert zlib.decompress(stream) == rows.tobytes()  # the joined checksum is right


def test_pictures_carry_no_metadata():
    table = draw_table(samples.table(4, 7), samples.people(4), Look(), WORDS)
    hand = draw_hand(samples.hand(13), Look(), WORDS)
    for picture in (table, hand):
        kinds = [kind for kind, _ in parts(picture)]
        assert kinds[:3] == [b"IHDR", b"PLTE", b"IDAT"]
        assert set(kinds[3:-1]) <= {b"IDAT"}
        assert kinds[-1] == b"IEND"
        assert Image.open(io.BytesIO(picture)).info == {}
