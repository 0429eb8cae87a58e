import io

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import inks, paint_hand, paint_table, sample_tricks, samples
from cards_art.colours import PALETTES, SUITS, rgb, tint
from cards_art.look import Look
from cards_art.reference import RgbaCanvas
from cards_art.render import draw_examples, draw_hand, draw_table
from cards_art.sprite_names import FACES, LANGUAGES, face_name
from cards_art.sprites import exists
from games.core.cards import CODES

WORDS = samples.SampleWords("de")
OTHERS = PALETTES[1:]  # the first is what all other tests of pictures draw
TRICKS = sample_tricks.suits(4, played=3, is_full=True)
STATES = samples.hand(13, chosen=(2, 9), unplayable=(0, 4, 11))


def opened(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


def tables(scene, look):
    """Return the picture of the fast canvas and of the full-colour one."""
    people = samples.people(len(scene.seats))
    layout = paint_table.layout_of(scene, people, WORDS)
    full = RgbaCanvas(1100, layout.height)
    paint_table.paint_table(full, layout, scene, people, look, WORDS)
    return opened(draw_table(scene, people, look, WORDS)), opened(full.png())


def hands(scene, look):
    layout = paint_hand.layout_of(scene, WORDS)
    full = RgbaCanvas(1100, layout.height)
    paint_hand.paint_hand(full, layout, scene, look, WORDS)
    return opened(draw_hand(scene, look, WORDS)), opened(full.png())


@pytest.mark.parametrize("palette", OTHERS)
@pytest.mark.parametrize(
    ("drawn", "scene"),
    [
        (tables, samples.table(6, 14)),
        (tables, TRICKS),
        (hands, samples.hand(20)),
        (hands, STATES),
    ],
    ids=["melds", "tricks", "hand", "states"],
)
def test_pictures_in_any_palette_show_no_visible_loss(drawn, scene, palette):
    assert_no_visible_loss(*drawn(scene, Look("de", palette)))


@pytest.mark.parametrize("palette", PALETTES)
def test_the_classic_face_shows_no_visible_loss(palette):
    assert_no_visible_loss(*hands(samples.hand(8), Look("de", palette, "klassisch")))


def assert_no_visible_loss(fast, full):
    difference = ImageChops.difference(fast, full)
    assert max(ImageStat.Stat(difference).mean) < 1.5
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    assert sum(largest[33:]) / sum(largest) < 0.0015  # single pixels of soft edges


@pytest.mark.parametrize("palette", PALETTES)
def test_a_hand_shows_the_colours_of_its_palette(palette):
    counts = opened(draw_hand(samples.hand(13), Look("de", palette), WORDS)).getcolors(1 << 20)
    assert counts is not None
    shown = {colour for count, colour in counts if count > 500}
    assert {rgb(colour) for colour in SUITS[palette].values()} <= shown


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("use", ["table", "hand"])
def test_suits_and_their_tints_are_kept_exactly(use, palette):
    name = inks.name_of(use, palette)
    for suit in SUITS[palette].values():
        for colour in (suit, tint(suit)):
            (index,) = inks.to_indices(Image.new("RGB", (1, 1), rgb(colour)), name).tobytes()
            assert tuple(inks.palette(name)[3 * index : 3 * index + 3]) == rgb(colour), colour


def test_palettes_differ_in_the_table_and_the_examples_too():
    people, examples = samples.people(4), dict(samples.examples())["examples-5"]
    looks = [Look("de", palette) for palette in PALETTES]
    assert len({draw_table(TRICKS, people, look, WORDS) for look in looks}) == len(PALETTES)
    assert len({draw_examples(examples, look) for look in looks}) == len(PALETTES)


def test_the_classic_face_shows_other_french_cards_and_the_same_numbers():
    gross, classic = (Look("de", PALETTES[0], face) for face in FACES)
    assert draw_hand(STATES, gross, WORDS) != draw_hand(STATES, classic, WORDS)
    assert draw_table(TRICKS, samples.people(4), gross, WORDS) != draw_table(
        TRICKS, samples.people(4), classic, WORDS
    )
    numbers = sample_tricks.reserve_hand("3 8 X S N", drawn="7")
    assert draw_hand(numbers, gross, WORDS) == draw_hand(numbers, classic, WORDS)


def test_the_cards_with_numbers_have_one_set_of_inks():
    assert {inks.name_of("numbers", palette) for palette in PALETTES} == {"numbers"}
    scene = sample_tricks.reserve_hand("3 8 X S N", drawn="7")
    assert len({draw_hand(scene, Look("de", palette), WORDS) for palette in PALETTES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", PALETTES)
def test_every_card_has_a_face_in_every_palette_and_language(palette, language):
    for kind in (*FACES, "mini"):
        for code in CODES:
            assert exists(face_name(kind, code, palette, language))
    for stands_for in (*"23456789TJQKA", *CODES[:-1]):
        assert exists(face_name("mini", "*", palette, language, stands_for))


@pytest.mark.parametrize(
    ("palette", "code", "name"),
    [
        ("farbsicher", "c7", "turnier/gross/c7"),
        ("farbsicher", "s7", "farbsicher/gross/s7"),
        ("klassisch", "h7", "turnier/gross/h7"),
        ("klassisch", "d7", "klassisch/gross/d7"),
        ("klassisch", "*", "turnier/gross/*"),
    ],
)
def test_palettes_share_the_faces_they_colour_alike(palette, code, name):
    assert face_name("gross", code, palette, "de") == name
