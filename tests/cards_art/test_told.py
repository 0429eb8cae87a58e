"""What a picture shows the text view tells: derived from the fields of the scene."""

from dataclasses import fields, replace

import pytest

from cards_art import sample_tricks, samples
from cards_art.alt import hand_alt, hand_text, table_alt, table_text
from cards_art.look import Look
from cards_art.render import draw_hand, draw_table
from games.core.scene import (
    Face,
    Fact,
    Group,
    HandScene,
    Pile,
    ScoreSign,
    SeatPanel,
    TableScene,
    TrickPlay,
)
from games.core.text import Text

WORDS = samples.SampleWords("de")
TAG, SAID = Text.of("sample-tag"), Text.of("sample-served")
PEOPLE = samples.people(3)
TRICK = sample_tricks.suits(3, played=2)
PLAYS = TRICK.trick or (TrickPlay(0, ()),)
MELDS = samples.table(3, 3)
HAND = samples.hand(6, new=False)


def seated(seat):
    """Return the table with tricks with another panel for its first seat."""
    return replace(TRICK, seats=(seat, *TRICK.seats[1:]))


def played(play):
    return replace(TRICK, trick=(play, *PLAYS[1:]))


def stated(fact):
    return replace(TRICK, facts=(fact,))


def piled(pile):
    return replace(MELDS, piles=(pile, *MELDS.piles[1:]))


def grouped(group):
    return replace(MELDS, groups=(group, *MELDS.groups[1:]))


def melded(face):
    return grouped(replace(MELDS.groups[0], faces=(face, *MELDS.groups[0].faces[1:])))


def held(face):
    return replace(HAND, faces=(face, *HAND.faces[1:]))


SEAT, PLAY, PILE, GROUP = TRICK.seats[0], PLAYS[0], MELDS.piles[0], MELDS.groups[0]
FACT = Fact(Text.of("sample-trump"))
CHANGES = {
    TableScene: (lambda table: table, TRICK, {
        "game": "other", "deal": 9, "deals": 7, "seats": TRICK.seats[::-1],
        "piles": (Pile(SAID, 2),), "groups": (), "headline": SAID, "notes": (SAID,),
        "trick": (), "last_trick": (), "facts": (), "score_sign": ScoreSign.CHIPS,
        "back": "back2", "deal_name": SAID, "pause": SAID,
    }),
    SeatPanel: (seated, SEAT, {
        "seat": 2, "cards": 9, "score": 77, "is_turn": True, "is_dealer": True, "tags": (TAG,),
        "open_faces": (Face("hA"),), "pile": 4,
    }),
    TrickPlay: (played, PLAY, {
        "seat": 2, "faces": (Face("s7"),), "note": SAID, "is_best": True,
    }),
    Fact: (stated, FACT, {
        "name": SAID, "value": SAID, "suit": "h", "faces": (Face("s7"),),
    }),
    Pile: (piled, PILE, {
        "name": SAID, "count": 3, "faces": (Face("s7"),), "is_changed": True,
    }),
    Group: (grouped, GROUP, {
        "letter": "Z", "faces": GROUP.faces[:2], "owner": 2, "is_changed": True,
    }),
    Face: (melded, Face("*"), {
        "code": "s7", "stands_for": "s7", "is_changed": True, "is_new": True,
        "is_playable": False, "is_chosen": True,
    }),
    HandScene: (lambda hand: hand, HAND, {
        "game": "other", "seat": 0, "faces": HAND.faces[1:], "headline": SAID, "notes": (SAID,),
        "is_numbered": True, "facts": (FACT,), "ranks": "A23", "set_size": 4, "run_size": 4,
    }),
}  # fmt: skip
"""By kind of value: how it gets into a scene, one of them, and each field with another value."""

HELD = {"is_changed": True, "is_new": True, "is_playable": False, "is_chosen": True}
"""The states of a card of a hand."""

UNTOLD = {
    (TableScene, "game"): "the title above the picture names the game",
    (TableScene, "back"): "the back of a card says nothing",
    (TableScene, "groups"): "a table with a trick has no melds",
    (TableScene, "pause"): "while a trick is played nothing else goes on",
    (SeatPanel, "seat"): "seats stand in their order",
    (Group, "owner"): "nothing at the table depends on who laid a meld",
    (Face, "is_new"): "only cards of a hand are new",
    (Face, "is_playable"): "only cards of a hand are played",
    (Face, "is_chosen"): "only cards of a hand are chosen",
    (HandScene, "game"): "the title above the picture names the game",
    (HandScene, "seat"): "whose hand it is they know who hold it",
    (HandScene, "ranks"): "how the cards may be sorted is nothing that lies there",
    (HandScene, "set_size"): "the same",
    (HandScene, "run_size"): "the same",
}
CASES = [(kind, name) for kind in CHANGES for name in CHANGES[kind][2]]


def text(scene):
    if isinstance(scene, HandScene):
        return hand_text(scene, WORDS)
    return table_text(scene, PEOPLE, WORDS)


def alt(scene):
    if isinstance(scene, HandScene):
        return hand_alt(scene, WORDS)
    return table_alt(scene, PEOPLE, WORDS)


def picture(scene):
    if isinstance(scene, HandScene):
        return draw_hand(scene, Look(), WORDS)
    return draw_table(scene, PEOPLE, Look(), WORDS)


def scenes(kind, name):
    into, value, changes = CHANGES[kind]
    return into(value), into(replace(value, **{name: changes[name]}))


@pytest.mark.parametrize("kind", CHANGES)
def test_no_field_of_a_scene_is_forgotten(kind):
    assert {field.name for field in fields(kind)} == set(CHANGES[kind][2])


@pytest.mark.parametrize(("kind", "name"), CASES)
def test_every_fact_of_a_scene_is_in_the_text_view(kind, name):
    before, after = scenes(kind, name)
    assert (text(before) != text(after)) is ((kind, name) not in UNTOLD)


@pytest.mark.parametrize(("kind", "name"), CASES)
def test_what_the_picture_shows_both_texts_tell(kind, name):
    before, after = scenes(kind, name)
    if (kind, name) not in UNTOLD and picture(before) != picture(after):
        assert text(before) != text(after)
        assert alt(before) != alt(after)


def test_a_pause_is_told_in_place_of_the_trick():
    before, after = replace(TRICK, trick=()), replace(TRICK, trick=(), pause=SAID)
    assert text(before) != text(after)
    assert alt(before) != alt(after)
    assert picture(before) != picture(after)


@pytest.mark.parametrize("name", HELD)
def test_the_state_of_a_card_in_a_hand_is_told(name):
    before, after = held(Face("c4")), held(replace(Face("c4"), **{name: HELD[name]}))
    assert text(before) != text(after)
    assert alt(before) != alt(after)
