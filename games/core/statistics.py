"""Statistics that players quote: what a game counts in its matches, declared once by the game.

They are computed from score sheets, so that a new one applies to matches played long ago. What
every game has, such as matches and wins, is not declared here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from games.core.sheet import DealScore
from games.core.text import SeatValue, Text


@dataclass(frozen=True, slots=True)
class SeatMatch:
    """A match that has ended, as one seat has played it to its end.

    Attributes:
        seat: which.
        score: its final total.
        sheet: every deal in order, at least one.
    """

    seat: int
    score: int
    sheet: tuple[DealScore, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """What each deal brought the seat, those apart that it was no longer part of."""
        return tuple(
            points for deal in self.sheet if (points := deal.points[self.seat]) is not None
        )

    def notes(self, key: str) -> Iterator[Text]:
        """Yield the notes of the sheet under a key that name the seat."""
        own = ("seat", SeatValue(self.seat))
        for deal in self.sheet:
            yield from (note for note in deal.notes if note.key == key and own in note.values)


class Fold(Enum):
    """What becomes of the numbers of all matches."""

    SUM = "sum"
    MEAN = "mean"
    SHARE = "share"
    """The mean of zeros and ones, written as per cent."""
    HIGHEST = "highest"
    LOWEST = "lowest"


Numbers: TypeAlias = Callable[[SeatMatch], Iterable[int]]
"""What one match adds: a number for each match, for each deal, or for what happened in it."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """One statistic of a game.

    Attributes:
        name: lower-case words with hyphens; its text is ``<slug>-statistic-<name>``.
        fold: what becomes of the numbers.
        numbers: what one match adds.
    """

    name: str
    fold: Fold
    numbers: Numbers

    def value(self, numbers: Sequence[int]) -> float | None:
        """Return what the numbers of all matches come to; ``None``: nothing to tell yet."""
        if not numbers:
            return None
        match self.fold:
            case Fold.SUM:
                return sum(numbers)
            case Fold.MEAN | Fold.SHARE:
                return sum(numbers) / len(numbers)
            case Fold.HIGHEST:
                return max(numbers)
            case Fold.LOWEST:
                return min(numbers)


def points_of_deals(match: SeatMatch) -> Iterable[int]:
    """Return what each deal brought."""
    return match.points


def final_score(match: SeatMatch) -> Iterable[int]:
    """Return the final total."""
    return (match.score,)


def how_often(key: str) -> Numbers:
    """Return what counts the notes under a key, a number for each match."""
    return lambda match: (sum(1 for _ in match.notes(key)),)
