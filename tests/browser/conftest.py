"""Chromium for tests that use the page as a person does; what they start stands beside them."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Window:
    """How a page is looked at."""

    width: int = 1100
    height: int = 900
    theme: Literal["light", "dark"] = "light"
    touch: bool = False


class Windows:
    """Pages that one test after the other uses, empty in between: a warm cache loads faster."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: defaultdict[Window, list[Page]] = defaultdict(list)
        self._used: list[tuple[Window, Page]] = []
        self.faults: list[str] = []

    def open(self, window: Window) -> Page:
        """Return an empty page."""
        idle = self._idle[window]
        page = idle.pop() if idle else self._new(window)
        self._used.append((window, page))
        return page

    def empty(self) -> None:
        """Take all pages back, without anything that a test left in them."""
        for window, page in self._used:
            if page.url.startswith("http://"):
                page.evaluate("localStorage.clear()")
            page.unroute_all()
            page.set_viewport_size({"width": window.width, "height": window.height})
            page.goto("about:blank")
            self._idle[window].append(page)
        self._used.clear()
        self.faults.clear()

    def _new(self, window: Window) -> Page:
        context = self._browser.new_context(
            viewport={"width": window.width, "height": window.height},
            color_scheme=window.theme,
            has_touch=window.touch,
            locale="de-DE",
            timezone_id="Europe/Berlin",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    return Windows(chromium)


@pytest.fixture
def chromium_page(windows: Windows) -> Iterator[ChromiumPage]:
    """Opens pages: `chromium_page(width=390, theme="dark", touch=True)`, as `Window` has it.

    A script error on any of them fails the test at its end.
    """
    yield lambda **window: windows.open(Window(**window))
    faults = list(windows.faults)
    windows.empty()
    assert faults == [], "script errors on the page"
