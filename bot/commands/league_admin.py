"""What administrators do with a league: declare matches void, open and close seasons, export it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.commands.declared import Choice, Command, Option, Say
from bot.league.located import Form
from bot.league.ports import Decided
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.reply import Reply
from bot.views.rights import manages_server
from bot.views.screen import Download, PrivateScreen, sentence, text
from bot.views.working import fitting, show_made

WHAT: Final[Key] = "command-league-what"
NUMBER: Final[Key] = "command-league-number"
_CHOICES: Final[dict[str, Key]] = {
    "void": "command-league-void",
    "unvoid": "command-league-unvoid",
    "open": "command-league-open",
    "close": "command-league-close",
}
FORM: Final[Key] = "command-league-form"
_FORMS: Final[dict[Form, Key]] = {
    Form.CSV: "command-league-form-csv",
    Form.JSON: "command-league-form-json",
}
_DECIDED: Final[dict[Decided, Key]] = {
    Decided.NOTHING: "league-admin-nothing",
    Decided.NOT_SAVED: "session-not-saved",
    Decided.DONE: "league-admin-done",
    Decided.LATER: "league-admin-later",
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


def export_command() -> Command:
    """Return the subcommand that gives the league away."""
    forms = tuple(Choice(form.value, _said(key)) for form, key in _FORMS.items())
    return Command(
        _said("command-league-export"),
        _said("command-league-export-about"),
        (Option(_said(FORM), _said("command-league-form-about"), forms),),
    )


async def export(desk: Desk, reply: Reply, options: Mapping[str, str], voice: Voice) -> None:
    """Answer an administrator with a file of his server's league, for everybody else with why not.

    The records of its matches stay here: with them it would be too large for Discord.
    """
    if not manages_server(reply.interaction):
        await reply.show_private(sentence(voice("league-admin-only")))
        return
    chosen = options.get(Voice(desk.texts, "de")(FORM), "")
    form = Form(chosen) if chosen in set(Form) else Form.CSV
    guild, limit = reply.interaction.guild_id or 0, reply.interaction.filesize_limit

    async def make() -> PrivateScreen:
        exported = await desk.office.export(guild, form)
        content = exported.content.encode()
        if not exported.matches:
            return sentence(voice("league-export-empty"))
        whole = Download(f"liga.{form.value}", content)
        file = await asyncio.to_thread(fitting, whole, limit)
        if file is None:
            megabytes = round(len(content) / 1_000_000)
            return sentence(voice("league-export-too-large", megabytes=megabytes))
        about = text(voice("league-export-is", matches=exported.matches))
        return PrivateScreen([about, file.card()], [file])

    failed = sentence(voice("league-export-failed"))
    await show_made(reply, voice("league-export-working"), failed, make)


async def manage(desk: Desk, reply: Reply, options: Mapping[str, str], voice: Voice) -> None:
    """Do what an administrator has asked for, and say whether anything changed."""
    if not manages_server(reply.interaction):
        await reply.show_private(sentence(voice("league-admin-only")))
        return
    german = Voice(desk.texts, "de")
    what, number = options.get(german(WHAT), ""), options.get(german(NUMBER), "0")
    guild, now = reply.interaction.guild_id or 0, desk.now()
    table = int(number) if number.isdecimal() else 0

    async def make() -> PrivateScreen:
        decided = Decided.NOTHING
        if what in {"void", "unvoid"}:
            decided = await desk.office.void(guild, table, now, is_void=what == "void")
        elif what in {"open", "close"}:
            decided = await desk.office.mark_season(guild, now, is_opening=what == "open")
        return sentence(voice(_DECIDED[decided]))

    # A large league takes seconds, more than Discord waits.
    season = desk.command("command-league", "command-league-season")
    profile = desk.command("command-league", "command-league-profile")
    failed = sentence(voice("league-admin-failed", season=season, profile=profile))
    await show_made(reply, voice("league-admin-working"), failed, make)


def _said(key: Key) -> Say:
    return lambda voice: voice(key)
