"""What can happen in Krass Kariert; only a card from the draw pile is hidden from the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.core.events import Event, seen_only_by_owner
from games.core.text import CardValue, SeatValue, Text, Value
from games.krass_kariert.cards import CODES, codes_of


@dataclass(frozen=True, slots=True)
class KrassEvent(Event):
    """Base of the events of Krass Kariert."""

    game: ClassVar[str] = "krass_kariert"


@dataclass(frozen=True, slots=True)
class DealStarted(KrassEvent):
    """The cards were dealt (§3); `seat` starts the first trick (§4)."""

    deal: int
    cards: int

    def values(self) -> dict[str, Value]:
        """Return who starts, which deal it is and how many cards each seat has."""
        return {**_seat(self.seat), "deal": self.deal, "cards": self.cards}


@dataclass(frozen=True, slots=True)
class CombinationPlayed(KrassEvent):
    """A combination was played (§5); `kind` is its code, `top` its top number."""

    cards: tuple[int, ...]
    kind: str
    top: int

    def values(self) -> dict[str, Value]:
        """Return the seat, its cards and what they are."""
        return {
            **_seat(self.seat),
            "cards": CardValue(codes_of(self.cards)),
            "kind": self.kind,
            "top": self.top,
        }


@dataclass(frozen=True, slots=True)
class StoppPlayed(KrassEvent):
    """A Stopp ended the trick (§8)."""


@dataclass(frozen=True, slots=True)
class NachziehenPlayed(KrassEvent):
    """A Nachziehen was played; so many cards are due now (§9)."""

    due: int

    def values(self) -> dict[str, Value]:
        """Return the seat and how many cards the trick is good for."""
        return {**_seat(self.seat), "due": self.due}


@dataclass(frozen=True, slots=True)
class ReserveTaken(KrassEvent):
    """A reserve card was taken and inserted (§6); `place` counts from 0."""

    card: int
    place: int

    def values(self) -> dict[str, Value]:
        """Return the seat, the card and its place, counted from 1."""
        return {
            **_seat(self.seat),
            "card": CardValue.of(CODES[self.card]),
            "place": self.place + 1,
        }


@dataclass(frozen=True, slots=True)
class SeatPassed(KrassEvent):
    """A stuck seat was skipped (§10, house rule)."""


@dataclass(frozen=True, slots=True)
class TrickWon(KrassEvent):
    """A trick is over; `seat` counts as its winner (§10)."""


@dataclass(frozen=True, slots=True)
class CardDrawn(KrassEvent):
    """A card was drawn and must be inserted (§9); which one only its seat knows."""

    card: int | None = seen_only_by_owner()

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for the others and the key for the seat itself."""
        return (cls.text_key(), f"{cls.text_key()}-own")

    def text(self) -> Text:
        """Return what happened, with the card only where it is seen."""
        if self.card is None:
            return Text.of(self.text_key(), **self.values())
        return Text.of(f"{self.text_key()}-own", card=CardValue.of(CODES[self.card]))


@dataclass(frozen=True, slots=True)
class CardInserted(KrassEvent):
    """The drawn card was inserted (§9); `place` counts from 0."""

    place: int

    def values(self) -> dict[str, Value]:
        """Return the seat and the place, counted from 1."""
        return {**_seat(self.seat), "place": self.place + 1}


@dataclass(frozen=True, slots=True)
class SeatStuck(KrassEvent):
    """A seat can neither beat nor take a reserve card: it pays, and the deal ends (§10)."""


@dataclass(frozen=True, slots=True)
class DealEnded(KrassEvent):
    """A deal ended with a hand empty, or with only one hand that is not (§11).

    Attributes:
        reason: ``most``, ``last`` or ``nobody``.
    """

    reason: str

    def values(self) -> dict[str, Value]:
        """Return the reason."""
        return {"reason": self.reason}


@dataclass(frozen=True, slots=True)
class ChipPaid(KrassEvent):
    """A seat paid a chip (§11); it has `chips` left."""

    cards: int
    chips: int

    def values(self) -> dict[str, Value]:
        """Return the seat, the cards it holds and the chips it has left."""
        return {**_seat(self.seat), "cards": self.cards, "chips": self.chips}


@dataclass(frozen=True, slots=True)
class ChipMissing(KrassEvent):
    """A seat had to pay and had no chip: it loses the match (§12)."""


@dataclass(frozen=True, slots=True)
class MatchEnded(KrassEvent):
    """The match is over (§12); `winners` share the first place.

    Attributes:
        winners: seats.
        reason: ``no-chips`` or ``deals-played``.
    """

    winners: tuple[int, ...]
    reason: str

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for one winner and the key for several."""
        return (cls.text_key(), f"{cls.text_key()}-shared")

    def values(self) -> dict[str, Value]:
        """Return the first of the winners and how it came to the end."""
        return {"seat": SeatValue(self.winners[0]), "reason": self.reason}

    def text(self) -> Text:
        """Return who won the match, or how many did."""
        alone, shared = self.text_keys()
        if len(self.winners) == 1:
            return Text.of(alone, **self.values())
        return Text.of(shared, count=len(self.winners), reason=self.reason)


ALL: Final[tuple[type[Event], ...]] = (
    DealStarted,
    CombinationPlayed,
    StoppPlayed,
    NachziehenPlayed,
    ReserveTaken,
    SeatPassed,
    TrickWon,
    CardDrawn,
    CardInserted,
    SeatStuck,
    DealEnded,
    ChipPaid,
    ChipMissing,
    MatchEnded,
)


def _seat(seat: int | None) -> dict[str, Value]:
    return {} if seat is None else {"seat": SeatValue(seat)}
