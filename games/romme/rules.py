"""Rommé as a `Game`: ties the rules of its parts together; each part says what it decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from games.core.actions import Action
from games.core.cards import CODES
from games.core.deck import Deck
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
from games.romme import actions, events, hands, refusals
from games.romme.actions import Turnover
from games.romme.dealing import chance_refusal, deal, next_chance, turn_over
from games.romme.ending import match_result
from games.romme.house import HouseRules, house_rules
from games.romme.idle import idle_actions
from games.romme.lookahead import StrongPlayer
from games.romme.menu import make_menu
from games.romme.moves import moves
from games.romme.options import PRESETS, RommeOptions
from games.romme.players import EasyPlayer, MiddlingPlayer
from games.romme.playout import play_out
from games.romme.rules_values import rules_values
from games.romme.scene import make_scene
from games.romme.sheet import deal_score
from games.romme.state import Phase, RommeState
from games.romme.statistics import STATISTICS
from games.romme.turn import DOING, turn_refusal
from games.romme.view import RommeView, imagine_state, make_view

MIN_SEATS = 2
MAX_SEATS = 6


class Romme(Game[RommeState, Action, RommeView]):
    """Rommé under one set of house rules."""

    spec: ClassVar[GameSpec] = GameSpec(
        slug="romme",
        command="rommé",
        title="Rommé",
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        rules_version=1,
        options=RommeOptions,
        presets=PRESETS,
        actions=(
            Deck,
            actions.Draw,
            actions.LayOut,
            actions.LayOff,
            actions.Swap,
            actions.TakeBack,
            actions.Discard,
            actions.Turnover,
        ),
        events=events.ALL,
        refusals=refusals.ALL,
        players={
            kind.level: kind for kind in (MiddlingPlayer, EasyPlayer, StrongPlayer, RandomPlayer)
        },
        fewest_wins=True,
        statistics=STATISTICS,
        emblem=("h7", "h8", "h9", "*"),
        is_first=True,
    )

    def __init__(self, options: Options | None = None) -> None:
        if options is None:
            options = RommeOptions()
        if not isinstance(options, RommeOptions):
            raise TypeError(f"Rommé is not played under {type(options).__name__}")
        self._options = options
        self._house = house_rules(options)

    @property
    def options(self) -> RommeOptions:
        """The house rules it was made with."""
        return self._options

    @property
    def house(self) -> HouseRules:
        """What they come to."""
        return self._house

    def max_actions(self, seats: int) -> int:
        """Return the stated bound (chance included, what is taken back not counted).

        In a deal, each of at most `HouseRules.max_turns` turns draws once. Everything else spends
        cards: those dealt and drawn, and jokers swapped for, of which each costs a natural card.
        """
        options, turns = self._options, self._house.max_turns
        chances = 1 + options.neu_mischen
        dealt = max(left * options.hand_size(left) for left in range(MIN_SEATS, seats + 1))
        entering = dealt + 1 + turns
        return options.most_deals(seats) * (chances + turns + 2 * entering)

    def start(self, seats: int, dealer: Seat = 0) -> RommeState:
        """Return the match before its first deal: the pack is due.

        Raises:
            OptionError: Rommé is not played by so many, or there is no such dealer.
        """
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise OptionError(f"Rommé has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}", "seats")
        if not 0 <= dealer < seats:
            raise OptionError(f"there is no seat {dealer} to deal", "dealer")
        return RommeState(seats, dealer)

    def to_act(self, state: RommeState) -> Seats:
        """Return the seat in turn; nobody when chance is due or the match is over."""
        return (state.turn,) if state.phase in {Phase.DRAW, Phase.PLAY} else ()

    def chance(self, state: RommeState, shuffle: Shuffle) -> Action | None:
        """Return the shuffled pack or the new Talon, if one is due."""
        return next_chance(self._house, state, shuffle)

    def legal_actions(self, state: RommeState, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of a seat, in the order `games.romme.moves` states."""
        if seat != state.turn or state.phase not in {Phase.DRAW, Phase.PLAY}:
            return ()
        return moves(self._house, state)

    def refusal(self, state: RommeState, seat: Seat | None, action: Action) -> Refusal | None:
        """Return why the action is not legal now, or ``None`` if it is."""
        if state.phase is Phase.OVER:
            return refusals.MATCH_OVER()
        if action.is_chance:
            return chance_refusal(self._house, state, action)
        if state.phase is Phase.DECK:
            return refusals.DECK_DUE()
        if state.phase is Phase.TURNOVER:
            return refusals.TURNOVER_DUE()
        if seat != state.turn:
            return refusals.NOT_YOUR_TURN(seat=SeatValue(state.turn))
        return turn_refusal(self._house, state, action)

    def perform(self, state: RommeState, seat: Seat | None, action: Action) -> list[Event]:
        """Do a legal action."""
        del seat
        return _DOING[type(action)](self._house, state, action)

    def play_out(self, state: RommeState, rng: Random) -> int:
        """Play the running deal by chance until it ends or the Ablage has to be shuffled.

        Whatever can be laid, and lets the turn end, is laid. What is left is the state that the
        same choices leave by actions: see `games.romme.playout`, which this is.

        Returns:
            The number of actions that this was.
        """
        return play_out(self._house, state, rng)

    def view(self, state: RommeState, seat: Seat | None) -> RommeView:
        """Return what a seat, or the public, may know."""
        return make_view(self._house, state, seat)

    def scene(self, view: RommeView) -> Scene:
        """Return what can be drawn of a view."""
        return make_scene(self._house, view)

    def menu(
        self, view: RommeView, seat: Seat, legal: Sequence[Action], chosen: Sequence[str] = ()
    ) -> Menu:
        """Return what the seat is offered with these cards chosen; the view says enough."""
        del legal
        return make_menu(self._house, view, seat, chosen)

    def result(self, state: RommeState) -> Result | None:
        """Return places and totals once the last deal is scored (§13)."""
        if state.phase is not Phase.OVER:
            return None
        return match_result(self._house, state.seats, state.outcomes)

    def scores(self, state: RommeState) -> tuple[int, ...]:
        """Return the minus points of finished deals per seat (§12)."""
        return state.totals()

    def deal_score(self, view: RommeView) -> DealScore | None:
        """Return what the deal that has just ended brought (§12)."""
        return deal_score(view)

    def imagine(self, view: RommeView, seat: Seat, rng: Random) -> RommeState:
        """Return a full state that this seat cannot tell from the real one."""
        if view.seat != seat:
            raise ValueError(f"the view is that of {view.seat}, not of seat {seat}")
        return imagine_state(self._house, view, rng)

    def idle(self, view: RommeView, seat: Seat) -> Sequence[Action]:
        """Return the safe automatic rest of a turn."""
        if view.seat != seat or not view.is_own_turn:
            return ()
        return idle_actions(self._house, view)

    def is_amid_turn(self, view: RommeView, seat: Seat) -> bool:
        """Whether the seat has drawn, or need not; a card put back begins no new turn."""
        return view.turn == seat and (view.phase is Phase.PLAY or view.has_returned)

    def rules_values(self) -> Mapping[str, str]:
        """Return the values in the rules for players; "auto" by the number of seats."""
        return rules_values(self._house)

    def describe(self, state: RommeState) -> Mapping[str, object]:
        """Return deal, dealer, hands and table as ``python -m games show`` prints them."""
        return {
            "deal": state.deal,
            "dealer": state.dealer,
            "hands": [_codes(hands.unpack(hand)) for hand in state.hands],
            "table": {
                "stock": state.stock_count,
                "pile": len(state.pile),
                "pile_top": CODES[state.pile[-1]] if state.pile else None,
                "melds": [
                    {"owner": laid.owner, "cards": _codes(laid.meld.cards)} for laid in state.melds
                ],
                "out": [seat for seat in range(state.seats) if state.is_out(seat)],
                "staged": [str(step.action) for step in state.staged],
                "left": [seat for seat in range(state.seats) if state.left >> seat & 1],
                "turns": state.turns,
                "reshuffles": state.reshuffles,
            },
        }


# Typed by what `type(action)` is; each function takes its own action.
_DOING: Final[Mapping[type[Action], Callable[..., list[Event]]]] = {
    Deck: deal,
    Turnover: turn_over,
    **DOING,
}


def _codes(cards: Sequence[int]) -> list[str]:
    return [CODES[card] for card in cards]
