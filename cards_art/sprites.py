"""Cards and labels as sprites: faces from the sheets, at the size and in the state asked for."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal

from PIL import Image

from cards_art import inks, typeface
from cards_art.canvas import Ground
from cards_art.colours import SHADOW, UNPLAYABLE, rgb
from cards_art.layout.box import Box
from cards_art.pixels import faded, resized
from cards_art.shapes import shadow
from cards_art.sprite_names import emblem_name
from cards_art.typeface import Weight

UNPLAYABLE_SHARE: Final = 0.52
_LOADING: Final = threading.Lock()


@dataclass(frozen=True, slots=True)
class Cast:
    """A shadow that falls on a sprite.

    Attributes:
        box: what casts it, relative to the sprite's upper left corner.
        radius, blur: of the shadow, in pixels.
        opacity: 0..255.
    """

    box: Box
    radius: int
    blur: int
    opacity: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it lies: which one, how wide, what of it shows and what shades it.

    Attributes:
        name: see `cards_art.sprite_names`.
        width: pixels of the whole card.
        ground: colours beside it.
        shown: right and lower limit of what is pasted, in pixels; ``None``: all.
        casts: shadows of the cards that lie on it.
        is_playable: otherwise it is blended back.
        is_across: turned by a quarter after all that.
    """

    name: str
    width: int
    ground: Ground
    shown: tuple[int, int] | None = None
    casts: tuple[Cast, ...] = ()
    is_playable: bool = True
    is_across: bool = False

    def __hash__(self) -> int:
        """Return a hash of what differs most: hashing it all is most of looking a sprite up."""
        return hash((self.name, self.width, self.shown))

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        whole = _scaled(self.name, self.width)
        opacity = whole.getchannel("A")
        drawn = whole.convert("RGB")
        if not self.is_playable:
            grey = Image.new("RGB", drawn.size, rgb(UNPLAYABLE))
            drawn = Image.blend(drawn, grey, UNPLAYABLE_SHARE)
        for cast in self.casts:
            box, blur = cast.box, cast.blur
            mask = shadow(box.width, box.height, cast.radius, blur, cast.opacity)
            drawn.paste(rgb(SHADOW), (box.x - 2 * blur, box.y - 2 * blur), mask)
        drawn.putalpha(opacity)
        if self.shown is not None:
            drawn = drawn.crop((0, 0, *self.shown))
        return drawn.transpose(Image.Transpose.ROTATE_90) if self.is_across else drawn


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit alone in one colour, `size` pixels wide."""

    letter: str
    size: int
    colour: str
    ground: str

    def draw(self) -> Image.Image:
        """Return it as RGBA."""
        shape = _scaled(emblem_name(self.letter), self.size).getchannel("A")
        drawn = Image.new("RGBA", shape.size, (*rgb(self.colour), 0))
        drawn.putalpha(shape)
        return drawn


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text in one colour within a room; what would leave the room is cut off.

    Attributes:
        room: width and height in pixels; capitals stand in the middle of the height.
        align: ``l``, ``m`` or ``r``.
    """

    text: str
    size: int
    weight: Weight
    colour: str
    ground: str
    room: tuple[int, int]
    align: Literal["l", "m", "r"] = "m"

    def __hash__(self) -> int:
        """Return a hash of what differs most, see `Card`."""
        return hash((self.text, self.size, self.room))

    def draw(self) -> Image.Image:
        """Return its ink as RGBA."""
        mask = _set(self)[0]
        drawn = Image.new("RGBA", mask.size, (*rgb(self.colour), 0))
        drawn.putalpha(mask)
        return drawn

    def offset(self) -> tuple[int, int]:
        """Return where the ink's upper left corner lies in the room."""
        _, x, y = _set(self)
        return x, y


@cache
def emblem(name: str, opacity: int) -> Image.Image:
    """Return a sprite's shape as a mask of at most that opacity (0..255)."""
    shape = _scaled(name, _entry(name)[3]).getchannel("A")
    return faded(shape, opacity)


def exists(name: str) -> bool:
    """Tell whether the sheets hold a sprite of that name."""
    return name in inks.index_file()["sprites"]


def _entry(name: str) -> tuple[str, int, int, int, int]:
    sheet, x, y, width, height = inks.index_file()["sprites"][name]
    return sheet, x, y, width, height


@cache
def _sheet(name: str) -> Image.Image:
    sheet = Image.open(inks.SHEETS / f"{name}.png")
    sheet.load()
    return sheet


@lru_cache(maxsize=64)
def _scaled(name: str, width: int) -> Image.Image:
    sheet, x, y, wide, high = _entry(name)
    with _LOADING:  # a sheet is decoded once, and by one thread
        image = _sheet(sheet)
    cut = image.crop((x, y, x + wide, y + high)).convert("RGBA")
    if width == wide:
        return cut
    height = round(high * width / wide)
    return resized(cut, (width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


@lru_cache(maxsize=2048)
def _set(label: Label) -> tuple[Image.Image, int, int]:
    """Return the label's mask, cut to ink and room, and where it lies in the room."""
    mask, dx, dy = typeface.draw(label.text, label.size, label.weight)
    width, height = label.room
    spare = width - typeface.measure(label.text, label.size, label.weight)
    x = {"l": 0, "m": spare // 2, "r": spare}[label.align] + dx
    y = round((height + typeface.CAP * label.size) / 2) + dy
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(mask.width, width - x), min(mask.height, height - y)
    if (left, top, right, bottom) != (0, 0, *mask.size):
        mask = mask.crop((left, top, max(left + 1, right), max(top + 1, bottom)))
    return mask, x + left, y + top
