"""Speaks texts in one language to one audience: cards and seats inside them become words."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache
from typing import Final, TypeAlias

from bot.errors import Language
from bot.texts.bundles import LANGUAGES, Bundle, load_bundles
from bot.texts.cards import CardStyle, card_names
from bot.texts.keys import Key
from games.core.text import CardValue, SeatValue, Text, Value

SeatNames: TypeAlias = Callable[[int], str]
"""Seat → how it is called: a mention in messages, a name in menus and pictures."""

_CACHED_TEXTS: Final = 8192


class Texts:
    """Every text of the product, in every language; made once per process."""

    def __init__(self, bundles: Mapping[Language, Bundle] | None = None) -> None:
        self._bundles = load_bundles() if bundles is None else bundles
        self._cards = {
            language: card_names(bundle.format, bundle.__contains__)
            for language, bundle in self._bundles.items()
        }
        self.format = lru_cache(maxsize=_CACHED_TEXTS)(self._format)
        """Language, key and pairs of name and value → text (raises `MissingText`), made once."""

    def has(self, key: str) -> bool:
        """Say whether there is such a text."""
        return key in self._bundles["de"]

    def cards(self, language: Language, style: CardStyle) -> Mapping[str, str]:
        """Return code → name of every card whose code is not its name."""
        return self._cards[language][style]

    def _format(
        self, language: Language, key: str, values: tuple[tuple[str, int | str], ...]
    ) -> str:
        return self._bundles[language].format(key, dict(values))


def all_texts() -> Texts:
    """Return every text of every game there is; what was said once is remembered."""
    return _texts(tuple(load_bundles().items()))


@cache
def _texts(bundles: tuple[tuple[Language, Bundle], ...]) -> Texts:
    return Texts(dict(bundles))


class Voice:
    """The texts as one audience reads them.

    Args:
        texts: all texts.
        language: the audience's.
        seat_name: how a seat is called.
        cards: how cards are written.
    """

    def __init__(
        self,
        texts: Texts,
        language: Language,
        seat_name: SeatNames = str,
        cards: CardStyle = CardStyle.SIGNS,
    ) -> None:
        self.texts = texts
        self.language: Language = language
        self._seat_name = seat_name
        self._cards = cards
        self._card_names = texts.cards(language, cards)

    def __call__(self, key: Key, /, **values: Value) -> str:
        """Return one of the bot's own texts."""
        return self.words(key, values)

    def words(self, key: str, values: Mapping[str, Value]) -> str:
        """Return a text by its key (raises `MissingText`)."""
        return self._formatted(key, values.items())

    def say(self, text: Text) -> str:
        """Return a text of a game."""
        return self._formatted(text.key, text.values)

    def card(self, code: str) -> str:
        """Return the name of one card; a code without a text stands for itself."""
        return self._card_names.get(code, code)

    def seat(self, seat: int) -> str:
        """Return what a seat is called."""
        return self._seat_name(seat)

    @cached_property
    def aloud(self) -> "Voice":
        """The same voice with cards in words, for what is read aloud."""
        return Voice(self.texts, self.language, self._seat_name, CardStyle.WORDS)

    def named(self, seat_name: SeatNames) -> "Voice":
        """Return the same voice with other names for the seats."""
        return Voice(self.texts, self.language, seat_name, self._cards)

    def _formatted(self, key: str, values: Iterable[tuple[str, Value]]) -> str:
        plain = tuple((name, self._plain(value)) for name, value in values)
        return self.texts.format(self.language, key, plain)

    def _plain(self, value: Value) -> int | str:
        if type(value) is int or type(value) is str:
            return value
        if isinstance(value, CardValue):
            separator = ", " if self._cards is CardStyle.WORDS else " "
            return separator.join(self.card(code) for code in value.codes)
        if isinstance(value, SeatValue):
            return self._seat_name(value.seat)
        return value


def relative_time(at_s: float) -> str:
    """Return a time as Discord shows it relative to now ("in 2 minutes"), in the reader's words."""
    return f"<t:{int(at_s)}:R>"


def language_of(locale: str | None, otherwise: Language) -> Language:
    """Return the language for a Discord locale such as ``de`` or ``en-GB``."""
    start = (locale or "").partition("-")[0]
    for language in LANGUAGES:
        if start == language:
            return language
    return otherwise
