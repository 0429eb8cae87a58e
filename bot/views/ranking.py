"""The league table of a server and game, in pages: as a picture, or as text instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, get_args

from discord import ui

from bot.league.standings import Row, Standings
from bot.session import MemberId
from bot.texts import Voice
from bot.views.house_rules import score_name
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.rules import NO_TABLE
from bot.views.screen import Picture, PrivateScreen, box, button, rows, text
from cards_art.boards.numbers import written
from cards_art.boards.scenes import Figure, StandingsRow, StandingsScene
from cards_art.boards.standings_layout import ROWS
from games.core.game import GameSpec
from games.core.text import Text

Kind: TypeAlias = Literal["rated", "training"]
"""Matches of at least two people, or of one alone."""

_KINDS: Final[dict[str, Kind]] = {kind: kind for kind in get_args(Kind)}
_DECIMALS: Final = 2


@dataclass(frozen=True)
class RankingPage:
    """One page of a league table.

    Attributes:
        game: what was played.
        kind: which of the two tables.
        page: which page, from 0.
        pages: how many there are.
        rows: those of the page, best first.
        pinned: the own row where it stands on another page.
        others: whether the other table has rows.
    """

    game: GameSpec
    kind: Kind
    page: int
    pages: int
    rows: tuple[Row, ...]
    pinned: Row | None = field(default=None)
    others: bool = False

    @property
    def members(self) -> tuple[MemberId, ...]:
        """Whose names the page shows."""
        return tuple(row.member for row in _shown(self))


def ranking_page(
    standings: Standings,
    game: GameSpec,
    member: MemberId,
    kind: Kind | None = None,
    page: int = 0,
) -> RankingPage:
    """Return a page; by default the first of the rated matches, or of the training if none is.

    Args:
        standings: both tables.
        game: what was played.
        member: who asked.
        kind: which table.
        page: from 0; beyond the last it is the last.
    """
    if kind is None:
        kind = "rated" if standings.rated or not standings.training else "training"
    found, other = standings.rated, standings.training
    if kind == "training":
        found, other = other, found
    pages = max(1, -(-len(found) // ROWS))
    page = min(page, pages - 1)
    shown = found[page * ROWS : (page + 1) * ROWS]
    own = next((row for row in found if row.member == member), None)
    pinned = None if own in shown else own
    return RankingPage(game, kind, page, pages, shown, pinned, bool(other))


def standings_scene(
    shown: RankingPage, member: MemberId, name: Callable[[MemberId], str]
) -> StandingsScene:
    """Return what is drawn of a page; `name` gives what a member is called, empty if unknown."""

    def row(of: Row) -> StandingsRow:
        average = Figure(of.average_place, _DECIMALS)
        return StandingsRow(
            of.rank,
            name(of.member),
            (Figure(of.matches), Figure(of.wins), Figure(of.points), average),
            is_own=of.member == member,
        )

    return StandingsScene(
        title=Text.of("ranking-title", game=shown.game.title),
        subtitle=Text.of(f"ranking-{shown.kind}"),
        columns=(
            Text.of("ranking-matches"),
            Text.of("ranking-wins"),
            Text.of(f"{shown.game.slug}-unit"),
            Text.of("ranking-average"),
        ),
        rows=tuple(row(each) for each in shown.rows),
        pinned=None if shown.pinned is None else row(shown.pinned),
        page=shown.page + 1,
        pages=shown.pages,
    )


def ranking_screen(
    shown: RankingPage, command: str, voice: Voice, picture: Picture | None = None
) -> PrivateScreen:
    """Return a page of the ranking; rated matches and training are apart.

    Args:
        shown: the page.
        command: the command that opens a table.
        voice: of whoever asked.
        picture: of the page; without it the rows stand as text.
    """
    title = f"## {voice('ranking-title', game=shown.game.title)}"
    if not shown.rows and not shown.others:
        return PrivateScreen([box(text(f"{title}\n{voice('ranking-empty', command=command)}"))])
    heading = voice("ranking-rated" if shown.kind == "rated" else "ranking-training")
    about = f"{title}\n### {heading}\n-# {voice('ranking-ordered')}"
    turning = rows(_buttons(shown, voice))
    if picture is None:
        lines = _lines(_shown(shown), shown.game.slug, voice)
        return PrivateScreen([box(text(about), text("\n".join(lines)), *turning)])
    return PrivateScreen([box(text(about), picture.gallery(), *turning)], [picture])


def kind_of(detail: str) -> tuple[str, Kind]:
    """Return the game's slug and the table that a button names (raises `WrongId`)."""
    slug, _, named = detail.partition(".")
    kind = _KINDS.get(named)
    if kind is None:
        raise WrongId("no such table")
    return slug, kind


def _shown(shown: RankingPage) -> tuple[Row, ...]:
    return shown.rows if shown.pinned is None else (*shown.rows, shown.pinned)


def _buttons(shown: RankingPage, voice: Voice) -> list[ui.Button[Any]]:
    """Return a button that turns the page, and one to the other table, as far as there are any."""

    def to(kind: Kind, page: int) -> ClickId:
        return ClickId(Verb.RANKING, NO_TABLE, page=page, detail=f"{shown.game.slug}.{kind}")

    found: list[ui.Button[Any]] = []
    if shown.pages > 1:
        following = (shown.page + 1) % shown.pages
        label = voice("ranking-page", page=following + 1, pages=shown.pages)
        found.append(button(to(shown.kind, following), label))
    if shown.others and shown.kind == "rated":
        found.append(button(to("training", 0), voice("ranking-to-training")))
    elif shown.others:
        found.append(button(to("rated", 0), voice("ranking-to-rated")))
    return found


def _lines(rows: Sequence[Row], slug: str, voice: Voice) -> list[str]:
    if not rows:
        return [voice("ranking-none")]
    return [
        voice(
            "ranking-row",
            place=row.rank,
            seat=f"<@{row.member}>",
            matches=row.matches,
            wins=row.wins,
            average=written(Figure(row.average_place, _DECIMALS), voice.language),
            score=score_name(voice, slug, row.points),
        )
        for row in rows
    ]
