"""Paints rating curves: a line with the band in which the true strength very probably lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from cards_art.boards import numbers, tones
from cards_art.boards.canvas import OnceCanvas
from cards_art.boards.curve_layout import BAND, CurveLayout, curve_layout
from cards_art.boards.marks import paint_heading
from cards_art.boards.scenes import CurveScene, RatingPoint, RatingSeries
from cards_art.boards.shapes import DIAMOND, FALLEN, SQUARE, Corners, Figure
from cards_art.colours import MUTED, PANEL_EDGE, TEXT, rgb
from cards_art.layout.box import SMALLEST_TEXT
from cards_art.look import Look, Words
from cards_art.names import shown_name
from cards_art.paint import paint_line
from cards_art.pixels import faded, resized
from cards_art.shapes import Plate
from games.core.text import Text

LINE: Final = 6
_FINE: Final = 2
_MARK: Final = 26
_SINGLE: Final = 40
"""Pixels of the band of a rating that has one point."""
_PAD: Final = 16
"""Pixels around the plot, so that ends and lines at its edge are whole."""
_SHAPES: Final[tuple[Corners | None, ...]] = (None, SQUARE, DIAMOND, FALLEN)
"""Marks of the series, in order, so that they differ not by colour alone; the first is a disc."""


def layout_of(scene: CurveScene) -> CurveLayout:
    """Return where everything goes."""
    return curve_layout(scene.series)


def paint_curve(
    canvas: OnceCanvas, layout: CurveLayout, scene: CurveScene, look: Look, words: Words
) -> None:
    """Paint the whole picture."""
    plot = layout.plot
    canvas.paste_once(Plot(layout, scene.series), plot.x - _PAD, plot.y - _PAD)
    paint_heading(canvas, layout.heading, words(scene.title), words(scene.subtitle))
    ground = tones.HEADING
    for mark in layout.ratings:
        shown = numbers.total(mark.value, look.language)
        paint_line(canvas, mark.label, shown, 30, MUTED, ground, align="r", weight=600)
    for mark in layout.matches:
        paint_line(canvas, mark.label, str(mark.value), 30, MUTED, ground, weight=600)
    axis = words(Text.of("picture-curve-matches"))
    paint_line(canvas, layout.axis, axis, SMALLEST_TEXT, MUTED, ground, align="l", weight=600)
    for place, (label, series) in enumerate(zip(layout.labels, scene.series, strict=True)):
        colour = tones.SERIES[place]
        _paint_mark(canvas, layout, series, place)
        x, y = label.name.x - _MARK - 6, label.name.y + (label.name.height - _MARK) // 2
        _paste_mark(canvas, place, x, y, ground)
        name = shown_name(series.name, place)
        paint_line(canvas, label.name, name, 30, colour, ground, align="l")
        shown = numbers.total(round(series.points[-1].rating), look.language)
        paint_line(canvas, label.value, shown, 36, TEXT, ground, align="l")


def _paint_mark(canvas: OnceCanvas, layout: CurveLayout, series: RatingSeries, place: int) -> None:
    """Mark the end of a curve."""
    x, y = _pixel(layout, series.points[-1])
    left, top = layout.plot.x + round(x) - _MARK // 2, layout.plot.y + round(y) - _MARK // 2
    _paste_mark(canvas, place, left, top, tones.BACKGROUND)


def _paste_mark(canvas: OnceCanvas, place: int, x: int, y: int, ground: str) -> None:
    shape, colour = _SHAPES[place], tones.SERIES[place]
    if shape is None:
        canvas.paste(Plate(_MARK, _MARK, _MARK // 2, colour, ground), x, y)
    else:
        canvas.paste(Figure(shape, _MARK, colour, ground), x, y)


def _pixel(layout: CurveLayout, point: RatingPoint) -> tuple[float, float]:
    return layout.x(point.match), layout.y(point.rating)


@dataclass(frozen=True, slots=True)
class Plot:
    """Bands, lines of the axis and curves, `_PAD` pixels larger than the plot on every side."""

    layout: CurveLayout
    series: tuple[RatingSeries, ...]

    @property
    def ground(self) -> str:
        """Return what lies under the bands."""
        return tones.BACKGROUND

    def draw(self) -> Image.Image:
        """Return it as RGBA, opaque where something is drawn and clear elsewhere."""
        plot = self.layout.plot
        size = (plot.width + 2 * _PAD, plot.height + 2 * _PAD)
        drawn = Image.new("RGB", size, rgb(tones.BACKGROUND))
        covered = Image.new("L", size, 0)
        plain = (_PAD, _PAD, _PAD + plot.width, _PAD + plot.height)
        covered.paste(255, plain)
        for place, series in enumerate(self.series):
            band = self._mask(size, self._band(series))
            drawn.paste(rgb(tones.SERIES[place]), (0, 0), faded(band, round(255 * tones.BAND)))
        pen = ImageDraw.Draw(drawn)
        for mark in self.layout.ratings:
            y = mark.at - plot.y + _PAD
            pen.line((_PAD, y, _PAD + plot.width - 1, y), fill=rgb(PANEL_EDGE), width=2)
        for place, series in enumerate(self.series):
            line = self._mask(size, self._line(series), width=LINE)
            drawn.paste(rgb(tones.SERIES[place]), (0, 0), line)
            covered.paste(255, (0, 0), line)
        drawn.putalpha(covered)
        return drawn

    def _band(self, series: RatingSeries) -> list[tuple[float, float]]:
        def edge(side: int) -> list[tuple[float, float]]:
            return [
                (self.layout.x(point.match), self.layout.y(point.rating + side * point.deviation))
                for point in series.points
            ]

        upper, lower = edge(BAND), edge(-BAND)
        if len(series.points) == 1:
            upper = [(x + side, y) for x, y in upper for side in (-_SINGLE, 0)]
            lower = [(x + side, y) for x, y in lower for side in (-_SINGLE, 0)]
        return [*upper, *reversed(lower)]

    def _line(self, series: RatingSeries) -> list[tuple[float, float]]:
        return [_pixel(self.layout, point) for point in series.points]

    @staticmethod
    def _mask(
        size: tuple[int, int], corners: list[tuple[float, float]], width: int = 0
    ) -> Image.Image:
        """Return a line of that width, or without one the area between the corners."""
        fine = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
        at = [((x + _PAD) * _FINE, (y + _PAD) * _FINE) for x, y in corners]
        if width and len(at) > 1:
            ImageDraw.Draw(fine).line(at, fill=255, width=width * _FINE, joint="curve")
        elif len(at) > 2:
            ImageDraw.Draw(fine).polygon(at, fill=255)
        return resized(fine, size, Image.Resampling.BOX)
