"""Paints examples of the rules: cards with what they are, one strip below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.canvas import Canvas
from cards_art.colours import PANEL, TEXT
from cards_art.inks import Inks
from cards_art.layout.examples import (
    CAPTION_SIZE,
    ExampleNeed,
    ExamplesLayout,
    examples_layout,
)
from cards_art.look import Look
from cards_art.paint import (
    have_numbers,
    paint_fan,
    paint_line,
    paint_veil,
    shade_fan,
    text_length,
    wrapped,
)
from cards_art.sprite_names import prints_stands_for
from games.core.scene import Example

_WEIGHT: Final = 600


def layout_of(examples: Sequence[Example]) -> ExamplesLayout:
    """Return where everything of the examples goes."""
    faces = [face for example in examples for face in example.faces]
    return examples_layout(
        tuple(
            ExampleNeed(len(each.faces), text_length(each.caption, CAPTION_SIZE, _WEIGHT))
            for each in examples
        ),
        may_be_large=all(
            face.stands_for is None or prints_stands_for("gross", face.code) for face in faces
        ),
    )


def inks_of(examples: Sequence[Example]) -> Inks:
    """Return the inks that suit the cards of the examples."""
    faces = [face for example in examples for face in example.faces]
    return "numbers" if have_numbers(faces) else "table"


def paint_examples(
    canvas: Canvas, layout: ExamplesLayout, examples: Sequence[Example], look: Look
) -> None:
    """Paint all strips; shades first, for they may fall on bare felt only."""
    for boxes in layout.strips:
        paint_veil(canvas, boxes.panel, 22, 130)
        shade_fan(canvas, boxes.cards)
    for boxes, example in zip(layout.strips, examples, strict=True):
        paint_fan(canvas, boxes.cards, example.faces, layout.kind, look, ground=PANEL)
        lines = wrapped(
            example.caption, boxes.lines[0].width, CAPTION_SIZE, _WEIGHT, len(boxes.lines)
        )
        for box, line in zip(boxes.lines, lines, strict=False):
            paint_line(canvas, box, line, CAPTION_SIZE, TEXT, PANEL, align="l", weight=_WEIGHT)
