"""What is shown of seasons: the running one with who leads it, and the champions of those past."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from discord import ui

from bot.league.ledger import Span
from bot.league.ports import Champions
from bot.league.seasons import Calendar, Season
from bot.league.tables import Row
from bot.session import MemberId
from bot.texts import Key, Voice
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league.answer import Reader
from bot.views.league.ids import ALL_GAMES, Press, game_menu, game_of, show_button
from bot.views.rules import NO_TABLE
from bot.views.screen import Item, Picture, box, button, rows, text
from cards_art.boards.alt_overview import overview_lines
from cards_art.boards.scenes import Figure, OverviewRow, OverviewScene, OverviewTable
from cards_art.look import Look
from cards_art.names import LONGEST, clean_name, shortened
from games.core.game import GameSpec
from games.core.text import Text

LINES: Final = 12
"""Lines of a page of the hall of fame, of all its games together."""

Named = Callable[[MemberId], str]


def season_name(season: Season, voice: Voice) -> str:
    """Return what a season is called."""
    key = "season-name" if season.number == 1 else "season-name-numbered"
    return voice(key, quarter=season.quarter, year=str(season.year), number=season.number)


def month_name(start: int, voice: Voice) -> str:
    """Return what a month is called, by any moment in it."""
    day = datetime.fromtimestamp(start, UTC)
    return voice("season-month", month=day.month, year=str(day.year))


def period_name(span: Span, start: int, calendar: Calendar, voice: Voice) -> str:
    """Return what a period is called, by its start; 0 where none runs."""
    if span is Span.EVER:
        return voice("league-ever")
    if span is Span.MONTH:
        return month_name(start, voice)
    season = calendar.season_at(start) if start else None
    return voice("league-season") if season is None else season_name(season, voice)


def season_id(press: Press = Press.GO) -> ClickId:
    """Return the id of a button that leads to the running season."""
    return ClickId(Verb.SEASON, NO_TABLE, press)


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads a season in one game, several if they are equal, and how many take part."""

    game: GameSpec
    rows: tuple[Row, ...]
    members: int


def season_scene(
    season: Season, leads: Sequence[Lead], name: Named, voice: Voice
) -> OverviewScene | None:
    """Return what is drawn of a running season, or ``None`` before its first match."""
    lines = tuple(
        OverviewRow(
            _names(lead.rows, name),
            (_average(lead.rows), _matches(lead.rows), Figure(lead.members)),
            lead.game.title,
        )
        for lead in leads
        if lead.members
    )
    if not lines:
        return None
    last = datetime.fromtimestamp(season.end - 1, UTC)
    until = Text.of("season-last-day", day=last.day, month=month_name(season.end - 1, voice))
    columns: tuple[Key, ...] = ("league-average", "ranking-matches", "hall-members")
    table = OverviewTable(Text.of("season-leads"), tuple(map(Text.of, columns)), lines)
    return OverviewScene(
        Text.of("season-title", season=season_name(season, voice)), until, (), (table,)
    )


def season_items(
    season: Season | None, scene: OverviewScene | None, reader: Reader, picture: Picture | None
) -> list[Item]:
    """Return the message of a running season; `season` is ``None`` where none runs."""
    voice = reader.voice
    if season is None:
        return [box(text(voice("season-none")))]
    head = f"## {season_name(season, voice)}\n{voice('season-until', end=f'<t:{season.end}:R>')}"
    lines = [voice("season-nobody")] if scene is None else []
    lines.append(f"-# {voice('season-listed')}")
    controls = [] if reader.is_everybody else rows([show_button(season_id(Press.SHOW), voice)])
    shown = _shown(scene, voice, picture)
    return [box(text(head), shown, text("\n".join(lines)), *controls)]


@dataclass(frozen=True, slots=True)
class HallView:
    """Which part of the hall of fame is looked at: one game or all (``None``), and a page."""

    game: str | None = None
    page: int = 0

    def id(self, press: Press = Press.GO) -> ClickId:
        """Return the id of a button that leads here."""
        return ClickId(Verb.HALL, NO_TABLE, press, self.page, self.game or ALL_GAMES)

    @classmethod
    def of(cls, click: ClickId) -> HallView:
        """Return what a button leads to (raises `WrongId`); the game may not exist."""
        if not click.detail:
            raise WrongId("no such hall")
        return cls(game_of(click.detail), click.page)


@dataclass(frozen=True, slots=True)
class Hall:
    """The champions of every season that has ended, by game, newest first.

    Attributes:
        view: what is looked at.
        games: slug → game, of those that have champions.
        found: their seasons.
    """

    view: HallView
    games: Mapping[str, GameSpec]
    found: Mapping[str, Sequence[Champions]]

    @property
    def page(self) -> int:
        """The page that is looked at; beyond the last it is the last."""
        return min(self.view.page, self.pages - 1)

    @property
    def shown(self) -> Mapping[str, Sequence[Champions]]:
        """What stands on the page; of every game equally many seasons."""
        size = self._size
        first = self.page * size
        parts = {slug: self.found[slug][first : first + size] for slug in self._slugs}
        return {slug: won for slug, won in parts.items() if won}

    @property
    def pages(self) -> int:
        """How many there are, at least one."""
        longest = max((len(self.found[slug]) for slug in self._slugs), default=0)
        return max(1, -(-longest // self._size))

    @property
    def members(self) -> tuple[MemberId, ...]:
        """Whose names are shown."""
        won = (each for part in self.shown.values() for each in part)
        return tuple(row.member for each in won for row in each.rows)

    @property
    def _slugs(self) -> Sequence[str]:
        every = list(self.found)
        return [slug for slug in every if self.view.game in {None, slug}]

    @property
    def _size(self) -> int:
        return max(1, LINES // max(1, len(self._slugs)))


def hall_scene(hall: Hall, name: Named, voice: Voice) -> OverviewScene | None:
    """Return what is drawn of the hall of fame, or ``None`` before the first season has ended."""
    columns: tuple[Key, ...] = ("league-average", "hall-members")
    tables = tuple(
        OverviewTable(
            Text.of("league-of", game=hall.games[slug].title),
            tuple(map(Text.of, columns)),
            tuple(
                OverviewRow(
                    _names(each.rows, name),
                    (_average(each.rows), Figure(each.members)),
                    season_name(each.season, voice),
                )
                for each in won
            ),
        )
        for slug, won in hall.shown.items()
    )
    if not tables:
        return None
    about = Text.of("league-all-games")
    if hall.view.game is not None:
        about = Text.of("league-of", game=hall.games[hall.view.game].title)
    return OverviewScene(Text.of("hall-title"), about, (), tables)


def hall_items(
    hall: Hall, scene: OverviewScene | None, reader: Reader, picture: Picture | None
) -> list[Item]:
    """Return the message of the hall of fame."""
    voice, view = reader.voice, hall.view
    head = text(f"## {voice('hall-title')}")
    if scene is None:
        return [box(head, text(voice("hall-empty")))]
    controls: list[Item] = []
    if not reader.is_everybody:
        games = list(hall.games.values())
        controls.append(ui.ActionRow(game_menu(view.id(Press.GAME), games, view.game, voice)))
        buttons: list[ui.Button[Any]] = []
        if hall.pages > 1:
            following = (hall.page + 1) % hall.pages
            label = voice("ranking-page", page=following + 1, pages=hall.pages)
            buttons.append(button(HallView(view.game, following).id(), label))
        buttons.append(show_button(view.id(Press.SHOW), voice))
        controls += rows(buttons)
    return [box(head, _shown(scene, voice, picture), *controls)]


def _shown(scene: OverviewScene | None, voice: Voice, picture: Picture | None) -> Item | None:
    if picture is not None:
        return picture.gallery()
    if scene is None:
        return None
    return text("\n".join(overview_lines(scene, Look(language=voice.language), voice.say)))


def _names(leaders: Sequence[Row], name: Named) -> str:
    """Return the leaders' names in the room of one, a dash for nobody."""
    room = max(3, (LONGEST + 2) // max(1, len(leaders)) - 2)
    return ", ".join(shortened(clean_name(name(row.member)) or "?", room) for row in leaders) or "–"


def _average(leaders: Sequence[Row]) -> Figure | None:
    return Figure(leaders[0].average, 1) if leaders else None


def _matches(leaders: Sequence[Row]) -> Figure | None:
    return Figure(leaders[0].sums.matches) if leaders else None
