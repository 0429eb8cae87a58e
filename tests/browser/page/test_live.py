"""Live updates, and a page that finds back by itself when bot or playground were away."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ChromiumPage
from tests.browser.page.conftest import (
    MEMBERS,
    SIDE_ROOM,
    TABLE,
    OpenPage,
    Playground,
    start_app,
    start_playground,
    stop_app,
)
from tests.browser.page.steps import component, composer, message, run

PAGE_AWAY = "Die Verbindung zum Spielplatz ist weg"
BOT_AWAY = "Der Bot ist gerade offline"

Act: TypeAlias = Callable[[], None]


def test_messages_edits_and_deletions_arrive_at_other_pages(
    open_page: OpenPage, playground: Playground
):
    ben = open_page("Ben")
    anna = open_page("Anna")
    run(anna, "rommé start")
    expect(message(ben, "Tisch 1")).to_be_visible()
    component(anna, "b:1").click()
    expect(message(ben, "bekommen: b:1")).to_contain_text("(bearbeitet)")
    playground.clear()
    expect(ben.locator("[data-message-id]")).to_have_count(0)


def test_an_empty_channel_offers_the_first_command(open_page: OpenPage):
    page = open_page("Anna")
    page.get_by_role("button", name="/rommé start").click()
    page.keyboard.press("Enter")
    expect(message(page, "Tisch 1")).to_be_visible()
    expect(page.get_by_text("Hier ist noch nichts")).to_be_hidden()


def test_a_new_message_is_announced_with_its_author(open_page: OpenPage, playground: Playground):
    page = open_page("Anna")
    page.get_by_text("Hier ist noch nichts").wait_for()
    playground.write("Ben", f"## **Hallo** <@{MEMBERS['Anna']}>\n- komm\n-# gleich")
    expect(page.locator("#announcer")).to_have_text(
        re.compile("^Ben: Hallo @Anna\\s+komm\\s+gleich$")
    )


def test_what_one_asked_for_comes_into_view_however_far_one_scrolled(
    open_page: OpenPage, playground: Playground
):
    for line in range(40):
        playground.write("Ben", f"Zeile {line}")
    page = open_page("Anna")
    message(page, "Zeile 39").wait_for()
    message(page, "Zeile 0").first.scroll_into_view_if_needed()
    expect(message(page, "Zeile 39")).not_to_be_in_viewport()
    run(page, "geheim")
    expect(message(page, "Deine Hand")).to_be_in_viewport()


def test_relative_times_follow_a_clock_that_is_moved(open_page: OpenPage, playground: Playground):
    page = open_page("Anna")
    now = playground.call("POST", "/control/clock", {"advance_s": 0})["now"]
    playground.write("Ben", f"Frist <t:{int(now) + 7200}:R>")
    expect(message(page, "Frist")).to_contain_text("in 1 Stunde")
    playground.advance(5400)
    expect(message(page, "Frist")).to_contain_text(re.compile(r"in (29|30) Minuten"))


def test_typing_is_shown_until_the_message_comes(open_page: OpenPage, playground: Playground):
    page = open_page("Anna")
    page.get_by_text("Hier ist noch nichts").wait_for()
    assert playground.as_bot("POST", f"/channels/{TABLE}/typing") == 204
    expect(page.get_by_text("Stammtisch schreibt …")).to_be_visible()
    run(page, "rommé start")
    message(page, "Tisch 1").wait_for()
    expect(page.get_by_text("Stammtisch schreibt …")).to_have_count(0)


def test_a_route_that_the_playground_does_not_know_is_shown_loudly(
    open_page: OpenPage, playground: Playground
):
    page = open_page("Anna")
    page.get_by_text("Hier ist noch nichts").wait_for()
    assert playground.as_bot("GET", "/nowhere") == 404
    notice = page.locator("[data-notice]")
    expect(notice).to_contain_text("/nowhere")
    notice.get_by_role("button", name="Hinweis schließen").click()
    expect(notice).to_have_count(0)


def test_an_edit_keeps_the_focus_on_the_same_button(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "geheim")
    component(page, "b:2").focus()
    page.keyboard.press("Enter")
    message(page, "bekommen: b:2").wait_for()
    expect(component(page, "b:2")).to_be_focused()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_an_edit_between_press_and_release_does_not_lose_the_click(
    open_page: OpenPage, playground: Playground, by: str
):
    ben = open_page("Ben")
    anna = open_page("Anna")
    run(anna, "rommé start")
    button = component(anna, "b:2")
    press: dict[str, tuple[Act, Act]] = {
        "mouse": (anna.mouse.down, anna.mouse.up),
        "keyboard": (lambda: anna.keyboard.down("Space"), lambda: anna.keyboard.up("Space")),
    }
    button.hover()
    button.focus()
    down, up = press[by]
    down()
    component(ben, "b:1").click()
    message(ben, "bekommen: b:1").wait_for()
    assert playground.as_bot("POST", f"/channels/{TABLE}/typing") == 204
    expect(anna.get_by_text("Stammtisch schreibt …")).to_be_visible()  # it comes after the edit
    expect(message(anna, "bekommen: b:1")).to_have_count(0)
    up()
    expect(message(anna, "bekommen: b:2")).to_be_visible()


def test_the_focus_waits_in_the_message_for_the_next_button(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "runde")
    component(page, "b:begin").press("Enter")
    expect(component(page, "b:draw")).to_be_focused()
    page.keyboard.press("Enter")
    expect(component(page, "b:again")).to_be_focused()


def test_another_channel_is_marked_unread_and_opens(open_page: OpenPage, playground: Playground):
    page = open_page("Anna")
    page.get_by_text("Hier ist noch nichts").wait_for()
    playground.write("Ben", "hier drüben", channel=SIDE_ROOM)
    page.get_by_role("button", name="nebenzimmer, ungelesen").click()
    expect(message(page, "hier drüben")).to_be_visible()
    expect(page.get_by_role("button", name="nebenzimmer", exact=True)).to_have_attribute(
        "aria-current", "page"
    )


def test_the_page_finds_back_to_a_playground_that_was_killed(chromium_page: ChromiumPage):
    first = start_playground()
    port = int(first.base.rsplit(":", 1)[1])
    second = None
    app = None
    try:
        page = chromium_page()
        page.goto(first.base)
        expect(page.get_by_text(BOT_AWAY)).to_be_visible()
        first.write("Ben", "vor dem Absturz")
        expect(message(page, "vor dem Absturz")).to_be_visible()
        first.kill()
        expect(page.get_by_text(PAGE_AWAY)).to_be_visible()
        second = start_playground(port)
        expect(message(page, "vor dem Absturz")).to_have_count(0)
        app = start_app(second)
        expect(page.get_by_text(BOT_AWAY)).to_be_hidden()
        run(page, "rommé start")
        expect(message(page, "Tisch 1")).to_be_visible()
    finally:
        if app is not None:
            stop_app(app)
        first.kill()
        if second is not None:
            second.kill()


def test_a_text_that_cannot_be_sent_is_kept(chromium_page: ChromiumPage):
    playground = start_playground()
    try:
        page = chromium_page()
        page.goto(playground.base)
        composer(page).fill("geht nicht verloren")
        playground.kill()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Der Spielplatz antwortet nicht")).to_be_visible()
        expect(composer(page)).to_have_value("geht nicht verloren")
    finally:
        playground.kill()
