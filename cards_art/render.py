"""Scenes to PNG: the one entrance for pictures; identical arguments give identical bytes.

All functions are pure and may run in any thread or process; nothing is written to disk.
"""

from __future__ import annotations

from collections.abc import Sequence

from cards_art import paint_examples, paint_hand, paint_table
from cards_art.canvas import IndexCanvas
from cards_art.layout.box import WIDTH
from cards_art.look import Look, Person, Words
from games.core.scene import Example, HandScene, TableScene

__all__ = ["Look", "Person", "Words", "draw_examples", "draw_hand", "draw_table"]


def draw_table(scene: TableScene, people: Sequence[Person], look: Look, words: Words) -> bytes:
    """Draw the public table.

    Args:
        scene: what is public.
        people: who sits there, in seat order, one for each seat.
        look: language of the indices and colours of the suits.
        words: words of the marks, see `cards_art.words`.

    Returns:
        A PNG 1100 pixels wide and at least 700 high, without metadata.
    """
    layout = paint_table.layout_of(scene, people, words)
    canvas = IndexCanvas(WIDTH, layout.height, paint_table.inks_of(scene), look.palette)
    paint_table.paint_table(canvas, layout, scene, people, look, words)
    return canvas.png()


def draw_hand(scene: HandScene, look: Look, words: Words) -> bytes:
    """Draw one seat's own cards; arguments and result as of `draw_table`."""
    layout = paint_hand.layout_of(scene, words)
    canvas = IndexCanvas(WIDTH, layout.height, paint_hand.inks_of(scene), look.palette)
    paint_hand.paint_hand(canvas, layout, scene, look, words)
    return canvas.png()


def draw_examples(examples: Sequence[Example], look: Look) -> bytes:
    """Draw examples of the rules, at least one, as strips of cards with their captions."""
    layout = paint_examples.layout_of(examples)
    canvas = IndexCanvas(WIDTH, layout.height, paint_examples.inks_of(examples), look.palette)
    paint_examples.paint_examples(canvas, layout, examples, look)
    return canvas.png()
