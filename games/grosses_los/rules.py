"""Großes Los as a `Game`: ties the rules of its parts together; each part says what it decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from games.core.actions import Action
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
from games.grosses_los import actions, events, refusals
from games.grosses_los.actions import Play
from games.grosses_los.dealing import deal, deck_refusal, next_deck
from games.grosses_los.holding import codes
from games.grosses_los.idle import idle_move
from games.grosses_los.judging import pass_refusal, play_refusal
from games.grosses_los.menu import SLUG, make_menu
from games.grosses_los.moves import moves
from games.grosses_los.options import PRESETS, GrossesLosOptions
from games.grosses_los.players import EasyPlayer, HardPlayer, MiddlingPlayer
from games.grosses_los.scene import make_scene
from games.grosses_los.scoring import rank_seats
from games.grosses_los.sheet import deal_score
from games.grosses_los.state import GrossesLosState, Phase
from games.grosses_los.statistics import STATISTICS
from games.grosses_los.terms import Terms
from games.grosses_los.trick import take_pass, take_play
from games.grosses_los.values import rules_values
from games.grosses_los.view import GrossesLosView, imagine_state, make_view, own_turn_state

MIN_SEATS = 3
MAX_SEATS = 6
FEW_SEATS = 4
"""Up to so many, a match to 100 mostly ends after one deal."""


class GrossesLos(Game[GrossesLosState, Action, GrossesLosView]):
    """Großes Los under one set of house rules."""

    spec: ClassVar[GameSpec] = GameSpec(
        slug=SLUG,
        command="großes-los",
        title="Großes Los",
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        rules_version=1,
        options=GrossesLosOptions,
        presets=PRESETS,
        actions=(Deck, actions.Play, actions.Pass),
        events=events.ALL,
        refusals=refusals.ALL,
        players={
            kind.level: kind for kind in (MiddlingPlayer, EasyPlayer, HardPlayer, RandomPlayer)
        },
        fewest_wins=True,
        statistics=STATISTICS,
        emblem=("cA", "sA", "hA", "dA"),
    )

    def __init__(self, options: Options | None = None) -> None:
        if options is None:
            options = GrossesLosOptions()
        if not isinstance(options, GrossesLosOptions):
            raise TypeError(f"Großes Los is not played under {type(options).__name__}")
        self._options = options
        self._terms = Terms(options)

    @property
    def options(self) -> GrossesLosOptions:
        """The house rules it was made with."""
        return self._options

    @property
    def terms(self) -> Terms:
        """The same worked out."""
        return self._terms

    def suggested_preset(self, seats: int) -> str | None:
        """Return *Lang* for a short match of few seats: it often ends after one deal, shared."""
        is_short = self._options == GrossesLosOptions()
        return "lang" if is_short and seats <= FEW_SEATS else None

    def max_actions(self, seats: int) -> int:
        """Return the stated bound, chance included.

        A deal has fewer tricks than cards dealt, since each takes one and one is left over, and in
        a trick each seat acts at most once.
        """
        dealt = seats * self._terms.hand_size(seats)
        return self._terms.most_deals(seats) * (1 + seats * (dealt - 1))

    def start(self, seats: int, dealer: Seat = 0) -> GrossesLosState:
        """Return the match before its first deal: the pack is due.

        Raises:
            OptionError: Großes Los is not played by so many, or there is no such dealer.
        """
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise OptionError(
                f"Großes Los has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}", "seats"
            )
        if not 0 <= dealer < seats:
            raise OptionError(f"there is no seat {dealer} to deal", "dealer")
        return GrossesLosState(seats, dealer)

    def to_act(self, state: GrossesLosState) -> Seats:
        """Return the seat in turn; nobody when chance is due or the match is over."""
        return (state.turn,) if state.phase is Phase.PLAY else ()

    def chance(self, state: GrossesLosState, shuffle: Shuffle) -> Action | None:
        """Return the shuffled pack, if it is due."""
        return next_deck(self._terms, state, shuffle)

    def legal_actions(self, state: GrossesLosState, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of a seat, in the order `games.grosses_los.moves` states."""
        if seat != state.turn or state.phase is not Phase.PLAY:
            return ()
        return moves(self._terms, state)

    def refusal(self, state: GrossesLosState, seat: Seat | None, action: Action) -> Refusal | None:
        """Return why the action is not legal now, or ``None`` if it is."""
        if state.phase is Phase.OVER:
            return refusals.MATCH_OVER()
        if action.is_chance:
            return deck_refusal(self._terms, state, action)
        if state.phase is Phase.DECK:
            return refusals.DECK_DUE()
        if seat != state.turn:
            return refusals.NOT_YOUR_TURN(seat=SeatValue(state.turn))
        if type(action) is Play:
            return play_refusal(self._terms, state, action.held)
        return pass_refusal(self._terms, state)

    def perform(self, state: GrossesLosState, seat: Seat | None, action: Action) -> list[Event]:
        """Do a legal action."""
        del seat
        if type(action) is Play:
            return take_play(self._terms, state, action)
        if type(action) is Deck:
            return deal(self._terms, state, action)
        return take_pass(self._terms, state)

    def view(self, state: GrossesLosState, seat: Seat | None) -> GrossesLosView:
        """Return what a seat, or the public, may know."""
        return make_view(state, seat)

    def scene(self, view: GrossesLosView) -> Scene:
        """Return what can be drawn of a view."""
        return make_scene(self._terms, view)

    def menu(
        self, view: GrossesLosView, seat: Seat, legal: Sequence[Action], chosen: Sequence[str] = ()
    ) -> Menu:
        """Return what the seat is offered with these cards chosen; the view says enough."""
        del legal
        return make_menu(self._terms, view, seat, chosen)

    def result(self, state: GrossesLosState) -> Result | None:
        """Return places and totals once the match has ended (§10)."""
        return rank_seats(self._terms, state.totals) if state.phase is Phase.OVER else None

    def scores(self, state: GrossesLosState) -> tuple[int, ...]:
        """Return the penalty points of finished deals per seat (§9)."""
        return state.totals

    def deal_score(self, view: GrossesLosView) -> DealScore | None:
        """Return what the deal that has just ended brought (§9)."""
        return deal_score(view)

    def imagine(self, view: GrossesLosView, seat: Seat, rng: Random) -> GrossesLosState:
        """Return a full state that this seat cannot tell from the real one."""
        if view.seat != seat:
            raise ValueError(f"the view is that of {view.seat}, not of seat {seat}")
        return imagine_state(self._terms, view, rng)

    def idle(self, view: GrossesLosView, seat: Seat) -> Sequence[Action]:
        """Return the safe automatic move."""
        if view.seat != seat or not view.is_own_turn:
            return ()
        return (idle_move(self._terms, own_turn_state(view)),)

    def rules_values(self) -> Mapping[str, str]:
        """Return the values in the rules for players."""
        return rules_values(self._options, self._terms)

    def describe(self, state: GrossesLosState) -> Mapping[str, object]:
        """Return deal, dealer, hands and table as ``python -m games show`` prints them."""
        return {
            "deal": state.deal,
            "dealer": state.dealer,
            "hands": [list(codes(hand)) for hand in state.hands],
            "table": {
                "leader": state.leader,
                "trick": [
                    {"seat": laid.seat, "cards": list(codes(laid.held)), "kind": laid.kind.word}
                    for laid in state.trick
                ],
                "best": state.best if state.trick else None,
                "is_a_trick": state.is_a_trick,
                "piles": [pile.bit_count() for pile in state.piles],
                "open": [list(codes(cards)) for cards in state.open_cards],
                "aside": state.aside.bit_count(),
                "out": [seat for seat, hand in enumerate(state.hands) if state.deal and not hand],
            },
        }
