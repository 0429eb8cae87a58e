"""An overview in words, as alt text and as lines: its numbers first, then its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cards_art.alt import ESSENCE_LIMIT
from cards_art.alt_parts import sentences
from cards_art.boards import numbers
from cards_art.boards.alt import filled
from cards_art.boards.scenes import Figure, OverviewRow, OverviewScene, OverviewTable
from cards_art.look import Look, Words
from cards_art.names import escaped, shortened, shown_name
from games.core.text import Text


def overview_alt(scene: OverviewScene, look: Look, words: Words) -> str:
    """Return the alt text of an overview.

    Returns:
        At most 1,024 characters; what it is about is within the first 256.
    """
    head = shortened(sentences([words(scene.title), words(scene.subtitle)]), ESSENCE_LIMIT)
    parts = [*_tiles(scene, look, words), *_tables(scene, look, words)]
    return filled(head, parts)


def overview_lines(scene: OverviewScene, look: Look, words: Words) -> list[str]:
    """Return an overview as Markdown lines, without its title."""
    tiles = list(_tiles(scene, look, words))
    lines = [" · ".join(tiles)] if tiles else []
    for table in scene.tables:
        lines.append(f"**{words(table.title)}**")
        lines += [
            f"- {_row(row, at, table, look, words, escaped)}" for at, row in enumerate(table.rows)
        ]
    return lines


def _tiles(scene: OverviewScene, look: Look, words: Words) -> Iterator[str]:
    for tile in scene.tiles:
        told = _figure(tile.label, tile.figure, look, words)
        yield f"{told} ({_provisional(words)})" if tile.is_provisional else told


def _tables(scene: OverviewScene, look: Look, words: Words) -> Iterator[str]:
    for table in scene.tables:
        for at, row in enumerate(table.rows):
            told = _row(row, at, table, look, words)
            yield f"{words(table.title)}: {told}" if at == 0 else told


def _row(
    row: OverviewRow,
    at: int,
    table: OverviewTable,
    look: Look,
    words: Words,
    shape: Callable[[str], str] = str,
) -> str:
    figures = [
        _figure(column, figure, look, words)
        for column, figure in zip(table.columns, row.figures, strict=True)
        if figure is not None
    ]
    if row.is_provisional:
        figures.append(_provisional(words))
    name = ", ".join(part for part in (row.note, shape(shown_name(row.name, at))) if part)
    if not figures:
        return name
    return words(Text.of("picture-overview-row", name=name, figures=", ".join(figures)))


def _figure(label: Text, figure: Figure, look: Look, words: Words) -> str:
    value = numbers.written(figure, look.language)
    return words(Text.of("picture-standings-figure", column=words(label), value=value))


def _provisional(words: Words) -> str:
    return words(Text.of("picture-standings-provisional"))
