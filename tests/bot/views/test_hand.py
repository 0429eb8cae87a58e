"""The private hand where no real match of Rommé leads: pages, many plays, nothing to do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.session import Match, Person, Place, Rules, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.hand import (
    Hand,
    find_control,
    find_named_play,
    find_play,
    hand_screen,
    play_code,
    play_name,
)
from bot.views.ids import MAX_CHOSEN, ClickId, Verb
from bot.views.screen import Picture
from games.core.actions import Action
from games.core.cards import CODES
from games.core.menu import Control, Emphasis, Menu, Play
from games.core.record import Header
from games.core.scene import Face, HandScene, Scene, TableScene
from games.core.sheet import DealScore
from games.core.text import CardValue, Text
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


def trick_card(code: str, verb: str = "play") -> Control:
    """Return the control of one card of a trick game."""
    action = Romme().parse(f"discard {code}")
    name = Text.of("cards", cards=CardValue.of(code))
    return Control(f"romme-control-{verb}", (Play((action,), name),), mark=code, label=name)


def buttons(parts: list[Json]) -> list[Json]:
    return [part for part in parts if part["type"] == 2]


def test_a_card_with_a_control_of_its_own_is_one_button_that_says_only_the_card():
    parts = shown(hand(Menu((trick_card("h7"), trick_card("sQ"), trick_card("*")))))
    assert labels(parts) == ["♥7", "♠D", "Joker"]
    ids = [part["custom_id"] for part in buttons(parts)]
    assert ids == ["do:5:7:0:play.h7:", "do:5:7:0:play.sQ:", "do:5:7:0:play.*:"]


def test_controls_of_one_key_are_told_apart_by_their_mark():
    menu = Menu((trick_card("hQ"), trick_card("hK"), trick_card("hK", "declare")))
    assert find_control(menu, "romme", "play.hK") is menu.controls[1]
    assert find_control(menu, "romme", "declare.hK") is menu.controls[2]
    assert find_control(menu, "romme", "play") is None


def emoji_of(code: str) -> discord.PartialEmoji | None:
    """Return an emoji for every card but the joker."""
    return discord.PartialEmoji(name=f"{code}_abc123", id=7) if code not in {"", "*"} else None


def emojis(parts: Sequence[Json]) -> list[str | None]:
    return [part["emoji"]["name"] if "emoji" in part else None for part in parts]


def test_an_emoji_stands_beside_the_words_that_name_its_card():
    menu = Menu((trick_card("h7"), trick_card("*"), many_plays(2)), ("h8", "*", "h8"), 2)
    with_emojis = shown(hand(menu, emoji=emoji_of))
    words = shown(hand(menu))
    assert emojis(menus(with_emojis)[0]["options"]) == ["h8_abc123", None, "h8_abc123"]
    assert emojis(buttons(with_emojis)) == ["h7_abc123", None, None]
    assert labels(with_emojis) == labels(words)
    assert emojis(buttons(words)) == [None, None, None]


def test_an_emoji_stands_beside_each_play_that_is_asked_for():
    by_buttons, by_list = short_plays(2), replace(short_plays(2), asks_by_buttons=False)
    expected = [f"{code}_abc123" for code in CODES[:2]]
    asked = shown(hand(Menu((by_buttons,)), asking="layoff.2", emoji=emoji_of))
    assert emojis(buttons(asked))[:2] == expected
    asked = shown(hand(Menu((by_list,)), asking="layoff.2", emoji=emoji_of))
    assert emojis(menus(asked)[0]["options"]) == expected


def short_plays(count: int) -> Control:
    actions = [Romme().parse(f"discard {code}") for code in CODES[:count]]
    plays = tuple(play(f"Platz {place}", each) for place, each in enumerate(actions, 1))
    return Control("romme-control-layoff", plays, mark="2", asks_by_buttons=True)


def test_few_short_plays_are_asked_for_by_buttons_one_click_each():
    control = short_plays(3)
    parts = shown(hand(Menu((control,)), asking="layoff.2"))
    assert menus(parts) == []
    assert parts[2]["content"] == "Anlegen – wähle aus:"
    assert labels(parts) == ["Platz 1", "Platz 2", "Platz 3", "Zurück"]


def test_the_button_of_a_play_leads_to_that_play_and_to_no_other():
    control = short_plays(52)
    menu = Menu((trick_card("h7"), control))
    names = [play_name("romme", control, each) for each in control.plays]
    assert len(set(names)) == 52
    for name, each in zip(names, control.plays, strict=True):
        assert find_named_play(menu, "romme", name) is each
    assert find_named_play(menu, "romme", "layoff.2.aaaaaaa") is None
    assert find_named_play(menu, "romme", "layoff.3." + names[0][-7:]) is None
    assert find_named_play(menu, "romme", "layoff") is None


def test_more_plays_than_fit_as_buttons_come_in_pages():
    control = short_plays(45)
    pages = [shown(hand(Menu((control,)), asking="layoff.2", page=page)) for page in range(3)]
    found = [label for parts in pages for label in labels(parts) if label.startswith("Platz")]
    assert found == [f"Platz {place}" for place in range(1, 46)]
    assert pages[1][2]["content"] == "Anlegen – wähle aus (Seite 2 von 3):"
    more = [part for part in buttons(pages[2]) if part["label"] == "Weitere"]
    assert ClickId.parse(more[0]["custom_id"]).page == 0


def turning(parts: list[Json], detail: str) -> ClickId:
    ids = [ClickId.parse(part["custom_id"]) for part in buttons(parts)]
    return next(each for each in ids if each.verb is Verb.TURN and each.detail == detail)


def test_more_controls_than_fit_come_in_pages():
    menu = Menu(tuple(trick_card(code) for code in CODES[:45]))
    seen: list[str] = []
    page = 0
    for _ in range(3):
        parts = shown(hand(menu, page=page))
        seen += [part["custom_id"] for part in buttons(parts) if ":play." in part["custom_id"]]
        page = turning(parts, "controls").page
    assert seen == [f"do:5:7:0:play.{code}:" for code in CODES[:45]]
    assert page == 0


def test_cards_and_controls_are_paged_apart():
    menu = Menu(tuple(trick_card(code) for code in CODES[:30]), THIRTY, 5)
    first = shown(hand(menu))
    other_controls = shown(hand(menu, page=turning(first, "controls").page))
    assert menus(other_controls)[0]["options"] == menus(first)[0]["options"]
    assert labels(other_controls)[:10] != labels(first)[:10]
    both = shown(hand(menu, page=turning(other_controls, "").page))
    assert menus(both)[0]["options"][0]["value"] == THIRTY[25]
    assert labels(both)[:10] == labels(other_controls)[:10]
    assert turning(both, "").page == turning(first, "controls").page


def test_a_page_that_is_not_there_shows_the_last():
    menu = Menu(tuple(trick_card(code) for code in CODES[:30]))
    assert labels(shown(hand(menu, page=99)))[0] == VOICE.card(CODES[20])


def test_what_is_chosen_fits_into_an_id_also_in_a_game_with_other_cards():
    menu = Menu(choosable=("12",) * 30, max_chosen=30)
    assert len(hand(menu, chosen=("12",) * 30).cleaned().chosen) == 13


def test_when_there_is_nothing_to_do_the_hand_can_be_refreshed():
    assert labels(shown(hand(Menu(choosable=())))) == ["Aktualisieren"]


def test_when_the_match_is_over_the_hand_leads_to_the_score_sheet():
    running = hand(Menu(choosable=()))
    dealt = replace(running.match, sheet=(DealScore(1, 0, (3, 0), (3, 0)),))
    assert labels(shown(replace(running, match=dealt))) == ["Aktualisieren"]
    over = replace(running, match=dealt, table=replace(running.table, status=Status.OVER))
    assert labels(shown(over)) == ["Punkte"]


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
        Control("romme-control-takeback-all", (play("♥7 " * 40),), mark=f"mark-{number:03}")
        for number in range(45)
    )
    menu = Menu(controls, THIRTY, 30)
    assert shown(hand(menu, chosen=THIRTY[:MAX_CHOSEN]))
    assert shown(hand(menu, chosen=THIRTY[:MAX_CHOSEN], page=3))
    asked = replace(short_plays(45), key="romme-control-takeback-all", mark="mark-004")
    menu = Menu((asked,), THIRTY, 30)
    assert shown(hand(menu, chosen=THIRTY[:MAX_CHOSEN], asking="takeback-all.mark-004"))


@pytest.mark.parametrize("verb", [Verb.DO, Verb.CHOOSE])
def test_the_longest_ids_fit(verb: Verb):
    longest = hand(Menu(choosable=THIRTY, max_chosen=30), chosen=THIRTY).cleaned()
    longest = replace(longest, table=replace(longest.table, id=TableId(10**10 - 1)))
    assert len(str(longest.id(verb, "takeback-all.12345678", page=9))) <= 100
