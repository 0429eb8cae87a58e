"""Checks of application commands: names, descriptions, options, choices, localizations, size."""

import unicodedata

from playground.limits.form import Form, Reader
from playground.wire import JsonObject, as_object, is_integer, objects

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
OPTION_TYPES = frozenset(range(1, 12))
MAX_OPTIONS = 25
MAX_SIZE = 8000
"""Characters of all names, descriptions and values of a command, the longest language counting."""

LIMITS = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
_LANGUAGES = "bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl"
_MORE_LANGUAGES = "pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW"
LOCALES = frozenset([*_LANGUAGES.split(), *_MORE_LANGUAGES.split()])


def is_command_name(name: str) -> bool:
    r"""Tell whether a name fits `^[-_'\p{L}\p{N}\p{Deva}\p{Thai}]{1,32}$` and is lower case."""
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(_is_name_letter(letter) for letter in name)


def _is_name_letter(letter: str) -> bool:
    if letter in "-_'" or unicodedata.category(letter)[0] in "LN":
        return True
    return unicodedata.name(letter, "").startswith(("DEVANAGARI", "THAI"))


def check_command(form: Form, fields: JsonObject, path: tuple[str | int, ...] = ()) -> None:
    """Check one command as it is registered."""
    reader = Reader(form, fields, path)
    kind = reader.one_of("type", {CHAT_INPUT, USER, MESSAGE}, required=False) or CHAT_INPUT
    for key in ("contexts", "integration_types"):
        reader.items(key, 1, 3)
    if kind != CHAT_INPUT:
        reader.text("name", 1, 32, required=True)
        if fields.get("description"):
            text = "Context menu commands cannot have description"
            reader.refuse("description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", text)
        return
    _check_names(reader)
    _check_options(reader, depth=0)
    if form.is_clean and _size(fields) > MAX_SIZE:
        text = f"Command exceeds maximum size ({MAX_SIZE})"
        reader.refuse(None, "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_names(reader: Reader) -> None:
    name = reader.text("name", 1, 32, required=True)
    if name is not None and not is_command_name(name):
        text = "Command name is invalid"
        reader.refuse("name", "APPLICATION_COMMAND_INVALID_NAME", text)
    reader.text("description", 1, 100, required=True)
    names = reader.child("name_localizations")
    if names is not None:
        for locale in names.fields:
            translated = names.text(locale, 1, 32)
            _check_locale(names, locale)
            if translated is not None and not is_command_name(translated):
                text = "Command name is invalid"
                names.refuse(locale, "APPLICATION_COMMAND_INVALID_NAME", text)
    _check_translations(reader, "description_localizations", 100)


def _check_translations(reader: Reader, key: str, most: int) -> None:
    texts = reader.child(key)
    if texts is not None:
        for locale in texts.fields:
            texts.text(locale, 1, most)
            _check_locale(texts, locale)


def _check_locale(reader: Reader, locale: str) -> None:
    if locale not in LOCALES:
        text = f"Value must be one of {sorted(LOCALES)}."
        reader.refuse(locale, "ENUM_TYPE_COERCE", text)


def _check_options(reader: Reader, depth: int) -> None:
    """Check the options of a command (depth 0), a group or a subcommand."""
    names: set[str] = set()
    kinds: set[bool] = set()
    optional_seen = False
    for option in reader.readers("options", 0, MAX_OPTIONS):
        kind = option.one_of("type", OPTION_TYPES)
        if kind is None:
            continue
        _check_names(option)
        for name in _all_names(option.fields):
            if name in names:
                text = "Option name must be unique"
                option.refuse("name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", text)
        names |= _all_names(option.fields)
        is_branch = kind in {SUBCOMMAND, GROUP}
        kinds.add(is_branch)
        if is_branch:
            _check_branch(option, kind, depth)
            continue
        required = option.flag("required") is True
        if required and optional_seen:
            text = "Required options must be placed before non-required options"
            option.refuse(None, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not required
        _check_value_option(option, kind)
    if len(kinds) > 1:
        text = "Sub-command and sub-command group option types are mutually exclusive to all others"
        reader.refuse("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)


def _all_names(fields: JsonObject) -> set[str]:
    translated = as_object(fields.get("name_localizations")) or {}
    return {str(fields.get("name")), *map(str, translated.values())}


def _check_branch(option: Reader, kind: int, depth: int) -> None:
    deepest = {SUBCOMMAND: 1, GROUP: 0}[kind]
    if depth > deepest:
        text = "Sub-commands cannot be nested this deep"
        option.refuse("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
        return
    _check_options(option, depth + 1 if kind == GROUP else depth + 2)


def _check_value_option(option: Reader, kind: int) -> None:
    count = 0
    names: set[str] = set()
    for choice in option.readers("choices", 0, 25):
        count += 1
        name = choice.text("name", 1, 100, required=True)
        _check_translations(choice, "name_localizations", 100)
        _check_choice_value(choice, kind)
        if name in names:
            text = "Option choice name must be unique"
            choice.refuse("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_INVALID", text)
        names.add(name or "")
    if count and (option.flag("autocomplete") or kind not in {STRING, INTEGER, NUMBER}):
        text = "Choices are not allowed here"
        option.refuse("choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", text)
    option.integer("min_length", 0, 6000)
    option.integer("max_length", 1, 6000)


def _check_choice_value(choice: Reader, kind: int) -> None:
    value = choice.fields.get("value")
    if kind == STRING:
        choice.text("value", 0, 100, required=True)
    elif kind == INTEGER and not is_integer(value):
        choice.refuse("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def _size(fields: JsonObject) -> int:
    """Count the characters of names, descriptions and values, the longest language each."""
    total = 0
    for key in ("name", "description"):
        translated = as_object(fields.get(f"{key}_localizations")) or {}
        total += max(len(str(text)) for text in (fields.get(key) or "", *translated.values()))
    if isinstance(fields.get("value"), str):
        total += len(fields["value"])
    return total + sum(
        _size(child) for key in ("options", "choices") for child in objects(fields.get(key))
    )
