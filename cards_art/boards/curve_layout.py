"""Where everything of a rating curve goes: the axes' steps and the way from values to pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cards_art.boards.layout import Heading
from cards_art.boards.scenes import RatingSeries
from cards_art.layout.box import HEIGHT, WIDTH, Box

MOST_SERIES: Final = 4
BAND: Final = 2
"""Standard deviations on either side of a curve that its band covers."""

_PLOT: Final = Box(124, 132, 758, 484)
_NAMES_LEFT: Final = _PLOT.right + 30
_NAME: Final = 36
_VALUE: Final = 40
_BETWEEN: Final = 10
_LABEL_WIDTH: Final = 100
_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
_MOST_LINES: Final = 7
_MOST_MARKS: Final = 5


@dataclass(frozen=True, slots=True)
class Mark:
    """A number on an axis; `at` is its line, in pixels from the left or the top."""

    value: int
    at: int
    label: Box


@dataclass(frozen=True, slots=True)
class SeriesLabel:
    """Where a curve is named, at its right end."""

    name: Box
    value: Box


@dataclass(frozen=True, slots=True)
class CurveLayout:
    """Where everything goes.

    Attributes:
        heading: title and the line under it.
        plot: what the curves run in.
        ratings, matches: marks of the axes, ascending.
        axis: what the lower axis counts.
        labels: per series.
        low, high: ratings at the plot's lower and upper edge.
        first, last: matches at its left and right edge.
    """

    heading: Heading
    plot: Box
    ratings: tuple[Mark, ...]
    matches: tuple[Mark, ...]
    axis: Box
    labels: tuple[SeriesLabel, ...]
    low: int
    high: int
    first: int
    last: int

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, HEIGHT)

    def x(self, match: float) -> float:
        """Return where a match lies, from the plot's left edge; a single one at the right."""
        span = self.last - self.first
        return self.plot.width * ((match - self.first) / span if span else 1.0)

    def y(self, rating: float) -> float:
        """Return where a rating lies, from the plot's upper edge."""
        return self.plot.height * (self.high - rating) / (self.high - self.low)


def curve_layout(series: Sequence[RatingSeries]) -> CurveLayout:
    """Return the layout of at least one series, at most `MOST_SERIES`."""
    points = [point for each in series for point in each.points]
    low, high, step = _range(
        min(point.rating - BAND * point.deviation for point in points),
        max(point.rating + BAND * point.deviation for point in points),
    )
    first, last = min(point.match for point in points), max(point.match for point in points)
    plot = _PLOT
    ratings = tuple(
        _rating_mark(value, round(plot.bottom - plot.height * (value - low) / (high - low)))
        for value in range(low, high + 1, step)
    )
    matches = tuple(
        _match_mark(value, _across(plot, value, first, last)) for value in _matches(first, last)
    )
    ends = [
        plot.y + round(plot.height * (high - each.points[-1].rating) / (high - low))
        for each in series
    ]
    axis = Box(_NAMES_LEFT + 22, plot.bottom + 20, WIDTH - 16 - _NAMES_LEFT - 22, 40)
    labels = _labels(ends)
    return CurveLayout(Heading(), plot, ratings, matches, axis, labels, low, high, first, last)


def _range(least: float, most: float) -> tuple[int, int, int]:
    """Return lower and upper edge and the distance of the lines, all round numbers."""
    for step in _STEPS:
        low, high = math.floor(least / step) * step, math.ceil(most / step) * step
        high = max(high, low + step)
        if (high - low) // step < _MOST_LINES:
            return low, high, step
    step = math.ceil((most - least) / (_MOST_LINES - 2))
    low = math.floor(least)
    return low, low + step * (_MOST_LINES - 1), step


def _matches(first: int, last: int) -> list[int]:
    """Return the first and the last match and round ones between them, well apart."""
    span = last - first
    step = next((each for each in (1, 2, *_STEPS) if span / each <= _MOST_MARKS), span or 1)
    between = [
        value
        for value in range((first // step + 1) * step, last, step)
        if value - first > step * 0.6 and last - value > step * 0.6
    ]
    return list(dict.fromkeys([first, *between, last]))


def _across(plot: Box, value: int, first: int, last: int) -> int:
    share = (value - first) / (last - first) if last > first else 1.0
    return plot.x + round(plot.width * share)


def _rating_mark(value: int, at: int) -> Mark:
    return Mark(value, at, Box(_PLOT.x - 14 - _LABEL_WIDTH, at - 18, _LABEL_WIDTH, 36))


def _match_mark(value: int, at: int) -> Mark:
    return Mark(value, at, Box(at - 50, _PLOT.bottom + 20, 100, 40))


def _labels(ends: Sequence[int]) -> tuple[SeriesLabel, ...]:
    """Return the labels beside the ends, in the order of the series, none over another."""
    high = _NAME + _VALUE
    top, bottom = _PLOT.y - 10, _PLOT.bottom + 8
    order = sorted(range(len(ends)), key=lambda at: (ends[at], at))
    tops = [ends[at] - high // 2 for at in order]
    floor = top
    for place, wanted in enumerate(tops):
        tops[place] = max(wanted, floor)
        floor = tops[place] + high + _BETWEEN
    ceiling = bottom
    for place in reversed(range(len(tops))):
        tops[place] = min(tops[place], ceiling - high)
        ceiling = tops[place] - _BETWEEN
    by_series = dict(zip(order, tops, strict=True))
    x = _NAMES_LEFT + 22
    wide = WIDTH - 16 - x
    return tuple(
        SeriesLabel(Box(x, by_series[at], wide, _NAME), Box(x, by_series[at] + _NAME, wide, _VALUE))
        for at in range(len(ends))
    )
