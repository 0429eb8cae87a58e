"""The league's table as an answer: its rows read, the periods that there are, who has risen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.league.ledger import Kind, Period, Span
from bot.league.seasons import DAY_S, month_of
from bot.views.desk import CommandWord, Desk
from bot.views.league.answer import Answer, Reader, names_of
from bot.views.league.seasons import period_name
from bot.views.league.table import (
    NOW,
    TablePage,
    TableView,
    table_items,
    table_page,
    table_scene,
)
from games.registry import find_game, newest_games

LATELY_S: Final = 7 * DAY_S
"""Over how many seconds the arrows of a table tell who has risen and fallen."""


async def table_answer(desk: Desk, reader: Reader, view: TableView) -> Answer:
    """Return a page of a server's league table, the row of whoever asked framed.

    Args:
        desk: what answers share.
        reader: whom it is for.
        view: which table (its game must exist).
    """
    page = await _page(desk, reader, view)
    scene = table_scene(page, await names_of(desk.names, reader, page.members))
    spec = page.game or next(iter(newest_games().values())).spec
    command = desk.command(CommandWord(spec.command), "command-start")
    return Answer(
        scene if page.rows else None,
        lambda picture: table_items(
            page, command, reader.voice, picture, is_public=reader.is_everybody
        ),
    )


async def _page(desk: Desk, reader: Reader, view: TableView) -> TablePage:
    guild, now = reader.guild, desk.now()
    calendar = await desk.league.calendar(guild)
    season = calendar.season_at(now)
    starts = {
        Span.SEASON: None if season is None else season.start,
        Span.MONTH: month_of(now),
        Span.EVER: 0,
    }
    current = starts[view.span]
    if view.start == current or view.span is Span.EVER:
        view = replace(view, start=NOW)
    start = view.start or current
    # Between two seasons nothing counts for one.
    period = None if start is None else Period(view.kind, view.span, start)
    rows = () if period is None else await desk.league.rows(guild, view.game, period, now)
    gained = None
    if period is not None and view.game and view.kind is Kind.RATED and not view.start:
        gained = await desk.league.gained(guild, view.game, period, now - LATELY_S)
    game = None if view.game is None else find_game(view.game).spec
    earlier = await desk.league.starts(guild, view.game, Period(view.kind, view.span, NOW))

    def name(moment: int) -> str:
        return period_name(view.span, moment, calendar, reader.voice)

    periods = {NOW: name(current or NOW)}
    periods |= {each: name(each) for each in earlier if each != current}
    return replace(
        table_page(view, game, reader.member, rows, gained),
        period=name(start or NOW),
        periods=periods,
    )
