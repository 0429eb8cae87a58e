"""The safe automatic move of a seat that does not answer (made of ordinary actions)."""

from __future__ import annotations

from games.core.actions import Action
from games.romme import hands
from games.romme.actions import DRAW_STOCK, TAKE_BACK, Discard, Source
from games.romme.scoring import PENALTIES
from games.romme.state import Phase, hand_before
from games.romme.view import RommeView


def idle_actions(view: RommeView) -> tuple[Action, ...]:
    """Return how the seat in turn ends its turn without changing anything.

    It takes back what is staged, draws from the Talon if it has not drawn, and discards the drawn
    card or, if that came from the Ablage, the dearest other. Before the draw the card to discard
    is not known, so the draw comes alone and the rest follows from the next view.
    """
    if view.phase is Phase.DRAW:
        return (DRAW_STOCK,)
    hand = hands.pack(view.hand)
    for step in reversed(view.staged):
        hand = hand_before(step.action, hand)
    assert view.drawn is not None
    taken_back = (TAKE_BACK,) * len(view.staged)
    if view.source is Source.STOCK:
        return (*taken_back, Discard.of(view.drawn))
    others = [card for card in hands.distinct(hand) if card != view.drawn]
    dearest = max(others or [view.drawn], key=lambda card: PENALTIES[card])
    return (*taken_back, Discard.of(dearest))
