"""Asking a running bot: answers, refusals, and nobody there."""

import asyncio
import stat
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot import control
from bot.control import Control
from bot.errors import CannotRun, ExitCode, Sentence


@pytest.fixture
def database() -> Iterator[Path]:
    # Of its own, since the name of a socket has at most about a hundred characters.
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "tables.sqlite"


async def echo(argument: str) -> control.Answer:
    return {"said": argument}


async def refuse(_: str) -> control.Answer:
    raise CannotRun(Sentence("Heute nicht.", "Not today."), code=ExitCode.TEMPORARY)


async def stumble(_: str) -> control.Answer:
    raise RuntimeError("planted")


@pytest.fixture
async def listening(database: Path) -> AsyncIterator[Control]:
    listening = await Control.at(database, {"echo": echo, "refuse": refuse, "stumble": stumble})
    yield listening
    await listening.close()


@pytest.mark.usefixtures("listening")
async def test_an_answer_comes_back_whole(database: Path) -> None:
    assert await control.ask(database, "echo", "Größe\n„x“") == {"said": "Größe\n„x“"}


@pytest.mark.usefixtures("listening")
async def test_a_refusal_is_raised_with_its_sentence_and_code(database: Path) -> None:
    with pytest.raises(CannotRun) as caught:
        await control.ask(database, "refuse")
    assert caught.value.text("de") == "Heute nicht."
    assert caught.value.code is ExitCode.TEMPORARY


@pytest.mark.usefixtures("listening")
async def test_a_request_that_it_does_not_know_is_a_sentence(database: Path) -> None:
    with pytest.raises(CannotRun, match="older than this program"):
        await control.ask(database, "sing")


@pytest.mark.usefixtures("listening")
async def test_a_bot_that_stumbles_says_so_and_goes_on(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(CannotRun, match="its log has the error"):
        await control.ask(database, "stumble")
    assert "planted" in caplog.text
    assert await control.ask(database, "echo", "still") == {"said": "still"}


@pytest.mark.usefixtures("listening")
async def test_noise_on_the_socket_disturbs_nobody(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    deep = b"[" * (control.MAX_LINE - 1) + b"\n"
    unread = b'{"request": 7, "argument": ""}\n'
    for noise in (b"", b"{}\n", b"[]\n", b"\xff\n", deep, unread, b"x" * (control.MAX_LINE + 1)):
        reader, writer = await asyncio.open_unix_connection(str(control.socket_of(database)))
        writer.write(noise)
        writer.write_eof()
        assert await reader.read() == b""
        writer.close()
    assert await control.ask(database, "echo", "still") == {"said": "still"}
    assert caplog.text == ""


async def test_whoever_says_nothing_does_not_hold_up_the_end(database: Path) -> None:
    listening = await Control.at(database, {"echo": echo})
    reader, writer = await asyncio.open_unix_connection(str(control.socket_of(database)))
    await control.ask(database, "echo")  # so that the silent one has been accepted before
    await listening.close()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert await reader.read() == b""
    writer.close()


async def test_an_answer_that_takes_too_long_does_not_hold_up_the_end(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control, "CLOSING_S", 0.0)
    has_begun = asyncio.Event()

    async def work(_: str) -> control.Answer:
        has_begun.set()
        await asyncio.Event().wait()
        return {}

    listening = await Control.at(database, {"work": work})
    asked = asyncio.create_task(control.ask(database, "work"))
    await has_begun.wait()
    await listening.close()
    with pytest.raises(CannotRun, match="does not answer"):
        await asked


@pytest.mark.usefixtures("listening")
def test_only_the_owner_may_ask(database: Path) -> None:
    assert stat.S_IMODE(control.socket_of(database).stat().st_mode) == 0o600


async def test_without_a_bot_there_is_no_answer(database: Path) -> None:
    assert await control.ask(database, "echo") is None


async def test_a_socket_left_by_a_killed_bot_is_replaced(database: Path) -> None:
    control.socket_of(database).touch()
    assert await control.ask(database, "echo") is None
    listening = await Control.at(database, {"echo": echo})
    assert await control.ask(database, "echo", "anew") == {"said": "anew"}
    await listening.close()
    assert not control.socket_of(database).exists()


async def test_where_no_socket_can_be_made_the_bot_runs_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    listening = await Control.at(tmp_path / ("x" * 200), {"echo": echo})
    await listening.close()
    assert "backup and status cannot reach this bot" in caplog.text
