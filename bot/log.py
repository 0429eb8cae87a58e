"""Logging of the process: one line an entry, as JSON or for a terminal, and never a secret.

What is worth an entry is decided where it happens; this module sets levels, shape and what is
struck out.
"""

import json
import logging
import re
import sys
import traceback
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, TextIO

LIBRARIES: Final = ("discord", "aiosqlite", "sqlalchemy", "alembic", "aiohttp", "asyncio", "PIL")
"""Loggers that never go below INFO: at DEBUG they print requests, parameters, hidden cards."""
WORDY: Final = ("sqlalchemy.engine", "sqlalchemy.pool", "alembic.runtime")
"""Loggers that never go below WARNING: at INFO they print every statement, twice per click."""

_STRUCK = "[…]"
_TOKENS: Final = (
    # A bot token wherever it turns up, and whatever follows the word of its header.
    re.compile(r"\b[\w-]{18,}\.[\w-]{6,}\.[\w-]{20,}", re.ASCII),
    re.compile(r"(?<=\bBot )[\w-]+\.[\w-]+\.[\w-]+", re.ASCII),
    # Interaction tokens stand in the addresses of callbacks and webhooks.
    re.compile(r"(?<=/interactions/)(\d+)/[^/\s?\"']+", re.ASCII),
    re.compile(r"(?<=/webhooks/)(\d+)/[^/\s?\"']+", re.ASCII),
)
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def told(error: BaseException) -> str:
    """Returns what an error is and where it came from, without its words: they may name cards."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{type(error).__name__}\n{frames}".rstrip()


class Redaction:
    """Strikes secrets out of a line.

    Args:
        secrets: Texts that are known, such as the token in use; they go first.
    """

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        self._secrets = tuple(sorted(filter(None, secrets), key=len, reverse=True))

    def __call__(self, line: str) -> str:
        """Returns the line with every secret replaced by a mark."""
        for secret in self._secrets:
            line = line.replace(secret, _STRUCK)
        for pattern in _TOKENS:
            line = pattern.sub(
                lambda found: f"{found[1]}/{_STRUCK}" if found.re.groups else _STRUCK, line
            )
        return line


class _Formatter(logging.Formatter):
    """Formats whole entries, tracebacks included, and redacts the finished text."""

    def __init__(self, redact: Redaction) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        return self._redact(self.compose(record))

    def compose(self, record: logging.LogRecord) -> str:
        raise NotImplementedError

    def _when(self, record: logging.LogRecord) -> datetime:
        return datetime.fromtimestamp(record.created, UTC)

    def _trace(self, record: logging.LogRecord) -> str | None:
        if record.exc_info:
            return self.formatException(record.exc_info)
        return record.exc_text


class JsonFormatter(_Formatter):
    """One JSON object a line: `t` (UTC), `level`, `logger`, `message`, `extra=`'s, `error`."""

    def compose(self, record: logging.LogRecord) -> str:
        """Returns the entry as JSON; values that JSON does not know appear as their `str`."""
        entry: dict[str, object] = {
            "t": self._when(record).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update(_extra(record))
        trace = self._trace(record)
        if trace:
            entry["error"] = trace
        return json.dumps(entry, ensure_ascii=False, default=str)


class TerminalFormatter(_Formatter):
    """The same for eyes: local time, level, logger, message, then `key=value`."""

    def compose(self, record: logging.LogRecord) -> str:
        """Returns one line, and the traceback below it if there is one."""
        when = self._when(record).astimezone().strftime("%H:%M:%S")
        line = f"{when} {record.levelname:<7} {record.name}: {record.getMessage()}"
        line += "".join(f" {key}={value!s}" for key, value in _extra(record).items())
        trace = self._trace(record)
        return f"{line}\n{trace}" if trace else line


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in _STANDARD}


def set_up(
    level: str,
    *,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
    structured: bool | None = None,
) -> None:
    """Sends every logger of the process to one stream.

    Args:
        level: DEBUG, INFO, WARNING or ERROR, for the bot; libraries stay at INFO or above.
        secrets: Texts to strike out besides what looks like a token.
        stream: Where to; standard error if None.
        structured: JSON lines; if None, JSON unless the stream is a terminal.
    """
    out = sys.stderr if stream is None else stream
    as_json = not out.isatty() if structured is None else structured
    handler = logging.StreamHandler(out)
    redact = Redaction(secrets)
    handler.setFormatter(JsonFormatter(redact) if as_json else TerminalFormatter(redact))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    for name in WORDY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.captureWarnings(capture=True)
