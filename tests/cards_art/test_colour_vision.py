"""How far apart the suits are for eyes that see fewer colours.

Simulated as published by Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for
Simulation of Color Vision Deficiency", at full severity; distances are ΔE of CIE 1976 L*a*b*.
"""

from itertools import combinations
from math import dist

import pytest

from cards_art.colours import IVORY, ON_FELT, PALETTES, PANEL, SUITS, rgb

VISIONS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (  # linear sRGB, scaled so that its white is (1, 1, 1)
    (0.433953, 0.376219, 0.189828),
    (0.212673, 0.715152, 0.072175),
    (0.017758, 0.109477, 0.872765),
)


def linear(colour):
    return [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in rgb(colour))
    ]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(colour, vision):
    """Return L*, a*, b* of a colour as that vision sees it."""
    seen = [min(1.0, max(0.0, value)) for value in times(VISIONS[vision], linear(colour))]
    x, y, z = (
        value ** (1 / 3) if value > (6 / 29) ** 3 else value / 3 / (6 / 29) ** 2 + 4 / 29
        for value in times(TO_XYZ, seen)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def closest(suits):
    """Return the smallest distance between two colours of suits over all visions."""
    return min(
        dist(lab(one, vision), lab(other, vision))
        for vision in VISIONS
        for one, other in combinations(set(suits.values()), 2)
    )


def test_black_and_white_are_a_hundred_apart_in_every_vision():
    for vision in VISIONS:
        assert dist(lab("#000000", vision), lab("#FFFFFF", vision)) == pytest.approx(100, abs=0.1)


def test_red_and_green_meet_where_red_is_missing():
    red, green = "#B04A3A", "#63702E"
    normal = dist(lab(red, "normal"), lab(green, "normal"))
    assert dist(lab(red, "protan"), lab(green, "protan")) < normal / 2
    assert dist(lab(red, "deutan"), lab(green, "deutan")) < normal / 2
    assert dist(lab(red, "tritan"), lab(green, "tritan")) > normal / 2


def test_the_safe_palette_keeps_all_suits_apart_in_every_vision():
    assert closest(SUITS["farbsicher"]) >= 25
    assert closest(ON_FELT["farbsicher"]) >= 25


@pytest.mark.parametrize(
    ("palette", "figure"), [("turnier", 18), ("farbsicher", 29), ("klassisch", 36)]
)
def test_the_closest_pair_is_as_far_apart_as_the_documents_say(palette, figure):
    assert round(closest(SUITS[palette])) == figure


@pytest.mark.parametrize("palette", PALETTES)
def test_suits_on_a_panel_are_told_apart_like_those_on_cards(palette):
    on_cards, on_panels = SUITS[palette], ON_FELT[palette]
    for one, other in combinations("cshd", 2):
        assert (on_cards[one] == on_cards[other]) == (on_panels[one] == on_panels[other])
    assert closest(on_panels) >= min(closest(on_cards), 25) - 1


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("palette", PALETTES)
def test_every_suit_stands_out_from_card_and_panel(palette, vision):
    for colour in SUITS[palette].values():
        assert dist(lab(colour, vision), lab(IVORY, vision)) > 40
    for colour in ON_FELT[palette].values():
        assert dist(lab(colour, vision), lab(PANEL, vision)) > 40
