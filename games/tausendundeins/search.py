"""What an action is worth: the mean of imagined deals, each played out by quick sense.

Every deal is imagined from the seat's own view (`games.tausendundeins.imagining`), so nothing
hidden is looked at. A deal is worth what it scores, less the mean of what the others score.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.core.actions import Action
from games.tausendundeins.actions import Bury, Declare, Play
from games.tausendundeins.greed import GREED
from games.tausendundeins.house import HouseRules
from games.tausendundeins.imagining import imagine_state
from games.tausendundeins.judgement import dispensable, lay_away
from games.tausendundeins.pack import PACK_ORDER, pack
from games.tausendundeins.play import declare, play_card
from games.tausendundeins.playout import play_out
from games.tausendundeins.state import NO_SEAT, Phase, TausendundeinsState
from games.tausendundeins.view import TausendundeinsView

WORLDS: Final = 40
"""Imagined deals for one move."""
CANDIDATES: Final = 5
"""Cards out of which two to lay away are looked for."""
MOST_EVALUATIONS: Final = WORLDS * 18
"""Ten cards to lead, and four pairs with two ways each to declare them."""


class Search:
    """The search for one move; `evaluations` counts the deals played out."""

    def __init__(self, house: HouseRules, view: TausendundeinsView, seat: int, rng: Random) -> None:
        self.evaluations = 0
        self._house = house
        self._view = view
        self._seat = seat
        self._rng = rng

    def best(self, actions: Sequence[Action]) -> Action:
        """Return the best of these cards to play, pairs to declare, or cards to lay away."""
        if len(actions) == 1:
            return actions[0]
        worth = [0.0] * len(actions)
        for _ in range(WORLDS):
            world = self._imagined()
            for at, action in enumerate(actions):
                state = world.copy()
                self._do(state, action)
                worth[at] += self._value(state)
        return actions[max(range(len(actions)), key=worth.__getitem__)]

    def bid_is_worth_it(self, bid: int) -> bool:
        """Return whether playing for this bid scores more than leaving the Stock to another.

        What the others score is left out: who bids against this seat holds better cards than
        those imagined, and would seem to miss his bid more often than he does.
        """
        playing = passing = 0
        for number in range(WORLDS):
            world = self._imagined()
            playing += self._scores(self._auctioned(world, self._seat, bid))[self._seat]
            rival = self._view.bidder
            if rival == NO_SEAT:
                rival = (self._seat + 1 + number % (self._view.seats - 1)) % self._view.seats
            left = self._auctioned(world, rival, self._view.bid or bid)
            passing += self._scores(left)[self._seat]
        return playing > passing

    def _imagined(self) -> TausendundeinsState:
        return imagine_state(self._house, self._view, self._rng)

    def _auctioned(self, world: TausendundeinsState, bidder: int, bid: int) -> TausendundeinsState:
        """Return a copy in which this seat has won the auction and laid away."""
        state = world.copy()
        hand = state.hands[bidder] | state.auction.stock
        away = pack(lay_away(self._house, hand))
        state.auction = state.auction._replace(bid=bid, bidder=bidder, buried=away)
        state.hands[bidder] = hand ^ away
        state.turn = bidder
        state.phase = Phase.PLAY
        return state

    def _do(self, state: TausendundeinsState, action: Action) -> None:
        if isinstance(action, Play):
            play_card(self._house, state, action.card)
        elif isinstance(action, Declare):
            declare(self._house, state, action)
        elif isinstance(action, Bury):
            away = pack(action.tiles)
            state.hands[state.turn] ^= away
            state.auction = state.auction._replace(buried=away)
            state.phase = Phase.PLAY

    def _value(self, state: TausendundeinsState) -> float:
        """Return what a deal is worth to the seat once it is played out."""
        scores = self._scores(state)
        own = scores[self._seat]
        return own - (sum(scores) - own) / (len(scores) - 1)

    def _scores(self, state: TausendundeinsState) -> tuple[int, ...]:
        """Return what a deal scores once it is played out."""
        self.evaluations += 1
        if state.phase is Phase.PLAY:
            play_out(self._house, state, self._rng, GREED)
        assert state.standing.outcome is not None
        return state.standing.outcome.scores


def ways_to_lay_away(house: HouseRules, hand: int) -> tuple[Bury, ...]:
    """Return the ways to lay two of the most dispensable cards away."""
    cards = [card for card in PACK_ORDER if card in dispensable(house, hand)[:CANDIDATES]]
    return tuple(
        Bury((first, second)) for at, first in enumerate(cards) for second in cards[at + 1 :]
    )
