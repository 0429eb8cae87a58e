"""Paints piles that lie face down: their top card, and the edges of the next ones below it."""

from __future__ import annotations

from typing import Final

from cards_art.canvas import Canvas
from cards_art.layout.box import Box
from cards_art.paint import OVER_CARD, UNDER_CARDS
from cards_art.sprites import Card, Cast
from games.core.scene import Pile

_LAYERS: Final = 3
_LAYER: Final = (5, 4)
"""Pixels by which a deeper card shows at the right and below."""


def _layers(count: int) -> int:
    """Return how many edges show; a pile with fewer cards is lower."""
    return min(_LAYERS, max(1, count))


def lowest(top: Box, pile: Pile) -> Box:
    """Return where the deepest card that shows lies."""
    deepest = _layers(pile.count) - 1
    return top.moved(_LAYER[0] * deepest, _LAYER[1] * deepest)


def paint_stock(canvas: Canvas, top: Box, count: int, name: str) -> None:
    """Paint a pile of `count` cards whose top card is the sprite `name`."""
    across, down = _LAYER
    deepest = _layers(count) - 1
    for layer in range(deepest, -1, -1):
        above = Box(-across, -down, top.width, top.height)
        casts = (Cast(above, 11, 6, 90),) if layer else ()
        upper = UNDER_CARDS if layer == deepest else OVER_CARD
        ground = (UNDER_CARDS, upper, upper, upper)
        card = Card(name, top.width, ground, casts=casts)
        canvas.paste(card, top.x + across * layer, top.y + down * layer)
