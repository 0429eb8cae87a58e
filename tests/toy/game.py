"""A game of two minutes for the tests of the session and the store: highest card takes a point.

Every seat gets three cards, puts one in turn, the highest takes a point; two deals, most points
win. Chance deals at the beginning and between the deals. 2 to 4 seats, one option.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self, cast

from games import registry
from games.core.actions import Action
from games.core.errors import NotationError, OptionError, Refusal, RefusalKind
from games.core.events import Event, seen_only_by_owner
from games.core.game import Game, GameSpec, Result, State
from games.core.menu import Menu, menu_of
from games.core.options import Options, number
from games.core.players import Player, RandomPlayer
from games.core.scene import Scene, TableScene
from games.core.sheet import DealScore
from games.core.shuffle import Shuffle
from games.core.text import Text

HAND = 3
NOT_HELD = RefusalKind("not-held", "2", "{card} is not in your hand", ("card",))


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    deals: int = number("deals", 2, 1, 9)

    def check(self) -> None:
        if self.deals == 9:
            raise OptionError("nine deals are too many", "deals")


@dataclass(frozen=True, slots=True)
class Deck(Action):
    cards_: tuple[int, ...]
    verb: ClassVar[str] = "deck"
    is_chance: ClassVar[bool] = True

    def arguments(self) -> tuple[str, ...]:
        return tuple(map(str, self.cards_))

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        return cls(tuple(map(_card, arguments)))


@dataclass(frozen=True, slots=True)
class Put(Action):
    card: int
    verb: ClassVar[str] = "put"

    def arguments(self) -> tuple[str, ...]:
        return (str(self.card),)

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        if len(arguments) != 1:
            raise NotationError("put takes one card")
        return cls(_card(arguments[0]))

    def cards(self) -> tuple[str, ...]:
        return self.arguments()


def _card(text: str) -> int:
    if not text.isdigit():
        raise NotationError(f"{text!r} is no card")
    return int(text)


@dataclass(frozen=True, slots=True)
class CardPut(Event):
    game: ClassVar[str] = "toy"
    card: int = 0


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    game: ClassVar[str] = "toy"
    cards: tuple[int, ...] | None = seen_only_by_owner()


class ToyState(State):
    __slots__ = ("before", "deal", "hands", "points", "put", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.deal = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.put: list[int] = []
        self.points = [0] * seats
        self.before = [0] * seats

    def copy(self) -> Self:
        other = type(self)(self.seats)
        other.deal = self.deal
        other.hands = [list(hand) for hand in self.hands]
        other.put = list(self.put)
        other.points = list(self.points)
        other.before = list(self.before)
        return other


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: int | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    put: tuple[int, ...]
    points: tuple[int, ...]
    deal: int
    before: tuple[int, ...]


class Fumbler(Player[Action, ToyView]):
    """Chooses what it does not hold: a broken computer player."""

    level: ClassVar[str] = "fumbler"
    max_evaluations: ClassVar[int] = 0

    def choose(
        self,
        game: Game[Any, Action, ToyView],
        view: ToyView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        return Put(999)


class Crasher(Fumbler):
    """Fails instead of choosing."""

    level: ClassVar[str] = "crasher"

    def choose(
        self,
        game: Game[Any, Action, ToyView],
        view: ToyView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        raise RuntimeError("the player is broken")


class Toy(Game[ToyState, Action, ToyView]):
    spec: ClassVar[GameSpec] = GameSpec(
        slug="toy",
        command="toy",
        title="Toy",
        min_seats=2,
        max_seats=4,
        rules_version=1,
        options=ToyOptions,
        presets={"standard": {}, "kurz": {"deals": "1"}},
        actions=(Deck, Put),
        events=(CardPut, HandDealt),
        refusals=(NOT_HELD,),
        players={"random": RandomPlayer, "fumbler": Fumbler, "crasher": Crasher},
        fewest_wins=False,
    )

    def __init__(self, options: Options | None = None) -> None:
        self._options = cast(ToyOptions, options or ToyOptions())

    @property
    def options(self) -> ToyOptions:
        return self._options

    def max_actions(self, seats: int) -> int:
        return self._options.deals * (seats * HAND + 1)

    def start(self, seats: int, dealer: int = 0) -> ToyState:
        if not 2 <= seats <= 4:
            raise OptionError(f"toy is for 2 to 4, not {seats}", "seats")
        return ToyState(seats)

    def _is_due(self, state: ToyState) -> bool:
        return not any(state.hands) and not state.put and state.deal < self._options.deals

    def to_act(self, state: ToyState) -> tuple[int, ...]:
        return (len(state.put),) if any(state.hands) else ()

    def chance(self, state: ToyState, shuffle: Shuffle) -> Action | None:
        if not self._is_due(state):
            return None
        return Deck(tuple(shuffle(range(state.seats * HAND))))

    def legal_actions(self, state: ToyState, seat: int) -> Sequence[Action]:
        return [Put(card) for card in state.hands[seat]] if seat in self.to_act(state) else []

    def refusal(self, state: ToyState, seat: int | None, action: Action) -> Refusal | None:
        if isinstance(action, Deck):
            is_pack = sorted(action.cards_) == list(range(state.seats * HAND))
            return None if is_pack and self._is_due(state) else NOT_HELD(card="deck")
        assert isinstance(action, Put)
        is_legal = seat in self.to_act(state) and action.card in state.hands[seat or 0]
        return None if is_legal else NOT_HELD(card=action.card)

    def perform(self, state: ToyState, seat: int | None, action: Action) -> list[Event]:
        if isinstance(action, Deck):
            state.deal += 1
            state.before = list(state.points)
            cards = action.cards_
            state.hands = [list(cards[at * HAND : (at + 1) * HAND]) for at in range(state.seats)]
            return [HandDealt(at, tuple(hand)) for at, hand in enumerate(state.hands)]
        assert isinstance(action, Put)
        assert seat is not None
        state.hands[seat].remove(action.card)
        state.put.append(action.card)
        if len(state.put) == state.seats:
            state.points[state.put.index(max(state.put))] += 1
            state.put = []
        return [CardPut(seat, action.card)]

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(
            seat,
            () if seat is None else tuple(state.hands[seat]),
            tuple(map(len, state.hands)),
            tuple(state.put),
            tuple(state.points),
            state.deal,
            tuple(state.before),
        )

    def scene(self, view: ToyView) -> Scene:
        deals = self._options.deals
        return Scene(TableScene("toy", view.deal, deals, (), (), (), Text.of("toy-turn")))

    def menu(
        self, view: ToyView, seat: int, legal: Sequence[Action], chosen: Sequence[str] = ()
    ) -> Menu:
        return menu_of("toy", legal, [str(card) for card in view.hand], chosen)

    def result(self, state: ToyState) -> Result | None:
        if any(state.hands) or state.deal < self._options.deals:
            return None
        places = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Result(places, tuple(state.points), "deals-played")

    def scores(self, state: ToyState) -> tuple[int, ...]:
        return tuple(state.points)

    def deal_score(self, view: ToyView) -> DealScore | None:
        if any(view.counts) or view.put or not view.deal:
            return None
        points = tuple(now - then for now, then in zip(view.points, view.before, strict=True))
        return DealScore(view.deal, 0, points, view.points)

    def imagine(self, view: ToyView, seat: int, rng: Random) -> ToyState:
        raise NotImplementedError

    def idle(self, view: ToyView, seat: int) -> Sequence[Action]:
        return [Put(min(view.hand))]

    def describe(self, state: ToyState) -> Mapping[str, object]:
        return {}


@contextmanager
def toy_registered() -> Iterator[None]:
    """Let the registry know the toy meanwhile; no other test sees it."""
    games = cast(dict[str, Any], registry.all_games())
    games["toy"] = {1: Toy}
    try:
        yield
    finally:
        del games["toy"]
