"""What a refusal of house rules says: the rule and its values by the reader's own words."""

import pytest

from bot.errors import Language
from bot.texts import Texts, Voice
from bot.views.house_rules import refusal_line
from games.core.errors import OptionError
from games.core.text import Text
from games.registry import newest_games

TEXTS = Texts()


def refused(slug: str, key: str, value: str) -> Text:
    with pytest.raises(OptionError) as caught:
        newest_games()[slug].spec.options.from_pairs({key: value})
    assert caught.value.text is not None
    return caught.value.text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“7”. Possible: must be discarded · may be laid too."),
        ("de", "„7“ sein. Möglich: muss abgeworfen werden · darf auch gelegt werden."),
    ],
)
def test_a_value_out_of_range_is_refused_in_the_readers_words(language: Language, said: str):
    detail = refused("romme", "schluss", "7")
    assert refusal_line(Voice(TEXTS, language), "romme", detail).endswith(said)


def test_numbers_without_a_gap_are_named_by_the_first_and_the_last():
    detail = refused("romme", "limit", "99")
    said = refusal_line(Voice(TEXTS, "en"), "romme", detail)
    assert said == "Limit cannot be “99”. Possible: 100–1000."


@pytest.mark.parametrize("slug", newest_games())
def test_no_rule_is_named_to_english_readers_by_its_key_in_records(slug: str):
    voice = Voice(TEXTS, "en")
    for option in newest_games()[slug].spec.options.specs():
        detail = refused(slug, option.key, "?")
        name = voice.words(f"{slug}-option-{option.field_name.replace('_', '-')}", {})
        assert refusal_line(voice, slug, detail).startswith(f"{name} cannot be “?”. Possible: ")


def test_a_rule_that_there_is_not_keeps_its_spelling():
    detail = refused("romme", "kartenfarbe", "rot")
    assert "kartenfarbe" in refusal_line(Voice(TEXTS, "en"), "romme", detail)


def test_of_an_unknown_game_the_spelling_of_records_is_kept():
    detail = refused("romme", "limit", "99")
    assert refusal_line(Voice(TEXTS, "en"), "", detail).startswith("limit cannot be “99”")
