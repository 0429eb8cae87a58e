"""Who holds a seat: a person, a computer player, a computer player for a person who is away.

What each of them may do is told elsewhere; here are the values, and how one becomes another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

MemberId: TypeAlias = int
"""A person's id in Discord, 64 bits."""


@dataclass(frozen=True, slots=True)
class Person:
    """A seat taken by a member who is there.

    Attributes:
        member: who.
        missed: turns in a row in which his time ran out.
        has_paused: whether his one pause is used up.
        wants_end: whether he votes for breaking the match off.
        came_late: whether he took the seat over after the match had begun.
        has_left: whether a computer player has held the seat, and he counts as having left for it
            although he is back.
    """

    member: MemberId
    missed: int = 0
    has_paused: bool = False
    wants_end: bool = False
    came_late: bool = False
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat taken by a computer player; `level` is one of the game's `spec.players`."""

    level: str


@dataclass(frozen=True, slots=True)
class Away:
    """A member's seat that a computer player holds for him while he is away.

    Attributes:
        member: whose seat it is.
        level: of the computer player.
        has_paused: whether his one pause is used up.
        gave_up: whether he left for good: then he cannot come back.
        came_late: whether he had taken the seat over after the match had begun.
    """

    member: MemberId
    level: str
    has_paused: bool = False
    gave_up: bool = False
    came_late: bool = False


@dataclass(frozen=True, slots=True)
class Anonymous:
    """A seat of a person whose data was deleted; only in matches that have ended."""


Occupant: TypeAlias = Person | Computer | Away | Anonymous
Seating: TypeAlias = tuple[Occupant, ...]
"""Who sits at each seat, in seat order."""


def gone(person: Person, level: str) -> Away:
    """Return the seat of a person who leaves it to a computer player."""
    return Away(person.member, level, person.has_paused, came_late=person.came_late)


def back(away: Away, *, has_left: bool) -> Person:
    """Return the seat of a member who takes it back, and who may count as having left."""
    return Person(
        away.member,
        has_paused=away.has_paused,
        came_late=away.came_late,
        has_left=has_left,
    )
