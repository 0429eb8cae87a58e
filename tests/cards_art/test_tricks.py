"""Pictures of tables with tricks, of cards near a hand, and of examples."""

import io
from dataclasses import replace
from random import Random

import pytest
from PIL import Image, ImageChops

from cards_art import paint_table, sample_shown, sample_tricks, samples
from cards_art.layout.trick import TrickLayout
from cards_art.look import Look, Person
from cards_art.paint import wrapped
from cards_art.render import draw_examples, draw_hand, draw_table
from cards_art.sprite_names import DRAW, NUMBERS, STOP, WILD
from games.core.scene import Example, Face, Fact, HandScene, ScoreSign, TrickPlay
from games.core.text import Text
from tests.cards_art.hostile import NAMES, random_examples, random_trick
from tests.cards_art.tracing import TracingCanvas

WORDS = samples.SampleWords("de")
LOOK = Look()
SUITS = sample_tricks.suits(3, played=2)
PLAYS = list(SUITS.trick or ())
LONG = (
    "MaximilianVonUndZu bekommt 155 Strafpunkte (Hand ♦8 ♦B ♦D ♦A ♥2 ♥3 ♠K ♣9 ♣10 = 73, "
    "offene A-Karten 35, Stapel 66), zusammen 329."
)
NUMBER_TABLE = sample_tricks.numbers(4, ("9", "N", "12"), 2)


def opened(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


def drawn(scene, look=LOOK):
    return draw_table(scene, samples.people(len(scene.seats)), look, WORDS)


def layout_of(scene, people):
    layout = paint_table.layout_of(scene, people, WORDS)
    assert isinstance(layout, TrickLayout)
    return layout


def difference(one, other):
    return ImageChops.difference(opened(drawn(one)), opened(drawn(other))).getbbox()


@pytest.mark.parametrize("seed", range(40))
def test_no_table_with_a_trick_is_too_odd_to_be_drawn(seed):
    scene, people = random_trick(Random(seed))
    picture = opened(draw_table(scene, people, LOOK, WORDS))
    assert picture.width == 1100
    assert picture.height >= 700


@pytest.mark.parametrize("seed", range(15))
def test_no_examples_are_too_odd_to_be_drawn(seed):
    examples = random_examples(Random(seed))
    picture = opened(draw_examples(examples, LOOK))
    assert picture.width == 1100
    assert picture.height >= 700
    assert draw_examples(examples, LOOK) == draw_examples(examples, LOOK)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_changes_no_pixel_outside_its_boxes(name, seats):
    scene = sample_tricks.numbers(seats, ("9", "12"), 1)
    people = [Person("X", is_computer=seat % 2 == 0) for seat in range(seats)]
    named = [*people]
    named[0] = Person(name, is_computer=True)
    before, after = (opened(draw_table(scene, each, LOOK, WORDS)) for each in (people, named))
    layout = layout_of(scene, named)
    assert layout.parts.last is not None
    changed = ImageChops.difference(before, after)
    for box in (layout.seats[0].name, layout.trick.plays[0].name, layout.parts.last.whole):
        changed.paste((0, 0, 0), (box.x, box.y, box.right, box.bottom))
    assert changed.getbbox() is None


@pytest.mark.parametrize("pairs", [1, 2, 3, 4])
def test_no_word_is_cut_however_many_pairs_are_declared(pairs):
    scene = dict(sample_shown.tables())["shown-tausendundeins"]
    pair = scene.facts[-1]
    scene = replace(scene, facts=(*scene.facts[:-1], *[pair] * pairs))
    people = [Person(name, is_computer=False) for name in ("Ute", "Ben", "Kai")]
    words = samples.SampleWords("de", people)
    layout = paint_table.layout_of(scene, people, words)
    canvas = TracingCanvas(1100, layout.height)
    paint_table.paint_table(canvas, layout, scene, people, LOOK, words)
    assert canvas.faults() == []
    said = [label.text for label, _ in canvas.labels]
    assert [text for text in said if text.endswith("…")] == []
    assert said.count("80") == pairs


@pytest.mark.parametrize(
    "change",
    [
        lambda play: replace(play, is_best=False),
        lambda play: replace(play, seat=2),
        lambda play: replace(play, faces=(Face("hK"),)),
        lambda play: replace(play, faces=(Face("hA"), Face("dA"))),
        lambda play: replace(play, note=Text.of("sample-served")),
        lambda play: replace(play, faces=()),
    ],
    ids=["leader", "seat", "card", "more cards", "note", "no cards"],
)
def test_every_part_of_a_play_shows(change):
    assert difference(SUITS, replace(SUITS, trick=(PLAYS[0], change(PLAYS[1]))))


def test_the_order_of_a_trick_shows():
    first, second = PLAYS
    swapped = replace(SUITS, trick=(replace(second, is_best=True), first))
    assert difference(SUITS, swapped)


def test_who_leads_shows_by_more_than_colour():
    """A star stands before the name, so that the name moves."""
    plain = tuple(replace(play, is_best=False) for play in PLAYS)
    layout = layout_of(SUITS, samples.people(3))
    name = layout.trick.plays[1].name
    changed = difference(SUITS, replace(SUITS, trick=plain))
    assert changed is not None
    left, _, right, _ = changed
    assert left <= name.x + name.width // 4
    assert right >= name.x + name.width // 2


@pytest.mark.parametrize(
    "change",
    [
        {"facts": ()},
        {"facts": (Fact(Text.of("sample-trump"), suit="h"),)},
        {"facts": (Fact(Text.of("sample-bid"), suit="s"),)},
        {"facts": (Fact(Text.of("sample-trump"), Text.of("sample-pairs"), "s"),)},
        {"facts": (Fact(Text.of("sample-trump"), suit="s", faces=(Face("hA"),)),)},
        {"last_trick": ()},
        {"last_trick": SUITS.last_trick[:2]},
        {"last_trick": tuple(replace(play, is_best=False) for play in SUITS.last_trick)},
        {"headline": Text.of("sample-hand")},
        {"score_sign": ScoreSign.CHIPS},
        {"back": "back2"},
        {"trick": ()},
    ],
    ids=range(12),
)
def test_every_part_of_a_table_with_a_trick_shows(change):
    assert difference(SUITS, replace(SUITS, **change))


@pytest.mark.parametrize(
    "change",
    [
        {"open_faces": ()},
        {"open_faces": (Face("4"), Face("8"))},
        {"pile": 0},
        {"pile": 3},
        {"tags": (Text.of("sample-tag"),)},
        {"is_turn": True},
        {"cards": 9},
        {"score": 3},
    ],
    ids=range(8),
)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_part_of_a_panel_shows(change, seats):
    scene = sample_tricks.numbers(seats, ("9",), 0, turn=1)
    first = replace(scene.seats[0], **change)
    assert difference(scene, replace(scene, seats=(first, *scene.seats[1:])))


def test_an_empty_pile_of_ones_own_looks_different_from_none():
    scene = replace(SUITS, seats=tuple(replace(seat, pile=2) for seat in SUITS.seats))
    pictures = set()
    for pile in (None, 0, 1, 2, 3):
        first = replace(scene.seats[0], pile=pile)
        pictures.add(drawn(replace(scene, seats=(first, *scene.seats[1:]))))
    assert len(pictures) == 5


def test_two_tags_stand_side_by_side():
    one, two = (replace(SUITS.seats[0], tags=(Text.of("sample-tag"),) * count) for count in (1, 2))
    rest = SUITS.seats[1:]
    assert difference(replace(SUITS, seats=(one, *rest)), replace(SUITS, seats=(two, *rest)))


def test_a_tag_without_room_is_a_tick():
    crowded = replace(
        NUMBER_TABLE.seats[0], open_faces=(Face("4"),) * 4, pile=40, tags=(Text.of("sample-tag"),)
    )
    bare = replace(crowded, tags=())
    rest = NUMBER_TABLE.seats[1:]
    tagged = replace(NUMBER_TABLE, seats=(crowded, *rest))
    layout = layout_of(tagged, samples.people(4))
    assert layout.seats[0].tick is not None
    assert layout.seats[0].strip.tag is None
    assert difference(tagged, replace(NUMBER_TABLE, seats=(bare, *rest)))


def test_a_face_down_card_shows_the_back_of_its_table():
    play = TrickPlay(0, (Face("back"),))
    pictures = {
        drawn(replace(SUITS, trick=(play,), back=back)) for back in ("back", "back2", "back3")
    }
    assert len(pictures) == 3


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_with_a_number_is_drawn_in_a_trick_and_differs(language):
    faces = [Face(code) for code in (*NUMBERS, WILD, STOP, DRAW)]
    faces += [Face(WILD, number) for number in NUMBERS]
    for count in (1, 3):
        plays = [(TrickPlay(0, (face,) * count),) * (1 if count == 1 else 6) for face in faces]
        scenes = [sample_tricks.numbers(6, (), None, turn=0)] * len(plays)
        tables = [replace(scene, trick=play) for scene, play in zip(scenes, plays, strict=True)]
        assert len({drawn(table, Look(language)) for table in tables}) == len(faces) == 27


def test_a_large_joker_shows_the_rank_it_stands_for():
    pictures = {
        drawn(replace(SUITS, trick=(TrickPlay(0, (Face("*", stands_for),)),)))
        for stands_for in (None, "7", "T", "Q", "K")
    }
    assert len(pictures) == 5


def test_only_the_words_on_the_special_cards_differ_between_the_languages():
    differing = set()
    for code in (*NUMBERS, WILD, STOP, DRAW):
        scene = HandScene("", 0, (Face(code),), Text.of("sample-hand"))
        if draw_hand(scene, Look("de"), WORDS) != draw_hand(scene, Look("en"), WORDS):
            differing.add(code)
    assert differing == {STOP, DRAW}


def test_what_is_near_a_hand_shows():
    plain = sample_tricks.reserve_hand("3 3 8")
    drawn_card = sample_tricks.reserve_hand("3 3 8", drawn="7")
    ringed = replace(
        drawn_card, facts=(Fact(Text.of("sample-reserve"), faces=(Face("4", is_new=True),)),)
    )
    pictures = {
        draw_hand(scene, LOOK, WORDS)
        for scene in (plain, drawn_card, ringed, replace(plain, facts=()))
    }
    assert len(pictures) == 4


def test_examples_show_their_cards_and_captions():
    faces = sample_tricks.faces("7 X=8")
    pictures = {
        draw_examples([Example(faces, "Straße")], LOOK),
        draw_examples([Example(faces, "Paar")], LOOK),
        draw_examples([Example(faces[:1], "Straße")], LOOK),
        draw_examples([Example(faces, "Straße"), Example(faces, "Paar")], LOOK),
    }
    assert len(pictures) == 4


@pytest.mark.parametrize("most", [1, 4])
def test_the_longest_sentence_of_the_end_of_a_deal_is_told_whole(most):
    scene = dict(sample_shown.tables())["shown-deal-over"]
    scene = replace(scene, notes=scene.notes[:most])
    people = samples.people(len(scene.seats))

    def words(text):
        return LONG if text in scene.notes else WORDS(text)

    layout = paint_table.layout_of(scene, people, words)
    canvas = TracingCanvas(1100, layout.height)
    paint_table.paint_table(canvas, layout, scene, people, LOOK, words)
    told = " ".join(label.text for label, _ in canvas.labels)
    assert LONG in told
    assert canvas.faults() == []


def test_words_are_broken_into_lines_and_the_last_takes_the_rest():
    assert wrapped("eins zwei drei", 10_000, 30, 600, 3) == ("eins zwei drei",)
    assert wrapped("eins zwei drei", 100, 30, 600, 2) == ("eins", "zwei drei")
    assert wrapped("", 100, 30, 600, 2) == ()
