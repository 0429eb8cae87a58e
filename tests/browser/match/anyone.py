"""Somebody who plays any game on the page: presses what can be done, without knowing the rules."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.match.player import OVER, SHOWN

LIVE = "button.success, button.primary, button.danger"
"""Buttons that do something; the others are quiet."""


class Anyone:
    """One member on one page, with the newest hand in front.

    Args:
        page: the member's page.
    """

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def table(self) -> Locator:
        """The newest public message with a picture."""
        return self._with_picture("false")

    @property
    def hand(self) -> Locator:
        """The newest private message with a picture."""
        return self._with_picture("true")

    @property
    def controls(self) -> Locator:
        """The buttons of the hand that do something now."""
        return self.hand.locator(LIVE)

    def show_table(self) -> None:
        """Scroll to the table; it may be drawn anew at any moment, so nothing waits for it."""
        self.table.evaluate("(article) => article.scrollIntoView()")

    def choose(self, menu: Locator, name: str) -> None:
        """Choose the one entry of a list that is called so."""
        menu.click()
        entries = self.page.get_by_role("dialog").get_by_role("option")
        entries.filter(has=self.page.get_by_text(name, exact=True)).first.click()

    def wait_for_turn(self) -> bool:
        """Wait until this player may do something; False when the match is over instead."""
        over = self.page.locator("[data-ephemeral=false]").filter(has_text=OVER)
        menus = self.hand.locator('[data-custom-id^="pick:"]')
        expect(self.controls.or_(menus).or_(over).first).to_be_visible()
        return over.count() == 0

    def move(self) -> None:
        """Do the first thing that can be done: say which, press, or choose a card first.

        Nothing, if the hand was drawn anew meanwhile and there is nothing any more.
        """
        for menu in ("choose:", "pick:"):
            listed = self.hand.locator(f'[data-custom-id^="{menu}"]')
            if listed.count() and (menu == "choose:" or not self.controls.count()):
                self._and_wait(lambda listed=listed: self._first_entry(listed))
                return
        if self.controls.count():
            self._and_wait(self.controls.first.click)

    def _first_entry(self, menu: Locator) -> None:
        menu.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("option", selected=False).first.click()
        done = dialog.get_by_role("button", name="Übernehmen")
        if done.count():
            done.click()

    def _with_picture(self, ephemeral: str) -> Locator:
        messages = self.page.locator(f"[data-ephemeral={ephemeral}]")
        return messages.filter(has=self.page.locator("img")).last

    def _and_wait(self, act: Callable[[], object]) -> None:
        # An edit draws the article anew, so it is found by its id, which stays.
        message = self.hand.get_attribute("data-message-id")
        before = self.hand.evaluate(SHOWN)
        try:
            act()
            self.page.wait_for_function(
                f"""([message, before]) => {{
                  const article = document.querySelector(`[data-message-id="${{message}}"]`);
                  return article !== null && ({SHOWN})(article) !== before;
                }}""",
                arg=[message, before],
            )
        except PlaywrightTimeout:
            # It was drawn anew between the look and the click: whoever plays looks again.
            self.page.keyboard.press("Escape")
