"""What can happen in Großes Los; nothing of it is hidden: cards are played in the open.

Cards of events are tuples in pack order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.core.cards import CODES
from games.core.events import Event
from games.core.text import CardValue, SeatValue, Text, Value


@dataclass(frozen=True, slots=True)
class GrossesLosEvent(Event):
    """Base of the events of Großes Los."""

    game: ClassVar[str] = "grosses_los"


@dataclass(frozen=True, slots=True)
class DealStarted(GrossesLosEvent):
    """The cards were dealt (§3); `seat` is the dealer."""

    deal: int
    cards: int

    def values(self) -> dict[str, Value]:
        """Return the dealer, which deal it is and how many cards each seat has."""
        return {**_seat(self.seat), "deal": self.deal, "count": self.cards}


@dataclass(frozen=True, slots=True)
class _CardsPlayed(GrossesLosEvent):
    """A seat played these cards."""

    cards: tuple[int, ...]

    def values(self) -> dict[str, Value]:
        """Return the seat and the cards."""
        return {**_seat(self.seat), "cards": _cards(self.cards)}


@dataclass(frozen=True, slots=True)
class CardsLed(_CardsPlayed):
    """A trick was led (§4)."""


@dataclass(frozen=True, slots=True)
class CardsServed(_CardsPlayed):
    """A set that is high enough was played (§5.3)."""


@dataclass(frozen=True, slots=True)
class CardsThrown(_CardsPlayed):
    """Cards were thrown, which cannot win (§5.3)."""


@dataclass(frozen=True, slots=True)
class CardAdded(_CardsPlayed):
    """One card was played to an A trick (§5.2)."""


@dataclass(frozen=True, slots=True)
class SeatPassed(GrossesLosEvent):
    """A seat played nothing to the trick (§5)."""


@dataclass(frozen=True, slots=True)
class SeatWentOut(GrossesLosEvent):
    """A seat played its last card."""


@dataclass(frozen=True, slots=True)
class TrickWon(GrossesLosEvent):
    """The highest candidate won the trick (§7)."""


@dataclass(frozen=True, slots=True)
class AOpened(_CardsPlayed):
    """The winner of a trick laid its A cards open (§7)."""


@dataclass(frozen=True, slots=True)
class DealLost(GrossesLosEvent):
    """Only this seat still holds cards: the deal has ended (§8)."""


@dataclass(frozen=True, slots=True)
class DealWon(GrossesLosEvent):
    """This seat went out first, which ends the deal where the table plays so (§8)."""


@dataclass(frozen=True, slots=True)
class SeatScored(GrossesLosEvent):
    """A seat got penalty points (§9).

    Attributes:
        cards: left in its hand.
        hand, open_cards, pile: points of what it held, of its open A cards and of its pile.
        total: after this deal.
    """

    cards: tuple[int, ...]
    hand: int
    open_cards: int
    pile: int
    total: int

    def values(self) -> dict[str, Value]:
        """Return the seat and where its points come from."""
        return {
            **_seat(self.seat),
            "count": len(self.cards),
            "cards": _cards(self.cards),
            "hand": self.hand,
            "open": self.open_cards,
            "pile": self.pile,
            "points": self.hand + self.open_cards + self.pile,
            "total": self.total,
        }


@dataclass(frozen=True, slots=True)
class MatchEnded(GrossesLosEvent):
    """The last deal was scored; these seats share the first place (§10)."""

    winners: tuple[int, ...]
    points: int

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for one winner and the key for a shared first place."""
        return (cls.text_key(), f"{cls.text_key()}-shared")

    def text(self) -> Text:
        """Return who won the match, or how many share the first place."""
        alone, shared = self.text_keys()
        if len(self.winners) == 1:
            return Text.of(alone, seat=SeatValue(self.winners[0]), points=self.points)
        return Text.of(shared, count=len(self.winners), points=self.points)


ALL: Final[tuple[type[Event], ...]] = (
    DealStarted,
    CardsLed,
    CardsServed,
    CardsThrown,
    CardAdded,
    SeatPassed,
    SeatWentOut,
    TrickWon,
    AOpened,
    DealLost,
    DealWon,
    SeatScored,
    MatchEnded,
)


def _seat(seat: int | None) -> dict[str, Value]:
    return {} if seat is None else {"seat": SeatValue(seat)}


def _cards(cards: tuple[int, ...]) -> CardValue:
    return CardValue(tuple(CODES[card] for card in cards))
