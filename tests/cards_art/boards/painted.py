"""A canvas that keeps what is pasted and where, so that pictures are judged without pixels."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from itertools import combinations

from cards_art import typeface
from cards_art.layout.box import Box
from cards_art.sprites import Label


class Recorder:
    """Keeps sprites with their upper left corners."""

    def __init__(self):
        self.pasted = []

    def shade(self, mask, x, y, tone):
        """Keep nothing: the felt is under everything."""

    def paste(self, sprite, x, y):
        self.pasted.append((sprite, x, y))

    paste_once = paste

    def texts(self):
        """Return every text with the pixels that its ink covers."""
        return [
            (sprite, Box(x, y, *sprite.draw().size))
            for sprite, x, y in self.pasted
            if isinstance(sprite, Label)
        ]


def boxes_of(layout):
    """Yield every box of a layout."""
    if isinstance(layout, Box):
        yield layout
    elif isinstance(layout, tuple):
        for each in layout:
            yield from boxes_of(each)
    elif is_dataclass(layout):
        for field in fields(layout):
            yield from boxes_of(getattr(layout, field.name))


def overlapping(boxes):
    return [(a, b) for a, b in combinations(boxes, 2) if a.overlaps(b)]


def assert_legible(canvas, whole):
    """Check that all texts are large enough, inside the picture and apart from each other."""
    texts = canvas.texts()
    assert texts
    for label, ink in texts:
        assert label.size >= 28, label
        assert whole.contains(ink), label
    assert overlapping([ink for _, ink in texts]) == []


def assert_whole(canvas):
    """Check that the ink of no text is cut off, neither tails below the line nor accents above."""
    for label, ink in canvas.texts():
        drawn, _, _ = typeface.draw(label.text, label.size, label.weight)
        assert (ink.width, ink.height) == drawn.size, label
