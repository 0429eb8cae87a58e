"""What the clicks in the host's panel of house rules do; how it looks is `house_panel`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.session import Done, Outcome, Table, rules_refusal
from bot.views.clicked import Clicked, Handler, outcome_lines
from bot.views.desk import Desk
from bot.views.house_panel import find_option, house_panel, number_form
from bot.views.house_rules import option_name, preset_name, value_name
from bot.views.ids import Verb
from bot.views.screen import sentence
from games.core.options import OptionSpec


class HouseClicks:
    """Answers the clicks in the panel; whether a change is taken is the session's."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.handlers: Final[Mapping[Verb, Handler]] = {
            Verb.HOUSE: self._open,
            Verb.RULE: self._rule,
            Verb.PRESET: self._preset,
            Verb.STANDARD: self._standard,
            Verb.VALUE: self._value,
            Verb.NUMBER: self._number,
            Verb.TYPED: self._typed,
        }

    async def _open(self, clicked: Clicked) -> None:
        await self._show(clicked, clicked.table)

    async def _rule(self, clicked: Clicked) -> None:
        await self._show(clicked, clicked.table, clicked.value)

    async def _preset(self, clicked: Clicked) -> None:
        await self._choose_preset(clicked, clicked.value)

    async def _standard(self, clicked: Clicked) -> None:
        await self._choose_preset(clicked, next(iter(clicked.table.rules.spec.presets)))

    async def _value(self, clicked: Clicked) -> None:
        option = find_option(clicked.table.rules, clicked.id.detail)
        if option is None:
            await self._show(clicked, clicked.table)
        else:
            await self._change(clicked, option, clicked.value)

    async def _number(self, clicked: Clicked) -> None:
        table = clicked.table
        option = find_option(table.rules, clicked.id.detail)
        if option is None or rules_refusal(table, clicked.click.member) is not None:
            await self._show(clicked, table)
        else:
            form = number_form(table, clicked.voice, option, clicked.id.page)
            await clicked.reply.show_form(form)

    async def _typed(self, clicked: Clicked) -> None:
        option = find_option(clicked.table.rules, clicked.id.detail)
        if option is None:
            await self._show(clicked, clicked.table)
            return
        written = clicked.value.strip()
        if not (written.isascii() and written.isdigit()):
            said = clicked.voice("house-not-a-number", typed=written)
            await self._show(clicked, clicked.table, option.field_name, said)
            return
        await self._change(clicked, option, str(int(written)))

    async def _choose_preset(self, clicked: Clicked, preset: str) -> None:
        outcome = await self._desk.tables.change_rules(
            clicked.click, clicked.table.id, preset=preset
        )
        await self._tell(clicked, outcome, None)

    async def _change(self, clicked: Clicked, option: OptionSpec, spelling: str) -> None:
        outcome = await self._desk.tables.change_rules(
            clicked.click, clicked.table.id, options={option.key: spelling}
        )
        await self._tell(clicked, outcome, option)

    async def _tell(self, clicked: Clicked, outcome: Outcome, option: OptionSpec | None) -> None:
        """Show the panel as the lobby stands now, with what became of the change."""
        voice = clicked.voice
        table = outcome.table or clicked.table
        slug = table.rules.slug
        field = "" if option is None else option.field_name
        if not isinstance(outcome, Done):
            await self._show(clicked, table, field, *outcome_lines(outcome, voice, slug))
        elif option is None:
            name = preset_name(voice, slug, table.rules.preset)
            await self._show(clicked, table, field, voice("house-preset-chosen", preset=name))
        else:
            name = option_name(voice, slug, option)
            value = value_name(voice, slug, option, table.rules.values().get(option))
            said = voice("house-changed", rule=name, value=value)
            await self._show(clicked, table, field, said)

    async def _show(self, clicked: Clicked, table: Table, asking: str = "", *said: str) -> None:
        """Answer with the panel, or with why there is none for this member."""
        refusal = rules_refusal(table, clicked.click.member)
        if refusal is not None:
            why = outcome_lines(refusal, clicked.voice)
            await clicked.reply.show_private(sentence("\n".join(why)))
            return
        screen = house_panel(table, clicked.voice, asking=asking, page=clicked.id.page, said=said)
        await clicked.reply.show_private(screen)
