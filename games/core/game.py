"""The interface of a game: one small state machine without clock, network or hidden chance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from games.core.actions import Action, action_types, parse_action
from games.core.errors import IllegalAction, Refusal, RefusalKind
from games.core.events import Event
from games.core.menu import Menu
from games.core.options import Options
from games.core.players import Player
from games.core.scene import Scene
from games.core.sheet import DealScore
from games.core.shuffle import Shuffle
from games.core.statistics import Statistic

Seat: TypeAlias = int
Seats: TypeAlias = tuple[int, ...]


class State(ABC):
    """A whole match at one moment, in slots, changed only by `Game.apply`."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy, cheaply."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._names())

    __hash__ = None  # pyright: ignore[reportAssignmentType]  # mutable: never a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: cards hidden>"

    @classmethod
    def _names(cls) -> tuple[str, ...]:
        return tuple(name for kind in cls.__mro__ for name in getattr(kind, "__slots__", ()))


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended.

    Attributes:
        places: per seat, best 1; ties share the better place (1, 1, 3).
        scores: per seat, final totals as the game counts.
        reason: text key within the game, such as ``deals-played``.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=State)
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class GameSpec:
    """What the rest of the house must know of a game, declared once.

    Attributes:
        slug: folder name, record name and prefix of its text keys, ASCII: ``romme``.
        command: name of its slash command, NFC: ``rommé``.
        title: as people write it: ``Rommé``.
        min_seats, max_seats: inclusive.
        rules_version: written into records; a record replays under its version.
        options: dataclass of the house rules.
        presets: code → option spellings that differ from the default; ``standard`` first.
        actions: every action type, chance included, in the order of the rules.
        events: every event type.
        refusals: every reason for refusing.
        players: level → computer player; the first is what a table gets by default.
        fewest_wins: whether low scores are good.
        statistics: what its matches are counted for besides wins, in the order shown.
        emblem: codes of a few cards that stand for the game.
        is_first: whether it is offered first to whoever has never played here.
    """

    slug: str
    command: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: type[Options]
    presets: Mapping[str, Mapping[str, str]]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    refusals: tuple[RefusalKind, ...]
    players: Mapping[str, type[Player[Any, Any]]]
    fewest_wins: bool
    statistics: tuple[Statistic, ...] = ()
    emblem: tuple[str, ...] = ()
    is_first: bool = False

    @property
    def package(self) -> str:
        """The package whose folder ``texts`` holds the words: where the options are declared."""
        return self.options.__module__.rpartition(".")[0]


class Game(ABC, Generic[StateT, ActionT, ViewT]):
    """One game under one set of house rules. It keeps no match: states go in and out."""

    spec: ClassVar[GameSpec]

    @abstractmethod
    def __init__(self, options: Options | None = None) -> None:
        """Take the house rules (default: the standard); they must be of `spec.options`."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The house rules it was made with."""

    @classmethod
    def under(cls, pairs: Mapping[str, str]) -> Self:
        """Return the game under the options given as key → spelling (raises `OptionError`)."""
        return cls(cls.spec.options.from_pairs(pairs))

    @property
    def names_dealer(self) -> bool:
        """Whether the first dealer is drawn by lot, so that the record's header names him.

        Else it is seat 0, the host's.
        """
        return True

    def suggested_preset(self, seats: int) -> str | None:
        """Return the code of a preset that suits so many seats better, if there is one."""
        del seats
        return None

    @abstractmethod
    def max_actions(self, seats: int) -> int:
        """Return the stated bound: no match has more actions (takebacks not counted)."""

    @abstractmethod
    def start(self, seats: int, dealer: Seat = 0) -> StateT:
        """Return the match before its first deal: chance is due.

        Raises:
            OptionError: the game cannot be played by so many seats, or not under these options.
        """

    @abstractmethod
    def to_act(self, state: StateT) -> Seats:
        """Return the seats whose action is due; empty when chance is due or the match is over."""

    @abstractmethod
    def chance(self, state: StateT, shuffle: Shuffle) -> ActionT | None:
        """Return what the pack does now, or ``None`` if it is not chance's turn."""

    @abstractmethod
    def legal_actions(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """Return all legal actions of a seat, in a fixed order, without repeats."""

    @abstractmethod
    def refusal(self, state: StateT, seat: Seat | None, action: ActionT) -> Refusal | None:
        """Return why `action` is not legal now, or ``None`` if it is. `seat` ``None`` is chance."""

    @abstractmethod
    def perform(self, state: StateT, seat: Seat | None, action: ActionT) -> list[Event]:
        """Change the state by an action that is known to be legal, and say what happened."""

    def apply(self, state: StateT, seat: Seat | None, action: ActionT) -> list[Event]:
        """Check, then change the state in place.

        Raises:
            IllegalAction: the action is refused; the state is untouched.
        """
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.perform(state, seat, action)

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return what a seat (``None``: the public) may know. The only exit of secrets."""

    @abstractmethod
    def scene(self, view: ViewT) -> Scene:
        """Return what can be drawn of a view."""

    @abstractmethod
    def menu(
        self, view: ViewT, seat: Seat, legal: Sequence[ActionT], chosen: Sequence[str] = ()
    ) -> Menu:
        """Return what the seat is offered when it has chosen these cards.

        Args:
            view: the seat's own view.
            seat: whose menu.
            legal: its legal actions; may be ignored where the view says enough.
            chosen: codes of chosen cards, each as often as chosen; unknown ones are ignored.
        """

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the match ended, or ``None`` while it runs."""

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return the totals of finished deals per seat."""

    @abstractmethod
    def deal_score(self, view: ViewT) -> DealScore | None:
        """Return what the deal that has just ended brought; ``None`` while one runs or is due.

        Every view of that moment gives the same: between the end of a deal and the next one.
        """

    @abstractmethod
    def imagine(self, view: ViewT, seat: Seat, rng: Random) -> StateT:
        """Return a full state that this seat cannot tell from the real one."""

    @abstractmethod
    def idle(self, view: ViewT, seat: Seat) -> Sequence[ActionT]:
        """Return the safe automatic move: ordinary actions, the first of them legal now."""

    def is_amid_turn(self, view: ViewT, seat: Seat) -> bool:
        """Whether the seat, which is due, has begun the turn already, so that its time goes on."""
        del view, seat
        return False

    @abstractmethod
    def describe(self, state: StateT) -> Mapping[str, object]:
        """Return deal, dealer, hands and table as ``python -m games show`` prints them."""

    def rules_values(self) -> Mapping[str, str]:
        """Return what the placeholders of the rules for players stand for."""
        options = self.options
        return {spec.field_name: spec.write(options.get(spec)) for spec in options.specs()}

    def parse(self, text: str) -> ActionT:
        """Read an action of this game (raises `NotationError`)."""
        action: Any = parse_action(text, action_types(self.spec.actions))
        return action
