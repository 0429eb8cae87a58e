"""Answers about one member and about seasons: profile, course, hall of fame, the running season."""

from __future__ import annotations

from bot.league.ledger import Kind, Period, Span
from bot.league.tables import champions, ranked
from bot.preferences.declared import AS_TEXT
from bot.session import MemberId
from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.league_profile import (
    curve_scene,
    hall_screen,
    profile_screen,
    season_lines,
)
from bot.views.reply import Reply
from bot.views.screen import Picture, PrivateScreen, box, sentence, text
from bot.views.showing import show_drawn
from cards_art.boards.alt import curve_alt
from cards_art.look import Look
from games.core.game import GameSpec
from games.registry import newest_games


def specs() -> dict[str, GameSpec]:
    """Return every game by its slug."""
    return {slug: game.spec for slug, game in newest_games().items()}


async def show_profile(desk: Desk, reply: Reply, member: MemberId, voice: Voice) -> None:
    """Answer with a member's profile."""
    guild = reply.interaction.guild_id or 0
    played = await desk.league.played(guild, member)
    achieved = await desk.league.achieved(guild, member)
    await reply.show_private(profile_screen(member, played, achieved, specs(), voice))


async def show_curve(
    desk: Desk, reply: Reply, game: GameSpec | None, voice: Voice, since_s: float
) -> None:
    """Answer with the course of the member's own rating in a game, by default the last played."""
    guild, member = reply.interaction.guild_id or 0, reply.interaction.user.id
    played = await desk.league.played(guild, member)
    games = specs()
    if game is None:
        last = [each.game for each in played if each.after is not None and each.game in games]
        game = games[last[-1]] if last else next(iter(games.values()))
    played = [each for each in played if each.game == game.slug]
    scene = curve_scene(game, member, played, lambda each: desk.names.name(guild, each) or "")
    if scene is None:
        await reply.show_private(sentence(voice("curve-empty", game=game.title)))
        return
    look = Look(language=voice.language)
    told = curve_alt(scene, look, voice.say)

    def screen(png: bytes | None) -> PrivateScreen:
        picture = None if png is None else Picture(png, told)
        shown = text(told) if picture is None else picture.gallery()
        return PrivateScreen([box(shown)], [] if picture is None else [picture])

    own = await desk.preferences.member(member)
    drawing = None if own.view == AS_TEXT else desk.pictures.curve(scene, look)
    await show_drawn(desk, reply, drawing, screen, since_s)


async def show_hall(desk: Desk, reply: Reply, voice: Voice) -> None:
    """Answer with the champions of every season that has ended."""
    guild, now = reply.interaction.guild_id or 0, desk.now()
    games = specs()
    found = {slug: await desk.league.champions(guild, slug, now) for slug in games}
    await reply.show_private(hall_screen(found, games, voice))


async def show_season(desk: Desk, reply: Reply, voice: Voice) -> None:
    """Answer with the running season: until when, and who leads in which game."""
    guild, now = reply.interaction.guild_id or 0, desk.now()
    season = await desk.league.season(guild, now)
    leaders: dict[str, list[MemberId]] = {}
    if season is not None:
        period = Period(Kind.RATED, Span.SEASON, season.start)
        for slug, spec in specs().items():
            table = ranked(await desk.league.rows(guild, slug, period, now))
            leaders[spec.title] = [row.member for row in champions(table)]
    await reply.show_private(sentence("\n".join(season_lines(season, leaders, voice))))
