"""The actions of Rommé and their one spelling each; whether they are allowed is the rules' affair.

Melds on the table count from 0 here and from m1 in the notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from games.core.actions import Action
from games.core.cards import CODES, KINDS, parse_card, parse_cards
from games.core.deck import CardOrder
from games.core.errors import NotationError
from games.romme.melds import End


class Source(StrEnum):
    """Where a card is drawn from."""

    STOCK = "stock"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the top card of the Talon or of the Ablage (§3)."""

    verb: ClassVar[str] = "draw"

    source: Source

    def arguments(self) -> tuple[str, ...]:
        """Return ``stock`` or ``pile``."""
        return (self.source.value,)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read ``stock`` or ``pile``."""
        try:
            return cls(Source(_only(arguments, "draw stock or draw pile")))
        except ValueError as error:
            raise NotationError("a card is drawn from 'stock' or from 'pile'") from error


@dataclass(frozen=True, slots=True)
class LayOut(Action):
    """Lay cards from the hand as a new meld (§4), in the order in which it is written."""

    verb: ClassVar[str] = "meld"

    tiles: tuple[int, ...]

    def arguments(self) -> tuple[str, ...]:
        """Return the cards in the order of the meld."""
        return self.cards()

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the cards of the meld."""
        return cls(parse_cards(arguments))

    def cards(self) -> tuple[str, ...]:
        """Return the cards laid."""
        return tuple(CODES[card] for card in self.tiles)


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Add a card from the hand to a meld on the table (§7).

    Attributes:
        meld: index of the meld, from 0.
        card: the card added.
        end: which end of a Folge, only where both fit.
    """

    verb: ClassVar[str] = "layoff"

    meld: int
    card: int
    end: End | None = None

    def arguments(self) -> tuple[str, ...]:
        """Return meld, card and, where both ends fit, the end."""
        at = (f"m{self.meld + 1}", CODES[self.card])
        return at if self.end is None else (*at, self.end.value)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read meld, card and perhaps the end."""
        if len(arguments) not in {2, 3}:
            raise NotationError("written as 'layoff m1 h7' or 'layoff m1 h7 low'")
        meld, card = read_meld_index(arguments[0]), parse_card(arguments[1])
        if len(arguments) == 2:
            return cls(meld, card)
        try:
            return cls(meld, card, End(arguments[2]))
        except ValueError as error:
            raise NotationError("the end of a Folge is 'low' or 'high'") from error

    def cards(self) -> tuple[str, ...]:
        """Return the card laid off."""
        return (CODES[self.card],)


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Take a joker from a meld for the card it stands for (§7); `meld` counts from 0.

    Where a Satz gives its jokers only for all missing suits at once, the cards are all of them,
    in pack order.
    """

    verb: ClassVar[str] = "swap"

    meld: int
    tiles: tuple[int, ...]

    def arguments(self) -> tuple[str, ...]:
        """Return meld and cards."""
        return (f"m{self.meld + 1}", *self.cards())

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read meld and cards."""
        if len(arguments) not in {2, 3}:
            raise NotationError("written as 'swap m1 h7' or 'swap m1 d7 s7'")
        return cls(read_meld_index(arguments[0]), parse_cards(arguments[1:]))

    def cards(self) -> tuple[str, ...]:
        """Return the cards put in the joker's place."""
        return tuple(CODES[card] for card in self.tiles)


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Undo the last staged action of this turn (§10), or put the taken card back (§3)."""

    verb: ClassVar[str] = "takeback"

    def arguments(self) -> tuple[str, ...]:
        """Return nothing."""
        return ()

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read nothing."""
        if arguments:
            raise NotationError("'takeback' stands alone")
        return cls()


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay one card on the Ablage and end the turn (§3)."""

    verb: ClassVar[str] = "discard"

    card: int

    @classmethod
    def of(cls, card: int) -> Discard:
        """Return the one instance for this card."""
        return DISCARDS[card]

    def arguments(self) -> tuple[str, ...]:
        """Return the card."""
        return (CODES[self.card],)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the card."""
        return cls(parse_card(_only(arguments, "discard h7")))

    def cards(self) -> tuple[str, ...]:
        """Return the card discarded."""
        return (CODES[self.card],)


@dataclass(frozen=True, slots=True)
class Turnover(CardOrder):
    """The Ablage without its top card, shuffled: the new Talon (§11)."""

    verb: ClassVar[str] = "turnover"


DRAW_STOCK: Final = Draw(Source.STOCK)
DRAW_PILE: Final = Draw(Source.PILE)
TAKE_BACK: Final = TakeBack()
DISCARDS: Final = tuple(Discard(card) for card in range(KINDS))

_MAX_DIGITS: Final = 3
"""Longest number of a meld; there are never more than 36 melds."""

Staging = LayOut | LayOff | Swap
"""What a turn stages between drawing and discarding (§10)."""


def read_meld_index(text: str) -> int:
    """Read ``m1``, ``m2`` … as 0, 1 … (raises `NotationError`)."""
    digits = text[1:]
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= _MAX_DIGITS
    if text[:1] != "m" or not is_number or digits[0] == "0":
        raise NotationError(f"{text!r} is not a meld; the first is 'm1'")
    return int(digits) - 1


def _only(arguments: Sequence[str], shape: str) -> str:
    if len(arguments) != 1:
        raise NotationError(f"written as '{shape}'")
    return arguments[0]
