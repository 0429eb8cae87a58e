"""Chance as an action: cards in an order, and the shuffled pack that most games begin with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from games.core.actions import Action
from games.core.cards import CODES, parse_cards


@dataclass(frozen=True, slots=True)
class CardOrder(Action):
    """Cards in an order that chance gave them; a subclass declares the verb and which they are.

    Attributes:
        tiles: the cards, top first.
    """

    is_chance: ClassVar[bool] = True

    tiles: tuple[int, ...]

    def arguments(self) -> tuple[str, ...]:
        """Return the cards, top first."""
        return tuple(CODES[card] for card in self.tiles)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the cards, top first."""
        return cls(parse_cards(arguments))


@dataclass(frozen=True, slots=True)
class Deck(CardOrder):
    """The whole pack after shuffling; how it is dealt is each game's rule."""

    verb: ClassVar[str] = "deck"
