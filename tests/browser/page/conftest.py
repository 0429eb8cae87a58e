"""A real playground with the scripted application, and the page opened on it."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ChromiumPage

ROOT = Path(__file__).parents[3]
APP = Path(__file__).with_name("scripted_app.py")

MEMBERS = {
    name: str(1196400000000000201 + at)
    for at, name in enumerate(["Anna", "Ben", "Cem", "Dora", "Emil", "Frida", "Gül", "Henk"])
}
TABLE = "1196400000000000301"
SIDE_ROOM = "1196400000000000302"


@dataclass
class Playground:
    """A playground process and how a test speaks to it beside the page."""

    process: subprocess.Popen[str]
    base: str
    token: str

    def call(self, method: str, path: str, body: object = None, **query: str) -> dict:
        address = f"{self.base}{path}?{urlencode(query)}"
        content = None if body is None else json.dumps(body).encode()
        request = Request(address, content, {"Content-Type": "application/json"}, method=method)
        with urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def as_bot(self, method: str, path: str) -> int:
        """Call a route of Discord's API as the bot would; returns the status."""
        headers = {"Authorization": f"Bot {self.token}"}
        request = Request(f"{self.base}/api/v10{path}", headers=headers, method=method)
        try:
            with urlopen(request, timeout=10) as answer:
                return answer.status
        except HTTPError as error:
            with error:
                return error.code

    def clear(self) -> None:
        """Remove every message, the private ones of every member too."""
        for channel in (TABLE, SIDE_ROOM):
            path = f"/page/channels/{channel}/messages"
            for member in MEMBERS.values():
                for message in self.call("GET", path, member=member)["messages"]:
                    who = member if message["ephemeral"] else MEMBERS["Anna"]
                    gone = f"/page/messages/{channel}/{message['id']}"
                    self.call("DELETE", gone, member=who)

    def write(self, member: str, content: str, channel: str = TABLE) -> None:
        body = {"member": MEMBERS[member], "content": content}
        self.call("POST", f"/page/channels/{channel}/messages", body)

    def clicks(self, custom_id: str) -> int:
        """How often a component was clicked so far."""
        entries = self.call("GET", "/control/transcript")["entries"]
        return sum(
            entry.get("action") == "interact" and entry["body"].get("custom_id") == custom_id
            for entry in entries
        )

    def advance(self, seconds: float) -> None:
        self.call("POST", "/control/clock", {"advance_s": seconds})

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        assert self.process.stdin
        self.process.stdout.close()
        self.process.stdin.close()


def start_playground(port: int = 0) -> Playground:
    """Start a playground whose time stands still until a test moves it: no machine is too slow."""
    command = [
        sys.executable, "-m", "playground", "--port", str(port), "--with-parent",
        "--clock", "manual",
    ]  # fmt: skip
    process = subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout
    ready = json.loads(process.stdout.readline())
    return Playground(process, ready["base"], ready["token"])


def start_app(playground: Playground) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", str(APP), playground.base, playground.token],
        cwd=ROOT, text=True, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout
    assert process.stdout.readline() == "ready\n"
    return process


def stop_app(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stdout
    process.stdout.close()


@pytest.fixture(scope="session")
def running(chromium: object) -> Iterator[Playground]:
    """One playground with the scripted application for all tests; the browser comes first."""
    playground = start_playground()
    try:
        app = start_app(playground)
        yield playground
        stop_app(app)
    finally:
        playground.kill()


@pytest.fixture
def playground(running: Playground) -> Playground:
    """The running playground with empty channels."""
    running.clear()
    return running


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(playground: Playground, chromium_page: ChromiumPage) -> OpenPage:
    """Opens the page as members see it: `open_page("Anna", width=390)`."""

    def open_as(*names: str, channel: str = TABLE, **window: object) -> Page:
        members = [("member", MEMBERS[name]) for name in names or ("Anna",)]
        page = chromium_page(**window)
        page.goto(f"{playground.base}/?{urlencode([*members, ('channel', channel)])}")
        page.locator("#app[aria-busy=false]").wait_for()
        return page

    return open_as
