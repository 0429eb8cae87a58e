"""Faces for emojis, 128 by 128 units: a tile that is read when it is 22 pixels wide.

The tile is pale with a border of middle grey, so that it stands out from a dark page and from a
pale one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cards_art.colours import (
    BACKS,
    FRENCH_BACKS,
    GOLD,
    IVORY,
    JOKER_BORDER,
    JOKER_PAPER,
    NUMBER_BACK,
    NUMBERS,
    PALETTES,
    SPECIALS,
    SUITS,
    TILE_EDGE,
)
from cards_art.emojis import EMPTY, SHOWN, SIDE, name_of
from cards_art.faces import glyphs, jester, svg
from cards_art.faces.glyphs import glyph_path
from cards_art.faces.plaid import tartan
from cards_art.faces.signs import sign
from cards_art.faces.suits import suit
from cards_art.faces.svg import Drawing
from cards_art.sprite_names import LANGUAGES, UNDERLINED, index
from games.core.cards import CODES, JOKER

_TALL: Final = (16, 0, 96, 128, 16)
_WIDE: Final = (0, 8, 128, 112, 20)
"""Tiles, upright as a card and lying: left, top, width, height, radius."""


def drawings() -> Iterator[tuple[str, str]]:
    """Yield name and SVG document of every emoji once."""
    seen: set[str] = set()
    for language in LANGUAGES:
        for code in SHOWN:
            name = name_of(code, language)
            if name not in seen:
                seen.add(name)
                yield name, svg.document(drawing(code, language), SIDE, SIDE)


def drawing(code: str, language: str) -> Drawing:
    """Return what shows one of `cards_art.emojis.SHOWN`."""
    if code == EMPTY:
        return Drawing(_tile(_TALL, IVORY, TILE_EDGE, 6, dashes="15 11.5", opacity=0.22))
    if code in BACKS:
        return _back(code)
    if code in NUMBERS:
        return Drawing(_number(code))
    if code in SPECIALS:
        colour, paper = SPECIALS[code]
        return Drawing(_tile(_WIDE, paper, colour, 7) + sign(code, 64, 64, 0.92, colour))
    if code == CODES[JOKER]:
        return Drawing(_tile(_WIDE, JOKER_PAPER, JOKER_BORDER, 4) + jester.cap(64, 70, 0.8))
    return Drawing(_card(code, language))


def _card(code: str, language: str) -> str:
    letter, rank = code
    colour = SUITS[PALETTES[0]][letter]
    rank_shape = glyph_path(index(rank, language), 70, 37, 99, 55, colour, glyphs.EMOJIS)
    return _tile(_WIDE, IVORY, TILE_EDGE, 4) + rank_shape + suit(letter, 94, 64, 58, colour)


def _number(code: str) -> str:
    colour = NUMBERS[code]
    body = _tile(_WIDE, IVORY, colour, 11)
    if code not in UNDERLINED:
        return body + glyph_path(code, 66, 64, 97, 92, colour, glyphs.NUMBERS)
    body += glyph_path(code, 60, 64, 88, 92, colour, glyphs.NUMBERS)
    return body + f'<rect x="40" y="95" width="48" height="9" rx="3" fill="{colour}"/>'


def _back(name: str) -> Drawing:
    tile = _tile(_TALL, IVORY, TILE_EDGE, 4)
    field = '<rect x="26" y="10" width="76" height="108" rx="9" fill="{}"/>'
    if name in FRENCH_BACKS:
        ground, _, line = FRENCH_BACKS[name]
        lozenges = svg.line("M64,22 L92,64 L64,106 L36,64 Z", line, 6)
        lozenges += svg.path("M64,46 L76,64 L64,82 L52,64 Z", GOLD)
        return Drawing(tile + field.format(ground) + lozenges)
    ground, dark, line = NUMBER_BACK
    medallion = svg.circle(64, 64, 26, dark, line, 5)
    return Drawing(
        tile + field.format("url(#ground)") + medallion, tartan("ground", ground, dark, line)
    )


def _tile(
    place: tuple[int, int, int, int, int],
    fill: str,
    edge: str,
    border: float,
    *,
    dashes: str = "",
    opacity: float = 1,
) -> str:
    left, top, width, height, radius = place
    half = border / 2
    box = [
        svg.number(value) for value in (left + half, top + half, width - border, height - border)
    ]
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        '<rect x="{}" y="{}" width="{}" height="{}"'.format(*box)
        + f' rx="{radius}" fill="{fill}" fill-opacity="{svg.number(opacity)}" stroke="{edge}"'
        f' stroke-width="{svg.number(border)}"{dashed}/>'
    )
