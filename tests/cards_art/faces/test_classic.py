import re

import pytest

from cards_art.faces import classic
from cards_art.faces.suits import PATHS
from games.core.cards import CODES, JOKER

PIPS = dict(zip("23456789T", range(2, 11), strict=True))
UPSIDE_DOWN = "rotate(180 "


@pytest.mark.parametrize("rank", PIPS)
def test_a_card_has_as_many_pips_as_it_says(rank):
    assert len(set(classic.pip_places(rank))) == PIPS[rank]
    face = classic.classic(f"h{rank}", "turnier", "de")
    assert face.count(PATHS["h"]) == PIPS[rank] + 2  # and one in each of the two corners


@pytest.mark.parametrize("rank", PIPS)
def test_pips_mirror_each_other_across_and_fill_the_box(rank):
    places = set(classic.pip_places(rank))
    assert {(round(1 - x, 9), y) for x, y in places} == {(x, y) for x, y in places}
    assert {y for _, y in places} >= {0, 1}


@pytest.mark.parametrize("rank", PIPS)
def test_no_two_pips_touch(rank):
    places = [(88 * x, 244 * y) for x, y in classic.pip_places(rank)]
    for at, (x, y) in enumerate(places):
        for other_x, other_y in places[:at]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > 44**2


def test_pips_of_the_lower_half_stand_on_their_heads():
    assert classic.classic("c8", "turnier", "de").count(UPSIDE_DOWN) == 3 + 1  # and the index
    assert classic.classic("c3", "turnier", "de").count(UPSIDE_DOWN) == 1 + 1


@pytest.mark.parametrize("code", [code for code in CODES[:JOKER] if code[1] in "KQJ"])
def test_a_figure_has_two_heads(code):
    face = classic.classic(code, "farbsicher", "en")
    assert face.count("url(#half)") == 2
    assert face.count('id="half"') == 1


@pytest.mark.parametrize("code", CODES)
def test_a_face_refers_to_nothing_outside_itself(code):
    is_joker = code == CODES[JOKER]
    source = classic.classic_joker() if is_joker else classic.classic(code, "klassisch", "de")
    assert "<text" not in source
    assert "href" not in source
    for reference in re.findall(r"url\(#([\w-]+)\)", source):
        assert source.count(f'id="{reference}"') == 1
