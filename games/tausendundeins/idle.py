"""The safe automatic move of a seat that does not answer (made of ordinary actions)."""

from __future__ import annotations

from games.core.actions import Action
from games.tausendundeins.actions import FORFEIT, PASS, PLAYS, Bury
from games.tausendundeins.house import STOCK, HouseRules
from games.tausendundeins.pack import PACK_ORDER, POINTS, each, unpack
from games.tausendundeins.state import Phase
from games.tausendundeins.trick import playable
from games.tausendundeins.view import TausendundeinsView


def idle_action(house: HouseRules, view: TausendundeinsView) -> Action:
    """Return passing, laying away the two cheapest cards (§8.5), or the cheapest card allowed.

    Of cards with equal points the one that takes least goes first, trumps last.
    """
    if view.phase is Phase.BID:
        return PASS
    if view.phase is Phase.BURY:
        return FORFEIT if house.has_penalty else Bury(cheapest_two(view.hand))
    cards = playable(house, view.hand, view.trick, view.best, view.trump)
    return PLAYS[
        min(each(cards), key=lambda card: (card >> 3 == view.trump, POINTS[card], card & 7, card))
    ]


def cheapest_two(hand: int) -> tuple[int, ...]:
    """Return the two cards with the fewest points in pack order; of equals the first."""
    cheap = sorted(unpack(hand), key=lambda card: (POINTS[card], card & 7))[:STOCK]
    return tuple(card for card in PACK_ORDER if card in cheap)
