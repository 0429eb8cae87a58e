from dataclasses import replace

import pytest

from cards_art import alt, samples
from cards_art.look import Look
from cards_art.render import draw_hand, draw_table
from cards_art.words import KEYS
from games.core.scene import Face, Fact, Group, HandScene, TableScene
from games.core.text import Text


class Recorder:
    def __init__(self, language):
        self.said = {}
        self._words = samples.SampleWords(language)

    def __call__(self, text):
        if not text.key.startswith("sample-"):
            self.said[text.key] = tuple(text.names())
        return self._words(text)


@pytest.fixture(params=["de", "en"])
def recorder(request):
    words = Recorder(request.param)
    scenes = [scene for has in (False, True) for _, scene in samples.tables(has_numbers=has)]
    first = samples.table(2, 0)
    jokers = tuple(Face("*", rank) for rank in "JQKA")
    scenes.append(
        TableScene(
            first.game,
            1,
            None,
            first.seats,
            first.piles,
            (Group("A", jokers),) * 99,
            first.headline,
        )
    )
    suits = tuple(Fact(Text.of("sample-trump"), suit=suit) for suit in "cdhs")
    scenes.append(replace(first, trick=(), facts=suits))
    for scene in scenes:
        people = samples.people(len(scene.seats))
        alt.table_alt(scene, people, words)
        alt.table_text(scene, people, words)
        draw_table(scene, people, Look(), words)
    hands = [scene for has in (False, True) for _, scene in samples.hands(has_numbers=has)]
    for scene in hands:
        alt.hand_alt(scene, words)
        alt.hand_text(scene, words)
        draw_hand(scene, Look(), words)
    changed = (Face("c9", is_changed=True),)
    alt.hand_text(HandScene("x", 0, changed, Text.of("sample-hand"), (), True), words)
    return words


def test_the_list_of_texts_is_what_pictures_ask_for_no_more_and_no_less(recorder):
    assert recorder.said == KEYS
