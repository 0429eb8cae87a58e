"""Writes one picture of every kind from made-up scenes, in both languages, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cards_art import samples
from cards_art.boards import gallery as boards
from cards_art.look import Look, Words
from cards_art.render import draw_examples, draw_hand, draw_table
from cards_art.sprite_names import LANGUAGES


def write(folder: Path) -> int:
    """Write the pictures into `folder`, which is made if it is missing; return their number."""
    for language in LANGUAGES:
        look, words = Look(language), samples.SampleWords(language)
        target = folder / language
        target.mkdir(parents=True, exist_ok=True)
        for name, png in _pictures(look, words):
            (target / f"{name}.png").write_bytes(png)
    return sum(1 for _ in folder.glob("*/*.png"))


def _pictures(look: Look, words: Words) -> Iterator[tuple[str, bytes]]:
    for has_numbers in (False, True):
        for name, scene in samples.tables(has_numbers=has_numbers):
            yield name, draw_table(scene, samples.people(len(scene.seats)), look, words)
        for name, scene in samples.hands(has_numbers=has_numbers):
            yield name, draw_hand(scene, look, words)
    for name, examples in samples.examples():
        yield name, draw_examples(examples, look)
    yield from boards.pictures(look)
