"""Every kind of board as a picture to look at, from made-up scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from cards_art.boards import sample_overviews, samples
from cards_art.boards.sample_words import BoardWords
from cards_art.look import Look
from cards_art.render import draw_curve, draw_lobby, draw_overview, draw_scores, draw_standings
from cards_art.sample_words import PEOPLE


def pictures(look: Look) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield the name of each and what draws it."""
    words = BoardWords(look.language)
    for name, sheet in samples.sheets():
        yield name, partial(draw_scores, sheet, PEOPLE[: len(sheet.totals)], look, words)
    for name, table in samples.tables():
        yield name, partial(draw_standings, table, look, words)
    for name, curve in samples.curves():
        yield name, partial(draw_curve, curve, look, words)
    for name, overview in sample_overviews.overviews():
        yield name, partial(draw_overview, overview, look, words)
    for name, lobby in samples.lobbies(look.language):
        yield name, partial(draw_lobby, lobby, look, words)
