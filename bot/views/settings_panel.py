"""The private panels of settings, made from their declarations; what a click does is elsewhere.

Pure: from settings to a message. Everything a click needs is in its id.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.preferences import (
    Choice,
    Entity,
    Ids,
    MemberSettings,
    Number,
    Scope,
    ServerSettings,
    Setting,
    Settings,
    settings_of,
)
from bot.preferences.kinds import AnySetting
from bot.session import TableId
from bot.texts import Key, Voice
from bot.views import limits
from bot.views.ids import ClickId, Verb
from bot.views.screen import Item, KnownValue, PrivateScreen, box, button, rows, text

IsThere: TypeAlias = Callable[[Entity, int], bool]
"""Says whether the server still has this channel or role."""

KINDS: Final[Mapping[Scope, type[Settings]]] = {
    Scope.SERVER: ServerSettings,
    Scope.MEMBER: MemberSettings,
}
_NO_TABLE: Final = TableId(0)
_NUMBERS: Final = 1_000_000
"""How many numbers an id can carry."""
_TITLES: Final[Mapping[Scope, tuple[Key, Key]]] = {
    Scope.SERVER: ("settings-server-title", "settings-server-about"),
    Scope.MEMBER: ("settings-member-title", "settings-member-about"),
}
_CHANNELS: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""Where tables can stand, in themselves or in their threads."""


def settings_panel(
    scope: Scope,
    chosen: Settings,
    voice: Voice,
    is_there: IsThere,
    said: Sequence[str] = (),
) -> PrivateScreen:
    """Return the panel of a server's or a member's settings.

    Args:
        scope: whose.
        chosen: how they are.
        voice: of who sees it.
        is_there: for what is chosen by id.
        said: sentences about what just happened.
    """
    title, about = _TITLES[scope]
    head = [*(f"**{each}**" for each in said), f"## {voice(title)}", voice(about)]
    items: list[Item] = [text("\n".join(head))]
    for name, setting in settings_of(KINDS[scope]).items():
        menu = _MENUS[type(setting)](scope, name, setting, chosen, voice, is_there)
        lines = [f"**{setting_name(voice, scope, name)}**", f"-# {_about(voice, scope, name)}"]
        lines += _missing(setting, getattr(chosen, name), voice, is_there)
        items += [text("\n".join(lines)), ui.ActionRow(menu)]
    standard = ClickId(Verb.UNSET, _NO_TABLE, _state(chosen), detail=scope.value)
    return PrivateScreen([box(*items, *rows([button(standard, voice("house-standard"))]))])


def find_setting(detail: str) -> tuple[Scope, str] | None:
    """Return scope and name of the setting that a menu's id names, if there is one."""
    scope = find_scope(detail.partition(".")[0])
    name = detail.partition(".")[2]
    return (scope, name) if scope is not None and name in settings_of(KINDS[scope]) else None


def find_scope(detail: str) -> Scope | None:
    """Return the scope that an id names, if there is one."""
    return next((scope for scope in Scope if scope.value == detail), None)


def setting_name(voice: Voice, scope: Scope, name: str) -> str:
    """Return what a setting is called."""
    return voice.words(_key(scope, name), {})


def value_name(voice: Voice, scope: Scope, name: str, value: Any) -> str:
    """Return what a value of a setting means."""
    setting = settings_of(KINDS[scope])[name]
    if isinstance(setting, Ids):
        sign = _SIGNS[setting.entity]
        named = ", ".join(f"<{sign}{each}>" for each in value)
        return named or voice.words(f"{_key(scope, name)}-none", {})
    return voice.words(f"{_key(scope, name)}-value", {"value": value})


def _about(voice: Voice, scope: Scope, name: str) -> str:
    return voice.words(f"{_key(scope, name)}-about", {})


def _key(scope: Scope, name: str) -> str:
    return f"setting-{scope.value}-{name}"


def _state(chosen: Settings) -> int:
    """Return a number that differs once something was changed.

    Desktop clients keep an old selection under an old id.
    """
    return zlib.crc32(repr(chosen).encode()) % _NUMBERS


def _id(scope: Scope, name: str, chosen: Settings) -> str:
    return str(ClickId(Verb.SET, _NO_TABLE, _state(chosen), detail=f"{scope.value}.{name}"))


def _missing(setting: AnySetting, value: Any, voice: Voice, is_there: IsThere) -> list[str]:
    """Return a line about what was chosen and exists no longer."""
    if not isinstance(setting, Ids):
        return []
    gone = sum(not is_there(setting.entity, each) for each in value)
    return [f"-# {voice('settings-gone', count=gone)}"] if gone else []


def _value_menu(
    scope: Scope,
    name: str,
    setting: Choice | Number,
    chosen: Settings,
    voice: Voice,
    _is_there: IsThere,
) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=limits.clip(value_name(voice, scope, name, value), limits.OPTION_TEXT),
            value=str(value),
            description=voice("house-default") if value == setting.default else None,
            default=value == getattr(chosen, name),
        )
        for value in setting.values
    ]
    return ui.Select(custom_id=_id(scope, name, chosen), options=options)


def _entity_menu(
    scope: Scope, name: str, setting: Ids, chosen: Settings, voice: Voice, is_there: IsThere
) -> ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]:
    kind = _KINDS[setting.entity]
    # An id that names nothing any more could make Discord refuse the whole message.
    known = [
        KnownValue(id=each, type=kind)
        for each in getattr(chosen, name)
        if is_there(setting.entity, each)
    ]
    custom_id = _id(scope, name, chosen)
    placeholder = voice.words(f"{_key(scope, name)}-none", {})
    if setting.entity is Entity.ROLE:
        return ui.RoleSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            min_values=0,
            max_values=setting.most,
            default_values=known,
        )
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        channel_types=_CHANNELS,
        min_values=0,
        max_values=setting.most,
        default_values=known,
    )


_KINDS: Final = {
    Entity.CHANNEL: discord.SelectDefaultValueType.channel,
    Entity.ROLE: discord.SelectDefaultValueType.role,
}
_SIGNS: Final = {Entity.CHANNEL: "#", Entity.ROLE: "@&"}
_MENUS: Final[Mapping[type[Setting[Any]], Callable[..., Any]]] = {
    Choice: _value_menu,
    Number: _value_menu,
    Ids: _entity_menu,
}
