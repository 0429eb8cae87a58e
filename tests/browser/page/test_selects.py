"""Selects: one and many values, least and most, mouse, keyboard and thumb."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page.conftest import OpenPage
from tests.browser.page.steps import component, message, run


def option(page: Page, name: str):
    return page.get_by_role("option", name=name)


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """Anna's page with one message of every component."""
    opened = open_page("Anna")
    run(opened, "rommé start")
    message(opened, "Tisch 1").wait_for()
    return opened


def test_one_choice_is_sent_at_once(page: Page):
    component(page, "s:suit").click()
    option(page, "Pik").click()
    expect(message(page, "bekommen: s:suit ['p']")).to_be_visible()


def test_many_choices_are_sent_together_in_the_options_order(page: Page):
    component(page, "s:cards").click()
    option(page, "Herz 6").click()
    option(page, "Herz 3").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("2/4 gewählt")
    page.get_by_role("button", name="Übernehmen").click()
    expect(message(page, "bekommen: s:cards ['h3', 'h6']")).to_be_visible()


def test_a_long_list_is_searched_by_label_and_description(page: Page):
    component(page, "s:suit").click()
    page.get_by_role("searchbox", name="Suchen").fill("nummer 3")
    expect(page.get_by_role("dialog").get_by_role("option")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(message(page, "bekommen: s:suit ['p']")).to_be_visible()


def test_leaving_the_list_sends_as_well(page: Page):
    component(page, "s:cards").click()
    option(page, "Herz 2").click()
    page.mouse.click(5, 5)
    expect(message(page, "bekommen: s:cards ['h2']")).to_be_visible()


def test_no_more_than_the_most_can_be_chosen(page: Page):
    component(page, "s:cards").click()
    for rank in range(2, 6):
        option(page, f"Herz {rank}").click()
    expect(option(page, "Herz 6")).to_have_attribute("aria-disabled", "true")
    option(page, "Herz 6").click(force=True)
    page.keyboard.press("Escape")
    expect(message(page, "bekommen: s:cards ['h2', 'h3', 'h4', 'h5']")).to_be_visible()


def test_fewer_than_the_least_are_not_sent(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "auswahl")
    component(page, "s:cards").click()
    option(page, "Herz 2").click()
    expect(page.get_by_role("button", name="Übernehmen")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(component(page, "s:cards")).to_have_text("Karten wählen")
    component(page, "s:cards").click()
    option(page, "Herz 2").click()
    option(page, "Herz 4").click()
    page.get_by_role("button", name="Übernehmen").click()
    expect(message(page, "bekommen: s:cards ['h2', 'h4']")).to_be_visible()


def test_people_can_be_chosen(page: Page):
    component(page, "s:user").click()
    option(page, "Cem").click()
    expect(message(page, "bekommen: s:user ['1196400000000000203']")).to_be_visible()


def test_the_keyboard_alone_chooses_many(page: Page):
    component(page, "s:cards").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(message(page, "bekommen: s:cards ['h2', 'h4']")).to_be_visible()
    expect(component(page, "s:cards")).to_be_focused()


def test_on_a_phone_the_list_is_a_sheet_with_rows_for_thumbs(open_page: OpenPage):
    page = open_page("Anna", width=390, height=844, touch=True)
    run(page, "rommé start")
    component(page, "s:cards").tap()
    sheet = page.get_by_role("dialog").bounding_box()
    assert sheet
    assert (sheet["x"], sheet["width"]) == (0, 390)
    assert sheet["y"] + sheet["height"] == pytest.approx(844, abs=1)
    row = option(page, "Herz 4").bounding_box()
    assert row
    assert row["height"] >= 48
    option(page, "Herz 4").tap()
    option(page, "Herz 5").tap()
    page.get_by_role("button", name="Übernehmen").tap()
    expect(message(page, "bekommen: s:cards ['h4', 'h5']")).to_be_visible()
