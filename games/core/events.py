"""Events say what happened, typed; a field that only one seat may see is marked as such."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, ClassVar, Final, Self

from games.core.text import SeatValue, Text, Value

HIDDEN: Final = "hidden_from_others"


def seen_only_by_owner() -> Any:
    """Declare a field of an `Event` that only the event's own seat may see; others get ``None``."""
    return field(default=None, metadata={HIDDEN: True})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; subclasses are frozen dataclasses in the past tense.

    Attributes:
        seat: whose doing it was, ``None`` for chance or the table as a whole.
    """

    game: ClassVar[str]
    """Slug of the game, prefix of the text keys."""

    seat: int | None

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as `seat` sees it (``None``: the public): hidden fields are ``None``."""
        if seat is not None and seat == self.seat:
            return self
        hidden = _hidden(type(self))
        return replace(self, **hidden) if hidden else self

    @classmethod
    def text_key(cls) -> str:
        """Return the Fluent identifier, such as ``romme-event-card-drawn``."""
        return _text_key(cls)

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return every key that `text` may have, for the test that no text is missing."""
        return (cls.text_key(),)

    def values(self) -> dict[str, Value]:
        """Return the values for its text; by default the acting seat and nothing else."""
        return {} if self.seat is None else {"seat": SeatValue(self.seat)}

    def text(self) -> Text:
        """Return what happened as a text (of what this instance still shows)."""
        return Text.of(self.text_key(), **self.values())


@cache
def _hidden(kind: type[Event]) -> Mapping[str, None]:
    """Return the fields of an event that only its own seat may see, each without a value."""
    return {item.name: None for item in fields(kind) if item.metadata.get(HIDDEN)}


@cache
def _text_key(kind: type[Event]) -> str:
    kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return f"{kind.game}-event-{kebab}"
