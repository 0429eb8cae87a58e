"""A canvas that paints nothing: it notes what would lie where, so that laws need no pixels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cards_art import sprites
from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.shapes import Pointer, Ring
from cards_art.sprites import Card, Label


@dataclass
class TracingCanvas:
    """Keeps every sprite with its box, in the order of painting; see `cards_art.canvas.Canvas`."""

    width: int
    height: int
    pasted: list[tuple[Any, Box]] = field(default_factory=list)

    def shade(self, mask: Any, x: int, y: int, tone: int) -> None:
        """Do nothing: shades may run out over the edge."""

    def paste(self, sprite: Any, x: int, y: int) -> None:
        """Keep the sprite and its box; of text, that of its ink."""
        self.pasted.append((sprite, Box(x, y, *_size(sprite))))

    @property
    def labels(self) -> list[tuple[Label, Box]]:
        """Return every text with the box of its ink."""
        return [(each, box) for each, box in self.pasted if isinstance(each, Label)]

    def faults(self) -> list[str]:
        """Return what breaks a law: texts too small, boxes outside, words that are covered."""
        whole = Box(0, 0, self.width, self.height)
        found = [f"outside: {each}" for each, box in self.pasted if not whole.contains(box)]
        found += [f"small: {each}" for each, _ in self.labels if each.size < SMALLEST_TEXT]
        for at, (each, box) in enumerate(self.pasted):
            if isinstance(each, Label):
                later = self.pasted[at + 1 :]
                found += [
                    f"covered: {each.text!r} by {other}"
                    for other, over in later
                    if not isinstance(other, Ring) and over.overlaps(box)
                ]
        return found


def _size(sprite: Any) -> tuple[int, int]:
    if isinstance(sprite, Label):
        return sprite.draw().size
    if isinstance(sprite, Card):
        _, _, _, width, height = sprites._entry(sprite.name)
        shown = sprite.shown or (sprite.width, round(height * sprite.width / width))
        return (shown[1], shown[0]) if sprite.is_across else shown
    if hasattr(sprite, "size"):
        return sprite.size, sprite.size
    assert isinstance(sprite, Pointer) or hasattr(sprite, "width")
    return sprite.width, sprite.height
