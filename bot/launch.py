"""Starting and ending the bot: on Discord, or beside a playground of its own.

What the running bot does is `bot.app`; the playground is a process of its own that this module
only starts, watches and ends.
"""

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bot.errors import CannotRun, ExitCode, Sentence
from bot.settings import DECLARED, Secret, Settings

PLAYGROUND_DATABASE: Final = Path("data/playground.sqlite")
"""Where the playground's tables live unless a database is set: never among those of Discord."""
PLAYGROUND_COMMAND: Final = (sys.executable, "-m", "playground")
START_TIMEOUT_S: Final = 60.0
END_TIMEOUT_S: Final = 5.0

Run = Callable[[Settings], Awaitable[None]]
Say = Callable[[Sentence], None]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Playground:
    """A playground that is ready.

    Attributes:
        base: Its address, such as `http://127.0.0.1:8420`: the page and what discord.py calls.
        token: The token it knows the bot by.
        process: Its process.
    """

    base: str
    token: Secret
    process: asyncio.subprocess.Process


def new_loop() -> asyncio.AbstractEventLoop:
    """Returns the event loop of the bot: uvloop's, which does not exist for Windows."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    # Late, as it is of use to a running bot alone.
    import uvloop

    return uvloop.new_event_loop()


async def run(
    settings: Settings,
    run_bot: Run,
    say: Say,
    *,
    playground_command: Sequence[str] = PLAYGROUND_COMMAND,
) -> None:
    """Runs the bot until it ends or is cancelled.

    Args:
        settings: The checked settings.
        run_bot: The bot itself; gets the settings with token, address and database filled in.
        say: Tells the person at the terminal something.
        playground_command: The command line that the options are added to.

    Raises:
        CannotRun: If the playground does not start or ends too soon, or the bot says so.
    """
    if not settings.in_playground:
        await run_bot(settings)
        return
    say(_why_playground(settings))
    async with _playground(settings, playground_command) as playground:
        say(
            Sentence(
                f"Der Spielplatz ist offen: {playground.base}  (Ende mit Strg+C)",
                f"The playground is open: {playground.base}  (Ctrl-C ends it)",
            )
        )
        await _until_one_ends(run_bot(beside(settings, playground)), _death_of(playground))


def beside(settings: Settings, playground: Playground) -> Settings:
    """Returns the settings of a bot that plays in this playground."""
    return replace(
        settings,
        discord_token=playground.token,
        discord_base=playground.base,
        database=database_of(settings),
    )


def database_of(settings: Settings) -> Path:
    """Returns the database in which a bot of these settings plays."""
    is_default = str(settings.database) == _DEFAULT_DATABASE
    return PLAYGROUND_DATABASE if settings.in_playground and is_default else settings.database


_DEFAULT_DATABASE: Final = next(
    str(declared.default) for declared in DECLARED if declared.name == "STAMMTISCH_DATABASE"
)


def _why_playground(settings: Settings) -> Sentence:
    if settings.playground == "auto":
        return Sentence(
            "Es ist kein DISCORD_TOKEN gesetzt: Gespielt wird auf dem Spielplatz, einem kleinen "
            "Discord auf diesem Rechner.",
            "No DISCORD_TOKEN is set: the bot plays in the playground, a small Discord on this "
            "machine.",
        )
    return Sentence(
        "Gespielt wird auf dem Spielplatz, einem kleinen Discord auf diesem Rechner.",
        "The bot plays in the playground, a small Discord on this machine.",
    )


@contextlib.asynccontextmanager
async def _playground(settings: Settings, command: Sequence[str]) -> AsyncGenerator[Playground]:
    arguments = [*command, "--with-parent", "--lang", settings.language]
    if settings.playground_port is not None:
        arguments += ["--port", str(settings.playground_port)]
    # A session of its own: Ctrl-C reaches the bot alone, which then ends its playground in order.
    process = await asyncio.create_subprocess_exec(
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        ready = await _ready_line(process)
        drain = asyncio.create_task(_drain(process))
        try:
            yield Playground(ready["base"], Secret(ready["token"]), process)
        finally:
            drain.cancel()
    finally:
        await _end(process)


async def _ready_line(process: asyncio.subprocess.Process) -> dict[str, str]:
    """Waits for the one line of JSON that says where the playground listens."""
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), START_TIMEOUT_S)
        said = json.loads(line)
        return {"base": str(said["base"]), "token": str(said["token"])}
    except (TimeoutError, ValueError, KeyError, TypeError):
        raise CannotRun(
            Sentence(
                "Der Spielplatz ist nicht gestartet; was ihn hinderte, steht darüber.",
                "The playground did not start; what kept it from starting stands above.",
            ),
            code=ExitCode.UNAVAILABLE,
        ) from None


async def _drain(process: asyncio.subprocess.Process) -> None:
    """Reads what else the playground prints, lest a full pipe stop it."""
    assert process.stdout is not None
    while line := await process.stdout.readline():
        _log.debug("playground: %s", line.decode(errors="replace").rstrip())


async def _death_of(playground: Playground) -> None:
    code = await playground.process.wait()
    raise CannotRun(
        Sentence(
            f"Der Spielplatz hat sich beendet (Code {code}); ohne ihn endet auch der Bot. "
            "Die Partien sind gespeichert.",
            f"The playground has ended (code {code}), and the bot ends with it. "
            "The matches are saved.",
        ),
        code=ExitCode.UNAVAILABLE,
    )


async def _until_one_ends(*parts: Awaitable[None]) -> None:
    """Waits for the first part to end, ends the others, and raises what the first one raised."""
    tasks = [asyncio.ensure_future(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if task in done:
            task.result()


async def _end(process: asyncio.subprocess.Process) -> None:
    """Closes the playground's standard input, which ends it; if it does not listen, kills it."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), END_TIMEOUT_S)
    except TimeoutError:
        _log.warning("the playground does not end by itself and is killed")
        process.kill()
        await process.wait()
