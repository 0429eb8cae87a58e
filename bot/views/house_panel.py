"""The host's private panel of house rules: pure, from a lobby to a message or a form.

What may be changed is decided by `bot.session`; what a click does is `house_clicks`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.session import Rules, Table
from bot.texts import Voice
from bot.views import limits
from bot.views.house_rules import (
    about_option,
    numbers_of,
    offered_values,
    option_name,
    preset_name,
    rule_lines,
    value_name,
)
from bot.views.ids import ClickId, Verb
from bot.views.screen import PrivateScreen, box, button, rows, text
from games.core.options import OptionSpec

PAGE: Final = limits.OPTIONS
_DIGITS: Final = 6
"""Longest number that can be typed."""


def house_panel(
    table: Table, voice: Voice, *, asking: str = "", page: int = 0, said: Sequence[str] = ()
) -> PrivateScreen:
    """Return the panel of a lobby.

    Args:
        table: the lobby.
        voice: the host's.
        asking: field of the rule whose values are offered; empty or unknown: none.
        page: of the menu of rules, from 0.
        said: sentences about what just happened.
    """
    rules = table.rules
    pages = -(-len(rules.spec.options.specs()) // PAGE)
    page = min(page, pages - 1)
    option = find_option(rules, asking)
    lines = [
        *(f"**{each}**" for each in said),
        f"## {voice('house-title', game=rules.spec.title)}",
        voice("house-about"),
        voice("lobby-preset", preset=preset_name(voice, rules.slug, rules.preset)),
        *(rule_lines(voice, rules) or [voice("house-none")]),
    ]
    items: list[Any] = [
        text("\n".join(lines)),
        ui.ActionRow(_preset_menu(table, voice)),
        ui.ActionRow(_rule_menu(table, voice, option, page, pages)),
    ]
    if option is not None:
        name = option_name(voice, rules.slug, option)
        about = about_option(voice, rules.slug, option)
        items.append(text(voice("house-asked", rule=name, about=about)))
        items.append(ui.ActionRow(_value_menu(table, voice, option, page)))
    return PrivateScreen([box(*items, *rows(_buttons(table, voice, option, page, pages)))])


def find_option(rules: Rules, field: str) -> OptionSpec | None:
    """Return the house rule of this field, if the game has it."""
    return next((each for each in rules.spec.options.specs() if each.field_name == field), None)


def number_form(table: Table, voice: Voice, option: OptionSpec, page: int) -> ui.Modal:
    """Return the form that asks for a number; it is stopped, so that discord.py keeps nothing."""
    name = option_name(voice, table.rules.slug, option)
    numbers = numbers_of(option)
    form = ui.Modal(
        title=limits.clip(name, limits.FORM_TITLE),
        custom_id=str(_id(table, Verb.TYPED, option.field_name, page)),
    )
    now = table.rules.values().get(option)
    label = voice("house-form-label", low=numbers[0], high=numbers[-1])
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="value",
        default=option.write(now) if now in numbers else None,
        min_length=1,
        max_length=_DIGITS,
    )
    form.add_item(ui.Label(text=limits.clip(label, limits.FORM_LABEL), component=field))
    form.stop()
    return form


def _id(table: Table, verb: Verb, detail: str = "", page: int = 0) -> ClickId:
    # With the revision: desktop clients keep an old selection under an old id.
    return ClickId(verb, table.id, table.revision, page, detail)


def _preset_menu(table: Table, voice: Voice) -> ui.Select[Any]:
    rules = table.rules
    options: list[discord.SelectOption] = []
    for code in list(rules.spec.presets)[: limits.OPTIONS]:
        preset = rules.of_preset(code)
        about = ", ".join(_in_short(preset, voice)) or voice("house-none")
        options.append(
            discord.SelectOption(
                label=limits.clip(preset_name(voice, rules.slug, code), limits.OPTION_TEXT),
                description=limits.clip(about, limits.OPTION_TEXT),
                value=code,
                default=rules == preset,
            )
        )
    return ui.Select(
        custom_id=str(_id(table, Verb.PRESET)), placeholder=voice("house-preset"), options=options
    )


def _in_short(rules: Rules, voice: Voice) -> Iterator[str]:
    """Yield each rule that differs from the standard with its value."""
    for option, value in rules.values().differing():
        name = option_name(voice, rules.slug, option)
        yield f"{name}: {value_name(voice, rules.slug, option, value)}"


def _rule_menu(
    table: Table, voice: Voice, asked: OptionSpec | None, page: int, pages: int
) -> ui.Select[Any]:
    rules = table.rules
    values = rules.values()
    options = [
        discord.SelectOption(
            label=limits.clip(option_name(voice, rules.slug, option), limits.OPTION_TEXT),
            description=limits.clip(
                value_name(voice, rules.slug, option, values.get(option)), limits.OPTION_TEXT
            ),
            value=option.field_name,
            default=option is asked,
        )
        for option in rules.spec.options.specs()[page * PAGE : (page + 1) * PAGE]
    ]
    placeholder = (
        voice("house-rule") if pages == 1 else voice("house-rule-page", page=page + 1, pages=pages)
    )
    return ui.Select(
        custom_id=str(_id(table, Verb.RULE, asked.field_name if asked else "", page)),
        placeholder=placeholder,
        options=options,
    )


def _value_menu(table: Table, voice: Voice, option: OptionSpec, page: int) -> ui.Select[Any]:
    slug = table.rules.slug
    now = table.rules.values().get(option)
    options = [
        discord.SelectOption(
            label=limits.clip(value_name(voice, slug, option, value), limits.OPTION_TEXT),
            value=option.write(value),
            description=voice("house-default") if value == option.default else None,
            default=option.write(value) == option.write(now),
        )
        for value in offered_values(option, now)
    ]
    placeholder = voice("house-value", rule=option_name(voice, slug, option))
    return ui.Select(
        custom_id=str(_id(table, Verb.VALUE, option.field_name, page)),
        placeholder=limits.clip(placeholder, limits.PLACEHOLDER),
        options=options,
    )


def _buttons(
    table: Table, voice: Voice, option: OptionSpec | None, page: int, pages: int
) -> list[ui.Button[Any]]:
    buttons: list[ui.Button[Any]] = []
    if option is not None and len(option.choices) + option.has_auto > limits.OPTIONS:
        numbers = numbers_of(option)
        label = voice("house-number", low=numbers[0], high=numbers[-1])
        number = _id(table, Verb.NUMBER, option.field_name, page)
        buttons.append(button(number, label, discord.ButtonStyle.primary))
    if pages > 1:
        following = _id(table, Verb.HOUSE, page=(page + 1) % pages)
        buttons.append(button(following, voice("house-more")))
    return [*buttons, button(_id(table, Verb.STANDARD), voice("house-standard"))]
