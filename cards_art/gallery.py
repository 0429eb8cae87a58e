"""Draws every kind of picture from made-up scenes: all to be looked at, some for the documents."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image

from cards_art import decks, sample_shown, samples
from cards_art.boards import gallery as boards
from cards_art.look import Look
from cards_art.render import draw_examples, draw_hand, draw_table
from cards_art.sprite_names import LANGUAGES

Drawing: TypeAlias = Callable[[], bytes]
"""Draws one picture as PNG."""


def _cards(look: Look) -> Iterator[tuple[str, Drawing]]:
    """Yield the pictures of tables, hands and examples."""
    words = samples.SampleWords(look.language)
    both = (False, True)
    tables = chain.from_iterable(samples.tables(has_numbers=each) for each in both)
    for name, table in chain(sample_shown.tables(), tables):
        people = samples.people(len(table.seats))
        yield name, partial(draw_table, table, people, look, words)
    hands = chain.from_iterable(samples.hands(has_numbers=each) for each in both)
    for name, hand in chain(sample_shown.hands(), hands):
        yield name, partial(draw_hand, hand, look, words)
    for name, examples in samples.examples(look.language):
        yield name, partial(draw_examples, examples, look)


SOURCES: Final[tuple[Callable[[Look], Iterable[tuple[str, Drawing]]], ...]] = (
    _cards,
    boards.pictures,
    decks.pictures,
)
"""Whoever has a new kind of picture adds what yields its names and drawings."""

DOCUMENTED: Final = {
    "romme_tisch": "table-3-seats-07-melds",
    "romme_tisch_voll": "table-6-seats-14-melds",
    "romme_hand": "hand-13",
    "tausendundeins_reizen": "shown-auction",
    "tausendundeins_tisch": "shown-tausendundeins",
    "tausendundeins_abgerechnet": "shown-deal-over",
    "tausendundeins_hand": "shown-hand-tausendundeins",
    "krass_kariert_tisch": "shown-krass-kariert",
    "krass_kariert_tisch_voll": "shown-krass-kariert-full",
    "krass_kariert_hand": "shown-hand-krass-kariert",
    "grosses_los_tisch": "shown-grosses-los",
    "grosses_los_hand": "hand-sets-17",
    "beispiele": "examples-3",
    "blatt_gross": "deck-gross-turnier",
    "blatt_klassisch": "deck-klassisch-farbsicher",
    "blatt_zahlen": "deck-numbers-gross",
    "lobby": "lobby-4-of-6",
    "anschreibezettel": "scores-4-seats-05",
    "rangliste": "standings",
    "verlauf": "curve-3",
    "profil": "overview-profile",
    "profil_spiel": "overview-profile-game",
    "saison": "overview-season",
    "ruhmeshalle": "overview-hall",
}
"""File below ``docs/pictures`` without its ending → name of the German picture that it shows."""


def pictures(look: Look) -> dict[str, Drawing]:
    """Return every picture's drawing by its name."""
    return dict(chain.from_iterable(source(look) for source in SOURCES))


def write(folder: Path) -> int:
    """Write all pictures into a folder for each language; return their number.

    `folder` is made if it is missing.
    """
    count = 0
    for language in LANGUAGES:
        target = folder / language
        target.mkdir(parents=True, exist_ok=True)
        for name, draw in pictures(Look(language)).items():
            (target / f"{name}.png").write_bytes(draw())
            count += 1
    return count


def write_documented(folder: Path) -> int:
    """Write the pictures of the documents, packed more tightly; return their number."""
    drawings = pictures(Look())
    for file, name in DOCUMENTED.items():
        Image.open(io.BytesIO(drawings[name]())).save(folder / f"{file}.png", optimize=True)
    return len(DOCUMENTED)
