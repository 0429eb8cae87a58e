"""Texts as keys with typed values; the words themselves are Fluent data, formatted elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class CardValue:
    """One or more cards inside a text, as codes in the order shown."""

    codes: tuple[str, ...]

    @classmethod
    def of(cls, *codes: str) -> CardValue:
        """Return the value of these codes."""
        return cls(codes)

    def __str__(self) -> str:
        return " ".join(self.codes)


@dataclass(frozen=True, slots=True)
class SeatValue:
    """A seat inside a text; who sits there is the session's knowledge."""

    seat: int

    def __str__(self) -> str:
        return str(self.seat)


Value: TypeAlias = int | str | CardValue | SeatValue
"""What may stand in a text: a number, a code that the text selects on, cards or a seat."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text by its key and its values in a fixed order.

    Attributes:
        key: full Fluent identifier, such as ``romme-event-card-drawn``.
        values: pairs of name and value.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, /, **values: Value) -> Text:
        """Return the text `key` with these values."""
        return cls(key, tuple(values.items()))

    def names(self) -> Iterable[str]:
        """Return the names of its values."""
        return (name for name, _ in self.values)
