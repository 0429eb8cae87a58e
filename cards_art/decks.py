"""Draws whole decks, every card once: to show what a palette or a face looks like.

What is drawn at a table is `cards_art.render`'s affair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from cards_art.canvas import IndexCanvas
from cards_art.colours import FRENCH_BACKS, NUMBER_BACK_NAME, PALETTES
from cards_art.layout.box import HEIGHT, MARGIN, WIDTH, Box, gross_height, mini_height
from cards_art.look import Look
from cards_art.paint import UNDER_CARDS, have_numbers, paint_fan, shade_fan
from cards_art.sprite_names import DRAW, FACES, NUMBERS, STOP, WILD, Kind
from games.core.cards import CODES, JOKER, RANKS
from games.core.scene import Face

Rows: TypeAlias = Sequence[Sequence[Face]]

_GAP: Final = 6
_JOKER: Final = CODES[JOKER]
_SUIT_ORDER: Final = "cshd"
_NUMBER_KINDS: Final[tuple[Kind, ...]] = ("gross", "mini")
_WIDEST: Final = 150
"""Pixels of a card; backs are not drawn larger."""


def french(kind: Kind) -> Rows:
    """Return the French pack: a row for each suit from the ace down, then what is left.

    Small jokers tell what they stand for; backs have one size.
    """
    suits = [[Face(suit + rank) for rank in reversed(RANKS)] for suit in _SUIT_ORDER]
    if kind == "mini":
        told = [Face(_JOKER, "7"), *(Face(_JOKER, f"{suit}Q") for suit in _SUIT_ORDER)]
        return (*suits, [Face(_JOKER), *told])
    return (*suits, [Face(_JOKER), *map(Face, FRENCH_BACKS)])


def numbers(kind: Kind) -> Rows:
    """Return the pack with numbers: two rows of them, then the special cards."""
    half = len(NUMBERS) // 2
    special = [Face(WILD), Face(WILD, "7"), Face(STOP), Face(DRAW)]
    if kind != "mini":
        special.append(Face(NUMBER_BACK_NAME))
    return [*map(Face, NUMBERS[:half])], [*map(Face, NUMBERS[half:])], special


def draw_deck(rows: Rows, kind: Kind, look: Look) -> bytes:
    """Draw cards in rows, none on another.

    Args:
        rows: one to thirteen cards each.
        kind: ``gross``, in the face of the look, or ``mini``.
        look: language, palette and face.

    Returns:
        A PNG 1100 pixels wide and at least 700 high, without metadata.
    """
    faces = [face for row in rows for face in row]
    boxes = deck_boxes([len(row) for row in rows], kind)
    height = max(HEIGHT, boxes[-1][0].bottom + MARGIN)
    use = "numbers" if have_numbers(faces) else "table"
    canvas = IndexCanvas(WIDTH, height, use, look.palette)
    for line in boxes:
        shade_fan(canvas, line)
    for line, row in zip(boxes, rows, strict=True):
        for box, face in zip(line, row, strict=True):
            back = face.code if face.code in FRENCH_BACKS else "back"
            paint_fan(canvas, [box], [face], kind, look, back, UNDER_CARDS)
    return canvas.png()


def deck_boxes(counts: Sequence[int], kind: Kind) -> list[list[Box]]:
    """Return where the cards lie: as large as the longest row allows, rows evenly spread."""
    longest = max(counts)
    width = min(_WIDEST, (WIDTH - 2 * MARGIN - (longest - 1) * _GAP) // longest)
    left = (WIDTH - longest * width - (longest - 1) * _GAP) // 2
    height = mini_height(width) if kind == "mini" else gross_height(width)
    spare = max(HEIGHT - 2 * MARGIN - len(counts) * height, 0)
    step = height + max(_GAP, spare // len(counts))
    top = MARGIN + (step - height) // 2
    return [
        [
            Box(left + place * (width + _GAP), top + line * step, width, height)
            for place in range(count)
        ]
        for line, count in enumerate(counts)
    ]


def pictures(look: Look) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield name and drawing of every deck in every palette and face."""
    large, small = french("gross"), french("mini")
    for palette in PALETTES:
        for face in FACES:
            shown = replace(look, palette=palette, face=face)
            yield f"deck-{face}-{palette}", partial(draw_deck, large, "gross", shown)
        shown = replace(look, palette=palette)
        yield f"deck-mini-{palette}", partial(draw_deck, small, "mini", shown)
    for kind in _NUMBER_KINDS:
        yield f"deck-numbers-{kind}", partial(draw_deck, numbers(kind), kind, look)
