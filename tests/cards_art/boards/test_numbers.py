import pytest

from cards_art.boards.numbers import change, total, written
from cards_art.boards.scenes import Figure


@pytest.mark.parametrize(
    ("figure", "german", "english"),
    [
        (Figure(1742), "1742", "1742"),
        (Figure(-8526), "−8526", "−8526"),
        (Figure(12345), "12.345", "12,345"),
        (Figure(-1234567), "−1.234.567", "−1,234,567"),
        (Figure(2.346, 2), "2,35", "2.35"),
        (Figure(-0.004, 2), "0,00", "0.00"),
        (Figure(0.584, is_share=True), "58 %", "58%"),
        (Figure(1.0, is_share=True), "100 %", "100%"),
        (Figure(0), "0", "0"),
    ],
)
def test_numbers_are_written_as_each_language_writes_them(figure, german, english):
    assert written(figure, "de") == german
    assert written(figure, "en") == english


def test_only_gains_of_games_of_points_carry_a_plus():
    assert change(40, "de", signed=True) == "+40"
    assert change(40, "de", signed=False) == "40"
    assert change(-40, "de", signed=True) == change(-40, "de", signed=False) == "−40"
    assert change(0, "de", signed=True) == total(0, "de") == "0"
    assert change(None, "de", signed=True) == "–"
