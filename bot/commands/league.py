"""The commands of the league and of the members' own data: which there are, and what they do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from bot.commands.declared import Choice, Command, Option, Say
from bot.commands.league_admin import admin_command, export, export_command, manage
from bot.session import MemberId
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.ids import Verb
from bot.views.league.answer import Answer, Reader, asker, show_answer
from bot.views.league.ids import ALL_GAMES, MemberView
from bot.views.league.seasons import HallView
from bot.views.league.showing import table_answer
from bot.views.league.showing_profile import (
    curve_answer,
    hall_answer,
    profile_answer,
    season_answer,
    specs,
)
from bot.views.league.table import TableView
from bot.views.privacy_panel import ask_to_forget, show_export, show_privacy
from bot.views.reply import Reply

LeagueHandler: TypeAlias = Callable[[Reply, Mapping[str, str], Voice, float], Awaitable[None]]
"""Takes the interaction, its options by German name, the member's voice, and when it arrived."""
AnswerMember: TypeAlias = Callable[[Desk, Reader, MemberView], Awaitable[Answer]]


def league_handlers(desk: Desk) -> dict[Key, LeagueHandler]:
    """Return what each subcommand of the league does."""
    german = Voice(desk.texts, "de")

    def game_in(options: Mapping[str, str]) -> str | None:
        game = options.get(german(GAME), ALL_GAMES)
        return game if game in specs() else None

    def member_in(reply: Reply, options: Mapping[str, str]) -> MemberId:
        named = options.get(german(MEMBER), "")
        return int(named) if named.isdecimal() else reply.interaction.user.id

    def of_member(verb: Verb, answer: AnswerMember) -> LeagueHandler:
        async def handler(
            reply: Reply, options: Mapping[str, str], voice: Voice, since_s: float
        ) -> None:
            view = MemberView(verb, member_in(reply, options), game_in(options))
            reader = asker(reply, voice)
            await show_answer(desk, reply, await answer(desk, reader, view), reader, since_s)

        return handler

    async def table(reply: Reply, options: Mapping[str, str], voice: Voice, since_s: float) -> None:
        await show_table(desk, reply, game_in(options), voice, since_s)

    async def season(reply: Reply, _: Mapping[str, str], voice: Voice, since_s: float) -> None:
        reader = asker(reply, voice)
        await show_answer(desk, reply, await season_answer(desk, reader), reader, since_s)

    async def hall(reply: Reply, options: Mapping[str, str], voice: Voice, since_s: float) -> None:
        reader = asker(reply, voice)
        answer = await hall_answer(desk, reader, HallView(game_in(options)))
        await show_answer(desk, reply, answer, reader, since_s)

    async def take(reply: Reply, options: Mapping[str, str], voice: Voice, _: float) -> None:
        await export(desk, reply, options, voice)

    async def admin(reply: Reply, options: Mapping[str, str], voice: Voice, _: float) -> None:
        await manage(desk, reply, options, voice)

    return {
        "command-league-table": table,
        "command-league-season": season,
        "command-league-profile": of_member(Verb.PROFILE, profile_answer),
        "command-league-curve": of_member(Verb.CURVE, curve_answer),
        "command-league-hall": hall,
        "command-league-admin": admin,
        "command-league-export": take,
    }


async def show_table(
    desk: Desk, reply: Reply, game: str | None, voice: Voice, since_s: float
) -> None:
    """Answer with the table of the running season in a game, or in all."""
    reader = asker(reply, voice)
    answer = await table_answer(desk, reader, TableView(game))
    await show_answer(desk, reply, answer, reader, since_s)


GAME: Final[Key] = "command-league-game"
MEMBER: Final[Key] = "command-league-member"


def league_command() -> Command:
    """Return the group of the league's commands."""
    games = tuple(Choice(slug, _called(spec.title)) for slug, spec in specs().items())
    every = Choice(ALL_GAMES, _said("league-all-games"))
    about = _said("command-league-game-about")
    any_game = Option(_said(GAME), about, (every, *games))
    one_game = Option(_said(GAME), about, games)
    member = Option(_said(MEMBER), _said("command-league-member-about"), is_member=True)
    parts: tuple[tuple[Key, Key, tuple[Option, ...]], ...] = (
        ("command-league-table", "command-league-table-about", (any_game,)),
        ("command-league-season", "command-league-season-about", ()),
        ("command-league-profile", "command-league-profile-about", (any_game, member)),
        ("command-league-curve", "command-league-curve-about", (one_game, member)),
        ("command-league-hall", "command-league-hall-about", (any_game,)),
    )
    shown = (Command(_said(name), _said(about), options) for name, about, options in parts)
    return Command(
        _said("command-league"),
        _said("command-league-about"),
        subcommands=(*shown, admin_command(), export_command()),
    )


def data_commands() -> tuple[Command, ...]:
    """Return the commands about what is kept of a member."""
    parts: tuple[tuple[Key, Key], ...] = (
        ("command-data-export", "command-data-export-about"),
        ("command-data-forget", "command-data-forget-about"),
    )
    subcommands = tuple(Command(_said(name), _said(about)) for name, about in parts)
    return (
        Command(_said("command-data"), _said("command-data-about"), subcommands=subcommands),
        Command(_said("command-privacy"), _said("command-privacy-about")),
    )


def data_handlers(desk: Desk) -> dict[tuple[Key, ...], LeagueHandler]:
    """Return what each command about the member's data does."""

    async def export(reply: Reply, _: Mapping[str, str], voice: Voice, __: float) -> None:
        await show_export(desk.privacy, reply, voice)

    async def ask(reply: Reply, _: Mapping[str, str], voice: Voice, __: float) -> None:
        await ask_to_forget(desk.privacy, reply, voice)

    async def about(reply: Reply, _: Mapping[str, str], voice: Voice, __: float) -> None:
        await show_privacy(desk, reply, voice)

    return {
        ("command-data", "command-data-export"): export,
        ("command-data", "command-data-forget"): ask,
        ("command-privacy",): about,
    }


def _said(key: Key) -> Say:
    return lambda voice: voice(key)


def _called(title: str) -> Say:
    return lambda _: title
