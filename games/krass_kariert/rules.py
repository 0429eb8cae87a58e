"""Krass Kariert as a `Game`: ties the rules of its parts together; each part says what it decides.

The game was designed by Katja Stremmel and published by AMIGO, with whom we are not affiliated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from games.core.actions import Action
from games.core.errors import OptionError, Refusal
from games.core.events import Event
from games.core.game import Game, GameSpec, Result, Seat, Seats
from games.core.menu import Menu
from games.core.options import Options
from games.core.players import RandomPlayer
from games.core.scene import Scene
from games.core.sheet import DealScore
from games.core.shuffle import Shuffle
from games.core.text import SeatValue
from games.krass_kariert import actions, events, refusals
from games.krass_kariert.dealing import chance_refusal, next_chance
from games.krass_kariert.describe import describe_state
from games.krass_kariert.idle import idle_action
from games.krass_kariert.menu import make_menu
from games.krass_kariert.options import (
    MAX_DEALS,
    MAX_SEATS,
    MIN_SEATS,
    NACHZIEHEN_CARDS,
    PRESETS,
    KrassKariertOptions,
    check_seats,
)
from games.krass_kariert.paying import match_result
from games.krass_kariert.players import EasyPlayer, MiddlingPlayer
from games.krass_kariert.playout import play_out
from games.krass_kariert.rules_values import values_for_players
from games.krass_kariert.scene import make_scene
from games.krass_kariert.search import HardPlayer
from games.krass_kariert.sheet import deal_score
from games.krass_kariert.state import KrassState, Phase
from games.krass_kariert.statistics import STATISTICS
from games.krass_kariert.turn import DOING, moves, turn_refusal
from games.krass_kariert.view import KrassView, imagine_state, make_view


class KrassKariert(Game[KrassState, Action, KrassView]):
    """Krass Kariert under one set of house rules."""

    spec: ClassVar[GameSpec] = GameSpec(
        slug="krass_kariert",
        command="krass-kariert",
        title="Krass Kariert",
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        rules_version=1,
        options=KrassKariertOptions,
        presets=PRESETS,
        actions=(actions.Deck, actions.Play, actions.Reserve, actions.Insert),
        events=events.ALL,
        refusals=refusals.ALL,
        players={
            MiddlingPlayer.level: MiddlingPlayer,
            EasyPlayer.level: EasyPlayer,
            HardPlayer.level: HardPlayer,
            RandomPlayer.level: RandomPlayer,
        },
        fewest_wins=False,
        statistics=STATISTICS,
        emblem=("7", "8", "9", "S"),
    )

    def __init__(self, options: Options | None = None) -> None:
        if options is None:
            options = KrassKariertOptions()
        if not isinstance(options, KrassKariertOptions):
            raise TypeError(f"Krass Kariert is not played under {type(options).__name__}")
        self._options = options

    @property
    def options(self) -> KrassKariertOptions:
        """The house rules it was made with."""
        return self._options

    @property
    def names_dealer(self) -> bool:
        """Whether the oldest is drawn by lot; else he is the host, seat 0 (§3)."""
        return self._options.aeltester == "los"

    def max_actions(self, seats: int) -> int:
        """Return the stated bound, chance included.

        A card leaves a hand once each time it comes there: dealt, taken or drawn. A deal has at
        most so many plays, one action for each reserve card and for each card drawn, and the deck.
        """
        options = self._options
        reserves = seats * options.reserve
        drawn = NACHZIEHEN_CARDS * options.nachziehen
        plays = seats * options.fitting_hand(seats) + reserves + drawn
        return MAX_DEALS * (1 + plays + reserves + drawn)

    def start(self, seats: int, dealer: Seat = 0) -> KrassState:
        """Return the match before its first deal: the pack is due.

        Raises:
            OptionError: it is not played by so many, the pack does not go round under these
                options, or the dealer is not the oldest.
        """
        check_seats(self._options, seats)
        if not 0 <= dealer < (seats if self.names_dealer else 1):
            raise OptionError(f"seat {dealer} cannot be the oldest, who deals", "dealer")
        return KrassState(seats, dealer, self._options.first_chips(seats))

    def to_act(self, state: KrassState) -> Seats:
        """Return the seat in turn; nobody when chance is due or the match is over."""
        return _ALONE[state.turn] if state.phase in _RUNNING else ()

    def chance(self, state: KrassState, shuffle: Shuffle) -> Action | None:
        """Return the shuffled pack, if it is due."""
        return next_chance(state, shuffle)

    def legal_actions(self, state: KrassState, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of a seat: plays by place, then reserve cards; or insertions."""
        if seat != state.turn or state.phase not in _RUNNING:
            return ()
        return moves(self._options, state)

    def refusal(self, state: KrassState, seat: Seat | None, action: Action) -> Refusal | None:
        """Return why the action is not legal now, or ``None`` if it is."""
        if state.phase is Phase.OVER:
            return refusals.MATCH_OVER()
        if action.is_chance:
            return chance_refusal(state, action)
        if state.phase is Phase.DECK:
            return refusals.DECK_DUE()
        if seat != state.turn:
            return refusals.NOT_YOUR_TURN(seat=SeatValue(state.turn))
        return turn_refusal(self._options, state, action)

    def perform(self, state: KrassState, seat: Seat | None, action: Action) -> list[Event]:
        """Do a legal action."""
        del seat
        return DOING[type(action)](self._options, state, action)

    def play_out(self, state: KrassState, rng: Random) -> int:
        """Play the running deal to its end by chance, every legal action equally likely.

        What is left is the state that the same choices leave by `legal_actions` and `perform`: see
        `games.krass_kariert.playout`, which this is.

        Returns:
            The number of actions that this was.
        """
        return play_out(self._options, state, rng)

    def view(self, state: KrassState, seat: Seat | None) -> KrassView:
        """Return what a seat, or the public, may know."""
        return make_view(state, seat)

    def scene(self, view: KrassView) -> Scene:
        """Return what can be drawn of a view."""
        return make_scene(self._options, view)

    def menu(
        self, view: KrassView, seat: Seat, legal: Sequence[Action], chosen: Sequence[str] = ()
    ) -> Menu:
        """Return what the seat is offered; no cards are chosen first, as they keep their places."""
        del chosen
        if view.seat != seat or not view.is_own_turn:
            return Menu()
        return make_menu(view, legal)

    def result(self, state: KrassState) -> Result | None:
        """Return places and chips once the match is over (§12)."""
        return match_result(state)

    def scores(self, state: KrassState) -> tuple[int, ...]:
        """Return the chips per seat (§2)."""
        return state.chips

    def deal_score(self, view: KrassView) -> DealScore | None:
        """Return what the deal that has just ended brought (§11)."""
        return deal_score(view)

    def imagine(self, view: KrassView, seat: Seat, rng: Random) -> KrassState:
        """Return a full state that this seat cannot tell from the real one."""
        if view.seat != seat:
            raise ValueError(f"the view is that of {view.seat}, not of seat {seat}")
        return imagine_state(self._options, view, rng)

    def idle(self, view: KrassView, seat: Seat) -> Sequence[Action]:
        """Return the safe automatic move."""
        if view.seat != seat or not view.is_own_turn:
            return ()
        return (idle_action(self._options, view),)

    def is_amid_turn(self, view: KrassView, seat: Seat) -> bool:
        """Whether the seat has a card to insert."""
        return view.turn == seat and view.phase is Phase.INSERT

    def describe(self, state: KrassState) -> Mapping[str, object]:
        """Return deal, dealer, hands and table as ``python -m games show`` prints them."""
        return describe_state(self._options, state)

    def rules_values(self) -> Mapping[str, str]:
        """Return the values in the rules for players."""
        return values_for_players(self._options)


_RUNNING: Final = (Phase.PLAY, Phase.INSERT)
_ALONE: Final = tuple((seat,) for seat in range(MAX_SEATS))
"""Each seat as the only one to act."""
