"""The league as a pure function of ordered results: match by match, whole or in part.

A `Ledger` that has seen every match of a server and game holds all of its projections. One that
was given what they hold of a match's people takes that match alone and comes to the same, since
nothing else of it is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from bot.league.counting import Unrated, unrated
from bot.league.places import league_places, place_points
from bot.league.rating import Rating, after_seasons, anchor, rated
from bot.league.results import MatchResult
from bot.league.seasons import Calendar, month_of


class Kind(StrEnum):
    """Matches of at least two people, or of one alone; the values stand in the database."""

    RATED = "rated"
    TRAINING = "training"


class Span(StrEnum):
    """What a table covers; the values stand in the database."""

    SEASON = "season"
    MONTH = "month"
    EVER = "ever"


class Period(NamedTuple):
    """Which table a match belongs to; `start` is 0 for all time."""

    kind: Kind
    span: Span
    start: int


@dataclass(frozen=True, slots=True)
class Strength:
    """A member's rating in one game after his last rated match.

    Attributes:
        rating: as of then; later changes of season are not in it.
        matches: how many were rated.
        as_of: when the last one ended.
    """

    rating: Rating = field(default_factory=Rating)
    matches: int = 0
    as_of: int = 0

    def at(self, moment: int, calendar: Calendar) -> Rating:
        """Return the rating at a later moment, the changes of season in it."""
        if not self.matches:
            return self.rating
        return after_seasons(self.rating, calendar.changes(self.as_of, moment))


@dataclass(frozen=True, slots=True)
class Sums:
    """A member's matches of one period; `points` are the place points of all of them."""

    matches: int = 0
    wins: int = 0
    points: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """What a match was for one person.

    Attributes:
        seat: of the match.
        member: who, negative if deleted.
        place: as the league counts.
        points: place points.
        before, after: ratings; ``None`` if the match is not rated.
    """

    seat: int
    member: int
    place: int
    points: float
    before: Rating | None = None
    after: Rating | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """What a match was for all: why it is not rated, if so, and a line for each person."""

    match: MatchResult
    reason: Unrated | None
    lines: tuple[Line, ...]


@dataclass(slots=True)
class Ledger:
    """Ratings and sums of one server and game.

    Attributes:
        calendar: the server's seasons.
        levels: how strong the game's computer players are, see `bot.league.levels`.
        strengths: by member.
        sums: by period, then member.
        meetings: by period: pairs of a member and another with whom he has played.
        rated_at: by people: when their rated matches ended.
    """

    calendar: Calendar
    levels: Mapping[str, float] = field(default_factory=dict[str, float])
    strengths: dict[int, Strength] = field(default_factory=dict[int, Strength])
    sums: dict[Period, dict[int, Sums]] = field(default_factory=dict[Period, dict[int, Sums]])
    meetings: dict[Period, set[tuple[int, int]]] = field(
        default_factory=dict[Period, set[tuple[int, int]]]
    )
    rated_at: dict[frozenset[int], list[int]] = field(
        default_factory=dict[frozenset[int], list[int]]
    )

    def add(self, match: MatchResult) -> Entry:
        """Take the next match; those before it in `MatchResult.order` must have been taken."""
        places = league_places(match.seats)
        points = place_points(places)
        lines = [
            Line(seat, each.member, places[seat], points[seat])
            for seat, each in enumerate(match.seats)
            if each.member is not None
        ]
        reason = unrated(match, self.rated_at.get(match.people, ()))
        if reason is None:
            lines = self._rate(match, places, lines)
            self.rated_at.setdefault(match.people, []).append(match.ended_at)
        if reason in {None, Unrated.TRAINING}:
            kind = Kind.RATED if reason is None else Kind.TRAINING
            self._sum(match, periods_of(self.calendar, kind, match.ended_at), lines)
        return Entry(match, reason, tuple(lines))

    def _rate(self, match: MatchResult, places: tuple[int, ...], lines: list[Line]) -> list[Line]:
        now = match.ended_at
        before = [
            anchor(self.levels.get(seat.level or "", 0.0))
            if seat.member is None
            else self.strengths.get(seat.member, Strength()).at(now, self.calendar)
            for seat in match.seats
        ]
        after = _after(match, places, before)
        for line in lines:
            played = self.strengths.get(line.member, Strength()).matches + 1
            self.strengths[line.member] = Strength(after[line.seat], played, now)
        return [replace(line, before=before[line.seat], after=after[line.seat]) for line in lines]

    def _sum(self, match: MatchResult, periods: Iterator[Period], lines: list[Line]) -> None:
        for period in periods:
            sums = self.sums.setdefault(period, {})
            for line in lines:
                old = sums.get(line.member, Sums())
                wins = old.wins + (line.place == 1)
                sums[line.member] = Sums(old.matches + 1, wins, old.points + line.points)
            self.meetings.setdefault(period, set()).update(
                (one, other) for one in match.people for other in match.people if one != other
            )


def periods_of(calendar: Calendar, kind: Kind, at: int) -> Iterator[Period]:
    """Yield the periods that a match belongs to by when it ended."""
    season = calendar.season_at(at)
    if season is not None:
        yield Period(kind, Span.SEASON, season.start)
    yield Period(kind, Span.MONTH, month_of(at))
    yield Period(kind, Span.EVER, 0)


def _after(match: MatchResult, places: tuple[int, ...], before: list[Rating]) -> list[Rating]:
    """Return the ratings of all seats after a match.

    Those who stayed are rated among themselves, so that nobody gains from a substitute; who left
    is rated as the last of all. Where only one stayed there is nobody else to rate him with, and
    he has won against those who left.
    """
    whole = rated(before, places)
    stayed = [seat for seat, each in enumerate(match.seats) if not each.has_left]
    if len(stayed) < 2 or len(stayed) == len(places):
        return whole
    among = rated([before[seat] for seat in stayed], [places[seat] for seat in stayed])
    for seat, rating in zip(stayed, among, strict=True):
        whole[seat] = rating
    return whole
