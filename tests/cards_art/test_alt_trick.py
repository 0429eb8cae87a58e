"""Tables with tricks, cards near a hand and examples in words."""

from dataclasses import replace
from random import Random

import pytest

from cards_art import sample_tricks, samples
from cards_art.alt import (
    ALT_LIMIT,
    ESSENCE_LIMIT,
    TEXT_LIMIT,
    examples_alt,
    hand_alt,
    hand_text,
    table_alt,
    table_text,
)
from cards_art.look import Person
from games.core.scene import Example, Face, Fact, TrickPlay
from games.core.text import Text
from tests.cards_art.hostile import random_examples, random_trick

WORDS = samples.SampleWords("de")
SUITS = sample_tricks.suits(4, played=3, is_full=True)


def alt(scene):
    return table_alt(scene, samples.people(len(scene.seats)), WORDS)


def text(scene):
    return table_text(scene, samples.people(len(scene.seats)), WORDS)


def test_the_first_256_characters_say_turn_trick_trump_and_counts():
    start = alt(SUITS)[:ESSENCE_LIMIT]
    assert start.startswith("MaximilianVonUndZu ist an der Reihe.")
    assert "Im Stich – Annegret: ♥10; Björn S.: ♥A (vorn); Wanda: ♥9." in start
    assert "Trumpf: Pik." in start
    assert "Karten: Annegret 6, Björn S. 5, Wanda 6, MaximilianVonUndZu 7." in start


def test_the_essence_holds_with_the_longest_names_and_six_sets():
    lines = ("1 2 3", "2 X=3 4", "", "6 6 6", "X=7 7 7", "9 9 9")
    scene = sample_tricks.numbers(6, lines, 5)
    people = [Person("W" * 32)] * 6
    start = table_alt(scene, people, samples.SampleWords("de", people))[:ESSENCE_LIMIT]
    assert "9, 9, 9 (vorn)" in start
    assert [f" {seat.cards}" in start for seat in scene.seats] == [True] * 6


@pytest.mark.parametrize("seed", range(40))
def test_alt_and_text_keep_their_limits(seed):
    scene, people = random_trick(Random(seed))
    assert len(table_alt(scene, people, WORDS)) <= ALT_LIMIT
    assert len(table_text(scene, people, WORDS)) <= TEXT_LIMIT
    assert len(examples_alt(random_examples(Random(seed)), WORDS)) <= ALT_LIMIT


def test_limits_hold_when_every_sentence_is_long():
    def verbose(said):
        return WORDS(said) + " " + "und so weiter " * 60

    people = samples.people(4)
    assert len(table_alt(SUITS, people, verbose)) <= ALT_LIMIT
    assert len(table_text(SUITS, people, verbose)) <= TEXT_LIMIT


def test_a_table_text_says_all_that_the_picture_shows():
    lines = text(SUITS).splitlines()
    assert lines[0] == "**MaximilianVonUndZu ist an der Reihe.**"
    for part in (
        "Runde 3",
        "- Wanda: 6 Karten, 701 Punkte, Computer",
        "- MaximilianVonUndZu: 7 Karten, 95 Punkte, am Zug, gibt",
        "- Talon: 2",
        "- Trumpf: Pik",
        "- Gebot: 130 von Björn S.",
        "- Gemeldet: 60 + 80, Herz",
        "Im Stich:",
        "1. Annegret: ♥10",
        "2. Björn S.: ♥A (vorn)",
        "3. Wanda: ♥9",
        "- Letzter Stich: Annegret: ♦A; Björn S.: ♠9; Wanda: ♦10; MaximilianVonUndZu: ♦B"
        " – an Björn S.",
    ):
        assert part in lines


def test_no_bullet_follows_the_numbered_plays_of_the_trick():
    lines = text(SUITS).splitlines()
    last_play = max(place for place, line in enumerate(lines) if line[:2] in {"1.", "2.", "3."})
    assert not any(line.startswith("- ") for line in lines[last_play:])


def test_sets_notes_open_cards_and_piles_are_told():
    scene = sample_tricks.sets(4, ("c7 d7", "cJ dJ", ""), 1)
    lines = text(scene).splitlines()
    for part in (
        "- Annegret: 6 Karten, 412 Punkte, offen ♠A, eigener Stapel: 0 Karten",
        "- Björn S.: 0 Karten, 286 Punkte, draußen, eigener Stapel: 3 Karten",
        "- Zu schlagen: ♣B, ♦B",
        "1. Annegret: ♣7, ♦7, bedient",
        "2. Björn S.: ♣B, ♦B, bedient (vorn)",
        "3. Wanda: passt",
    ):
        assert part in lines
    assert "2. Björn S.: ♣B, ♦B, bedient (vorn)." in alt(scene)


def test_chips_and_cards_with_numbers_are_told():
    scene = sample_tricks.numbers(3, ("7 X=8", "9 10"), 1)
    lines = text(scene).splitlines()
    assert "- Wanda: 6 Karten, 2 Chips, am Zug, Computer" in lines
    assert "1. Annegret: 7, X (8), Straße 8" in lines
    assert "offen 4, 9" in alt(scene)


def test_an_empty_trick_says_so():
    scene = sample_tricks.suits(3, played=0)
    assert "Im Stich liegt noch nichts." in alt(scene)
    assert "Im Stich liegt noch nichts." in text(scene)


def test_a_play_without_cards_and_words_is_a_dash():
    scene = replace(SUITS, trick=(TrickPlay(0, ()),))
    assert "1. Annegret: –" in text(scene)


def test_a_last_trick_nobody_won_is_told_without_a_winner():
    lost = tuple(replace(play, is_best=False) for play in SUITS.last_trick[:2])
    scene = replace(SUITS, last_trick=lost)
    assert "- Letzter Stich: Annegret: ♦A; Björn S.: ♠9" in text(scene).splitlines()


def test_a_fact_may_have_a_name_alone():
    scene = replace(SUITS, facts=(Fact(Text.of("sample-trump")),))
    assert "- Trumpf" in text(scene).splitlines()


def test_a_name_cannot_format_the_text_view():
    people = [Person("**a**\n# b"), Person("<@123>"), Person("c")]
    scene = sample_tricks.suits(3, played=2)
    lines = table_text(scene, people, samples.SampleWords("de", people)).splitlines()
    assert r"1. \*\*a\*\* \# b: ♥10" in lines
    assert r"2. \<\@123\>: ♥A (vorn)" in lines


def test_cards_near_a_hand_are_told_and_places_with_the_cards():
    scene = sample_tricks.reserve_hand("3 3 8", drawn="7", unplayable=frozenset({1}))
    assert hand_text(scene, WORDS).splitlines()[1:] == [
        "Deine 3 Karten: 1: 3, 2: 3, 3: 8",
        "- Jetzt nicht spielbar: 2: 3",
        "- Deine Reserve: 4, X",
        "- Gezogen: einstecken, 7",
    ]
    assert "Gezogen: einstecken, 7. Deine 3 Karten: 1: 3, 2: 3, 3: 8." in hand_alt(scene, WORDS)


def test_a_hand_without_cards_is_told():
    scene = replace(sample_tricks.reserve_hand("3"), faces=())
    assert "Deine 0 Karten\n- Deine Reserve" in hand_text(scene, WORDS)


def test_examples_are_told_by_caption_and_cards():
    examples = [
        Example((Face("7"), Face("X", "8")), "Straße"),
        Example((Face("c7"), Face("*", "h7")), "Satz"),
    ]
    assert examples_alt(examples, WORDS) == "Straße: 7, X (8). Satz: ♣7, Joker (♥7)."
