"""The computer players *leicht* and *mittel* of Krass Kariert, from a seat's own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from games.core.actions import Action
from games.core.game import Game
from games.core.players import Player
from games.krass_kariert.actions import Insert, Play, Reserve
from games.krass_kariert.cards import NACHZIEHEN, STOPP
from games.krass_kariert.evaluation import burden
from games.krass_kariert.turn import rank_of_play
from games.krass_kariert.view import KrassView

MOST_ACTIONS: Final = 128
"""More than the legal actions there ever are at once: at most 21 places and their namings of X."""
_SPECIAL: Final = 0.25
_RANK: Final = 0.012
"""What spending a special card, and a step of rank, weigh, in turns."""


class EasyPlayer(Player[Action, KrassView]):
    """Plays as many cards as it can, the lowest first; takes a reserve card only if it must."""

    level: ClassVar[str] = "leicht"
    strength: ClassVar[float] = -0.54
    max_evaluations: ClassVar[int] = 0

    def choose(
        self,
        game: Game[Any, Action, KrassView],
        view: KrassView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the first thing that comes to mind."""
        del game, seat
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays:
            return legal[rng.randrange(len(legal))]
        return min(plays, key=lambda action: (*roughly(view.hand, action), rng.random()))


class MiddlingPlayer(Player[Action, KrassView]):
    """Plays what leaves the hand that is played out soonest, and keeps a way out for later."""

    level: ClassVar[str] = "mittel"
    max_evaluations: ClassVar[int] = MOST_ACTIONS

    def choose(
        self,
        game: Game[Any, Action, KrassView],
        view: KrassView,
        seat: int,
        legal: Sequence[Action],
        rng: Random,
    ) -> Action:
        """Return the move that leaves the least burden."""
        del game, seat
        self.evaluations = len(legal)
        return min(legal, key=lambda action: (weight(view, action), rng.random()))


def weight(view: KrassView, action: Action) -> float:
    """Return the burden that an action of the seat in turn leaves; less is better."""
    hand = view.hand
    reserves = sum(map(bool, view.reserves[view.turn]))
    if isinstance(action, Play):
        cards = hand[action.first : action.last + 1]
        left = burden(hand[: action.first] + hand[action.last + 1 :], reserves)
        spent = _SPECIAL if cards[0] in {STOPP, NACHZIEHEN} else 0.0
        return left + spent + _RANK * rank_of_play(hand, action)
    if isinstance(action, Reserve):
        card = view.reserves[view.turn][action.number]
        return burden(_with(hand, card, action.place), reserves - 1)
    assert isinstance(action, Insert)
    assert view.drawn is not None
    return burden(_with(hand, view.drawn, action.place), reserves)


def _with(hand: bytes, card: int, place: int) -> bytes:
    return hand[:place] + bytes((card,)) + hand[place:]


def roughly(hand: bytes, action: Play) -> tuple[int, int]:
    """Return what *leicht* looks at: a special card last, many cards first, then a low rank."""
    if hand[action.first] in {STOPP, NACHZIEHEN}:
        return 1, 0
    return action.first - action.last, rank_of_play(hand, action)
