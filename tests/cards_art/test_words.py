import pytest

from cards_art import alt, samples
from cards_art.look import Look
from cards_art.render import draw_hand, draw_table
from cards_art.words import KEYS
from games.core.scene import Face, Group, HandScene, TableScene
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
    scenes = [scene for _, scene in samples.tables(has_numbers=False)]
    first = scenes[0]
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
    for scene in scenes:
        people = samples.people(len(scene.seats))
        alt.table_alt(scene, people, words)
        alt.table_text(scene, people, words)
        draw_table(scene, people, Look(), words)
    for _, scene in samples.hands(has_numbers=False):
        alt.hand_alt(scene, words)
        alt.hand_text(scene, words)
        draw_hand(scene, Look(), words)
    alt.hand_text(HandScene("x", 0, (Face("c9"),), Text.of("sample-hand"), (), True), words)
    return words


def test_the_list_of_texts_is_what_pictures_ask_for_no_more_and_no_less(recorder):
    assert recorder.said == KEYS
