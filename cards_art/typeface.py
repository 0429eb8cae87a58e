"""Text as grey masks: chooses a font for every character, measures, shortens and draws.

Pillow knows no fallback fonts, so a text is split into runs by the font that has its characters;
what none of them has is shown as '·'.
"""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont, features

Weight: TypeAlias = Literal[600, 700]

FONTS: Final = Path(__file__).parent / "fonts"
COVERAGE: Final = FONTS / "coverage.json"
CAP: Final = 0.727
"""Height of a capital letter of the main face as a share of its size."""

_STACKS: Final[dict[Weight, tuple[str, ...]]] = {
    weight: (
        f"inter-latin-{weight}-normal.woff2",
        f"inter-latin-ext-{weight}-normal.woff2",
        "DejaVuSans-Bold.ttf",
    )
    for weight in (600, 700)
}
STAND_IN: Final = "·"
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


@dataclass(frozen=True, slots=True)
class Run:
    """Characters in a row that one font writes."""

    text: str
    font: str
    is_right_to_left: bool


def runs(text: str, weight: Weight) -> tuple[Run, ...]:
    """Split `text` by font and direction, in the order of its characters.

    A combining mark that the font of its letter lacks is left out, and so is what has no width.
    """
    result: list[Run] = []
    for character in text:
        if unicodedata.category(character)[0] == "C":
            continue
        font = _font_for(character, weight)
        shown = character if font is not None else STAND_IN
        name = font or _STACKS[weight][0]
        backwards = unicodedata.bidirectional(character) in _RIGHT_TO_LEFT
        last = result[-1] if result else None
        if unicodedata.category(character)[0] == "M":
            if last is not None and _has(last.font, character):
                result[-1] = Run(last.text + character, last.font, last.is_right_to_left)
            continue
        if last is not None and (last.font, last.is_right_to_left) == (name, backwards):
            result[-1] = Run(last.text + shown, name, backwards)
        else:
            result.append(Run(shown, name, backwards))
    return tuple(result)


@lru_cache(maxsize=4096)
def measure(text: str, size: int, weight: Weight) -> int:
    """Return the advance of `text` in whole pixels, rounded up."""
    length = sum(_font(run.font, size).getlength(_ordered(run)) for run in runs(text, weight))
    return int(-(-length // 1))


@lru_cache(maxsize=1024)
def fit(text: str, width: int, size: int, smallest: int, weight: Weight) -> tuple[str, int]:
    """Return `text` and a size at which it is at most `width` wide.

    It shrinks from `size` to `smallest` first and is cut with "…" only then; where not even that
    fits, nothing is left of it.
    """
    for tried in range(size, smallest - 1, -1):
        if measure(text, tried, weight) <= width:
            return text, tried
    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip() + "…"
        if measure(cut, smallest, weight) <= width:
            return cut, smallest
    return "", smallest


def draw(text: str, size: int, weight: Weight) -> tuple[Image.Image, int, int]:
    """Draw `text` on a mask (mode L) cut to its ink.

    Returns:
        The mask and where its upper left corner lies relative to the start of the base line.
        A text without ink gives a mask of one empty pixel.
    """
    margin = 2 * size
    sheet = Image.new("L", (measure(text, size, weight) + 2 * margin, 3 * size), 0)
    pen = ImageDraw.Draw(sheet)
    x = float(margin)
    for run in _visual(runs(text, weight)):
        font, shown = _font(run.font, size), _ordered(run)
        pen.text((x, 2 * size), shown, fill=255, font=font, anchor="ls")
        x += font.getlength(shown)
    ink = sheet.getbbox() or (margin, 2 * size, margin + 1, 2 * size + 1)
    return sheet.crop(ink), ink[0] - margin, ink[1] - 2 * size


def _visual(written: Sequence[Run]) -> list[Run]:
    """Return the runs from the left: where words are written leftwards, so is their order.

    A line is read from the left unless it has no letter that is. What has no direction of its own,
    such as spaces and digits, goes with the words around it.
    """
    leftwards = [run.is_right_to_left for run in written]
    if any(leftwards) and not any(map(_is_left_to_right, written)):
        return list(reversed(written))
    shown: list[Run] = []
    at = 0
    while at < len(written):
        end = at + 1
        if leftwards[at]:
            last = at
            while last + 1 < len(written) and not _is_left_to_right(written[last + 1]):
                last += 1
            end = max(place for place in range(at, last + 1) if leftwards[place]) + 1
        shown += reversed(written[at:end])
        at = end
    return shown


def _is_left_to_right(run: Run) -> bool:
    return any(unicodedata.bidirectional(character) == "L" for character in run.text)


def _ordered(run: Run) -> str:
    # Without the bidirectional algorithm at hand, reading order by hand is still better than none.
    if run.is_right_to_left and not has_bidi():
        return run.text[::-1]
    return run.text


@cache
def has_bidi() -> bool:
    """Tell whether Pillow can order and join right-to-left text here (raqm with fribidi)."""
    return bool(features.check_feature("raqm")) and bool(features.check_feature("fribidi"))


@lru_cache(maxsize=256)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # Basic layout where it does, so that Latin pictures are the same with and without raqm.
    is_complex = name.startswith("DejaVu") and has_bidi()
    engine = ImageFont.Layout.RAQM if is_complex else ImageFont.Layout.BASIC
    return ImageFont.truetype(FONTS / name, size, layout_engine=engine)


@lru_cache(maxsize=4096)
def _font_for(character: str, weight: Weight) -> str | None:
    return next((name for name in _STACKS[weight] if _has(name, character)), None)


def _has(font: str, character: str) -> bool:
    return bisect_right(_coverage()[font], ord(character)) % 2 == 1


@cache
def _coverage() -> dict[str, list[int]]:
    """Return by font the code points it has, as start, end, start, end … (ends excluded)."""
    loaded: dict[str, list[int]] = json.loads(COVERAGE.read_text(encoding="utf-8"))
    return loaded
