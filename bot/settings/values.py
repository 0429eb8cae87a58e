"""Turning the text of a setting into its value, or into a sentence that says why not."""

import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit


class Secret:
    """A text that is shown nowhere: not by `repr`, `str`, a format or a traceback's locals."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """Returns the text itself; for the one place that sends it."""
        return self._text

    def __repr__(self) -> str:
        return "Secret(hidden)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


class Wrong(Exception):
    """A value that cannot be read, as the rest of a sentence that begins with the name."""

    def __init__(self, de: str, en: str) -> None:
        super().__init__(en)
        self.de = de
        self.en = en


def one_of(literal: object) -> Callable[[str], str]:
    """Reads one of the values of a `Literal` type."""
    choices = get_args(literal)

    def read(text: str) -> str:
        if text not in choices:
            listed = ", ".join(choices)
            raise Wrong(
                f"„{text}“ gibt es nicht; möglich sind {listed}.",
                f"“{text}” is not known; possible are {listed}.",
            )
        return text

    return read


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from `low` to `high`, both included."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise Wrong(
                f"„{text}“ ist keine ganze Zahl von {low} bis {high}.",
                f"“{text}” is not a whole number from {low} to {high}.",
            )
        return int(text)

    return read


def file_path(text: str) -> Path:
    """Reads the path of a file; `~` is the home folder. The file need not exist."""
    file = Path(text).expanduser()
    if file.is_dir():
        raise Wrong(
            f"„{text}“ ist ein Ordner, gemeint ist eine Datei.",
            f"“{text}” is a folder, a file is meant.",
        )
    return file


def bot_token(text: str) -> Secret:
    """Reads a bot token by its shape alone; only Discord knows whether it is valid."""
    # Discord's documentation promises no shape; three parts with dots have been stable for years
    # and tell a token from the client secret, which is what people paste by mistake.
    if not re.fullmatch(r"[\w-]+={0,2}\.[\w-]+\.[\w-]+", text, re.ASCII):
        raise Wrong(
            "Das ist kein Bot-Token (drei Teile mit Punkten dazwischen, ohne „Bot “ davor); "
            "er steht im Developer Portal unter „Bot“.",
            "This is no bot token (three parts joined by dots, without “Bot ” before them); "
            "the Developer Portal shows it under “Bot”.",
        )
    return Secret(text)


def loopback_url(text: str) -> str:
    """Reads an http address on this machine, port included; returned without a closing slash."""
    # The token goes to this address: anything but this machine would give it away.
    url = urlsplit(text)
    host = url.hostname or ""
    try:
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
        port = url.port
    except ValueError:
        here, port = False, None
    if url.scheme != "http" or not here or port is None or url.path not in {"", "/"}:
        raise Wrong(
            f"„{text}“ ist keine Adresse auf diesem Rechner wie http://127.0.0.1:8420.",
            f"“{text}” is no address on this machine like http://127.0.0.1:8420.",
        )
    return text.rstrip("/")
