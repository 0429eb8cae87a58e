"""The colours of the boards, and the inks that their palette is made of.

Boards have few colours, so their palette needs no choosing: each colour, and its soft edges on
every ground that it lies on.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from cards_art.colours import (
    ACCENT,
    ACCENT_INK,
    ACCENT_LIGHT,
    COMPUTER,
    FELT,
    FELT_EDGE,
    INK,
    MUTED,
    PANEL,
    PANEL_EDGE,
    TEXT,
    mix,
)

UP: Final = "#7FE0B0"
DOWN: Final = "#FF9C8A"
MEDALS: Final = {1: ACCENT, 2: "#CDD5DB", 3: "#D99A63"}
"""Ground of the ranks that have a medal."""
OWN: Final = "#2A5B4B"
"""Ground of the row of whoever asked."""
HEADING: Final = mix(FELT, FELT_EDGE, 0.3)
"""What the headings lie on: felt."""
ROW: Final = mix(mix(FELT, FELT_EDGE, 0.4), PANEL, 0.55)
"""What a row's numbers lie on: darkened felt."""
BACKGROUND: Final = mix(FELT_EDGE, PANEL, 0.25)
"""What a curve lies on."""
SERIES: Final = (ACCENT, "#7CC4F0", "#F29BC1", "#9BE08A")
"""Colours of the curves, in order."""
BAND: Final = 0.2
"""Opacity of the band around a curve."""

_STEPS: Final = (0.2, 0.4, 0.6, 0.8)
_PAIRS: Final = (
    *((ink, ground) for ink in (TEXT, MUTED, ACCENT, UP, DOWN, COMPUTER) for ground in (ROW,)),
    *((ink, ground) for ink in (TEXT, MUTED) for ground in (HEADING, OWN)),
    (ACCENT, OWN),
    (UP, OWN),
    (DOWN, OWN),
    *((INK, ground) for ground in (*MEDALS.values(), TEXT, COMPUTER, ACCENT)),
    *((medal, ground) for medal in MEDALS.values() for ground in (ROW, OWN)),
    (TEXT, ACCENT),
    (ACCENT_INK, ACCENT),
    (ACCENT_LIGHT, FELT_EDGE),
    (PANEL_EDGE, HEADING),
    (PANEL_EDGE, BACKGROUND),
    *((colour, BACKGROUND) for colour in SERIES),
    *((colour, ROW) for colour in SERIES),
    (TEXT, BACKGROUND),
)


@cache
def inks() -> tuple[str, ...]:
    """Return the colours of the palette beside the ramp, without repeats."""
    found = (OWN, *SERIES, *bands(), *_edges())
    return tuple(dict.fromkeys(found))


def bands() -> Iterable[str]:
    """Yield what shows where the bands of one, two … all curves lie over each other."""
    for count in range(1, len(SERIES) + 1):
        for chosen in combinations(SERIES, count):
            tone = BACKGROUND
            for colour in chosen:
                tone = mix(tone, colour, BAND)
            yield tone
            yield mix(tone, PANEL_EDGE, 0.8)


def _edges() -> Iterable[str]:
    for ink, ground in _PAIRS:
        yield ink
        for share in _STEPS:
            yield mix(ground, ink, share)
