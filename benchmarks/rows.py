"""The frame of the benchmarks: rows, goals and fair comparison; what is measured stands elsewhere.

A row is a function with the decorator `row` in any module of this package whose name begins with
``bench_``; it is found by being there. It returns a `Figure`, or raises `NotMeasured` with the
reason. Its figure and its reference run in turns in one process, so that a busy machine slows both.
"""

from __future__ import annotations

import importlib
import pkgutil
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import benchmarks

ROUNDS: Final = 7
"""Rounds of a comparison, at least five; the median counts."""

is_whole = False
"""Whether rows play all that they want, however long it takes (``--whole``)."""


class NotMeasured(Exception):
    """A row that cannot be measured here, such as for want of a peer's package."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound for the ratio of figure and reference."""

    bound: float
    at_least: bool = False

    def is_met(self, ratio: float) -> bool:
        return ratio >= self.bound if self.at_least else ratio <= self.bound

    def __str__(self) -> str:
        if self == NO_GOAL:
            return "–"
        return f"{'≥' if self.at_least else '≤'} {self.bound:g}"


NO_GOAL: Final = Goal(0, at_least=True)
"""Of a row that only tells."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What a row measured.

    Attributes:
        figure, reference: in `unit`, medians over the rounds.
        ratio: median of figure / reference per round, or what the goal bounds.
        unit: of both.
        note: what else should be known.
    """

    figure: float
    reference: float
    ratio: float
    unit: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table.

    Attributes:
        key: such as ``M2``; several rows may share it.
        what: the figure in a few words.
        against: the reference in a few words.
        goal: bound for the ratio.
        measure: runs it.
    """

    key: str
    what: str
    against: str
    goal: Goal
    measure: Callable[[], Figure]


_ROWS: Final[list[Row]] = []


def row(
    key: str, what: str, against: str, goal: Goal
) -> Callable[[Callable[[], Figure]], Callable[[], Figure]]:
    """Declare the function below it as a row of the table."""

    def declare(measure: Callable[[], Figure]) -> Callable[[], Figure]:
        _ROWS.append(Row(key, what, against, goal, measure))
        return measure

    return declare


def at_most(bound: float) -> Goal:
    return Goal(bound)


def at_least(bound: float) -> Goal:
    return Goal(bound, at_least=True)


def all_rows() -> list[Row]:
    """Return the rows of every module ``bench_*`` beside this one, by key."""
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name.startswith("bench_"):
            importlib.import_module(f"benchmarks.{module.name}")
    return sorted(_ROWS, key=lambda each: each.key)


def compare(
    figure: Callable[[int], float],
    reference: Callable[[int], float],
    unit: str,
    note: str = "",
    *,
    inverse: bool = False,
) -> Figure:
    """Run both in turns and return the medians.

    Args:
        figure: takes the number of the round, returns its result in `unit`.
        reference: the same; both may do with fresh material each round.
        unit: such as ``µs`` or ``moves/s``.
        note: for the table.
        inverse: whether the ratio is reference / figure ("… times faster").
    """
    figure(0)
    reference(0)
    figures: list[float] = []
    references: list[float] = []
    for number in range(1, ROUNDS + 1):
        figures.append(figure(number))
        references.append(reference(number))
    ratios = [
        theirs / ours if inverse else ours / theirs
        for ours, theirs in zip(figures, references, strict=True)
    ]
    return Figure(
        statistics.median(figures),
        statistics.median(references),
        statistics.median(ratios),
        unit,
        note,
    )
