"""A league table in pages, by average or by rating, of a season, a month or all time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from bot.league.ledger import Kind, Span
from bot.league.rating import shown
from bot.league.tables import Order, Row, ranked
from bot.session import MemberId
from bot.texts import Key, Voice
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.rules import NO_TABLE
from bot.views.screen import Item, Picture, box, button, rows, text
from cards_art.boards.numbers import written
from cards_art.boards.scenes import Figure, StandingsRow, StandingsScene
from cards_art.boards.standings_layout import ROWS
from games.core.game import GameSpec
from games.core.text import Text

ALL_GAMES: Final = "alle"
"""Stands in ids and in options of commands where a game's slug could."""
_PRIMARY: Final = discord.ButtonStyle.primary


@dataclass(frozen=True, slots=True)
class TableView:
    """Which table is looked at; it stands in the ids of the buttons below it.

    Attributes:
        game: slug; ``None``: all games together.
        kind, span, order: see `bot.league`.
        page: from 0.
    """

    game: str | None
    kind: Kind = Kind.RATED
    span: Span = Span.SEASON
    order: Order = Order.AVERAGE
    page: int = 0

    def id(self, *, is_public: bool = False) -> ClickId:
        """Return the id of a button that leads here, or that shows this to everybody."""
        codes = "".join(each[0] for each in (self.kind, self.span, self.order))
        detail = f"{self.game or ALL_GAMES}.{codes}"
        return ClickId(Verb.RANKING, NO_TABLE, int(is_public), self.page, detail)

    @classmethod
    def of(cls, click: ClickId) -> TableView:
        """Return what a button leads to (raises `WrongId`); the game may not exist."""
        game, _, codes = click.detail.partition(".")
        found = _CODES.get(codes)
        if found is None:
            raise WrongId("no such table")
        return cls(None if game == ALL_GAMES else game, *found, click.page)


_CODES: Final = {
    f"{kind[0]}{span[0]}{order[0]}": (kind, span, order)
    for kind in Kind
    for span in Span
    for order in Order
}
"""First letters of kind, span and order, which are all different, and what they stand for."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """One page of a league table.

    Attributes:
        view: which; its page is one that exists.
        game: its game, ``None``: all.
        member: who asked; his row is framed.
        rows: the whole table, best first.
    """

    view: TableView
    game: GameSpec | None
    member: MemberId
    rows: tuple[Row, ...]

    @property
    def pages(self) -> int:
        """How many there are, at least one."""
        return max(1, -(-len(self.rows) // ROWS))

    @property
    def shown(self) -> tuple[Row, ...]:
        """The rows of this page."""
        return self.rows[self.view.page * ROWS : (self.view.page + 1) * ROWS]

    @property
    def own(self) -> Row | None:
        """The row of whoever asked, if he has one."""
        return next((row for row in self.rows if row.member == self.member), None)

    @property
    def pinned(self) -> Row | None:
        """His row where it stands on another page."""
        own = self.own
        return None if own is None or own in self.shown else own

    @property
    def own_page(self) -> int | None:
        """The page on which his row stands."""
        own = self.own
        return None if own is None else self.rows.index(own) // ROWS

    @property
    def members(self) -> tuple[MemberId, ...]:
        """Whose names the page shows."""
        pinned = self.pinned
        return tuple(row.member for row in (*self.shown, *([pinned] if pinned else [])))


def table_page(
    view: TableView, game: GameSpec | None, member: MemberId, found: tuple[Row, ...]
) -> TablePage:
    """Return a page; beyond the last it is the last. `found` are the rows without order."""
    page = TablePage(view, game, member, ranked(found, view.order))
    return replace(page, view=replace(view, page=min(view.page, page.pages - 1)))


def table_scene(page: TablePage, name: Callable[[MemberId], str]) -> StandingsScene:
    """Return what is drawn of a page; `name` gives what a member is called, empty if unknown."""
    pinned = page.pinned

    def row(of: Row) -> StandingsRow:
        return StandingsRow(
            of.rank,
            name(of.member),
            _figures(page, of),
            is_own=of.member == page.member,
            is_provisional=_is_provisional(page, of),
        )

    return StandingsScene(
        title=Text.of("league-title", game=_title(page)),
        subtitle=Text.of(_SPANS[page.view.span]),
        columns=tuple(Text.of(key) for key in _columns(page)),
        rows=tuple(row(each) for each in page.shown),
        pinned=None if pinned is None else row(pinned),
        page=page.view.page + 1,
        pages=page.pages,
    )


def table_items(
    page: TablePage, command: str, voice: Voice, picture: Picture | None, *, is_public: bool
) -> list[Item]:
    """Return the message of a page.

    Args:
        page: which.
        command: the command that opens a table, for whoever finds nothing here.
        voice: of whoever reads it.
        picture: of the page; without it the rows stand as text.
        is_public: whether everybody sees it: then without buttons.
    """
    head = [f"## {voice('league-title', game=_title(page))}", f"-# {_about(page, voice)}"]
    if not page.rows:
        head.append(voice("league-empty", command=command))
        shown = None
    elif picture is None:
        shown = text("\n".join(_lines(page, voice)))
    else:
        shown = picture.gallery()
    below = None if is_public else _standing(page, voice)
    parts = [text("\n".join(head)), shown, None if below is None else text(below)]
    return [box(*parts, *([] if is_public else rows(_buttons(page, voice))))]


_SPANS: Final[dict[Span, Key]] = {
    Span.SEASON: "league-season",
    Span.MONTH: "league-month",
    Span.EVER: "league-ever",
}
_ORDERS: Final[dict[Order, Key]] = {
    Order.AVERAGE: "league-by-average",
    Order.RATING: "league-by-rating",
}


def _title(page: TablePage) -> str:
    return "" if page.game is None else page.game.title


def _about(page: TablePage, voice: Voice) -> str:
    kind = "league-training" if page.view.kind is Kind.TRAINING else "league-rated"
    parts = [voice(_SPANS[page.view.span]), voice(kind), voice(_ORDERS[page.view.order])]
    return " · ".join(parts)


def _columns(page: TablePage) -> tuple[Key, ...]:
    """Return the heads of the figures; the last is what the table is ordered by."""
    plain: tuple[Key, ...] = ("ranking-matches", "ranking-wins")
    if page.game is None or page.view.kind is Kind.TRAINING:
        return (*plain, "league-average")
    if page.view.order is Order.RATING:
        return (*plain, "league-average", "league-rating")
    return (*plain, "league-rating", "league-average")


def _figures(page: TablePage, row: Row) -> tuple[Figure, ...]:
    by_key: dict[Key, Figure] = {
        "ranking-matches": Figure(row.sums.matches),
        "ranking-wins": Figure(row.sums.wins),
        "league-average": Figure(row.average, 1),
        "league-rating": Figure(shown(25) if row.rating is None else row.rating.shown),
    }
    return tuple(by_key[key] for key in _columns(page))


def _is_provisional(page: TablePage, row: Row) -> bool:
    if page.view.kind is Kind.TRAINING:
        return False
    return row.is_provisional if page.view.order is Order.RATING else not row.is_listed


def _lines(page: TablePage, voice: Voice) -> list[str]:
    heads = [voice(key) for key in _columns(page)]
    pinned = page.pinned
    lines: list[str] = []
    for row in (*page.shown, *([pinned] if pinned else [])):
        figures = [
            f"{head} {written(figure, voice.language)}"
            for head, figure in zip(heads, _figures(page, row), strict=True)
        ]
        mark = " (?)" if _is_provisional(page, row) else ""
        lines.append(f"**{row.rank}.** <@{row.member}> – {', '.join(figures)}{mark}")
    return lines


def _standing(page: TablePage, voice: Voice) -> str | None:
    """Return what whoever asked must know of his own row."""
    own = page.own
    if own is None or page.view.kind is Kind.TRAINING:
        return None
    if page.view.order is Order.RATING:
        return f"-# {voice('league-provisional')}" if own.is_provisional else None
    if own.is_listed:
        return None
    return f"-# {voice('league-unlisted', matches=own.sums.matches, people=own.others)}"


def _buttons(page: TablePage, voice: Voice) -> list[ui.Button[Any]]:
    view = page.view
    found: list[ui.Button[Any]] = []

    def to(label: str, **changed: Any) -> None:
        # Every button leads elsewhere, so that no two of one message have the same id.
        target = replace(view, **changed)
        if str(target.id()) not in {each.custom_id for each in found} and target != view:
            found.append(button(target.id(), label))

    if page.own_page is not None:
        to(voice("league-to-own"), page=page.own_page)
    if page.pages > 1:
        following = (view.page + 1) % page.pages
        to(voice("ranking-page", page=following + 1, pages=page.pages), page=following)
    for span in Span:
        to(voice(_SPANS[span]), span=span, page=0)
    if page.game is not None and view.kind is Kind.RATED:
        for order in Order:
            to(voice(_ORDERS[order]), order=order, page=0)
    other = Kind.RATED if view.kind is Kind.TRAINING else Kind.TRAINING
    key: Key = "ranking-to-rated" if other is Kind.RATED else "ranking-to-training"
    to(voice(key), kind=other, order=Order.AVERAGE, page=0)
    if page.game is not None:
        to(voice("league-all-games"), game=None, order=Order.AVERAGE, page=0)
    if page.rows:
        found.append(button(view.id(is_public=True), voice("league-show"), _PRIMARY))
    return found
