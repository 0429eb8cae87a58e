"""The command by which administrators declare matches void, and open and close seasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands.declared import Choice, Command, Option, Say
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.reply import Reply
from bot.views.rights import manages_server
from bot.views.screen import sentence

WHAT: Final[Key] = "command-league-what"
NUMBER: Final[Key] = "command-league-number"
_CHOICES: Final[dict[str, Key]] = {
    "void": "command-league-void",
    "unvoid": "command-league-unvoid",
    "open": "command-league-open",
    "close": "command-league-close",
}
_MOST: Final = 2**31 - 1


def admin_command() -> Command:
    """Return the subcommand."""
    choices = tuple(Choice(code, _said(key)) for code, key in _CHOICES.items())
    return Command(
        _said("command-league-admin"),
        _said("command-league-admin-about"),
        (
            Option(_said(WHAT), _said("command-league-what-about"), choices),
            Option(_said(NUMBER), _said("command-league-number-about"), bounds=(1, _MOST)),
        ),
    )


async def manage(desk: Desk, reply: Reply, options: Mapping[str, str], voice: Voice) -> None:
    """Do what an administrator has asked for, and say whether anything changed."""
    if not manages_server(reply.interaction):
        await reply.show_private(sentence(voice("league-admin-only")))
        return
    german = Voice(desk.texts, "de")
    what, number = options.get(german(WHAT), ""), options.get(german(NUMBER), "0")
    guild, now = reply.interaction.guild_id or 0, desk.now()
    table = int(number) if number.isdecimal() else 0
    is_changed = False
    if what in {"void", "unvoid"}:
        is_changed = await desk.office.void(guild, table, now, is_void=what == "void")
    elif what in {"open", "close"}:
        is_changed = await desk.office.mark_season(guild, now, is_opening=what == "open")
    said: Key = "league-admin-done" if is_changed else "league-admin-nothing"
    await reply.show_private(sentence(voice(said)))


def _said(key: Key) -> Say:
    return lambda voice: voice(key)
