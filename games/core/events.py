"""Events say what happened, typed; a field that only one seat may see is marked as such."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace
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
        hidden = {item.name: None for item in fields(self) if item.metadata.get(HIDDEN)}
        return replace(self, **hidden) if hidden else self

    @classmethod
    def text_key(cls) -> str:
        """Return the Fluent identifier, such as ``romme-event-card-drawn``."""
        kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        return f"{cls.game}-event-{kebab}"

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
