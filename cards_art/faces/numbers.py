"""Faces and back of the cards with numbers: plaid, a plaque with the number, a disc with it again.

Every number has its own weave besides its own colour; 6 and 9 are underlined. *gross* is 240 by
370 units, *mini* 240 by 262.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cards_art.colours import EDGE, IVORY, NUMBER_BACK, NUMBERS, SPECIALS
from cards_art.faces import svg
from cards_art.faces.cards import GROSS_HEIGHT, MINI_HEIGHT, WIDTH, sheet
from cards_art.faces.glyphs import NUMBERS as LETTERING
from cards_art.faces.glyphs import glyph_path
from cards_art.faces.plaid import WEAVES, checks, plaid, tartan
from cards_art.faces.signs import sign
from cards_art.faces.svg import Drawing
from cards_art.sprite_names import DRAW, STOP, UNDERLINED, WILD, Kind

_INSET: Final = 9

WORDS: Final[dict[str, dict[str, str]]] = {
    "de": {STOP: "STOPP", DRAW: "ZIEHEN"},
    "en": {STOP: "STOP", DRAW: "DRAW"},
}
"""What is written on the special cards, by language."""


@dataclass(frozen=True, slots=True)
class _Form:
    """Where the parts of a card of one size lie, in units.

    Attributes:
        height, radius, border: of the card.
        plaque: right and lower limit of the plaque in the upper left corner.
        cap, base: height of the numeral on it, and its base line.
        disc: centre and radius of the disc.
        disc_cap: height of the numeral on it.
    """

    height: int
    radius: int
    border: int
    plaque: tuple[int, int]
    cap: int
    base: int
    disc: tuple[int, int, int]
    disc_cap: int

    @property
    def axis(self) -> float:
        """Return the middle of the plaque across."""
        return (_INSET + self.plaque[0]) / 2


_FORMS: Final[dict[Kind, _Form]] = {
    "gross": _Form(GROSS_HEIGHT, 18, 2, (112, 114), 80, 97, (148, 258, 76), 84),
    "mini": _Form(MINI_HEIGHT, 22, 3, (118, 130), 94, 112, (170, 194, 54), 58),
}


def number(kind: Kind, code: str) -> str:
    """Return the face of a number ``1`` to ``12`` as an SVG document."""
    form, colour = _FORMS[kind], NUMBERS[code]
    x, y, r = form.disc
    body = _ground(form) + _plaque(form, form.plaque[1])
    body += _numeral(code, form.cap, form.axis, form.base, form.plaque[0] - 30, colour)
    body += _disc(form, colour)
    body += _numeral(code, form.disc_cap, x, y + form.disc_cap / 2, 1.42 * r, colour)
    if code in UNDERLINED:
        body += _underline(form.axis, form.base + 6, 20, colour)
        body += _underline(x, y + form.disc_cap / 2 + 6, 24, colour)
    weave = plaid("ground", WEAVES[int(code) - 1], colour)
    return _document(form, body, weave, colour)


def special(kind: Kind, code: str, language: str) -> str:
    """Return the face of X, Stopp or Nachziehen; the large ones of the latter carry a word."""
    form, (colour, paper) = _FORMS[kind], SPECIALS[code]
    x, y, r = form.disc
    body = _ground(form) + _plaque(form, form.plaque[1])
    size = form.cap / 92
    body += sign(code, form.axis, (form.plaque[1] + _INSET) / 2, size, colour)
    body += _disc(form, colour) + sign(code, x, y, r / 68, colour)
    if kind == "gross" and code in WORDS[language]:
        body += _word(WORDS[language][code], colour)
    return _document(form, body, checks("ground", colour, paper), colour)


def wild_as(kind: Kind, stands_for: str) -> str:
    """Return an X that stands for a number: sign and number on the plaque, the number again."""
    form, (colour, paper) = _FORMS[kind], SPECIALS[WILD]
    x, y, r = form.disc
    cap = form.cap * 0.86
    base = 66 + cap
    body = _ground(form) + _plaque(form, base + 18)
    body += sign(WILD, form.axis, 36, 0.42, colour)
    body += _numeral(stands_for, cap, form.axis, base, form.plaque[0] - 30, colour)
    body += _disc(form, colour, dashes="9 7")
    body += _numeral(stands_for, form.disc_cap, x, y + form.disc_cap / 2, 1.42 * r, colour)
    if stands_for in UNDERLINED:
        body += _underline(form.axis, base + 6, 20, colour)
        body += _underline(x, y + form.disc_cap / 2 + 6, 24, colour)
    return _document(form, body, checks("ground", colour, paper), colour)


def back() -> str:
    """Return the back of the cards with numbers."""
    ground, dark, line = NUMBER_BACK
    form = _FORMS["gross"]
    body = sheet(GROSS_HEIGHT, IVORY, EDGE, radius=form.radius, border=form.border)
    body += (
        f'<rect x="12" y="12" width="{WIDTH - 24}" height="{GROSS_HEIGHT - 24}" rx="10"'
        ' fill="url(#ground)"/>'
    )
    body += svg.circle(120, 185, 54, dark, line, 3.5)
    body += sign(WILD, 120, 185, 0.62, line)
    drawing = Drawing(body, tartan("ground", ground, dark, line))
    return svg.document(drawing, WIDTH, GROSS_HEIGHT)


def _document(form: _Form, body: str, pattern: str, colour: str) -> str:
    whole = sheet(form.height, IVORY, EDGE, radius=form.radius, border=form.border)
    whole += body + _frame(form, "none", colour)
    return svg.document(Drawing(whole, pattern), WIDTH, form.height)


def _ground(form: _Form) -> str:
    return _frame(form, "url(#ground)", "")


def _frame(form: _Form, fill: str, stroke: str) -> str:
    drawn = f' stroke="{stroke}" stroke-width="2.5"' if stroke else ""
    return (
        f'<rect x="{_INSET}" y="{_INSET}" width="{WIDTH - 2 * _INSET}"'
        f' height="{form.height - 2 * _INSET}" rx="12" fill="{fill}"{drawn}/>'
    )


def _plaque(form: _Form, bottom: float) -> str:
    right, low = form.plaque[0], svg.number(bottom - 18)
    return svg.path(
        f"M8,19 A11,11 0 0 1 19,8 H{right} V{low} A18,18 0 0 1 {right - 18},{svg.number(bottom)}"
        " H8 Z",
        IVORY,
    )


def _disc(form: _Form, colour: str, dashes: str = "") -> str:
    x, y, r = form.disc
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return svg.circle(x, y, r, IVORY) + (
        f'<circle cx="{x}" cy="{y}" r="{r - 8}" fill="none" stroke="{colour}"'
        f' stroke-width="3.5"{dashed}/>'
    )


def _numeral(text: str, cap: float, x: float, base: float, widest: float, colour: str) -> str:
    return glyph_path(text, cap, x, base, widest, colour, LETTERING)


def _underline(x: float, y: float, half: float, colour: str) -> str:
    return (
        f'<rect x="{svg.number(x - half)}" y="{svg.number(y)}" width="{2 * half}" height="6.5"'
        f' rx="3" fill="{colour}"/>'
    )


def _word(word: str, colour: str) -> str:
    """Return a word that runs upwards under the plaque."""
    cap, long = 25, 21 * len(word)
    plate = (
        f'<rect x="20" y="128" width="46" height="{long + 26}" rx="10" fill="{IVORY}"'
        ' opacity=".94"/>'
    )
    letters = glyph_path(word, cap, 0, 0, long, colour, LETTERING)
    middle = svg.number(128 + (long + 26) / 2)
    base = svg.number(43 + cap / 2)
    return plate + f'<g transform="translate({base},{middle}) rotate(-90)">{letters}</g>'
