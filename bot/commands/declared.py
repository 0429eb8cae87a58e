"""What a slash command is, and how Discord wants it; which ones there are is `catalogue`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, TypeAlias

from bot.errors import Language
from bot.texts import Texts, Voice

MAX_OPTIONS: Final = 25
MAX_CHOICES: Final = 25
MAX_NAME: Final = 32
MAX_TEXT: Final = 100
"""Characters of a description or the name of a choice."""
MAX_SIZE: Final = 8_000
"""Characters of all names, descriptions and values of a command, the longest language counting."""

_LOCALES: Final[Mapping[str, Language]] = {"de": "de", "en-GB": "en", "en-US": "en"}
_NO_NAME: Final = re.compile(r"[^-\w]")
_GUILD_ONLY: Final = [0]
"""Discord's context and installation type of a server."""
_FOR_ADMINISTRATORS: Final = {"default_member_permissions": 0}

Say: TypeAlias = Callable[[Voice], str]
"""A text in any language."""


class OptionType(IntEnum):
    """Discord's numbers."""

    SUBCOMMAND = 1
    STRING = 3
    INTEGER = 4
    USER = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values an option may have; `name` says what it means."""

    value: str
    name: Say


@dataclass(frozen=True, slots=True)
class Option:
    """An option that a person may fill in; Discord sends its German name back.

    Attributes:
        bounds: lowest and highest value of a whole number, where there are no choices.
        is_completed: whether the bot proposes values while the person types, where there are
            neither choices nor bounds.
        is_member: whether it is a member; Discord sends his id.
    """

    name: Say
    about: Say
    choices: tuple[Choice, ...] = ()
    bounds: tuple[int, int] | None = None
    is_completed: bool = False
    is_member: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A command, or a group whose subcommands are the commands.

    Attributes:
        for_administrators: whether Discord lists it only to administrators of a server, or to whom
            they say; only for a whole command.
    """

    name: Say
    about: Say
    options: tuple[Option, ...] = ()
    subcommands: tuple[Command, ...] = ()
    for_administrators: bool = False


def payload(commands: tuple[Command, ...], texts: Texts) -> list[dict[str, Any]]:
    """Return the commands as Discord takes them: German, with English localisations."""
    voices: dict[Language, Voice] = {"de": Voice(texts, "de"), "en": Voice(texts, "en")}
    return [
        _command(command, voices)
        | {"type": 1, "contexts": _GUILD_ONLY, "integration_types": _GUILD_ONLY}
        | (_FOR_ADMINISTRATORS if command.for_administrators else {})
        for command in commands
    ]


Voices: TypeAlias = Mapping[Language, Voice]


def size_of(written: Mapping[str, Any]) -> int:
    """Return the size of a command of `payload` as Discord counts it (see `MAX_SIZE`)."""
    own = sum(
        max(map(len, (written[key], *written[f"{key}_localizations"].values())))
        for key in ("name", "description")
        if key in written
    )
    children = (*written.get("options", ()), *written.get("choices", ()))
    return own + len(written.get("value", "")) + sum(map(size_of, children))


def _command(command: Command, voices: Voices) -> dict[str, Any]:
    options = [_option(option, voices) for option in command.options] + [
        _command(each, voices) | {"type": int(OptionType.SUBCOMMAND)}
        for each in command.subcommands
    ]
    return _named(command.name, command.about, voices) | {"options": options}


def _option(option: Option, voices: Voices) -> dict[str, Any]:
    written = _named(option.name, option.about, voices) | {"required": False}
    if option.bounds is not None:
        low, high = option.bounds
        kind = int(OptionType.INTEGER)
        return written | {"type": kind, "min_value": low, "max_value": high}
    if option.is_member:
        return written | {"type": int(OptionType.USER)}
    if option.is_completed:
        return written | {"type": int(OptionType.STRING), "autocomplete": True}
    choices = [
        {
            "name": _short(choice.name(voices["de"])),
            "name_localizations": _localised(choice.name, voices, _short),
            "value": choice.value,
        }
        for choice in option.choices
    ]
    return written | {"type": int(OptionType.STRING), "choices": choices}


def _named(name: Say, about: Say, voices: Voices) -> dict[str, Any]:
    return {
        "name": command_name(name(voices["de"])),
        "name_localizations": _localised(name, voices, command_name),
        "description": _short(about(voices["de"])),
        "description_localizations": _localised(about, voices, _short),
    }


def _localised(say: Say, voices: Voices, shape: Callable[[str], str]) -> dict[str, str]:
    return {locale: shape(say(voices[language])) for locale, language in _LOCALES.items()}


def command_name(text: str) -> str:
    """Return a text as the name of a command or option: NFC, lower case, hyphens for spaces.

    What Discord takes in no name is left out, and the rest cut at its limit.
    """
    written = unicodedata.normalize("NFC", text).lower().replace(" ", "-")
    return _NO_NAME.sub("", written)[:MAX_NAME].strip("-")


def _short(text: str) -> str:
    return text if len(text) <= MAX_TEXT else text[: MAX_TEXT - 1].rstrip() + "…"
