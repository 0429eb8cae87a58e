"""Threads on the page: found, opened, archived, locked, private; roles; who sees a channel."""

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.page.conftest import MEMBERS, TABLE, OpenPage, Playground
from tests.browser.page.steps import composer, message, run
from tests.browser.page.test_layout import CONTRAST, LOW, OVERFLOWING

LONG = "Tisch mit Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"


@pytest.fixture(autouse=True)
def no_threads_left(playground: Playground):
    yield
    world = playground.call("GET", "/page/world", member=MEMBERS["Anna"])
    for thread in world["threads"]:
        playground.call("POST", "/control/remove", {"channel": thread["id"]})
    order = {"channel": TABLE, "member": MEMBERS["Ben"], "deny": []}
    playground.call("POST", "/control/rights", order)


def start(playground: Playground, member: str = "Ben", name: str = "Tisch 1", **fields) -> str:
    body = {"member": MEMBERS[member], "name": name, **fields}
    return playground.call("POST", f"/page/channels/{TABLE}/threads", body)["thread"]


def entry(page: Page, name: str):
    return page.get_by_role("navigation").get_by_role("button", name=f"Thread {name}", exact=True)


def test_a_thread_stands_under_its_channel_and_leads_back(
    open_page: OpenPage, playground: Playground
):
    page = open_page("Anna")
    start(playground)
    entry(page, "Tisch 1").click()
    expect(page.get_by_role("heading", name="Willkommen in Tisch 1")).to_be_visible()
    page.get_by_role("combobox", name="Nachricht an Tisch 1").fill("Los!")
    page.keyboard.press("Enter")
    expect(message(page, "Los!")).to_be_visible()
    expect(page.get_by_text("Dabei: Ben, Anna")).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name="#stammtisch").click()
    expect(message(page, "Los!")).to_have_count(0)
    message(page, "Ben hat einen Thread begonnen").get_by_role("button", name="Tisch 1").click()
    expect(message(page, "Los!")).to_be_visible()


def test_a_thread_is_started_from_a_message_by_keyboard(
    open_page: OpenPage, playground: Playground
):
    playground.write("Ben", "Wer spielt mit?")
    page = open_page("Anna")
    asked = message(page, "Wer spielt mit?")
    asked.get_by_role("button", name="Thread beginnen").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Thread beginnen")
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("Diese Angabe ist Pflicht.")
    expect(dialog.get_by_label("Name")).to_be_focused()
    page.keyboard.type("Tisch 2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Willkommen in Tisch 2")).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name="#stammtisch").click()
    expect(asked.get_by_role("button", name="Tisch 2")).to_be_visible()
    expect(asked.get_by_role("button", name="Thread beginnen")).to_have_count(0)


def test_a_private_thread_is_seen_by_those_who_were_added(open_page: OpenPage):
    anna, ben = open_page("Anna"), open_page("Ben")
    anna.locator(".composer").get_by_role("button", name="Thread beginnen").click()
    dialog = anna.get_by_role("dialog", name="Thread beginnen")
    dialog.get_by_label("Name").fill("leise")
    dialog.get_by_label("Privat").check()
    dialog.get_by_role("button", name="Absenden").click()
    expect(anna.get_by_role("heading", name="Willkommen in leise")).to_be_visible()
    expect(entry(ben, "leise")).to_have_count(0)
    anna.get_by_role("button", name="Mitglied hinzufügen").click()
    dialog = anna.get_by_role("dialog", name="Mitglied hinzufügen")
    dialog.get_by_label("Person auswählen").select_option("Ben")
    dialog.get_by_role("button", name="Absenden").click()
    expect(entry(ben, "leise")).to_be_visible()
    expect(anna.get_by_text("Dabei: Anna, Ben")).to_be_visible()


def test_an_archived_thread_is_folded_away_and_opened_by_writing(
    open_page: OpenPage, playground: Playground
):
    thread = start(playground)
    page = open_page("Ben")
    entry(page, "Tisch 1").click()
    page.get_by_role("button", name="Archivieren").click()
    expect(page.get_by_text("Archiviert (1)")).to_be_visible()
    expect(entry(page, "Tisch 1, archiviert")).to_be_visible()
    expect(page.get_by_text("Die nächste Nachricht öffnet ihn wieder.")).to_be_visible()
    page.get_by_role("combobox", name="Nachricht an Tisch 1").fill("Weiter!")
    page.keyboard.press("Enter")
    expect(entry(page, "Tisch 1")).to_be_visible()
    playground.call("POST", "/control/thread", {"thread": thread, "archived": True})
    page.get_by_role("button", name="Wieder öffnen").click()
    expect(entry(page, "Tisch 1")).to_be_visible()


def test_a_locked_thread_is_for_moderators(open_page: OpenPage, playground: Playground):
    thread = start(playground)
    anna, ben = (open_page(name, channel=thread) for name in ("Anna", "Ben"))
    anna.get_by_role("button", name="Sperren").click()
    closed = ben.get_by_role("combobox", name="Nachricht an Tisch 1")
    expect(closed).to_be_disabled()
    expect(closed).to_have_attribute("placeholder", "Dieser Thread ist gesperrt.")
    expect(anna.get_by_role("combobox", name="Nachricht an Tisch 1")).to_be_enabled()
    anna.get_by_role("button", name="Entsperren").click()
    expect(closed).to_be_enabled()


def test_a_deleted_thread_leads_back_to_the_channel(open_page: OpenPage, playground: Playground):
    thread = start(playground)
    page = open_page("Anna", channel=thread)
    expect(page.get_by_role("heading", name="Willkommen in Tisch 1")).to_be_visible()
    playground.call("POST", "/control/remove", {"channel": thread})
    expect(page.get_by_role("heading", name="Willkommen in #stammtisch")).to_be_visible()
    link = message(page, "Ben hat einen Thread begonnen").get_by_role("button", name="Tisch 1")
    expect(link).to_be_disabled()
    expect(link).to_contain_text("nicht mehr da")


def test_commands_go_to_the_thread_they_are_typed_in(open_page: OpenPage, playground: Playground):
    page = open_page("Anna", channel=start(playground))
    page.get_by_role("combobox", name="Nachricht an Tisch 1").fill("/geheim ")
    page.keyboard.press("Enter")
    expect(message(page, "Deine Hand")).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name="#stammtisch").click()
    expect(message(page, "Deine Hand")).to_have_count(0)


def test_who_does_not_see_a_channel_reads_nothing_of_it(
    open_page: OpenPage, playground: Playground
):
    playground.write("Anna", "geheim")
    page = open_page("Anna", "Ben", width=1400)
    anna, ben = (page.get_by_role("region", name=f"Ansicht von {n}") for n in ("Anna", "Ben"))
    expect(ben.get_by_text("geheim", exact=True)).to_be_visible()
    order = {"channel": TABLE, "member": MEMBERS["Ben"], "deny": ["VIEW_CHANNEL"]}
    playground.call("POST", "/control/rights", order)
    expect(ben.get_by_text("Ben sieht diesen Kanal nicht.")).to_be_visible()
    expect(ben.get_by_role("combobox")).to_be_disabled()
    playground.write("Anna", "noch geheimer")
    expect(anna.get_by_text("noch geheimer")).to_be_visible()
    expect(ben.locator("[data-message-id]")).to_have_count(0)


def test_who_may_not_use_commands_is_offered_none(open_page: OpenPage, playground: Playground):
    page = open_page("Ben")
    composer(page).fill("/")
    expect(page.get_by_role("option", name="/geheim")).to_be_visible()
    order = {"channel": TABLE, "member": MEMBERS["Ben"], "deny": ["USE_APPLICATION_COMMANDS"]}
    playground.call("POST", "/control/rights", order)
    expect(page.get_by_role("option", name="/geheim")).to_have_count(0)
    expect(page.get_by_text("Kein Befehl heißt so")).to_be_visible()


def test_roles_stand_beside_names_and_in_mentions(open_page: OpenPage, playground: Playground):
    playground.write("Henk", "Ich leite heute, <@&1196400000000000104>")
    page = open_page("Anna")
    expect(message(page, "Ich leite heute")).to_contain_text("Spielleitung")
    expect(message(page, "Ich leite heute").locator(".mention")).to_have_text("@Stammgäste")


def test_a_member_who_leaves_makes_room(open_page: OpenPage, playground: Playground):
    page = open_page("Ben", "Emil")
    playground.call("POST", "/control/remove", {"member": MEMBERS["Emil"]})
    try:
        expect(page.get_by_role("region", name="Ansicht von Emil")).to_have_count(0)
        expect(page.get_by_role("region", name="Ansicht von Ben")).to_be_visible()
        expect(page.get_by_role("button", name="Emil", exact=True)).to_have_count(0)
    finally:
        playground.call("POST", "/control/return", {"member": MEMBERS["Emil"]})


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_threads_fit_and_can_be_read(open_page: OpenPage, playground: Playground, theme: str):
    thread = start(playground, "Anna", LONG)
    playground.call("POST", "/control/thread", {"thread": thread, "archived": True})
    page = open_page("Anna", "Ben", theme=theme, channel=thread)
    expect(page.locator(".thread-bar").first).to_be_visible()
    for width in (390, 1100):
        page.set_viewport_size({"width": width, "height": 844})
        low = [name for name in page.evaluate(LOW) if name]
        found = [page.evaluate(OVERFLOWING), low, page.evaluate(CONTRAST)]
        assert found == [[], [], []], f"{width} px"


def test_a_modal_of_texts_groups_and_files(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "fragen")
    dialog = page.get_by_role("dialog", name="Fragen")
    dialog.get_by_role("button", name="Absenden").click()
    expect(dialog).to_contain_text("Lade 1 bis 2 Dateien hoch.")
    dialog.get_by_label("Notiz").fill("zwei\nZeilen")
    dialog.get_by_label("Pik").check()
    dialog.get_by_label("Klopfen").check()
    dialog.get_by_label("Tauschen").check()
    dialog.get_by_label("Ja").uncheck()
    file = FilePayload(name="blatt.txt", mimeType="text/plain", buffer=b"h7 h8")
    dialog.get_by_label("Dateien").set_input_files(file)
    dialog.get_by_role("button", name="Absenden").click()
    expect(message(page, "gesagt:")).to_contain_text("p ['k', 't'] False ['blatt.txt 5']")


def test_a_modal_of_selects_of_every_kind(open_page: OpenPage):
    page = open_page("Anna")
    run(page, "wahlen")
    dialog = page.get_by_role("dialog", name="Wahlen")
    for label, option in (
        ("Wer", "Ben"),
        ("Rolle", "@Spielleitung"),
        ("Wen anpingen", "@Stammgäste"),
        ("Wo", "#nebenzimmer"),
    ):
        dialog.get_by_label(label, exact=False).first.select_option(option)
    dialog.get_by_label("Herz 3").check()
    dialog.get_by_label("Herz 5").check()
    dialog.get_by_role("button", name="Absenden").click()
    expected = "['ben', 'Spielleitung', 'Stammgäste', 'nebenzimmer', 'h3', 'h5']"
    expect(message(page, "gewählt:")).to_contain_text(expected)
    expect(composer(page)).to_be_focused()
