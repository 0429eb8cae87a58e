"""Uploaded files: names as Discord stores them, types and sizes sniffed from the bytes, a budget.

Knows nothing of messages; who holds a file says so by its attachment id.
"""

import hashlib
import re
import struct
from collections import OrderedDict
from dataclasses import dataclass

from playground.wire import Snowflake

BUDGET_BYTES = 512 * 1024 * 1024
"""Beyond this the oldest files no message shows any more are forgotten."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as a request carried it.

    Attributes:
        field: the multipart field, `files[n]`.
    """

    field: str
    filename: str
    content: bytes

    @property
    def index(self) -> int | None:
        """The n of `files[n]`, None for another field."""
        found = re.fullmatch(r"files?\[?(\d+)\]?", self.field)
        return int(found.group(1)) if found else None

    @property
    def sha256(self) -> str:
        """The digest of the content, in hex."""
        return hashlib.sha256(self.content).hexdigest()


def stored_name(filename: str) -> str:
    """Return the name Discord keeps: ASCII letters, digits, `_`, `-` and `.`; blanks become `_`."""
    return re.sub(r"[^A-Za-z0-9_.\-]", "", filename.replace(" ", "_")) or "unknown"


def content_type(content: bytes) -> str:
    """Sniff the type of some bytes; what is unknown is `application/octet-stream`."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if content[:6] in {b"GIF87a", b"GIF89a"}:
        return "image/gif"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    try:
        content.decode()
    except UnicodeDecodeError:
        return "application/octet-stream"
    return "text/plain; charset=utf-8"


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Return (width, height) in pixels of a PNG, GIF, WebP or JPEG, None for anything else."""
    kind = content_type(content)
    try:
        if kind == "image/png":
            return struct.unpack(">II", content[16:24])
        if kind == "image/gif":
            return struct.unpack("<HH", content[6:10])
        if kind == "image/webp":
            return _webp_size(content)
        if kind == "image/jpeg":
            return _jpeg_size(content)
    except struct.error:
        return None
    return None


def _webp_size(content: bytes) -> tuple[int, int] | None:
    chunk = content[12:16]
    if chunk == b"VP8X":
        width = int.from_bytes(content[24:27], "little") + 1
        return width, int.from_bytes(content[27:30], "little") + 1
    if chunk == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if chunk == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(content):
        marker, length = struct.unpack(">xBH", content[at : at + 4])
        if 0xC0 <= marker <= 0xCF and marker not in {0xC4, 0xC8, 0xCC}:
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


class Files:
    """The bytes behind every attachment, by attachment id, within a budget."""

    def __init__(self, budget_bytes: int = BUDGET_BYTES) -> None:
        self._budget = budget_bytes
        self._size = 0
        self._shown: dict[Snowflake, tuple[str, bytes]] = {}
        self._orphans: OrderedDict[Snowflake, tuple[str, bytes]] = OrderedDict()

    def contents(self) -> list[bytes]:
        """Return the bytes of every file that is still kept, shown by a message or not."""
        return [content for kept in (self._shown, self._orphans) for _, content in kept.values()]

    def put(self, attachment_id: Snowflake, filename: str, content: bytes) -> None:
        """Keep a file that a message shows."""
        self._shown[attachment_id] = (filename, content)
        self._size += len(content)
        while self._size > self._budget and self._orphans:
            _, (_, dropped) = self._orphans.popitem(last=False)
            self._size -= len(dropped)

    def release(self, attachment_id: Snowflake) -> None:
        """Say that no message shows this file any more; it stays while there is room."""
        file = self._shown.pop(attachment_id, None)
        if file is not None:
            self._orphans[attachment_id] = file

    def get(self, attachment_id: Snowflake, filename: str) -> bytes | None:
        """Return the bytes of a file, None if the id or the name is not right."""
        file = self._shown.get(attachment_id) or self._orphans.get(attachment_id)
        return file[1] if file is not None and file[0] == filename else None
