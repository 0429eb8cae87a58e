"""What can happen in Rommé; only a card drawn from the Talon is hidden from the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.core.cards import CODES
from games.core.events import Event, seen_only_by_owner
from games.core.scene import letter
from games.core.text import CardValue, SeatValue, Text, Value


@dataclass(frozen=True, slots=True)
class RommeEvent(Event):
    """Base of the events of Rommé."""

    game: ClassVar[str] = "romme"


@dataclass(frozen=True, slots=True)
class DealStarted(RommeEvent):
    """The cards were dealt (§2); `seat` is the dealer, `deals` is ``None`` if not fixed."""

    deal: int
    deals: int | None

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for a fixed number of deals and the key for a match without one."""
        return (cls.text_key(), f"{cls.text_key()}-open")

    def text(self) -> Text:
        """Return the dealer and which deal, if known of how many, it is."""
        fixed, unfixed = self.text_keys()
        if self.deals is None:
            return Text.of(unfixed, **_seat(self.seat), deal=self.deal)
        return Text.of(fixed, **_seat(self.seat), deal=self.deal, deals=self.deals)


@dataclass(frozen=True, slots=True)
class PileOpened(RommeEvent):
    """The card after the hands opened the Ablage (§2)."""

    card: int

    def values(self) -> dict[str, Value]:
        """Return the card."""
        return {"card": CardValue.of(CODES[self.card])}


@dataclass(frozen=True, slots=True)
class ForehandBegins(RommeEvent):
    """The card after the hands went to forehand, who now only discards (§2)."""


@dataclass(frozen=True, slots=True)
class CardDrawn(RommeEvent):
    """A card was drawn from the Talon (§3); which one only its seat knows."""

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
class CardTaken(RommeEvent):
    """The top of the Ablage was taken (§3)."""

    card: int

    def values(self) -> dict[str, Value]:
        """Return the seat and the card."""
        return {**_seat(self.seat), "card": CardValue.of(CODES[self.card])}


@dataclass(frozen=True, slots=True)
class CardReturned(RommeEvent):
    """The card taken from the Ablage was put back (§3)."""

    card: int

    def values(self) -> dict[str, Value]:
        """Return the seat and the card."""
        return {**_seat(self.seat), "card": CardValue.of(CODES[self.card])}


@dataclass(frozen=True, slots=True)
class MeldLaid(RommeEvent):
    """A new meld was staged (§4); `meld` is its index from 0."""

    meld: int
    cards: tuple[int, ...]

    def values(self) -> dict[str, Value]:
        """Return the seat, the cards and the letter of the meld."""
        return {**_seat(self.seat), "cards": _cards(self.cards), "meld": letter(self.meld)}


@dataclass(frozen=True, slots=True)
class CardLaidOff(RommeEvent):
    """A card was staged on a meld on the table (§7); `meld` is its index from 0."""

    meld: int
    card: int

    def values(self) -> dict[str, Value]:
        """Return the seat, the card and the letter of the meld."""
        return {
            **_seat(self.seat),
            "card": CardValue.of(CODES[self.card]),
            "meld": letter(self.meld),
        }


@dataclass(frozen=True, slots=True)
class JokerSwapped(RommeEvent):
    """So many jokers of a meld were taken for the cards they stood for (§7)."""

    meld: int
    cards: tuple[int, ...]
    jokers: int

    def values(self) -> dict[str, Value]:
        """Return the seat, the cards, the letter of the meld and the number of jokers."""
        return {
            **_seat(self.seat),
            "cards": _cards(self.cards),
            "meld": letter(self.meld),
            "jokers": self.jokers,
        }


@dataclass(frozen=True, slots=True)
class StagedTakenBack(RommeEvent):
    """The last staged action was undone (§10)."""

    cards: tuple[int, ...]

    def values(self) -> dict[str, Value]:
        """Return the seat and the cards that are back in its hand."""
        return {**_seat(self.seat), "cards": _cards(self.cards)}


@dataclass(frozen=True, slots=True)
class CardDiscarded(RommeEvent):
    """A turn ended with this card on the Ablage (§3)."""

    card: int

    def values(self) -> dict[str, Value]:
        """Return the seat and the card."""
        return {**_seat(self.seat), "card": CardValue.of(CODES[self.card])}


@dataclass(frozen=True, slots=True)
class CameOut(RommeEvent):
    """A first meld counted (§6)."""

    points: int

    def values(self) -> dict[str, Value]:
        """Return the seat and what its melds are worth."""
        return {**_seat(self.seat), "points": self.points}


@dataclass(frozen=True, slots=True)
class TalonEmptied(RommeEvent):
    """A turn begins with an empty Talon; the Ablage is about to be turned over (§11)."""

    cards: int

    def values(self) -> dict[str, Value]:
        """Return how many cards become the new Talon."""
        return {"cards": self.cards}


@dataclass(frozen=True, slots=True)
class PileTurned(RommeEvent):
    """The shuffled Ablage lies as the new Talon (§11)."""

    cards: int

    def values(self) -> dict[str, Value]:
        """Return how many cards it has."""
        return {"cards": self.cards}


@dataclass(frozen=True, slots=True)
class DealWon(RommeEvent):
    """A seat went out: Rommé, or Hand-Rommé where all was laid in one turn (§8, §9)."""

    is_hand_romme: bool
    is_doubled: bool

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the keys for a Rommé, a Hand-Rommé that doubles and one that does not."""
        return (cls.text_key(), f"{cls.text_key()}-hand", f"{cls.text_key()}-hand-single")

    def text(self) -> Text:
        """Return who won the deal and how."""
        plain, doubled, single = self.text_keys()
        hand = doubled if self.is_doubled else single
        return Text.of(hand if self.is_hand_romme else plain, **self.values())


@dataclass(frozen=True, slots=True)
class DealUndecided(RommeEvent):
    """A deal ended without a winner: no Talon any more, or too many turns (§11)."""

    reason: str

    def values(self) -> dict[str, Value]:
        """Return the reason: ``talon`` or ``turns``."""
        return {"reason": self.reason}


@dataclass(frozen=True, slots=True)
class HandScored(RommeEvent):
    """The cards left in a hand were counted, or the winner was credited the others' (§12)."""

    cards: tuple[int, ...]
    points: int
    total: int
    is_credited: bool = False

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for what is left and the key for what is credited."""
        return (cls.text_key(), f"{cls.text_key()}-credited")

    def text(self) -> Text:
        """Return what a hand costs, or what the winner is credited."""
        if not self.is_credited:
            return Text.of(self.text_key(), **self.values())
        seat, points = _seat(self.seat), -self.points
        return Text.of(self.text_keys()[1], **seat, points=points, total=self.total)

    def values(self) -> dict[str, Value]:
        """Return the seat, its cards, their minus points and its total after them."""
        return {
            **_seat(self.seat),
            "cards": _cards(self.cards),
            "count": len(self.cards),
            "points": self.points,
            "total": self.total,
        }


@dataclass(frozen=True, slots=True)
class SeatLeft(RommeEvent):
    """A seat reached the limit and has left the match in this place (§13)."""

    place: int

    def values(self) -> dict[str, Value]:
        """Return the seat and its place."""
        return {**_seat(self.seat), "place": self.place}


@dataclass(frozen=True, slots=True)
class MatchEnded(RommeEvent):
    """The last deal was scored; these seats share the first place with as many points (§13)."""

    winners: tuple[int, ...]
    points: int

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        """Return the key for one winner and the key for a shared first place."""
        return (cls.text_key(), f"{cls.text_key()}-shared")

    def values(self) -> dict[str, Value]:
        """Return the first of the winners and its minus points."""
        return {"seat": SeatValue(self.winners[0]), "points": self.points}

    def text(self) -> Text:
        """Return who won the match, or how many share the first place."""
        alone, shared = self.text_keys()
        if len(self.winners) == 1:
            return Text.of(alone, **self.values())
        return Text.of(shared, count=len(self.winners), points=self.points)


ALL: Final[tuple[type[Event], ...]] = (
    DealStarted,
    PileOpened,
    ForehandBegins,
    CardDrawn,
    CardTaken,
    CardReturned,
    MeldLaid,
    CardLaidOff,
    JokerSwapped,
    StagedTakenBack,
    CardDiscarded,
    CameOut,
    TalonEmptied,
    PileTurned,
    DealWon,
    DealUndecided,
    HandScored,
    SeatLeft,
    MatchEnded,
)


def _seat(seat: int | None) -> dict[str, Value]:
    return {} if seat is None else {"seat": SeatValue(seat)}


def _cards(cards: tuple[int, ...]) -> CardValue:
    return CardValue(tuple(CODES[card] for card in cards))
