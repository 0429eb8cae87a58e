"""From a table to what is sent: picture in time or text instead, for everybody and for one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from bot.league.counting import too_often
from bot.preferences import MemberSettings
from bot.preferences.declared import AS_TEXT
from bot.session import Match, Status, Table
from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.hand import Hand, hand_screen
from bot.views.league.news import news_lines
from bot.views.lobby import lobby_scene, rated_lines
from bot.views.people import People
from bot.views.pictures import in_time
from bot.views.public import (
    closed_screen,
    lobby_screen,
    match_screen,
    notice_screen,
    time_line,
    told_lines,
)
from bot.views.reply import Reply
from bot.views.rules import RulesPage, rules_screen
from bot.views.scores import score_scene
from bot.views.screen import Picture, PrivateScreen, PublicScreen, box, sentence, text
from cards_art.alt import examples_alt, hand_alt, table_alt, table_text
from cards_art.boards.alt import lobby_alt, scores_alt
from cards_art.look import Look
from cards_art.look import Person as Portrait

T = TypeVar("T")

ANSWER_S: Final = 0.8
"""Seconds from a click to its answer; a picture that takes longer comes by an edit."""
LATE_S: Final = 10.0
"""Seconds after which a picture is given up and the text stands."""


async def table_screen(desk: Desk, table: Table) -> PublicScreen:
    """Return the public message of a table as it stands."""
    chosen = desk.preferences.server(table.place.guild)
    voice = Voice(desk.texts, chosen.language_or(table.language))
    look = chosen.look_in(voice.language)
    people = desk.people(table)
    if table.status is Status.DAMAGED:
        return notice_screen([voice("session-table-damaged")])
    if table.match is None:
        if table.status is Status.LOBBY:
            await desk.names.ensure(table.place.guild, table.people)
            card = await _lobby_card(desk, table, people, voice, look)
            rated = await _rated(desk, table, voice)
            return lobby_screen(table, people, voice, card, rated=rated)
        return closed_screen(table, voice)
    await desk.names.ensure(table.place.guild, table.members)
    portraits = portraits_of(people)
    scene = table.match.scene(None).table
    png = await in_time(desk.pictures.table(scene, portraits, look), LATE_S)
    plain = people.plain(voice)
    picture = None if png is None else Picture(png, table_alt(scene, portraits, plain.aloud.say))
    written = people.written(voice)
    as_text = "" if picture is not None else table_words(table.match, people, written)
    time = time_line(table, desk.moment_of, people.speaking(voice))
    sheet = None
    if table.status is Status.OVER and picture is not None:
        sheet = await _score_sheet(desk, table.match, people, voice)
    league: list[str] = []
    if table.status is Status.OVER:
        league = news_lines(await desk.league.news(table.id), people.speaking(voice))
    return match_screen(
        table, table.match, people, voice, picture, as_text, sheet, time, league=league
    )


async def _rated(desk: Desk, table: Table, voice: Voice) -> list[str]:
    """Return what is to be said before the start about whether the match will be rated."""
    guild, now = table.place.guild, desk.now()
    reason = None
    if len(table.people) > 1:
        people = frozenset(table.people)
        before = await desk.league.rated_together(guild, table.rules.slug, people, now)
        reason = too_often(now, before)
    has_season = await desk.league.season(guild, now) is not None
    return rated_lines(table, reason, voice, has_season=has_season)


async def _lobby_card(
    desk: Desk, table: Table, people: People, voice: Voice, look: Look
) -> Picture | None:
    """Return the picture of a table that has not begun."""
    scene = lobby_scene(table, people, voice)
    png = await in_time(desk.pictures.lobby(scene, look), LATE_S)
    return None if png is None else Picture(png, lobby_alt(scene, voice.aloud.say))


async def _score_sheet(desk: Desk, match: Match, people: People, voice: Voice) -> Picture | None:
    """Return the picture of the score sheet."""
    scene, portraits = score_scene(match), portraits_of(people)
    look = Look(language=voice.language)
    png = await in_time(desk.pictures.scores(scene, portraits, look), LATE_S)
    say = people.plain(voice).aloud.say
    return None if png is None else Picture(png, scores_alt(scene, portraits, look, say))


def table_in_words(desk: Desk, table: Table, match: Match, voice: Voice) -> str:
    """Return the public table and the last events as text, in the voice of whoever asked."""
    people = desk.people(table)
    written = people.written(voice)
    return "\n".join([table_words(match, people, written), *told_lines(match, written)])


def table_words(match: Match, people: People, written: Voice) -> str:
    """Return the public table as text; the last events stand below it and are not said twice."""
    scene, told = match.scene(None).table, told_lines(match, written)
    notes = tuple(note for note in scene.notes if written.say(note) not in told)
    return table_text(replace(scene, notes=notes), portraits_of(people), written.say)


def portraits_of(people: People) -> tuple[Portrait, ...]:
    """Return who sits there as pictures want it."""
    return tuple(
        Portrait(name, people.is_computer(seat)) for seat, name in enumerate(people.names())
    )


async def show_rules(
    desk: Desk, reply: Reply, page: RulesPage, voice: Voice, since_s: float
) -> None:
    """Answer with a page of the rules, the pictures of its examples as with `show_hand`."""
    if not page.examples:
        await reply.show_private(rules_screen(page, voice))
        return
    alt = examples_alt(page.examples, voice.aloud.say)

    def screen(png: bytes | None) -> PrivateScreen:
        return rules_screen(page, voice, None if png is None else Picture(png, alt))

    member = await desk.preferences.member(reply.member)
    drawing = None
    if member.view != AS_TEXT:
        look = look_of(desk, member, reply.interaction.guild_id or 0, voice)
        drawing = desk.pictures.examples(page.examples, look)
    await show_drawn(desk, reply, drawing, screen, since_s)


async def show_hand(
    desk: Desk, reply: Reply, hand: Hand, voice: Voice, said: Sequence[str], since_s: float
) -> None:
    """Answer with a member's hand, as he wants to see it.

    Its picture comes with the answer if it is ready in time, else by an edit.

    Args:
        desk: what answers share.
        reply: the interaction; must be the member's own.
        hand: what is shown.
        voice: the member's.
        said: sentences about what just happened.
        since_s: when the click arrived, by the desk's clock.
    """
    member = await desk.preferences.member(reply.member)
    hand = as_wanted(desk, hand, member, voice)
    people = desk.people(hand.table)
    speaking, plain = people.speaking(voice), people.plain(voice)
    scene = hand.scene

    def screen(png: bytes | None) -> PrivateScreen:
        picture = None if png is None else Picture(png, hand_alt(scene, plain.aloud.say))
        return hand_screen(hand, speaking, plain, picture, said)

    drawing = None
    if scene.faces and member.view != AS_TEXT:
        look = look_of(desk, member, hand.table.place.guild, voice)
        drawing = desk.pictures.hand(hand.table.id, scene, look)
    await show_drawn(desk, reply, drawing, screen, since_s)


async def show_watching(
    desk: Desk,
    reply: Reply,
    table: Table,
    match: Match,
    voice: Voice,
    said: Sequence[str],
    since_s: float,
) -> None:
    """Answer somebody who has no seat with what everybody sees, as with `show_hand`."""
    await desk.names.ensure(table.place.guild, table.members)
    people = desk.people(table)
    portraits, plain, written = portraits_of(people), people.plain(voice), people.written(voice)
    scene = match.scene(None).table

    def screen(png: bytes | None) -> PrivateScreen:
        lead = "\n".join(f"**{each}**" for each in (*said, voice("hand-watching")))
        if png is None:
            return sentence(f"{lead}\n\n{table_in_words(desk, table, match, voice)}")
        picture = Picture(png, table_alt(scene, portraits, plain.aloud.say))
        told = "\n".join([f"### {written.say(scene.headline)}", *told_lines(match, written)])
        return PrivateScreen([box(text(lead), picture.gallery(), text(told))], [picture])

    member = await desk.preferences.member(reply.member)
    drawing = None
    if member.view != AS_TEXT:
        look = look_of(desk, member, table.place.guild, voice)
        drawing = desk.pictures.table(scene, portraits, look)
    await show_drawn(desk, reply, drawing, screen, since_s)


def as_wanted(desk: Desk, hand: Hand, member: MemberSettings, voice: Voice) -> Hand:
    """Return a hand in a member's order and with pictures of cards in his language."""
    emoji = partial(desk.emojis.of, language=voice.language)
    return replace(hand, emoji=emoji, sorting=member.sorting).cleaned()


def look_of(desk: Desk, member: MemberSettings, guild: int, voice: Voice) -> Look:
    """Return how cards look that only this member sees."""
    return member.look_or(desk.preferences.server(guild).look_in(voice.language))


async def show_drawn(
    desk: Desk,
    reply: Reply,
    drawing: asyncio.Future[T | None] | None,
    screen: Callable[[T | None], PrivateScreen],
    since_s: float,
) -> None:
    """Answer with what `screen` makes of a picture, if there is to be one.

    It comes in time, or at first the answer is without it.

    Args:
        desk: what answers share.
        reply: the interaction.
        drawing: what becomes the picture; ``None``: there is to be none.
        screen: the answer with a picture, or with ``None`` in its place.
        since_s: when the click arrived, by the desk's clock.
    """

    async def show(png: T | None) -> None:
        if not await reply.show_private(screen(png)) and reply.is_emoji_refused:
            desk.emojis.doubt()
            await reply.show_private(screen(png))

    if drawing is None:
        await show(None)
        return
    left_s = ANSWER_S - (desk.clock.monotonic() - since_s)
    png = await in_time(drawing, left_s)
    if png is not None or drawing.done():
        await show(png)
        return
    if reply.is_on_private and not reply.is_answered:
        await reply.acknowledge()
    else:
        await show(None)
    await show(await in_time(drawing, LATE_S))
