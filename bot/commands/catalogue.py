"""Which commands there are: one group for each game, made from its options, and the table's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from bot.commands.declared import (
    MAX_CHOICES,
    MAX_OPTIONS,
    MAX_SIZE,
    Choice,
    Command,
    Option,
    Say,
    payload,
    size_of,
)
from bot.commands.league import data_commands, league_command
from bot.commands.status import status_command
from bot.texts import Key, Texts, Voice
from bot.views.house_rules import about_option, option_name, preset_name, value_name
from games.core.game import GameSpec
from games.core.options import OptionSpec, OptionValue
from games.registry import AnyGame, newest_games

PRESET: Final[Key] = "command-preset"


def catalogue(texts: Texts) -> Sequence[Mapping[str, Any]]:
    """Return every command as Discord takes it; written once for the same games and texts."""
    return _written(texts, tuple(newest_games().values()))


@cache
def _written(texts: Texts, _: tuple[type[AnyGame], ...]) -> Sequence[Mapping[str, Any]]:
    return payload(all_commands(texts), texts)


def all_commands(texts: Texts) -> tuple[Command, ...]:
    """Return every command, the games' groups first, in alphabetical order of their slugs."""
    games = tuple(_game_command(game.spec, texts) for game in newest_games().values())
    return (*games, _TABLE, league_command(), _SETTINGS, *data_commands(), _HELP, status_command())


def _game_command(spec: GameSpec, texts: Texts) -> Command:
    """Return a game's group, every rule in the richest form with which all fit into Discord."""
    rules = [_forms(spec.slug, option) for option in spec.options.specs()][: MAX_OPTIONS - 1]
    chosen = [0] * len(rules)
    while True:
        options = tuple(forms[at] for forms, at in zip(rules, chosen, strict=True))
        command = _group(spec, options)
        (written,) = payload((command,), texts)
        excess = size_of(written) - MAX_SIZE
        leaner = [n for n, forms in enumerate(rules) if chosen[n] + 1 < len(forms)]
        if excess <= 0 or not leaner:
            return command
        chosen[max(leaner, key=lambda n: len(options[n].choices))] += 1


def _group(spec: GameSpec, rules: tuple[Option, ...]) -> Command:
    def about(key: Key) -> Say:
        return lambda voice: voice(key, game=spec.title)

    presets = tuple(Choice(code, _preset_says(spec.slug, code)) for code in spec.presets)
    start = Option(_said(PRESET), _said("command-preset-about"), presets)
    read = Option(_said(PRESET), _said("command-rules-preset-about"), presets)
    return Command(
        lambda _: spec.command,
        about("command-game-about"),
        subcommands=(
            Command(_said("command-start"), about("command-start-about"), (start, *rules)),
            Command(_said("command-rules"), about("command-rules-about"), (read,)),
            Command(_said("command-ranking"), about("command-ranking-about")),
        ),
    )


def _forms(slug: str, option: OptionSpec) -> tuple[Option, ...]:
    """Return an option of ``start`` in every form that takes all of its values, richest first.

    Readable choices, as long as Discord takes so many; a bounded number, where there is nothing
    but numbers; else a text for which the bot proposes values.
    """

    def name(voice: Voice) -> str:
        # In German an option is called as in records, so that both read the same.
        return option.key if voice.language == "de" else option_name(voice, slug, option)

    def about(voice: Voice) -> str:
        return about_option(voice, slug, option)

    values: list[OptionValue] = [*([None] if option.has_auto else []), *option.choices]
    forms: list[Option] = []
    if len(values) <= MAX_CHOICES:
        choices = tuple(
            Choice(option.write(value), _value_says(slug, option, value)) for value in values
        )
        forms.append(Option(name, about, choices))
    bounds = option.bounds()
    if bounds is not None and len(values) == bounds[1] - bounds[0] + 1:
        forms.append(Option(name, about, bounds=bounds))
    elif any(type(value) is int for value in values):
        forms.append(Option(name, about, is_completed=True))
    return tuple(forms)


def _value_says(slug: str, option: OptionSpec, value: OptionValue) -> Say:
    return lambda voice: value_name(voice, slug, option, value)


def _preset_says(slug: str, preset: str) -> Say:
    return lambda voice: preset_name(voice, slug, preset)


def _said(key: Key) -> Say:
    return lambda voice: voice(key)


def _plain(name: Key, about: Key) -> Command:
    return Command(_said(name), _said(about))


_TABLE: Final = Command(
    _said("command-table"),
    _said("command-table-about"),
    subcommands=(
        _plain("command-show", "command-show-about"),
        _plain("command-hand", "command-hand-about"),
        _plain("command-join", "command-join-about"),
        _plain("command-leave", "command-leave-about"),
        _plain("command-pause", "command-pause-about"),
        _plain("command-give-up", "command-give-up-about"),
        _plain("command-cancel", "command-cancel-about"),
        _plain("command-record", "command-record-about"),
        _plain("command-report", "command-report-about"),
    ),
)
_SETTINGS: Final = Command(
    _said("command-settings"),
    _said("command-settings-about"),
    subcommands=(
        _plain("command-settings-own", "command-settings-own-about"),
        _plain("command-settings-server", "command-settings-server-about"),
    ),
)
_HELP: Final = _plain("command-help", "command-help-about")
