import logging

import pytest

from bot.errors import Language
from bot.texts import CardStyle, MissingText, Texts, Voice, language_of, relative_time
from bot.texts.bundles import Bundle
from games.core.cards import CODES
from games.core.text import CardValue, SeatValue, Text


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


def test_german_cards_have_a_sign_and_german_letters(texts: Texts):
    voice = Voice(texts, "de")
    assert [voice.card(code) for code in ("h7", "dT", "cJ", "sQ", "hA", "*")] == [
        "♥7", "♦10", "♣B", "♠D", "♥A", "Joker",
    ]  # fmt: skip


def test_english_readers_see_j_q_k_a(texts: Texts):
    assert [Voice(texts, "en").card(code) for code in ("cJ", "sQ", "hK", "dA")] == [
        "♣J", "♠Q", "♥K", "♦A",
    ]  # fmt: skip


def test_cards_read_aloud_are_words(texts: Texts):
    assert Voice(texts, "de").aloud.card("hQ") == "Herz Dame"
    assert Voice(texts, "en").aloud.card("sT") == "10 of spades"


@pytest.mark.parametrize("style", CardStyle)
def test_no_two_cards_have_one_name(texts: Texts, style: CardStyle):
    names = {Voice(texts, "de", cards=style).card(code) for code in CODES}
    assert len(names) == len(CODES)


def test_a_code_that_is_no_french_card_stands_for_itself(texts: Texts):
    assert Voice(texts, "de").card("12") == "12"


def test_cards_and_seats_inside_a_text_become_words(texts: Texts):
    voice = Voice(texts, "de", seat_name=lambda seat: f"<{seat}>")
    cards = voice.say(Text.of("picture-hand-chosen", cards=CardValue.of("h7", "*")))
    seat = voice("lobby-seat", place=1, seat=SeatValue(3))
    assert (cards, seat) == ("Gewählt: ♥7 Joker", "1. <3>")


def test_cards_read_aloud_are_separated_by_commas(texts: Texts):
    said = Voice(texts, "de").aloud.say(Text.of("cards", cards=CardValue.of("h7", "sA")))
    assert said == "Herz 7, Pik Ass"


def test_numbers_are_written_as_the_language_does(texts: Texts):
    assert Voice(texts, "de").words("picture-hand", {"count": 1}) == "Deine Hand: 1 Karte"
    assert Voice(texts, "en").words("picture-hand", {"count": 2}) == "Your hand: 2 cards"


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_stands_between_the_thousands(texts: Texts, language: Language):
    assert "1001 " in Voice(texts, language).words("picture-hand", {"count": 1001})


def test_cards_that_are_no_french_ones_have_their_names(texts: Texts):
    voice, english = Voice(texts, "de"), Voice(texts, "en")
    assert [voice.card(code) for code in ("1", "12", "X", "S", "N")] == [
        "1", "12", "X", "Stopp", "Nachziehen",
    ]  # fmt: skip
    assert [english.aloud.card(code) for code in ("7", "X", "S", "N")] == ["7", "X", "Stop", "Draw"]


def test_an_unknown_key_is_an_error(texts: Texts):
    with pytest.raises(MissingText):
        Voice(texts, "de").words("no-such-text", {})


def test_a_missing_value_is_logged_by_name_without_the_others(
    texts: Texts, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.DEBUG):
        Voice(texts, "de").words("lobby-rule", {"rule": "geheim"})
    assert "value" in caplog.text
    assert "geheim" not in caplog.text


def test_a_text_may_refer_to_others_wherever_they_stand():
    sources = [
        "said = { -who } { twice.much } { -who.kind ->\n    [one] {twice}\n   *[other] no\n }\n",
        "twice = { two } two\n    .much = three\ntwo = 2\n-who = Anna\n    .kind = one\n",
    ]
    assert Bundle("de", sources).format("said", {}) == "Anna three 2 two"


def test_texts_that_refer_to_each_other_are_parsed_once():
    assert (
        Bundle("de", ["one = 1 { $x } {two.a}\ntwo = 2\n    .a = { one.b }"]).format("two", {})
        == "2"
    )


def test_of_two_texts_with_one_key_the_first_counts():
    assert Bundle("de", ["key = first\n", "key = second\n"]).format("key", {}) == "first"


def test_a_text_of_attributes_alone_is_no_text():
    with pytest.raises(MissingText):
        Bundle("de", ["only =\n    .attribute = x\n"]).format("only", {})


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("en-GB", "en"), ("en-US", "en"), ("fr", "de"), (None, "de")],
)
def test_locales_find_their_language(locale: str | None, language: str):
    assert language_of(locale, "de") == language


def test_times_are_shown_relative_by_discord():
    assert relative_time(1_700_000_000.9) == "<t:1700000000:R>"


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_negative_number_has_a_minus_and_no_hyphen(texts: Texts, language: Language):
    voice = Voice(texts, language)
    said = [voice("table-place", place=1, seat="Anna-5", score=n) for n in (-12_345, -328, 0)]
    assert [text.rpartition(" ")[2] for text in said] == ["−12345", "−328", "0"]
    assert all("Anna-5" in text for text in said)
