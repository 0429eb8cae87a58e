"""Tausendundeins as a `Game`: ties the rules of its parts together; each says what it decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from games.core.actions import Action
from games.core.chance import random_place
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
from games.tausendundeins import actions, auction, events, refusals
from games.tausendundeins.actions import Bid, Bury, Deck, Declare, Forfeit, Pass, Play
from games.tausendundeins.dealing import deal, deck_refusal, next_deck
from games.tausendundeins.describing import describe
from games.tausendundeins.house import HouseRules
from games.tausendundeins.idle import idle_action
from games.tausendundeins.imagining import imagine_state
from games.tausendundeins.menu import make_menu
from games.tausendundeins.moves import moves
from games.tausendundeins.options import PRESETS, TausendundeinsOptions
from games.tausendundeins.play import card_refusal, declare, declare_refusal, play_card
from games.tausendundeins.players import EasyPlayer, HardPlayer, MiddlingPlayer
from games.tausendundeins.playout import play_out
from games.tausendundeins.scene import SLUG, make_scene
from games.tausendundeins.scoring import rank_seats
from games.tausendundeins.sheet import deal_score
from games.tausendundeins.state import Phase, TausendundeinsState
from games.tausendundeins.statistics import STATISTICS
from games.tausendundeins.values import rules_values
from games.tausendundeins.view import TausendundeinsView, make_view

MIN_SEATS = 3
MAX_SEATS = 4

# Looked up once: members of an enumeration are dear to name.
_DECK: Final = Phase.DECK
_PLAY: Final = Phase.PLAY
_OVER: Final = Phase.OVER


class Tausendundeins(Game[TausendundeinsState, Action, TausendundeinsView]):
    """Tausendundeins under one set of house rules."""

    spec: ClassVar[GameSpec] = GameSpec(
        slug=SLUG,
        command="tausendundeins",
        title="Tausendundeins",
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        rules_version=1,
        options=TausendundeinsOptions,
        presets=PRESETS,
        actions=(
            actions.Deck,
            actions.Bid,
            actions.Pass,
            actions.Bury,
            actions.Forfeit,
            actions.Play,
            actions.Declare,
        ),
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
        emblem=("hA", "hT", "hK", "hQ"),
    )

    def __init__(self, options: Options | None = None) -> None:
        if options is None:
            options = TausendundeinsOptions()
        if not isinstance(options, TausendundeinsOptions):
            raise TypeError(f"Tausendundeins is not played under {type(options).__name__}")
        self._options = options
        self._house = HouseRules(options)

    @property
    def options(self) -> TausendundeinsOptions:
        """The house rules it was made with."""
        return self._options

    @property
    def house(self) -> HouseRules:
        """The same worked out."""
        return self._house

    def max_actions(self, seats: int) -> int:
        """Return the stated bound, chance included: `max-spiele` deals.

        In each the pack is dealt once and every card played once; with bidding, bids only rise,
        every seat passes once and cards are laid away once.
        """
        house = self._house
        a_deal = 1 + seats * house.hand_size(seats)
        if house.has_bidding:
            a_deal += (house.highest_bid - house.lowest_bid) // house.step + 1 + seats + 1
        return house.most_deals * a_deal

    def start(self, seats: int, dealer: Seat = 0) -> TausendundeinsState:
        """Return the match before its first deal: the pack is due.

        Raises:
            OptionError: it is not played by so many, or there is no such dealer.
        """
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise OptionError(
                f"Tausendundeins has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}", "seats"
            )
        if not 0 <= dealer < seats:
            raise OptionError(f"there is no seat {dealer} to deal", "dealer")
        return TausendundeinsState(seats, dealer)

    def to_act(self, state: TausendundeinsState) -> Seats:
        """Return the seat in turn; nobody when the pack is due or the match is over."""
        phase = state.phase
        return () if phase is _DECK or phase is _OVER else _ALONE[state.turn]

    def chance(self, state: TausendundeinsState, shuffle: Shuffle) -> Action | None:
        """Return the shuffled pack, if it is due."""
        return next_deck(self._house, state, shuffle)

    def legal_actions(self, state: TausendundeinsState, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of a seat, in the order `games.tausendundeins.moves` states."""
        phase = state.phase
        if phase is _DECK or phase is _OVER or seat != state.turn:
            return ()
        return moves(self._house, state)

    def refusal(
        self, state: TausendundeinsState, seat: Seat | None, action: Action
    ) -> Refusal | None:
        """Return why the action is not legal now, or ``None`` if it is."""
        phase = state.phase
        if phase is _PLAY and seat == state.turn and type(action) is Play:
            return card_refusal(self._house, state, action.card)
        if phase is _OVER:
            return refusals.MATCH_OVER()
        if isinstance(action, Deck):
            return deck_refusal(self._house, state, action)
        if phase is _DECK:
            return refusals.DECK_DUE()
        if seat != state.turn:
            return refusals.NOT_YOUR_TURN(seat=SeatValue(state.turn))
        return self._own_refusal(state, action)

    def _own_refusal(self, state: TausendundeinsState, action: Action) -> Refusal | None:
        """Return why the seat in turn may not do this."""
        if isinstance(action, Bid | Pass):
            return auction.auction_refusal(self._house, state, action)
        if isinstance(action, Bury | Forfeit):
            return auction.bury_refusal(self._house, state, action)
        if state.phase is Phase.BID:
            return refusals.AUCTION_FIRST()
        if state.phase is Phase.BURY:
            return refusals.LAY_AWAY_FIRST()
        assert isinstance(action, Declare)
        return declare_refusal(self._house, state, action)

    def perform(self, state: TausendundeinsState, seat: Seat | None, action: Action) -> list[Event]:
        """Do a legal action."""
        del seat
        if type(action) is Play:
            return play_card(self._house, state, action.card)
        return _DOING[type(action)](self._house, state, action)

    def play_out(self, state: TausendundeinsState, rng: Random) -> int:
        """Play the running deal to its end by chance, every legal action equally likely.

        What is left is the state that the same choices leave by `legal_actions` and `perform`: see
        `games.tausendundeins.playout`, which this is. Bids and the cards laid away are actions.

        Returns:
            The number of actions that this was.
        """
        count = 0
        while state.phase is Phase.BID or state.phase is Phase.BURY:
            legal = moves(self._house, state)
            self.perform(state, state.turn, legal[random_place(rng, len(legal))])
            count += 1
        return count + play_out(self._house, state, rng) if state.phase is _PLAY else count

    def view(self, state: TausendundeinsState, seat: Seat | None) -> TausendundeinsView:
        """Return what a seat, or the public, may know."""
        return make_view(self._house, state, seat)

    def scene(self, view: TausendundeinsView) -> Scene:
        """Return what can be drawn of a view."""
        return make_scene(self._house, view)

    def menu(
        self,
        view: TausendundeinsView,
        seat: Seat,
        legal: Sequence[Action],
        chosen: Sequence[str] = (),
    ) -> Menu:
        """Return what the seat is offered with these cards chosen; the view says enough."""
        del legal
        return make_menu(self._house, view, seat, chosen)

    def result(self, state: TausendundeinsState) -> Result | None:
        """Return places and totals once the match is over (§6)."""
        return rank_seats(state.totals, state.standing.reason) if state.phase is _OVER else None

    def scores(self, state: TausendundeinsState) -> tuple[int, ...]:
        """Return the points of finished deals per seat."""
        return state.totals

    def deal_score(self, view: TausendundeinsView) -> DealScore | None:
        """Return what the deal that has just ended brought (§5)."""
        return deal_score(view)

    def imagine(self, view: TausendundeinsView, seat: Seat, rng: Random) -> TausendundeinsState:
        """Return a full state that this seat cannot tell from the real one."""
        if view.seat != seat:
            raise ValueError(f"the view is that of {view.seat}, not of seat {seat}")
        return imagine_state(self._house, view, rng)

    def idle(self, view: TausendundeinsView, seat: Seat) -> Sequence[Action]:
        """Return the safe automatic move."""
        if view.seat != seat or not view.is_own_turn:
            return ()
        return (idle_action(self._house, view),)

    def rules_values(self) -> Mapping[str, str]:
        """Return the values in the rules for players."""
        return rules_values(self._house)

    def describe(self, state: TausendundeinsState) -> Mapping[str, object]:
        """Return deal, dealer, hands and table as ``python -m games show`` prints them."""
        return describe(state)


# Typed by what `type(action)` is; each function takes its own action.
_DOING: Final[Mapping[type[Action], Callable[..., list[Event]]]] = {
    Deck: deal,
    Bid: auction.bid,
    Pass: auction.pass_bid,
    Bury: auction.bury,
    Forfeit: auction.forfeit,
    Declare: declare,
}
_ALONE: Final = tuple((seat,) for seat in range(MAX_SEATS))
