"""A game's own words in the bot: its house rules, what each value means, and what a score is."""

from __future__ import annotations

from typing import Final

from bot.session import Rules
from bot.texts import Voice
from bot.views import limits
from games.core.options import OptionSpec, OptionValue
from games.core.text import Text
from games.registry import newest_games

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000)
"""Distances of the numbers offered where there are too many to offer all."""


def option_name(voice: Voice, slug: str, option: OptionSpec) -> str:
    """Return what an option is called."""
    return voice.words(option_key(slug, option), {})


def about_option(voice: Voice, slug: str, option: OptionSpec) -> str:
    """Return what an option is about, in a sentence."""
    return voice.words(f"{option_key(slug, option)}-about", {})


def value_name(voice: Voice, slug: str, option: OptionSpec, value: OptionValue) -> str:
    """Return what a value of an option means."""
    return voice.words(f"{option_key(slug, option)}-value", {"value": _selector(option, value)})


def preset_name(voice: Voice, slug: str, preset: str) -> str:
    """Return what a preset is called."""
    return voice.words(f"{slug}-preset-{preset}", {})


def option_key(slug: str, option: OptionSpec) -> str:
    """Return the key of an option's name; Fluent's keys are ASCII."""
    return f"{slug}-option-{option.field_name.replace('_', '-')}"


def score_name(voice: Voice, slug: str, score: int) -> str:
    """Return a total in the words of its game, such as "3 Minuspunkte"."""
    return voice.words(f"{slug}-score", {"score": score})


def offered_values(option: OptionSpec, now: OptionValue) -> tuple[OptionValue, ...]:
    """Return the values that a menu offers: all, or where they are too many a round choice.

    The choice holds every code, the first and the last number, the default, and `now`.
    """
    every: list[OptionValue] = [*([None] if option.has_auto else []), *option.choices]
    if len(every) <= limits.OPTIONS:
        return tuple(every)
    numbers = numbers_of(option)
    codes = [value for value in every if type(value) is not int]
    always = {numbers[0], numbers[-1], option.default, now}
    room = limits.OPTIONS - len(codes) - len(always)
    spread = (
        [number for number in numbers if number % step == 0 and number not in always]
        for step in _STEPS
    )
    few = set(next((each for each in spread if len(each) <= room), ()))
    return (*codes, *(number for number in numbers if number in always or number in few))


def numbers_of(option: OptionSpec) -> list[int]:
    """Return the numbers among an option's values, ascending."""
    return [value for value in option.choices if type(value) is int]


def refusal_line(voice: Voice, slug: str, detail: Text) -> str:
    """Return why house rules are refused, a rule and its values as the reader calls them.

    Args:
        voice: the reader's.
        slug: the game; empty or unknown: the rule keeps the spelling of records.
        detail: from the session.
    """
    values = dict(detail.values)
    options = newest_games()[slug].spec.options.specs() if slug in newest_games() else ()
    option = next((each for each in options if each.key == values.get("key")), None)
    if detail.key != "option-out-of-range" or option is None:
        return voice.say(detail)
    name = option_name(voice, slug, option)
    return voice(detail.key, key=name, value=values["value"], range=_range(voice, slug, option))


def _range(voice: Voice, slug: str, option: OptionSpec) -> str:
    """Return every value by its name, numbers without a gap as ``7–14``."""
    bounds = option.bounds()
    named = [value for value in option.choices if bounds is None or type(value) is not int]
    words = [value_name(voice, slug, option, value) for value in named]
    if option.has_auto:
        words.insert(0, value_name(voice, slug, option, None))
    return " · ".join([*words, *(["–".join(map(str, dict.fromkeys(bounds)))] if bounds else [])])


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
