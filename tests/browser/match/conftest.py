"""The bot as `make play` starts it, on pages of several members, and pictures of what they see."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ChromiumPage
from tests.schema import documents
from tests.schema.oracle import problems

ROOT = Path(__file__).parents[3]
MEMBERS = {"Anna": "1196400000000000201", "Ben": "1196400000000000202"}
SCREENSHOTS = "STAMMTISCH_SCREENSHOTS"
"""Environment variable: a folder that keeps the pictures; it is made if need be."""


class House:
    """The bot process with the playground that it starts, on one database and one port.

    Args:
        folder: where database and log are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> None:
        """Start bot and playground; the first time on a free port, then on the same again."""
        port = self.base.rpartition(":")[2] or "0"
        settings = {
            "STAMMTISCH_PLAYGROUND": "on",
            "STAMMTISCH_PLAYGROUND_PORT": port,
            "STAMMTISCH_DATABASE": str(self._folder / "tables.sqlite"),
            "STAMMTISCH_HEALTH_FILE": str(self._folder / "health"),
            "STAMMTISCH_COMPUTER_PACE_MS": "0",
        }
        with self._log.open("a") as log:
            # In a folder of its own, where no `.env` of the developer's is read.
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.match.bot_process"],
                cwd=self._folder,
                env={**_environment(), "PYTHONPATH": str(ROOT), **settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        found = (re.search(r"http://[\d.]+:\d+", line) for line in self._process.stdout)
        address = next(filter(None, found), None)
        assert address is not None, self._log.read_text("utf-8")
        self.base = address[0]

    def not_as_discord(self) -> list[str]:
        """Return what Discord would object to in all that was sent since the last start.

        That is every answer that told the bot to slow down and, where Discord's schemas lie
        beside, everything that does not fit them.
        """
        with urlopen(f"{self.base}/control/transcript") as answer:
            entries = json.load(answer)["entries"]
        slowed = [each for each in entries if each["dir"] == "answer" and each["status"] == 429]
        found = [f"429 to request {each['request']}" for each in slowed]
        return found + (problems(entries, refused_too=False) if documents.AVAILABLE else [])

    def kill(self) -> None:
        """`kill -9` of the playground and of the bot, which cannot say goodbye to each other."""
        assert self._process is not None
        for process in (*_children(self._process.pid), self._process.pid):
            os.kill(process, signal.SIGKILL)
        assert self._wait() == -signal.SIGKILL

    def stop(self) -> None:
        """End both as a service manager does, if they run."""
        if self._process is not None:
            self._process.terminate()
            assert self._wait() == 0

    def problems(self) -> list[str]:
        """Return the lines of the log that tell of an error."""
        lines = self._log.read_text("utf-8").splitlines()
        return [line for line in lines if re.search(r"ERROR|CRITICAL|Traceback", line)]

    @property
    def _log(self) -> Path:
        return self._folder / "log.jsonl"

    def _wait(self) -> int:
        process, self._process = self._process, None
        assert process is not None
        assert process.stdout is not None
        code = process.wait(timeout=30)
        process.stdout.close()
        return code


def _environment() -> dict[str, str]:
    """Return the environment without the settings of whoever runs the tests."""
    settings = ("STAMMTISCH_", "DISCORD_")
    return {name: value for name, value in os.environ.items() if not name.startswith(settings)}


def _children(parent: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    pairs = (map(int, line.split()) for line in listed.stdout.splitlines())
    return [child for child, its_parent in pairs if its_parent == parent]


@pytest.fixture
def house(chromium: object, tmp_path: Path) -> Iterator[House]:
    """Bot and playground, running; the browser comes first, so that without one none starts."""
    house = House(tmp_path)
    try:
        house.start()
        yield house
    finally:
        house.stop()
    assert house.problems() == []


OpenPage = Callable[..., Page]

BOT_IS_THERE = """async () => {
  for (let looks = 0; looks < 300; looks += 1) {
    const answer = await fetch("/control/state");
    if ((await answer.json()).bot_online) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}"""
"""A bot makes its commands known before it connects: until then nobody would answer them."""


@pytest.fixture
def open_page(house: House, chromium_page: ChromiumPage) -> OpenPage:
    """Opens the page as a member: `open_page("Anna", width=390)`."""

    def open_as(name: str, **window: object) -> Page:
        page = chromium_page(**window)
        page.goto(f"{house.base}/?{urlencode({'member': MEMBERS[name]})}")
        page.locator("#app[aria-busy=false]").wait_for()
        assert page.evaluate(BOT_IS_THERE)
        return page

    return open_as


class Album:
    """Pictures of the pages at a moment, numbered in the order of the match.

    Args:
        folder: where they are kept; None: nobody looks at them, and none is taken.
    """

    def __init__(self, folder: Path | None) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._count = 0

    def keep(self, moment: str, **pages: Page) -> None:
        """Save what each page shows, once its pictures are there."""
        self._count += 1
        for name, page in pages.items():
            page.wait_for_function("() => [...document.images].every((image) => image.complete)")
            if self._folder is not None:
                page.screenshot(path=self._folder / f"{self._count:02}-{moment}-{name}.png")


@pytest.fixture
def album() -> Album:
    folder = os.environ.get(SCREENSHOTS)
    return Album(Path(folder) if folder else None)
