"""How matches ended: the raw places and scores that the store keeps and all else comes from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended.

    Attributes:
        member: Discord id of the person; ``None`` for a computer player or a deleted member.
        level: of the computer player; with a member: of the one that played on for him.
        place: best 1; ties share the better place (1, 1, 3).
        score: final total as the game counts.
    """

    member: int | None
    level: str | None
    place: int
    score: int

    @property
    def is_person(self) -> bool:
        """Whether it was a person's seat, deleted or not, at the table or gone."""
        return self.level is None or self.member is not None

    @property
    def has_left(self) -> bool:
        """Whether the person was gone at the end, so that a computer player brought it about."""
        return self.level is not None and self.member is not None


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one match ended.

    Attributes:
        table: its table's id.
        ended_at: seconds since 1970.
        seats: in seat order.
    """

    table: int
    ended_at: int
    seats: tuple[SeatResult, ...]

    @property
    def is_training(self) -> bool:
        """Whether fewer than two people played: it stands apart from the rated rows."""
        return sum(seat.is_person for seat in self.seats) < 2
