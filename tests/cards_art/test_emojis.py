import io
import re
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import build, emojis
from cards_art.colours import rgb
from cards_art.faces.emojis import drawings
from cards_art.pixels import resized
from cards_art.sprite_names import LANGUAGES
from games.core.cards import CODES, JOKER

DARK, LIGHT = rgb("#313338"), rgb("#FFFFFF")
SHOWN_AT = 22
MOST_BYTES = 256 * 1024


@cache
def picture(name):
    return Image.open(io.BytesIO(emojis.png(name)))


@cache
def seen(name, page):
    """Return the picture as it stands beside words on a page of that colour."""
    small = resized(picture(name), (SHOWN_AT, SHOWN_AT), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", small.size, page)
    shown.paste(small, (0, 0), small)
    return shown


def test_every_card_back_and_empty_place_has_an_emoji_in_both_languages():
    for code in (*CODES, *map(str, range(1, 13)), "X", "S", "N", "back", "back2", "back3", ""):
        for language in LANGUAGES:
            assert emojis.name_of(code, language) in emojis.names()


def test_names_are_such_as_discord_takes_and_differ_in_more_than_case():
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,25}", name) for name in emojis.names())
    assert len({name.lower() for name in emojis.names()}) == len(emojis.names())


@pytest.mark.parametrize(
    ("code", "german", "english"),
    [
        ("hQ", "card_hq_de", "card_hq_en"),
        ("cJ", "card_cj_de", "card_cj_en"),
        ("sK", "card_sk", "card_sk"),
        ("dT", "card_dt", "card_dt"),
        (CODES[JOKER], "card_joker", "card_joker"),
        ("S", "card_stop", "card_stop"),
        ("12", "card_12", "card_12"),
        ("", "card_empty", "card_empty"),
    ],
)
def test_indices_that_are_translated_have_an_emoji_for_each_language(code, german, english):
    assert (emojis.name_of(code, "de"), emojis.name_of(code, "en")) == (german, english)


@pytest.mark.parametrize("code", ["13", "x7", "hX", "card_hx"])
def test_what_is_no_card_has_no_emoji(code):
    with pytest.raises(KeyError):
        emojis.name_of(code, "de")
    with pytest.raises(KeyError):
        emojis.png(code)


def test_the_committed_files_are_those_of_the_names():
    files = {path.name for path in emojis.FOLDER.iterdir()}
    assert files == {f"{name}.png" for name in emojis.names()}
    assert dict(drawings()).keys() == set(emojis.names())


def test_pictures_are_small_squares_without_metadata():
    for name in emojis.names():
        assert len(emojis.png(name)) <= MOST_BYTES
        assert picture(name).size == (128, 128)
        assert picture(name).mode == "RGBA"
        assert picture(name).info == {}


def test_no_two_cards_look_alike_beside_words():
    ours = [emojis.name_of(code, "de") for code in emojis.SHOWN]
    for one, other in combinations(ours, 2):
        difference = ImageChops.difference(seen(one, DARK), seen(other, DARK))
        assert max(ImageStat.Stat(difference).mean) > 4, (one, other)


@pytest.mark.parametrize("page", [DARK, LIGHT], ids=["dark", "light"])
def test_a_tile_stands_out_from_the_page(page):
    for name in emojis.names():
        across = seen(name, page).crop((0, 11, SHOWN_AT, 12)).tobytes()
        distances = [
            sum(abs(a - b) for a, b in zip(across[at : at + 3], page, strict=True))
            for at in range(0, 18, 3)
        ]
        assert max(distances) > 150, name


def test_an_emoji_made_anew_is_the_committed_one(tmp_path):
    few = {emojis.name_of(code, "en") for code in ("hQ", "9", "back3")}
    build.write_emojis(tmp_path, [(name, svg) for name, svg in drawings() if name in few])
    assert {path.stem for path in tmp_path.iterdir()} == few
    for path in tmp_path.iterdir():
        difference = ImageChops.difference(Image.open(path), picture(path.stem))
        assert max(ImageStat.Stat(difference).mean) < 1


def test_an_emoji_that_is_no_more_loses_its_file(tmp_path):
    (tmp_path / "card_h1.png").write_bytes(b"")
    build.write_emojis(tmp_path, [])
    assert not list(tmp_path.iterdir())
