"""Writes one picture of every kind from made-up scenes, in both languages, to be looked at."""

from __future__ import annotations

from pathlib import Path

from cards_art import samples
from cards_art.look import Look
from cards_art.render import draw_hand, draw_table
from cards_art.sprite_names import LANGUAGES


def write(folder: Path) -> int:
    """Write the pictures into `folder`, which is made if it is missing; return their number."""
    count = 0
    for language in LANGUAGES:
        look, words = Look(language), samples.SampleWords(language)
        target = folder / language
        target.mkdir(parents=True, exist_ok=True)
        for name, scene in samples.tables(has_numbers=False):
            people = samples.people(len(scene.seats))
            (target / f"{name}.png").write_bytes(draw_table(scene, people, look, words))
            count += 1
        for name, scene in samples.hands(has_numbers=False):
            (target / f"{name}.png").write_bytes(draw_hand(scene, look, words))
            count += 1
    return count
