"""What administrators do with a league: declare matches void, open and close seasons, export it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands.declared import Choice, Command, Option, Say
from bot.league.located import Form
from bot.league.ports import Decided
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.reply import Reply
from bot.views.rights import manages_server
from bot.views.screen import PrivateScreen, TextFile, sentence, text

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
    await reply.show_private(sentence(voice("league-export-working")))
    exported = await desk.office.export(reply.interaction.guild_id or 0, form)
    size = len(exported.content.encode())
    if not exported.matches:
        await reply.show_private(sentence(voice("league-export-empty")))
    elif size > reply.interaction.filesize_limit:
        said = voice("league-export-too-large", megabytes=round(size / 1_000_000))
        await reply.show_private(sentence(said))
    else:
        file = TextFile(f"liga.{form.value}", exported.content)
        about = text(voice("league-export-is", matches=exported.matches))
        await reply.show_private(PrivateScreen([about, file.card()], [file]))


async def manage(desk: Desk, reply: Reply, options: Mapping[str, str], voice: Voice) -> None:
    """Do what an administrator has asked for, and say whether anything changed."""
    if not manages_server(reply.interaction):
        await reply.show_private(sentence(voice("league-admin-only")))
        return
    german = Voice(desk.texts, "de")
    what, number = options.get(german(WHAT), ""), options.get(german(NUMBER), "0")
    guild, now = reply.interaction.guild_id or 0, desk.now()
    table = int(number) if number.isdecimal() else 0
    # A large league takes seconds, more than Discord waits.
    await reply.show_private(sentence(voice("league-admin-working")))
    decided = Decided.NOTHING
    if what in {"void", "unvoid"}:
        decided = await desk.office.void(guild, table, now, is_void=what == "void")
    elif what in {"open", "close"} and await desk.office.mark_season(
        guild, now, is_opening=what == "open"
    ):
        decided = Decided.DONE
    await reply.show_private(sentence(voice(_DECIDED[decided])))


def _said(key: Key) -> Say:
    return lambda voice: voice(key)
