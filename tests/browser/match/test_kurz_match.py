"""A whole Kurz match on the page against two computer players, with `kill -9` in the middle."""

import re

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.match.conftest import Album, House, OpenPage
from tests.browser.match.player import CHOOSE, OVER, Player

AWAY = "Die Verbindung zum Spielplatz ist weg"
DISCARD = re.compile("^Abwerfen")
MOST_ROUNDS = 100


def test_a_kurz_match_is_played_to_its_end_through_a_kill_of_everything(
    house: House, open_page: OpenPage, album: Album
):
    page = open_page("Anna")
    phone = open_page("Anna", width=390, height=844, theme="dark", touch=True)
    ben = open_page("Ben")
    sent_to_ben = received(ben)
    anna = Player(page)

    open_a_table(page, album, phone)
    page.get_by_role("button", name="Starten").click()
    page.get_by_role("button", name="Meine Karten").click()
    anna.wait_for_turn()
    expect(anna.table.get_by_role("img")).to_have_attribute("alt", re.compile("Talon: .+ Ablage: "))
    expect(anna.hand).to_contain_text("Nur du kannst das sehen")
    assert "Deine Hand: 13 Karten: " in anna.alt()
    album.keep("hand", desktop=page, phone=phone)
    anna.draw()
    show_the_list(anna, album, phone)
    anna.lay()
    assert anna.melds_by_hand == 1
    anna.discard()
    assert anna.wait_for_turn()
    anna.take_turn()
    assert anna.wait_for_turn()

    anna.draw()
    nobody_else_sees_it(anna, ben, sent_to_ben)
    house_is_killed_and_comes_back(house, anna, album, phone)
    table, killed_at = number_of(anna.button(DISCARD))

    anna.lay()
    anna.discard()
    for _ in range(MOST_ROUNDS):
        if not anna.wait_for_turn():
            break
        anna.take_turn()

    the_result_is_shown(anna, album, phone)
    ended = number_of(anna.said("Die Partie ist zu Ende").locator("[data-custom-id]").first)
    assert ended[0] == table
    assert ended[1] > killed_at
    the_table_of_the_server_has_the_match(anna, album, phone)
    over, _ = number_of(anna.table.get_by_role("button", name="Noch einmal"))
    assert over == table
    expect(ben.locator("[data-ephemeral=true]")).to_have_count(0)
    assert not [frame for frame in sent_to_ben if "Deine Hand" in frame]
    assert house.not_as_discord() == []


def open_a_table(page: Page, album: Album, phone: Page) -> None:
    """Type the command with its option, and let two computer players sit down."""
    expect(page.get_by_text("Zum Beispiel: /")).to_be_visible()  # the commands are there
    page.get_by_role("combobox", name="Nachricht an #stammtisch").press_sequentially("/rommé sta")
    page.keyboard.press("Enter")
    page.keyboard.type("vari")
    page.keyboard.press("Enter")
    expect(page.get_by_role("option", name="Standard")).to_be_visible()
    album.keep("command", desktop=page, phone=phone)
    page.keyboard.type("kurz")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    for seats in (2, 3):
        page.get_by_role("button", name="Computer dazu", exact=True).click()
        expect(page.locator("[data-ephemeral=false]")).to_contain_text(f"{seats} von 6 Plätzen")
    lobby = page.locator("[data-ephemeral=false]")
    expect(lobby).to_contain_text("Kurz: ein einziges Spiel")
    expect(lobby).to_contain_text("steht die Partie unter Training")
    expect(phone.locator("[data-ephemeral=false]")).to_contain_text("3 von 6 Plätzen besetzt")
    album.keep("lobby", desktop=page, phone=phone)


def received(page: Page) -> list[str]:
    """Return the frames of a page's live socket from the next load on; the list grows."""
    frames: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", follow)
    page.reload()
    page.locator("#app[aria-busy=false]").wait_for()
    return frames


def show_the_list(anna: Player, album: Album, phone: Page) -> None:
    """Open the list of cards here and on the phone for the pictures, and leave it."""
    on_phone = Player(phone)
    expect(on_phone.button(CHOOSE)).to_be_visible()
    for player in (anna, on_phone):
        player.button(CHOOSE).click()
        expect(player.options.get_by_role("option")).to_have_count(14)
    album.keep("choosing", desktop=anna.page, phone=phone)
    for player in (anna, on_phone):
        player.page.keyboard.press("Escape")
        expect(player.options).to_have_count(0)


def nobody_else_sees_it(anna: Player, ben: Page, sent_to_ben: list[str]) -> None:
    """Ben sees the table, but of Anna's hand neither message nor picture nor a word."""
    his = Player(ben)
    expect(his.table).to_be_visible()
    expect(ben.locator("[data-ephemeral=true]")).to_have_count(0)
    source = anna.hand.get_by_role("img").get_attribute("src")
    assert source
    for seen in (ben.content(), *sent_to_ben):
        assert source not in seen
        assert "Deine Hand" not in seen
    his.table.get_by_role("button", name="Meine Karten").click()
    expect(his.said("Du sitzt nicht an diesem Tisch.")).to_be_visible()
    ben.get_by_role("button", name="Verwerfen").click()
    expect(ben.locator("[data-ephemeral=true]")).to_have_count(0)


def house_is_killed_and_comes_back(house: House, anna: Player, album: Album, phone: Page) -> None:
    """Kill bot and playground; after their start table and hand stand as they stood."""
    number = number_of(anna.button(DISCARD))
    table, hand = in_words(anna), anna.alt()
    assert house.not_as_discord() == []
    house.kill()
    expect(anna.page.get_by_text(AWAY)).to_be_visible()
    album.keep("killed", desktop=anna.page, phone=phone)
    house.start()
    for page in (anna.page, phone):
        expect(page.get_by_text(AWAY)).to_be_hidden()
        expect(Player(page).hand).to_have_count(0)
    anna.table.get_by_role("button", name="Meine Karten").click()
    expect(anna.hand).to_be_visible()
    assert anna.alt() == hand
    assert number_of(anna.button(DISCARD)) == number
    assert in_words(anna) == table
    expect(Player(phone).hand).to_be_visible()
    for page in (anna.page, phone):
        Player(page).table.scroll_into_view_if_needed()
    album.keep("restarted", desktop=anna.page, phone=phone)


def in_words(anna: Player) -> str:
    """Return the table as text."""
    anna.table.get_by_role("button", name="Tisch als Text").click()
    words = anna.said("Talon: ")
    expect(words.locator("img")).to_have_count(0)
    return words.locator(".message-body").inner_text()


def number_of(button: Locator) -> tuple[int, int]:
    """Return table and number of the record, which a person does not see: from a button's id."""
    _, table, number, *_ = (button.get_attribute("data-custom-id") or "").split(":")
    return int(table), int(number)


def the_result_is_shown(anna: Player, album: Album, phone: Page) -> None:
    """The table says who won, with places and points, and offers the next match."""
    over = anna.page.locator("[data-ephemeral=false]").filter(has_text=OVER).last
    expect(over).to_contain_text(re.compile(r"1\..+Minuspunkte?"))
    for name in ("Anna", "Ada", "Konrad"):
        expect(over).to_contain_text(name)
    expect(over.get_by_role("button", name="Noch einmal")).to_be_visible()
    expect(over.get_by_role("button", name="Meine Karten")).to_have_count(0)
    expect(anna.said("Die Partie ist zu Ende")).to_be_visible()
    over.scroll_into_view_if_needed()
    expect(Player(phone).table).to_contain_text(OVER)
    album.keep("end", desktop=anna.page, phone=phone)


def the_table_of_the_server_has_the_match(anna: Player, album: Album, phone: Page) -> None:
    """A match with one person stands under Training."""
    anna.command("rommé rangliste")
    ranking = anna.page.locator("[data-message-id]").filter(has_text="Liga Rommé")
    expect(ranking).to_contain_text("In dieser Tabelle steht noch keine Partie")
    ranking.get_by_role("button", name="Training").click()
    table = ranking.get_by_role("img", name=re.compile(r"1\. Anna: .+Partien 1"))
    expect(table).to_be_visible()
    expect(phone.locator("[data-message-id]").filter(has_text="Liga Rommé")).to_be_visible()
    album.keep("ranking", desktop=anna.page, phone=phone)
