"""Whole faces and backs from suits, ranks and figures, in units of a card 240 wide.

*gross* (240 by 370) is for hands and piles, *mini* (240 by 262) for melds.
"""

from __future__ import annotations

from typing import Final

from cards_art.colours import (
    EDGE,
    FRENCH_BACKS,
    GOLD,
    INK,
    IVORY,
    JOKER_ARCH,
    JOKER_EDGE,
    JOKER_PAPER,
    SUITS,
    tint,
)
from cards_art.faces import jester, svg
from cards_art.faces.courts import court
from cards_art.faces.glyphs import glyph_path
from cards_art.faces.suits import suit
from cards_art.faces.svg import Drawing
from cards_art.sprite_names import index

WIDTH: Final = 240
GROSS_HEIGHT: Final = 370
MINI_HEIGHT: Final = 262

_TAILED: Final = "Q"
"""The one index that hangs below the line; the suit makes room for it."""


def gross(code: str, palette: str, language: str) -> str:
    """Return the large face of a natural card such as ``h7`` as an SVG document."""
    letter, rank = code
    colour = SUITS[palette][letter]
    body = sheet(GROSS_HEIGHT, IVORY, EDGE, radius=18, border=2)
    printed = index(rank, language)
    drop, size = (9, 60) if printed == _TAILED else (0, 66)
    body += glyph_path(printed, 78, 54, 96, 88, colour)
    body += suit(letter, 54, 146 + drop, size, colour)
    definitions = ""
    if rank in "KQJ":
        figure = court(rank, letter, colour)
        definitions = figure.definitions + _card_clip(GROSS_HEIGHT, inset=2, radius=17)
        arch = svg.path(
            "M24,372 V300 C24,236 60,196 132,196 C204,196 240,236 240,300 V372 Z", tint(colour)
        )
        body += svg.clipped(arch + svg.moved(figure.body, 150, 241, 1.02), "card")
        body += _frame(GROSS_HEIGHT, EDGE, radius=18, border=2)
    elif rank == "A":
        body += svg.circle(150, 262, 82, tint(colour))
        body += svg.circle(150, 262, 73, "", GOLD, 2.6)
        body += suit(letter, 150, 262, 100, colour)
    else:
        body += suit(letter, 150, 266, 146, colour)
    return svg.document(Drawing(body, definitions), WIDTH, GROSS_HEIGHT)


def gross_joker() -> str:
    """Return the large joker: cap and the word JOKER in the place of an index."""
    figure = jester.figure()
    body = sheet(GROSS_HEIGHT, IVORY, EDGE, radius=18, border=2) + jester.cap(54, 62, 0.62)
    for place, character in enumerate("JOKER"):
        body += glyph_path(character, 25, 54, 142 + 37 * place, 40, INK)
    arch = svg.path(
        "M84,372 V300 C84,236 110,196 160,196 C214,196 240,236 240,300 V372 Z", JOKER_ARCH
    )
    body += svg.clipped(arch + svg.moved(figure.body, 153, 244, 0.8), "card")
    body += _frame(GROSS_HEIGHT, EDGE, radius=18, border=2)
    definitions = figure.definitions + _card_clip(GROSS_HEIGHT, inset=2, radius=17)
    return svg.document(Drawing(body, definitions), WIDTH, GROSS_HEIGHT)


def mini(code: str, palette: str, language: str) -> str:
    """Return the small face of a natural card, readable when 49 % of its width show."""
    letter, rank = code
    colour = SUITS[palette][letter]
    body = sheet(MINI_HEIGHT, IVORY, EDGE, radius=22, border=3)
    printed = index(rank, language)
    drop, size = (8, 78) if printed == _TAILED else (0, 88)
    body += glyph_path(printed, 92, 57, 112, 98, colour)
    body += suit(letter, 57, 186 + drop, size, colour)
    definitions = ""
    if rank in "KQJ":
        figure = court(rank, letter, colour)
        definitions = figure.definitions + _card_clip(MINI_HEIGHT, inset=3, radius=20)
        body += svg.clipped(svg.moved(figure.body, 170, 150, 0.72), "card")
    else:
        body += f'<g opacity=".2">{suit(letter, 172, 140, 108, colour)}</g>'
    return svg.document(Drawing(body, definitions), WIDTH, MINI_HEIGHT)


def mini_joker(stands_for: str | None, palette: str, language: str) -> str:
    """Return the small joker.

    Args:
        stands_for: the card it stands for, or its rank letter alone where the suit is open.
        palette: colours of the suits.
        language: of the index.
    """
    figure = jester.figure()
    body = sheet(MINI_HEIGHT, JOKER_PAPER, JOKER_EDGE, radius=22, border=3)
    if stands_for is None:
        body += jester.cap(57, 52, 0.6)
        for place, character in enumerate("JOKER"):
            body += glyph_path(character, 22, 57, 118 + 31 * place, 40, INK)
        body += svg.clipped(svg.moved(figure.body, 164, 152, 0.7), "card")
    else:
        *letters, rank = stands_for
        printed = index(rank, language)
        body += jester.cap(57, 45, 0.5)
        if letters:
            colour = SUITS[palette][letters[0]]
            drop, size = (7, 58) if printed == _TAILED else (0, 66)
            body += glyph_path(printed, 74, 57, 151, 98, colour)
            body += suit(letters[0], 57, 206 + drop, size, colour)
        else:
            body += glyph_path(printed, 98, 57, 196, 98, INK)
        body += svg.clipped(svg.moved(figure.body, 178, 158, 0.52), "card")
    definitions = figure.definitions + _card_clip(MINI_HEIGHT, inset=3, radius=20)
    return svg.document(Drawing(body, definitions), WIDTH, MINI_HEIGHT)


def back(name: str) -> str:
    """Return a pack's back: a lattice of diamonds and a medallion with the four suits."""
    ground, dark, line = FRENCH_BACKS[name]
    margin = 14
    wide, high = WIDTH - 2 * margin, GROSS_HEIGHT - 2 * margin
    body = sheet(GROSS_HEIGHT, IVORY, EDGE, radius=18, border=2)
    body += f'<rect x="14" y="14" width="{wide}" height="{high}" rx="9" fill="url(#lattice)"/>'
    body += (
        f'<rect x="19" y="19" width="{wide - 10}" height="{high - 10}" rx="6" fill="none"'
        f' stroke="{line}" stroke-width="1.6" opacity=".8"/>'
    )
    body += svg.circle(120, 185, 56, dark, GOLD, 3) + svg.circle(120, 185, 48, "", line, 1.2)
    for letter, x, y in (("c", 120, 158), ("h", 146, 185), ("s", 120, 212), ("d", 94, 185)):
        body += suit(letter, x, y, 29, IVORY if letter in "cs" else "#F0B9A8")
    body += svg.path("M120,177 l6,8 l-6,8 l-6,-8 Z", GOLD)
    return svg.document(Drawing(body, _lattice(ground, dark, line)), WIDTH, GROSS_HEIGHT)


def emblem(letter: str) -> str:
    """Return a suit alone, to be woven into the felt."""
    return svg.document(Drawing(suit(letter, 60, 60, 100, IVORY)), 120, 120)


def _lattice(ground: str, dark: str, line: str) -> str:
    corners = "".join(
        f'<circle cx="{x}" cy="{y}" r="3" fill="{line}" opacity=".8"/>'
        for x in (0, 26.5)
        for y in (0, 34.2)
    )
    return (
        '<pattern id="lattice" width="26.5" height="34.2" patternUnits="userSpaceOnUse"'
        ' patternTransform="translate(14,14)">'
        f'<rect width="26.5" height="34.2" fill="{ground}"/>'
        + svg.path("M13.25,2 L24.5,17.1 L13.25,32.2 L2,17.1 Z", dark)
        + svg.line("M0,0 L26.5,34.2 M26.5,0 L0,34.2", line, 1.3, opacity=0.55)
        + svg.path("M13.25,11.5 L17.5,17.1 L13.25,22.7 L9,17.1 Z", GOLD)
        + corners
        + "</pattern>"
    )


def sheet(height: int, fill: str, edge: str, *, radius: int, border: int) -> str:
    """Return the empty card."""
    return _rectangle(height, fill, edge, radius=radius, border=border)


def _frame(height: int, edge: str, *, radius: int, border: int) -> str:
    """Return the border once more, over a figure that reaches the edge."""
    return _rectangle(height, "none", edge, radius=radius, border=border)


def _rectangle(height: int, fill: str, edge: str, *, radius: int, border: int) -> str:
    half = svg.number(border / 2)
    return (
        f'<rect x="{half}" y="{half}" width="{WIDTH - border}" height="{height - border}"'
        f' rx="{radius}" fill="{fill}" stroke="{edge}" stroke-width="{border}"/>'
    )


def _card_clip(height: int, *, inset: int, radius: int) -> str:
    return (
        f'<clipPath id="card"><rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}"'
        f' height="{height - 2 * inset}" rx="{radius}"/></clipPath>'
    )
