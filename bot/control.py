"""The way to a running bot for whoever runs it: a socket beside the database, no open port.

`python -m bot backup FILE`, `status` and `league …` ask, the running bot answers; one line
of JSON each way. What is answered is decided by whoever listens.
"""

import asyncio
import contextlib
import json
import logging
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Generator, Mapping
from pathlib import Path
from typing import Any, Final, Self

from bot.errors import CannotRun, ExitCode, Sentence

BACKUP: Final = "backup"
STATUS: Final = "status"
REBUILD: Final = "rebuild"
EXPORT: Final = "league export"
IMPORT: Final = "league import"
"""The requests that a bot serves."""
MAX_LINE: Final = 64 * 1024
ASKING_S: Final = 10.0
"""How long the bot waits for what is asked."""
CLOSING_S: Final = 2.0
"""How long the end of the process waits for an answer."""
ASK_TIMEOUT_S: Final = 600.0
"""How long a person waits for the answer; copying a large file takes its time."""

Answer = Mapping[str, Any]
Handler = Callable[[str], Awaitable[Answer]]
"""Takes the argument of a request; raises `CannotRun` with what a person shall read."""

_log = logging.getLogger(__name__)


def socket_of(database: Path) -> Path:
    """Return where the bot of a database listens."""
    return database.with_name(f"{database.name}.control")


class Control:
    """The listening end, held by the process that holds the database's lock. Made by `at`."""

    def __init__(self, path: Path, handlers: Mapping[str, Handler]) -> None:
        self._path = path
        self._handlers = handlers
        self._server: asyncio.Server | None = None
        self._reading: set[asyncio.Task[Any]] = set()
        self._answering: set[asyncio.Task[Any]] = set()

    @classmethod
    async def at(cls, database: Path, handlers: Mapping[str, Handler]) -> Self:
        """Listen; only the owner of the process may ask.

        Where no socket can be made, the bot runs without: a warning says so.

        Args:
            database: the file beside which the socket stands; this process holds its lock.
            handlers: name of a request → what answers it.
        """
        control = cls(socket_of(database), handlers)
        try:
            await control._listen()
        except OSError as error:
            _log.warning("backup and status cannot reach this bot: %s", error)
        return control

    async def close(self) -> None:
        """Listen no longer; to be called while the lock is still held.

        Whoever has asked for nothing is sent away, and an answer may take no longer than a moment.
        """
        if self._server is None:
            return
        self._server.close()
        for task in self._reading:
            task.cancel()
        talks = self._reading | self._answering
        if talks:
            _, late = await asyncio.wait(talks, timeout=CLOSING_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._server.wait_closed()
        await asyncio.to_thread(self._path.unlink, missing_ok=True)

    async def _listen(self) -> None:
        if sys.platform == "win32":
            raise OSError("this system has no sockets in files")
        # The lock is ours, so whoever made a socket that is still there is dead.
        await asyncio.to_thread(self._path.unlink, missing_ok=True)
        self._server = await asyncio.start_unix_server(
            self._talk, sock=_own_socket(self._path), limit=MAX_LINE
        )

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        with contextlib.closing(writer), contextlib.suppress(OSError, ValueError, TimeoutError):
            with _among(self._reading, task):
                async with asyncio.timeout(ASKING_S):
                    line = await reader.readline()
            request, argument = _asked(line)
            with _among(self._answering, task):
                writer.write(_line(await _answered(self._handlers, request, argument)))
                await writer.drain()


async def ask(database: Path, request: str, argument: str = "") -> Answer | None:
    """Ask the running bot of a database.

    Args:
        database: its file.
        request: a name that it serves.
        argument: what for.

    Returns:
        Its answer; ``None`` if nobody listens there.

    Raises:
        CannotRun: it says why not, or does not answer in time.
    """
    if sys.platform == "win32":
        return None
    try:
        reader, writer = await asyncio.open_unix_connection(str(socket_of(database)))
    except (OSError, ValueError):
        return None
    with contextlib.closing(writer):
        writer.write(_line({"request": request, "argument": argument}))
        try:
            async with asyncio.timeout(ASK_TIMEOUT_S):
                answer = json.loads(await reader.readline())
        except (TimeoutError, OSError, ValueError):
            raise CannotRun(_NO_ANSWER, code=ExitCode.UNAVAILABLE) from None
    if "refused" in answer:
        sentences = [Sentence(*each) for each in answer["refused"]]
        raise CannotRun(*sentences, code=ExitCode(answer["code"]))
    return answer


def _own_socket(path: Path) -> socket.socket:
    """Return a socket in a file that nobody but the owner of the process may open."""
    made = socket.socket(socket.AF_UNIX)
    # The mask is the whole process', so nothing may happen before it is as it was.
    before = os.umask(0o177)
    try:
        made.bind(str(path))
    except BaseException:
        made.close()
        raise
    finally:
        os.umask(before)
    return made


@contextlib.contextmanager
def _among(tasks: set[asyncio.Task[Any]], task: asyncio.Task[Any]) -> Generator[None]:
    tasks.add(task)
    try:
        yield
    finally:
        tasks.discard(task)


def _asked(line: bytes) -> tuple[str, str]:
    """Return the name of a request and its argument (raises `ValueError`: it is none)."""
    try:
        asked = json.loads(line)
    except RecursionError as error:
        raise ValueError("no request") from error
    match asked:
        case {"request": str() as request, "argument": str() as argument}:
            return request, argument
        case _:
            raise ValueError("no request")


async def _answered(handlers: Mapping[str, Handler], request: str, argument: str) -> Answer:
    handler = handlers.get(request)
    if handler is None:
        return _refused(CannotRun(_UNKNOWN))
    try:
        return await handler(argument)
    except CannotRun as error:
        return _refused(error)
    except Exception:  # noqa: BLE001  # whoever asks must not wait for a bot that has stumbled
        _log.exception("a request could not be answered")
        return _refused(CannotRun(_FAILED, code=ExitCode.FAILED))


def _refused(error: CannotRun) -> Answer:
    return {"refused": error.sentences, "code": error.code}


def _line(content: Mapping[str, Any]) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode() + b"\n"


_NO_ANSWER: Final = Sentence(
    "Der laufende Bot antwortet nicht. Sein Protokoll sagt vielleicht, warum.",
    "The running bot does not answer. Its log may say why.",
)
_UNKNOWN: Final = Sentence(
    "Der laufende Bot kennt diesen Befehl nicht; er ist wohl älter als dieses Programm.",
    "The running bot does not know this command; it seems to be older than this program.",
)
_FAILED: Final = Sentence(
    "Dem laufenden Bot ist dabei ein Fehler unterlaufen; er steht in seinem Protokoll.",
    "The running bot has failed at that; its log has the error.",
)
