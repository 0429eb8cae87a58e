"""All ways to lay a set of chosen cards as new melds, the dearest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from games.core.actions import Action
from games.core.cards import JOKER
from games.romme import hands
from games.romme.actions import LayOut
from games.romme.melds import STANDARD, Meld, MeldRules, read_meld
from games.romme.moves import new_melds

MAX_PLANS: Final = 24
"""Most ways returned; a person is asked which, and a list has 25 places."""
_MAX_TRIED: Final = 2000
"""Most melds tried, so that a hand full of jokers answers at once too."""


def partitions(
    cards: tuple[int, ...], rules: MeldRules = STANDARD
) -> tuple[tuple[LayOut, ...], ...]:
    """Return the ways to lay exactly these cards in as few melds as possible, dearest first.

    Args:
        cards: at most a hand of them, in any order.
        rules: what a meld is and what it is worth.
    """
    if len(cards) < 3:
        return ()
    tried = [0]
    found = list(_split(hands.pack(cards), rules, tried))
    # A Folge cut in two is no other reading of the cards.
    fewest = min((len(plan) for plan in found), default=0)
    found = [plan for plan in found if len(plan) == fewest]
    found.sort(key=lambda plan: -points(plan, rules))
    return tuple(found[:MAX_PLANS])


def _split(hand: int, rules: MeldRules, tried: list[int]) -> Iterator[tuple[LayOut, ...]]:
    """Yield the ways to lay a whole hand; each meld in turn takes the first natural card left."""
    if not hand:
        yield ()
        return
    first = (hand & -hand).bit_length() - 1
    if first >= JOKER:
        return
    for action in new_melds(hand, rules):
        if first not in action.tiles:
            continue
        tried[0] += 1
        if tried[0] > _MAX_TRIED:
            return
        rest = hand
        for card in action.tiles:
            rest = hands.remove(rest, card)
        for others in _split(rest, rules, tried):
            yield (action, *others)


def points(plan: Iterable[Action], rules: MeldRules = STANDARD) -> int:
    """Return what the new melds of a plan are worth as laid (§5)."""
    total = 0
    for action in plan:
        if isinstance(action, LayOut):
            meld = read_meld(action.tiles, rules)
            total += meld.value(rules) if isinstance(meld, Meld) else 0
    return total
