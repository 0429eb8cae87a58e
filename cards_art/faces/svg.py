"""Small pieces of SVG: paths, circles, groups and whole documents; knows no cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Drawing:
    """A part of a picture.

    Attributes:
        body: SVG elements, painted in order.
        definitions: clip paths and patterns the body refers to by id.
    """

    body: str
    definitions: str = ""


def number(value: float) -> str:
    """Return `value` with at most three decimals and no trailing zeros."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def path(data: str, fill: str, *, opacity: float = 1) -> str:
    """Return a filled path."""
    faded = "" if opacity == 1 else f' opacity="{number(opacity)}"'
    return f'<path d="{data}" fill="{fill}"{faded}/>'


def line(data: str, stroke: str, width: float, *, opacity: float = 1) -> str:
    """Return an unfilled path with round ends."""
    faded = "" if opacity == 1 else f' opacity="{number(opacity)}"'
    return (
        f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{number(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round"{faded}/>'
    )


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 0) -> str:
    """Return a circle, with a line around it when `stroke` is given."""
    drawn = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    fill = fill or "none"
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{drawn}/>'


def moved(body: str, x: float, y: float, scale: float = 1) -> str:
    """Return `body` scaled about its origin, which comes to lie at (x, y)."""
    return f'<g transform="translate({number(x)},{number(y)}) scale({number(scale)})">{body}</g>'


def clipped(body: str, clip_id: str) -> str:
    """Return `body` cut by the clip path of that id."""
    return f'<g clip-path="url(#{clip_id})">{body}</g>'


def document(drawing: Drawing, width: float, height: float) -> str:
    """Return a whole SVG document of that size in units."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width)}" height="{number(height)}">'
        f"<defs>{drawing.definitions}</defs>{drawing.body}</svg>"
    )
