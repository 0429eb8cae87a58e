"""The private hand where no real match of Rommé leads: pages, many plays, nothing to do."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.session import Match, Person, Place, Rules, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.hand import Hand, find_control, find_play, hand_screen, play_code
from bot.views.ids import MAX_CHOSEN, ClickId, Verb
from bot.views.screen import Picture
from games.core.actions import Action
from games.core.cards import CODES
from games.core.menu import Control, Emphasis, Menu, Play
from games.core.record import Header
from games.core.scene import Face, HandScene, Scene, TableScene
from games.core.text import Text
from games.romme.actions import DRAW_STOCK
from games.romme.rules import Romme
from games.romme.view import RommeView

Json = dict[str, Any]
TEXTS = Texts()
VOICE = Voice(TEXTS, "de")


def play(label: str, *actions: Action) -> Play:
    return Play(actions or (DRAW_STOCK,), Text.of("menu-play", notation=label))


class Staged(Romme):
    """Rommé with a menu and a hand made up for a test."""

    offered: Menu = Menu()
    cards: tuple[str, ...] = ()

    def menu(
        self, view: RommeView, seat: int, legal: Sequence[Action], chosen: Sequence[str] = ()
    ) -> Menu:
        return self.offered

    def scene(self, view: RommeView) -> Scene:
        table = TableScene("romme", 1, 1, (), (), (), Text.of("romme-hand-play"))
        faces = tuple(Face(code) for code in self.cards)
        return Scene(table, HandScene("romme", 0, faces, Text.of("romme-hand-play")))


def hand(menu: Menu, **fields: Any) -> Hand:
    """Return seat 0's hand with this menu."""
    game = Staged()
    game.offered, game.cards = menu, menu.choosable
    state = game.start(2, 0)
    match = Match(Header("romme", 1, 2), game, state, 7, b"")
    people = (Person(1), Person(2))
    place = Place(1, 2)
    rules = Rules("romme", 1)
    table = Table(TableId(5), place, rules, "de", Status.RUNNING, 1, people, 0, match=match)
    return Hand(table, match, 0, **fields)


def shown(of: Hand, *said: str) -> list[Json]:
    """Return every component of the message, in order."""
    picture = Picture(b"png", "alt")
    frame = hand_screen(of.cleaned(), VOICE, VOICE, picture, said).layout().to_components()[0]
    parts: list[Json] = []
    for part in frame["components"]:
        parts += [part, *part.get("components", [])]
    return parts


def menus(parts: list[Json]) -> list[Json]:
    return [part for part in parts if part["type"] == 3]


def labels(parts: list[Json]) -> list[str]:
    return [part["label"] for part in parts if part["type"] == 2]


THIRTY = CODES[:30]


def test_more_cards_than_a_menu_holds_come_in_pages():
    menu = Menu(choosable=THIRTY, max_chosen=5)
    first = menus(shown(hand(menu)))[0]
    second = menus(shown(hand(menu, page=1)))[0]
    values = [option["value"] for option in (*first["options"], *second["options"])]
    assert values == list(THIRTY)
    assert first["placeholder"] == "Karten wählen, Seite 1 von 2"


def test_the_page_button_leads_to_the_next_page_and_keeps_what_is_chosen():
    menu = Menu(choosable=THIRTY, max_chosen=5)
    parts = shown(hand(menu, chosen=(THIRTY[0], THIRTY[29])))
    turn = next(part for part in parts if part.get("custom_id", "").startswith("turn:"))
    click = ClickId.parse(turn["custom_id"])
    assert (click.page, click.chosen) == (1, (THIRTY[0], THIRTY[29]))


def test_cards_chosen_on_the_other_page_stay_in_the_menus_id():
    menu = Menu(choosable=THIRTY, max_chosen=5)
    picking = menus(shown(hand(menu, chosen=(THIRTY[0], THIRTY[29]))))[0]
    assert ClickId.parse(picking["custom_id"]).chosen == (THIRTY[29],)
    assert [o["value"] for o in picking["options"] if o.get("default")] == [THIRTY[0]]
    assert picking["max_values"] == 4


def test_no_more_cards_are_kept_than_may_be_chosen_or_fit_into_an_id():
    few = hand(Menu(choosable=THIRTY, max_chosen=2), chosen=THIRTY[:4]).cleaned()
    assert few.chosen == THIRTY[:2]
    many = hand(Menu(choosable=THIRTY, max_chosen=30), chosen=THIRTY).cleaned()
    assert len(many.chosen) == MAX_CHOSEN


def test_cards_that_are_not_in_hand_any_more_are_not_chosen():
    menu = Menu(choosable=("h7", "h8"), max_chosen=2)
    assert hand(menu, chosen=("h7", "h7", "c2")).cleaned().chosen == ("h7",)


def test_a_control_with_one_play_says_which_and_with_several_only_its_name():
    one = Control("romme-control-discard", (Play((DRAW_STOCK,), Text.of("cards", cards="♥7")),))
    two = Control("romme-control-meld", (play("A"), play("B")))
    assert labels(shown(hand(Menu((one, two))))) == ["Abwerfen: ♥7", "Auslegen"]


def test_a_control_without_a_play_is_pressed_like_any_other_but_looks_quiet():
    menu = Menu((Control("romme-control-swap", (), Emphasis.MAIN),))
    button = next(part for part in shown(hand(menu)) if part["type"] == 2)
    assert button["style"] == 2
    assert not button["disabled"]


def many_plays(count: int) -> Control:
    game = Romme()
    actions = [game.parse(f"discard {code}") for code in CODES[:count]]
    return Control("romme-control-discard", tuple(play(str(a), a) for a in actions))


def test_more_plays_than_a_menu_holds_come_in_pages():
    control = many_plays(30)
    first = shown(hand(Menu((control,)), asking="discard"))
    second = shown(hand(Menu((control,)), asking="discard", page=1))
    options = [*menus(first)[0]["options"], *menus(second)[0]["options"]]
    assert [option["value"] for option in options] == [play_code(each) for each in control.plays]
    assert labels(first) == ["Weitere", "Zurück"]


def test_a_play_is_found_again_by_its_value():
    control = many_plays(30)
    menu = Menu((control,))
    found = find_control(menu, "romme", "discard")
    assert found is control
    assert found is not None
    assert find_play(found, "discard c2") is control.plays[0]
    assert find_play(found, "discard h7 h8") is None


def test_a_play_too_long_for_a_value_has_a_digest_instead():
    game = Romme()
    long = play("x", *(game.parse(f"meld c{r} d{r} h{r} s{r}") for r in "23456789"))
    other = play("x", *(game.parse(f"meld c{r} d{r} h{r} s{r}") for r in "3456789T"))
    assert len(play_code(long)) <= 100
    assert play_code(long) != play_code(other)
    assert find_play(Control("c", (other, long)), play_code(long)) is long


def test_when_there_is_nothing_to_do_the_hand_can_be_refreshed():
    assert labels(shown(hand(Menu(choosable=())))) == ["Aktualisieren"]


def test_without_a_picture_the_cards_stand_as_text():
    menu = Menu(choosable=("h7", "sQ"), max_chosen=2)
    screen = hand_screen(hand(menu), VOICE, VOICE, None, ())
    (frame,) = screen.layout().to_components()
    assert "♥7, ♠D" in frame["components"][0]["content"].replace(" ♠D", " ♠D")
    assert screen.files() == []


def test_what_just_happened_is_said_first():
    parts = shown(hand(Menu()), "Am Tisch ist es weitergegangen.")
    assert parts[0]["content"].startswith("**Am Tisch ist es weitergegangen.**")


def test_the_largest_hand_fits_into_discords_limits():
    controls = tuple(
        Control(f"romme-control-{name}", (play("♥7 " * 40),))
        for name in ("meld", "suggest", "layoff", "swap", "takeback", "takeback-all", "discard")
    )
    menu = Menu(controls, THIRTY, 30)
    assert shown(hand(menu, chosen=THIRTY[:MAX_CHOSEN]))


@pytest.mark.parametrize("verb", [Verb.DO, Verb.CHOOSE])
def test_the_longest_ids_fit(verb: Verb):
    longest = hand(Menu(choosable=THIRTY, max_chosen=30), chosen=THIRTY).cleaned()
    assert len(str(longest.id(verb, "takeback-all", page=9))) <= 100
