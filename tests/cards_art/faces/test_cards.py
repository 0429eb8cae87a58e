import re

import pytest

from cards_art.faces import cards
from cards_art.faces.glyphs import glyph_path
from cards_art.faces.suits import PATHS, suit
from games.core.cards import CODES, JOKER


def numbers(path):
    return [float(found) for found in re.findall(r"-?\d+\.?\d*", path)]


@pytest.mark.parametrize(
    ("rank", "german", "english"),
    [("J", "B", "J"), ("Q", "D", "Q"), ("K", "K", "K"), ("T", "10", "10")],
)
def test_indices_are_german_or_english(rank, german, english):
    assert cards.index(rank, "de") == german
    assert cards.index(rank, "en") == english


@pytest.mark.parametrize("code", CODES[:JOKER])
def test_a_face_refers_to_nothing_outside_itself(code):
    for source in (cards.gross(code, "turnier", "de"), cards.mini(code, "turnier", "en")):
        assert "<text" not in source
        assert "href" not in source
        for reference in re.findall(r"url\(#([\w-]+)\)", source):
            assert source.count(f'id="{reference}"') == 1


@pytest.mark.parametrize("letter", PATHS)
def test_a_suit_stays_within_its_box(letter):
    outline = PATHS[letter]
    if "A" not in outline:
        assert max(map(abs, numbers(outline))) <= 50
    assert "scale(0." in suit(letter, 0, 0, 66, "#000000")


@pytest.mark.parametrize("text", ["10", "K", "Q"])
def test_an_index_is_as_wide_as_allowed_and_centred(text):
    (data,) = re.findall(r' d="([^"]+)"', glyph_path(text, 78, 54, 96, 60, "#000000"))
    corners = [tuple(map(float, pair)) for pair in re.findall(r"(-?[\d.]+)[ ,](-?[\d.]+)", data)]
    xs = [x for x, _ in corners]
    assert max(xs) - min(xs) <= 61


def test_an_open_suit_leaves_only_a_rank_on_the_joker():
    whole = cards.mini_joker("h7", "turnier", "de")
    rank_only = cards.mini_joker("7", "turnier", "de")
    assert PATHS["h"] in whole
    assert PATHS["h"] not in rank_only
