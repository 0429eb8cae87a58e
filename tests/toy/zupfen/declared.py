"""What there is in Zupfen: house rules, actions, events and refusals; declarations only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from games.core.actions import Action
from games.core.cards import CODES, parse_card
from games.core.deck import Deck
from games.core.errors import NotationError, OptionError, RefusalKind
from games.core.events import Event, seen_only_by_owner
from games.core.options import Options, choice, number
from games.core.text import CardValue, Text, Value


@dataclass(frozen=True, slots=True)
class ZupfenOptions(Options):
    karten: int = number("karten", 5, 3, 7)
    passend: str = choice("passend", "beides", ("beides", "farbe"))
    spiele: int = number("spiele", 2, 1, 4)

    def check(self) -> None:
        if self.passend == "farbe" and self.karten > 6:
            raise OptionError(
                "seven cards are too many where only suits fit",
                "karten",
                Text.of("zupfen-refusal-too-many-cards", section="1"),
            )


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put a card that fits (§3)."""

    card: int
    verb: ClassVar[str] = "put"

    def arguments(self) -> tuple[str, ...]:
        return (CODES[self.card],)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        if len(arguments) != 1:
            raise NotationError("written as 'put h7'")
        return cls(parse_card(arguments[0]))

    def cards(self) -> tuple[str, ...]:
        return self.arguments()


@dataclass(frozen=True, slots=True)
class _Bare(Action):
    def arguments(self) -> tuple[str, ...]:
        return ()

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        if arguments:
            raise NotationError(f"{cls.verb!r} stands alone")
        return cls()


class Draw(_Bare):
    """Draw the top of the stock (§4)."""

    __slots__ = ()
    verb: ClassVar[str] = "draw"


class Pass(_Bare):
    """Do nothing once the stock is used up (§4)."""

    __slots__ = ()
    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class ZupfenEvent(Event):
    game: ClassVar[str] = "zupfen"


@dataclass(frozen=True, slots=True)
class DealStarted(ZupfenEvent):
    deal: int

    def values(self) -> dict[str, Value]:
        return {**ZupfenEvent.values(self), "deal": self.deal}


@dataclass(frozen=True, slots=True)
class CardPut(ZupfenEvent):
    card: int

    def values(self) -> dict[str, Value]:
        return {**ZupfenEvent.values(self), "card": CardValue.of(CODES[self.card])}


@dataclass(frozen=True, slots=True)
class CardDrawn(ZupfenEvent):
    card: int | None = seen_only_by_owner()

    @classmethod
    def text_keys(cls) -> tuple[str, ...]:
        return (cls.text_key(), f"{cls.text_key()}-own")

    def text(self) -> Text:
        if self.card is None:
            return Text.of(self.text_key(), **self.values())
        return Text.of(f"{self.text_key()}-own", card=CardValue.of(CODES[self.card]))


class Passed(ZupfenEvent):
    __slots__ = ()


class DealWon(ZupfenEvent):
    __slots__ = ()


class DealStuck(ZupfenEvent):
    __slots__ = ()

    def values(self) -> dict[str, Value]:
        return {}


TOO_MANY_CARDS = RefusalKind("too-many-cards", "1", "seven cards are too many here")
DECK_DUE = RefusalKind("deck-due", "2", "the cards must be dealt first")
WRONG_DECK = RefusalKind("wrong-deck", "2", "this is not the pack, or it is not due")
NOT_YOUR_TURN = RefusalKind("not-your-turn", "3", "it is the turn of seat {seat}", ("seat",))
NOT_HELD = RefusalKind("not-held", "3", "{card} is not in the hand", ("card",))
DOES_NOT_FIT = RefusalKind("does-not-fit", "3", "{card} does not fit {top}", ("card", "top"))
NO_STOCK = RefusalKind("no-stock", "4", "the stock is used up")
STOCK_LEFT = RefusalKind("stock-left", "4", "who cannot put a card draws one")
MATCH_OVER = RefusalKind("match-over", "5", "the match is over")

ACTIONS = (Deck, Put, Draw, Pass)
EVENTS = (DealStarted, CardPut, CardDrawn, Passed, DealWon, DealStuck)
REFUSALS = (
    TOO_MANY_CARDS,
    DECK_DUE,
    WRONG_DECK,
    NOT_YOUR_TURN,
    NOT_HELD,
    DOES_NOT_FIT,
    NO_STOCK,
    STOCK_LEFT,
    MATCH_OVER,
)
