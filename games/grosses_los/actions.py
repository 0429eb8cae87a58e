"""The actions of Großes Los and their one spelling each; whether they are allowed is the rules'."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, Self

from games.core.actions import Action
from games.core.cards import parse_cards
from games.core.errors import NotationError
from games.grosses_los.holding import codes, pack


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lead or play cards from the hand (§4, §5); which of it, the trick says.

    Attributes:
        held: the cards as in `games.grosses_los.holding`, at least one.
    """

    verb: ClassVar[str] = "play"

    held: int

    def arguments(self) -> tuple[str, ...]:
        """Return the cards in pack order, jokers last."""
        return codes(self.held)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the cards."""
        if not arguments:
            raise NotationError("written as 'play h7' or 'play d7 h7'")
        return cls(pack(parse_cards(arguments)))

    def cards(self) -> tuple[str, ...]:
        """Return the cards played."""
        return codes(self.held)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Play nothing to this trick (§5)."""

    verb: ClassVar[str] = "pass"

    def arguments(self) -> tuple[str, ...]:
        """Return nothing."""
        return ()

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read nothing."""
        if arguments:
            raise NotationError("'pass' stands alone")
        return cls()


PASS: Final = Pass()
play_of = lru_cache(1 << 16)(Play)
"""The one instance for these cards, as long as it is remembered."""
