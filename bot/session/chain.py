"""The hash chain of a record: every line carries the hash of what stood before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from games.core.game import Seat
from games.core.record import Header


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One line of a record as it is saved.

    Attributes:
        number: from 1, without gaps.
        seat: ``None`` for chance.
        action: its notation.
        before: hash of the line before, of the header for the first; 32 bytes.
    """

    number: int
    seat: Seat | None
    action: str = field(repr=False)
    before: bytes = field(repr=False)

    def text(self) -> str:
        """Return the line as records spell it."""
        return self.action if self.seat is None else f"{self.seat} {self.action}"

    def hash(self) -> bytes:
        """Return SHA-256 of the hash before, the number and the text, separated by spaces."""
        return hashlib.sha256(self.before + f" {self.number} {self.text()}".encode()).digest()


def first_hash(table: int, header: Header) -> bytes:
    """Return the hash before the first line: SHA-256 of the table's id and the header's lines."""
    return hashlib.sha256("\n".join([f"table {table}", *header.lines()]).encode()).digest()


def chained(
    before: bytes, number: int, actions: Iterable[tuple[Seat | None, str]]
) -> tuple[tuple[RecordLine, ...], bytes]:
    """Return the lines that continue a record, and the hash of the last.

    Args:
        before: hash of the last line so far.
        number: its number.
        actions: seat and notation of each new line.
    """
    lines: list[RecordLine] = []
    for seat, action in actions:
        number += 1
        line = RecordLine(number, seat, action, before)
        before = line.hash()
        lines.append(line)
    return tuple(lines), before


def broken_at(first: bytes, lines: Sequence[RecordLine], number: int, head: bytes) -> int | None:
    """Return where a record does not verify, or ``None`` if it does.

    Args:
        first: hash before the first line.
        lines: as read.
        number: how many there must be.
        head: what the hash of the last must be.

    Returns:
        The number of the first line that is missing, displaced, or whose predecessor was changed;
        one more than the last number if the last line is wrong or too much.
    """
    before = first
    for expected, line in enumerate(lines, start=1):
        if line.number != expected or line.before != before:
            return expected
        before = line.hash()
    return None if len(lines) == number and before == head else len(lines) + 1
