"""Actions are small immutable values, and an action is its text: read and written here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, Self

from games.core.errors import NotationError

MAX_LENGTH: Final = 70
"""Longest notation of a player's action in characters (a Discord custom_id holds 100)."""


class Action(ABC):
    """One thing a seat (or chance) does.

    Subclasses are frozen dataclasses with slots, interned where there are few of them, and
    declare their verb. ``str(action)`` is its only spelling.
    """

    __slots__ = ()

    verb: ClassVar[str]
    is_chance: ClassVar[bool] = False

    @abstractmethod
    def arguments(self) -> tuple[str, ...]:
        """Return the tokens after the verb."""

    @classmethod
    @abstractmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the tokens after the verb.

        Raises:
            NotationError: they are not the one spelling of any action of this type.
        """

    def cards(self) -> tuple[str, ...]:
        """Return the codes of the cards from the own hand that this action spends, if any."""
        return ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.arguments()))


@cache
def action_types(types: tuple[type[Action], ...]) -> Mapping[str, type[Action]]:
    """Return verb → type; two types with one verb are a programming error."""
    by_verb = {kind.verb: kind for kind in types}
    if len(by_verb) != len(types):
        raise ValueError("two action types share a verb")
    return by_verb


def parse_action(text: str, types: Mapping[str, type[Action]]) -> Action:
    """Read an action.

    Args:
        text: its notation, tokens separated by one space.
        types: verb → action type.

    Raises:
        NotationError: unknown verb, or not the action's one spelling.
    """
    verb, *arguments = text.split(" ")
    kind = types.get(verb)
    if kind is None:
        raise NotationError(f"{verb!r} is not an action here; known are {', '.join(types)}")
    action = kind.from_arguments(arguments)
    if str(action) != text:
        raise NotationError(f"{text!r} is spelled {str(action)!r}")
    return action
