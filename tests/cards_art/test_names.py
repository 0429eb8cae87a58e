import unicodedata

import pytest

from cards_art.names import LONGEST, clean_name, escaped, shortened, shown_name
from tests.cards_art.hostile import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_becomes_one_short_line(name):
    clean = clean_name(name)
    assert len(clean) <= LONGEST
    assert clean == clean.strip()
    assert all(unicodedata.category(character)[0] != "C" for character in clean)
    assert clean_name(clean) == clean


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Björn", "Björn"),
        ("Bjo\u0308rn", "Björn"),
        ("ﬁne ＡＢＣ", "fine ABC"),
        ("🦊 Fuchs 🦊", "Fuchs"),
        ("a\nb\tc", "a b c"),
        ("Z" + "\u0301\u0302\u0303\u0304" * 9, "Ź\u0302"),
        ("\u0301abc", "abc"),
        ("x" * 40, "x" * 32),
        ("\u202egnp.exe", "gnp.exe"),
        ("❤️Lena❤️", "Lena"),
    ],
)
def test_names_are_composed_and_freed_of_what_cannot_be_drawn(name, shown):
    assert clean_name(name) == shown


def test_a_name_of_nothing_shows_its_seat():
    assert shown_name("🦊🦊", 2) == "#3"


def test_a_cut_text_says_so():
    assert shortened("Annegret", 8) == "Annegret"
    assert shortened("Annegret", 5) == "Anne…"


def test_markdown_in_a_name_is_shown_letter_by_letter():
    assert escaped("**a**_b_ <@1> `c`") == r"\*\*a\*\*\_b\_ \<\@1\> \`c\`"
