"""Answers with score sheets: picture in time, or text instead."""

from __future__ import annotations

from bot.preferences.declared import AS_TEXT
from bot.session import Match, Table
from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.reply import Reply
from bot.views.scores import score_scene, scores_screen
from bot.views.screen import Picture, PrivateScreen
from bot.views.showing import portraits_of, show_drawn
from cards_art.boards.alt import scores_alt, scores_text
from cards_art.look import Look


async def show_scores(
    desk: Desk, reply: Reply, table: Table, match: Match, voice: Voice, since_s: float
) -> None:
    """Answer with the score sheet of a match, as with `show_hand`."""
    await desk.names.ensure(table.place.guild, table.members)
    people = desk.people(table)
    portraits, plain, written = portraits_of(people), people.plain(voice), people.written(voice)
    scene, look = score_scene(match), Look(language=voice.language)

    def screen(png: bytes | None) -> PrivateScreen:
        if png is None:
            return scores_screen(None, scores_text(scene, portraits, look, written.say))
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
    say = people.written(voice).say
    return scores_text(score_scene(match), portraits_of(people), look, say, limit)
