"""The log: one line an entry, libraries kept quiet, secrets struck out."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot import log

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz01"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    levels = {name: logging.getLogger(name).level for name in log.LIBRARIES}
    yield
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def entries(stream: io.StringIO) -> list[dict[str, str]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_entry_is_one_json_object_with_its_extras() -> None:
    stream = io.StringIO()
    log.set_up("INFO", stream=stream)
    logging.getLogger("bot.session").info("saved %d", 3, extra={"table": "k3", "ms": 1.5})
    (entry,) = entries(stream)
    assert entry.pop("t").endswith("+00:00")
    assert entry == {
        "level": "INFO",
        "logger": "bot.session",
        "message": "saved 3",
        "table": "k3",
        "ms": 1.5,
    }


def test_an_error_carries_its_traceback_in_the_same_line() -> None:
    stream = io.StringIO()
    log.set_up("INFO", stream=stream)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("bot").exception("broken")
    (entry,) = entries(stream)
    assert "ValueError: two\nlines" in entry["error"]


def test_a_terminal_gets_lines_for_eyes() -> None:
    stream = Terminal()
    log.set_up("DEBUG", stream=stream)
    logging.getLogger("bot").debug("hello", extra={"table": "k3"})
    assert stream.getvalue().endswith(" DEBUG   bot: hello table=k3\n")
    logging.getLogger("bot").error("bad", exc_info=ValueError("why"))
    assert stream.getvalue().endswith("ValueError: why\n")


@pytest.mark.parametrize("name", log.LIBRARIES)
def test_libraries_never_go_below_info(name: str) -> None:
    stream = io.StringIO()
    log.set_up("DEBUG", stream=stream)
    logging.getLogger(f"{name}.inner").debug("hidden cards")
    assert stream.getvalue() == ""
    log.set_up("ERROR", stream=stream)
    logging.getLogger(name).warning("quiet")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("structured", [True, False])
@pytest.mark.parametrize(
    ("message", "secret"),
    [
        (f"login with {TOKEN} failed", TOKEN),
        ("Authorization: Bot a.b.c", "a.b.c"),
        ("PATCH /webhooks/12/aW50ZXJ:tok-en/messages/@original", "aW50ZXJ:tok-en"),
        ("POST /interactions/34/aW50ZXJ_token/callback?with_response=1", "aW50ZXJ_token"),
        ("the known one: s3cret!", "s3cret!"),
    ],
)
def test_tokens_are_struck_out(message: str, secret: str, structured: bool) -> None:
    stream = io.StringIO()
    log.set_up("INFO", secrets=["s3cret!", ""], stream=stream, structured=structured)
    logging.getLogger("discord.http").info("%s", message)
    logging.getLogger("bot").error("error", exc_info=RuntimeError(message))
    logging.getLogger("bot").info("extra", extra={"url": message})
    assert secret not in stream.getvalue()
    assert stream.getvalue().count("[…]") == 3


def test_ids_and_versions_are_no_tokens() -> None:
    line = "discord.py 2.7.1 on 127.0.0.1:8420, table 1234567890123456789, games.core.record"
    assert log.Redaction()(line) == line
