"""Places as the league counts them: who left comes last, the others are placed among themselves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.results import SeatResult


def league_places(seats: Sequence[SeatResult]) -> tuple[int, ...]:
    """Return the place of each seat; whoever has left shares the last one (1, 2, 3, 3)."""
    keys = [(seat.has_left, 0 if seat.has_left else seat.place) for seat in seats]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def place_points(places: Sequence[int]) -> tuple[float, ...]:
    """Return 100 for the first of at least two seats down to 0 for the last; ties share evenly."""
    last = len(places) - 1
    return tuple(
        100 * (last - (place - 1) - (places.count(place) - 1) / 2) / last for place in places
    )
