"""Examples of the rules as labelled strips: cards at the left, what they are beside or below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box, gross_height, mini_height
from cards_art.sprite_names import Kind

CAPTION_SIZE: Final = 40
LINE: Final = 50
_PAD_ACROSS: Final = 26
_PAD: Final = 18
_GAP: Final = 14
_CARD_GAP: Final = 10
_LEAST_CAPTION: Final = 330
"""Pixels that a caption needs beside the cards."""

_MOST_LINES: Final = 3
_SLACK: Final = 1.15
"""How much longer a text gets by being broken between words."""

_WIDEST: Final[dict[Kind, int]] = {"gross": 250, "mini": 150}
_NARROWEST: Final[dict[Kind, int]] = {"gross": 150, "mini": 96}


@dataclass(frozen=True, slots=True)
class ExampleNeed:
    """What of an example decides its room: its cards, and pixels of the caption in one line."""

    cards: int
    caption: int


@dataclass(frozen=True, slots=True)
class ExampleBoxes:
    """One strip: its panel, its cards and the lines of its caption, from above."""

    panel: Box
    cards: tuple[Box, ...]
    lines: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class ExamplesLayout:
    """All strips of a picture, `WIDTH` wide and `height` high."""

    height: int
    kind: Kind
    strips: tuple[ExampleBoxes, ...]

    @property
    def canvas(self) -> Box:
        """Return the whole picture."""
        return Box(0, 0, WIDTH, self.height)


@dataclass(frozen=True, slots=True)
class _Size:
    kind: Kind
    width: int

    @property
    def height(self) -> int:
        """Return the height of a card."""
        return gross_height(self.width) if self.kind == "gross" else mini_height(self.width)


@dataclass(frozen=True, slots=True)
class _Strip:
    """One strip at one size: the step of its cards, its caption and its least height."""

    step: int
    is_beside: bool
    lines: int
    height: int


@lru_cache(maxsize=128)
def examples_layout(needs: tuple[ExampleNeed, ...], *, may_be_large: bool) -> ExamplesLayout:
    """Place examples below each other, with cards as large as fit the best picture.

    Args:
        needs: in order, at least one.
        may_be_large: whether large cards show all that there is to show.
    """
    size = next(_fitting(needs, may_be_large=may_be_large), _Size("mini", _NARROWEST["mini"]))
    strips = [_strip(need, size) for need in needs]
    total = sum(strip.height for strip in strips) + _GAP * (len(strips) - 1)
    height = max(HEIGHT, total + 2 * MARGIN)
    spare = (height - 2 * MARGIN - total) // max(1, len(strips))
    y = MARGIN
    placed: list[ExampleBoxes] = []
    for need, strip in zip(needs, strips, strict=True):
        panel = Box(MARGIN, y, WIDTH - 2 * MARGIN, strip.height + spare)
        placed.append(_place(need, strip, size, panel))
        y = panel.bottom + _GAP
    return ExamplesLayout(height, size.kind, tuple(placed))


def _fitting(needs: Sequence[ExampleNeed], *, may_be_large: bool) -> Iterator[_Size]:
    """Yield the sizes at which everything fits, the largest first."""
    kinds: tuple[Kind, ...] = ("gross", "mini") if may_be_large else ("mini",)
    for kind in kinds:
        for width in range(_WIDEST[kind], _NARROWEST[kind] - 1, -2):
            size = _Size(kind, width)
            total = sum(_strip(need, size).height for need in needs)
            if total + _GAP * (len(needs) - 1) <= HEIGHT - 2 * MARGIN:
                yield size


def _room() -> int:
    return WIDTH - 2 * MARGIN - 2 * _PAD_ACROSS


def _lines(caption: int, width: int) -> int:
    """Return how many lines a caption takes."""
    return 1 if caption <= width else min(_MOST_LINES, -(-int(caption * _SLACK) // width))


def _strip(need: ExampleNeed, size: _Size) -> _Strip:
    room, step = _room(), size.width + _CARD_GAP
    if need.cards > 1:
        step = min(step, (room - size.width) // (need.cards - 1))
    wide = size.width + step * (need.cards - 1)
    beside = room - wide - _PAD_ACROSS
    if beside >= _LEAST_CAPTION and need.caption * _SLACK <= beside * _MOST_LINES:
        lines = _lines(need.caption, beside)
        return _Strip(
            step, is_beside=True, lines=lines, height=2 * _PAD + max(size.height, lines * LINE)
        )
    lines = _lines(need.caption, room)
    return _Strip(
        step, is_beside=False, lines=lines, height=2 * _PAD + size.height + 8 + lines * LINE
    )


def _place(need: ExampleNeed, strip: _Strip, size: _Size, panel: Box) -> ExampleBoxes:
    left, right = panel.x + _PAD_ACROSS, panel.right - _PAD_ACROSS
    inner = strip.height - 2 * _PAD
    top = panel.y + (panel.height - inner) // 2
    drop = (inner - size.height) // 2 if strip.is_beside else 0
    cards = tuple(
        Box(left + at * strip.step, top + drop, size.width, size.height) for at in range(need.cards)
    )
    x, y = left, top + size.height + 8
    if strip.is_beside:
        x = left + size.width + strip.step * (need.cards - 1) + _PAD_ACROSS
        y = top + (inner - strip.lines * LINE) // 2
    lines = tuple(Box(x, y + at * LINE, right - x, LINE) for at in range(strip.lines))
    return ExampleBoxes(panel, cards, lines)
