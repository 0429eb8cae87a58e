"""Starting with and without a playground; small scripts stand in for the playground's process."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from bot import launch
from bot.errors import CannotRun, ExitCode, Sentence
from bot.settings import Secret, Settings

READY = json.dumps({"playground": "ready", "base": "http://127.0.0.1:8420", "token": "Ym90.x.y"})


def script(body: str) -> list[str]:
    return [sys.executable, "-c", f"import sys\nREADY = {READY!r}\n{body}"]


OBEDIENT = script("print(READY, *sys.argv[1:], sep='\\n', flush=True)\nsys.stdin.read()")


class Bot:
    """Remembers the settings that it was run with; ends at once, or when told."""

    def __init__(self, ends: bool = True) -> None:
        self.ends = ends
        self.settings: Settings | None = None
        self.cancelled = False

    async def run(self, settings: Settings) -> None:
        self.settings = settings
        if not self.ends:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.cancelled = True
                raise


@pytest.fixture
def said() -> list[Sentence]:
    return []


async def test_with_a_token_the_bot_runs_on_discord(said: list[Sentence]) -> None:
    settings = Settings(discord_token=Secret("a.b.c"))
    bot = Bot()
    await launch.run(settings, bot.run, said.append, playground_command=["no such program"])
    assert bot.settings is settings
    assert said == []


async def test_without_a_token_the_bot_runs_beside_a_playground_and_says_where(
    said: list[Sentence],
) -> None:
    bot = Bot()
    await launch.run(Settings(), bot.run, said.append, playground_command=OBEDIENT)
    assert bot.settings is not None
    assert bot.settings.discord_base == "http://127.0.0.1:8420"
    assert bot.settings.discord_token == Secret("Ym90.x.y")
    assert "No DISCORD_TOKEN is set" in said[0].en
    assert "http://127.0.0.1:8420" in said[1].en
    assert "http://127.0.0.1:8420" in said[1].de


async def test_a_wanted_playground_is_not_excused(said: list[Sentence]) -> None:
    settings = Settings(playground="on", playground_port=0)
    await launch.run(settings, Bot().run, said.append, playground_command=OBEDIENT)
    assert "No DISCORD_TOKEN" not in said[0].en


async def test_the_playground_is_told_port_and_language(
    said: list[Sentence], caplog: pytest.LogCaptureFixture
) -> None:
    async def until_drained(settings: Settings) -> None:
        while "playground: 9999" not in caplog.messages:
            await asyncio.sleep(0)

    caplog.set_level("DEBUG", "bot.launch")
    settings = Settings(playground_port=9999, language="en")
    await launch.run(settings, until_drained, said.append, playground_command=OBEDIENT)
    told = [message.removeprefix("playground: ") for message in caplog.messages]
    assert told == ["--with-parent", "--lang", "en", "--port", "9999"]


@pytest.mark.parametrize(
    ("database", "expected"),
    [
        (Settings().database, launch.PLAYGROUND_DATABASE),
        (Path("elsewhere.sqlite"), Path("elsewhere.sqlite")),
    ],
)
async def test_the_playground_has_a_database_of_its_own_unless_one_is_set(
    database: Path, expected: Path, said: list[Sentence]
) -> None:
    bot = Bot()
    settings = Settings(database=database)
    await launch.run(settings, bot.run, said.append, playground_command=OBEDIENT)
    assert bot.settings is not None
    assert bot.settings.database == expected


@pytest.mark.parametrize(
    "body",
    ["sys.exit(3)", "print('not JSON', flush=True)", "print('{}', flush=True)",
     "print('[]', flush=True)"],
)  # fmt: skip
async def test_a_playground_that_does_not_start_is_said(body: str, said: list[Sentence]) -> None:
    with pytest.raises(CannotRun, match="did not start") as raised:
        await launch.run(Settings(), Bot().run, said.append, playground_command=script(body))
    assert raised.value.code is ExitCode.UNAVAILABLE


async def test_a_playground_that_dies_ends_the_bot_and_is_said(said: list[Sentence]) -> None:
    bot = Bot(ends=False)
    dying = script("print(READY, flush=True)\nsys.exit(5)")
    with pytest.raises(CannotRun, match=r"ended \(code 5\)") as raised:
        await launch.run(Settings(), bot.run, said.append, playground_command=dying)
    assert raised.value.code is ExitCode.UNAVAILABLE
    assert bot.cancelled


async def test_what_the_bot_raises_is_raised_and_the_playground_ends(
    said: list[Sentence],
) -> None:
    async def refuse(settings: Settings) -> None:
        raise CannotRun(Sentence("nein", "no"))

    with pytest.raises(CannotRun, match="no"):
        await launch.run(Settings(), refuse, said.append, playground_command=OBEDIENT)


async def test_cancelling_ends_the_bot_and_its_playground(said: list[Sentence]) -> None:
    bot = Bot(ends=False)
    task = asyncio.create_task(
        launch.run(Settings(), bot.run, said.append, playground_command=OBEDIENT)
    )
    while bot.settings is None:
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert bot.cancelled


async def test_a_playground_that_does_not_listen_is_killed(
    said: list[Sentence], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(launch, "END_TIMEOUT_S", 0.01)
    deaf = script("import signal\nprint(READY, flush=True)\nsignal.pause()")
    await launch.run(Settings(), Bot().run, said.append, playground_command=deaf)
    assert "is killed" in caplog.text


def test_the_loop_is_uvloops_wherever_there_is_one():
    loop = launch.new_loop()
    loop.close()
    assert (type(loop).__module__ == "uvloop") is (sys.platform != "win32")
