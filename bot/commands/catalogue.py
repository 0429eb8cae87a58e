"""Which commands there are: one group for each game, made from its options, and the table's."""

from __future__ import annotations

from typing import Final

from bot.commands.declared import MAX_CHOICES, MAX_OPTIONS, Choice, Command, Option, Say
from bot.texts import Key, Voice
from bot.views.house_rules import option_name, preset_name, value_name
from games.core.game import GameSpec
from games.core.options import OptionSpec, OptionValue
from games.registry import newest_games

PRESET: Final[Key] = "command-preset"


def all_commands() -> tuple[Command, ...]:
    """Return every command, the games' groups first, in alphabetical order of their slugs."""
    games = tuple(_game_command(game.spec) for game in newest_games().values())
    return (*games, _TABLE, _HELP)


def _game_command(spec: GameSpec) -> Command:
    def about(key: Key) -> Say:
        return lambda voice: voice(key, game=spec.title)

    return Command(
        lambda _: spec.command,
        about("command-game-about"),
        subcommands=(
            Command(_said("command-start"), about("command-start-about"), _start_options(spec)),
            Command(_said("command-rules"), about("command-rules-about")),
            Command(_said("command-ranking"), about("command-ranking-about")),
        ),
    )


def _start_options(spec: GameSpec) -> tuple[Option, ...]:
    """Return the preset and the house rules, as many as Discord takes."""
    presets = tuple(Choice(code, _preset_says(spec.slug, code)) for code in spec.presets)
    preset = Option(_said(PRESET), _said("command-preset-about"), presets)
    rules = (_rule_option(spec.slug, option) for option in spec.options.specs())
    return (preset, *rules)[:MAX_OPTIONS]


def _rule_option(slug: str, option: OptionSpec) -> Option:
    def name(voice: Voice) -> str:
        # In German an option is called as in records, so that both read the same.
        return option.key if voice.language == "de" else option_name(voice, slug, option)

    def about(voice: Voice) -> str:
        return voice.words(f"{slug}-option-{_ascii(option)}-about", {})

    values: list[OptionValue] = [*([None] if option.has_auto else []), *option.choices]
    if len(values) > MAX_CHOICES:
        numbers = [value for value in option.choices if type(value) is int]
        return Option(name, about, bounds=(min(numbers), max(numbers)))
    choices = tuple(
        Choice(option.write(value), _value_says(slug, option, value)) for value in values
    )
    return Option(name, about, choices)


def _ascii(option: OptionSpec) -> str:
    return option.field_name.replace("_", "-")


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
        _plain("command-cancel", "command-cancel-about"),
    ),
)
_HELP: Final = _plain("command-help", "command-help-about")
