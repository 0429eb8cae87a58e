"""What cards in hand cost at the end of a deal (§12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.core.cards import JOKER
from games.romme import hands
from games.romme.melds import POINTS

JOKER_POINTS: Final = 20
"""Minus points of a joker left in hand under the standard rules (§12)."""
PENALTIES: Final = (*(POINTS[card % 13] for card in range(JOKER)), JOKER_POINTS)
"""Minus points of each card in hand under the standard rules; an ace counts 11 (§12)."""


def penalty(cards: Iterable[int], penalties: Sequence[int] = PENALTIES) -> int:
    """Return the minus points of cards in hand, not doubled (§12)."""
    return sum(penalties[card] for card in cards)


def score_hands(
    held: Sequence[int],
    penalties: Sequence[int] = PENALTIES,
    *,
    factor: int = 1,
    credited: int | None = None,
) -> tuple[int, ...]:
    """Return the minus points of a finished deal per seat; an empty hand has none.

    Args:
        held: all hands.
        penalties: minus points of each card.
        factor: what a Hand-Rommé multiplies them with (§9).
        credited: the winner who is credited the others' sum, ``None`` for nobody (§12).
    """
    points = [factor * penalty(hands.unpack(hand), penalties) for hand in held]
    if credited is not None:
        points[credited] = -sum(points)
    return tuple(points)
