"""The rules for players: the table's values, and lines that stand only where they apply."""

from __future__ import annotations

import pytest

from games.core.rules_text import rules_text
from games.romme.rules import Romme


def paragraph(section: str, options: dict[str, str], language: str = "de") -> str:
    (found,) = (
        each for each in rules_text(Romme.under(options), language) if each.section == section
    )
    return found.text


@pytest.mark.parametrize(
    ("options", "said", "unsaid"),
    [
        ({}, "3 zu zweit oder zu dritt, 4 zu viert", "ein einziges Spiel"),
        ({"spiele": "1"}, "ein einziges Spiel", "Zahl der Spiele"),
        ({"spiele": "4"}, "hat hier 4 Spiele", "Zahl der Spiele"),
    ],
)
def test_section_13_says_the_number_of_deals_as_it_is_here(
    options: dict[str, str], said: str, unsaid: str
):
    text = paragraph("13", options)
    assert said in text
    assert unsaid not in text


def test_a_line_stands_where_its_value_is_set_and_its_counterpart_elsewhere():
    assert "mindestens 30 Punkte" in paragraph("6", {"erstmeldung": "30"})
    assert "Mindestwert" not in paragraph("6", {"erstmeldung": "30"})
    assert "you need no minimum" in paragraph("6", {"erstmeldung": "0"}, "en")


def test_the_lines_of_a_paragraph_become_one():
    assert "\n" not in paragraph("2", {})
