"""When a match of Rommé is over and who is placed where (§13), from the finished deals alone."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Result
from games.romme.house import HouseRules
from games.romme.state import Outcome, totals


def left_after(house: HouseRules, seats: int, outcomes: tuple[Outcome, ...]) -> int:
    """Return the bit mask of the seats that have left the match after these deals (§13)."""
    if not house.drops_out or house.limit is None:
        return 0
    reached = totals(seats, outcomes)
    return sum(1 << seat for seat in range(seats) if reached[seat] >= house.limit)


def is_over(house: HouseRules, seats: int, outcomes: tuple[Outcome, ...]) -> bool:
    """Return whether no further deal follows these (§13)."""
    if len(outcomes) >= house.options.most_deals(seats):
        return True
    if house.drops_out:
        return seats - left_after(house, seats, outcomes).bit_count() <= 1
    return house.limit is not None and max(totals(seats, outcomes)) >= house.limit


def match_result(house: HouseRules, seats: int, outcomes: tuple[Outcome, ...]) -> Result:
    """Return places and totals of a match that has ended with these deals (§13)."""
    reached = totals(seats, outcomes)
    return Result(places(house, seats, outcomes), reached, _reason(house, reached))


def places(house: HouseRules, seats: int, outcomes: tuple[Outcome, ...]) -> tuple[int, ...]:
    """Return the place of each seat after these deals: fewest points first, equal totals share.

    Whoever has left stands behind those who have not, and who left later before who left earlier.
    """
    reached = totals(seats, outcomes)
    left = left_after(house, seats, outcomes)
    keys = [
        (_missed(outcomes, seat) if left >> seat & 1 else 0, reached[seat]) for seat in range(seats)
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def winners(house: HouseRules, seats: int, outcomes: tuple[Outcome, ...]) -> tuple[int, ...]:
    """Return the seats that share the first place."""
    found = places(house, seats, outcomes)
    return tuple(seat for seat, place in enumerate(found) if place == 1)


def _missed(outcomes: tuple[Outcome, ...], seat: int) -> int:
    """Return how many deals were begun without a seat that has left, and the one it left after."""
    played = sum(not outcome.left >> seat & 1 for outcome in outcomes)
    return len(outcomes) + 1 - played


def _reason(house: HouseRules, reached: Sequence[int]) -> str:
    if house.limit is None:
        return "deals-played"
    if house.drops_out:
        playing = sum(total < house.limit for total in reached)
        return "last-left" if playing <= 1 else "most-deals"
    return "limit-reached" if max(reached) >= house.limit else "most-deals"
