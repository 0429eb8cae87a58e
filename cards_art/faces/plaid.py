"""Woven grounds as SVG patterns: one weave for each number, checks for the special cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cards_art.colours import IVORY, mix
from cards_art.faces import svg


@dataclass(frozen=True, slots=True)
class Weave:
    """How the threads of a plaid lie; they cross alike both ways.

    Attributes:
        cell: units from one repeat to the next.
        band: share of a cell that the broad band takes.
        dark, light: where thin threads of the colour and of ivory lie, as shares of a cell.
        is_knotted: whether a dot marks where the first two dark threads cross.
    """

    cell: int
    band: float
    dark: tuple[float, ...]
    light: tuple[float, ...] = ()
    is_knotted: bool = False


WEAVES: Final[tuple[Weave, ...]] = (
    Weave(66, 0.50, (0.75,)),
    Weave(62, 0.50, (0.75,), (0.25,)),
    Weave(60, 0.46, (0.73,), is_knotted=True),
    Weave(58, 0.50, (0.66, 0.84)),
    Weave(54, 0.36, (0.68,), (0.18,)),
    Weave(54, 0.60, (0.80,), (0.30,), is_knotted=True),
    Weave(50, 0.50, (0.64, 0.86)),
    Weave(50, 0.40, (0.58, 0.70, 0.82), (0.20,)),
    Weave(46, 0.50, (0.75,), is_knotted=True),
    Weave(44, 0.56, (0.78,), (0.20, 0.36)),
    Weave(42, 0.40, (0.60, 0.80)),
    Weave(40, 0.50, (0.75,), (0.25,), is_knotted=True),
)
"""The weaves of 1 to 12: the higher the number, the closer they are."""


def plaid(name: str, weave: Weave, colour: str) -> str:
    """Return the pattern of that id."""
    cell, band = weave.cell, weave.cell * weave.band
    thread = max(1.6, cell / 22)
    body = _cell(cell, mix(colour, "#FFFFFF", 0.80))
    half = mix(colour, "#FFFFFF", 0.45)
    body += _bar(0, 0, band, cell, half, 0.55) + _bar(0, 0, cell, band, half, 0.55)
    body += _bar(0, 0, band, band, colour, 0.55)
    for threads, ink, opacity in ((weave.dark, colour, 0.75), (weave.light, IVORY, 0.8)):
        for at in threads:
            middle = svg.number(at * cell)
            data = f"M{middle},0 V{cell} M0,{middle} H{cell}"
            body += (
                f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="{svg.number(thread)}"'
                f' opacity="{opacity}"/>'
            )
    if weave.is_knotted:
        knot = weave.dark[0] * cell
        body += svg.circle(knot, knot, thread * 1.7, colour)
    return _pattern(name, cell, body)


def checks(name: str, dark: str, light: str) -> str:
    """Return a pattern of pale checks."""
    body = _cell(30, light) + _bar(0, 0, 15, 15, dark, 0.16) + _bar(15, 15, 15, 15, dark, 0.16)
    return _pattern(name, 30, body)


def tartan(name: str, ground: str, dark: str, line: str) -> str:
    """Return a pattern of dark bands and bright threads aslant."""
    body = _cell(40, ground) + _bar(0, 0, 20, 40, dark, 0.35) + _bar(0, 0, 40, 20, dark, 0.35)
    body += (
        f'<path d="M30,0 V40 M0,30 H40" fill="none" stroke="{line}" stroke-width="2.4"'
        ' opacity=".9"/>'
    )
    return _pattern(name, 40, body, turn=45)


def _pattern(name: str, cell: int, body: str, turn: int = 0) -> str:
    turned = f" rotate({turn})" if turn else ""
    return (
        f'<pattern id="{name}" width="{cell}" height="{cell}" patternUnits="userSpaceOnUse"'
        f' patternTransform="translate(120,185){turned}">{body}</pattern>'
    )


def _cell(side: int, fill: str) -> str:
    return f'<rect width="{side}" height="{side}" fill="{fill}"/>'


def _bar(x: float, y: float, width: float, height: float, fill: str, opacity: float) -> str:
    numbers = [svg.number(value) for value in (x, y, width, height)]
    return (
        '<rect x="{}" y="{}" width="{}" height="{}" '.format(*numbers)
        + f'fill="{fill}" opacity="{svg.number(opacity)}"/>'
    )
