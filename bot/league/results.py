"""How matches ended: the raw places and scores that the store keeps and all else comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended.

    Attributes:
        member: Discord id of the person; negative for a deleted member, the same number in all
            matches of a server; ``None`` for a computer player.
        level: of the computer player; with a member: of the one that played on for him, empty
            if it is no longer known.
        place: best 1; ties share the better place (1, 1, 3).
        score: final total as the game counts.
        came_late: whether the person took the seat over after the match had begun.
        left_at: after which line of the record the person left, if he was gone at the end and
            it was noted.
        left_in_first_deal: whether that was in the first of several deals.
        came_back: whether the person had left, took the seat back, and counts as having left all
            the same, since the table had not agreed on anything else.
    """

    member: int | None
    level: str | None
    place: int
    score: int
    came_late: bool = False
    left_at: int | None = None
    left_in_first_deal: bool = False
    came_back: bool = False

    @property
    def is_person(self) -> bool:
        """Whether it was a person's seat, deleted or not, at the table or gone."""
        return self.level is None or self.member is not None

    @property
    def is_gone(self) -> bool:
        """Whether the person was gone at the end, so that a computer player brought it about."""
        return self.level is not None and self.member is not None

    @property
    def has_left(self) -> bool:
        """Whether the person counts as having left, gone at the end or back by then."""
        return self.is_gone or self.came_back


DAMAGED: Final = "damaged"
"""Why a match is broken off: what was saved of it cannot be restored."""
ABORTED: Final = "aborted"
"""The same, where it was not noted why."""


@dataclass(frozen=True, slots=True)
class BrokenOff:
    """A match without a result: it counts nowhere, and is kept.

    Attributes:
        number: its table's where it was played.
        game, rules_version: what was played.
        opened_at, ended_at: seconds since 1970; a damaged one ends when it was opened.
        ended_by: why: a value of `bot.session.Closing`, `DAMAGED` or `ABORTED`.
        lines: of its record, at least one.
        members: whose seats there were, ascending, deleted members apart.
    """

    number: int
    game: str
    rules_version: int
    opened_at: int
    ended_at: int
    ended_by: str
    lines: int
    members: tuple[int, ...]

    @property
    def key(self) -> tuple[str, int, int]:
        """What tells it from every other one of its server, wherever it is kept."""
        return self.game, self.ended_at, self.number


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one match ended.

    Attributes:
        table: its table's id.
        ended_at: seconds since 1970.
        seats: in seat order.
        lines: of its record; 0 if not known.
        is_void: whether an administrator has declared it void.
        is_casual: whether its host wanted no rating.
    """

    table: int
    ended_at: int
    seats: tuple[SeatResult, ...]
    lines: int = 0
    is_void: bool = False
    is_casual: bool = False

    @property
    def order(self) -> tuple[int, int]:
        """What results are ordered by."""
        return self.ended_at, self.table

    @property
    def people(self) -> frozenset[int]:
        """The members who played, gone or not."""
        return frozenset(seat.member for seat in self.seats if seat.member is not None)

    @property
    def is_training(self) -> bool:
        """Whether fewer than two people played: it stands apart from the rated rows."""
        return sum(seat.is_person for seat in self.seats) < 2

    @property
    def played_share(self) -> float:
        """Return which share of the record was played while at least two people were there."""
        left = sorted(seat.left_at for seat in self.seats if seat.left_at is not None)
        needed = sum(seat.is_person for seat in self.seats) - 1
        if not self.lines or needed < 1 or len(left) < needed:
            return 1.0
        return left[needed - 1] / self.lines
