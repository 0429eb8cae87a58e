"""House rules in words: what an option is called and what each of its values means."""

from __future__ import annotations

from bot.session import Rules
from bot.texts import Voice
from games.core.options import OptionSpec, OptionValue


def option_name(voice: Voice, slug: str, option: OptionSpec) -> str:
    """Return what an option is called."""
    return voice.words(option_key(slug, option), {})


def value_name(voice: Voice, slug: str, option: OptionSpec, value: OptionValue) -> str:
    """Return what a value of an option means."""
    return voice.words(f"{option_key(slug, option)}-value", {"value": _selector(option, value)})


def preset_name(voice: Voice, slug: str, preset: str) -> str:
    """Return what a preset is called."""
    return voice.words(f"{slug}-preset-{preset}", {})


def option_key(slug: str, option: OptionSpec) -> str:
    """Return the key of an option's name; Fluent's keys are ASCII."""
    return f"{slug}-option-{option.field_name.replace('_', '-')}"


def rule_lines(voice: Voice, rules: Rules) -> list[str]:
    """Return a line for each rule that differs from the game's default."""
    return [
        voice(
            "lobby-rule",
            rule=option_name(voice, rules.slug, option),
            value=value_name(voice, rules.slug, option, value),
        )
        for option, value in rules.values().differing()
    ]


def _selector(option: OptionSpec, value: OptionValue) -> int | str:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return option.write(value)
