"""The commands of the league and of the members' own data: which there are, and what they do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from bot.commands.declared import Choice, Command, Option, Say
from bot.commands.league_admin import admin_command, manage
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.league_table import ALL_GAMES, TableView
from bot.views.privacy_panel import ask_to_forget, show_export, show_privacy
from bot.views.reply import Reply
from bot.views.showing_league import show_table
from bot.views.showing_profile import show_curve, show_hall, show_profile, show_season, specs

LeagueHandler: TypeAlias = Callable[[Reply, Mapping[str, str], Voice, float], Awaitable[None]]
"""Takes the interaction, its options by German name, the member's voice, and when it arrived."""


def league_handlers(desk: Desk) -> dict[Key, LeagueHandler]:
    """Return what each subcommand of the league does."""
    german = Voice(desk.texts, "de")

    async def table(reply: Reply, options: Mapping[str, str], voice: Voice, since_s: float) -> None:
        game = options.get(german(GAME))
        await show_table(desk, reply, TableView(game if game in specs() else None), voice, since_s)

    async def season(reply: Reply, _: Mapping[str, str], voice: Voice, __: float) -> None:
        await show_season(desk, reply, voice)

    async def profile(reply: Reply, _: Mapping[str, str], voice: Voice, __: float) -> None:
        await show_profile(desk, reply, reply.interaction.user.id, voice)

    async def curve(reply: Reply, options: Mapping[str, str], voice: Voice, since_s: float) -> None:
        game = specs().get(options.get(german(GAME), ""))
        await show_curve(desk, reply, game, voice, since_s)

    async def hall(reply: Reply, _: Mapping[str, str], voice: Voice, __: float) -> None:
        await show_hall(desk, reply, voice)

    async def admin(reply: Reply, options: Mapping[str, str], voice: Voice, _: float) -> None:
        await manage(desk, reply, options, voice)

    return {
        "command-league-table": table,
        "command-league-season": season,
        "command-league-profile": profile,
        "command-league-curve": curve,
        "command-league-hall": hall,
        "command-league-admin": admin,
    }


GAME: Final[Key] = "command-league-game"


def league_command() -> Command:
    """Return the group of the league's commands."""
    games = tuple(Choice(slug, _called(spec.title)) for slug, spec in specs().items())
    every = Choice(ALL_GAMES, _said("league-all-games"))
    about = _said("command-league-game-about")
    return Command(
        _said("command-league"),
        _said("command-league-about"),
        subcommands=(
            Command(
                _said("command-league-table"),
                _said("command-league-table-about"),
                (Option(_said(GAME), about, (every, *games)),),
            ),
            Command(_said("command-league-season"), _said("command-league-season-about")),
            Command(_said("command-league-profile"), _said("command-league-profile-about")),
            Command(
                _said("command-league-curve"),
                _said("command-league-curve-about"),
                (Option(_said(GAME), about, games),),
            ),
            Command(_said("command-league-hall"), _said("command-league-hall-about")),
            admin_command(),
        ),
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
