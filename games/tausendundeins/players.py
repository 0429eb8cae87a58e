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
from games.tausendundeins.judgement import Situation, choose_card, lay_away, strength
from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.pack import PACK_ORDER, pack, whole_pack
from games.tausendundeins.play import declarable_now
from games.tausendundeins.search import MOST_EVALUATIONS, Search, ways_to_lay_away
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
    strength: ClassVar[float] = -1.67
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


class HardPlayer(Player[Action, TausendundeinsView]):
    """Imagines deals that fit what it sees and plays each to its end."""

    level: ClassVar[str] = "schwer"
    strength: ClassVar[float] = 0.85
    max_evaluations: ClassVar[int] = MOST_EVALUATIONS

    def choose(
        self,
        game: Game[Any, Action, TausendundeinsView],
        view: TausendundeinsView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move that does best in the imagined deals."""
        options = game.options
        assert isinstance(options, TausendundeinsOptions)
        house = HouseRules(options)
        search = Search(house, view, seat, rng)
        if view.phase is Phase.BID:
            bid = house.next_bid(view.bid)
            is_worth_it = bid <= house.highest_bid and search.bid_is_worth_it(bid)
            choice: Action = BIDS[bid] if is_worth_it else PASS
        elif view.phase is Phase.BURY:
            choice = search.best(ways_to_lay_away(house, view.hand))
        else:
            choice = search.best(legal)
        self.evaluations = search.evaluations
        return choice


def sensible(house: HouseRules, view: TausendundeinsView, seat: int) -> Action:
    """Return the move that plain card sense makes."""
    may_declare = view.totals[seat] <= house.lock
    if view.phase is Phase.BID:
        points = house.next_bid(view.bid)
        worth = strength(view.hand, may_declare=may_declare)
        return BIDS[points] if points <= min(worth, house.highest_bid) else PASS
    if view.phase is Phase.BURY:
        away = lay_away(house, view.hand)
        return Bury(tuple(card for card in PACK_ORDER if card in away))
    everything = pack(whole_pack(view.seats, with_bidding=house.has_bidding))
    now = Situation(
        hand=view.hand,
        cards=playable(house, view.hand, view.trick, view.best, view.trump),
        trick=view.trick,
        best=view.best,
        trump=view.trump,
        unseen=everything & ~view.hand & ~view.played & ~view.buried,
        seats=view.seats,
        pairs=declarable_now(house, own_turn_state(view)),
    )
    card, is_declared = choose_card(house, now)
    return DECLARES[card] if is_declared else PLAYS[card]
