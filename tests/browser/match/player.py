"""Somebody who plays Rommé on the page: reads what stands there, and uses buttons and lists."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

DRAW = "Vom Talon ziehen"
CHOOSE = re.compile("^Karten wählen")
OFFER = re.compile(r"^Vorschlag: \d+ Karten? legen: (.+)$")
READY_TO_MELD = re.compile("^Auslegen: .+")
READY_TO_DISCARD = re.compile("^Abwerfen: .+")
OVER = "die Partie ist zu Ende"

SHOWN = """(article) => [
  article.textContent,
  ...[...article.querySelectorAll("img")].map((image) => image.alt),
].join("\\n")"""
"""Everything there is to read in a message, descriptions of pictures too."""


class Player:
    """One member on one page, with the newest hand in front.

    Args:
        page: the member's page.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.melds_by_hand = 0
        self.suggestions_taken = 0

    @property
    def table(self) -> Locator:
        """The newest public message with a picture."""
        return self._with_picture("false")

    @property
    def hand(self) -> Locator:
        """The newest private message with a picture."""
        return self._with_picture("true")

    @property
    def options(self) -> Locator:
        """The open list of a select."""
        return self.page.get_by_role("dialog")

    def said(self, text: str | re.Pattern[str]) -> Locator:
        """Return the newest private message that says this."""
        return self.page.locator("[data-ephemeral=true]").filter(has_text=text).last

    def command(self, words: str) -> None:
        """Type a command without options and send it."""
        box = self.page.get_by_role("combobox", name="Nachricht an #stammtisch")
        box.press_sequentially(f"/{words}")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button of the hand and wait until the hand shows something else."""
        self._and_wait(lambda: self.button(name).click())

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return a button or list of the hand by its whole name or a pattern."""
        return self.hand.get_by_role("button", name=name, exact=True)

    def alt(self) -> str:
        """Return what the hand's picture is described as."""
        return self.hand.get_by_role("img").get_attribute("alt") or ""

    def choose(self, *cards: str) -> None:
        """Choose these cards in the hand's list, called as there (♣D); none were chosen before."""
        self.button(CHOOSE).click()
        for card in cards:
            rows = self.options.get_by_role("option", selected=False)
            rows.filter(has=self.page.get_by_text(card, exact=True)).first.click()
        self.options.get_by_role("button", name="Übernehmen").click()
        expect(self.hand.get_by_role("img")).to_have_attribute("alt", re.compile("Gewählt: "))

    def wait_for_turn(self) -> bool:
        """Wait until this player may draw; False when the match is over instead."""
        over = self.page.locator("[data-ephemeral=false]").filter(has_text=OVER)
        expect(self.button(DRAW).or_(over).first).to_be_visible()
        return over.count() == 0

    def draw(self) -> None:
        """Draw from the stock."""
        self.press(DRAW)
        expect(self.button(CHOOSE)).to_be_visible()

    def lay(self) -> None:
        """Lay what is suggested: the first time by choosing the cards, then by the suggestion."""
        while (offer := self._offered()) is not None:
            is_whole = not offer.endswith("…")
            if is_whole and self.melds_by_hand == 0 and self._meld(re.split("[, ]+", offer)):
                continue
            self.press(OFFER)
            self.suggestions_taken += 1

    def discard(self) -> None:
        """Throw away the first card of the list that is no joker."""
        if self.button(READY_TO_DISCARD).count() == 0:
            self.button(CHOOSE).click()
            self.options.get_by_role("option").filter(has_not_text="Joker").first.click()
            self.options.get_by_role("button", name="Übernehmen").click()
        expect(self.button(READY_TO_DISCARD)).to_be_visible()
        self.press(READY_TO_DISCARD)
        expect(self.button(READY_TO_DISCARD)).to_have_count(0)

    def take_turn(self) -> None:
        """Draw, lay what can be laid, and throw a card away."""
        self.draw()
        self.lay()
        self.discard()

    def _offered(self) -> str | None:
        """Return the cards of the suggestion, as its button names them."""
        if self.button(OFFER).count() == 0:
            return None
        found = OFFER.match(self.button(OFFER).inner_text())
        return None if found is None else found[1]

    def _meld(self, cards: list[str]) -> bool:
        """Choose cards and lay them; False, and none chosen, if they are not new melds alone."""
        self.choose(*cards)
        if self.button(READY_TO_MELD).count() == 0:
            self.press("Neu wählen")
            return False
        self.press(READY_TO_MELD)
        self.melds_by_hand += 1
        return True

    def _with_picture(self, ephemeral: str) -> Locator:
        messages = self.page.locator(f"[data-ephemeral={ephemeral}]")
        return messages.filter(has=self.page.locator("img")).last

    def _and_wait(self, act: Callable[[], object]) -> None:
        # An edit draws the article anew, so it is found by its id, which stays.
        message = self.hand.get_attribute("data-message-id")
        before = self.hand.evaluate(SHOWN)
        act()
        self.page.wait_for_function(
            f"""([message, before]) => {{
              const article = document.querySelector(`[data-message-id="${{message}}"]`);
              return article !== null && ({SHOWN})(article) !== before;
            }}""",
            arg=[message, before],
        )
