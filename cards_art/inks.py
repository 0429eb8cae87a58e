"""The 256 colours of a picture: a ramp of felt in shadow, then inks for everything else.

Colours 0..`RAMP`-1 run evenly from the deepest shadow to the brightest felt. Blending two of these
indices blends their colours, so felt, panels and shadows are painted with plain arithmetic on
indices. Everything else is looked up once per sprite and pasted.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from PIL import Image

from cards_art.colours import FELT, SHADOW, Rgb, rgb

Inks: TypeAlias = Literal["table", "hand", "numbers"]
"""Which inks follow the ramp: tables have many small figures, hands have pale cards, and cards with
numbers have twelve colours of their own, on the table as in the hand."""

SHEETS: Final = Path(__file__).parent / "sheets"
INDEX: Final = SHEETS / "index.json"
COLOURS: Final = 256
RAMP: Final = 64


def ramp_colour(tone: float) -> Rgb:
    """Return the colour of a tone, 0 (deepest shadow) to `RAMP` - 1 (brightest felt)."""
    share = tone / (RAMP - 1)
    dark, bright = rgb(SHADOW), rgb(FELT)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(dark, bright, strict=True))
    return red, green, blue


def ramp_tone(colour: str) -> int:
    """Return the tone nearest to a colour of the felt, judged by its green."""
    dark, bright, green = rgb(SHADOW)[1], rgb(FELT)[1], rgb(colour)[1]
    return round((green - dark) / (bright - dark) * (RAMP - 1))


@cache
def index_file() -> dict[str, Any]:
    """Return the sheets' index as the build wrote it."""
    loaded: dict[str, Any] = json.loads(INDEX.read_text(encoding="utf-8"))
    return loaded


@cache
def palette(name: Inks) -> bytes:
    """Return red, green, blue of all `COLOURS` colours, as a PNG wants them."""
    ramp = [ramp_colour(tone) for tone in range(RAMP)]
    inks: list[str] = index_file()["inks"][name]
    return bytes(part for colour in (*ramp, *map(rgb, inks)) for part in colour)


@cache
def _palette_image(name: Inks) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette(name))
    return image


def to_indices(picture: Image.Image, name: Inks) -> Image.Image:
    """Return an RGB picture as palette indices (mode L), each pixel its nearest colour."""
    indexed = picture.quantize(palette=_palette_image(name), dither=Image.Dither.NONE)
    return Image.frombytes("L", indexed.size, indexed.tobytes())
