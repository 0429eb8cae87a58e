"""All ways to lay a set of chosen cards as new melds, the dearest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core.cards import JOKER
from games.romme import hands
from games.romme.actions import LayOut
from games.romme.melds import Meld, read_meld
from games.romme.moves import new_melds

MAX_PLANS: Final = 24
"""Most ways returned; a person is asked which, and a list has 25 places."""
_MAX_TRIED: Final = 2000
"""Most melds tried, so that a hand full of jokers answers at once too."""


def partitions(cards: tuple[int, ...]) -> tuple[tuple[LayOut, ...], ...]:
    """Return the ways to lay exactly these cards in as few melds as possible, dearest first.

    Args:
        cards: at most a hand of them, in any order.
    """
    if len(cards) < 3:
        return ()
    tried = [0]
    found = list(_split(hands.pack(cards), tried))
    # A Folge cut in two is no other reading of the cards.
    fewest = min((len(plan) for plan in found), default=0)
    found = [plan for plan in found if len(plan) == fewest]
    found.sort(key=lambda plan: -sum(_value(action) for action in plan))
    return tuple(found[:MAX_PLANS])


def _split(hand: int, tried: list[int]) -> Iterator[tuple[LayOut, ...]]:
    """Yield the ways to lay a whole hand; each meld in turn takes the first natural card left."""
    if not hand:
        yield ()
        return
    first = (hand & -hand).bit_length() - 1
    if first >= JOKER:
        return
    for action in new_melds(hand):
        if first not in action.tiles:
            continue
        tried[0] += 1
        if tried[0] > _MAX_TRIED:
            return
        rest = hand
        for card in action.tiles:
            rest = hands.remove(rest, card)
        for others in _split(rest, tried):
            yield (action, *others)


def _value(action: LayOut) -> int:
    meld = read_meld(action.tiles)
    return meld.value() if isinstance(meld, Meld) else 0
