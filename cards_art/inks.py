"""The 256 colours of a picture: a ramp of felt in shadow, then inks for everything else.

Colours 0..`RAMP`-1 run evenly from the deepest shadow to the brightest felt. Blending two of these
indices blends their colours, so felt, panels and shadows are painted with plain arithmetic on
indices. Everything else is looked up once per sprite and pasted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from PIL import Image

from cards_art.colours import FELT, PALETTES, SHADOW, Rgb, rgb

Inks: TypeAlias = Literal["table", "hand", "numbers"]
"""Which inks follow the ramp: tables have many small figures, hands have pale cards, and cards with
numbers have twelve colours of their own, on the table as in the hand."""

_NUMBERS: Final = "numbers"

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


def sets() -> Iterator[tuple[Inks, str]]:
    """Yield use and palette of the suits of every set of inks, see `name_of`."""
    uses: tuple[Inks, ...] = get_args(Inks)
    for use in uses:
        for suits in PALETTES[:1] if use == _NUMBERS else PALETTES:
            yield use, suits


def name_of(use: Inks, suits: str) -> str:
    """Return the name of the inks for a picture, such as ``hand/klassisch``.

    Args:
        use: what is shown.
        suits: one of `cards_art.colours.PALETTES`; the cards with numbers look alike in all.
    """
    return use if use == _NUMBERS else f"{use}/{suits}"


@cache
def palette(name: str) -> bytes:
    """Return red, green, blue of all `COLOURS` colours with those inks, as a PNG wants them."""
    ramp = [ramp_colour(tone) for tone in range(RAMP)]
    inks: list[str] = index_file()["inks"][name]
    return bytes(part for colour in (*ramp, *map(rgb, inks)) for part in colour)


def palette_image(colours: Sequence[Rgb]) -> Image.Image:
    """Return one pixel of mode P with these colours, at most `COLOURS`, the first in every rest."""
    image = Image.new("P", (1, 1))
    rest = [colours[0]] * (COLOURS - len(colours))
    image.putpalette([part for colour in (*colours, *rest) for part in colour])
    return image


@cache
def _palette_image(name: str) -> Image.Image:
    shades = palette(name)
    return palette_image(list(zip(shades[::3], shades[1::3], shades[2::3], strict=True)))


def to_indices(picture: Image.Image, name: str) -> Image.Image:
    """Return an RGB picture as palette indices (mode L), each pixel its nearest colour."""
    indexed = picture.quantize(palette=_palette_image(name), dither=Image.Dither.NONE)
    return Image.frombytes("L", indexed.size, indexed.tobytes())
