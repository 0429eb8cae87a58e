import re
from random import Random

import pytest

from cards_art import samples
from cards_art.alt import (
    ALT_LIMIT,
    ESSENCE_LIMIT,
    TEXT_LIMIT,
    hand_alt,
    hand_text,
    table_alt,
    table_text,
)
from cards_art.look import Person
from games.core.scene import Face, HandScene, TableScene
from games.core.text import Text
from tests.cards_art.hostile import NAMES, random_hand, random_table

WORDS = samples.SampleWords("de")


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_256_characters_say_turn_counts_top_and_last_change(seats):
    scene = samples.table(seats, 14)
    start = table_alt(scene, samples.people(seats), WORDS)[:ESSENCE_LIMIT]
    turn = next(seat.seat for seat in scene.seats if seat.is_turn)
    assert start.startswith(f"{samples.people(seats)[turn].name} ist an der Reihe.")
    for seat in scene.seats:
        assert re.search(rf"\S {seat.cards}[,.]", start)
    assert "Stapel: 47" in start
    assert "♦D" in start
    assert "Annegret wirft ♦D ab." in start


def test_the_essence_holds_with_the_longest_names():
    people = [Person("W" * 32)] * 6
    scene = samples.table(6, 14)
    words = samples.SampleWords("de", people)
    start = table_alt(scene, people, words)[:ESSENCE_LIMIT]
    assert "wirft ♦D ab." in start
    assert "Stapel: 47" in start
    assert [str(seat.cards) in start for seat in scene.seats] == [True] * 6


@pytest.mark.parametrize("seed", range(30))
def test_alt_and_text_keep_their_limits(seed):
    scene, people = random_table(Random(seed))
    assert len(table_alt(scene, people, WORDS)) <= ALT_LIMIT
    assert len(table_text(scene, people, WORDS)) <= TEXT_LIMIT
    hand = random_hand(Random(seed))
    assert len(hand_alt(hand, WORDS)) <= ALT_LIMIT
    assert len(hand_text(hand, WORDS)) <= TEXT_LIMIT


def test_the_fullest_table_is_told_whole():
    people = [Person(name) for name in NAMES[:6]]
    scene = samples.table(6, 14)
    text = table_text(scene, people, WORDS)
    for group in scene.groups:
        assert re.search(rf"^- {group.letter}( \(neu\))?: ", text, re.MULTILINE)
    alt = table_alt(scene, samples.people(6), WORDS)
    assert "N: ♥10, ♣10, ♠10." in alt


def test_melds_that_do_not_fit_are_counted():
    scene = samples.table(2, 400)
    assert re.search(r"… und \d+ weitere\.$", table_alt(scene, samples.people(2), WORDS))
    text = table_text(scene, samples.people(2), WORDS)
    assert re.search(r"… und \d+ weitere\.", text)
    assert text.endswith("-# Annegret wirft ♦D ab.")


def test_a_table_text_says_all_that_the_picture_shows():
    text = table_text(samples.table(3, 7), samples.people(3), WORDS)
    assert text.splitlines()[0] == "**Björn S. ist an der Reihe.**"
    for part in (
        "Runde 2 von 5",
        "- Annegret: 9 Karten, 112 Punkte, gibt, draußen",
        "- Björn S.: 13 Karten, 86 Punkte, am Zug",
        "- Wanda: 4 Karten, 201 Punkte, Computer, draußen",
        "- Stapel: 47",
        "- Ablage: oben ♦D, darunter ♥10, 6 Karten",
        "- C: ♦10, ♦B, Joker (♦D), ♦K",
        "- D: ♠2, ♥2, Joker (2)",
        "- F (neu): ♣7, ♦7, Joker (♥7), ♠7",
    ):
        assert part in text.splitlines()


@pytest.mark.parametrize(("rank", "shown"), [("T", "10"), ("9", "9"), ("Q", "D"), ("A", "A")])
def test_a_joker_of_an_open_suit_stands_for_a_rank(rank, shown):
    scene = samples.table(2, 1)
    group = type(scene.groups[0])("A", (Face("c9"), Face("*", rank)))
    table = TableScene(scene.game, 3, None, scene.seats, (), (group,), scene.headline)
    text = table_text(table, samples.people(2), WORDS)
    assert f"Joker ({shown})" in text
    assert "Runde 3" in text.splitlines()


def test_a_name_cannot_format_the_text_view():
    people = [Person("**a**\n# b"), Person("<@123>")]
    text = table_text(samples.table(2, 0), people, samples.SampleWords("de", people))
    assert r"- \*\*a\*\* \# b: 9 Karten" in text
    assert r"- \<\@123\>: 13 Karten" in text


def test_an_empty_table_says_so():
    assert "Noch keine Auslagen." in table_alt(samples.table(2, 0), samples.people(2), WORDS)
    assert "- Noch keine Auslagen." in table_text(samples.table(2, 0), samples.people(2), WORDS)


def test_a_hand_tells_its_cards_and_their_states():
    scene = samples.hand(6, chosen=(3,), unplayable=(0, 1))
    for text in (hand_alt(scene, WORDS), hand_text(scene, WORDS)):
        assert "Deine 6 Karten: ♣4, ♥3, ♥K, ♠10, Joker, Joker" in text
        assert "Neu: Joker" in text
        assert "Gewählt: ♠10" in text
        assert "Jetzt nicht spielbar: ♣4, ♥3" in text


def test_limits_hold_when_every_sentence_is_long():
    def verbose(text):
        return WORDS(text) + " " + "und so weiter " * 60

    scene, people = samples.table(6, 3), samples.people(6)
    assert len(table_alt(scene, people, verbose)) <= ALT_LIMIT
    assert len(table_text(scene, people, verbose)) <= TEXT_LIMIT
    assert len(hand_alt(samples.hand(13), verbose)) <= ALT_LIMIT
    assert len(hand_text(samples.hand(13), verbose)) <= TEXT_LIMIT


def test_a_card_face_down_is_not_named():
    scene = samples.table(2, 1)
    group = type(scene.groups[0])("A", (Face("back"), Face("h7")))
    table = TableScene(scene.game, 3, None, scene.seats, (), (group,), scene.headline)
    assert "- A: ?, ♥7" in table_text(table, samples.people(2), WORDS)


def test_a_numbered_hand_tells_the_places():
    faces = (Face("c9"), Face("d9"))
    scene = HandScene("krass", 0, faces, Text.of("sample-hand"), is_numbered=True)
    assert "1: ♣9, 2: ♦9" in hand_text(scene, WORDS)


def test_earlier_notes_follow_as_far_as_they_fit():
    scene = samples.table(2, 1)
    notes = (Text.of("picture-hand", count=7), *scene.notes)
    table = TableScene(
        scene.game, 1, None, scene.seats, scene.piles, scene.groups, scene.headline, notes
    )
    assert table_alt(table, samples.people(2), WORDS).endswith("A: ♣K, ♠K, ♥K. Deine 7 Karten.")
