"""The computer players of Rommé up to the middle: what to draw, lay and discard, from a view alone.

What is laid is decided by `games.romme.suggestion`, which people are offered too; here is decided
when to take the Ablage, and with `games.romme.usefulness` what to discard.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from games.core.actions import Action
from games.core.cards import JOKER
from games.core.game import Game
from games.core.players import Player
from games.romme.actions import DRAW_PILE, DRAW_STOCK, TAKE_BACK, Discard
from games.romme.house import HouseRules, house_rules
from games.romme.house_search import search_under
from games.romme.melds import Meld
from games.romme.options import RommeOptions
from games.romme.scoring import penalty
from games.romme.search import Arrangement
from games.romme.state import Phase, RommeState
from games.romme.suggestion import Plan, stands, suggested
from games.romme.turn import take_action
from games.romme.usefulness import surroundings, usefulness
from games.romme.view import RommeView, own_turn_state

_MOST_STEPS: Final = 16
"""Steps of a turn that are looked through before the first is made."""
MOST_DISCARDS: Final = 21
"""Most different cards in a hand: 14 dealt, one drawn, and jokers swapped for."""


class RommePlayer(Player[Action, RommeView]):
    """What all levels share: they lay what is suggested, if the turn can then be ended."""

    max_evaluations: ClassVar[int] = 2 * _MOST_STEPS + 3 + MOST_DISCARDS
    """Suggestions for this move and the rest of the turn, three searches, and each discard."""

    def choose(
        self,
        game: Game[Any, Action, RommeView],
        view: RommeView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move it thinks best; the seat is the one in turn."""
        del seat
        self.evaluations = 0
        options = game.options
        assert isinstance(options, RommeOptions)
        house = house_rules(options)
        if view.phase is Phase.DRAW:
            if DRAW_PILE not in legal:
                return DRAW_STOCK
            if house.pile_only_to_lay:
                takes = self._could_lay_pile(house, view)
            else:
                takes = self._wants_pile(house, view, rng)
            return DRAW_PILE if takes else DRAW_STOCK
        plan = self._plan(house, view, own_turn_state(view))
        if plan:
            return plan[0]
        discards = [action for action in legal if isinstance(action, Discard)]
        return self._discard(house, view, discards, rng) if discards else TAKE_BACK

    @abstractmethod
    def _wants_pile(self, house: HouseRules, view: RommeView, rng: Random) -> bool:
        """Return whether the top card of the Ablage is better than an unknown one."""

    @abstractmethod
    def _discard(
        self,
        house: HouseRules,
        view: RommeView,
        discards: Sequence[Discard],
        rng: Random,
    ) -> Discard:
        """Return the card to part with, of at least one."""

    def _plan(self, house: HouseRules, view: RommeView, state: RommeState) -> Plan:
        """Return the suggestion, or nothing if following it step by step leads nowhere.

        Args:
            house: the house rules.
            view: its own.
            state: the same as far as its turn goes, with a card drawn.
        """
        del view
        self.evaluations += 1
        plan = suggested(house, state)
        if house.is_standard_turn or not plan:
            return plan
        after, following = state.copy(), plan
        for _ in range(_MOST_STEPS):
            take_action(house, after, following[0])
            if after.phase is not Phase.PLAY:
                return plan
            self.evaluations += 1
            following = suggested(house, after)
            if not following:
                return plan if stands(house, after) else ()
        return ()

    def _could_lay_pile(self, house: HouseRules, view: RommeView) -> bool:
        """Return whether the top card of the Ablage could be laid at once."""
        state = own_turn_state(view)
        take_action(house, state, DRAW_PILE)
        return bool(self._plan(house, view, state))

    def _lightest(
        self,
        house: HouseRules,
        hand: Sequence[int],
        table: Sequence[Meld],
        barred: int | None = None,
    ) -> Arrangement | None:
        self.evaluations += 1
        search = search_under(house.melds)
        return search.lightest(hand, table, barred=barred, joker_points=house.joker_points)


class EasyPlayer(RommePlayer):
    """Takes what it can lay at once, and parts with the dearest card that is in no meld."""

    level: ClassVar[str] = "leicht"
    strength: ClassVar[float] = -0.61

    def _wants_pile(self, house: HouseRules, view: RommeView, rng: Random) -> bool:
        del rng
        return view.pile[-1] == JOKER or self._could_lay_pile(house, view)

    def _discard(
        self,
        house: HouseRules,
        view: RommeView,
        discards: Sequence[Discard],
        rng: Random,
    ) -> Discard:
        del rng
        plan = self._lightest(house, view.hand, ())
        loose = set(plan.left if plan else view.hand) - {JOKER}
        return max(discards, key=lambda action: self._rank(house, action.card, loose))

    def _rank(self, house: HouseRules, card: int, loose: set[int]) -> tuple[bool, bool, int, int]:
        """Return how gladly it parts with a card; jokers last of all."""
        return card in loose, card != JOKER, house.penalties[card], card


class MiddlingPlayer(RommePlayer):
    """Lays what it can, takes what it can lay, keeps what may still become a meld."""

    level: ClassVar[str] = "mittel"

    def _wants_pile(self, house: HouseRules, view: RommeView, rng: Random) -> bool:
        """Return whether the card can be laid or, before the first meld, completes a meld."""
        del rng
        card = view.pile[-1]
        if card == JOKER:
            return True
        hand, taken = view.hand, (*view.hand, card)
        barred = None if card in hand or house.may_return else card
        table = [laid.meld for laid in view.melds] if view.out[view.turn] else []
        before = self._lightest(house, hand, table)
        after = self._lightest(house, taken, table, barred)
        if before is None or after is None:
            return False
        if penalty(after.left, house.penalties) < penalty(before.left, house.penalties):
            return True
        if view.out[view.turn]:
            return False
        self.evaluations += 1
        return search_under(house.melds).dearest(taken).value >= house.first_meld

    def _discard(
        self,
        house: HouseRules,
        view: RommeView,
        discards: Sequence[Discard],
        rng: Random,
    ) -> Discard:
        """Return the card to part with; before the first meld, melds in hand are kept together."""
        del rng
        around = surroundings(house, view, view.turn)
        loose = set(view.hand)
        if not view.out[view.turn] and len(view.hand) > 1:
            plan = self._lightest(house, view.hand, ())
            loose = set(plan.left) if plan else loose
        self.evaluations += len(discards)
        return min(
            discards,
            key=lambda action: (
                action.card not in loose or action.card == JOKER,
                usefulness(around, action.card),
                action.card,
            ),
        )
