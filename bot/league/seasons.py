"""Seasons: calendar quarters, and what administrators open and close by hand.

Days, weeks, months and quarters are those of UTC: the same for every server, without a table of
time zones, and in Germany they change an hour or two after midnight, when a game night ends. A
season needs no clock to change: which one a moment belongs to follows from the moment alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final, NamedTuple

DAY_S: Final = 86_400
DAYS: Final = 4_096
"""Of so many days their quarter is remembered: a table asks for that of each member's last match,
and of all seasons since."""


class Mark(NamedTuple):
    """What an administrator did at a moment: opened a season, or closed it."""

    at: int
    is_opening: bool


@dataclass(frozen=True, slots=True)
class Season:
    """A span of time whose matches make one table.

    Attributes:
        start: its first second, since 1970; also its key.
        end: the first second after it, as far as it is known today.
        year, quarter: in which it lies.
        number: which of its quarter, from 1.
    """

    start: int
    end: int
    year: int
    quarter: int
    number: int = 1


class Calendar:
    """The seasons of one server.

    Args:
        marks: what administrators did, in any order.
    """

    def __init__(self, marks: Iterable[Mark] = ()) -> None:
        self._marks = sorted(marks)

    def season_at(self, at: int) -> Season | None:
        """Return the season of a moment; ``None`` between a closing and what follows it."""
        start, end = quarter_of(at)
        since = self._marks_between(start - 1, at)
        following = self._marks_between(at, end - 1)
        if since:
            if not since[-1].is_opening:
                return None
            start = since[-1].at
        day = datetime.fromtimestamp(start, UTC)
        number = 1 + sum(mark.is_opening for mark in since)
        end = following[0].at if following else end
        return Season(start, end, day.year, (day.month + 2) // 3, number)

    def changes(self, since: int, until: int) -> int:
        """Return how many seasons ended after `since`, `until` included."""
        count = 0
        at = since
        while at < until:
            season = self.season_at(at)
            if season is None:
                at = self._next(at)
            elif season.end > until:
                break
            else:
                count += 1
                at = season.end
        return count

    def ended_before(self, since: int, until: int) -> list[Season]:
        """Return the seasons from the one of `since` on that have ended at `until`."""
        found: list[Season] = []
        at = since
        while at < until:
            season = self.season_at(at)
            if season is not None and season.end <= until:
                found.append(season)
            at = self._next(at) if season is None else season.end
        return found

    def _next(self, at: int) -> int:
        end = quarter_of(at)[1]
        following = self._marks_between(at, end - 1)
        return following[0].at if following else end

    def _marks_between(self, after: int, until: int) -> list[Mark]:
        first = bisect_right(self._marks, Mark(after, is_opening=True))
        last = bisect_right(self._marks, Mark(until, is_opening=True))
        return self._marks[first:last]


def quarter_of(at: int) -> tuple[int, int]:
    """Return the first second of a moment's quarter and that of the next."""
    return _quarter_of_day(at // DAY_S)


@lru_cache(DAYS)
def _quarter_of_day(number: int) -> tuple[int, int]:
    day = datetime.fromtimestamp(number * DAY_S, UTC)
    first = 3 * ((day.month - 1) // 3) + 1
    start = datetime(day.year, first, 1, tzinfo=UTC)
    end = datetime(day.year + (first == 10), first % 12 + 3 if first < 10 else 1, 1, tzinfo=UTC)
    return int(start.timestamp()), int(end.timestamp())


def month_of(at: int) -> int:
    """Return the first second of a moment's month."""
    day = datetime.fromtimestamp(at, UTC)
    return int(datetime(day.year, day.month, 1, tzinfo=UTC).timestamp())


def day_of(at: int) -> int:
    """Return the first second of a moment's day."""
    return at - at % DAY_S


def week_of(at: int) -> int:
    """Return the first second of a moment's week, which begins on Monday."""
    day = datetime.fromtimestamp(day_of(at), UTC)
    return int((day - timedelta(days=day.weekday())).timestamp())
