"""The safe automatic move of a seat that does not answer (made of ordinary actions)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.actions import Action
from games.krass_kariert.actions import Insert, Play, Reserve
from games.krass_kariert.cards import X
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.readings import NOTHING, plays
from games.krass_kariert.state import Phase
from games.krass_kariert.turn import rank_of_play
from games.krass_kariert.view import KrassView


def idle_action(options: KrassKariertOptions, view: KrassView) -> Action:
    """Return what the seat in turn does without changing much.

    It plays the cheapest solo, else a special card, else takes its first reserve card to the end of
    the hand, else plays the cheapest combination; drawn cards go to the end.
    """
    end = len(view.hand)
    if view.phase is Phase.INSERT:
        return Insert(end)
    found = plays(view.hand, view.best, x_beside_x=options.x_neben_x)
    solos = [action for action in found if action.first == action.last]
    ranked = [action for action in solos if rank_of_play(view.hand, action) != NOTHING]
    if ranked:
        return _cheapest(view.hand, ranked)
    if solos:
        return solos[0]
    if view.turn != view.starter:
        for number, card in enumerate(view.reserves[view.turn]):
            if card:
                return Reserve(number, end)
    return _cheapest(view.hand, found)


def _cheapest(hand: bytes, found: Iterable[Play]) -> Play:
    """Return the lowest of these combinations, one without X before one with it."""
    return min(
        found,
        key=lambda action: (
            hand.count(X, action.first, action.last + 1),
            rank_of_play(hand, action),
            action.first,
        ),
    )
