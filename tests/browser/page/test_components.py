"""Every kind of component as a person sees and uses it."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.page.conftest import OpenPage, Playground
from tests.browser.page.steps import component, message, run


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """Anna's page with one message of every component."""
    opened = open_page("Anna")
    run(opened, "rommé start")
    message(opened, "Tisch 1").wait_for()
    return opened


def test_the_container_has_the_accent_colour_at_its_edge(page: Page):
    edge = page.locator(".container").evaluate("node => getComputedStyle(node).borderLeftColor")
    assert edge == "rgb(20, 102, 74)"


def test_text_is_drawn_with_its_marks(page: Page):
    shown = message(page, "Tisch 1")
    expect(shown.get_by_role("heading", name="Tisch 1")).to_be_visible()
    expect(shown.locator("strong", has_text="Standard")).to_be_visible()
    expect(shown.locator(".mention[data-user-id]")).to_have_text("@Ben")
    expect(shown.get_by_role("listitem")).to_have_text("erster Punkt")
    expect(shown.locator("small", has_text="klein")).to_be_visible()


def test_pictures_have_their_alt_text_and_open_large(page: Page):
    image = page.get_by_role("img", name="Der Tisch, 47 im Talon")
    expect(image).to_have_js_property("naturalWidth", 1100)
    page.get_by_role("button", name="Bild vergrößern: Der Tisch, 47 im Talon").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("figure")).to_contain_text("Der Tisch, 47 im Talon")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_file_has_name_size_and_a_download(page: Page):
    link = page.get_by_role("link", name="protokoll.txt", exact=True)
    expect(link).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="protokoll.txt herunterladen").click()
    assert download.value.path().read_bytes() == b"R1 h7 h8 h9\n"


def test_a_section_shows_its_button_beside_the_text(page: Page):
    text = page.locator(".section-texts").bounding_box()
    button = component(page, "b:aside").bounding_box()
    assert text
    assert button
    assert button["x"] > text["x"] + text["width"] - 1


def test_a_disabled_button_cannot_be_clicked_and_a_link_leads_out(page: Page):
    expect(component(page, "b:off")).to_be_disabled()
    link = page.get_by_role("link", name="Netz")
    expect(link).to_have_attribute("href", "https://example.org/")
    expect(link).to_have_attribute("rel", "noopener noreferrer")


def test_a_click_reaches_the_application_and_marks_the_edit(page: Page):
    component(page, "b:2").click()
    expect(message(page, "bekommen: b:2")).to_contain_text("(bearbeitet)")


def test_an_unknown_component_is_a_visible_error(open_page: OpenPage, playground: Playground):
    page = open_page("Anna")

    def plant(route: Route) -> None:
        body = route.fetch().json()
        body["messages"][0] |= {"flags": 1 << 15, "components": [{"type": 99, "x": "<b>"}]}
        route.fulfill(body=json.dumps(body), content_type="application/json")

    playground.write("Ben", "Hallo")
    page.route("**/page/channels/*/messages*", plant)
    page.reload()
    expect(page.locator("[data-unknown-component='99']")).to_contain_text(
        "kennt die Komponente vom Typ 99 nicht"
    )


LOADED = "image => image.complete && image.naturalWidth > 0"


@pytest.mark.parametrize("width", [1100, 390])
def test_an_emoji_of_the_application_stands_in_texts_buttons_and_selects(
    open_page: OpenPage, width: int
):
    page = open_page("Anna", width=width)
    run(page, "emoji")
    shown = message(page, "Ausgespielt")
    expect(shown.get_by_role("img", name=":h7:")).to_have_count(1)
    # What has words is called by them alone, what has none by its emoji.
    button = component(page, "b:words")
    expect(button).to_have_accessible_name("Herz 7")
    expect(component(page, "b:alone")).to_have_accessible_name("h7")
    select = component(page, "s:emoji")
    select.click()
    option = page.get_by_role("option", name="Herz 7")
    for place in (shown.locator("p"), button, component(page, "b:alone"), select, option):
        image = place.locator("img.emoji")
        expect(image).to_be_visible()
        assert image.evaluate(LOADED)
        box = image.bounding_box()
        assert box is not None
        assert 18 <= box["width"] == box["height"] <= 26
    expect(page.get_by_role("option", name="Pik 7").locator("img")).to_have_count(0)
