"""Uploaded files: stored names, sniffed types and sizes, the budget."""

import struct

import pytest

from playground.files import Files, Upload, content_type, picture_size, stored_name
from tests.playground.bots import PNG

GIF = b"GIF89a" + struct.pack("<HH", 4, 5) + b"\0" * 8
JPEG = b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08" + struct.pack(">HH", 7, 6) + bytes(20)
WEBP = b"RIFF\0\0\0\0WEBP"
VP8X = WEBP + b"VP8X" + bytes(8) + (9).to_bytes(3, "little") + (10).to_bytes(3, "little")
VP8L = WEBP + b"VP8L" + bytes(4) + b"\x2f" + (11 | 12 << 14).to_bytes(4, "little")
VP8 = WEBP + b"VP8 " + bytes(10) + struct.pack("<HH", 14, 15)


@pytest.mark.parametrize(
    ("content", "kind", "size"),
    [
        (PNG, "image/png", (2, 3)),
        (GIF, "image/gif", (4, 5)),
        (JPEG, "image/jpeg", (6, 7)),
        (VP8X, "image/webp", (10, 11)),
        (VP8L, "image/webp", (12, 13)),
        (VP8, "image/webp", (14, 15)),
        (WEBP + b"????", "image/webp", None),
        (PNG[:20], "image/png", None),
        ("Protokoll ♥".encode(), "text/plain; charset=utf-8", None),
        (b"\xff\x00\xfe", "application/octet-stream", None),
    ],
)
def test_type_and_size_are_sniffed(content: bytes, kind: str, size: tuple[int, int] | None) -> None:
    assert content_type(content) == kind
    assert picture_size(content) == size


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        ("hand.png", "hand.png"),
        ("meine hand.png", "meine_hand.png"),
        ("rommé.png", "romm.png"),
        ("é", "unknown"),
    ],
)
def test_names_are_reduced_to_ascii(name: str, stored: str) -> None:
    assert stored_name(name) == stored


def test_field_names_give_the_number() -> None:
    assert Upload("files[12]", "a", b"").index == 12
    assert Upload("bild", "a", b"").index is None


def test_only_files_nobody_shows_are_forgotten() -> None:
    files = Files(budget_bytes=10)
    files.put("1", "a", b"12345")
    files.put("2", "b", b"12345")
    files.put("3", "c", b"12345")
    assert files.get("1", "a") == b"12345"
    files.release("1")
    assert files.get("1", "a") == b"12345"
    files.put("4", "d", b"1")
    assert files.get("1", "a") is None
    assert files.get("2", "b") == b"12345"
    files.release("9")


def test_wrong_name_gets_nothing() -> None:
    files = Files()
    files.put("1", "a", b"x")
    assert files.get("1", "b") is None
