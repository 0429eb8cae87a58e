"""League tables: who stands where in a season, a month or for all time, and by strength."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import itemgetter
from typing import Any, Final

from bot.league.ledger import Sums
from bot.league.rating import PROVISIONAL, Rating

LISTED_MATCHES: Final = 10
LISTED_OTHERS: Final = 3
"""From so many matches against so many different people a member is listed."""


class Order(StrEnum):
    """What a table is ordered by; the values stand in ids of buttons."""

    AVERAGE = "average"
    """The mean of the place points."""
    RATING = "rating"


@dataclass(frozen=True, slots=True)
class Row:
    """One member's line.

    Attributes:
        member: Discord id.
        sums: his matches of the period.
        others: with how many different people he played them; no more than `LISTED_OTHERS` are
            counted in one game.
        rating: how strong he is now in this game; ``None`` where several games are summed up.
        rated: how many matches that rests on.
        rank: from 1, ties share the better one; 0 before the table is made.
        move: ranks won lately (lost: negative); ``None``: not known, or he had or has none.
    """

    member: int
    sums: Sums
    others: int
    rating: Rating | None = None
    rated: int = 0
    rank: int = 0
    move: int | None = None

    @property
    def average(self) -> float:
        """Mean place points, 0 to 100."""
        return self.sums.points / self.sums.matches if self.sums.matches else 0.0

    @property
    def is_listed(self) -> bool:
        """Whether there are enough matches and people for a rank that means something."""
        return self.sums.matches >= LISTED_MATCHES and self.others >= LISTED_OTHERS

    @property
    def is_provisional(self) -> bool:
        """Whether the rating rests on too few matches."""
        return self.rated < PROVISIONAL


_KEYS: Final[dict[Order, Callable[[Row], tuple[Any, ...]]]] = {
    Order.AVERAGE: lambda row: (
        not row.is_listed,
        # Sums of the same places differ in their last bits by the order of the matches.
        -round(row.average, 9),
        -row.sums.matches,
        -row.sums.wins,
    ),
    Order.RATING: lambda row: (
        row.is_provisional,
        0 if row.rating is None else -row.rating.mu,
    ),
}


def ranked(rows: Iterable[Row], order: Order = Order.AVERAGE) -> tuple[Row, ...]:
    """Return a table, best first.

    By average: who is not listed comes after those who are; ties go by matches, then wins. By
    rating: provisional ones come last.
    """
    key = _KEYS[order]
    ordered = sorted(((key(row), row.member, row) for row in rows), key=itemgetter(0, 1))
    table: list[Row] = []
    last: tuple[Any, ...] | None = None
    for index, (found, _, row) in enumerate(ordered):
        table.append(replace(row, rank=table[-1].rank if found == last else index + 1))
        last = found
    return tuple(table)


def with_moves(table: Sequence[Row], gained: Mapping[int, Sums]) -> tuple[Row, ...]:
    """Return a table by average with the ranks that each has won or lost in it lately.

    Only who was listed then and is listed now has a move: other ranks say too little. With how
    many people somebody had played then is not known; it counts as now.

    Args:
        table: as it is now.
        gained: what of the sums has come lately, by member.
    """
    earlier = (replace(row, sums=_less(row.sums, gained.get(row.member, Sums()))) for row in table)
    then = {row.member: row for row in ranked(row for row in earlier if row.sums.matches)}

    def move(row: Row) -> int | None:
        old = then.get(row.member)
        return None if old is None or not (old.is_listed and row.is_listed) else old.rank - row.rank

    return tuple(replace(row, move=move(row)) for row in table)


def _less(sums: Sums, gained: Sums) -> Sums:
    return Sums(sums.matches - gained.matches, sums.wins - gained.wins, sums.points - gained.points)


def champions(table: Iterable[Row]) -> tuple[Row, ...]:
    """Return who has won a season by its table: the first of those who are listed."""
    return tuple(row for row in table if row.rank == 1 and row.is_listed)
