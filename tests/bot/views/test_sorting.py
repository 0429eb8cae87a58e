"""The order of a member's own cards, as he wants them and as the game allows."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.preferences import Choice, MemberSettings, settings_of
from bot.views.sorting import sorted_menu, sorted_scene
from games.core.cards import CODES, RANKS, french_pack
from games.core.menu import Control, Menu
from games.core.scene import Face, HandScene
from games.core.text import Text
from games.registry import newest_games

TEXT = Text.of("sample-hand")
SORTING = settings_of(MemberSettings)["sorting"]
assert isinstance(SORTING, Choice)
SORTINGS = SORTING.values


def hand(codes: str, *, sets: int = 3, runs: int = 3, ranks: str = RANKS) -> HandScene:
    """Return a hand as the games show it."""
    faces = tuple(Face(code) for code in codes.split())
    return HandScene("toy", 0, faces, TEXT, ranks=ranks, set_size=sets, run_size=runs)


def order(scene: HandScene, sorting: str) -> str:
    return " ".join(face.code for face in sorted_scene(scene, sorting).faces)


def test_by_suit_is_as_the_game_shows_it():
    assert order(hand("c2 d2 h9 s3 *"), "farbe") == "c2 d2 h9 s3 *"


def test_by_rank_equal_ranks_stand_together_jokers_last():
    assert order(hand("c2 cK d2 dT h9 * *"), "rang") == "c2 d2 h9 dT cK * *"


def test_by_rank_the_ten_stands_where_the_game_ranks_it():
    assert order(hand("c9 cT cK dA", ranks="789JQKTA"), "rang") == "c9 cK cT dA"


def test_by_meld_sets_and_runs_come_first_the_longest_at_the_beginning():
    assert order(hand("c4 c5 c6 dK h9 hK sK sA *"), "figur") == "c4 c5 c6 dK hK sK h9 sA *"
    assert order(hand("c2 d9 h9 hJ s9 s3 s4 s5 s6"), "figur").startswith("s3 s4 s5 s6 d9 h9 s9")


def test_by_meld_as_many_cards_as_possible_are_in_melds():
    # The run of four alone would leave the two other eights without a meld.
    assert order(hand("c8 d8 h5 h6 h7 h8"), "figur") == "c8 d8 h8 h5 h6 h7"


def test_by_meld_the_ace_stands_below_the_two_as_well():
    assert order(hand("c9 h2 h3 hA"), "figur") == "hA h2 h3 c9"


def test_by_meld_twins_make_two_runs_but_no_set():
    assert order(hand("c4 c4 c5 c5 c6 c6"), "figur") == "c4 c5 c6 c4 c5 c6"
    assert order(hand("c4 c4 d4"), "figur") == "c4 c4 d4"


def test_by_meld_a_game_without_runs_has_its_sets_the_largest_first():
    assert order(hand("c2 cA d2 d9 h9 s9 sK", sets=2, runs=0), "figur") == "d9 h9 s9 c2 d2 cA sK"


def test_by_meld_a_game_without_melds_stays_as_it_is():
    assert order(hand("c2 d2 h2", sets=0, runs=0), "figur") == "c2 d2 h2"


@pytest.mark.parametrize("sorting", SORTINGS)
def test_places_that_carry_numbers_never_change(sorting: str):
    faces = tuple(Face(code) for code in ("9", "2", "X", "2"))
    scene = HandScene("krass_kariert", 0, faces, TEXT, is_numbered=True, set_size=2, run_size=2)
    assert sorted_scene(scene, sorting) is scene


@pytest.mark.parametrize("sorting", SORTINGS)
def test_no_card_is_lost_and_each_keeps_its_marks(sorting: str):
    source = random.Random(3)
    for size in (0, 1, 14, 20, 26):
        cards = sorted(source.sample(french_pack(2, 4), size))
        faces = tuple(Face(CODES[card], is_new=at == 3) for at, card in enumerate(cards))
        scene = HandScene("romme", 0, faces, TEXT, set_size=3, run_size=3)
        assert Counter(sorted_scene(scene, sorting).faces) == Counter(faces)


def test_a_hand_full_of_melds_is_sorted_within_the_budget():
    codes = [suit + rank for suit in "cdhs" for rank in "2345678"]
    assert sorted(order(hand(" ".join(codes)), "figur").split()) == sorted(codes)


def test_the_menu_of_cards_and_the_buttons_of_cards_follow_the_hand():
    controls = (
        Control("toy-control-pass", ()),
        *(Control("toy-control-play", (), mark=code) for code in ("c9", "d2")),
        Control("toy-control-more", ()),
    )
    scene = sorted_scene(hand("c9 d2 d2"), "rang")
    menu = sorted_menu(Menu(controls, ("c9", "d2", "d2"), 3), scene)
    assert menu.choosable == ("d2", "d2", "c9")
    assert [control.mark for control in menu.controls] == ["", "d2", "c9", ""]


@pytest.mark.parametrize("slug", newest_games())
def test_the_hands_of_a_game_come_by_suit_or_are_never_sorted(slug: str):
    game = newest_games()[slug]()
    seats = game.spec.min_seats
    state = game.start(seats)
    source = random.Random(5)

    def shuffle(cards: Sequence[int]) -> list[int]:
        return source.sample(cards, len(cards))

    while (due := game.chance(state, shuffle)) is not None:
        game.apply(state, None, due)
    scene = game.scene(game.view(state, 0)).hand
    assert scene is not None
    assert scene.faces
    suits = [face.code[0] for face in scene.faces if face.code in CODES[:52]]
    assert scene.is_numbered or suits == sorted(suits)
    if not scene.is_numbered:
        assert {code[-1] for code in CODES[:52] if code[-1] in scene.ranks} >= {
            face.code[-1] for face in scene.faces if face.code in CODES[:52]
        }
