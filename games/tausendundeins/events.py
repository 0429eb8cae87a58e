"""What can happen in Tausendundeins; only the Stock and the cards laid away are hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.core.cards import SUITS
from games.core.events import Event, seen_only_by_owner
from games.core.text import CardValue, SeatValue, Text, Value
from games.tausendundeins.pack import CARDS, CODES, PACK_POINTS


@dataclass(frozen=True, slots=True)
class TausendundeinsEvent(Event):
    """Base of the events of Tausendundeins."""

    game: ClassVar[str] = "tausendundeins"


@dataclass(frozen=True, slots=True)
class DealStarted(TausendundeinsEvent):
    """The cards were dealt (§2); `seat` is the dealer."""

    deal: int

    def values(self) -> dict[str, Value]:
        """Return the dealer and which deal it is."""
        return {**_seat(self.seat), "deal": self.deal}


@dataclass(frozen=True, slots=True)
class BidMade(TausendundeinsEvent):
    """A seat bid (§8.2)."""

    points: int

    def values(self) -> dict[str, Value]:
        """Return the seat and its bid."""
        return {**_seat(self.seat), "points": self.points}


@dataclass(frozen=True, slots=True)
class Passed(TausendundeinsEvent):
    """A seat left the auction (§8.2)."""


@dataclass(frozen=True, slots=True)
class AllPassed(TausendundeinsEvent):
    """Nobody bid and nobody scores; the deal is over (§8.2)."""

    def values(self) -> dict[str, Value]:
        """Return nothing: it is nobody's doing."""
        return {}


@dataclass(frozen=True, slots=True)
class StockTaken(TausendundeinsEvent):
    """The winner of the auction took the Stock (§8.2); its cards only he sees."""

    bid: int
    cards: tuple[int, ...] | None = seen_only_by_owner()

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for the others and the key for the seat itself."""
        return (cls.text_key(), f"{cls.text_key()}-own")

    def text(self) -> Text:
        """Return what happened, with the cards only where they are seen."""
        if self.cards is None:
            return Text.of(self.text_key(), **_seat(self.seat), bid=self.bid)
        return Text.of(f"{self.text_key()}-own", cards=_cards(self.cards), bid=self.bid)


@dataclass(frozen=True, slots=True)
class StockShown(TausendundeinsEvent):
    """Everybody saw the Stock that the seat took (§8.2)."""

    cards: tuple[int, ...]

    def values(self) -> dict[str, Value]:
        """Return the seat and the cards."""
        return {**_seat(self.seat), "cards": _cards(self.cards)}


@dataclass(frozen=True, slots=True)
class CardsLaidAway(TausendundeinsEvent):
    """Two cards were laid away (§8.2); which ones only their seat knows."""

    cards: tuple[int, ...] | None = seen_only_by_owner()

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for the others and the key for the seat itself."""
        return (cls.text_key(), f"{cls.text_key()}-own")

    def text(self) -> Text:
        """Return what happened, with the cards only where they are seen."""
        if self.cards is None:
            return Text.of(self.text_key(), **_seat(self.seat))
        return Text.of(f"{self.text_key()}-own", cards=_cards(self.cards))


@dataclass(frozen=True, slots=True)
class Forfeited(TausendundeinsEvent):
    """The winner of the auction forgot to lay away (§8.5)."""


@dataclass(frozen=True, slots=True)
class PairDeclared(TausendundeinsEvent):
    """A pair was declared and its suit is trump (§4)."""

    suit: int
    points: int

    def values(self) -> dict[str, Value]:
        """Return the seat, the letter of the suit and what it is worth."""
        return {**_seat(self.seat), "suit": SUITS[self.suit], "points": self.points}


@dataclass(frozen=True, slots=True)
class CardPlayed(TausendundeinsEvent):
    """A card was played to the trick (§3)."""

    card: int

    def values(self) -> dict[str, Value]:
        """Return the seat and the card."""
        return {**_seat(self.seat), "card": CardValue.of(CODES[self.card])}


@dataclass(frozen=True, slots=True)
class TrickTaken(TausendundeinsEvent):
    """A trick with so many card points went to a seat (§3)."""

    points: int

    def values(self) -> dict[str, Value]:
        """Return the seat and the points."""
        return {**_seat(self.seat), "points": self.points}


@dataclass(frozen=True, slots=True)
class BidDecided(TausendundeinsEvent):
    """It turned out whether a bid was made (§8.3)."""

    bid: int
    points: int
    is_made: bool

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for a made and the key for a missed bid."""
        return (f"{cls.text_key()}-made", f"{cls.text_key()}-missed")

    def text(self) -> Text:
        """Return the seat, its points and its bid."""
        made, missed = self.text_keys()
        key = made if self.is_made else missed
        return Text.of(key, **_seat(self.seat), bid=self.bid, points=self.points)


@dataclass(frozen=True, slots=True)
class DealScored(TausendundeinsEvent):
    """A seat was credited what the deal brought it (§5)."""

    points: int
    total: int

    def values(self) -> dict[str, Value]:
        """Return the seat, what it gets and its total after it."""
        return {**_seat(self.seat), "points": self.points, "total": self.total}


@dataclass(frozen=True, slots=True)
class MatchEnded(TausendundeinsEvent):
    """The match is over; these seats share the first place with as many points (§6)."""

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
    BidMade,
    Passed,
    AllPassed,
    StockTaken,
    StockShown,
    CardsLaidAway,
    Forfeited,
    PairDeclared,
    CardPlayed,
    TrickTaken,
    BidDecided,
    DealScored,
    MatchEnded,
)

_MOST_SEATS: Final = 4
CARD_PLAYED: Final = tuple(
    tuple(CardPlayed(seat, card) for card in range(CARDS)) for seat in range(_MOST_SEATS)
)
"""One instance per seat and card: events of the commonest move cost nothing."""
TRICK_TAKEN: Final = tuple(
    tuple(TrickTaken(seat, points) for points in range(PACK_POINTS + 1))
    for seat in range(_MOST_SEATS)
)


def _seat(seat: int | None) -> dict[str, Value]:
    return {} if seat is None else {"seat": SeatValue(seat)}


def _cards(cards: tuple[int, ...]) -> CardValue:
    return CardValue(tuple(CODES[card] for card in cards))
