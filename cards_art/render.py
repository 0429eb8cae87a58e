"""Scenes to PNG: the one entrance for pictures; identical arguments give identical bytes.

All functions are pure and may run in any thread or process; nothing is written to disk.
"""

from __future__ import annotations

from collections.abc import Sequence

from cards_art import paint_examples, paint_hand, paint_table, painting
from cards_art.boards import (
    curve_paint,
    lobby_paint,
    overview_paint,
    scores_paint,
    standings_paint,
)
from cards_art.boards.canvas import BoardCanvas
from cards_art.boards.scenes import (
    CurveScene,
    LobbyScene,
    OverviewScene,
    ScoreScene,
    StandingsScene,
)
from cards_art.canvas import IndexCanvas
from cards_art.layout.box import WIDTH
from cards_art.look import Look, Person, Words
from cards_art.painting import Paint
from cards_art.redraw import Memory, StrokeCanvas
from games.core.scene import Example, HandScene, TableScene

__all__ = [
    "Look",
    "Person",
    "Words",
    "draw_curve",
    "draw_examples",
    "draw_hand",
    "draw_lobby",
    "draw_overview",
    "draw_scores",
    "draw_standings",
    "draw_table",
]


def draw_table(
    scene: TableScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
    memory: Memory | None = None,
    paint: Paint = painting.paint,
) -> bytes:
    """Draw the public table.

    Args:
        scene: what is public.
        people: who sits there, in seat order, one for each seat.
        look: language of the indices and colours of the suits.
        words: words of the marks, see `cards_art.words`.
        memory: former drawings, which make one after a move cheaper and change no byte of it.
        paint: who paints and packs, which changes no pixel.

    Returns:
        A PNG 1100 pixels wide and at least 700 high, without metadata.
    """
    layout = paint_table.layout_of(scene, people, words)
    use = paint_table.inks_of(scene)
    is_public = memory is not None
    canvas = StrokeCanvas(WIDTH, layout.height, use, look.palette, is_public=is_public)
    paint_table.paint_table(canvas, layout, scene, people, look, words)
    if memory is None:
        return canvas.painted(paint=paint).png()
    key = scene.game, tuple(people), look
    painting = canvas.painted(memory.get(key), paint)
    memory.keep(key, painting)
    return painting.png()


def draw_hand(scene: HandScene, look: Look, words: Words, paint: Paint = painting.paint) -> bytes:
    """Draw one seat's own cards; arguments and result as of `draw_table`."""
    layout = paint_hand.layout_of(scene, words)
    use = paint_hand.inks_of(scene)
    canvas = StrokeCanvas(WIDTH, layout.height, use, look.palette, is_redrawn=False)
    paint_hand.paint_hand(canvas, layout, scene, look, words)
    return canvas.painted(paint=paint).png()


def draw_examples(examples: Sequence[Example], look: Look) -> bytes:
    """Draw examples of the rules, at least one, as strips of cards with their captions."""
    layout = paint_examples.layout_of(examples)
    canvas = IndexCanvas(WIDTH, layout.height, paint_examples.inks_of(examples), look.palette)
    paint_examples.paint_examples(canvas, layout, examples, look)
    return canvas.png()


def draw_scores(scene: ScoreScene, people: Sequence[Person], look: Look, words: Words) -> bytes:
    """Draw a score sheet; arguments and result as of `draw_table`, at most as high as wide."""
    layout = scores_paint.layout_of(scene, people, words)
    canvas = BoardCanvas(WIDTH, layout.height)
    scores_paint.paint_scores(canvas, layout, scene, people, look, words)
    return canvas.png()


def draw_standings(scene: StandingsScene, look: Look, words: Words) -> bytes:
    """Draw a page of a league table; arguments and result as of `draw_table`."""
    layout = standings_paint.layout_of(scene, look, words)
    canvas = BoardCanvas(WIDTH, layout.height)
    standings_paint.paint_standings(canvas, layout, scene, look, words)
    return canvas.png()


def draw_curve(scene: CurveScene, look: Look, words: Words) -> bytes:
    """Draw rating curves, 1100 × 700; arguments as of `draw_table`."""
    layout = curve_paint.layout_of(scene)
    canvas = BoardCanvas(WIDTH, layout.canvas.height)
    curve_paint.paint_curve(canvas, layout, scene, look, words)
    return canvas.png()


def draw_overview(scene: OverviewScene, look: Look, words: Words) -> bytes:
    """Draw numbers and small tables about one thing; arguments and result as of `draw_table`."""
    layout = overview_paint.layout_of(scene, words)
    canvas = BoardCanvas(WIDTH, layout.height)
    overview_paint.paint_overview(canvas, layout, scene, look, words)
    return canvas.png()


def draw_lobby(scene: LobbyScene, look: Look, words: Words) -> bytes:
    """Draw the card of a table that has not begun; arguments and result as of `draw_table`."""
    layout = lobby_paint.layout_of(scene)
    canvas = IndexCanvas(WIDTH, layout.height, lobby_paint.inks_of(scene), look.palette)
    lobby_paint.paint_lobby(canvas, layout, scene, look, words)
    return canvas.png()
