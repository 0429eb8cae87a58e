from dataclasses import replace

import pytest

from cards_art.alt import ALT_LIMIT, ESSENCE_LIMIT
from cards_art.boards import alt, sample_overviews, samples
from cards_art.boards.alt_overview import overview_alt
from cards_art.boards.sample_words import BoardWords
from cards_art.boards.words import KEYS
from cards_art.look import Look, Person
from cards_art.render import draw_curve, draw_lobby, draw_scores, draw_standings
from cards_art.samples import people

LONG = tuple(Person("MaximilianVonUndZuHohenfelsstei" + letter) for letter in "abcdef")


def every(words, look, seated=None):
    """Yield the alt text of every sample."""
    for _, scene in samples.sheets():
        yield alt.scores_alt(scene, seated or people(len(scene.totals)), look, words)
    for _, scene in samples.tables():
        yield alt.standings_alt(scene, look, words)
    for _, scene in samples.curves():
        yield alt.curve_alt(scene, look, words)
    for _, scene in sample_overviews.overviews():
        yield overview_alt(scene, look, words)
    for _, scene in samples.lobbies():
        yield alt.lobby_alt(scene, words)


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_alt_text_is_a_few_whole_sentences_within_its_limit(language):
    for text in every(BoardWords(language), Look(language)):
        assert 20 < len(text) <= ALT_LIMIT
        assert text.endswith((".", "!", "?", "…"))
        assert ".." not in text
        assert ":." not in text


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_places_and_totals_of_all_stand_in_the_essence_even_with_long_names(seats):
    scene = samples.scores(seats, 20)
    text = alt.scores_alt(scene, LONG[:seats], Look(), BoardWords("de"))[:ESSENCE_LIMIT]
    for seat in range(seats):
        assert f"{scene.places[seat]}. " in text
        assert f" {scene.totals[seat]}" in text


def test_deals_follow_newest_first_with_what_was_special():
    scene = samples.scores(3, 4, notes=4)
    text = alt.scores_alt(scene, people(3), Look(), BoardWords("de"))
    assert text.index("Spiel 4 (") < text.index("Spiel 3 (") < text.index("Spiel 1 (")
    assert "Hand-Rommé von Wanda, doppelt." in text


def test_a_table_tells_everything_that_a_row_shows():
    text = alt.standings_alt(samples.standings(), Look(), BoardWords("de"))
    own = "3. Zeynep: Wertung 1631, Partien 61, Siege 44 %, 3 Plätze gewonnen, das bist du."
    assert own in text
    assert "7. Frau Holle: Wertung 1490, Partien 6, Siege 33 %, vorläufig." in text
    assert text.index("1. Annegret") < ESSENCE_LIMIT


def test_the_own_row_of_another_page_is_told_too():
    text = alt.standings_alt(samples.standings(pinned=True), Look(), BoardWords("de"))
    assert "Seite 1 von 19." in text
    assert "128. Zeynep: Wertung 987" in text


def test_where_every_rating_stands_now_is_in_the_essence():
    text = alt.curve_alt(samples.curve(4), Look(), BoardWords("de"))[:ESSENCE_LIMIT]
    for series in samples.curve(4).series:
        assert f"{series.name}: {round(series.points[-1].rating)} nach Partie 59" in text


def test_an_overview_tells_every_number_that_it_shows():
    text = overview_alt(sample_overviews.profile(), Look(), BoardWords("de"))
    assert text.startswith("Profil: Annegret. Alle Spiele. Partien 225. Siege 85.")
    told = "Spiele: Rommé: Partien 142, Siege 51, Serie 6, Schnitt 58,3, Wertung 1742."
    assert told in text
    assert "Großes Los: Partien 4, Siege 1, Serie 1, Schnitt 50,0, Wertung 1512, vorläufig." in text
    assert "Gegen wen: Björn S.: Partien 77, davor 41, dahinter 33." in text
    champions = overview_alt(sample_overviews.hall(), Look("en"), BoardWords("en"))
    assert "Rommé: 3/2026, Annegret: Average 71.5, Players 14." in champions


def test_who_sits_in_a_lobby_and_what_is_missing_is_in_the_essence():
    scene = samples.lobby(6, 6, 7)
    seats = [
        replace(seat, name=person.name) for seat, person in zip(scene.seats, LONG, strict=True)
    ]
    text = alt.lobby_alt(replace(scene, seats=tuple(seats)), BoardWords("de"))
    essence = text[:ESSENCE_LIMIT]
    assert "Annegret kann beginnen." in essence
    assert "6 von 6 Plätzen besetzt" in essence
    assert "(Gastgeber)" in essence
    assert "(Computer, mittel)" in essence
    assert "Anders als üblich: Joker: 6." in text


class Recorder:
    def __init__(self, language):
        self.said = {}
        self._words = BoardWords(language)

    def __call__(self, text):
        if text.key in KEYS:
            self.said[text.key] = tuple(text.names())
        else:
            assert not text.key.startswith(
                ("picture-scores", "picture-stand", "picture-cu", "picture-over", "picture-lobby")
            )
        return self._words(text)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_list_of_texts_is_what_boards_ask_for_no_more_and_no_less(language):
    words, look = Recorder(language), Look(language)
    list(every(words, look))
    for _, scene in samples.sheets():
        draw_scores(scene, people(len(scene.totals)), look, words)
    for _, scene in samples.tables():
        draw_standings(scene, look, words)
    draw_curve(samples.curve(1), look, words)
    draw_lobby(samples.lobby(1, 2, 7), look, words)
    assert words.said == KEYS
