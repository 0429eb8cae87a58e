"""Answers about the league: picture in time, or text instead, for one member or for everybody."""

from __future__ import annotations

from bot.league.ledger import Period, Span
from bot.league.seasons import month_of
from bot.preferences.declared import AS_TEXT
from bot.session import Place
from bot.texts import Voice
from bot.views.desk import CommandWord, Desk
from bot.views.faults import Fault
from bot.views.ids import ClickId, WrongId
from bot.views.league_table import TablePage, TableView, table_items, table_page, table_scene
from bot.views.pictures import in_time
from bot.views.reply import Reply
from bot.views.screen import Picture, PrivateScreen, PublicScreen, sentence
from bot.views.showing import LATE_S, show_drawn
from cards_art.boards.alt import standings_alt
from cards_art.boards.scenes import StandingsScene
from cards_art.look import Look
from games.core.errors import NotationError
from games.registry import find_game, newest_games


async def show_table(
    desk: Desk, reply: Reply, view: TableView, voice: Voice, since_s: float
) -> None:
    """Answer with a page of a server's league table, the row of whoever asked framed.

    Args:
        desk: what answers share.
        reply: the interaction.
        view: which table (its game must exist).
        voice: the member's.
        since_s: when it was asked for, by the desk's clock.
    """
    page = await _page(desk, reply, view)
    member = await desk.preferences.member(page.member)
    command = _command(desk, page)
    look = Look(language=voice.language)
    scene = await _scene(desk, reply, page)

    def screen(png: bytes | None) -> PrivateScreen:
        picture = None if png is None else Picture(png, standings_alt(scene, look, voice.say))
        items = table_items(page, command, voice, picture, is_public=False)
        return PrivateScreen(items, [] if picture is None else [picture])

    is_drawn = page.rows and member.view != AS_TEXT
    drawing = desk.pictures.standings(scene, look) if is_drawn else None
    await show_drawn(desk, reply, drawing, screen, since_s)


async def click_table(
    desk: Desk, reply: Reply, click: ClickId, voice: Voice, since_s: float
) -> None:
    """Answer a button below a league table: another one, or this one for everybody."""
    try:
        view = TableView.of(click)
        if view.game is not None:
            find_game(view.game)
    except (WrongId, NotationError):
        await reply.show_private(sentence(voice("session-unknown-game")))
        return
    if click.number:
        await _show_everybody(desk, reply, view, voice)
    else:
        await show_table(desk, reply, view, voice, since_s)


async def _show_everybody(desk: Desk, reply: Reply, view: TableView, voice: Voice) -> None:
    """Post a table in the channel, drawn for nobody in particular."""
    place = Place(reply.interaction.guild_id or 0, reply.interaction.channel_id or 0)
    if reply.is_on_private:  # only there may something private follow: elsewhere it is forged
        await reply.acknowledge()
    page = await _page(desk, reply, view, is_public=True)
    public = Voice(desk.texts, desk.server_language(reply.interaction))
    look = Look(language=public.language)
    scene = await _scene(desk, reply, page)
    png = await in_time(desk.pictures.standings(scene, look), LATE_S)
    picture = None if png is None else Picture(png, standings_alt(scene, look, public.say))
    items = table_items(page, _command(desk, page), public, picture, is_public=True)
    screen = PublicScreen(items, [] if picture is None else [picture])
    posted = await desk.channels.post(place, screen)
    said = "league-not-shown" if isinstance(posted, Fault) else "league-shown"
    await reply.show_private(sentence(voice(said)))


async def _page(desk: Desk, reply: Reply, view: TableView, *, is_public: bool = False) -> TablePage:
    guild, now = reply.interaction.guild_id or 0, desk.now()
    season = await desk.league.season(guild, now)
    if season is None and view.span is Span.SEASON:
        rows = ()  # between two seasons nothing counts for one
    else:
        start = 0 if season is None else season.start
        starts = {Span.SEASON: start, Span.MONTH: month_of(now), Span.EVER: 0}
        period = Period(view.kind, view.span, starts[view.span])
        rows = await desk.league.rows(guild, view.game, period, now)
    game = None if view.game is None else find_game(view.game).spec
    return table_page(view, game, 0 if is_public else reply.interaction.user.id, rows)


async def _scene(desk: Desk, reply: Reply, page: TablePage) -> StandingsScene:
    guild = reply.interaction.guild_id or 0
    await desk.names.ensure(guild, page.members)
    return table_scene(page, lambda each: desk.names.name(guild, each) or "")


def _command(desk: Desk, page: TablePage) -> str:
    spec = page.game or next(iter(newest_games().values())).spec
    return desk.command(CommandWord(spec.command), "command-start")
