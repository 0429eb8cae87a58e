"""What the views ask of the league, as values and a protocol; `bot.store` implements it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from bot.league.counting import Unrated
from bot.league.ledger import Period, Sums
from bot.league.located import Form
from bot.league.rating import Rating
from bot.league.resume import Resume
from bot.league.seasons import Calendar, Season
from bot.league.tables import Row


@dataclass(frozen=True, slots=True)
class SeatNews:
    """What a match brought one person.

    Attributes:
        seat: his.
        member: who.
        place: as the league counts.
        before, after: his rating; ``None`` if the match is not rated.
        rank_before, rank: in the season's table, before it and after; ``None`` where he had none.
        achieved: names of what he achieved by it.
        is_provisional: whether his rating rests on too few matches.
        is_listed: whether there are enough of the season for his rank to mean something.
        has_left: whether he is last because he counts as having left.
    """

    seat: int
    member: int
    place: int
    before: Rating | None = None
    after: Rating | None = None
    rank_before: int | None = None
    rank: int | None = None
    achieved: tuple[str, ...] = ()
    is_provisional: bool = False
    is_listed: bool = True
    has_left: bool = False

    @property
    def change(self) -> int | None:
        """What it changed the shown rating by."""
        if self.before is None or self.after is None:
            return None
        return self.after.shown - self.before.shown


@dataclass(frozen=True, slots=True)
class MatchNews:
    """What a match brought its people, deleted members apart; `reason`: why it is not rated."""

    table: int
    reason: Unrated | None
    seats: tuple[SeatNews, ...]


@dataclass(frozen=True, slots=True)
class Champions:
    """Who won a season that has ended.

    Attributes:
        season: which.
        rows: the first of its table, several if they are equal, none if nobody was listed.
        members: how many people played in it.
    """

    season: Season
    rows: tuple[Row, ...]
    members: int


@dataclass(frozen=True, slots=True)
class Course:
    """The last ratings of a member in one game.

    Attributes:
        first: how many matches the first of them is after, from 1.
        ratings: after each rated match, oldest first.
    """

    first: int
    ratings: tuple[Rating, ...]


@dataclass(frozen=True, slots=True)
class Uncounted:
    """A match that counts nowhere: `reason` is of `results.BrokenOff` or a `counting.Unrated`."""

    game: str
    ended_at: int
    reason: str


@dataclass(frozen=True, slots=True)
class Exported:
    """A server's league as the content of a file, and how many matches are in it."""

    content: str = field(repr=False)
    matches: int


class Decided(Enum):
    """What has become of what an administrator decided."""

    NOTHING = "nothing"
    """It was so already, or there is no such match."""
    NOT_SAVED = "not-saved"
    """It does not hold."""
    DONE = "done"
    LATER = "later"
    """It holds, but the league could not be computed anew; that is done later."""


class LeagueOffice(Protocol):
    """What an administrator decides about the league of his server."""

    async def void(self, guild: int, table: int, now: int, *, is_void: bool = True) -> Decided:
        """Declare an ended match void, or take that back."""
        ...

    async def mark_season(self, guild: int, now: int, *, is_opening: bool) -> Decided:
        """Open or close a season by hand."""
        ...

    async def export(self, guild: int, form: Form, *, with_records: bool = False) -> Exported:
        """Return the league to be taken elsewhere, without the records of its matches or with."""
        ...


class League(Protocol):
    """The league as it stands. Moments are seconds since 1970."""

    async def season(self, guild: int, at: int) -> Season | None:
        """Return the season of a server that runs at a moment."""
        ...

    async def calendar(self, guild: int) -> Calendar:
        """Return the seasons of a server."""
        ...

    async def starts(self, guild: int, game: str | None, like: Period) -> Sequence[int]:
        """Return the starts of all periods of the same kind and span with matches, newest first."""
        ...

    async def gained(self, guild: int, game: str, period: Period, since: int) -> Mapping[int, Sums]:
        """Return what a game's rated matches since a moment have added to the sums of a period."""
        ...

    async def rows(self, guild: int, game: str | None, period: Period, now: int) -> tuple[Row, ...]:
        """Return a table's rows without order; ``None``: all games together."""
        ...

    async def news(self, table: int) -> MatchNews | None:
        """Return what an ended match brought its people; ``None`` before it is taken."""
        ...

    async def rated_together(
        self, guild: int, game: str, people: frozenset[int], now: int
    ) -> Sequence[int]:
        """Return when rated matches of exactly these people ended in this week."""
        ...

    async def resume(self, guild: int, member: int, game: str | None, last: int) -> Resume:
        """Return what is told of a member, with his last matches in a game or in all."""
        ...

    async def course(self, guild: int, member: int, game: str, last: int) -> Course:
        """Return the last ratings of a member in a game."""
        ...

    async def uncounted(self, guild: int, member: int, last: int) -> Sequence[Uncounted]:
        """Return the last matches of a member that count nowhere, of all games, newest first."""
        ...

    async def rated_games(self, guild: int, member: int) -> Sequence[str]:
        """Return the games in which a member has a rating, the last played first."""
        ...

    async def champions(self, guild: int, now: int) -> Mapping[str, Sequence[Champions]]:
        """Return who won the seasons that have ended, by game, newest first."""
        ...

    async def achieved(self, guild: int, member: int) -> Mapping[str, int]:
        """Return what a member has achieved: its name and when, oldest first."""
        ...
