import io
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import paint_hand, paint_table, sample_tricks, samples
from cards_art.canvas import IndexCanvas
from cards_art.look import Look, Person
from cards_art.reference import RgbaCanvas
from cards_art.render import draw_hand, draw_table
from games.core.cards import CODES, JOKER, RANKS
from games.core.scene import Face, Group, HandScene, Pile, TableScene
from games.core.text import Text
from tests.cards_art.hostile import NAMES, random_hand, random_table

WORDS = samples.SampleWords("de")
LOOK = Look()


def opened(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


def both(scene):
    """Return the picture of the fast canvas and of the full-colour one."""
    if isinstance(scene, TableScene):
        people = samples.people(len(scene.seats))
        layout = paint_table.layout_of(scene, people, WORDS)
        inks = paint_table.inks_of(scene)
        canvases = IndexCanvas(1100, layout.height, inks), RgbaCanvas(1100, layout.height)
        for canvas in canvases:
            paint_table.paint_table(canvas, layout, scene, people, LOOK, WORDS)
    else:
        layout = paint_hand.layout_of(scene, WORDS)
        inks = paint_hand.inks_of(scene)
        canvases = IndexCanvas(1100, layout.height, inks), RgbaCanvas(1100, layout.height)
        for canvas in canvases:
            paint_hand.paint_hand(canvas, layout, scene, LOOK, WORDS)
    return [opened(canvas.png()) for canvas in canvases]


SCENES = [
    samples.table(2, 0),
    samples.table(4, 7),
    samples.table(6, 14),
    samples.hand(13),
    samples.hand(20),
    samples.hand(13, chosen=(2, 9), unplayable=(0, 4, 11)),
    sample_tricks.suits(4, played=3, is_full=True),
    sample_tricks.sets(4, ("c7 d7 h7 s7", "cJ dJ hJ sJ", "c2 d4 h5 s6"), 1),
    sample_tricks.numbers(4, ("9", "N", "12"), 2),
    sample_tricks.reserve_hand("3 3 8 X 11 11 2 6 9 9 12 S N", drawn="7 10 5"),
]


@pytest.mark.parametrize("scene", SCENES, ids=range(len(SCENES)))
def test_indexed_pictures_show_no_visible_loss(scene):
    fast, full = both(scene)
    difference = ImageChops.difference(fast, full)
    assert max(ImageStat.Stat(difference).mean) < 1.5
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    assert sum(largest[33:]) / sum(largest) < 0.0015  # single pixels of soft edges


TABLES = [scene for scene in SCENES if isinstance(scene, TableScene)]


@pytest.mark.parametrize("scene", TABLES, ids=range(len(TABLES)))
def test_a_table_is_at_most_300_kilobytes(scene):
    assert len(draw_table(scene, samples.people(len(scene.seats)), LOOK, WORDS)) <= 300_000


def test_identical_scenes_give_identical_bytes_in_any_thread():
    scene, people = samples.table(6, 14), samples.people(6)
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: draw_table(scene, people, LOOK, WORDS), range(8)))
    assert len(set(drawn)) == 1
    assert draw_table(samples.table(6, 14), samples.people(6), LOOK, WORDS) == drawn[0]
    assert draw_hand(samples.hand(13), LOOK, WORDS) == draw_hand(samples.hand(13), LOOK, WORDS)


def test_every_face_a_hand_can_show_is_drawn_and_differs():
    pictures = set()
    for code in (*CODES, "back", "back2"):
        scene = HandScene("romme", 0, (Face(code),), Text.of("sample-hand"))
        pictures.add(draw_hand(scene, LOOK, WORDS))
    assert len(pictures) == 55


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_face_a_meld_can_show_is_drawn_and_differs(language):
    faces = [Face(code) for code in (*CODES, "back", "back2")]
    faces += [Face("*", stands_for) for stands_for in (*CODES[:JOKER], *RANKS)]
    pictures = set()
    for face in faces:
        scene = samples.table(2, 0)
        scene = TableScene(
            scene.game, 1, None, scene.seats, (), (Group("A", (face,)),), scene.headline
        )
        pictures.add(draw_table(scene, samples.people(2), Look(language), WORDS))
    assert len(pictures) == len(faces)


def test_english_indices_differ_in_jack_and_queen_only():
    differing = set()
    for code in CODES:
        scene = HandScene("romme", 0, (Face(code),), Text.of("sample-hand"))
        if draw_hand(scene, Look("de"), WORDS) != draw_hand(scene, Look("en"), WORDS):
            differing.add(code[-1])
    assert differing == {"J", "Q"}


def test_a_code_without_a_face_shows_a_back():
    unknown = HandScene("krass", 0, (Face("13"),), Text.of("sample-hand"))
    hidden = HandScene("krass", 0, (Face("back"),), Text.of("sample-hand"))
    assert draw_hand(unknown, LOOK, WORDS) == draw_hand(hidden, LOOK, WORDS)


@pytest.mark.parametrize("seed", range(30))
def test_no_table_is_too_odd_to_be_drawn(seed):
    scene, people = random_table(Random(seed))
    picture = opened(draw_table(scene, people, LOOK, WORDS))
    assert picture.width == 1100
    assert picture.height >= 700


@pytest.mark.parametrize("seed", range(20))
def test_no_hand_is_too_odd_to_be_drawn(seed):
    picture = opened(draw_hand(random_hand(Random(seed)), LOOK, WORDS))
    assert picture.width == 1100
    assert picture.height >= 700


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_changes_no_pixel_outside_its_box(name, seats):
    scene = samples.table(seats, 1)
    people = [Person("X", is_computer=seat % 2 == 0) for seat in range(seats)]
    named = [*people]
    named[seats - 1] = Person(name, people[seats - 1].is_computer)
    before = opened(draw_table(scene, people, LOOK, WORDS))
    after = opened(draw_table(scene, named, LOOK, WORDS))
    box = paint_table.layout_of(scene, named, WORDS).seats[seats - 1].name
    changed = ImageChops.difference(before, after).getbbox()
    assert changed is None or (
        changed[0] >= box.x
        and changed[1] >= box.y
        and changed[2] <= box.right
        and changed[3] <= box.bottom
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda face: Face(face.code, is_changed=True),
        lambda face: Face(face.code, is_new=True),
        lambda face: Face(face.code, is_playable=False),
        lambda face: Face(face.code, is_chosen=True),
    ],
    ids=["changed", "new", "unplayable", "chosen"],
)
def test_every_state_of_a_card_shows_in_a_hand(change):
    plain = samples.hand(9, new=False)
    faces = (*plain.faces[:4], change(plain.faces[4]), *plain.faces[5:])
    marked = HandScene("romme", 1, faces, plain.headline)
    assert draw_hand(marked, LOOK, WORDS) != draw_hand(plain, LOOK, WORDS)


def test_whose_turn_who_deals_who_computes_and_who_is_marked_shows():
    scene, people = samples.table(4, 0), samples.people(4)
    pictures = {draw_table(scene, people, LOOK, WORDS)}
    for seat in range(4):
        for part in ("is_turn", "is_dealer", "tags"):
            panels = list(scene.seats)
            values = {name: getattr(panels[seat], name) for name in panels[seat].__slots__}
            values[part] = (Text.of("sample-tag"),) if part == "tags" else not values[part]
            panels[seat] = type(panels[seat])(**values)
            changed = TableScene(
                scene.game, 2, 5, tuple(panels), scene.piles, scene.groups, scene.headline
            )
            pictures.add(draw_table(changed, people, LOOK, WORDS))
    humans = [Person(person.name) for person in people]
    pictures.add(draw_table(scene, humans, LOOK, WORDS))
    assert len(pictures) == 1 + 4 * 3 + 1


def test_a_meld_that_changed_as_a_whole_is_ringed_once():
    scene = samples.table(2, 0)

    def drawn(group):
        table = TableScene(scene.game, 1, None, scene.seats, (), (group,), scene.headline)
        return draw_table(table, samples.people(2), LOOK, WORDS)

    faces = samples.meld("h5 h6 h7")
    ringed = tuple(Face(face.code, is_changed=True) for face in faces)
    assert drawn(Group("A", faces, is_changed=True)) == drawn(Group("A", ringed))
    assert drawn(Group("A", faces)) != drawn(Group("A", ringed))


def test_stretches_of_changed_cards_are_ringed_together():
    assert paint_table._stretches([0, 1, 2, 5, 7, 8]) == [(0, 2), (5, 5), (7, 8)]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 80])
def test_a_stock_shows_its_count(count):
    scene = samples.table(2, 0)
    faces = (Face("back"),) if count else ()
    piles = (Pile(Text.of("sample-stock"), count, faces, is_changed=True),)
    table = TableScene(scene.game, 1, None, scene.seats, piles, (), scene.headline)
    assert opened(draw_table(table, samples.people(2), LOOK, WORDS)).size == (1100, 700)
