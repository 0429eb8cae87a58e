"""Loads the Fluent files of the bot and of every game; how a text is spoken is `voice`."""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot.errors import Language
from games.registry import all_games

LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")
_LOCALES: Final[Mapping[Language, str]] = {"de": "de-DE", "en": "en-GB"}
"""Which numbers and plurals a language uses."""

_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Before a negative number; readers aloud leave it out where a minus is meant."""

_log = logging.getLogger(__name__)


class MissingText(LookupError):
    """There is no text under this key: our mistake, found by the tests."""


class Bundle:
    """Every text of one language."""

    def __init__(self, language: Language, sources: Iterable[str]) -> None:
        self.language: Language = language
        # Without isolating marks: U+2068 and U+2069 would stand in every button's label.
        self._bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def format(self, key: str, values: Mapping[str, int | str]) -> str:
        """Return the text with its values.

        Raises:
            MissingText: there is none under this key.
        """
        if not self._bundle.has_message(key):
            raise MissingText(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(key)
        # The library's own annotation names a private type for the arguments.
        # Without points between thousands: the game is 1001, and people type numbers as they read.
        plain = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(pattern, cast(Any, plain))
        if errors:
            # Names only: the values may be somebody's cards.
            _log.error("text %s lacks a value: %s", key, ", ".join(map(str, errors)))
        if any(isinstance(value, int) and value < 0 for value in values.values()):
            return _HYPHEN.sub("−", str(text))
        return str(text)


def text_files(language: Language) -> list[Traversable]:
    """Return the Fluent files of a language: the bot's, then each game's in alphabetical order."""
    name = f"{language}.ftl"
    versions = (game for each in all_games().values() for game in each.values())
    packages = dict.fromkeys(game.spec.package for game in versions)
    games = [resources.files(package) / "texts" / name for package in packages]
    return [resources.files("bot.texts") / name, *(file for file in games if file.is_file())]


def load_bundles() -> Mapping[Language, Bundle]:
    """Read every text of every language."""
    return {
        language: _bundle(
            language, tuple(file.read_text(encoding="utf-8") for file in text_files(language))
        )
        for language in LANGUAGES
    }


@cache
def _bundle(language: Language, sources: tuple[str, ...]) -> Bundle:
    """Return the texts of a language; they are parsed once, which is most of a bot's start."""
    return Bundle(language, sources)
