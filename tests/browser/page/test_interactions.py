"""What becomes of an interaction: private answers, thinking, failing, waiting, modals."""

import re

from playwright.sync_api import expect

from tests.browser.page.conftest import MEMBERS, OpenPage, Playground
from tests.browser.page.steps import component, composer, message, run


def test_a_private_answer_is_seen_by_its_member_only(open_page: OpenPage):
    anna, ben = open_page("Anna"), open_page("Ben")
    run(anna, "geheim")
    hand = message(anna, "Deine Hand")
    expect(hand).to_contain_text("Nur du kannst das sehen · Verwerfen")
    expect(hand).to_have_attribute("data-ephemeral", "true")
    composer(ben).fill("Ich sehe nichts")
    ben.keyboard.press("Enter")
    expect(message(ben, "Ich sehe nichts")).to_be_visible()
    expect(message(ben, "Deine Hand")).to_have_count(0)


def test_a_private_answer_can_be_dismissed(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "geheim")
    message(page, "Deine Hand").get_by_role("button", name="Verwerfen").click()
    expect(message(page, "Deine Hand")).to_have_count(0)


def test_each_member_of_the_bar_sees_his_own_private_messages(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "geheim")
    expect(message(page, "Deine Hand")).to_be_visible()
    bar = page.get_by_role("group", name="Du spielst als")
    bar.get_by_role("button", name="Ben", exact=True).click()
    expect(page.get_by_role("region", name="Ansicht von Ben")).to_be_visible()
    expect(message(page, "Deine Hand")).to_have_count(0)
    bar.get_by_role("button", name="Anna").click()
    expect(message(page, "Deine Hand")).to_be_visible()


def test_members_side_by_side_act_each_for_himself(open_page: OpenPage):
    page = open_page("Anna", "Ben")
    ben = page.get_by_role("region", name="Ansicht von Ben")
    anna = page.get_by_role("region", name="Ansicht von Anna")
    ben.get_by_role("combobox").fill("/geheim ")
    page.keyboard.press("Enter")
    expect(ben.locator("[data-message-id]")).to_contain_text("Ben hat /geheim benutzt")
    expect(anna.locator("[data-message-id]")).to_have_count(0)


def test_a_command_without_an_answer_fails_visibly(open_page: OpenPage, playground: Playground):
    page = open_page("Anna")
    run(page, "stumm")
    waiting = page.locator("[data-interaction-id]")
    expect(waiting).to_contain_text("Stammtisch bekommt den Befehl …")
    playground.advance(4)
    expect(waiting).to_contain_text("Diese Interaktion ist fehlgeschlagen")
    waiting.get_by_role("button", name="Verwerfen").click()
    expect(waiting).to_have_count(0)


def test_a_click_without_an_answer_waits_and_then_fails(
    open_page: OpenPage, playground: Playground
):
    page = open_page("Anna")
    run(page, "geheim")
    button = component(page, "b:silent")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    playground.advance(4)
    shown = message(page, "Deine Hand")
    expect(shown).to_contain_text("Diese Interaktion ist fehlgeschlagen")
    expect(button).not_to_have_attribute("aria-busy", "true")
    component(page, "b:1").click()
    expect(page.get_by_text("Diese Interaktion ist fehlgeschlagen")).to_have_count(0)


def test_a_quick_second_click_is_sent_and_later_ones_are_not(
    open_page: OpenPage, playground: Playground
):
    page = open_page("Anna")
    run(page, "geheim")
    button = component(page, "b:silent")
    before = playground.clicks("b:silent")
    button.dblclick()
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    button.press("Enter")
    component(page, "b:1").click()
    message(page, "bekommen: b:1").wait_for()
    assert playground.clicks("b:silent") == before + 2


def test_a_refusal_is_read_in_ones_own_language(open_page: OpenPage):
    gone = {
        "error": "this message does not exist",
        "error_de": "Diese Nachricht gibt es nicht mehr.",
    }
    for name, sentence in (("Anna", gone["error_de"]), ("Dora", gone["error"])):
        page = open_page(name)
        page.keyboard.type("/geheim")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        component(page, "b:1").wait_for()
        page.route("**/page/interactions", lambda route: route.fulfill(status=400, json=gone))
        component(page, "b:1").click()
        expect(page.locator(".outcome").last).to_contain_text(sentence)


def test_thinking_becomes_the_answer(open_page: OpenPage):
    page, other = open_page("Anna"), open_page("Ben")
    run(page, "denkt")
    expect(page.locator("[data-loading=true]")).to_contain_text("Stammtisch denkt nach …")
    composer(other).press_sequentially("/text weiter")
    other.keyboard.press("Enter")
    expect(message(page, "Fertig gedacht")).to_contain_text("Nur du kannst das sehen")
    expect(page.locator("[data-loading=true]")).to_have_count(0)


def test_a_modal_checks_its_fields_and_sends_them(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "formular")
    dialog = page.get_by_role("dialog", name="Formular")
    note = dialog.get_by_label("Notiz")
    expect(note).to_be_focused()
    note.fill("ab")
    dialog.get_by_role("button", name="Absenden").click()
    expect(dialog).to_contain_text("Mindestens 3 Zeichen.")
    expect(dialog).to_contain_text("Diese Angabe ist Pflicht.")
    note.fill("abc <i>")
    dialog.get_by_label("Farbe").select_option("Herz")
    dialog.get_by_role("button", name="Absenden").click()
    expect(message(page, "Notiz abc <i> ['h']")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_only_a_moderator_and_the_author_may_delete(open_page: OpenPage, playground: Playground):
    playground.write("Ben", "von Ben")
    playground.write("Anna", "von Anna")
    ben, anna = open_page("Ben"), open_page("Anna")
    delete = re.compile("Nachricht löschen")
    expect(message(ben, "von Anna").get_by_role("button", name=delete)).to_have_count(0)
    expect(message(ben, "von Ben").get_by_role("button", name=delete)).to_have_count(1)
    message(anna, "von Ben").hover()
    message(anna, "von Ben").get_by_role("button", name=delete).click()
    anna.get_by_role("dialog").get_by_role("button", name=delete).click()
    expect(message(anna, "von Ben")).to_have_count(0)
    expect(message(ben, "von Ben")).to_have_count(0)


def test_a_mention_of_oneself_stands_out(open_page: OpenPage, playground: Playground):
    playground.write("Ben", f"Du bist dran, <@{MEMBERS['Anna']}>")
    page = open_page("Anna")
    expect(page.locator(".mention.mine")).to_have_text("@Anna")
