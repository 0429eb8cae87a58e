"""Areas of a picture as bare numbers, cheaper than boxes; joins those that overlap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, first column and row outside."""


def merged(areas: Sequence[Area]) -> list[Area]:
    """Return areas that do not overlap around all of these; empty ones are left out."""
    apart: list[Area] = []
    for area in areas:
        left, top, right, bottom = area
        if left >= right or top >= bottom:
            continue
        at = 0
        while at < len(apart):
            x, y, end, below = apart[at]
            if x < right and left < end and y < bottom and top < below:
                left, top = min(left, x), min(top, y)
                right, bottom = max(right, end), max(bottom, below)
                del apart[at]
                at = 0  # what has grown may reach those that it did not reach before
            else:
                at += 1
        apart.append((left, top, right, bottom))
    return apart


def clipped(area: Area, size: tuple[int, int]) -> Area:
    """Return what of the area lies on a picture of that size."""
    x, y, right, bottom = area
    return max(0, x), max(0, y), min(size[0], right), min(size[1], bottom)


def overlap(one: Area, other: Area) -> bool:
    """Tell whether two areas have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
