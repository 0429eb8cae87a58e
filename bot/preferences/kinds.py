"""The kinds of settings and how the value of each is spelled; which there are is `declared`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Generic, TypeAlias, TypeVar

ValueT = TypeVar("ValueT")
_LARGEST_ID: Final = 2**63 - 1


class Setting(ABC, Generic[ValueT]):
    """What is known of one setting besides its name."""

    default: ValueT

    @abstractmethod
    def read(self, text: str) -> ValueT:
        """Return the value of its spelling (raises `ValueError`: there is no such value)."""

    @abstractmethod
    def write(self, value: ValueT) -> str:
        """Return the spelling of a value."""


AnySetting: TypeAlias = Setting[Any]


@dataclass(frozen=True, slots=True)
class Choice(Setting[str]):
    """One of a few codes."""

    values: tuple[str, ...]
    default: str

    def read(self, text: str) -> str:
        """Return the code (raises `ValueError`: there is no such code)."""
        if text not in self.values:
            raise ValueError("no such code")
        return text

    def write(self, value: str) -> str:
        """Return the code."""
        return value


@dataclass(frozen=True, slots=True)
class Number(Setting[int]):
    """One of a few numbers."""

    values: tuple[int, ...]
    default: int

    def read(self, text: str) -> int:
        """Return the number (raises `ValueError`: it is none of those)."""
        for value in self.values:
            if text == str(value):
                return value
        raise ValueError("not among the numbers")

    def write(self, value: int) -> str:
        """Return the number in decimal."""
        return str(value)


class Entity(Enum):
    """What an id names in Discord."""

    CHANNEL = "channel"
    ROLE = "role"


@dataclass(frozen=True, slots=True)
class Ids(Setting[tuple[int, ...]]):
    """Ids of channels or roles, none by default; whether they still exist is not known here.

    Attributes:
        entity: what they name.
        most: how many there may be.
    """

    entity: Entity
    most: int
    default: tuple[int, ...] = ()

    def read(self, text: str) -> tuple[int, ...]:
        """Return the ids, ascending, each once (raises `ValueError`: too many, or none at all)."""
        ids = tuple(sorted({_id(each) for each in text.split()}))
        if len(ids) > self.most:
            raise ValueError("too many")
        return ids

    def write(self, value: Iterable[int]) -> str:
        """Return the ids in decimal with spaces between them."""
        return " ".join(map(str, value))


def _id(text: str) -> int:
    # `int` alone would also take signs, underscores and the digits of other scripts.
    if not (text.isascii() and text.isdigit()):
        raise ValueError("not an id")
    value = int(text)
    if not 0 < value <= _LARGEST_ID:
        raise ValueError("not an id")
    return value
