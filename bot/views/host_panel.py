"""The host's private panel: clock, who sits there, who may, a thread. Pure; house rules are apart.

What may be changed is decided by `bot.session`; what a click does is `host_clicks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.session import MemberId, Person, Table, Tempo
from bot.texts import Voice
from bot.views import limits
from bot.views.ids import OPEN, UNDO, ClickId, Verb
from bot.views.people import People
from bot.views.public import tempo_name
from bot.views.screen import Item, KnownValue, PrivateScreen, box, button, rows, text

GUESTS: Final = 25
"""Most members that are invited at once: as many as a menu chooses."""


def host_panel(
    table: Table, people: People, voice: Voice, said: Sequence[str] = ()
) -> PrivateScreen:
    """Return the panel of a lobby.

    Args:
        table: the lobby.
        people: who sits there.
        voice: the host's.
        said: sentences about what just happened.
    """
    lines = [
        *(f"**{each}**" for each in said),
        f"## {voice('host-title', game=table.rules.spec.title)}",
        voice("host-about"),
        voice("lobby-tempo", tempo=tempo_name(voice, table.tempo)),
    ]
    items: list[Item] = [text("\n".join(lines)), ui.ActionRow(_tempo_menu(table, voice))]
    if len(table.people) > 1:
        kick = person_menu(_id(table, Verb.KICK), table, people, voice("host-kick"), voice)
        items += [ui.ActionRow(kick), ui.ActionRow(host_menu(table, people, voice))]
    if table.guests is not None:
        items.append(ui.ActionRow(_guest_menu(table, table.guests, voice)))
    return PrivateScreen([box(*items, *rows(_buttons(table, voice)))])


def host_menu(table: Table, people: People, voice: Voice) -> ui.Select[Any]:
    """Return the menu of who may become the host."""
    menu = _id(table, Verb.HAND_OVER)
    return person_menu(menu, table, people, voice("host-hand-over"), voice)


def person_menu(
    custom_id: ClickId, table: Table, people: People, placeholder: str, voice: Voice
) -> ui.Select[Any]:
    """Return a menu of the people at a table without its host; there must be some."""
    plain = people.plain(voice)
    options = [
        discord.SelectOption(
            label=limits.clip(plain.seat(seat), limits.OPTION_TEXT), value=str(each.member)
        )
        for seat, each in enumerate(table.seating)
        if isinstance(each, Person) and each.member != table.host
    ]
    return ui.Select(custom_id=str(custom_id), placeholder=placeholder, options=options)


def _id(table: Table, verb: Verb, detail: str = "") -> ClickId:
    # With the revision: desktop clients keep an old selection under an old id.
    return ClickId(verb, table.id, table.revision, detail=detail)


def _tempo_menu(table: Table, voice: Voice) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=limits.clip(tempo_name(voice, tempo), limits.OPTION_TEXT),
            value=tempo.value,
            default=tempo is table.tempo,
        )
        for tempo in Tempo
    ]
    menu = str(_id(table, Verb.TEMPO))
    return ui.Select(custom_id=menu, placeholder=voice("host-tempo"), options=options)


def _guest_menu(table: Table, guests: Iterable[MemberId], voice: Voice) -> ui.UserSelect[Any]:
    kind = discord.SelectDefaultValueType.user
    return ui.UserSelect(
        custom_id=str(_id(table, Verb.INVITE)),
        placeholder=voice("host-invite"),
        min_values=0,
        max_values=GUESTS,
        default_values=[KnownValue(id=guest, type=kind) for guest in guests],
    )


def _buttons(table: Table, voice: Voice) -> list[ui.Button[Any]]:
    to_open = _id(table, Verb.PRIVATE, OPEN)
    buttons = [
        button(to_open, voice("host-make-public"))
        if table.is_private
        else button(_id(table, Verb.PRIVATE), voice("host-make-private"))
    ]
    if table.parent is None:
        buttons.append(button(_id(table, Verb.THREAD), voice("host-to-thread")))
    if table.is_casual:
        buttons.append(button(_id(table, Verb.RATED, OPEN), voice("host-make-rated")))
    else:
        buttons.append(button(_id(table, Verb.RATED), voice("host-make-casual")))
    if table.is_lenient:
        buttons.append(button(_id(table, Verb.LENIENT, UNDO), voice("host-make-strict")))
    else:
        buttons.append(button(_id(table, Verb.LENIENT), voice("host-make-lenient")))
    return [*buttons, button(_id(table, Verb.HOUSE), voice("button-house"))]
