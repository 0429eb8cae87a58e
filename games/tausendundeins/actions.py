"""What players and chance do in Tausendundeins, and its one spelling each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from games.core.actions import Action
from games.core.errors import NotationError
from games.tausendundeins.house import STOCK
from games.tausendundeins.options import HIGHEST_BID
from games.tausendundeins.pack import CARDS, CODES, PACK_ORDER, parse_card

_MAX_DIGITS: Final = 3
_PLACE: Final = {card: place for place, card in enumerate(PACK_ORDER)}


@dataclass(frozen=True, slots=True)
class _OneCard(Action):
    """An action with one card."""

    card: int

    def arguments(self) -> tuple[str, ...]:
        """Return the card."""
        return (CODES[self.card],)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the card."""
        if len(arguments) != 1:
            raise NotationError(f"written as '{cls.verb} hK'")
        return cls(parse_card(arguments[0]))

    def cards(self) -> tuple[str, ...]:
        """Return the card played."""
        return (CODES[self.card],)


@dataclass(frozen=True, slots=True)
class Play(_OneCard):
    """Play a card to the trick (§3)."""

    verb: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Declare(_OneCard):
    """Declare the pair of the card's suit and lead this card of it (§4)."""

    verb: ClassVar[str] = "declare"


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid so many points for the Stock (§8.2)."""

    verb: ClassVar[str] = "bid"

    points: int

    def arguments(self) -> tuple[str, ...]:
        """Return the points."""
        return (str(self.points),)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the points."""
        text = arguments[0] if len(arguments) == 1 else ""
        if not (text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS):
            raise NotationError("written as 'bid 110'")
        return cls(int(text))


class _Bare(Action):
    """An action that stands alone."""

    __slots__ = ()

    def arguments(self) -> tuple[str, ...]:
        """Return nothing."""
        return ()

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read nothing."""
        if arguments:
            raise NotationError(f"{cls.verb!r} stands alone")
        return cls()


@dataclass(frozen=True, slots=True)
class Pass(_Bare):
    """Leave the auction (§8.2)."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """Lay two cards away, in pack order (§8.2)."""

    verb: ClassVar[str] = "bury"

    tiles: tuple[int, ...]

    def arguments(self) -> tuple[str, ...]:
        """Return the cards."""
        return self.cards()

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read two different cards in pack order."""
        if len(arguments) != STOCK:
            raise NotationError("written as 'bury h9 sJ'")
        tiles = tuple(map(parse_card, arguments))
        if _PLACE[tiles[0]] >= _PLACE[tiles[1]]:
            raise NotationError("two different cards are laid away, written in pack order")
        return cls(tiles)

    def cards(self) -> tuple[str, ...]:
        """Return the cards laid away."""
        return tuple(CODES[card] for card in self.tiles)


@dataclass(frozen=True, slots=True)
class Forfeit(_Bare):
    """Have forgotten to lay away (§8.5)."""

    verb: ClassVar[str] = "forfeit"


@dataclass(frozen=True, slots=True)
class Deck(Action):
    """The whole pack after shuffling, top first; dealing follows from it (§2)."""

    verb: ClassVar[str] = "deck"
    is_chance: ClassVar[bool] = True

    tiles: tuple[int, ...]

    def arguments(self) -> tuple[str, ...]:
        """Return the cards, top first."""
        return tuple(CODES[card] for card in self.tiles)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Read the cards, top first."""
        return cls(tuple(map(parse_card, arguments)))


PLAYS: Final = tuple(Play(card) for card in range(CARDS))
DECLARES: Final = tuple(Declare(card) for card in range(CARDS))
BIDS: Final = tuple(Bid(points) for points in range(HIGHEST_BID + 1))
PASS: Final = Pass()
FORFEIT: Final = Forfeit()
