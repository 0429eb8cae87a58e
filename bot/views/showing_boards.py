"""Answers with score sheets and league tables: picture in time, or text instead."""

from __future__ import annotations

from bot.preferences.declared import AS_TEXT
from bot.session import Match, MemberId, Table
from bot.texts import Voice
from bot.views.desk import CommandWord, Desk
from bot.views.ranking import Kind, ranking_page, ranking_screen, standings_scene
from bot.views.reply import Reply
from bot.views.scores import score_scene, scores_screen
from bot.views.screen import Picture, PrivateScreen
from bot.views.showing import portraits_of, show_drawn
from cards_art.boards.alt import scores_alt, scores_text, standings_alt
from cards_art.look import Look
from games.core.game import GameSpec


async def show_scores(
    desk: Desk, reply: Reply, table: Table, match: Match, voice: Voice, since_s: float
) -> None:
    """Answer with the score sheet of a match, as with `show_hand`."""
    await desk.names.ensure(table.place.guild, table.members)
    people = desk.people(table)
    portraits, plain = portraits_of(people), people.plain(voice)
    scene, look = score_scene(match), Look(language=voice.language)

    def screen(png: bytes | None) -> PrivateScreen:
        if png is None:
            return scores_screen(None, scores_text(scene, portraits, look, plain.say))
        return scores_screen(Picture(png, scores_alt(scene, portraits, look, plain.aloud.say)), "")

    member = await desk.preferences.member(reply.interaction.user.id)
    drawing = None if member.view == AS_TEXT else desk.pictures.scores(scene, portraits, look)
    await show_drawn(desk, reply, drawing, screen, since_s)


def scores_in_words(desk: Desk, table: Table, match: Match, voice: Voice, limit: int) -> str:
    """Return the score sheet as text of at most `limit` characters, or nothing before a deal."""
    if not match.sheet:
        return ""
    people = desk.people(table)
    look = Look(language=voice.language)
    say = people.plain(voice).say
    return scores_text(score_scene(match), portraits_of(people), look, say, limit)


async def show_ranking(
    desk: Desk,
    reply: Reply,
    guild: int,
    game: GameSpec,
    voice: Voice,
    since_s: float,
    *,
    kind: Kind | None = None,
    page: int = 0,
) -> None:
    """Answer with a page of a server's league table, the row of whoever asked framed.

    Args:
        desk: what answers share.
        reply: the interaction.
        guild: whose table.
        game: what was played.
        voice: the member's.
        since_s: when it was asked for, by the desk's clock.
        kind: which table, see `bot.views.ranking.ranking_page`.
        page: from 0.
    """
    asking: MemberId = reply.interaction.user.id
    standings = await desk.tables.standings(guild, game.slug)
    shown = ranking_page(standings, game, asking, kind, page)
    command = desk.command(CommandWord(game.command), "command-start")
    member = await desk.preferences.member(asking)
    if not shown.rows or member.view == AS_TEXT:
        await reply.show_private(ranking_screen(shown, command, voice))
        return
    await desk.names.ensure(guild, shown.members)
    scene = standings_scene(shown, asking, lambda each: desk.names.name(guild, each) or "")
    look = Look(language=voice.language)

    def screen(png: bytes | None) -> PrivateScreen:
        picture = None if png is None else Picture(png, standings_alt(scene, look, voice.say))
        return ranking_screen(shown, command, voice, picture)

    await show_drawn(desk, reply, desk.pictures.standings(scene, look), screen, since_s)
