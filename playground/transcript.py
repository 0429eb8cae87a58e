"""The record of everything sent and received, in order, for checkers and for whoever looks.

An entry is written before its bytes go out and after they came in. Tokens of the bot are masked.
"""

from collections import deque
from pathlib import Path
from typing import Literal

from playground.clock import Clock
from playground.wire import JsonObject, dumps

Direction = Literal["request", "answer", "event", "client", "page"]

KEPT_ENTRIES = 50_000
"""So many of the newest entries stay in memory; a file keeps all."""


class Transcript:
    """Numbered entries `{n, t, dir, ...}`; n counts from 1, t is in seconds since 1970.

    Args:
        clock: gives the time of an entry.
        path: a file to which every entry is appended as a line of JSON, flushed at once.
    """

    def __init__(self, clock: Clock, path: Path | None = None) -> None:
        self._clock = clock
        self._count = 0
        self._entries: deque[JsonObject] = deque(maxlen=KEPT_ENTRIES)
        self._file = path.open("a", encoding="utf-8") if path is not None else None

    @property
    def count(self) -> int:
        """The number of the newest entry; 0 before the first."""
        return self._count

    @property
    def entries(self) -> list[JsonObject]:
        """The entries kept in memory, oldest first."""
        return list(self._entries)

    def add(self, direction: Direction, **fields: object) -> int:
        """Append an entry and return its number."""
        self._count += 1
        entry: JsonObject = {
            "n": self._count,
            "t": round(self._clock.now(), 6),
            "dir": direction,
            **fields,
        }
        self._entries.append(entry)
        if self._file is not None:
            self._file.write(dumps(entry) + "\n")
            self._file.flush()
        return self._count

    def after(self, number: int) -> list[JsonObject]:
        """Return the entries with a greater number, oldest first."""
        return [entry for entry in self._entries if entry["n"] > number]

    def close(self) -> None:
        """Close the file, if there is one."""
        if self._file is not None:
            self._file.close()
            self._file = None
