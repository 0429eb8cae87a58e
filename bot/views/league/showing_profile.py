"""Answers about one member and about seasons: profile, course, the running season, champions."""

from __future__ import annotations

from bot.league.ledger import Kind, Period, Span
from bot.league.tables import champions, ranked
from bot.views.desk import Desk
from bot.views.ids import Verb
from bot.views.league.answer import Answer, Reader, names_of
from bot.views.league.ids import MemberView
from bot.views.league.profile import (
    POINTS,
    RECENT,
    Profile,
    curve_scene,
    member_controls,
    profile_items,
    profile_scene,
    uncounted_lines,
)
from bot.views.league.seasons import (
    Hall,
    HallView,
    Lead,
    hall_items,
    hall_scene,
    season_items,
    season_scene,
)
from bot.views.screen import Item, Picture, box, text
from cards_art.boards.alt import curve_alt
from cards_art.look import Look
from games.core.game import GameSpec
from games.registry import newest_games


def specs() -> dict[str, GameSpec]:
    """Return every game by its slug."""
    return {slug: game.spec for slug, game in newest_games().items()}


async def profile_answer(desk: Desk, reader: Reader, view: MemberView) -> Answer:
    """Return a member's profile in one game, or in all."""
    resume = await desk.league.resume(reader.guild, view.member, view.game, RECENT)
    achieved = await desk.league.achieved(reader.guild, view.member)
    profile = Profile(view, reader, resume, achieved, specs())
    name = await names_of(desk.names, reader, profile.members)
    scene = profile_scene(profile, name, reader.voice)
    return Answer(scene, lambda picture: profile_items(profile, scene, reader.voice, picture))


async def curve_answer(desk: Desk, reader: Reader, view: MemberView) -> Answer:
    """Return the course of a member's rating in a game, by default the last played."""
    games, voice = specs(), reader.voice
    found = await desk.league.rated_games(reader.guild, view.member)
    rated = [slug for slug in found if slug in games]
    slug = view.game or (rated[0] if rated else next(iter(games)))
    game = games[slug]
    view = MemberView(Verb.CURVE, view.member, slug)
    name = await names_of(desk.names, reader, [view.member])
    course = await desk.league.course(reader.guild, view.member, slug, POINTS)
    scene = curve_scene(game, view.member, course, name)
    known = [spec for each, spec in games.items() if each in rated]
    controls = member_controls(view, known, reader, is_shown=scene is not None)
    below: Item | None = None
    if not reader.is_everybody:
        uncounted = await desk.league.uncounted(reader.guild, view.member, RECENT)
        lines = uncounted_lines(uncounted, games, voice)
        below = text("\n".join(lines)) if lines else None

    def items(picture: Picture | None) -> list[Item]:
        if scene is None:
            member = f"<@{view.member}>"
            return [
                box(text(voice("curve-empty", game=game.title, member=member)), below, *controls)
            ]
        told = curve_alt(scene, Look(language=voice.language), voice.say)
        return [box(text(told) if picture is None else picture.gallery(), below, *controls)]

    return Answer(scene, items)


async def season_answer(desk: Desk, reader: Reader) -> Answer:
    """Return the running season: until when, and who leads in which game."""
    now = desk.now()
    season = await desk.league.season(reader.guild, now)
    if season is None:
        return Answer(None, lambda picture: season_items(None, None, reader, picture))
    period = Period(Kind.RATED, Span.SEASON, season.start)
    leads: list[Lead] = []
    for slug, spec in specs().items():
        table = ranked(await desk.league.rows(reader.guild, slug, period, now))
        leads.append(Lead(spec, champions(table), len(table)))
    name = await names_of(desk.names, reader, [row.member for lead in leads for row in lead.rows])
    scene = season_scene(season, leads, name, reader.voice)
    return Answer(scene, lambda picture: season_items(season, scene, reader, picture))


async def hall_answer(desk: Desk, reader: Reader, view: HallView) -> Answer:
    """Return the champions of the seasons that have ended, of one game or of all."""
    now, games = desk.now(), specs()
    won = await desk.league.champions(reader.guild, now)
    found = {slug: won[slug] for slug in games if slug in won}
    hall = Hall(view, {slug: games[slug] for slug in found}, found)
    scene = hall_scene(hall, await names_of(desk.names, reader, hall.members), reader.voice)
    return Answer(scene, lambda picture: hall_items(hall, scene, reader, picture))
