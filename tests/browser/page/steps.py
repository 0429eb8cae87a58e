"""What a person does on the page, in words that the tests share."""

from playwright.sync_api import Locator, Page

COMPOSER = "Nachricht an #stammtisch"


def composer(page: Page) -> Locator:
    return page.get_by_role("combobox", name=COMPOSER)


def run(page: Page, command: str) -> None:
    """Type a command that needs no options and send it by keyboard."""
    composer(page).fill(f"/{command} ")
    page.keyboard.press("Enter")


def message(page: Page, text: str) -> Locator:
    """The message that shows this text."""
    return page.locator("[data-message-id]").filter(has_text=text)


def component(page: Page, custom_id: str) -> Locator:
    return page.locator(f"[data-message-id] [data-custom-id='{custom_id}']")
