"""Proposals for a house rule that has too many values for choices, while its value is typed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.commands.declared import MAX_CHOICES
from bot.texts import Voice
from bot.views.house_rules import offered_values, value_name
from games.core.options import OptionSpec, OptionValue


def proposals(voice: Voice, slug: str, option: OptionSpec, typed: str) -> list[tuple[str, str]]:
    """Return name and spelling of at most 25 values that fit what is typed, the best first.

    Args:
        voice: of whoever types.
        slug: the game.
        option: its house rule.
        typed: so far; nothing yet: a round choice of all values.
    """
    found = (
        offered_values(option, option.default)
        if not typed
        else _fitting(voice, slug, option, typed.casefold().strip())
    )
    named = {option.write(value): value_name(voice, slug, option, value) for value in found}
    return [(name, spelling) for spelling, name in named.items()][:MAX_CHOICES]


def _fitting(voice: Voice, slug: str, option: OptionSpec, typed: str) -> Iterator[OptionValue]:
    """Yield what is spelled so, what begins so, and what holds it in its name."""
    values: list[OptionValue] = [*([None] if option.has_auto else []), *option.choices]
    spelled = {option.write(value): value for value in values}
    if typed in spelled:
        yield spelled[typed]
    yield from (value for spelling, value in spelled.items() if spelling.startswith(typed))
    for value in offered_values(option, option.default):
        if typed in value_name(voice, slug, option, value).casefold():
            yield value
