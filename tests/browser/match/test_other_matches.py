"""One short match of every game on the page, its rules shortened in the host's panel."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from bot.texts import Texts, Voice
from bot.views.house_panel import find_option
from bot.views.house_rules import option_name, preset_name, value_name
from bot.views.rules import preset_rules
from tests.browser.match.anyone import Anyone
from tests.browser.match.conftest import Album, House, OpenPage
from tests.browser.match.player import OVER
from tests.browser.page.steps import composer, run

MOST_MOVES = 150
LOOKED_AT = {3, 8}
"""Moves after which pictures of the table are kept."""
VOICE = Voice(Texts(), "de")


@dataclass(frozen=True)
class Evening:
    """What is played.

    Attributes:
        command: the game's.
        computers: how many computer players.
        preset: chosen in the panel.
        field: of the house rule that shortens the match.
        value: of it; a number that is typed where the list does not have it.
        typed: whether it is typed into the form.
    """

    slug: str
    command: str
    computers: int
    preset: str
    field: str
    value: int
    typed: bool = False


EVENINGS = [
    Evening("tausendundeins", "tausendundeins", 2, "vereinfacht", "ziel", 30, typed=True),
    Evening("krass_kariert", "krass-kariert", 3, "kurz", "reserve", 3),
    Evening("grosses_los", "großes-los", 3, "vorbild", "runden", 1),
]


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.slug)
def test_a_short_match_is_played_to_its_end(
    house: House, open_page: OpenPage, album: Album, evening: Evening
):
    page = open_page("Anna")
    phone = open_page("Anna", width=390, height=844, theme="dark", touch=True)
    anna = Anyone(page)
    lobby = open_a_table(anna, evening)
    change_the_rules(anna, lobby, evening, album, phone)
    album.keep(f"{evening.slug}-lobby", desktop=page, phone=phone)
    lobby.get_by_role("button", name="Starten").click()
    page.get_by_role("button", name="Meine Karten").click()
    assert anna.wait_for_turn()
    expect(anna.hand).to_contain_text("Nur du kannst das sehen")
    album.keep(f"{evening.slug}-hand", desktop=page, phone=phone)
    moves = 0
    while anna.wait_for_turn():
        anna.move()
        moves += 1
        assert moves < MOST_MOVES
        if moves in LOOKED_AT:
            for each in (page, phone):
                Anyone(each).show_table()
            album.keep(f"{evening.slug}-table-{moves}", desktop=page, phone=phone)
    over = page.locator("[data-ephemeral=false]").filter(has_text=OVER).last
    expect(over).to_contain_text(re.compile(r"1\..+"))
    expect(over.get_by_role("button", name="Noch einmal")).to_be_visible()
    expect(Anyone(phone).table).to_contain_text(OVER)
    for each in (page, phone):
        Anyone(each).show_table()
    album.keep(f"{evening.slug}-end", desktop=page, phone=phone)
    run(page, f"{evening.command} regeln")
    rules = page.locator("[data-ephemeral=true]").filter(has_text="Regeln: ").last
    expect(rules).to_be_visible()
    album.keep(f"{evening.slug}-rules", desktop=page, phone=phone)
    assert house.not_as_discord() == []


def open_a_table(anna: Anyone, evening: Evening) -> Locator:
    """Open a table by its command and let the computer players sit down."""
    command = f"/{evening.command} start"
    composer(anna.page).fill(command)
    suggested = anna.page.get_by_role("listbox").get_by_role("option")
    expect(suggested.filter(has_text=command).first).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Enter")
    lobby = anna.page.locator("[data-ephemeral=false]").last
    for number in range(evening.computers):
        lobby.get_by_role("button", name="Computer dazu", exact=True).click()
        expect(lobby).to_contain_text(re.compile(f"{number + 2} von . Plätzen"))
    return lobby


def change_the_rules(
    anna: Anyone, lobby: Locator, evening: Evening, album: Album, phone: Page
) -> None:
    """Choose preset and rule in the panel; everybody reads both in the lobby."""
    rules = preset_rules(evening.slug, evening.preset)
    option = find_option(rules, evening.field)
    assert option is not None
    lobby.get_by_role("button", name="Hausregeln").click()
    panel = anna.page.locator("[data-ephemeral=true]").last
    preset = preset_name(VOICE, evening.slug, evening.preset)
    anna.choose(panel.locator('[data-custom-id^="preset:"]'), preset)
    expect(lobby).to_contain_text(preset)
    name = option_name(VOICE, evening.slug, option)
    anna.choose(panel.locator('[data-custom-id^="rule:"]'), name)
    expect(panel.locator('[data-custom-id^="value:"]')).to_be_visible()
    album.keep(f"{evening.slug}-panel", desktop=anna.page, phone=phone)
    value = value_name(VOICE, evening.slug, option, evening.value)
    if evening.typed:
        panel.locator('[data-custom-id^="number:"]').click()
        form = anna.page.get_by_role("dialog")
        form.get_by_role("textbox").fill(str(evening.value))
        album.keep(f"{evening.slug}-form", desktop=anna.page)
        form.get_by_role("button", name="Absenden").click()
    else:
        anna.choose(panel.locator('[data-custom-id^="value:"]'), value)
    expect(lobby).to_contain_text(value)
    panel.get_by_role("button", name="Verwerfen").click()
