"""How good a hand is: what computer players weigh, from cards that they see alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.krass_kariert.cards import NACHZIEHEN, STOPP, X
from games.krass_kariert.readings import readings

_CARD: Final = 0.35
_TURN: Final = 1.0
_LIFE: Final = 0.9
_LAST_LIFE: Final = 1.1
_X: Final = 0.35
"""What a card, a turn, a way out, the last way out and an X weigh, in turns."""


@lru_cache(1 << 16)
def turns(hand: bytes) -> int:
    """Return the fewest plays that get rid of a hand, if all of them were allowed.

    Cards between those of a combination may be played before it, so that these lie side by side.
    """
    size = len(hand)
    if size < 2:
        return size
    fewest = 1 + turns(hand[1:])
    for at in range(1, size):
        pair = hand[:1] + hand[at : at + 1]
        if _is_combination(pair):
            fewest = min(fewest, turns(hand[1:at]) + 1 + turns(hand[at + 1 :]))
        for end in range(at + 1, size):
            if _is_combination(pair + hand[end : end + 1]):
                between = turns(hand[1:at]) + turns(hand[at + 1 : end])
                fewest = min(fewest, between + 1 + turns(hand[end + 1 :]))
    return fewest


def burden(hand: bytes, reserves: int) -> float:
    """Return how far a hand is from being played out, in turns; less is better.

    Args:
        hand: the cards in their order.
        reserves: how many reserve cards its seat has left; with special cards they are the ways
            out when it cannot beat.
    """
    lives = reserves + hand.count(STOPP) + hand.count(NACHZIEHEN)
    weight = _TURN * turns(hand) + _CARD * len(hand) - _X * hand.count(X)
    if hand and lives:
        weight -= _LAST_LIFE + _LIFE * (lives - 1)
    return weight


@lru_cache(1 << 13)
def _is_combination(cards: bytes) -> bool:
    return bool(readings(cards))
