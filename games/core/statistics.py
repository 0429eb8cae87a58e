"""Statistics that players quote: what a game counts in its matches, declared once by the game.

They are computed from score sheets, so that a new one applies to matches played long ago. What
every game has, such as matches and wins, is not declared here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
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


@dataclass(frozen=True, slots=True)
class Folded:
    """What is left of numbers once they are folded: enough for every `Fold`, however many come."""

    count: int = 0
    total: int = 0
    lowest: int = 0
    highest: int = 0

    def plus(self, numbers: Iterable[int]) -> Folded:
        """Return it after more numbers."""
        count, total, lowest, highest = self.count, self.total, self.lowest, self.highest
        for number in numbers:
            lowest = min(lowest, number) if count else number
            highest = max(highest, number) if count else number
            count += 1
            total += number
        return Folded(count, total, lowest, highest)


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

    def value(self, folded: Folded) -> float | None:
        """Return what the numbers of all matches come to; ``None``: nothing to tell yet."""
        if not folded.count:
            return None
        match self.fold:
            case Fold.SUM:
                return folded.total
            case Fold.MEAN | Fold.SHARE:
                return folded.total / folded.count
            case Fold.HIGHEST:
                return folded.highest
            case Fold.LOWEST:
                return folded.lowest


def points_of_deals(match: SeatMatch) -> Iterable[int]:
    """Return what each deal brought."""
    return match.points


def final_score(match: SeatMatch) -> Iterable[int]:
    """Return the final total."""
    return (match.score,)


def how_often(key: str) -> Numbers:
    """Return what counts the notes under a key, a number for each match."""
    return lambda match: (sum(1 for _ in match.notes(key)),)
