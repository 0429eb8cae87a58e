"""Loads the Fluent files of the bot and of every game; how a text is spoken is `voice`."""

import logging
import re
import threading
from collections.abc import Iterable, Iterator, Mapping
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

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins; all of its further lines are indented."""

_IDENTIFIER: Final = re.compile(r"-?[a-zA-Z][\w-]*")

_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Before a negative number; readers aloud leave it out where a minus is meant."""

_log = logging.getLogger(__name__)


class MissingText(LookupError):
    """There is no text under this key: our mistake, found by the tests."""


class Bundle:
    """Every text of one language.

    A text is parsed when it is first wanted: parsing all of them would take half a second of every
    start. What is said twice counts as it is said first.
    """

    def __init__(self, language: Language, sources: Iterable[str]) -> None:
        self.language: Language = language
        # Without isolating marks: U+2068 and U+2069 would stand in every button's label.
        self._bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
        self._unparsed = dict[str, str]()
        for source in sources:
            for key, entry in entries_of(source):
                self._unparsed.setdefault(key, entry)
        self._keys = frozenset(self._unparsed)
        self._parsing = threading.Lock()

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, values: Mapping[str, int | str]) -> str:
        """Return the text with its values.

        Raises:
            MissingText: there is none under this key.
        """
        self._parse(key)
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

    def _parse(self, key: str) -> None:
        """Parse a text, if it is not, and everything that it may refer to; any thread may ask."""
        if key not in self._unparsed:
            return
        with self._parsing:
            wanted, entries = [key], dict[str, str]()
            while wanted:
                name = wanted.pop()
                if name in self._unparsed and name not in entries:
                    entries[name] = self._unparsed[name]
                    wanted += _IDENTIFIER.findall(entries[name])
            self._bundle.add_resource(FluentResource("\n".join(entries.values())))
            for name in entries:
                del self._unparsed[name]  # last, as others look here whether they have to wait


def entries_of(source: str) -> Iterator[tuple[str, str]]:
    """Yield identifier and source of every message and term (``-term``), in their order."""
    begins = [*_ENTRY.finditer(source)]
    ends = [*(begin.start() for begin in begins[1:]), len(source)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], source[begin.start() : end]


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
    """Return the texts of a language; each is parsed once in a process."""
    return Bundle(language, sources)
