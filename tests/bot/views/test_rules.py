"""The rules of every game and preset in pages that Discord takes, what differs marked."""

import pytest

from bot.texts import Texts, Voice
from bot.views.ids import ClickId, Verb
from bot.views.rules import (
    NO_TABLE,
    RulesPage,
    example_lines,
    preset_rules,
    rules_page,
    rules_screen,
)
from bot.views.screen import Picture
from games.core.rules_text import Paragraph, rules_text
from games.core.scene import Example, Face
from games.registry import find_game, newest_games

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")
PRESETS = [(slug, code) for slug, game in newest_games().items() for code in game.spec.presets]


def pages(slug: str, preset: str, voice: Voice) -> list[RulesPage]:
    rules = preset_rules(slug, preset)
    count = rules_page(rules, voice).pages
    return [rules_page(rules, voice, page) for page in range(count)]


@pytest.mark.parametrize(("slug", "preset"), PRESETS)
@pytest.mark.parametrize("voice", [VOICE, Voice(TEXTS, "en")], ids=["de", "en"])
def test_every_page_fits_with_and_without_a_picture_and_nothing_is_left_out(
    slug: str, preset: str, voice: Voice
):
    shown = pages(slug, preset, voice)
    for page in shown:
        for picture in None, Picture(b"png", "alt"):
            screen = rules_screen(page, voice, picture)
            assert screen.layout()
            assert len(screen.files()) == (picture is not None)
    game = find_game(slug).under(preset_rules(slug, preset).options)
    written = rules_text(game, voice.language)
    assert tuple(each for page in shown for each in page.paragraphs) == written


@pytest.mark.parametrize("slug", newest_games())
def test_only_what_house_rules_change_is_marked(slug: str):
    standard = "".join(
        str(rules_screen(page, VOICE).layout().to_components()) for page in pages(slug, "", VOICE)
    )
    assert "◆" not in standard
    for preset in list(newest_games()[slug].spec.presets)[1:]:
        shown = pages(slug, preset, VOICE)
        marked = "".join(str(rules_screen(p, VOICE).layout().to_components()) for p in shown)
        changed = sum(each.is_changed for page in shown for each in page.paragraphs)
        assert marked.count("◆ Hausregel:") == changed > 0


def test_the_button_turns_the_pages_of_the_same_preset_round():
    shown = pages("romme", "turnier", VOICE)
    assert len(shown) > 1
    layout = rules_screen(shown[-1], VOICE).layout().to_components()[0]
    (button,) = layout["components"][-1]["components"]
    assert ClickId.parse(button["custom_id"]) == ClickId(
        Verb.RULES, NO_TABLE, page=0, detail="romme.turnier"
    )
    assert button["label"] == f"Zu Seite 1 von {len(shown)}"


def test_a_page_that_is_not_there_is_the_last():
    last = pages("romme", "", VOICE)[-1]
    assert rules_page(preset_rules("romme"), VOICE, 99) == last


def test_examples_stand_as_text_until_their_picture_is_there():
    faces = (Face("h7"), Face("*", stands_for="h8"), Face("h9"))
    example = Example(faces, "Folge")
    page = RulesPage(
        preset_rules("romme"), NO_TABLE, 0, 1, (Paragraph("4", "Figuren", "…", (example,)),)
    )
    line = "Folge: ♥7, Joker als ♥8, ♥9"
    assert example_lines(page.examples, VOICE) == [line]
    assert line in str(rules_screen(page, VOICE).layout().to_components())
    drawn = str(rules_screen(page, VOICE, Picture(b"png", "alt")).layout().to_components())
    assert line not in drawn
    assert "attachment://" in drawn
