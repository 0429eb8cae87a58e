"""One answer of the league, for one member or for everybody: picture in time, or text instead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.preferences.declared import AS_TEXT
from bot.session import MemberId, Place
from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.faults import Fault
from bot.views.people import Names
from bot.views.pictures import Drawing, in_time
from bot.views.reply import Reply
from bot.views.screen import Item, Picture, PrivateScreen, PublicScreen, sentence
from bot.views.showing import LATE_S, show_drawn
from cards_art.boards.alt import curve_alt, standings_alt
from cards_art.boards.alt_overview import overview_alt
from cards_art.boards.scenes import CurveScene, OverviewScene, StandingsScene
from cards_art.look import Look

Board: TypeAlias = StandingsScene | CurveScene | OverviewScene

NAMES_S: Final = 1.5
"""Seconds for which an answer waits for names; Discord takes none that comes after 3."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is shown, before it is drawn.

    Attributes:
        board: what can be drawn of it; ``None``: it is nothing but text.
        items: the message with a picture of the board, or without.
    """

    board: Board | None
    items: Callable[[Picture | None], Sequence[Item]]


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom an answer is for.

    Attributes:
        guild: on which server.
        member: who asked; 0 for what everybody sees.
        voice: the member's, or the server's.
    """

    guild: int
    member: MemberId
    voice: Voice

    @property
    def is_everybody(self) -> bool:
        """Whether everybody sees it: then without buttons."""
        return not self.member


def asker(reply: Reply, voice: Voice) -> Reader:
    """Return the member who sent an interaction."""
    return Reader(reply.interaction.guild_id or 0, reply.interaction.user.id, voice)


def everybody(desk: Desk, reply: Reply) -> Reader:
    """Return all on the server of an interaction."""
    language = desk.server_language(reply.interaction)
    return Reader(reply.interaction.guild_id or 0, 0, Voice(desk.texts, language))


async def names_of(
    names: Names, reader: Reader, members: Iterable[MemberId]
) -> Callable[[MemberId], str]:
    """Return what these are called in pictures; nobody's is empty.

    Whom Discord does not know, or does not name in time, is called so; his name comes next time.
    """
    await in_time(asyncio.ensure_future(names.ensure(reader.guild, members)), NAMES_S)
    unknown = reader.voice("league-nameless")
    return lambda member: names.name(reader.guild, member) or unknown


async def show_answer(
    desk: Desk, reply: Reply, answer: Answer, reader: Reader, since_s: float
) -> None:
    """Answer the member who asked, as he wants to see it."""
    member = await desk.preferences.member(reader.member)
    look = Look(language=reader.voice.language)
    is_drawn = answer.board is not None and member.view != AS_TEXT
    drawing = _drawing(desk, answer.board, look) if answer.board and is_drawn else None

    def screen(png: bytes | None) -> PrivateScreen:
        picture = _picture(answer, png, reader.voice)
        return PrivateScreen(answer.items(picture), [] if picture is None else [picture])

    await show_drawn(desk, reply, drawing, screen, since_s)


async def show_everybody(desk: Desk, reply: Reply, answer: Answer, reader: Reader) -> None:
    """Post an answer made for everybody in the channel; say so to the member who clicked."""
    place = Place(reader.guild, reply.interaction.channel_id or 0)
    look = Look(language=reader.voice.language)
    png = None
    if answer.board is not None:
        png = await in_time(_drawing(desk, answer.board, look), LATE_S)
    picture = _picture(answer, png, reader.voice)
    screen = PublicScreen(answer.items(picture), [] if picture is None else [picture])
    posted = await desk.channels.post(place, screen)
    said = "league-not-shown" if isinstance(posted, Fault) else "league-shown"
    await reply.show_private(sentence(desk.voice_for(reply.interaction)(said)))


def _drawing(desk: Desk, board: Board, look: Look) -> Drawing:
    match board:
        case StandingsScene():
            return desk.pictures.standings(board, look)
        case CurveScene():
            return desk.pictures.curve(board, look)
        case OverviewScene():
            return desk.pictures.overview(board, look)


def _picture(answer: Answer, png: bytes | None, voice: Voice) -> Picture | None:
    if png is None or answer.board is None:
        return None
    look, say = Look(language=voice.language), voice.aloud.say
    match answer.board:
        case StandingsScene():
            return Picture(png, standings_alt(answer.board, look, say))
        case CurveScene():
            return Picture(png, curve_alt(answer.board, look, say))
        case OverviewScene():
            return Picture(png, overview_alt(answer.board, look, say))
