"""Scenes of real matches of every game and number of seats keep the laws of pictures and words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.texts import Texts, Voice
from cards_art import paint_hand, paint_table
from cards_art.alt import ALT_LIMIT, ESSENCE_LIMIT, TEXT_LIMIT, hand_alt, table_alt, table_text
from cards_art.layout.box import HEIGHT, WIDTH
from cards_art.look import Look, Person
from games.core.game import GameSpec
from games.core.scene import HandScene, Scene, TableScene
from games.registry import newest_games
from tests.cards_art.hostile import NAMES
from tests.cards_art.tracing import TracingCanvas

TEXTS = Texts()
LOOK = Look()
STEPS = 150


def _all_seats(spec: GameSpec) -> range:
    return range(spec.min_seats, spec.max_seats + 1)


def _name(value: Any) -> str:
    return value.slug if isinstance(value, GameSpec) else str(value)


SPECS = [game.spec for game in newest_games().values()]
TABLES = [
    *((spec, "standard", seats) for spec in SPECS for seats in _all_seats(spec)),
    *((spec, preset, spec.max_seats) for spec in SPECS for preset in list(spec.presets)[1:]),
]
"""Every number of seats of every game, and every set of house rules."""


def played(slug: str, preset: str, seats: int) -> Iterator[Scene]:
    """Yield what the public and the seat in turn see at moments that look different."""
    kind = newest_games()[slug]
    game = kind.under(kind.spec.presets[preset])
    rng = Random(f"{slug}/{preset}/{seats}")
    player = kind.spec.players["random"]()
    state = game.start(seats)
    seen: set[Any] = set()

    def shuffle(cards: Any) -> list[int]:
        return rng.sample(list(cards), len(cards))

    for _ in range(STEPS):
        actors = game.to_act(state)
        scene = game.scene(game.view(state, actors[0] if actors else None))
        if _shape(scene.table) not in seen:
            seen.add(_shape(scene.table))
            yield Scene(game.scene(game.view(state, None)).table, scene.hand)
        if not actors:
            chance = game.chance(state, shuffle)
            if chance is None:
                return
            game.perform(state, None, chance)
            continue
        legal = game.legal_actions(state, actors[0])
        action = player.choose(game, game.view(state, actors[0]), actors[0], legal, rng)
        game.perform(state, actors[0], action)


def _shape(table: TableScene) -> Any:
    trick = None if table.trick is None else min(len(table.trick), 2)
    marks = any(seat.tags for seat in table.seats), any(seat.open_faces for seat in table.seats)
    return trick, len(table.groups) // 4, len(table.facts), marks, bool(table.last_trick)


def trace_table(scene: TableScene, people: tuple[Person, ...], words: Any) -> TracingCanvas:
    layout = paint_table.layout_of(scene, people, words)
    canvas = TracingCanvas(WIDTH, layout.height)
    paint_table.paint_table(canvas, layout, scene, people, LOOK, words)
    return canvas


def trace_hand(scene: HandScene, words: Any) -> TracingCanvas:
    layout = paint_hand.layout_of(scene, words)
    canvas = TracingCanvas(WIDTH, layout.height)
    paint_hand.paint_hand(canvas, layout, scene, LOOK, words)
    return canvas


@pytest.mark.parametrize(("spec", "preset", "seats"), TABLES, ids=_name)
def test_real_scenes_keep_their_words_readable_and_within_limits(spec, preset, seats):
    language = "de" if preset == "standard" else "en"
    people = tuple(Person(NAMES[(7 * seat) % 4], seat == 1) for seat in range(seats))
    words = Voice(TEXTS, language).named(lambda seat: people[seat].name).say
    tallest = HEIGHT
    for scene in played(spec.slug, preset, seats):
        table = trace_table(scene.table, people, words)
        tallest = max(tallest, table.height)
        assert table.faults() == []
        alt = table_alt(scene.table, people, words)
        assert len(alt) <= ALT_LIMIT
        assert alt[:ESSENCE_LIMIT].startswith(words(scene.table.headline)[:80])
        assert len(table_text(scene.table, people, words)) <= TEXT_LIMIT
        if scene.hand is not None:
            assert trace_hand(scene.hand, words).faults() == []
            assert len(hand_alt(scene.hand, words)) <= ALT_LIMIT
    assert tallest <= 820
