"""Which matches are rated, and why the others are not."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from bot.league.results import MatchResult
from bot.league.seasons import day_of, week_of

PER_DAY: Final = 3
PER_WEEK: Final = 10
"""How many matches of the same people are rated a day and a week."""
PLAYED: Final = 0.25
"""Which share of a match must be played by at least two people."""


class Unrated(StrEnum):
    """Why a match is not rated; the values stand in the database, the text is ``unrated-…``."""

    VOID = "void"
    """An administrator has declared it void."""
    TRAINING = "training"
    """Fewer than two people played."""
    CASUAL = "casual"
    """The host wanted no rating."""
    CAME_LATE = "came-late"
    """Somebody took a seat over after it had begun."""
    FIRST_DEAL = "first-deal"
    """Somebody left in the first of several deals."""
    TOO_SHORT = "too-short"
    """Less than a quarter of it was played by at least two people."""
    NOBODY_STAYED = "nobody-stayed"
    """All people count as having left, so that there is nobody to be rated among."""
    GROUP_DAY = "group-day"
    """The same people have played as many as count on one day."""
    GROUP_WEEK = "group-week"
    """The same people have played as many as count in one week."""


def unrated(match: MatchResult, before: Iterable[int]) -> Unrated | None:
    """Return why a match is not rated, or ``None`` if it is.

    Args:
        match: which.
        before: when earlier rated matches of exactly the same people ended, in the same game.
    """
    if match.is_void:
        return Unrated.VOID
    if match.is_training:
        return Unrated.TRAINING
    if match.is_casual:
        return Unrated.CASUAL
    if any(seat.came_late for seat in match.seats):
        return Unrated.CAME_LATE
    if any(seat.left_in_first_deal for seat in match.seats):
        return Unrated.FIRST_DEAL
    if match.played_share < PLAYED:
        return Unrated.TOO_SHORT
    if all(seat.has_left for seat in match.seats if seat.is_person):
        return Unrated.NOBODY_STAYED
    return too_often(match.ended_at, before)


def too_often(at: int, before: Iterable[int]) -> Unrated | None:
    """Return why one more match of the same people at a moment would not be rated, if so."""
    earlier = list(before)
    if sum(day_of(each) == day_of(at) for each in earlier) >= PER_DAY:
        return Unrated.GROUP_DAY
    if sum(week_of(each) == week_of(at) for each in earlier) >= PER_WEEK:
        return Unrated.GROUP_WEEK
    return None
