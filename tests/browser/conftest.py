"""Chromium for tests that use the page as a person does; what they start stands beside them."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 15_000

ChromiumPage = Callable[..., Page]


def _path_of_chromium() -> str | None:
    return next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for the whole run; without one: skipped here, failed in CI."""
    path = _path_of_chromium()
    if path is None:
        reason = "no chromium on this machine (Debian: apt-get install chromium)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def chromium_page(chromium: Browser) -> Iterator[ChromiumPage]:
    """Opens pages: `chromium_page(width, height, theme="dark", touch=True)`.

    A script error on any of them fails the test at its end.
    """
    contexts = []
    faults: list[str] = []

    def open_page(
        width: int = 1100,
        height: int = 900,
        *,
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            has_touch=touch,
            locale="de-DE",
            timezone_id="Europe/Berlin",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == [], "script errors on the page"
