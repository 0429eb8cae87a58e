import io

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import build
from cards_art.faces import cards, classic, numbers
from cards_art.faces.indexed import indexed

FACES = {
    "court": cards.gross("sK", "turnier", "de"),
    "classic": classic.classic("dQ", "farbsicher", "de"),
    "joker": cards.mini_joker("h7", "klassisch", "de"),
    "number": numbers.number("gross", "7"),
    "back": cards.back("back"),
}


def saved(image):
    """Return a picture as it comes back from its file."""
    target = io.BytesIO()
    image.save(target, "PNG")
    return Image.open(target)


@pytest.fixture(params=FACES, scope="module")
def face(request):
    return build._rasterised(FACES[request.param], 150, 231)


def on_felt(image):
    flat = Image.new("RGB", image.size, "#22614F")
    flat.paste(image, (0, 0), image)
    return flat


def highest(channel):
    """Return the highest value of one channel."""
    return max(value for value, count in enumerate(channel.histogram()) if count)


def test_a_face_in_256_colours_shows_no_visible_loss(face):
    kept = saved(indexed(face))
    assert kept.mode == "P"
    difference = ImageChops.difference(on_felt(face), on_felt(kept.convert("RGBA")))
    assert max(ImageStat.Stat(difference).mean) < 1
    assert max(highest(channel) for channel in difference.split()) <= 20


def test_soft_edges_keep_their_opacity(face):
    kept = saved(indexed(face)).convert("RGBA").getchannel("A")
    difference = ImageChops.difference(face.getchannel("A"), kept)
    assert highest(difference) <= 255 / 23 / 2 + 1
    opaque = face.getchannel("A").point([255 * (value == 255) for value in range(256)])
    assert not ImageChops.subtract(opaque, kept).getbbox()


def test_large_areas_keep_their_colour_exactly():
    picture = Image.new("RGBA", (40, 40), "#FFFDF8")
    picture.paste("#FCFAF6", (0, 0, 10, 10))
    picture.paste("#0C7D62", (20, 0, 40, 40))
    picture.putpixel((0, 39), (201, 192, 174, 100))
    kept = saved(indexed(picture)).convert("RGBA")
    assert kept.getpixel((15, 30)) == (255, 253, 248, 255)
    assert kept.getpixel((30, 30)) == (12, 125, 98, 255)
    assert kept.convert("RGB").getpixel((0, 39)) == (201, 192, 174)
