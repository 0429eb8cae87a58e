"""The computer player of Rommé: what to draw, lay and discard, from a seat's own view alone.

What is laid is decided by `games.romme.suggestion`, which people are offered too; here is decided
when to take the Ablage, and with `games.romme.usefulness` what to discard.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from games.core.actions import Action
from games.core.cards import JOKER
from games.core.game import Game
from games.core.players import Player
from games.romme.actions import DRAW_PILE, DRAW_STOCK, TAKE_BACK, Discard
from games.romme.melds import Meld
from games.romme.options import RommeOptions
from games.romme.scoring import penalty
from games.romme.search import Arrangement, meld_search
from games.romme.state import Phase
from games.romme.suggestion import suggested
from games.romme.usefulness import surroundings, usefulness
from games.romme.view import RommeView


class MiddlingPlayer(Player[Action, RommeView]):
    """Lays what it can, takes what it can lay, keeps what may still become a meld."""

    level: ClassVar[str] = "mittel"
    max_evaluations: ClassVar[int] = 20
    """A suggestion, at most three searches, and each of at most 15 cards to discard."""

    def choose(
        self,
        game: Game[Any, Action, RommeView],
        view: RommeView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move it thinks best."""
        self.evaluations = 0
        options = game.options
        assert isinstance(options, RommeOptions)
        if view.phase is Phase.DRAW:
            takes = DRAW_PILE in legal and self._wants_pile(options, view, seat)
            return DRAW_PILE if takes else DRAW_STOCK
        self.evaluations += 1
        plan = suggested(options, game.imagine(view, seat, rng))
        if plan:
            return plan[0]
        discards = [action for action in legal if isinstance(action, Discard)]
        return self._least_useful(view, seat, discards) if discards else TAKE_BACK

    def _wants_pile(self, options: RommeOptions, view: RommeView, seat: int) -> bool:
        """Return whether the top card of the Ablage is better than an unknown one.

        It is if it can be laid at once or, before the first meld, completes a meld.
        """
        card = view.pile[-1]
        if card == JOKER:
            return True
        hand, taken = view.hand, (*view.hand, card)
        barred = None if card in hand else card
        table = [laid.meld for laid in view.melds] if view.out[seat] else []
        before, after = self._lightest(hand, table), self._lightest(taken, table, barred)
        if before is None or after is None:
            return False
        if penalty(after.left) < penalty(before.left):
            return True
        self.evaluations += 1
        return not view.out[seat] and meld_search().dearest(taken).value >= options.erstmeldung

    def _lightest(
        self, hand: Sequence[int], table: Sequence[Meld], barred: int | None = None
    ) -> Arrangement | None:
        self.evaluations += 1
        return meld_search().lightest(hand, table, barred=barred)

    def _least_useful(self, view: RommeView, seat: int, discards: Sequence[Discard]) -> Discard:
        """Return the card to part with; before the first meld, melds in hand are kept together."""
        around = surroundings(view, seat)
        loose = set(view.hand)
        if not view.out[seat] and len(view.hand) > 1:
            plan = self._lightest(view.hand, ())
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
