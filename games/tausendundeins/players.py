"""The computer players of Tausendundeins, from a seat's own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from games.core.actions import Action
from games.core.game import Game
from games.core.players import Player
from games.tausendundeins.actions import BIDS, DECLARES, PASS, PLAYS, Bury
from games.tausendundeins.house import HouseRules
from games.tausendundeins.judgement import choose_card, lay_away, strength
from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.pack import BITS, PACK_ORDER, pack, whole_pack
from games.tausendundeins.play import declarable_now
from games.tausendundeins.state import Phase
from games.tausendundeins.trick import playable
from games.tausendundeins.view import TausendundeinsView, own_turn_state


class MiddlingPlayer(Player[Action, TausendundeinsView]):
    """Plays by plain card sense and remembers every card."""

    level: ClassVar[str] = "mittel"
    max_evaluations: ClassVar[int] = 1

    def choose(
        self,
        game: Game[Any, Action, TausendundeinsView],
        view: TausendundeinsView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move it thinks best."""
        del legal, rng
        self.evaluations = 1
        options = game.options
        assert isinstance(options, TausendundeinsOptions)
        return sensible(HouseRules(options), view, seat)


class EasyPlayer(Player[Action, TausendundeinsView]):
    """Plays by the same sense, but often without looking."""

    level: ClassVar[str] = "leicht"
    max_evaluations: ClassVar[int] = 1
    careless: ClassVar[float] = 0.3

    def choose(
        self,
        game: Game[Any, Action, TausendundeinsView],
        view: TausendundeinsView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return a sensible move, or any."""
        self.evaluations = 1
        options = game.options
        assert isinstance(options, TausendundeinsOptions)
        if view.phase is Phase.PLAY and rng.random() < self.careless:
            return legal[rng.randrange(len(legal))]
        return sensible(HouseRules(options), view, seat)


class HardPlayer(MiddlingPlayer):
    """Plays imagined deals to their end."""

    level: ClassVar[str] = "schwer"


def sensible(house: HouseRules, view: TausendundeinsView, seat: int) -> Action:
    """Return the move that plain card sense makes."""
    may_declare = view.totals[seat] <= house.lock
    if view.phase is Phase.BID:
        points = house.next_bid(view.bid)
        worth = strength(house, view.hand, may_declare=may_declare)
        return BIDS[points] if points <= min(worth, house.highest_bid) else PASS
    if view.phase is Phase.BURY:
        away = lay_away(house, view.hand)
        return Bury(tuple(card for card in PACK_ORDER if card in away))
    everything = pack(whole_pack(view.seats, with_bidding=house.has_bidding))
    unseen = everything & ~view.hand & ~view.played & ~view.buried
    card, is_declared = choose_card(
        house,
        view.hand,
        playable(house, view.hand, view.trick, view.best, view.trump),
        view.trick,
        view.best,
        view.trump,
        unseen,
        view.seats,
        declarable_now(house, own_turn_state(view)),
    )
    assert view.hand & BITS[card]
    return DECLARES[card] if is_declared else PLAYS[card]
