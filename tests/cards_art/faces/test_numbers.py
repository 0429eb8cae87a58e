import re
from itertools import combinations

import pytest

from cards_art.colours import NUMBERS as COLOURS
from cards_art.colours import rgb
from cards_art.faces import numbers
from cards_art.faces.plaid import WEAVES
from cards_art.sprite_names import DRAW, NUMBERS, STOP, WILD, face_name

UNDERLINE = 'height="6.5"'
FACES = {
    **{(kind, code): numbers.number(kind, code) for kind in ("gross", "mini") for code in NUMBERS},
    **{
        (kind, code): numbers.special(kind, code, "de")
        for kind in ("gross", "mini")
        for code in (WILD, STOP, DRAW)
    },
    **{
        (kind, f"X={code}"): numbers.wild_as(kind, code)
        for kind in ("gross", "mini")
        for code in NUMBERS
    },
}


@pytest.mark.parametrize("face", FACES, ids="-".join)
def test_a_face_refers_to_nothing_outside_itself(face):
    source = FACES[face]
    assert "<text" not in source
    assert "href" not in source
    for reference in re.findall(r"url\(#([\w-]+)\)", source):
        assert source.count(f'id="{reference}"') == 1


@pytest.mark.parametrize("face", FACES, ids="-".join)
def test_six_and_nine_alone_are_underlined(face):
    _, code = face
    assert FACES[face].count(UNDERLINE) == (2 if code.removeprefix("X=") in {"6", "9"} else 0)


def test_every_number_has_a_weave_and_a_colour_of_its_own():
    assert len(set(WEAVES)) == len(NUMBERS) == 12
    assert len(set(COLOURS.values())) == 12
    neighbours = zip(COLOURS.values(), list(COLOURS.values())[1:], strict=False)
    for one, other in neighbours:
        assert sum(abs(a - b) for a, b in zip(rgb(one), rgb(other), strict=True)) > 60


def test_weaves_differ_in_more_than_one_thread():
    for one, other in combinations(WEAVES, 2):
        assert (one.cell, one.dark, one.light, one.is_knotted) != (
            other.cell, other.dark, other.light, other.is_knotted,
        )  # fmt: skip


def test_a_word_stands_on_large_special_cards_only():
    german, english = (numbers.special("gross", STOP, language) for language in ("de", "en"))
    assert german != english
    assert numbers.special("mini", STOP, "de") == numbers.special("mini", STOP, "en")
    assert numbers.special("gross", WILD, "de") == numbers.special("gross", WILD, "en")


@pytest.mark.parametrize(
    ("kind", "code", "stands_for", "name"),
    [
        ("gross", "7", None, "numbers/gross/7"),
        ("mini", "12", None, "numbers/mini/12"),
        ("gross", "X", "7", "numbers/gross/X=7"),
        ("gross", "S", None, "numbers/gross/S.en"),
        ("mini", "S", None, "numbers/mini/S"),
        ("gross", "*", "h7", "turnier/gross/*"),
        ("mini", "*", "hQ", "turnier/mini/*=hQ.en"),
    ],
)
def test_names_tell_what_is_printed(kind, code, stands_for, name):
    assert face_name(kind, code, "turnier", "en", stands_for) == name
