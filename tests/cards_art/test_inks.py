import pytest
from PIL import Image

from cards_art import colours, inks
from cards_art.colours import rgb
from cards_art.ink_choice import _FLAT

NAMES = [inks.name_of(use, suits) for use, suits in inks.sets()]


@pytest.mark.parametrize("name", NAMES)
def test_flat_colours_are_kept_exactly(name):
    palette = inks.palette(name)
    for colour in _FLAT:
        (index,) = inks.to_indices(Image.new("RGB", (1, 1), rgb(colour)), name).tobytes()
        assert tuple(palette[3 * index : 3 * index + 3]) == rgb(colour), colour


@pytest.mark.parametrize("name", NAMES)
def test_a_palette_has_at_most_256_colours(name):
    assert len(inks.palette(name)) % 3 == 0
    assert len(inks.palette(name)) <= 3 * inks.COLOURS


def test_the_ramp_runs_from_shadow_to_felt_and_passes_panel_and_edge():
    assert inks.ramp_colour(0) == rgb(colours.SHADOW)
    assert inks.ramp_colour(inks.RAMP - 1) == rgb(colours.FELT)
    for colour in (colours.PANEL, colours.FELT_EDGE):
        tone = inks.ramp_colour(inks.ramp_tone(colour))
        assert all(abs(a - b) <= 3 for a, b in zip(tone, rgb(colour), strict=True))


def test_suit_colours_keep_apart_from_each_other():
    assert {name: len(set(suits.values())) for name, suits in colours.SUITS.items()} == {
        "turnier": 4, "farbsicher": 4, "klassisch": 2,
    }  # fmt: skip
    assert colours.mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert colours.tint(colours.BLACK_SUIT) != colours.tint("#C5202E")
