"""Every kind of board as a picture to look at, from made-up scenes."""

from __future__ import annotations

from collections.abc import Iterator

from cards_art.boards import samples
from cards_art.boards.sample_words import BoardWords
from cards_art.look import Look
from cards_art.render import draw_curve, draw_lobby, draw_scores, draw_standings
from cards_art.sample_words import PEOPLE


def pictures(look: Look) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the PNG of each."""
    words = BoardWords(look.language)
    for name, sheet in samples.sheets():
        yield name, draw_scores(sheet, PEOPLE[: len(sheet.totals)], look, words)
    for name, table in samples.tables():
        yield name, draw_standings(table, look, words)
    for name, curve in samples.curves():
        yield name, draw_curve(curve, look, words)
    for name, lobby in samples.lobbies():
        yield name, draw_lobby(lobby, look, words)
