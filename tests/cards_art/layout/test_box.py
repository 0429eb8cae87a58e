import pytest

from cards_art.layout.box import DIGITS, Box, gross_height, mini_height, number_text, number_width
from cards_art.typeface import measure


def test_card_heights_follow_the_card_geometry():
    assert gross_height(240) == 370
    assert mini_height(240) == 262


@pytest.mark.parametrize("number", [0, 1, 7, 13, 112, 201, -45, 1048])
def test_a_number_fits_its_reserved_width_and_wastes_little(number):
    for size in (28, 40, 44):
        wide = measure(number_text(number), size, 700)
        assert wide <= number_width(number, size) <= wide + 2 * len(str(number)) + 1


def test_a_negative_number_has_a_minus_and_no_hyphen():
    assert [number_text(number) for number in (-328, 0, 1001)] == ["−328", "0", "1001"]


def test_digit_widths_are_those_of_the_font():
    for digit, share in DIGITS.items():
        assert measure(digit, 100, 700) == pytest.approx(share * 100, abs=1)


def test_boxes_that_only_touch_do_not_overlap():
    left = Box(0, 0, 10, 10)
    assert not left.overlaps(Box(10, 0, 10, 10))
    assert left.overlaps(Box(9, 9, 10, 10))
    assert left.contains(Box(2, 2, 8, 8))
    assert not left.contains(Box(2, 2, 9, 8))
    assert left.grown(3) == Box(-3, -3, 16, 16)
