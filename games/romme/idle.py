"""The safe automatic move of a seat that does not answer (made of ordinary actions)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.actions import Action
from games.core.cards import JOKER
from games.romme import hands
from games.romme.actions import DRAW_STOCK, TAKE_BACK, Discard, Source
from games.romme.house import HouseRules
from games.romme.state import Phase, hand_before
from games.romme.view import RommeView


def idle_actions(house: HouseRules, view: RommeView) -> tuple[Action, ...]:
    """Return how the seat in turn ends its turn without changing anything.

    It takes back what is staged, draws from the Talon if it has not drawn, and discards the drawn
    card or, if that came from the Ablage, the dearest other. Where a taken card must be laid, it is
    put back instead, and where forehand only discards, its dearest natural card goes. Before the
    draw the card to discard is not known, so the draw comes alone and the rest follows from the
    next view.
    """
    if view.phase is Phase.DRAW:
        return (DRAW_STOCK,)
    hand = hands.pack(view.hand)
    for step in reversed(view.staged):
        hand = hand_before(step, hand)
    if view.drawn is None:
        naturals = [card for card in hands.distinct(hand) if card != JOKER]
        return (Discard.of(_dearest(house, naturals)),)
    taken_back = (TAKE_BACK,) * len(view.staged)
    if view.source is Source.STOCK:
        return (*taken_back, Discard.of(view.drawn))
    if house.pile_only_to_lay:
        return (*taken_back, TAKE_BACK, DRAW_STOCK)
    others = [card for card in hands.distinct(hand) if card != view.drawn]
    return (*taken_back, Discard.of(_dearest(house, others or [view.drawn])))


def _dearest(house: HouseRules, cards: Sequence[int]) -> int:
    """Return the card that costs most in hand (§12), among equals the first."""
    return max(cards, key=lambda card: house.penalties[card])
