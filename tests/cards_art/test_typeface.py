import pytest

from cards_art import typeface
from cards_art.typeface import draw, fit, measure, runs
from tests.cards_art.hostile import NAMES


def test_latin_text_is_one_run():
    assert [run.text for run in runs("Annegret Müßig", 700)] == ["Annegret Müßig"]


def test_letters_beyond_latin_1_come_from_the_extension_and_others_from_the_fallback():
    names = [run.font for run in runs("aŁж", 700)]
    assert names == [
        "inter-latin-700-normal.woff2",
        "inter-latin-ext-700-normal.woff2",
        "DejaVuSans-Bold.ttf",
    ]


def test_what_no_font_has_is_a_dot():
    assert runs("日本", 700)[0].text == "··"


def test_a_combining_mark_stays_with_its_letter_or_is_left_out():
    assert "".join(run.text for run in runs("שָלום", 700)) == "שָלום"
    assert [run.text for run in runs("q\u036ba", 700)] == ["qa"]
    assert runs("\u036b", 700) == ()


@pytest.mark.parametrize("has_bidi", [True, False])
def test_right_to_left_text_is_written_with_and_without_the_library(has_bidi, monkeypatch):
    if has_bidi and not typeface.has_bidi():
        pytest.skip("this Pillow finds no fribidi")
    monkeypatch.setattr(typeface, "has_bidi", lambda: has_bidi)
    typeface._font.cache_clear()
    mask, _, _ = draw("שלום", 40, 700)
    typeface._font.cache_clear()
    assert mask.width > 40


def test_text_without_the_library_is_put_into_visual_order(monkeypatch):
    monkeypatch.setattr(typeface, "has_bidi", lambda: False)
    (run,) = runs("שלום", 700)
    assert typeface._ordered(run) == "שלום"[::-1]


@pytest.mark.parametrize(
    ("text", "from_the_left"),
    [
        ("abc", ["abc"]),
        ("אבג דהו", ["דהו", " ", "אבג"]),
        ("abc אבג דהו def", ["abc ", "דהו", " ", "אבג", " def"]),
        ("אבג 12 דהו ist dran.", ["דהו", " 12 ", "אבג", " ist dran."]),
        ("אבג…", ["…", "אבג"]),
        ("אבג abc", ["אבג", " abc"]),
    ],
)
def test_words_from_right_to_left_follow_each_other_leftwards(text, from_the_left):
    assert [run.text for run in typeface._visual(runs(text, 700))] == from_the_left


def test_what_has_no_width_is_left_out():
    assert [run.text for run in runs("a\u200b\u200d\u202eb\n", 700)] == ["ab"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [0, 20, 76, 200])
def test_a_fitted_text_is_never_wider_than_its_room(name, width):
    text, size = fit(name.replace("\ud83d", ""), width, 40, 28, 700)
    assert 28 <= size <= 40
    assert measure(text, size, 700) <= width


def test_a_text_shrinks_before_it_is_cut():
    width = measure("MaximilianVon", 34, 700)
    assert fit("MaximilianVon", width, 40, 28, 700) == ("MaximilianVon", 34)
    text, size = fit("MaximilianVonUndZu", width, 40, 32, 700)
    assert (text[-1], size) == ("…", 32)


def test_a_text_without_ink_is_one_empty_pixel():
    mask, _, _ = draw(" ", 40, 700)
    assert (mask.size, mask.getpixel((0, 0))) == ((1, 1), 0)
