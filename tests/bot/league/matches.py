"""Matches for the tests of the league, written in a few characters."""

from __future__ import annotations

from bot.league.results import MatchResult, SeatResult

ANNA, BEN, CEM, DORA, EVA = 101, 102, 103, 104, 105
DAY = 86_400
NOVEMBER = 1_793_491_200
"""A Sunday: 1 November 2026, 00:00 UTC."""
NOW = NOVEMBER + 3 * 365 * DAY
"""When files are read."""


def seat(who: int | str, place: int, left_at: int | None = None, **more: bool) -> SeatResult:
    """Return the seat of a member, or of a computer player of a level; `left_at`: he has left."""
    if isinstance(who, str):
        return SeatResult(None, who, place, -place)
    level = None if left_at is None else "mittel"
    return SeatResult(who, level, place, -place, left_at=left_at, **more)


def match(
    *seats: tuple[int | str, int] | SeatResult,
    table: int = 1,
    at: int = NOVEMBER,
    is_void: bool = False,
) -> MatchResult:
    """Return a match of 100 lines; a seat may be just who sits there and his place."""
    sat = tuple(each if isinstance(each, SeatResult) else seat(*each) for each in seats)
    return MatchResult(table, at, sat, 100, is_void)
