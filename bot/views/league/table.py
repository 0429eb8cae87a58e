"""A league table in pages, by average or by rating, of a season, a month or all time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from discord import ui

from bot.league.ledger import Kind, Span, Sums
from bot.league.rating import shown
from bot.league.tables import (
    LISTED_MATCHES,
    LISTED_OTHERS,
    Order,
    Row,
    ranked,
    with_moves,
)
from bot.session import MemberId
from bot.texts import Key, Voice
from bot.views import limits
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league.ids import (
    ALL_GAMES,
    LAST_MOMENT,
    Press,
    game_menu,
    game_of,
    menu,
    short,
    show_button,
    unshort,
)
from bot.views.rules import NO_TABLE
from bot.views.screen import Item, Picture, box, button, rows, text
from cards_art.boards.numbers import written
from cards_art.boards.scenes import Figure, StandingsRow, StandingsScene
from cards_art.boards.standings_layout import ROWS
from games.core.game import GameSpec
from games.core.text import Text
from games.registry import newest_games

NOW: Final = 0
"""In place of a period's start: the one that runs."""
MOST_PAGES: Final = 100
"""As many as ids can name; who stands behind them still sees his own row."""
_PERIODS: Final = limits.OPTIONS - 2
"""Periods of a menu; two more lead to newer and older ones."""


@dataclass(frozen=True, slots=True)
class TableView:
    """Which table is looked at; it stands in the ids of the buttons below it.

    Attributes:
        game: slug; ``None``: all games together.
        kind, span, order: see `bot.league`.
        page: from 0.
        start: of an earlier season or month.
    """

    game: str | None
    kind: Kind = Kind.RATED
    span: Span = Span.SEASON
    order: Order = Order.AVERAGE
    page: int = 0
    start: int = NOW

    def id(self, press: Press = Press.GO) -> ClickId:
        """Return the id of a button that leads here."""
        codes = "".join(each[0] for each in (self.kind, self.span, self.order))
        earlier = f".{short(self.start)}" if self.start else ""
        detail = f"{self.game or ALL_GAMES}.{codes}{earlier}"
        return ClickId(Verb.RANKING, NO_TABLE, press, self.page, detail)

    @classmethod
    def of(cls, click: ClickId) -> TableView:
        """Return what a button leads to (raises `WrongId`); the game may not exist."""
        game, _, rest = click.detail.partition(".")
        codes, _, earlier = rest.partition(".")
        found = _CODES.get(codes)
        if found is None:
            raise WrongId("no such table")
        start = unshort(earlier, LAST_MOMENT) if earlier else NOW
        return cls(game_of(game), *found, click.page, start)

    def chosen(self, press: Press, value: str) -> TableView:
        """Return what a menu's value leads to from here (raises `WrongId`)."""
        match press:
            case Press.GAME:
                kept = Order.AVERAGE if value == ALL_GAMES else self.order
                return replace(self, game=game_of(value), order=kept, page=0)
            case Press.PERIOD:
                # An earlier rating is in no table, so that none can be ordered by it.
                return replace(self, start=unshort(value, LAST_MOMENT), order=Order.AVERAGE, page=0)
            case _:
                return self


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
        period: what its season or month is called.
        periods: start → name of all of the same span, newest first, the one that runs under `NOW`.
    """

    view: TableView
    game: GameSpec | None
    member: MemberId
    rows: tuple[Row, ...]
    period: str = ""
    periods: Mapping[int, str] = field(default_factory=dict[int, str])

    @property
    def pages(self) -> int:
        """How many there are, at least one."""
        return min(MOST_PAGES, max(1, -(-len(self.rows) // ROWS)))

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
        page = self.pages if own is None else self.rows.index(own) // ROWS
        return page if page < self.pages else None

    @property
    def members(self) -> tuple[MemberId, ...]:
        """Whose names the page shows."""
        pinned = self.pinned
        return tuple(row.member for row in (*self.shown, *([pinned] if pinned else [])))


def table_page(
    view: TableView,
    game: GameSpec | None,
    member: MemberId,
    found: Sequence[Row],
    gained: Mapping[int, Sums] | None = None,
) -> TablePage:
    """Return a page; beyond the last it is the last.

    Args:
        view: which.
        game: its game.
        member: who asked.
        found: the rows without order.
        gained: what of their sums has come lately; ``None``: no changes of rank are shown.
    """
    rows = ranked(found, view.order)
    if gained and view.order is Order.AVERAGE:
        rows = with_moves(rows, gained)
    page = TablePage(view, game, member, rows)
    return replace(page, view=replace(view, page=min(view.page, page.pages - 1)))


def table_scene(page: TablePage, name: Callable[[MemberId], str]) -> StandingsScene:
    """Return what is drawn of a page; `name` gives what a member is called."""
    pinned = page.pinned

    def row(of: Row) -> StandingsRow:
        return StandingsRow(
            of.rank,
            name(of.member),
            _figures(page, of),
            is_own=of.member == page.member,
            is_provisional=_is_provisional(page, of),
            move=of.move,
        )

    return StandingsScene(
        title=_title(page),
        subtitle=Text.of("league-period", name=page.period),
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
    head = [f"## {voice.say(_title(page))}", f"-# {_about(page, voice)}"]
    if not page.rows:
        head.append(voice("league-empty", command=command))
        shown = None
    elif picture is None:
        shown = text("\n".join(_lines(page, voice)))
    else:
        shown = picture.gallery()
    below = [] if is_public else _standing(page, voice)
    if any(row.move for row in page.shown):
        below.append(f"-# {voice('league-moves')}")
    parts = [text("\n".join(head)), shown, text("\n".join(below)) if below else None]
    return [box(*parts, *([] if is_public else _controls(page, voice)))]


_SPANS: Final[dict[Span, Key]] = {
    Span.SEASON: "league-season",
    Span.MONTH: "league-month",
    Span.EVER: "league-ever",
}
_ORDERS: Final[dict[Order, Key]] = {
    Order.AVERAGE: "league-by-average",
    Order.RATING: "league-by-rating",
}


def _title(page: TablePage) -> Text:
    if page.game is None:
        return Text.of("league-title-all")
    return Text.of("league-title", game=page.game.title)


def _about(page: TablePage, voice: Voice) -> str:
    kind = "league-training" if page.view.kind is Kind.TRAINING else "league-rated"
    parts = [page.period, voice(kind), voice(_ORDERS[page.view.order])]
    return " · ".join(parts)


def _columns(page: TablePage) -> tuple[Key, ...]:
    """Return the heads of the figures; the last is what the table is ordered by."""
    plain: tuple[Key, ...] = ("ranking-matches", "ranking-wins")
    if page.game is None or page.view.kind is Kind.TRAINING or page.view.start:
        return (*plain, "league-average")  # a rating is of one game, of people, and of today
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


def _standing(page: TablePage, voice: Voice) -> list[str]:
    """Return what whoever asked must know of his own row."""
    own = page.own
    if own is None or page.view.kind is Kind.TRAINING:
        return []
    if page.view.order is Order.RATING:
        return [f"-# {voice('league-provisional')}"] if own.is_provisional else []
    if own.is_listed:
        return []
    # Who has enough of one reads so, and not that he has 14 of 10.
    matches, people = min(own.sums.matches, LISTED_MATCHES), min(own.others, LISTED_OTHERS)
    return [f"-# {voice('league-unlisted', matches=matches, people=people)}"]


def _controls(page: TablePage, voice: Voice) -> list[Item]:
    view = page.view
    games = [game.spec for game in newest_games().values()]
    found: list[Item] = [
        *rows(_buttons(page, voice)),
        ui.ActionRow(game_menu(view.id(Press.GAME), games, view.game, voice)),
    ]
    offered = _offered(page, voice)
    if len(offered) > 1:
        chosen = short(view.start)
        label = voice("league-choose-period")
        found.append(ui.ActionRow(menu(view.id(Press.PERIOD), offered, chosen, label)))
    return found


def _offered(page: TablePage, voice: Voice) -> dict[str, str]:
    """Return the periods of the menu, value → name, with ways to newer and to older ones."""
    every = list(page.periods.items())
    at = next((at for at, (start, _) in enumerate(every) if start == page.view.start), 0)
    first = at // _PERIODS * _PERIODS
    offered = {short(start): name for start, name in every[first : first + _PERIODS]}
    if first:
        start, _ = every[first - 1]
        offered = {short(start): voice("league-newer"), **offered}
    if first + _PERIODS < len(every):
        start, _ = every[first + _PERIODS]
        offered[short(start)] = voice("league-older")
    return offered


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
    for step in (1, -1):
        number = (view.page + step) % page.pages
        to(voice("ranking-page", page=number + 1, pages=page.pages), page=number)
    for span in Span:
        to(voice(_SPANS[span]), span=span, page=0, start=NOW)
    if page.game is not None and view.kind is Kind.RATED and not view.start:
        for order in Order:
            to(voice(_ORDERS[order]), order=order, page=0)
    other = Kind.RATED if view.kind is Kind.TRAINING else Kind.TRAINING
    key: Key = "ranking-to-rated" if other is Kind.RATED else "ranking-to-training"
    to(voice(key), kind=other, order=Order.AVERAGE, page=0)
    if page.rows:
        found.append(show_button(view.id(Press.SHOW), voice))
    return found
