"""Zupfen, a whole small card game for the tests: the fifth game that nobody else knows of.

Everything that the house finds in a game's folder lies here. It is registered for as long as a
test wants it (`zupfen_registered`), and no line of bot, cards_art, playground or games names it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, ClassVar, cast

from games import registry
from games.core.actions import Action
from games.core.cards import CODES, rank_of
from games.core.deck import Deck
from games.core.errors import OptionError, Refusal
from games.core.events import Event
from games.core.game import Game, GameSpec, Result
from games.core.menu import Menu, menu_of
from games.core.options import Options
from games.core.players import Player, RandomPlayer
from games.core.scene import Scene
from games.core.sheet import DealScore
from games.core.shuffle import Shuffle
from games.core.text import CardValue, SeatValue
from tests.toy.zupfen import declared
from tests.toy.zupfen.declared import Draw, Pass, Put, ZupfenOptions
from tests.toy.zupfen.state import (
    PACK,
    ZupfenState,
    ZupfenView,
    fits,
    imagine_state,
    make_scene,
    make_view,
)
from tests.toy.zupfen.statistics import STATISTICS


class Plucker(Player[Action, ZupfenView]):
    """Puts a card of the rank it holds most of, or draws."""

    level: ClassVar[str] = "zupfer"
    max_evaluations: ClassVar[int] = 52

    def choose(
        self,
        game: Game[Any, Action, ZupfenView],
        view: ZupfenView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        ranks = [rank_of(card) for card in view.hand]
        puts = [action for action in legal if isinstance(action, Put)]
        self.evaluations = len(puts)
        return max(puts, key=lambda put: ranks.count(rank_of(put.card)), default=legal[-1])


class Zupfen(Game[ZupfenState, Action, ZupfenView]):
    spec: ClassVar[GameSpec] = GameSpec(
        slug="zupfen",
        command="zupfen",
        title="Zupfen",
        min_seats=2,
        max_seats=6,
        rules_version=1,
        options=ZupfenOptions,
        presets={"standard": {}, "kurz": {"karten": "3", "spiele": "1"}},
        actions=declared.ACTIONS,
        events=declared.EVENTS,
        refusals=declared.REFUSALS,
        players={Plucker.level: Plucker, RandomPlayer.level: RandomPlayer},
        fewest_wins=True,
        statistics=STATISTICS,
    )

    def __init__(self, options: Options | None = None) -> None:
        self._options = cast(ZupfenOptions, options or ZupfenOptions())

    @property
    def options(self) -> ZupfenOptions:
        return self._options

    def max_actions(self, seats: int) -> int:
        """Each of 52 cards is drawn and put once at most, and not all pass between two of these."""
        return self._options.spiele * (1 + (2 * len(PACK) + 1) * seats)

    def start(self, seats: int, dealer: int = 0) -> ZupfenState:
        if not self.spec.min_seats <= seats <= self.spec.max_seats:
            raise OptionError(f"Zupfen is not for {seats}", "seats")
        return ZupfenState(seats, dealer)

    def to_act(self, state: ZupfenState) -> tuple[int, ...]:
        return () if state.turn is None else (state.turn,)

    def chance(self, state: ZupfenState, shuffle: Shuffle) -> Action | None:
        return Deck(tuple(shuffle(PACK))) if self._is_deck_due(state) else None

    def _is_deck_due(self, state: ZupfenState) -> bool:
        return state.turn is None and state.deal < self._options.spiele

    def legal_actions(self, state: ZupfenState, seat: int) -> Sequence[Action]:
        if seat != state.turn:
            return ()
        top = state.pile[-1]
        puts = [Put(card) for card in state.hands[seat] if fits(self._options, card, top)]
        return [*puts, Draw() if state.stock else Pass()]

    def refusal(self, state: ZupfenState, seat: int | None, action: Action) -> Refusal | None:
        if isinstance(action, Deck):
            is_pack = sorted(action.tiles) == list(PACK)
            return None if is_pack and self._is_deck_due(state) else declared.WRONG_DECK()
        if state.turn is None:
            return declared.DECK_DUE() if self._is_deck_due(state) else declared.MATCH_OVER()
        if seat != state.turn:
            return declared.NOT_YOUR_TURN(seat=SeatValue(state.turn))
        if isinstance(action, Put):
            return self._put_refusal(state, action.card)
        if isinstance(action, Draw):
            return None if state.stock else declared.NO_STOCK()
        return declared.STOCK_LEFT() if state.stock else None

    def _put_refusal(self, state: ZupfenState, card: int) -> Refusal | None:
        assert state.turn is not None
        top = state.pile[-1]
        if card not in state.hands[state.turn]:
            return declared.NOT_HELD(card=CardValue.of(CODES[card]))
        if not fits(self._options, card, top):
            cards = {"card": CardValue.of(CODES[card]), "top": CardValue.of(CODES[top])}
            return declared.DOES_NOT_FIT(**cards)
        return None

    def perform(self, state: ZupfenState, seat: int | None, action: Action) -> list[Event]:
        if isinstance(action, Deck):
            return self._deal(state, action.tiles)
        assert seat is not None
        state.passes = state.passes + 1 if isinstance(action, Pass) else 0
        state.turn = (seat + 1) % state.seats
        if isinstance(action, Put):
            state.hands[seat].remove(action.card)
            state.pile.append(action.card)
            told: list[Event] = [declared.CardPut(seat, action.card)]
            return told if state.hands[seat] else [*told, self._end(state, declared.DealWon(seat))]
        if isinstance(action, Draw):
            card = state.stock.pop()
            state.hands[seat] = sorted([*state.hands[seat], card])
            return [declared.CardDrawn(seat, card)]
        passed = declared.Passed(seat)
        if state.passes < state.seats:
            return [passed]
        return [passed, self._end(state, declared.DealStuck(None))]

    def _deal(self, state: ZupfenState, pack: tuple[int, ...]) -> list[Event]:
        size = self._options.karten
        state.dealer = (state.dealer + (state.deal > 0)) % state.seats
        state.deal += 1
        for at in range(state.seats):
            seat = (state.dealer + 1 + at) % state.seats
            state.hands[seat] = sorted(pack[at * size : (at + 1) * size])
        top, *stock = pack[state.seats * size :]
        state.pile, state.stock = [top], stock[::-1]
        state.turn, state.passes, state.left = (state.dealer + 1) % state.seats, 0, ()
        return [declared.DealStarted(state.dealer, state.deal)]

    def _end(self, state: ZupfenState, event: Event) -> Event:
        """Count the cards that are left (§5) and put everything away."""
        state.left = tuple(map(len, state.hands))
        state.totals = [total + left for total, left in zip(state.totals, state.left, strict=True)]
        state.hands = [[] for _ in state.hands]
        state.stock, state.pile = [], []
        state.turn, state.passes = None, 0
        return event

    def view(self, state: ZupfenState, seat: int | None) -> ZupfenView:
        return make_view(state, seat)

    def scene(self, view: ZupfenView) -> Scene:
        return make_scene(self._options, view)

    def menu(
        self, view: ZupfenView, seat: int, legal: Sequence[Action], chosen: Sequence[str] = ()
    ) -> Menu:
        return menu_of("zupfen", legal, [CODES[card] for card in view.hand], chosen)

    def result(self, state: ZupfenState) -> Result | None:
        if state.turn is not None or self._is_deck_due(state):
            return None
        totals = tuple(state.totals)
        places = tuple(1 + sum(other < own for other in totals) for own in totals)
        return Result(places, totals, "deals-played")

    def scores(self, state: ZupfenState) -> tuple[int, ...]:
        return tuple(state.totals)

    def deal_score(self, view: ZupfenView) -> DealScore | None:
        if not view.left:
            return None
        return DealScore(view.deal, view.dealer, view.left, view.totals)

    def imagine(self, view: ZupfenView, seat: int, rng: Random) -> ZupfenState:
        return imagine_state(view, rng)

    def idle(self, view: ZupfenView, seat: int) -> Sequence[Action]:
        if seat != view.turn:
            return ()
        return (Draw(),) if view.stock else (Pass(),)

    def rules_values(self) -> Mapping[str, str]:
        options = self._options
        return {
            "karten": str(options.karten),
            "spiele": str(options.spiele),
            "ranks_fit": "1" if options.passend == "beides" else "",
        }

    def describe(self, state: ZupfenState) -> Mapping[str, object]:
        top = CODES[state.pile[-1]] if state.pile else None
        return {
            "deal": state.deal,
            "dealer": state.dealer,
            "hands": [[CODES[card] for card in hand] for hand in state.hands],
            "table": {"stock": len(state.stock), "pile": len(state.pile), "pile_top": top},
        }


@contextmanager
def zupfen_registered(*, alone: bool = False) -> Iterator[None]:
    """Let the registry know the game meanwhile.

    Args:
        alone: whether it is the only one.
    """
    games = cast(dict[str, Any], registry.all_games())
    before = dict(games)
    if alone:
        games.clear()
    games[Zupfen.spec.slug] = {Zupfen.spec.rules_version: Zupfen}
    try:
        yield
    finally:
        games.clear()
        games.update(before)
