"""The face *klassisch*, 240 by 370 units: indices in two corners, pips, figures with two heads.

It reads the same upside down, as cards that lie on a real table do.
"""

from __future__ import annotations

from typing import Final

from cards_art.colours import (
    EDGE,
    GOLD,
    GOLD_DARK,
    INK,
    IVORY,
    JOKER_ARCH,
    JOKER_BORDER,
    SUITS,
    tint,
)
from cards_art.faces import jester, svg
from cards_art.faces.cards import GROSS_HEIGHT, WIDTH, sheet
from cards_art.faces.courts import court
from cards_art.faces.glyphs import glyph_path
from cards_art.faces.suits import suit
from cards_art.faces.svg import Drawing
from cards_art.sprite_names import index

_MIDDLE: Final = (WIDTH / 2, GROSS_HEIGHT / 2)
_BOX: Final = (88, 244)
"""Width and height of the box that the centres of the pips span, in the middle of the card."""

_PIP: Final = 44
_PIP_AMONG_MANY: Final = 41
_MANY: Final = 9

_COLUMNS: Final[dict[str, tuple[tuple[float, int], ...]]] = {
    "2": ((0.5, 2),),
    "3": ((0.5, 3),),
    "4": ((0, 2), (1, 2)),
    "5": ((0, 2), (1, 2)),
    "6": ((0, 3), (1, 3)),
    "7": ((0, 3), (1, 3)),
    "8": ((0, 3), (1, 3)),
    "9": ((0, 4), (1, 4)),
    "T": ((0, 4), (1, 4)),
}
"""Columns of pips by rank: where across the box, and how many evenly from top to bottom."""

_BETWEEN: Final[dict[str, tuple[float, ...]]] = {
    "5": (1 / 2,),
    "7": (1 / 4,),
    "8": (1 / 4, 3 / 4),
    "9": (1 / 2,),
    "T": (1 / 6, 5 / 6),
}
"""How far down the box single pips lie between the columns."""

_FRAME: Final = (56, 34, 128, 302)
"""Left, top, width and height of the field of the figures."""

_SLOPE: Final = 22
"""Units by which the line between the two heads falls from the middle to the left."""

_DISC: Final = 86


def classic(code: str, palette: str, language: str) -> str:
    """Return the face of a natural card such as ``h7`` as an SVG document."""
    letter, rank = code
    colour = SUITS[palette][letter]
    corner = glyph_path(index(rank, language), 38, 30, 55, 44, colour)
    corner += suit(letter, 30, 82, 32, colour)
    body = sheet(GROSS_HEIGHT, IVORY, EDGE, radius=18, border=2) + _twice(corner)
    definitions = ""
    if rank in "KQJ":
        figures = _figures(rank, letter, colour)
        body, definitions = body + figures.body, figures.definitions
    elif rank == "A":
        x, y = _MIDDLE
        body += svg.circle(x, y, 70, tint(colour)) + svg.circle(x, y, 62, "", GOLD, 2.4)
        body += suit(letter, x, y, 94, colour)
    else:
        body += _pips(rank, letter, colour)
    return svg.document(Drawing(body, definitions), WIDTH, GROSS_HEIGHT)


def classic_joker() -> str:
    """Return the joker: the jester in a disc, the word in two corners."""
    x, y = _MIDDLE
    figure = jester.figure()
    word = "".join(
        glyph_path(character, 19, 26, 42 + 27 * place, 30, INK)
        for place, character in enumerate("JOKER")
    )
    body = sheet(GROSS_HEIGHT, IVORY, EDGE, radius=18, border=2) + _twice(word)
    body += svg.circle(x, y, _DISC, JOKER_ARCH)
    body += svg.clipped(svg.moved(figure.body, x, y + 5, 0.78), "disc")
    body += svg.circle(x, y, _DISC, "", JOKER_BORDER, 5) + svg.circle(x, y, _DISC, "", GOLD, 2.4)
    disc = f'<clipPath id="disc">{svg.circle(x, y, _DISC, INK)}</clipPath>'
    return svg.document(Drawing(body, figure.definitions + disc), WIDTH, GROSS_HEIGHT)


def pip_places(rank: str) -> tuple[tuple[float, float], ...]:
    """Return where the pips of a rank ``2`` to ``T`` lie, as shares (0..1) of their box."""
    columns = (
        (across, step / (count - 1)) for across, count in _COLUMNS[rank] for step in range(count)
    )
    return (*columns, *((0.5, down) for down in _BETWEEN.get(rank, ())))


def _pips(rank: str, letter: str, colour: str) -> str:
    places = pip_places(rank)
    size = _PIP if len(places) < _MANY else _PIP_AMONG_MANY
    width, height = _BOX
    body = ""
    for across, down in places:
        x = _MIDDLE[0] + (across - 0.5) * width
        y = _MIDDLE[1] + (down - 0.5) * height
        shape = suit(letter, x, y, size, colour)
        body += _turned(shape, x, y) if down > 1 / 2 else shape
    return body


def _figures(rank: str, letter: str, colour: str) -> Drawing:
    """Return the same bust twice, head to head along a golden band."""
    left, top, width, height = _FRAME
    right, middle = left + width, _MIDDLE[1]
    figure = court(rank, letter, colour)
    upper = svg.clipped(svg.moved(figure.body, _MIDDLE[0], 112, 0.86), "half")
    band = f"M{left - 8},{middle + _SLOPE + 3} L{right + 8},{middle - _SLOPE - 3}"
    band_body = "".join(
        f'<path d="{band}" fill="none" stroke="{stroke}" stroke-width="{across}"{dashes}/>'
        for stroke, across, dashes in (
            (GOLD_DARK, 11, ""),
            (GOLD, 8.4, ""),
            (IVORY, 2.2, ' stroke-dasharray="2.2 5.2" stroke-linecap="round"'),
        )
    )
    field = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="10"'
    body = f'{field} fill="{tint(colour)}"/>'
    body += svg.clipped(_twice(upper) + band_body, "field")
    body += f'{field} fill="none" stroke="{colour}" stroke-width="2.2"/>'
    half = svg.path(f"M{left},{top} H{right} V{middle - _SLOPE} L{left},{middle + _SLOPE} Z", INK)
    definitions = (
        figure.definitions
        + f'<clipPath id="half">{half}</clipPath><clipPath id="field">{field}/></clipPath>'
    )
    return Drawing(body, definitions)


def _twice(body: str) -> str:
    """Return a drawing and its twin upside down at the other end of the card."""
    return body + _turned(body, *_MIDDLE)


def _turned(body: str, x: float, y: float) -> str:
    return f'<g transform="rotate(180 {svg.number(x)} {svg.number(y)})">{body}</g>'
