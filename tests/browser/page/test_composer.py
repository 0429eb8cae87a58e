"""Commands in the composer: completion, options, typed values, autocomplete, refusals."""

import re

from playwright.sync_api import Page, expect

from tests.browser.page.conftest import OpenPage
from tests.browser.page.steps import composer, message


def suggestions(page: Page) -> list[str]:
    page.get_by_role("listbox").get_by_role("option").first.wait_for()
    return page.locator(".suggestions .suggestion-title").all_inner_texts()


def option_field(page: Page, name: str):
    return page.get_by_role("combobox", name=name, exact=True)


def test_a_slash_offers_every_command_with_its_subcommands_unfolded(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/")
    offered = suggestions(page)
    assert {"/rommé start", "/rommé werte", "/rommé regeln", "/geheim"} <= set(offered)
    assert "/rommé" not in offered


def test_typing_anywhere_goes_into_the_composer_but_space_presses_buttons(open_page: OpenPage):
    page = open_page("Anna")
    page.get_by_role("button", name="Ben", exact=True).focus()
    page.keyboard.type("/geh")
    expect(composer(page)).to_have_value("/geh")
    page.get_by_role("button", name="Ben", exact=True).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("region", name="Ansicht von Ben")).to_be_visible()


def test_typing_filters_without_regard_to_accents_and_case(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/ROMME st")
    assert suggestions(page) == ["/rommé start"]


def test_an_unknown_command_is_named_and_nothing_is_sent(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).fill("/gibtsnicht")
    expect(page.get_by_text("Kein Befehl heißt so")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(["gibtsnicht"])
    expect(page.locator("[data-message-id]")).to_have_count(0)


def test_a_command_without_options_is_sent_by_enter_twice(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé sta")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(message(page, "Tisch 1")).to_contain_text("Anna hat /rommé start benutzt")


def test_a_choice_is_picked_with_arrows_and_a_number_is_typed(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé start variante:")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(option_field(page, "variante")).to_have_value("Kurz: ein Spiel")
    page.keyboard.type("spiele:7")
    page.keyboard.press("Enter")
    expect(message(page, "variante kurz spiele 7")).to_be_visible()


def test_options_left_are_offered_and_used_ones_are_not(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé start ")
    assert suggestions(page) == ["variante", "spiele"]
    page.keyboard.type("spiele:3")
    page.keyboard.press("Tab")
    assert suggestions(page) == ["variante"]


def test_a_number_out_of_bounds_is_refused_where_it_stands(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé start spiele:20")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="Höchstens 12.")).to_be_visible()
    expect(option_field(page, "spiele")).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(message(page, "variante None spiele 2")).to_be_visible()


def test_required_options_stand_there_and_keep_the_command_back(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé werte ")
    expect(option_field(page, "wort")).to_be_focused()
    page.get_by_role("button", name="Senden").click()
    expect(page.get_by_role("alert").filter(has_text="Diese Angabe ist Pflicht.")).to_have_count(5)
    expect(page.locator("[data-message-id]")).to_have_count(0)


def test_every_kind_of_value_reaches_the_application(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé werte ")
    page.keyboard.type("Grüße, <b>du</b>")
    page.keyboard.press("Tab")
    page.keyboard.type("ja")
    page.keyboard.press("Enter")
    page.keyboard.type("ben")
    page.keyboard.press("Enter")
    page.keyboard.type("neben")
    page.keyboard.press("Enter")
    page.keyboard.type("2,5")
    page.keyboard.press("Enter")
    expect(message(page, "'Grüße, <b>du</b>' True Ben nebenzimmer 2.5")).to_be_visible()


def test_autocomplete_asks_the_application_with_what_was_typed(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé regeln ")
    expect(page.locator(".suggestion-title")).to_have_text(
        ["§1 Ziel", "§12 Auslegen", "§13 Anlegen"]
    )
    page.keyboard.type("leg")
    page.keyboard.press("Backspace")
    expect(page.locator(".suggestion-title")).to_have_text(["§12 Auslegen", "§13 Anlegen"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(message(page, "Paragraf 13")).to_be_visible()


def test_escape_closes_the_list_and_then_leaves_the_command(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé start ")
    page.keyboard.press("Escape")
    expect(page.locator(".suggestions")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(composer(page)).to_be_focused()


def test_backspace_takes_options_away_and_then_the_command(open_page: OpenPage):
    page = open_page("Anna")
    composer(page).press_sequentially("/rommé start spiele:3")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect(option_field(page, "spiele")).to_have_count(0)
    page.keyboard.press("Backspace")
    expect(composer(page)).to_be_focused()


def test_a_plain_text_is_a_message_of_the_member(open_page: OpenPage):
    page = open_page("Ben")
    composer(page).fill("Wer spielt mit?")
    page.get_by_role("button", name="Senden").click()
    expect(page.get_by_role("article", name=re.compile("^Ben"))).to_contain_text("Wer spielt mit?")
    expect(composer(page)).to_have_value("")


def test_english_members_read_english(open_page: OpenPage):
    page = open_page("Dora")
    box = page.get_by_role("combobox", name="Message #stammtisch")
    box.press_sequentially("/rommé st")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(message(page, "Tisch 1")).to_contain_text("Dora used /rommé start")
    assert page.evaluate("document.documentElement.lang") == "en"
