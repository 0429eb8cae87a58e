"""The Fluent files against each other and against the code: nothing missing, nothing unused."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.errors import Language
from bot.session.outcomes import VALUES, Reason
from bot.texts import LANGUAGES, Key
from bot.texts.bundles import text_files
from bot.views.people import offered_levels
from cards_art.boards.words import KEYS as BOARD_KEYS
from cards_art.words import KEYS as PICTURE_KEYS
from games.registry import newest_games
from tests.bot.texts.ftl import cut_otherwise, messages

ROOT = Path(__file__).parents[3]
SLUGS = tuple(newest_games())
DERIVED = ("suit-", "rank-", "card-", "level-", "session-", "setting-", "unrated-", "achievement-")
"""Starts of keys that the code puts together: cards, levels, the session's reasons, settings."""


def test_both_languages_have_the_same_texts_with_the_same_values():
    assert messages("de") == messages("en")


def test_the_texts_stand_in_the_same_order_in_both_languages():
    assert list(messages("de")) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_parsed_alone_is_the_same_as_within_its_file(language: Language):
    assert cut_otherwise(language) == []


def _bots_own(language: Language) -> list[str]:
    return [key for key in messages(language) if not key.startswith(tuple(f"{s}-" for s in SLUGS))]


def test_the_keys_that_code_may_use_are_those_of_the_files():
    assert list(get_args(Key)) == _bots_own("de")


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_the_session_has_its_sentence_with_exactly_its_values(reason: Reason):
    assert messages("de")[f"session-{reason}"] == set(VALUES.get(reason, ()))


def test_the_session_has_no_sentence_without_a_reason():
    said = {key for key in messages("de") if key.startswith("session-")}
    assert said == {f"session-{reason}" for reason in Reason}


def test_every_level_that_people_choose_from_has_its_name_and_no_other():
    levels = {level for game in newest_games().values() for level in offered_levels(game.spec)}
    named = {key for key in messages("de") if key.startswith("level-")}
    assert {f"level-{level}" for level in levels} <= named
    assert named == {"level-leicht", "level-mittel", "level-schwer"}


def test_pictures_find_every_word_with_exactly_its_values():
    texts = messages("de")
    asked = {**PICTURE_KEYS, **BOARD_KEYS}
    assert {key: texts.get(key) for key in asked} == {
        key: set(values) for key, values in asked.items()
    }


def test_every_text_of_the_bot_is_used():
    folders = (ROOT / "bot", ROOT / "cards_art", ROOT / "games" / "core")
    sources = [file for folder in folders for file in folder.rglob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources if file.name != "keys.py")
    named = set(re.findall(r"""["']([a-z][a-z0-9-]+)["']""", code))
    unused = [key for key in _bots_own("de") if not key.startswith(DERIVED)]
    assert set(unused) - named == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolating_marks_stand_in_the_files(language: Language):
    for file in text_files(language):
        assert not set(file.read_text(encoding="utf-8")) & {"\u2068", "\u2069"}
