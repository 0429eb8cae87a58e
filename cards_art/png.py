"""Writes an indexed picture as PNG: no filter search, no metadata, one pass of a fast deflate.

Rows of palette indices gain nothing from PNG's filters, and trying all five of them is most of the
time that a general encoder needs. A picture may be packed in strips, each for itself, so that one
that has not changed need not be packed again.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, cast

from isal import isal_zlib
from PIL import Image

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_LEVEL: Final = 2
"""isal's: 1 ms for 98 kB; its level 3 takes four times as long, zlib's 6 ten times for 77 kB."""

# isal's stub names its buffer by a type that older Pythons lack, which leaves it unknown.
_compress: Final[Callable[[bytes, int], bytes]] = cast("Any", isal_zlib).compress


_COMPRESSOR: Final[Callable[[int, int, int], Any]] = cast("Any", isal_zlib).compressobj
_checked: Final[Callable[[memoryview], int]] = cast("Any", isal_zlib).adler32
_crc: Final[Callable[[bytes, int], int]] = cast("Any", isal_zlib).crc32
_RAW: Final = -15
"""Window of a deflate stream without header and checksum."""

_BEGINNING: Final = b"\x78\x01"
_END: Final = b"\x03\x00"
"""Header of a zlib stream, and an empty last block."""

_ADLER: Final = 65521


class Strip(NamedTuple):
    """Rows of a picture, packed.

    Attributes:
        chunk: the whole chunk of the PNG.
        checksum: of the rows, as zlib makes it.
        length: bytes of the rows.
    """

    chunk: bytes
    checksum: int
    length: int


def pack(rows: memoryview) -> Strip:
    """Pack rows, each of which starts with the byte of its filter.

    Once in some hundred thousand strips isal packs equal rows differently by a few bytes, so far in
    threads that had just begun; why is not known. They are the same rows all the same.
    """
    packer = _COMPRESSOR(_LEVEL, isal_zlib.DEFLATED, _RAW)
    packed = packer.compress(rows) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
    return Strip(b"".join(_chunk(b"IDAT", packed)), _checked(rows), len(rows))


def assemble(size: tuple[int, int], palette: bytes, strips: Iterable[Strip]) -> bytes:
    """Return the PNG of a picture whose rows have been packed, from the top down."""
    checksum, chunks = 1, list[bytes]()
    for strip in strips:
        checksum = _joined(checksum, strip.checksum, strip.length)
        chunks.append(strip.chunk)
    return b"".join(
        (
            *_head(size, palette),
            *_chunk(b"IDAT", _BEGINNING),
            *chunks,
            *_chunk(b"IDAT", _END + struct.pack(">I", checksum)),
            *_chunk(b"IEND", b""),
        )
    )


def _joined(first: int, second: int, length: int) -> int:
    """Return the checksum of bytes that follow each other; the second are `length` many."""
    low, high = first & 0xFFFF, first >> 16
    other_low, other_high = second & 0xFFFF, second >> 16
    joined_low = (low + other_low - 1) % _ADLER
    joined_high = (high + other_high + length * (low - 1)) % _ADLER
    return joined_high << 16 | joined_low


def _head(size: tuple[int, int], palette: bytes) -> tuple[bytes, ...]:
    header = struct.pack(">IIBBBBB", *size, 8, _INDEXED, 0, 0, 0)
    return (_SIGNATURE, *_chunk(b"IHDR", header), *_chunk(b"PLTE", palette))


def encode(indices: Image.Image, palette: bytes) -> bytes:
    """Return the PNG of `indices` (mode L: one palette index a pixel).

    Args:
        indices: the picture.
        palette: red, green, blue of up to 256 colours.
    """
    width, height = indices.size
    # Every row starts with the byte that names its filter: 0, none.
    rows = Image.new("L", (width + 1, height), 0)
    rows.paste(indices, (1, 0))
    return b"".join(
        (
            *_head(indices.size, palette),
            *_chunk(b"IDAT", _compress(rows.tobytes(), _LEVEL)),
            *_chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> tuple[bytes, ...]:
    checksum = _crc(body, _crc(kind, 0))
    return struct.pack(">I", len(body)), kind, body, struct.pack(">I", checksum)
