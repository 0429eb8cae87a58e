"""What the clicks in the panels of settings do; how the panels look is `settings_panel`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.preferences import Entity, Ids, Scope, Settings, settings_of
from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.ids import ClickId, Verb
from bot.views.reply import Interaction, Reply
from bot.views.rights import manages_server
from bot.views.screen import sentence
from bot.views.settings_panel import (
    KINDS,
    find_scope,
    find_setting,
    setting_name,
    settings_panel,
    value_name,
)

VERBS = frozenset({Verb.SET, Verb.UNSET})
"""The clicks of the panels; they belong to no table."""
_DRAWN = ("language", "palette")
"""Settings of a server that change what its open tables show."""


class SettingsClicks:
    """Answers the clicks in the panels: saves first, then shows.

    An id holds no member and no server: everybody changes his own settings, and those of the
    server he clicks on if he may.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def answer(
        self, reply: Reply, clicked: ClickId, values: Sequence[str], voice: Voice
    ) -> None:
        """Answer one click on something of `VERBS`."""
        if clicked.verb is Verb.UNSET:
            await self._standard(reply, clicked.detail, voice)
            return
        found = find_setting(clicked.detail)
        if found is None:
            await reply.show_private(sentence(voice("settings-unknown")))
            return
        scope, name = found
        setting = settings_of(KINDS[scope])[name]
        try:
            value = setting.read(" ".join(values))
        except ValueError:
            await self.show(reply, scope, voice, voice("settings-unknown"))
            return
        if isinstance(setting, Ids) and not self._are_there(reply, setting.entity, value):
            await self.show(reply, scope, voice, voice("settings-unknown"))
            return
        named = value_name(voice, scope, name, value)
        said = voice("settings-changed", setting=setting_name(voice, scope, name), value=named)
        await self._change(reply, scope, {name: value}, voice, said)

    async def show(self, reply: Reply, scope: Scope, voice: Voice, *said: str) -> None:
        """Answer with a panel as things are, or with why there is none for this member.

        Args:
            reply: whose.
            scope: which panel.
            voice: the member's.
            *said: sentences about what just happened.
        """
        refusal = self._refusal(reply, scope, voice)
        if refusal is not None:
            await reply.show_private(sentence(refusal))
            return
        guild = reply.interaction.guild_id or 0
        chosen: Settings = (
            self._desk.preferences.server(guild)
            if scope is Scope.SERVER
            else await self._desk.preferences.member(reply.interaction.user.id)
        )

        def is_there(entity: Entity, number: int) -> bool:
            return _is_there(reply.interaction, entity, number)

        await reply.show_private(settings_panel(scope, chosen, voice, is_there, said))

    async def _standard(self, reply: Reply, detail: str, voice: Voice) -> None:
        scope = find_scope(detail)
        if scope is None:
            await reply.show_private(sentence(voice("settings-unknown")))
            return
        every = {name: setting.default for name, setting in settings_of(KINDS[scope]).items()}
        await self._change(reply, scope, every, voice, voice("settings-reset"))

    async def _change(
        self, reply: Reply, scope: Scope, changes: Mapping[str, Any], voice: Voice, said: str
    ) -> None:
        """Save and show, if this member may."""
        if self._refusal(reply, scope, voice) is None:
            is_saved = await self._saved(reply.interaction, scope, changes)
            said = said if is_saved else voice("session-not-saved")
        await self.show(reply, scope, voice, said)

    async def _saved(
        self, interaction: Interaction, scope: Scope, changes: Mapping[str, Any]
    ) -> bool:
        preferences = self._desk.preferences
        if scope is Scope.MEMBER:
            return await preferences.change_member(interaction.user.id, changes)
        guild = interaction.guild_id or 0
        before = preferences.server(guild)
        is_saved = await preferences.change_server(guild, changes)
        after = preferences.server(guild)
        if any(getattr(before, name) != getattr(after, name) for name in _DRAWN):
            for table in self._desk.tables.open_tables():
                if table.place.guild == guild:
                    self._desk.boards.touch(table)
        return is_saved

    def _refusal(self, reply: Reply, scope: Scope, voice: Voice) -> str | None:
        if reply.interaction.guild_id is None:
            return voice("answer-only-server")
        if scope is Scope.SERVER and not manages_server(reply.interaction):
            own = self._desk.command("command-settings", "command-settings-own")
            return voice("settings-only-managers", command=own)
        return None

    def _are_there(self, reply: Reply, entity: Entity, numbers: Sequence[int]) -> bool:
        return all(_is_there(reply.interaction, entity, number) for number in numbers)


def _is_there(interaction: Interaction, entity: Entity, number: int) -> bool:
    """Say whether the server has this channel or role; where that is not known, it may have."""
    guild = interaction.guild
    if guild is None or guild.unavailable:
        return True
    found = guild.get_channel(number) if entity is Entity.CHANNEL else guild.get_role(number)
    return found is not None
